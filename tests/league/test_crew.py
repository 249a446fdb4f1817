"""Processes that play: however many there are the games are the same, and none outlives a bot."""

from __future__ import annotations

from multiprocessing import active_children

import pytest

from tests.league.games import OWN, played_by_crew, played_here
from tidetable.league.crew import Crew, CrewLost
from tidetable.league.plan import Plan


@pytest.mark.parametrize("game", ["chests", "sirens"])
def test_the_number_of_workers_changes_nothing(game: str) -> None:
    plan = Plan(game, ("greedy", "random", f"{OWN}First"), 2)
    here = played_here(plan)
    assert list(here) == list(plan.fixtures())
    for workers in (1, 2):
        assert played_by_crew(plan, workers) == here
    assert active_children() == []


def test_a_bot_that_hangs_or_dies_loses_its_game_and_never_the_league() -> None:
    hangs, dies = f"{OWN}Hangs", f"{OWN}Dies"
    plan = Plan("chests", (hangs, dies, "random"), 1, seconds_per_move=1)
    played = played_by_crew(plan, 2)
    assert set(played) == set(plan.fixtures())
    for game in played.values():
        assert game.fault is not None
        at_fault = game.fixture.seating[game.fault.seat]
        assert (at_fault, game.fault.kind) in ((hangs, "slow"), (dies, "died"))
        assert game.places[game.fault.seat] == 2
    assert active_children() == []


def test_when_nobody_is_to_blame_it_is_tried_again_but_not_for_ever() -> None:
    plan = Plan("no such game", ("greedy", "random"), 2)
    with Crew(plan, 1) as crew, pytest.raises(CrewLost):
        list(crew.play(plan.fixtures()))
    assert active_children() == []


def test_a_crew_that_is_left_early_goes_home() -> None:
    plan = Plan("chests", ("greedy", "random"), 1000)
    with Crew(plan, 2) as crew:
        next(crew.play(plan.fixtures()))
    assert active_children() == []
