"""Clocks: when a person takes too long, a stand-in answers once. The seat stays theirs."""

from __future__ import annotations

from typing import Final

from tidetable import bots
from tidetable.core.errors import Refusal
from tidetable.server.room.events import Announced, Arranged, Changed, Due
from tidetable.server.room.live import LiveTable
from tidetable.server.room.minds import Minds
from tidetable.server.room.tables import Tables
from tidetable.server.store.model import Timing

MOST_ANSWERS: Final = 100  # that a stand-in gives for one turn


class Clocks:
    """Does what is due when the time for an answer is over."""

    def __init__(self, tables: Tables, minds: Minds) -> None:
        self.tables = tables
        self.minds = minds

    async def ring(self, due: Due) -> None:
        """Answer for whoever is late, unless there is a break."""
        face = self.tables.timekeeper.standing(due.live)
        if face is not None and not face.is_still and not face.waits and face.left <= 0:
            await self._answer(due.live)

    async def _answer(self, live: LiveTable) -> None:
        """Let a stand-in answer for every person who is late, until others are asked."""
        asked_at = live.asked_at
        for seat in live.table.asked():
            if not live.sitters[seat].bot:
                await self._answer_for(live, seat)
        if live.asked_at == asked_at:  # the same are asked again: another turn, new time
            await self.renew(live)

    async def _answer_for(self, live: LiveTable, seat: int) -> None:
        best = bots.quick(live.box)  # nobody shall wait any longer
        asked_at = live.asked_at
        for n in range(MOST_ANSWERS):
            if seat not in live.table.asked() or live.asked_at != asked_at:
                break
            version = live.table.version
            action = await self.minds.answer(live, seat, best)
            try:
                await self.tables.play(live, seat, action, version)
            except Refusal:
                break  # the person came after all
            if n == 0:
                await self.tables.events.publish(Announced(live, seat, "time-up"))

    async def renew(self, live: LiveTable) -> None:
        """Give whoever is asked the whole time: another turn, or somebody who has just come."""
        time = self.tables.timekeeper
        if time.standing(live) is None:
            return
        async with live.lock:
            now = time.now()
            alarm = time.alarm(live.settings.clock, live.deciders, now, live.pause)
            await self.tables.store.renew_clock(live.id, Timing(now, alarm))
            live.asked_at, live.alarm = now, alarm
        live.tell_watchers(around=True)
        await self.tables.events.publish(Changed(live))

    async def greet(self, arranged: Arranged) -> None:
        """Give who has just sat down the whole time.

        Who lets a bot play and comes back has what was left: else no time would ever be up.
        """
        live, was = arranged.live, arranged.was
        comers = {seat for seat, who in enumerate(live.sitters) if was[seat].free and who.taken}
        if not comers.isdisjoint(live.table.asked()):
            await self.renew(live)
