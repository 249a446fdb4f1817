"""What must survive: tables, seats, links, talk, and an append-only log. All else is rebuilt."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, func, insert, select, update
from sqlalchemy import Row as Found
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tidetable.core.datafile import DataFile
from tidetable.server.bus import Bus
from tidetable.server.model import Link, Match, Pause, Plan, Remark, Row, Saved, Sitter, Wishes
from tidetable.server.schema import data_files, links, log, seats, tables, talk
from tidetable.server.seating import Seating, from_the_start, new_links, sitters_of
from tidetable.server.writer import Addition, Overtaken, Writer

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 7_119_004  # any number that nobody else locks by
MOST_REMARKS: Final = 200  # of a talk that are shown again


class Store:
    """The database: SQLite in a file, or Postgres by its URL."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        self.bus = Bus(self.engine)
        self.writer = Writer(self.engine, self.bus)
        self.seating = Seating(self.engine, self.bus)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _tune_sqlite)

    async def open(self) -> None:
        """Bring the schema up to date."""
        async with self.engine.begin() as db:
            await db.run_sync(_migrate)

    async def close(self) -> None:
        await self.bus.close()
        await self.engine.dispose()

    # --- tables ---------------------------------------------------------------------------------

    async def create(
        self, plan: Plan, seed: bytes, rows: list[Row], now: float
    ) -> tuple[int, list[Link]]:
        """Save a new table with its first draws; return its number and a link for each share.

        Raise Overtaken if it was to follow a table that another one follows already.
        """
        try:
            return await self._create(plan, seed, rows, now)
        except IntegrityError as error:
            raise Overtaken from error

    async def _create(
        self, plan: Plan, seed: bytes, rows: list[Row], now: float
    ) -> tuple[int, list[Link]]:
        game, data, wishes = plan.box.game, plan.box.data, plan.wishes
        async with self.engine.begin() as db:
            if data is not None:
                await _keep(db, data)
            made = await db.execute(
                insert(tables).values(
                    game=game.name,
                    edition=game.edition,
                    data=None if data is None else data.digest,
                    options=plan.options,
                    seed=seed,
                    given=len(plan.given),
                    best_of=plan.match.best_of,
                    wins=plan.match.wins,
                    over=False,
                    asked_at=now,
                    follows=plan.follows,
                    **asdict(wishes),
                )
            )
            key = made.inserted_primary_key
            assert key is not None
            table_id = int(key[0])
            await db.execute(
                insert(seats),
                [
                    {"table_id": table_id, "seat": i, **asdict(who)}
                    for i, who in enumerate(from_the_start(plan.sitters))
                ],
            )
            found = new_links(table_id, plan)
            await db.execute(insert(links), [asdict(link) for link in found])
            if rows:  # where chance is not asked first, nothing is drawn yet
                await db.execute(insert(log), Addition(table_id, 0, rows).values())
        return table_id, found

    async def table(self, table_id: int, since: int = 0) -> tuple[Saved, list[Row], list[Remark]]:
        """Return a table as it stands, its log since some row, and its talk."""
        async with self.engine.connect() as db:
            row = (await db.execute(select(tables).where(tables.c.id == table_id))).one()
            sitters = await sitters_of(db, table_id)
            kept = await db.execute(select(data_files).where(data_files.c.digest == row.data))
            data = kept.first()
            rows = await _rows(db, table_id, since)
            said = await db.execute(
                select(talk)
                .where(talk.c.table_id == table_id)
                .order_by(talk.c.number.desc())
                .limit(MOST_REMARKS)
            )
            remarks = [Remark(one.number, one.at, one.seat, one.kind, one.text) for one in said]
        file = None if data is None else DataFile(data.name, data.text)
        return _saved(row, sitters, file), rows, remarks[::-1]

    async def unfinished(self) -> list[int]:
        """Return the tables that go on by themselves after a restart: by a bot or a clock."""
        has_bot = (seats.c.kind == "bot") | (seats.c.stand_in != "")
        async with self.engine.connect() as db:
            rows = await db.execute(
                select(tables.c.id)
                .join(seats, tables.c.id == seats.c.table_id)
                .where(has_bot | (tables.c.clock > 0), tables.c.over.is_(False))
                .distinct()
            )
            return [row.id for row in rows]

    async def listed(self, most: int) -> list[int]:
        """Return tables that offer a free seat to everybody, the newest first."""
        free = (seats.c.kind == "human") & seats.c.taken.is_(False)
        async with self.engine.connect() as db:
            rows = await db.execute(
                select(tables.c.id)
                .join(seats, tables.c.id == seats.c.table_id)
                .where(tables.c.listed.is_(True), tables.c.over.is_(False), free)
                .distinct()
                .order_by(tables.c.id.desc())
                .limit(most)
            )
            return [row.id for row in rows]

    async def append(self, addition: Addition) -> None:
        """Add to a log; raise Overtaken if somebody else did first."""
        await self.writer.write(addition)

    async def following(self, table_id: int) -> int | None:
        """Return the table at which the people of this one play again."""
        async with self.engine.connect() as db:
            found = await db.scalar(select(tables.c.id).where(tables.c.follows == table_id))
        return None if found is None else int(found)

    async def renew_clock(self, table_id: int, asked_at: float) -> None:
        """Let a clock begin anew."""
        async with self.engine.begin() as db:
            await db.execute(
                update(tables).where(tables.c.id == table_id).values(asked_at=asked_at)
            )
            await self.bus.announce(db, [table_id])

    async def stop_clock(
        self, table_id: int, was: Pause | None, pause: Pause | None, asked_at: float
    ) -> None:
        """Let a clock stand still, or go on; raise Overtaken if others were faster."""
        unchanged = [tables.c[name].is_not_distinct_from(now) for name, now in _columns(was)]
        values = {**dict(_columns(pause)), "asked_at": asked_at}
        async with self.engine.begin() as db:
            changed = await db.execute(
                update(tables).where(tables.c.id == table_id, *unchanged).values(values)
            )
            if changed.rowcount != 1:
                raise Overtaken
            await self.bus.announce(db, [table_id])

    # --- talk -----------------------------------------------------------------------------------

    async def remark(self, table_id: int, at: float, seat: int, kind: str, text: str) -> Remark:
        """Add a line to the talk; when two are said at once, one comes after the other."""
        while True:
            try:
                return await self._remark(table_id, at, seat, kind, text)
            except IntegrityError:
                continue

    async def _remark(self, table_id: int, at: float, seat: int, kind: str, text: str) -> Remark:
        async with self.engine.begin() as db:
            last = await db.scalar(
                select(func.max(talk.c.number)).where(talk.c.table_id == table_id)
            )
            said = Remark((last or 0) + 1, at, seat, kind, text)
            await db.execute(insert(talk).values(table_id=table_id, **asdict(said)))
            await self.bus.announce(db, [table_id])
        return said


async def _rows(db: AsyncConnection, table_id: int, number: int) -> list[Row]:
    lines = await db.execute(
        select(log).where(log.c.table_id == table_id, log.c.number >= number).order_by(log.c.number)
    )
    return [Row(line.seat, line.text, line.keep) for line in lines]


def _saved(row: Found[Any], sitters: list[Sitter], data: DataFile | None) -> Saved:
    return Saved(
        row.id,
        row.game,
        row.edition,
        data,
        row.options,
        row.seed,
        row.given,
        sitters,
        Match(row.best_of, row.wins),
        Wishes(row.clock, row.chat, row.listed, row.lesson),
        row.asked_at,
        _pause(row, len(sitters)),
    )


def _pause(row: Found[Any], seats: int) -> Pause | None:
    if row.paused_by is None:
        return None
    agreed = frozenset(seat for seat in range(seats) if row.pause_agreed >> seat & 1)
    return Pause(row.paused_by, agreed, row.paused_since)


def _columns(pause: Pause | None) -> list[tuple[str, float | int | None]]:
    """Write a pause as the table's columns have it."""
    return [
        ("paused_since", pause.since if pause else None),
        ("paused_by", pause.seat if pause else None),
        ("pause_agreed", sum(1 << seat for seat in pause.agreed) if pause else 0),
    ]


def _tune_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """Readers never wait for the writer, and a killed process loses nothing it had answered for."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # servers that start together take turns
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def _keep(db: AsyncConnection, data: DataFile) -> None:
    """Save a data file unless it is there already."""
    with suppress(IntegrityError):
        async with db.begin_nested():
            await db.execute(
                insert(data_files).values(digest=data.digest, name=data.name, text=data.text)
            )
