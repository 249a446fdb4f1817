"""Plays games in processes, so that a bot that hangs or dies takes only its game along."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from tidetable.bots.processes import LOOK, NOBODY, Ended, Hourglass, Pool
from tidetable.league.entrants import maker
from tidetable.league.game import Fault, Played, lost, play

if TYPE_CHECKING:
    from tidetable.league.plan import Fixture, LeaguePlan

GRACE: Final = 0.5  # a bot that is late but answers loses by its own clock
MOST_WRECKS: Final = 3


class CrewLost(Exception):
    """Processes end again and again, and no bot is to blame."""


class Crew:
    """As many processes as wished; used with `with`, for they are sent home at the end."""

    def __init__(self, plan: LeaguePlan, workers: int) -> None:
        self.pool = Pool(partial(sit_down, plan), workers, plan.seconds_per_move + GRACE)
        self.workers = workers
        self.wrecks = 0

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        self.pool.close()

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        """Yield the games as they finish."""
        waiting = deque(fixtures)
        busy: dict[Future[Played], Fixture] = {}
        while waiting or busy:
            while waiting and len(busy) < self.workers:
                fixture = waiting.popleft()
                busy[self.pool.ask(fixture)] = fixture
            finished, _ = wait(busy, LOOK, FIRST_COMPLETED)
            for asked in finished:
                fixture = busy.pop(asked)
                played = self.result(asked, fixture)
                if played is not None:
                    yield played
                else:
                    waiting.append(fixture)

    def result(self, asked: Future[Played], fixture: Fixture) -> Played | None:
        """Return what came of a game. If its process has ended, whoever was thinking has lost; if
        nobody was, it is played again, but not for ever.
        """
        try:
            return asked.result()
        except Ended as ended:
            if ended.seat != NOBODY:
                return lost(fixture, Fault(ended.seat, "slow" if ended.late else "died"))
        self.wrecks += 1
        if self.wrecks > MOST_WRECKS:
            raise CrewLost
        return None


def sit_down(plan: LeaguePlan, hourglass: Hourglass) -> Callable[[Fixture], Played]:
    """Return what plays the games of a plan, in the process that calls it."""
    box = plan.box()
    for name in plan.thinkers():
        with suppress(Exception):  # the bot will be told when it is called to the table
            maker(box, name)  # imported now, so that it costs nobody's time to think
    return lambda fixture: play(plan, box, fixture, hourglass)
