"""All tables at once, as whoever keeps the house needs them: listed, set aside, thrown away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, delete, func, select, update

from tidetable.server.store.bus import Bus
from tidetable.server.store.database import Database
from tidetable.server.store.schema import data_files, links, log, seats, tables, talk

AT_ONCE: Final = 500  # tables in one statement: some databases take no more


@dataclass(frozen=True)
class Listed:
    """A table, as a list shows it."""

    id: int
    game: str
    edition: int
    created: datetime
    over: bool
    aside: bool  # whether a host has set it aside
    lines: int  # of its log


class Archive:
    """Every table of a database."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus

    async def listed(self) -> list[Listed]:
        """Return all tables, the oldest first."""
        lines = (
            select(log.c.table_id, func.count().label("lines")).group_by(log.c.table_id).subquery()
        )
        own = [tables.c[one.name] for one in fields(Listed) if one.name != "lines"]
        wanted = (
            select(*own, func.coalesce(lines.c.lines, 0).label("lines"))
            .join(lines, tables.c.id == lines.c.table_id, isouter=True)
            .order_by(tables.c.id)
        )
        return await self.database.read(
            lambda db: [Listed(**row) for row in db.execute(wanted).mappings()]
        )

    async def set_aside(self, ids: Sequence[int], aside: bool) -> None:
        """Keep tables from being opened, or let them be opened again."""

        def change(db: Connection) -> None:
            for some in _in_parts(ids):
                db.execute(update(tables).where(tables.c.id.in_(some)).values(aside=aside))
                self.bus.announce(db, some)

        await self.database.write(change)

    async def forget(self, ids: Sequence[int]) -> None:
        """Throw tables away, and what they alone were played on."""

        def throw_away(db: Connection) -> None:
            for some in _in_parts(ids):
                for part in (log, talk, seats, links):
                    db.execute(delete(part).where(part.c.table_id.in_(some)))
                db.execute(delete(tables).where(tables.c.id.in_(some)))
                self.bus.announce(db, some)
            used = select(tables.c.data).where(tables.c.data.is_not(None))
            db.execute(delete(data_files).where(data_files.c.digest.not_in(used)))

        await self.database.write(throw_away)


def _in_parts(ids: Sequence[int]) -> Iterator[Sequence[int]]:
    for first in range(0, len(ids), AT_ONCE):
        yield ids[first : first + AT_ONCE]
