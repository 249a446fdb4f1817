"""What must survive: tables, seats, links, and an append-only log. Everything else is rebuilt."""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    DateTime,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tidetable.core.datafile import DataFile
from tidetable.core.record import Player

metadata = MetaData()

# What games are played on. Files get corrected; a table begun on one goes on with it.
data_files = Table(
    "data_files",
    metadata,
    Column("digest", String(12), primary_key=True),
    Column("name", String(200), nullable=False),
    Column("text", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("data", String(12), nullable=True),  # the digest of its data file
    Column("options", JSON, nullable=False),
    Column("seed", LargeBinary(16), nullable=False),
    Column("best_of", Integer, nullable=False),
    Column("wins", JSON, nullable=False),  # of each seat in the match before this game
    Column("created", DateTime, nullable=False, server_default=func.now()),
    Column("over", Boolean, nullable=False, default=False),  # so that bots need not look
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
)

# A link is a capability: who knows its secret plays its seats, or watches if it has none.
links = Table(
    "links",
    metadata,
    Column("secret", String(40), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seats", JSON, nullable=False),
    Column("host", Boolean, nullable=False),  # who set the table up sees the other links
)

# One row for each decision and draw, in order. An undo is a row too: it says how many entries stay.
log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("keep", Integer, nullable=True),
)

MIGRATIONS: Final = Path(__file__).parent / "migrations"


class Overtaken(Exception):
    """Another process wrote to this table's log first."""


@dataclass(frozen=True)
class Row:
    """A line of the log: what a seat or chance did, or how much an undo kept."""

    seat: int
    text: str
    keep: int | None = None


@dataclass(frozen=True)
class Match:
    """How many games decide, and who has won how many of them before this one."""

    best_of: int
    wins: list[int]


@dataclass(frozen=True)
class Saved:
    """A table as it was set up."""

    id: int
    game: str
    edition: int
    data: DataFile | None
    options: dict[str, str]
    seed: bytes
    players: list[Player]
    match: Match


@dataclass(frozen=True)
class Link:
    """What a secret opens."""

    secret: str
    table_id: int
    seats: list[int]
    host: bool


class Store:
    """The database: SQLite in a file, or any other by its URL."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _tune_sqlite)

    async def open(self) -> None:
        """Bring the schema up to date."""
        async with self.engine.begin() as db:
            await db.run_sync(_migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    async def create(
        self,
        game: str,
        edition: int,
        data: DataFile | None,
        options: dict[str, str],
        seed: bytes,
        players: list[Player],
        shares: list[list[int]],
        match: Match,
        rows: list[Row],
    ) -> tuple[int, list[Link]]:
        """Save a new table with its first draws; return its number and a link for each share.

        The first share is the host's.
        """
        async with self.engine.begin() as db:
            if data is not None:
                await _keep(db, data)
            made = await db.execute(
                insert(tables).values(
                    game=game,
                    edition=edition,
                    data=None if data is None else data.digest,
                    options=options,
                    seed=seed,
                    best_of=match.best_of,
                    wins=match.wins,
                )
            )
            key = made.inserted_primary_key
            assert key is not None
            table_id = int(key[0])
            await db.execute(
                insert(seats),
                [
                    {"table_id": table_id, "seat": i, "kind": who.kind, "name": who.name}
                    for i, who in enumerate(players)
                ],
            )
            found = [
                Link(secrets.token_urlsafe(16), table_id, share, host=i == 0)
                for i, share in enumerate(shares)
            ]
            await db.execute(
                insert(links),
                [asdict(link) for link in found],
            )
            if rows:  # where chance is not asked first, nothing is drawn yet
                await db.execute(insert(log), _values(table_id, 0, rows))
        return table_id, found

    async def link(self, secret: str) -> Link | None:
        async with self.engine.connect() as db:
            row = (await db.execute(select(links).where(links.c.secret == secret))).first()
        return None if row is None else Link(row.secret, row.table_id, row.seats, row.host)

    async def links_of(self, table_id: int) -> list[Link]:
        async with self.engine.connect() as db:
            rows = await db.execute(select(links).where(links.c.table_id == table_id))
            return [Link(row.secret, row.table_id, row.seats, row.host) for row in rows]

    async def table(self, table_id: int) -> tuple[Saved, list[Row]]:
        """Return a table as it was set up, and its log."""
        async with self.engine.connect() as db:
            row = (await db.execute(select(tables).where(tables.c.id == table_id))).one()
            sitting = await db.execute(
                select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            )
            players = [Player(who.kind, who.name) for who in sitting]
            lines = await db.execute(
                select(log).where(log.c.table_id == table_id).order_by(log.c.number)
            )
            rows = [Row(line.seat, line.text, line.keep) for line in lines]
            kept = await db.execute(select(data_files).where(data_files.c.digest == row.data))
            data = kept.first()
        match = Match(row.best_of, row.wins)
        file = None if data is None else DataFile(data.name, data.text)
        saved = Saved(row.id, row.game, row.edition, file, row.options, row.seed, players, match)
        return saved, rows

    async def unfinished(self) -> list[int]:
        """Return the tables that bots may have to go on with after a restart."""
        async with self.engine.connect() as db:
            rows = await db.execute(
                select(seats.c.table_id)
                .join(tables, tables.c.id == seats.c.table_id)
                .where(seats.c.kind == "bot", tables.c.over.is_(False))
                .distinct()
            )
            return [row.table_id for row in rows]

    async def append(self, table_id: int, number: int, rows: list[Row], over: bool) -> None:
        """Add to a log that has `number` rows; raise Overtaken if it has more by now."""
        try:
            async with self.engine.begin() as db:
                await db.execute(insert(log), _values(table_id, number, rows))
                if over:
                    await db.execute(
                        update(tables).where(tables.c.id == table_id).values(over=True)
                    )
        except IntegrityError as error:
            raise Overtaken from error


def _values(table_id: int, number: int, rows: list[Row]) -> list[dict[str, str | int | None]]:
    return [
        {
            "table_id": table_id,
            "number": number + i,
            "seat": row.seat,
            "text": row.text,
            "keep": row.keep,
        }
        for i, row in enumerate(rows)
    ]


def _tune_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """Readers never wait for the writer, and a killed process loses nothing it had answered for."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _migrate(connection: Connection) -> None:
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
