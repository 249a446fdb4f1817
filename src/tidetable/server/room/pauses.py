"""Breaks: a clock stands still once everybody who plays agrees, and not before.

Else who is about to lose would stop it, for weeks and again. Among bots nobody has to be asked, nor
who has let one play; but whoever is away, and for whom others seated a stand-in, has not agreed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tidetable.core.errors import BadTable, NotYours
from tidetable.server.room.events import Announced, Arranged, Changed, Due
from tidetable.server.room.live import LiveTable
from tidetable.server.room.tables import Tables
from tidetable.server.room.timekeeper import LONGEST_PAUSE
from tidetable.server.store.model import Pause, Timing

Change = Callable[[Pause | None], Pause | None]


class Pauses:
    """Stops clocks, and lets them run again."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.timekeeper = tables.timekeeper

    async def ask(self, live: LiveTable, seat: int, seats: list[int]) -> None:
        """Ask for a break with one's seats, or agree to the one that somebody asks for."""
        if self.timekeeper.standing(live) is None:
            raise BadTable("no-clock")
        if live.pause is None:
            live.slow_down(seat, "clock")

        def agree(pause: Pause | None) -> Pause:
            asked = pause or Pause(seat)
            return replace(asked, agreed=asked.agreed.union(seats))

        if await self._change(live, agree) is None and live.pause and not live.pause.stands:
            await self._announce(live, seat, "asks-pause")

    async def go_on(self, live: LiveTable, seats: list[int]) -> None:
        """Let the clock run: by whoever asked for the break, or by somebody who has not agreed."""

        def end(pause: Pause | None) -> None:
            if pause and pause.stands and pause.seat not in seats and is_agreed(pause, seats):
                raise NotYours("pause")

        was = await self._change(live, end)
        if was and not was.stands and was.seat not in seats:
            await self._announce(live, seats[0], "no-pause")

    async def ring(self, due: Due) -> None:
        """End a break that has lasted long enough."""
        face = self.timekeeper.standing(due.live)
        since = None if face is None or face.pause is None else face.pause.since
        if since is not None and since + LONGEST_PAUSE <= self.timekeeper.now():
            await self._change(due.live, lambda _: None)

    async def count(self, arranged: Arranged) -> None:
        """Begin a break if nobody is left who has not agreed: people come and go."""
        await self._change(arranged.live, lambda pause: pause)

    async def _change(self, live: LiveTable, change: Change) -> Pause | None:
        """Change the break there is, and say so when it begins or ends; return what it was."""

        async def save() -> tuple[Pause | None, Pause | None]:
            was = live.pause
            now = self._counted(live, change(was))
            if now != was:
                timing = self._timing(live, now)
                await self.tables.store.stop_clock(live.id, was, now, timing)
                live.pause, live.asked_at, live.alarm = now, timing.asked_at, timing.alarm
            return was, now

        was, now = await self.tables.together(live, save)
        if now == was:
            return was
        live.tell_watchers(around=True)
        await self.tables.events.publish(Changed(live))
        stood, stands = (pause is not None and pause.stands for pause in (was, now))
        if stood != stands:
            seat = (now or was or Pause(0)).seat
            await self._announce(live, seat, "paused" if stands else "resumed")
        return was

    async def _announce(self, live: LiveTable, seat: int, what: str) -> None:
        await self.tables.events.publish(Announced(live, seat, what))

    def _counted(self, live: LiveTable, pause: Pause | None) -> Pause | None:
        """Let a break begin that everybody who plays agrees to."""
        if pause is None or pause.stands or not agreeing(live) <= pause.agreed:
            return pause
        return replace(pause, since=self.timekeeper.now())

    def _timing(self, live: LiveTable, pause: Pause | None) -> Timing:
        """Return how the time goes on: after a break with what was left before it."""
        asked_at = live.asked_at + (0.0 if pause else self._stood(live))
        alarm = self.timekeeper.alarm(live.settings.clock, live.deciders, asked_at, pause)
        return Timing(asked_at, alarm)

    def _stood(self, live: LiveTable) -> float:
        """Return how long the clock has stood still since the open question was asked."""
        if live.pause is None or live.pause.since is None:
            return 0.0
        return self.timekeeper.now() - max(live.pause.since, live.asked_at)


def agreeing(live: LiveTable) -> set[int]:
    """Return who must agree to a break: everybody who plays, whether they are here now or not."""
    return {seat for seat, who in enumerate(live.sitters) if who.taken and not who.willing}


def is_agreed(pause: Pause, seats: list[int]) -> bool:
    return not pause.agreed.isdisjoint(seats)
