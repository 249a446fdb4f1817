"""The tables being played: rebuilt from the log when wanted; nobody else writes to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

from tidetable import bots
from tidetable.core.chain import SHARE_MARK, first_hash
from tidetable.core.contract import CHANCE
from tidetable.core.errors import SetAside, Stale
from tidetable.core.luck import Luck, new_seed
from tidetable.core.shares import SHARE
from tidetable.core.table import Table
from tidetable.server.lookout.figures import SAVED
from tidetable.server.room.events import Changed, Events, Woken
from tidetable.server.room.live import REWOUND, LiveTable, rebuild, repeat, rows_of
from tidetable.server.room.timekeeper import Timekeeper
from tidetable.server.store.database import DatabaseFailed
from tidetable.server.store.model import Link, Row, TablePlan, Timing
from tidetable.server.store.store import NEWEST, Store
from tidetable.server.store.writer import Addition, Overtaken
from tidetable.server.trouble import in_short

logger = logging.getLogger(__name__)

MOST_LIVE: Final = 500  # tables in memory; the rest waits in the log
MOST_LINKS: Final = 5_000
TRIES: Final = 3  # to change what others change at the same moment

T = TypeVar("T")


class Tables:
    """All tables of this server."""

    def __init__(self, store: Store, timekeeper: Timekeeper, events: Events) -> None:
        self.store = store
        self.timekeeper = timekeeper
        self.events = events
        self.live: dict[int, LiveTable] = {}  # the one used last is the last
        # Whoever still holds a table that was put to sleep wakes it: there are never two of one.
        self.known: WeakValueDictionary[int, LiveTable] = WeakValueDictionary()
        self.opening: dict[int, asyncio.Task[LiveTable]] = {}
        self.aside: dict[int, SetAside] = {}  # tables that cannot be opened here, and why
        self.links: dict[str, Link] = {}
        self.closing = False

    async def create(self, plan: TablePlan) -> list[Link]:
        """Set up a table; return one link for each share of its seats."""
        for who in plan.sitters:
            if who.bot:
                bots.make(plan.box, who.bot, Luck(0))
        seed = plan.seed or new_seed()
        table = Table(plan.box.game, len(plan.sitters), plan.options, seed)
        table.given = len(plan.given)
        repeat(table, plan.given)
        if plan.shared and any(who.kind == "human" for who in plan.sitters):
            table.share(CHANCE, SHARE)
        table.settle()
        rows = [Row(CHANCE, SHARE_MARK + SHARE)] if table.waits else rows_of(table, table.entries)
        now, asked = self.timekeeper.now(), [plan.sitters[seat] for seat in table.asked()]
        timing = Timing(now, self.timekeeper.alarm(plan.settings.clock, asked, now, None))
        table_id, links = await self.store.create(
            plan, seed, rows, timing, first_hash(table, table.commitment)
        )
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

    # --- opening --------------------------------------------------------------------------------

    async def open(self, table_id: int) -> LiveTable:
        """Return a table, rebuilt from its log if it is not in memory; raise SetAside."""
        live = self.known.get(table_id) or await self._opened(table_id)
        await self.make_sure(live)
        if table_id not in self.live:
            self._make_room()
        self.live.pop(table_id, None)
        self.live[table_id] = live
        return live

    async def _opened(self, table_id: int) -> LiveTable:
        """Rebuild a table once, however many ask for it."""
        if table_id in self.aside:
            raise self.aside[table_id].with_traceback(None)
        opening = self.opening.get(table_id)
        if opening is None:
            opening = self.opening[table_id] = asyncio.create_task(self._rebuild(table_id))
            opening.add_done_callback(lambda done: self._has_opened(table_id, done))
        return await asyncio.shield(opening)

    def _has_opened(self, table_id: int, opening: asyncio.Task[LiveTable]) -> None:
        del self.opening[table_id]
        if not opening.cancelled():
            opening.exception()  # who asked may have gone; nobody else needs to hear of it

    async def _rebuild(self, table_id: int) -> LiveTable:
        try:
            live = rebuild(*await self.store.table(table_id))
        except DatabaseFailed:
            raise
        except Exception as error:
            raise self._why_not(table_id, error) from None
        self.known[table_id] = live
        await self.events.publish(Woken(live))
        await self.events.publish(Changed(live))
        return live

    def _why_not(self, table_id: int, error: Exception) -> SetAside:
        """Leave a table as it is: who holds a link to it is told why, and nobody else suffers."""
        logger.error("table %s is set aside: %s", table_id, in_short(error))
        self.aside[table_id] = error if isinstance(error, SetAside) else SetAside("unreadable")
        return self.aside[table_id]

    def _make_room(self) -> None:
        """Forget the table that was not used for the longest time and that nobody sits at."""
        if len(self.live) >= MOST_LIVE:
            quiet = next((live for live in self.live.values() if live.quiet), None)
            if quiet is not None:
                del self.live[quiet.id]

    async def offered(self, most: int) -> list[LiveTable]:
        """Return the newest tables with a seat for anybody; those set aside are passed over."""
        found: list[LiveTable] = []
        before = NEWEST
        while len(found) < most and (ids := await self.store.listed(most, before)):
            for table_id in ids:
                with suppress(SetAside):
                    found.append(await self.open(table_id))
            before = ids[-1]
        return found[:most]

    def tell_all(self) -> None:
        """Let everybody at every table look at the room anew."""
        for live in [*self.known.values()]:
            live.tell_watchers(around=True)

    def say_goodbye(self) -> None:
        """End every stream, so that nobody keeps the server from stopping."""
        self.closing = True
        for live in [*self.known.values()]:
            live.tell_watchers()

    @property
    def tasks(self) -> list[asyncio.Task[Any]]:
        """Return what goes on at tables: bots that think, orders, and logs that are read."""
        lives = [*self.known.values()]
        return [*(task for live in lives for task in live.tasks), *self.opening.values()]

    # --- playing --------------------------------------------------------------------------------

    async def play(self, live: LiveTable, seat: int, given: int | str, version: int | None) -> None:
        def move(table: Table) -> list[Row]:
            return rows_of(table, table.play(seat, given, version))

        await self.write(live, "move", move)

    async def undo(self, live: LiveTable, seat: int) -> None:
        def take_back(table: Table) -> list[Row]:
            table.undo(seat)
            return [Row(seat, REWOUND if table.rewound else "", len(table.entries))]

        await self.write(live, "undo", take_back)

    async def redo(self, live: LiveTable, seat: int) -> None:
        await self.write(live, "redo", lambda table: rows_of(table, table.redo(seat)))

    async def write(self, live: LiveTable, kind: str, change: Callable[[Table], list[Row]]) -> None:
        """Change a table and its log together, or neither.

        The change is made on a copy that takes the table's place once it is saved: nobody is ever
        shown a move that might still be lost.
        """
        async with live.lock:
            if live.unsure:
                await self._read_on(live)
            table = live.table.copy()
            rows = change(table)
            timing = self._timing(live, table)
            addition = Addition(live.id, live.rows, rows, table.over, timing, live.chain.last)
            try:
                await self.store.append(addition)
            except Overtaken:
                await self._read_on(live)
                raise Stale("overtaken") from None
            except DatabaseFailed:
                await self._read_on(live)  # it may have been saved all the same
                raise
            except BaseException:
                live.unsure = True
                raise
            live.table, live.rows = table, live.rows + len(rows)
            live.chain = live.chain.after(rows)
            SAVED.labels(kind).inc()
            if timing is not None:
                live.asked_at, live.alarm = timing.asked_at, timing.alarm
        live.tell_watchers(around=live.settings.clock > 0)
        await self.events.publish(Changed(live))

    async def together(self, live: LiveTable, change: Callable[[], Awaitable[T]]) -> T:
        """Change what surrounds a game, in the database and here, while nobody else does.

        Where another server was faster, look at it anew and try again.
        """
        for _ in range(TRIES):
            with suppress(Overtaken):
                async with live.lock:
                    return await change()
            await self.catch_up(live.id)
        raise Stale("overtaken")

    def _timing(self, live: LiveTable, table: Table) -> Timing | None:
        """Return what a change of the table changes about its time, if anything."""
        given, same = live.settings.clock, table.asked() == live.table.asked()
        asked_at = live.asked_at if same else self.timekeeper.now()
        asked = [live.sitters[seat] for seat in table.asked()]
        alarm = self.timekeeper.alarm(given, asked, asked_at, live.pause)
        unchanged = not given and self.timekeeper.will_do(live.alarm, alarm, asked)
        return None if unchanged else Timing(asked_at, alarm)

    # --- other servers on the same database -----------------------------------------------------

    async def catch_up(self, table_id: int) -> None:
        """Take over what another server has written. What fails now is read when it is needed."""
        self.aside.pop(table_id, None)
        opening = self.opening.get(table_id)
        if opening is not None:
            await asyncio.wait([opening])  # it may have been read before the change
        live = self.known.get(table_id)
        if live is not None:
            live.unsure = True
            with suppress(DatabaseFailed, SetAside):
                await self.make_sure(live)

    async def catch_up_all(self) -> None:
        for table_id in {*self.known, *self.opening}:
            await self.catch_up(table_id)

    async def make_sure(self, live: LiveTable) -> None:
        """Let a table stand as its log says, if there is any doubt."""
        if not live.unsure:
            return
        async with live.lock:
            if live.unsure:
                await self._read_on(live)
        await self.events.publish(Changed(live))

    async def _read_on(self, live: LiveTable) -> None:
        live.unsure = True
        try:
            saved, rows, remarks = await self.store.table(live.id, live.rows)
            if saved.aside:
                raise SetAside("host")
            table = live.table.copy()
            chain = live.chain.after(rows)
            repeat(table, rows)
        except DatabaseFailed:
            raise
        except Exception as error:
            self._put_away(live)
            raise self._why_not(live.id, error) from None
        live.unsure = False
        live.stuck.clear()
        live.table, live.rows, live.chain = table, live.rows + len(rows), chain
        live.hear(remarks)
        live.asked_at, live.alarm = saved.timing.asked_at, saved.timing.alarm
        live.pause = saved.pause
        live.seat(saved.sitters)
        live.tell_watchers(around=True)

    def _put_away(self, live: LiveTable) -> None:
        """Forget a table that can no longer be followed; its streams end."""
        live.gone = True
        self.live.pop(live.id, None)
        self.known.pop(live.id, None)
        live.tell_watchers()
