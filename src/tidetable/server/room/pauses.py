"""Breaks: a clock stands still once everybody who plays agrees, and not before.

Else who is about to lose would stop it, for weeks and again. Among bots nobody has to be asked.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from tidetable.core.errors import BadTable, NotYours, Stale
from tidetable.server.room.live import LiveTable
from tidetable.server.room.people import TRIES, slow_down
from tidetable.server.store.model import Pause, Timing
from tidetable.server.store.writer import Overtaken

if TYPE_CHECKING:
    from tidetable.server.room.tables import Tables

Change = Callable[[Pause | None], Pause | None]


class Pauses:
    """Stops clocks, and lets them run again."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def ask(self, live: LiveTable, seat: int, seats: list[int]) -> None:
        """Ask for a break with one's seats, or agree to the one that somebody asks for."""
        if self.tables.clocks.standing(live) is None:
            raise BadTable("no-clock")
        if live.pause is None:
            slow_down(live, seat, "clock")

        def agree(pause: Pause | None) -> Pause:
            wish = pause or Pause(seat)
            return replace(wish, agreed=wish.agreed.union(seats))

        if await self._change(live, agree) is None and live.pause and not live.pause.stands:
            await self.tables.people.tell(live, seat, "asks-pause")

    async def go_on(self, live: LiveTable, seats: list[int]) -> None:
        """Let the clock run: by who asked for the break, or by somebody who has not agreed."""

        def end(pause: Pause | None) -> None:
            if pause and pause.stands and pause.seat not in seats and is_agreed(pause, seats):
                raise NotYours("pause")

        was = await self._change(live, end)
        if was and not was.stands and was.seat not in seats:
            await self.tables.people.tell(live, seats[0], "no-pause")

    async def end(self, live: LiveTable) -> None:
        """End a break that has lasted long enough."""
        await self._change(live, lambda _: None)

    async def count(self, live: LiveTable) -> None:
        """Begin a break if nobody is left who has not agreed: people come and go."""
        await self._change(live, lambda pause: pause)

    async def _change(self, live: LiveTable, change: Change) -> Pause | None:
        """Change the break there is, and say so when it begins or ends; return what it was."""
        for _ in range(TRIES):
            async with live.lock:
                was = live.pause
                now = self._counted(live, change(was))
                if now == was:
                    return was
                with suppress(Overtaken):
                    timing = self._timing(live, now)
                    await self.tables.store.stop_clock(live.id, was, now, timing)
                    live.pause, live.asked_at, live.alarm = now, timing.asked_at, timing.alarm
                    break
            await self.tables.catch_up(live.id)
        else:
            raise Stale("overtaken")
        self.tables.alarms.heed(live.alarm)
        live.tell_watchers(around=True)
        stood, stands = (pause is not None and pause.stands for pause in (was, now))
        if stood != stands:
            seat = (now or was or Pause(0)).seat
            await self.tables.people.tell(live, seat, "paused" if stands else "resumed")
        return was

    def _counted(self, live: LiveTable, pause: Pause | None) -> Pause | None:
        """Let a break begin that everybody who plays agrees to."""
        if pause is None or pause.stands or not agreeing(live) <= pause.agreed:
            return pause
        return replace(pause, since=self.tables.clocks.now())

    def _timing(self, live: LiveTable, pause: Pause | None) -> Timing:
        """Return how the time goes on: after a break with what was left before it."""
        asked_at = live.asked_at + (0.0 if pause else self._stood(live))
        alarm = self.tables.clocks.alarm(live.wishes.clock, live.deciders, asked_at, pause)
        return Timing(asked_at, alarm)

    def _stood(self, live: LiveTable) -> float:
        """Return how long the clock has stood still since the open question was asked."""
        if live.pause is None or live.pause.since is None:
            return 0.0
        return self.tables.clocks.now() - max(live.pause.since, live.asked_at)


def agreeing(live: LiveTable) -> set[int]:
    """Return who must agree to a break: everybody who plays, whether they are here now or not."""
    return {seat for seat, who in enumerate(live.sitters) if who.person}


def is_agreed(pause: Pause, seats: list[int]) -> bool:
    return not pause.agreed.isdisjoint(seats)
