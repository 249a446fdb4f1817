"""Plays games in processes of its own, so that a bot that hangs or dies takes only its game along.

A process says in shared memory which seat is thinking and since when. Whoever thinks too long is
ended together with the process, and another one takes its place.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from tidetable.league.entrants import maker
from tidetable.league.game import Fault, Played, lost, play

if TYPE_CHECKING:
    from tidetable.league.plan import Fixture, Plan

LOOK: Final = 0.05  # seconds between two looks at who is thinking
GRACE: Final = 0.5  # a bot that is late but answers loses by its own clock
MOST_WRECKS: Final = 3
NOBODY: Final = -1


class CrewLost(Exception):
    """Processes end again and again, and no bot is to blame."""


class Hourglass:
    """Which seat is thinking, and since when: written by one process, read by another."""

    def __init__(self, shared: Any) -> None:
        self.shared = shared
        self.rest()

    def turn(self, seat: int) -> None:
        self.shared[1] = monotonic()
        self.shared[0] = seat

    def rest(self) -> None:
        self.shared[0] = NOBODY

    @property
    def seat(self) -> int:
        return int(self.shared[0])

    def seconds(self) -> float:
        return 0 if self.seat == NOBODY else monotonic() - float(self.shared[1])


class Hand:
    """A process that plays one game after the other."""

    def __init__(self, plan: Plan) -> None:
        context = get_context("spawn")
        shared = context.RawArray("d", 2)
        self.connection, theirs = context.Pipe()
        self.hourglass = Hourglass(shared)
        self.fixture: Fixture | None = None
        self.limit = plan.seconds_per_move + GRACE
        work_here = (plan, theirs, shared, list(sys.path))
        self.process = context.Process(target=work, args=work_here, daemon=True)
        self.process.start()
        theirs.close()

    def take(self, fixture: Fixture) -> None:
        self.fixture = fixture
        with suppress(OSError):  # it has ended: that is seen when the result is wanted
            self.connection.send(fixture)

    def result(self, kind: str = "died") -> Played | None:
        """Return what came of the game. If the process has ended, whoever was thinking has lost;
        None if nobody was.
        """
        assert self.fixture is not None
        try:
            played: Played = self.connection.recv()
            return played
        except (EOFError, OSError):
            self.process.join()
            seat = self.hourglass.seat
            return None if seat == NOBODY else lost(self.fixture, Fault(seat, kind))

    def is_late(self) -> bool:
        return self.hourglass.seconds() > self.limit

    def stop(self) -> Played | None:
        """End the process because of the bot that thinks now."""
        self.process.kill()
        self.process.join()
        return self.result("slow")

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


class Crew:
    """As many hands as wished; used with `with`, for they are sent home at the end."""

    def __init__(self, plan: Plan, workers: int) -> None:
        self.plan = plan
        self.workers = workers
        self.idle: list[Hand] = []
        self.busy: list[Hand] = []
        self.wrecks = 0

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        for hand in [*self.idle, *self.busy]:
            hand.end()
        self.idle, self.busy = [], []

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        """Yield the games as they finish."""
        waiting = deque(fixtures)
        while waiting or self.busy:
            while waiting and len(self.busy) < self.workers:
                hand = self.idle.pop() if self.idle else Hand(self.plan)
                hand.take(waiting.popleft())
                self.busy.append(hand)
            ready = wait([hand.connection for hand in self.busy], LOOK)
            for hand in self.busy[:]:
                if hand.connection in ready:
                    played = hand.result()
                elif hand.is_late():
                    played = hand.stop()
                else:
                    continue
                self.busy.remove(hand)
                if hand.process.is_alive():
                    self.idle.append(hand)
                else:
                    hand.end()
                if played is not None:
                    yield played
                elif hand.fixture is not None:
                    self.mourn()
                    waiting.append(hand.fixture)

    def mourn(self) -> None:
        """Play a game again whose process has ended without a bot's fault, but not for ever."""
        self.wrecks += 1
        if self.wrecks > MOST_WRECKS:
            raise CrewLost


# --- In the other process -----------------------------------------------------------------------


def work(plan: Plan, connection: Connection, shared: Any, paths: list[str]) -> None:
    """Play what is sent until nothing more is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the league decides when to stop
    os.dup2(2, 1)  # what a bot prints must not get into the tables
    sys.path[:] = paths
    Thread(target=leave_with_the_league, daemon=True).start()
    hourglass, box = Hourglass(shared), plan.box()
    for name in plan.bots:
        with suppress(Exception):  # the bot will be told when it is called to the table
            maker(box, name)  # imported now, so that it costs nobody's time to think
    with suppress(EOFError, OSError):
        while True:
            connection.send(play(plan, box, connection.recv(), hourglass))


def leave_with_the_league() -> None:
    """Even a bot that hangs ends when the league is gone."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
