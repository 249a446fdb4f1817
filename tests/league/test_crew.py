"""Processes that play: however many there are the games are the same, and none outlives a bot."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.league.games import OWN, played_by_crew, played_here
from tests.patience import PATIENCE
from tests.spread import some
from tidetable.bots import processes
from tidetable.league.crew import Crew, CrewLost
from tidetable.league.plan import LeaguePlan


@pytest.fixture(autouse=True)
def everybody_goes_home(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No process is left when a league is over, however it went."""
    started: list[subprocess.Popen[bytes]] = []

    def start(*about: Any, **more: Any) -> subprocess.Popen[bytes]:
        started.append(subprocess.Popen(*about, **more))
        return started[-1]

    monkeypatch.setattr(processes, "Popen", start)
    yield
    assert started
    assert all(process.poll() is not None for process in started)


@pytest.mark.parametrize("game", some(["chests", "sirens"], "sirens"))
def test_the_number_of_workers_changes_nothing(game: str) -> None:
    plan = LeaguePlan(game, ("greedy", "random", f"{OWN}First"), 2)
    here = played_here(plan)
    assert list(here) == list(plan.fixtures())
    for workers in (1, 2):
        assert played_by_crew(plan, workers) == here


def test_a_bot_that_hangs_or_dies_loses_its_game_and_never_the_league(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The league's clock is ahead as long as a bot hangs: nobody else is late, and nobody waits."""
    process = tmp_path / "process"
    monkeypatch.setenv("HANGING_BOT", str(process))

    def clock() -> float:
        hangs = process.exists() and is_alive(int(process.read_text() or "0"))
        return monotonic() + 2 * PATIENCE * hangs

    monkeypatch.setattr(processes, "monotonic", clock)
    hangs, dies = f"{OWN}Hangs", f"{OWN}Dies"
    plan = LeaguePlan("chests", (hangs, dies, "random"), 1, seconds_per_move=PATIENCE)
    played = played_by_crew(plan, 1)
    assert set(played) == set(plan.fixtures())
    for game in played.values():
        assert game.fault is not None
        at_fault = game.fixture.seating[game.fault.seat]
        assert (at_fault, game.fault.kind) in ((hangs, "slow"), (dies, "died"))
        assert game.places[game.fault.seat] == 2


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return process > 0


def test_when_nobody_is_to_blame_it_is_tried_again_but_not_for_ever() -> None:
    plan = LeaguePlan("no such game", ("greedy", "random"), 2)
    with Crew(plan, 1) as crew, pytest.raises(CrewLost):
        list(crew.play(plan.fixtures()))


def test_a_crew_that_is_left_early_goes_home() -> None:
    plan = LeaguePlan("chests", ("greedy", "random"), 1000)
    with Crew(plan, 2) as crew:
        next(crew.play(plan.fixtures()))
