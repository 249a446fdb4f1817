"""A test of two bots ends when it is clear which is better, with results that are made up here."""

from __future__ import annotations

import json
from collections import Counter
from itertools import count
from math import log
from pathlib import Path

import pytest

from tests.cli.shell import tidetable
from tests.league.games import OWN, finished
from tidetable.core.luck import Luck
from tidetable.league.game import Played
from tidetable.league.plan import Fixture, LeaguePlan
from tidetable.league.ratings import expected
from tidetable.league.sprt import Referee, Sprt, most_likely

PLAN = LeaguePlan("chests", ("new", "old"), 20_000)
WON, LOST, TIED = (2, 1), (1, 2), (1, 1)  # points of the new bot, and of the old one
Scores = tuple[int, int]


def deal(number: int, first: Scores, second: Scores) -> dict[Fixture, Played]:
    """Return the two games of a deal as they ended, seen from the new bot."""
    one = finished(number, ("new", "old"), *first)
    two = finished(number, ("old", "new"), *second[::-1])
    return {game.fixture: game for game in (one, two)}


def test_the_chances_are_the_likeliest_with_that_mean() -> None:
    """By hand: of shares 0 and 1 alone, the mean decides; of three, Lagrange does."""
    assert most_likely({0.0: 3, 1.0: 7}, 0.25) == pytest.approx({0.0: 0.75, 1.0: 0.25})
    seen = {0.0: 20.0, 0.5: 50.0, 1.0: 30.0}
    found = most_likely(seen, 0.6)
    assert sum(found.values()) == pytest.approx(1)
    assert sum(share * chance for share, chance in found.items()) == pytest.approx(0.6)

    def likelihood(chances: dict[float, float]) -> float:
        return sum(n * log(chances[share]) for share, n in seen.items())

    for nudge in (-0.01, 0.01):  # to either side, with the same mean and the same sum
        other = {0.0: found[0] + nudge, 0.5: found[0.5] - 2 * nudge, 1.0: found[1] + nudge}
        assert likelihood(other) < likelihood(found)


def test_where_the_truth_lies_between_the_ratio_is_even() -> None:
    sprt = Sprt(-50, 50)
    assert sprt.ratio({0.0: 30, 0.5: 40, 1.0: 30}) == pytest.approx(0, abs=1e-9)
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)


def test_the_ratio_is_what_the_normal_distribution_says_for_many_deals() -> None:
    """(s1 - s0)(2m - s0 - s1) / 2v for each deal, where m is the mean and v the variance."""
    shares, sprt = {0.0: 1200, 0.25: 100, 0.5: 2300, 0.75: 100, 1.0: 1300}, Sprt(0, 10)
    n = sum(shares.values())
    m = sum(share * k for share, k in shares.items()) / n
    v = sum((share - m) ** 2 * k for share, k in shares.items()) / n
    s0, s1 = expected(0), expected(10)
    assert sprt.ratio(shares) == pytest.approx(n * (s1 - s0) * (2 * m - s0 - s1) / 2 / v, rel=0.02)


@pytest.mark.parametrize(
    ("results", "verdict"),
    [
        ([(WON, WON), (WON, LOST), (LOST, WON)], "better"),
        ([(LOST, LOST), (WON, LOST), (LOST, TIED)], "no-better"),
        ([(WON, LOST), (LOST, WON), (WON, WON), (LOST, LOST)], "no-better"),
    ],
)
def test_the_referee_ends_a_match(results: list[tuple[Scores, Scores]], verdict: str) -> None:
    referee, played = Referee(PLAN, Sprt(0, 40)), dict[Fixture, Played]()
    for number in count():
        played |= deal(number, *results[number % len(results)])
        if referee.see(played):
            break
        assert number < 2000
    assert referee.verdict == verdict
    assert referee.deals == number + 1
    assert abs(referee.ratio) >= referee.sprt.bound


def test_who_swaps_wins_with_the_deal_needs_fewer_deals_than_luck_alone() -> None:
    """As many wins, but in pairs that cancel out luck: that is what whole deals are good for."""

    def needed(results: list[tuple[Scores, Scores]]) -> int:
        referee, played = Referee(PLAN, Sprt(0, 40)), dict[Fixture, Played]()
        for number in count():
            played |= deal(number, *results[number % len(results)])
            if referee.see(played):
                return referee.deals
        raise AssertionError

    paired = [(WON, LOST), (WON, LOST), (WON, LOST), (WON, WON)]
    by_luck = [(WON, WON), (LOST, LOST), (WON, WON), (WON, LOST)]
    assert needed(paired) * 2 < needed(by_luck)


def test_deals_count_in_their_order_whichever_is_finished_first() -> None:
    deals = [deal(n, *((WON, WON) if n % 3 else (LOST, WON))) for n in range(200)]
    in_order, played = Referee(PLAN, Sprt()), dict[Fixture, Played]()
    for one in deals:
        played |= one
        if in_order.see(played):
            break
    backwards, played = Referee(PLAN, Sprt()), dict[Fixture, Played]()
    for one in reversed(deals):
        played |= one
        backwards.see(played)
    assert backwards == in_order
    assert 0 < in_order.deals < 200


def test_mistakes_are_as_rare_as_promised() -> None:
    """200 matches in which the lead is exactly what is not worth having: 5 of 100 are accepted."""
    luck, sprt, accepted = Luck(7), Sprt(0, 100), 0
    for _ in range(200):
        seen, verdict = Counter({share / 4: 1e-3 for share in range(5)}), "open"
        while verdict == "open":
            seen[[0.0, 0.5, 0.5, 1.0][luck.below(4)]] += 1
            verdict = sprt.verdict(sprt.ratio(seen))
        accepted += verdict == "better"
    assert 2 <= accepted <= 20


def test_the_command_stops_by_itself(tmp_path: Path) -> None:
    file = tmp_path / "json"
    match = ("league", "chests", "--bots", "greedy,random", "--elo", "0,200", "--sprt")
    result = tidetable(*match, "--json", str(file), "--resume", str(tmp_path / "log"))
    assert result.exit_code == 0, result.output
    assert "Accepted (deals: " in result.stdout
    assert "greedy is better than random, by 200 Elo points rather than 0" in result.stdout
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["sprt"]["verdict"] == "better"
    assert found["games"] == 2 * found["sprt"]["deals"] < 200
    again = tidetable(*match, "--resume", str(tmp_path / "log"), "--workers", "1")
    assert f"Accepted (deals: {found['sprt']['deals']})" in again.stdout


def test_what_is_not_decided_is_said() -> None:
    result = tidetable("league", "chests", "--bots", "greedy,random", "--games", "2", "--sprt")
    assert result.exit_code == 0, result.output
    assert "Not decided yet between greedy and random (deals: 1)" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bot", f"{OWN}First"], "A test is about two bots"),
        (["--elo", "20,0"], "two leads in Elo points"),
        (["--elo", "much"], "two leads in Elo points"),
        (["--elo", "0,inf"], "two leads in Elo points"),
    ],
)
def test_wrong_wishes(arguments: list[str], sentence: str) -> None:
    result = tidetable("league", "chests", "--sprt", *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
