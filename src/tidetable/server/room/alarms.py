"""Alarms: when a table must go on though nobody looks at it, by a clock or by a bot.

They are saved with the tables, so a table with a clock may sleep in the log like any other, and a
server that starts need not look at those where nothing is to be done. One task waits for all.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from math import inf
from typing import Final

from tidetable.core.errors import SetAside
from tidetable.server.room.events import Due, Event
from tidetable.server.room.live import LiveTable
from tidetable.server.room.tables import Tables
from tidetable.server.room.timekeeper import GRACE
from tidetable.server.store.model import LEASE
from tidetable.server.trouble import in_short

logger = logging.getLogger(__name__)

NAP: Final = 30.0  # no longer: a machine's own clock may be set, and other servers save alarms too
MOST_AT_ONCE: Final = 4
UNKNOWN: Final = 0.0  # what is saved was changed by others; whatever is wanted will be saved anew


class Alarms:
    """Looks at tables whose time has come."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.timekeeper = tables.timekeeper
        self.store = tables.store
        self.next = inf
        self.sooner = asyncio.Event()
        self.room = asyncio.Semaphore(MOST_AT_ONCE)
        self.watching: asyncio.Task[None] | None = None
        self.ringing: dict[int, asyncio.Task[None]] = {}

    def start(self) -> None:
        self.watching = asyncio.create_task(self._watch())

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        return [*self.ringing.values(), *([self.watching] if self.watching else [])]

    async def heed(self, event: Event) -> None:
        """Hear of an alarm that may have been saved just now: it may be the next."""
        self._heed(event.live.alarm)

    def _heed(self, alarm: float | None) -> None:
        if alarm is not None and alarm < self.next:
            self.sooner.set()

    # --- waiting ----------------------------------------------------------------------------------

    async def _watch(self) -> None:
        ahead = LEASE  # bots were asked; whoever let them think may have stopped
        while True:
            self.sooner.clear()
            self.next = inf
            try:
                await self._look(ahead)
                ahead = 0.0
                await self._sleep()
            except Exception as error:
                logger.error("no alarm can be read: %s", in_short(error))
                await asyncio.sleep(NAP)
                self.timekeeper.excuse()

    async def _look(self, ahead: float) -> None:
        """See to all tables whose time has come, and note when the next one's will."""
        by, since = self.timekeeper.now() + ahead, self.timekeeper.since
        due, upcoming = await self.store.alarms(by, since, GRACE)
        for table_id, alarm in due:
            self._see_to(table_id, alarm)
        self.next = inf if upcoming is None else upcoming

    async def _sleep(self) -> None:
        """Sleep until the next alarm, or until there is one that comes sooner."""
        left = max(0.0, self.next - self.timekeeper.now())
        with suppress(TimeoutError):
            async with asyncio.timeout(min(NAP, left)):
                await self.sooner.wait()

    # --- ringing ----------------------------------------------------------------------------------

    def _see_to(self, table_id: int, alarm: float) -> None:
        """Look at a table beside all else; what cannot be opened here is left to other servers."""
        if table_id not in self.ringing and table_id not in self.tables.aside:
            ringing = self.ringing[table_id] = asyncio.create_task(self._ring(table_id, alarm))
            ringing.add_done_callback(lambda _: self.ringing.pop(table_id))

    async def _ring(self, table_id: int, alarm: float) -> None:
        try:
            async with self.room:
                if await self._claim(table_id, alarm):
                    live = await self.tables.open(table_id)
                    await self.tables.events.publish(Due(live))
                    await self._keep(live)
        except SetAside:
            pass  # that has been said
        except Exception as error:  # it rings again when the lease is over
            logger.error("nobody could go on at table %s: %s", table_id, in_short(error))

    async def _claim(self, table_id: int, alarm: float) -> bool:
        """Take a table over for a while; of several servers one alone does so."""
        until = self.timekeeper.now() + LEASE
        live = self.tables.known.get(table_id)
        if live is None:
            return await self.store.move_alarm(table_id, alarm, until)
        async with live.lock:
            return await self._move(live, alarm, until)

    async def keep(self, event: Event) -> None:
        await self._keep(event.live)

    async def _keep(self, live: LiveTable) -> None:
        """Save when a table must be looked at next, where that has changed."""
        async with live.lock:
            wanted = self.timekeeper.alarm_of(live)
            if not self.timekeeper.will_do(live.alarm, wanted, live.deciders):
                await self._move(live, live.alarm, wanted)
        self._heed(wanted)

    async def _move(self, live: LiveTable, was: float | None, alarm: float | None) -> bool:
        moved = await self.store.move_alarm(live.id, was, alarm)
        live.alarm = alarm if moved else UNKNOWN
        return moved
