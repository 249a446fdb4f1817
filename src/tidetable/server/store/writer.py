"""Writing the log: what comes in while one transaction is written goes into the next together."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import zip_longest

from sqlalchemy import Connection, bindparam, insert, update

from tidetable.core.chain import hashes
from tidetable.server.lookout.figures import SAVING, timed
from tidetable.server.store.bus import Bus
from tidetable.server.store.database import (
    Conflict,
    Database,
    DatabaseFailed,
    Unreachable,
    without_values,
)
from tidetable.server.store.model import Row, Timing
from tidetable.server.store.schema import log, tables


class Overtaken(Exception):
    """Another process wrote to this table's log first."""


@dataclass(frozen=True)
class Addition:
    """Rows for the log of a table that has `number` of them, and what follows for the table."""

    table_id: int
    number: int
    rows: list[Row]
    over: bool = False
    timing: Timing | None = None  # where that has changed
    last: bytes | None = None  # the hash of the row before

    @property
    def hashes(self) -> list[bytes]:
        """Return the hash of each row; none where that of the row before is not known."""
        lines = [row.line for row in self.rows]
        return [] if self.last is None else hashes(self.last, lines)[1:]

    def values(self) -> list[dict[str, str | int | bytes | None]]:
        return [
            {
                "table_id": self.table_id,
                "number": self.number + i,
                "seat": row.seat,
                "text": row.text,
                "keep": row.keep,
                "hash": found,
            }
            for i, (row, found) in enumerate(zip_longest(self.rows, self.hashes))
        ]


_THE_TABLE = update(tables).where(tables.c.id == bindparam("table"))
_IS_OVER = _THE_TABLE.values(over=True)
_TIMING = _THE_TABLE.values(asked_at=bindparam("asked"), alarm=bindparam("rings"))


class Writer:
    """Commits together what came in together: many tables move, one transaction pays for all."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus
        self.waiting: list[tuple[Addition, asyncio.Future[None]]] = []
        self.busy: asyncio.Task[None] | None = None

    async def write(self, addition: Addition) -> None:
        """Return once it is safe; raise Overtaken if the log had grown."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((addition, done))
        if self.busy is None or self.busy.done():
            self.busy = asyncio.create_task(self._write_all())
        with timed(SAVING):
            await done

    async def close(self) -> None:
        """Wait until all is written that was begun."""
        if self.busy is not None:
            await self.busy

    async def _write_all(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            additions = [addition for addition, _ in batch]
            errors: list[Exception | None]
            try:
                errors = await self._commit(additions)
            except Exception as error:
                errors = [error] * len(batch)
            for (_, done), found in zip(batch, errors, strict=True):
                _finish(done, found)

    async def _commit(self, additions: list[Addition]) -> list[Exception | None]:
        """Write all of them; where that fails, all but those that cannot be written."""
        try:
            await self.database.write(lambda db: self._add(db, additions))
        except Unreachable:
            raise
        except DatabaseFailed:
            return await self.database.write(lambda db: self._add_apart(db, additions))
        return [None] * len(additions)

    def _add_apart(self, db: Connection, additions: list[Addition]) -> list[Exception | None]:
        """Write one after another; return what went wrong with each."""
        errors: list[Exception | None] = []
        for one in additions:
            try:
                with without_values(), db.begin_nested():
                    self._add(db, [one])
                errors.append(None)
            except Conflict:
                errors.append(Overtaken())
            except DatabaseFailed as error:
                errors.append(error)
        return errors

    def _add(self, db: Connection, additions: list[Addition]) -> None:
        db.execute(insert(log), [value for one in additions for value in one.values()])
        ended = [{"table": one.table_id} for one in additions if one.over]
        if ended:
            db.execute(_IS_OVER, ended)
        timed = [
            {"table": one.table_id, "asked": one.timing.asked_at, "rings": one.timing.alarm}
            for one in additions
            if one.timing is not None
        ]
        if timed:
            db.execute(_TIMING, timed)
        self.bus.announce(db, [one.table_id for one in additions])


def _finish(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell who waits, unless they have gone."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
