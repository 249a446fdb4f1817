"""The steward: what is done with all tables of a database at once, by whoever keeps the house.

What is going to be changed is asked for first, so that it can be shown before it is done.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import TypeVar

from sqlalchemy.engine import make_url

from tidetable.core import record
from tidetable.core.errors import SetAside
from tidetable.core.verdict import Outcome, judge
from tidetable.server.room.live import LiveTable, rebuild
from tidetable.server.store.archive import Listed
from tidetable.server.store.shape import bring, shapes, way
from tidetable.server.store.store import Store

T = TypeVar("T")


@dataclass(frozen=True)
class Examined:
    """A table that was played again: why it cannot be, or what its record says of its luck."""

    table: Listed
    aside: SetAside | None = None
    luck: Outcome | None = None  # of a finished game

    @property
    def sick(self) -> bool:
        by_host = self.aside is not None and self.table.aside
        return (self.aside is not None and not by_host) or self.luck is Outcome.CONTRADICTED


class Steward:
    """Works on a database, whether or not a server does."""

    def __init__(self, address: str) -> None:
        self.address = address

    def with_store(self, work: Callable[[Store], Awaitable[T]]) -> T:
        """Open the database, do something and close it, wherever this is called."""

        async def done() -> T:
            store = Store(self.address)
            try:
                return await work(store)
            finally:
                await store.close()

        with ThreadPoolExecutor(1) as aside:
            return aside.submit(asyncio.run, done()).result()

    def listed(self, ids: Iterable[int] = ()) -> list[Listed]:
        """Return all tables, or those of these that are there."""
        found = self.with_store(lambda store: store.archive.listed())
        wanted = set(ids)
        return [one for one in found if one.id in wanted or not wanted]

    def examine(self, ids: Iterable[int] = ()) -> list[Examined]:
        """Play tables again, and check the luck of those that are over."""
        tables = self.listed(ids)

        async def each(store: Store) -> list[Examined]:
            return [await examined(store, one) for one in tables]

        return self.with_store(each)

    def export(self, table_id: int) -> str | None:
        """Return the record of a game; none before its end, for it would tell what is hidden."""

        async def written(store: Store) -> str | None:
            live = await opened(store, table_id)
            if not live.table.over:
                return None
            return record.write(live.table, live.players, log=await store.log(table_id))

        return self.with_store(written)

    def old(self, days: float, now: datetime, unfinished: bool) -> list[Listed]:
        """Return the tables that were set up so long ago; only those that are over, mostly."""
        before = now - timedelta(days=days)
        found = self.listed()
        return [one for one in found if one.created < before and (one.over or unfinished)]

    def forget(self, tables: list[Listed]) -> None:
        self.with_store(lambda store: store.archive.forget([one.id for one in tables]))

    def set_aside(self, tables: list[Listed], aside: bool) -> None:
        ids = [one.id for one in tables]
        self.with_store(lambda store: store.archive.set_aside(ids, aside))

    def shapes(self) -> list[str]:
        """Return every shape that a database can have."""
        return shapes()

    def way(self, to: str) -> list[str]:
        """Return the shapes that the database would go through."""
        return self.with_store(lambda store: store.database.read(lambda db: way(db, to)[0]))

    def bring(self, to: str) -> None:
        self.with_store(lambda store: store.database.write(lambda db: bring(db, to)))

    @property
    def file(self) -> Path | None:
        """Return the file that the games are in; none, where a server keeps them."""
        url = make_url(self.address)
        return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None

    def back_up(self, source: Path, file: Path) -> None:
        """Copy a SQLite database as it stands at one moment, while a server works on it.

        The copy is read back before it gets its name.
        """
        part = file.with_name(f"{file.name}.part")
        part.unlink(missing_ok=True)
        with closing(sqlite3.connect(source)) as games, closing(sqlite3.connect(part)) as copy:
            games.backup(copy)
            (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise SetAside("unreadable")
        part.replace(file)


async def opened(store: Store, table_id: int) -> LiveTable:
    """Play a table again; raise SetAside if that cannot be done."""
    saved, rows, remarks = await store.table(table_id)
    try:
        return rebuild(saved, rows, remarks)
    except SetAside:
        raise
    except Exception:
        raise SetAside("unreadable") from None


async def examined(store: Store, table: Listed) -> Examined:
    try:
        live = await opened(store, table.id)
    except SetAside as why:
        return Examined(table, why)
    if not live.table.over:
        return Examined(table)
    text = record.write(live.table, live.players, log=await store.log(table.id))
    return Examined(table, luck=judge(record.read(text, lambda *_: live.box.game)).outcome)
