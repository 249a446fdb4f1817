"""A scale stays where it is, and its bounds hold what they promise."""

from __future__ import annotations

import pytest

from tidetable.core.luck import Luck
from tidetable.league.plan import Fixture
from tidetable.league.ratings import expected
from tidetable.league.scale import AT_ORIGIN, Duel, Scale, duels

TRUTH = {"random": 700.0, "greedy": 1000.0, "mate": 1150.0}


def match(one: str, two: str, deals: int, luck: Luck, truth: dict[str, float]) -> list[Duel]:
    """Return duels in pairs of which luck decides half: there either bot wins one game."""
    chance, found = expected(truth[one] - truth[two]), list[Duel]()
    for deal in range(deals):
        if luck.below(2):
            won = [1.0, 0.0]
        else:
            won = [float(int(luck.below(10**6)) < 10**6 * (2 * chance - 0.5))] * 2
        found += [Duel(deal, one, two, each) for each in won]
    return found


def test_a_table_is_every_two_at_it() -> None:
    found = duels(Fixture(7, ("a", "b", "c")), (2, 1, 2))
    assert [*found] == [Duel(7, "a", "b", 0), Duel(7, "a", "c", 0.5), Duel(7, "b", "c", 1)]


def test_a_lead_is_what_elo_says_it_is() -> None:
    met = [Duel(deal, "mate", "greedy", float(deal % 11 > 0)) for deal in range(1100)]
    found = Scale(met).ratings()
    assert found["greedy"].value == found["greedy"].low == found["greedy"].high == AT_ORIGIN
    assert found["mate"].value == pytest.approx(1400, abs=2)


def test_a_newcomer_that_plays_like_an_anchor_is_rated_like_it_and_moves_nobody() -> None:
    luck = Luck(3)
    met = match("mate", "greedy", 200, luck, TRUTH) + match("greedy", "random", 200, luck, TRUTH)
    scale = Scale(met)
    before = scale.ratings()
    same = [Duel(d.deal, "twin", d.two, d.won) for d in met if d.one == "mate"]
    found = scale.place("twin", same)
    assert found.value == pytest.approx(before["mate"].value, abs=1)
    assert found.low == pytest.approx(before["mate"].low, abs=1)  # greedy's place is certain
    worse = scale.place("twin", [Duel(d.deal, "twin", "mate", d.won) for d in same])
    assert worse.high - worse.low > 1.2 * (found.high - found.low)  # mate's is not
    backwards = [Duel(d.deal, d.two, d.one, 1 - d.won) for d in same]
    assert scale.place("twin", backwards) == found
    assert scale.ratings() == before


def test_who_never_lost_has_a_rating_with_wide_bounds() -> None:
    scale = Scale(match("mate", "greedy", 100, Luck(3), TRUTH))
    all_won = [Duel(deal, "new", "mate", 1) for deal in range(100) for _ in range(2)]
    found = scale.place("new", all_won)
    assert found.value > 1500
    assert found.high - found.low > 500


def test_deals_that_luck_splits_say_that_two_are_alike_and_make_bounds_narrow() -> None:
    scale = Scale(match("mate", "greedy", 100, Luck(3), TRUTH))
    split = [Duel(deal, "new", "greedy", won) for deal in range(100) for won in (1, 0)]
    whole = [Duel(deal, "new", "greedy", deal % 2) for deal in range(100) for _ in range(2)]
    narrow, wide = scale.place("new", split), scale.place("new", whole)
    assert narrow.value == pytest.approx(AT_ORIGIN, abs=1e-6)
    assert narrow.high - narrow.low < (wide.high - wide.low) / 4


def test_the_bounds_hold_the_truth_in_95_of_100_cases() -> None:
    luck, held = Luck(11), 0
    truth = TRUTH | {"new": 1080.0}
    for _ in range(120):
        met = match("mate", "greedy", 100, luck, truth) + match(
            "greedy", "random", 100, luck, truth
        )
        own = match("new", "greedy", 50, luck, truth) + match("mate", "new", 50, luck, truth)
        found = Scale(met).place("new", own)
        held += found.low <= truth["new"] <= found.high
    assert 106 <= held <= 119
