"""Clocks: when a person takes too long, a stand-in answers once. The seat stays theirs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tidetable import bots
from tidetable.core.errors import Refusal
from tidetable.server.live import LiveTable
from tidetable.server.model import Pause, Sitter

if TYPE_CHECKING:
    from tidetable.server.tables import Tables

logger = logging.getLogger(__name__)

MINUTE: Final = 60
DAY: Final = 24 * 60 * MINUTE
CLOCKS: Final = (0, 30, MINUTE, 3 * MINUTE, 10 * MINUTE, DAY, 3 * DAY, 7 * DAY)
LONGEST_PAUSE: Final = 28 * DAY
GRACE: Final = MINUTE  # nobody loses a turn because the server was away
NAP: Final = 30.0  # no alarm sleeps longer: a machine's own clock may be set, or sleep itself
MOST_ANSWERS: Final = 100  # that a stand-in gives for one turn


@dataclass(frozen=True)
class Standing:
    """How a clock stands: seconds left of those given, and the break that somebody asked for.

    It waits, too, for somebody who is asked and has not sat down yet.
    """

    given: int
    left: float
    pause: Pause | None = None
    waits: bool = False

    @property
    def is_still(self) -> bool:
        return self.pause is not None and self.pause.stands


class Clocks:
    """Rings when the time for an answer is over."""

    def __init__(self, tables: Tables, now: Callable[[], float]) -> None:
        self.tables = tables
        self.now = now
        self.answering: set[int] = set()  # tables where a stand-in answers just now
        self.ringing: set[asyncio.Task[None]] = set()

    def standing(self, live: LiveTable) -> Standing | None:
        given = live.wishes.clock
        if not given or live.table.over:
            return None
        asked = [live.sitters[seat] for seat in live.table.asked()]
        if any(who.free and not who.bot for who in asked):
            return Standing(given, given, live.pause, waits=True)
        return Standing(given, max(0.0, live.asked_at + given - self._until(live)), live.pause)

    def _until(self, live: LiveTable) -> float:
        """Return up to when time has run: until now, or until the clock was stopped."""
        since = live.pause.since if live.pause else None
        return self.now() if since is None else max(since, live.asked_at)

    def set(self, live: LiveTable, after_restart: bool = False) -> None:
        """Wind a table's clock anew."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        stands = self.standing(live)
        if stands is None or live.id in self.answering:
            return
        if after_restart and not stands.is_still:
            grace = min(GRACE, stands.given)
            live.asked_at = max(live.asked_at, self.now() + grace - stands.given)
        nap = min(NAP, self._until_alarm(live, stands))
        live.alarm = asyncio.get_running_loop().call_later(nap, self._look, live)

    def _until_alarm(self, live: LiveTable, stands: Standing) -> float:
        if stands.pause is not None and stands.pause.since is not None:
            return stands.pause.since + LONGEST_PAUSE - self.now()
        if stands.waits:
            return NAP
        return live.asked_at + stands.given - self.now()

    def _look(self, live: LiveTable) -> None:
        """Look how late it is, and ring or sleep on."""
        live.alarm = None
        stands = self.standing(live)
        if stands is None:
            return
        if self._until_alarm(live, stands) > 0:
            self.set(live)
            return
        rings = self.tables.pauses.end(live) if stands.is_still else self._answer(live)
        ringing = asyncio.create_task(rings)
        self.ringing.add(ringing)
        ringing.add_done_callback(self._rang)

    def _rang(self, task: asyncio.Task[None]) -> None:
        self.ringing.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a clock failed", exc_info=task.exception())

    async def _answer(self, live: LiveTable) -> None:
        """Let a stand-in answer for every person who is late, until others are asked."""
        self.answering.add(live.id)
        asked_at = live.asked_at
        try:
            for seat in live.table.asked():
                if not live.sitters[seat].bot:
                    await self._answer_for(live, seat)
        finally:
            self.answering.discard(live.id)
            self.set(live)
        if live.asked_at == asked_at:  # the same are asked again: another turn, new time
            await self.renew(live)

    async def _answer_for(self, live: LiveTable, seat: int) -> None:
        best = bots.quick(live.box)  # nobody shall wait any longer
        asked_at = live.asked_at
        for n in range(MOST_ANSWERS):
            if seat not in live.table.asked() or live.asked_at != asked_at:
                break
            version = live.table.version
            text = await self.tables.thinkers.answer(live, seat, best)
            try:
                await self.tables.play(live, seat, text, version)
            except Refusal:
                break  # the person came after all
            if n == 0:
                await self.tables.people.tell(live, seat, "time-up")

    async def renew(self, live: LiveTable) -> None:
        """Give whoever is asked the whole time: another turn, or somebody who has just come."""
        if self.standing(live) is None:
            return
        async with live.lock:
            now = self.now()
            await self.tables.store.renew_clock(live.id, now)
            live.asked_at = now
        self.set(live)
        live.tell_watchers(around=True)

    async def greet(self, live: LiveTable, was: list[Sitter]) -> None:
        """Give who has just sat down the whole time.

        Who lets a bot play and comes back has what was left: else no time would ever be up.
        """
        comers = {seat for seat, who in enumerate(live.sitters) if was[seat].free and who.taken}
        if not comers.isdisjoint(live.table.asked()):
            await self.renew(live)
