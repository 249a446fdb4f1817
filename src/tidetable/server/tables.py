"""The tables being played: rebuilt from the log when wanted; nobody else writes to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from tidetable import bots
from tidetable.core.box import Box
from tidetable.core.errors import Stale
from tidetable.core.luck import Luck, new_seed
from tidetable.core.record import Player
from tidetable.core.table import Entry, Table
from tidetable.games import box as box_of
from tidetable.server.store import Link, Match, Overtaken, Row, Saved, Store

logger = logging.getLogger(__name__)


@dataclass
class LiveTable:
    """A table in memory. `rows` is the length of its log; whoever watches waits for `changed`."""

    id: int
    box: Box
    table: Table
    players: list[Player]
    match: Match
    rows: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    bot_task: asyncio.Task[None] | None = None

    def tell_watchers(self) -> None:
        """Wake everybody who waits, and let them wait anew for the next change."""
        self.changed.set()
        self.changed = asyncio.Event()


class Tables:
    """All tables of this server."""

    def __init__(self, store: Store, bot_pause: float) -> None:
        self.store = store
        self.bot_pause = bot_pause  # seconds between two moves of a bot, for people to follow
        self.live: dict[int, LiveTable] = {}
        self.opening = asyncio.Lock()

    async def create(
        self,
        box: Box,
        options: dict[str, str],
        players: list[Player],
        shares: list[list[int]],
        match: Match,
    ) -> list[Link]:
        """Set up a table; return one link for each share of its seats."""
        for who in players:
            if who.kind == "bot":
                bots.make(box, who.name, Luck(0))
        seed = new_seed()
        bot_seats = frozenset(i for i, who in enumerate(players) if who.kind == "bot")
        table = box.table(len(players), options, seed, bot_seats)
        rows = _rows(table, table.entries)
        table_id, links = await self.store.create(
            box.name, box.game.edition, box.data, options, seed, players, shares, match, rows
        )
        await self.open(table_id)
        return links

    async def open(self, table_id: int) -> LiveTable:
        """Return a table, rebuilt from its log if it is not in memory."""
        async with self.opening:
            if table_id not in self.live:
                self.live[table_id] = _rebuild(*await self.store.table(table_id))
                self.call_bots(self.live[table_id])
            return self.live[table_id]

    async def resume_bots(self) -> None:
        """After a restart: bots go on where the log ends."""
        for table_id in await self.store.unfinished():
            await self.open(table_id)

    async def close(self) -> None:
        tasks = [live.bot_task for live in self.live.values() if live.bot_task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def play(self, live: LiveTable, seat: int, text: str, version: int | None) -> None:
        def move(table: Table) -> list[Row]:
            return _rows(table, table.play(seat, text, version))

        await self._write(live, move)

    async def undo(self, live: LiveTable, seat: int) -> None:
        def take_back(table: Table) -> list[Row]:
            table.undo(seat)
            return [Row(seat, "", len(table.entries))]

        await self._write(live, take_back)

    async def _write(self, live: LiveTable, change: Callable[[Table], list[Row]]) -> None:
        """Change a table and its log together, or neither."""
        async with live.lock:
            rows = change(live.table)
            try:
                await self.store.append(live.id, live.rows, rows, live.table.over)
            except BaseException as error:
                fresh = _rebuild(*await self.store.table(live.id))
                live.table, live.rows = fresh.table, fresh.rows
                live.tell_watchers()
                if isinstance(error, Overtaken):
                    raise Stale("overtaken") from error
                raise
            live.rows += len(rows)
        live.tell_watchers()
        self.call_bots(live)

    # --- bots ------------------------------------------------------------------------------------

    def call_bots(self, live: LiveTable) -> None:
        """Start the bots of a table if one of them is asked and none is thinking."""
        thinking = live.bot_task is not None and not live.bot_task.done()
        if not thinking and self._asked_bot(live) is not None:
            live.bot_task = asyncio.create_task(self._play_bots(live))

    def _asked_bot(self, live: LiveTable) -> int | None:
        asked = [seat for seat in live.table.asked() if live.players[seat].kind == "bot"]
        return asked[0] if asked else None

    async def _play_bots(self, live: LiveTable) -> None:
        """Answer for bots as long as one is asked. People may undo meanwhile: then think again."""
        while (seat := self._asked_bot(live)) is not None:
            await asyncio.sleep(self.bot_pause)
            version = live.table.version
            if seat != self._asked_bot(live):
                continue
            try:
                name = live.players[seat].name
                thinking = bots.thinking(live.box, name, live.table, seat)
                text = await asyncio.to_thread(thinking)
                if version == live.table.version:
                    await self.play(live, seat, text, version)
            except Exception:
                logger.exception("bot %s failed at table %s", live.players[seat].name, live.id)
                return


def _rows(table: Table, entries: list[Entry]) -> list[Row]:
    return [Row(entry.seat, table.game.codec.text(entry.action)) for entry in entries]


def _rebuild(saved: Saved, rows: list[Row]) -> LiveTable:
    """Play a log again."""
    box = box_of(saved.game)
    if saved.data is not None and saved.data.digest != box.game.data:
        box = box.on(saved.data)
    bot_seats = frozenset(i for i, who in enumerate(saved.players) if who.kind == "bot")
    table = Table(box.game, len(saved.players), saved.options, saved.seed, bot_seats)
    for row in rows:
        if row.keep is not None:
            table.cut(row.keep)
        else:
            table.repeat(Entry(row.seat, box.game.codec.parse(row.text)))
    return LiveTable(saved.id, box, table, saved.players, saved.match, len(rows))
