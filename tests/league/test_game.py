"""One game: whatever a bot does, there is a result, and seats that are changed change it back."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from tests.league.entrants import Dawdles
from tests.league.games import OWN, played_here
from tests.patience import PATIENCE
from tidetable.bots.searcher import Searcher
from tidetable.core.errors import BadTable
from tidetable.core.luck import Luck
from tidetable.games import box
from tidetable.league.entrants import BadBot, maker
from tidetable.league.game import Failed, Unwatched, play, share_among, two_digits
from tidetable.league.plan import Fixture, LeaguePlan
from tidetable.league.results import results

TWINS = LeaguePlan("chests", ("greedy", f"{OWN}Twin"), 12)


def test_whoever_plays_alike_splits_every_deal() -> None:
    """Same deal, same luck in each seat, same play: both games of a deal are one game."""
    played = played_here(TWINS)
    for deal in range(TWINS.deals):
        one, other = (game for game in played.values() if game.fixture.deal == deal)
        assert one.fixture.seating == other.fixture.seating[::-1]
        assert one.fault is None
        assert (one.digest, one.places, one.scores) == (other.digest, other.places, other.scores)
    (pairing,) = results(TWINS, played).pairings
    assert pairing.wins == pairing.losses
    assert pairing.luck is not None
    assert pairing.luck.same_seat + pairing.luck.other == TWINS.deals
    assert pairing.lead is not None
    assert pairing.lead.value == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_those_who_play_alike_a_bot_wins_its_fair_share_of_every_deal(seats: int) -> None:
    plan = replace(TWINS, seats=seats)
    assert [share_among(plan, deal) for deal in range(3)] == pytest.approx([1 / seats] * 3)


def test_who_is_at_fault_spoils_a_share() -> None:
    with pytest.raises(Failed, match="lost at sea"):
        share_among(LeaguePlan("chests", ("greedy", f"{OWN}Raises")), 0)


def test_no_clock_cuts_a_level_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the same seeds must still make the same games."""
    sirens = box("sirens")
    table = sirens.table(2, seed=bytes(16))
    view = table.view(table.asked()[0])

    def tried() -> list[tuple[int, int]]:
        bot = maker(sirens, "helmsman")(Luck(5))
        assert isinstance(bot, Searcher)
        return [(one.action, one.visits) for one in bot.look_into(view)]

    at_leisure = tried()
    hours = count(0, 3600)
    monkeypatch.setattr("tidetable.bots.searcher.monotonic", lambda: next(hours))
    assert tried() == at_leisure


def test_different_deals_are_different_games() -> None:
    played = played_here(LeaguePlan("sirens", ("greedy", "random"), 4))
    assert len({game.digest for game in played.values()}) == 4


def test_three_rotate() -> None:
    plan = LeaguePlan("chests", ("greedy", "random", f"{OWN}First"), 3, seats=3)
    played = played_here(plan)
    assert [fixture.seating[0] for fixture in played] == list(plan.bots)
    found = results(plan, played)
    assert all(standing.games == 3 for standing in found.standings)
    assert all(pairing.games == 3 and pairing.luck is None for pairing in found.pairings)


def test_options_are_played() -> None:
    plan = LeaguePlan("sirens", ("greedy", "random"), 2)
    tactics = replace(plan, options={"more-tactics": "yes"})
    assert played_here(plan) != played_here(tactics)


@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [
        ("Raises", "raised", "ValueError: lost at sea (entrants.py:"),
        ("Leaves", "raised", "SystemExit: 0"),
        ("Unready", "raised", "TypeError: "),
        ("Cheats", "illegal", "open left"),
        ("Beyond", "illegal", "1000000000"),
        ("Dawdles", "slow", ""),
    ],
)
def test_a_bot_that_misbehaves_loses_its_game(
    bot: str, kind: str, detail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tidetable.league.game.perf_counter", Dawdles.clock)
    for game in ("chests", "sirens"):
        plan = LeaguePlan(game, ("random", OWN + bot), seconds_per_move=PATIENCE)
        for seat, seating in enumerate([(OWN + bot, "random"), ("random", OWN + bot)]):
            result = play(plan, plan.box(), Fixture(0, seating), Unwatched())
            assert result.fault is not None
            assert (result.fault.seat, result.fault.kind) == (seat, kind)
            assert game != "chests" or result.fault.detail.startswith(detail)
            assert result.places[seat] == 2
            assert result.places[1 - seat] == 1
            assert result.scores == ()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("entrants:", "form"),
        (":First", "form"),
        ("tests/league:First", "form"),
        ("tests.league.nowhere:First", "import"),
        (f"{OWN}Nobody", "missing"),
        (f"{OWN}NoBot", "class"),
        (f"{OWN}sleep", "class"),
        ("tidetable.core.think.bot:Bot", "class"),
    ],
)
def test_what_is_no_bot_cannot_join(name: str, reason: str) -> None:
    with pytest.raises(BadBot) as refused:
        maker(box("chests"), name)
    assert refused.value.reason == reason


def test_an_unknown_bot_of_the_house_cannot_join() -> None:
    with pytest.raises(BadTable):
        maker(box("chests"), "blackbeard")


def test_times_are_kept_to_two_digits() -> None:
    seconds = (0, 3e-6, 0.000_12345, 0.0998, 1.26)
    assert [two_digits(each) for each in seconds] == [1, 3, 120, 100_000, 1_300_000]
