"""Who meets whom: everybody everybody else, on the same deals, in every seat."""

from __future__ import annotations

from collections import Counter

import pytest

from tidetable.league.plan import Fixture, LeaguePlan, Submission

BOTS = ("a", "b", "c", "d")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_plays_every_deal_in_every_seat_as_often(seats: int) -> None:
    plan = LeaguePlan("chests", BOTS, 12, seats)
    fixtures = list(plan.fixtures())
    assert len(set(fixtures)) == len(fixtures) == 12 * len(plan.groups())
    sat = Counter((f.deal, seat, bot) for f in fixtures for seat, bot in enumerate(f.seating))
    assert len(sat) == plan.deals * seats * len(BOTS)
    assert len(set(sat.values())) == 1


def test_on_a_ladder_only_neighbours_meet() -> None:
    two = LeaguePlan("chests", BOTS, 2, ladder=True)
    assert two.groups() == two.pairs() == [("a", "b"), ("b", "c"), ("c", "d")]
    three = LeaguePlan("chests", BOTS, 3, seats=3, ladder=True)
    assert three.groups() == [("a", "b", "c"), ("b", "c", "d")]
    assert three.pairs() == [("a", "b"), ("a", "c"), ("b", "c"), ("b", "d"), ("c", "d")]
    assert LeaguePlan("chests", BOTS, 2).pairs() == LeaguePlan("chests", BOTS, 2).groups()


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert LeaguePlan("chests", BOTS, 7).deals == 4
    assert LeaguePlan("chests", BOTS, 7, seats=3).deals == 3
    assert list(LeaguePlan("chests", ("a", "b"), 1).fixtures()) == [
        Fixture(0, ("a", "b")),
        Fixture(0, ("b", "a")),
    ]


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = LeaguePlan("chests", BOTS, 4), LeaguePlan("chests", BOTS, 8)
    assert list(many.fixtures())[: len(list(few.fixtures()))] == list(few.fixtures())


def test_the_luck_of_a_deal_follows_from_the_seed_alone() -> None:
    one, other = (
        LeaguePlan("chests", BOTS, seed=bytes(16)),
        LeaguePlan("chests", BOTS, seed=bytes(15) + b"1"),
    )
    lucks = [one.luck_of(0), one.luck_of(1), other.luck_of(0)]
    assert len(set(lucks)) == 3
    assert one.luck_of(0) == LeaguePlan("sirens", ("x", "y"), 9, seed=bytes(16)).luck_of(0)
    states = [one.luck_at(deal, seat).below(1 << 31) for deal in (0, 1) for seat in (0, 1)]
    assert len(set(states)) == 4


@pytest.mark.parametrize(("seats", "groups"), [(2, 3), (3, 3), (4, 1)])
def test_a_newcomer_meets_all_who_do_not_meet_again_without_it(seats: int, groups: int) -> None:
    plan = LeaguePlan("chests", BOTS, seats, seats, submission=Submission("a benchmark"))
    assert len(plan.groups()) == groups
    assert all("a" in fixture.seating for fixture in plan.fixtures())
    assert {bot for fixture in plan.fixtures() for bot in fixture.seating} == set(BOTS)
    assert len({fixture.seating.index("a") for fixture in plan.fixtures()}) == seats
