"""The tables being played: rebuilt from the log when wanted; nobody else writes to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from tidetable import bots
from tidetable.core.errors import Stale
from tidetable.core.luck import Luck, new_seed
from tidetable.core.table import Table
from tidetable.server.clocks import Clocks
from tidetable.server.live import LiveTable, rebuild, repeat, rows_of
from tidetable.server.model import Link, Plan, Row
from tidetable.server.pauses import Pauses
from tidetable.server.people import People
from tidetable.server.store import Store
from tidetable.server.thinkers import Thinkers
from tidetable.server.writer import Addition, Overtaken

MOST_LIVE: Final = 500  # tables in memory; the rest waits in the log
MOST_LINKS: Final = 5_000


class Tables:
    """All tables of this server."""

    def __init__(
        self, store: Store, bot_pause: float, now: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.live: dict[int, LiveTable] = {}  # the one used last is the last
        self.links: dict[str, Link] = {}
        self.opening = asyncio.Lock()
        self.closing = False
        self.thinkers = Thinkers(self, bot_pause)
        self.clocks = Clocks(self, now)
        self.pauses = Pauses(self)
        self.people = People(self)

    async def create(self, plan: Plan) -> list[Link]:
        """Set up a table; return one link for each share of its seats."""
        for who in plan.sitters:
            if who.bot:
                bots.make(plan.box, who.bot, Luck(0))
        seed = plan.seed or new_seed()
        table = Table(plan.box.game, len(plan.sitters), plan.options, seed)
        repeat(table, plan.given)
        table.settle()
        rows = rows_of(table, table.entries)
        table_id, links = await self.store.create(plan, seed, rows, self.clocks.now())
        await self.open(table_id)
        return links

    async def link(self, secret: str) -> Link | None:
        """Return what a secret opens.

        Keys never change, so each is read once. An invitation may be spent any moment, here or at
        another server, so it is looked up every time.
        """
        found = self.links.get(secret) or await self.store.seating.link(secret)
        if found is not None and found.invites is None:
            if len(self.links) >= MOST_LINKS:
                self.links.clear()
            self.links[secret] = found
        return found

    async def open(self, table_id: int) -> LiveTable:
        """Return a table, rebuilt from its log if it is not in memory."""
        if table_id in self.live:
            self.live[table_id] = live = self.live.pop(table_id)
            return live
        async with self.opening:
            if table_id not in self.live:
                self._make_room()
                self.live[table_id] = live = rebuild(*await self.store.table(table_id))
                self.thinkers.call(live)
                self.clocks.set(live, after_restart=True)
            return self.live[table_id]

    def _make_room(self) -> None:
        """Forget the table that was not used for the longest time and that nobody sits at."""
        if len(self.live) >= MOST_LIVE:
            quiet = next((live for live in self.live.values() if live.quiet), None)
            if quiet is not None:
                del self.live[quiet.id]

    async def resume(self) -> None:
        """After a restart: bots and clocks go on where the log ends."""
        self.store.bus.listen(self.catch_up, self.catch_up_all)
        for table_id in await self.store.unfinished():
            await self.open(table_id)

    def say_goodbye(self) -> None:
        """End every stream, so that nobody keeps the server from stopping."""
        self.closing = True
        for live in self.live.values():
            live.tell_watchers()

    async def close(self) -> None:
        for live in self.live.values():
            if live.alarm is not None:
                live.alarm.cancel()
        thinking = [live.bot_task for live in self.live.values() if live.bot_task is not None]
        tasks = [*thinking, *self.clocks.ringing, *self.people.counting]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.workers.close()

    # --- playing --------------------------------------------------------------------------------

    async def play(self, live: LiveTable, seat: int, text: str, version: int | None) -> None:
        def move(table: Table) -> list[Row]:
            return rows_of(table, table.play(seat, text, version))

        await self._write(live, move)

    async def undo(self, live: LiveTable, seat: int) -> None:
        def take_back(table: Table) -> list[Row]:
            table.undo(seat)
            return [Row(seat, "", len(table.entries))]

        await self._write(live, take_back)

    async def _write(self, live: LiveTable, change: Callable[[Table], list[Row]]) -> None:
        """Change a table and its log together, or neither."""
        async with live.lock:
            asked = live.table.asked()
            rows = change(live.table)
            asked_at = self.clocks.now() if live.table.asked() != asked else live.asked_at
            counted_from = asked_at if live.wishes.clock else None
            addition = Addition(live.id, live.rows, rows, live.table.over, counted_from)
            try:
                await self.store.append(addition)
            except BaseException as error:
                await self._go_back(live)
                if isinstance(error, Overtaken):
                    raise Stale("overtaken") from error
                raise
            live.rows += len(rows)
            live.asked_at = asked_at
        live.tell_watchers(around=live.wishes.clock > 0)
        self.clocks.set(live)
        self.thinkers.call(live)

    # --- other servers on the same database -----------------------------------------------------

    async def catch_up(self, table_id: int) -> None:
        """Take over what another server has written."""
        live = self.live.get(table_id)
        if live is None:
            return
        async with live.lock:
            saved, rows, live.remarks = await self.store.table(table_id, live.rows)
            repeat(live.table, rows)
            live.rows += len(rows)
            live.asked_at, live.pause = saved.asked_at, saved.pause
            live.seat(saved.sitters)
        live.tell_watchers(around=True)
        self.clocks.set(live)
        self.thinkers.call(live)

    async def catch_up_all(self) -> None:
        for table_id in list(self.live):
            await self.catch_up(table_id)

    async def _go_back(self, live: LiveTable) -> None:
        """Stand again as the log says."""
        fresh = rebuild(*await self.store.table(live.id))
        live.table, live.rows, live.asked_at = fresh.table, fresh.rows, fresh.asked_at
        live.tell_watchers()
