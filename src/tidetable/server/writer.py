"""Writing the log: what comes in while one transaction is written goes into the next together."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from tidetable.server.bus import Bus
from tidetable.server.model import Row
from tidetable.server.schema import log, tables


class Overtaken(Exception):
    """Another process wrote to this table's log first."""


@dataclass(frozen=True)
class Addition:
    """Rows for the log of a table that has `number` of them, and what follows for the table."""

    table_id: int
    number: int
    rows: list[Row]
    over: bool = False
    asked_at: float | None = None  # when the open question was asked, if a clock counts from it

    def values(self) -> list[dict[str, str | int | None]]:
        return [
            {
                "table_id": self.table_id,
                "number": self.number + i,
                "seat": row.seat,
                "text": row.text,
                "keep": row.keep,
            }
            for i, row in enumerate(self.rows)
        ]


_THE_TABLE = update(tables).where(tables.c.id == bindparam("table"))
_IS_OVER = _THE_TABLE.values(over=True)
_ASKED_AT = _THE_TABLE.values(asked_at=bindparam("asked"))


class Writer:
    """Commits together what came in together: many tables move, one transaction pays for all."""

    def __init__(self, engine: AsyncEngine, bus: Bus) -> None:
        self.engine = engine
        self.bus = bus
        self.waiting: list[tuple[Addition, asyncio.Future[None]]] = []
        self.busy: asyncio.Task[None] | None = None

    async def write(self, addition: Addition) -> None:
        """Return once it is safe; raise Overtaken if the log had grown."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((addition, done))
        if self.busy is None or self.busy.done():
            self.busy = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            try:
                await self._commit([addition for addition, _ in batch])
            except Exception as error:
                if len(batch) == 1:
                    _finish(batch[0][1], error)
                else:
                    await self._one_by_one(batch)
            else:
                for _, done in batch:
                    _finish(done)

    async def _one_by_one(self, batch: list[tuple[Addition, asyncio.Future[None]]]) -> None:
        """One of them cannot be written: find out which, and write the others."""
        for addition, done in batch:
            try:
                await self._commit([addition])
            except Exception as error:
                _finish(done, error)
            else:
                _finish(done)

    async def _commit(self, additions: list[Addition]) -> None:
        try:
            async with self.engine.begin() as db:
                values = [value for addition in additions for value in addition.values()]
                await db.execute(insert(log), values)
                ended = [{"table": one.table_id} for one in additions if one.over]
                if ended:
                    await db.execute(_IS_OVER, ended)
                timed = [
                    {"table": one.table_id, "asked": one.asked_at}
                    for one in additions
                    if one.asked_at is not None
                ]
                if timed:
                    await db.execute(_ASKED_AT, timed)
                await self.bus.announce(db, [one.table_id for one in additions])
        except IntegrityError as error:
            raise Overtaken from error


def _finish(done: asyncio.Future[None], error: Exception | None = None) -> None:
    """Tell who waits, unless they have gone."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
