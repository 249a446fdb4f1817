"""What must survive: tables, seats, links, talk, and an append-only log. All else is rebuilt."""

from __future__ import annotations

import re
import secrets
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, case, func, insert, select, update
from sqlalchemy import Row as Found
from sqlalchemy.exc import IntegrityError

from tidetable.core.datafile import DataFile
from tidetable.core.errors import SetAside
from tidetable.server.bus import Bus
from tidetable.server.database import Conflict, database_at
from tidetable.server.model import (
    Link,
    Match,
    Pause,
    Plan,
    Remark,
    Row,
    Saved,
    Sitter,
    Timing,
    Wishes,
)
from tidetable.server.schema import data_files, links, log, seats, tables, talk
from tidetable.server.writer import Addition, Writer

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 7_119_004  # any number that nobody else locks by
SECRET: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
NEWEST: Final = 2**31 - 1  # no table has a greater number
MOST_REMARKS: Final = 200  # of a talk that are shown again


class Store:
    """The database: SQLite in a file, or Postgres by its URL."""

    def __init__(self, url: str) -> None:
        self.database = database_at(url)
        self.bus = Bus(self.database)
        self.writer = Writer(self.database, self.bus)

    async def open(self) -> None:
        """Bring the schema up to date."""
        await self.database.write(_migrate)

    async def close(self) -> None:
        await self.writer.close()
        await self.bus.close()
        await self.database.close()

    # --- tables ---------------------------------------------------------------------------------

    async def create(
        self, plan: Plan, seed: bytes, rows: list[Row], timing: Timing
    ) -> tuple[int, list[Link]]:
        """Save a new table with its first draws; return its number and a link for each share."""

        def create(db: Connection) -> tuple[int, list[Link]]:
            table_id = _add_table(db, plan, seed, timing)
            people = enumerate(plan.sitters)
            sitting = [{"table_id": table_id, "seat": i, **asdict(who)} for i, who in people]
            db.execute(insert(seats), sitting)
            found = [
                Link(secrets.token_urlsafe(16), table_id, share, host=i == 0)
                for i, share in enumerate(plan.shares)
            ]
            db.execute(insert(links), [asdict(link) for link in found])
            if rows:  # where chance is not asked first, nothing is drawn yet
                db.execute(insert(log), Addition(table_id, 0, rows).values())
            return table_id, found

        return await self.database.write(create)

    async def table(self, table_id: int, since: int = 0) -> tuple[Saved, list[Row], list[Remark]]:
        """Return a table as it stands, its log since some row, and its talk."""
        return await self.database.read(lambda db: _table(db, table_id, since))

    async def listed(self, most: int, before: int = NEWEST) -> list[int]:
        """Return tables older than one that offer a free seat to everybody, the newest first."""
        free = (seats.c.kind == "human") & seats.c.taken.is_(False) & (seats.c.stand_in == "")
        wanted = (
            select(tables.c.id)
            .join(seats, tables.c.id == seats.c.table_id)
            .where(tables.c.listed.is_(True), tables.c.over.is_(False), tables.c.id < before, free)
            .distinct()
            .order_by(tables.c.id.desc())
            .limit(most)
        )
        return await self.database.read(lambda db: [*db.scalars(wanted)])

    async def append(self, addition: Addition) -> None:
        """Add to a log; raise Overtaken if somebody else did first."""
        await self.writer.write(addition)

    async def stop_clock(self, table_id: int, pause: Pause | None, timing: Timing) -> None:
        """Let a clock stand still, or go on."""
        values = {
            "paused_since": pause.since if pause else None,
            "paused_by": pause.seat if pause else None,
            **asdict(timing),
        }

        def stop(db: Connection) -> None:
            db.execute(update(tables).where(tables.c.id == table_id).values(values))
            self.bus.announce(db, [table_id])

        await self.database.write(stop)

    async def alarms(
        self, by: float, since: float, grace: float
    ) -> tuple[list[tuple[int, float]], float | None]:
        """Return the tables whose alarm has rung by some time, and when the next one rings.

        Nobody is late because a server was away: for some grace since its start no clock rings.
        """
        spared = since + case((tables.c.clock < grace, tables.c.clock), else_=grace)
        rings = case((tables.c.alarm < spared, spared), else_=tables.c.alarm)
        kept = tables.c.alarm.is_not(None)
        rang = select(tables.c.id, tables.c.alarm).where(kept, rings <= by).order_by(rings)
        upcoming = select(func.min(rings)).where(kept, rings > by)

        def look(db: Connection) -> tuple[list[tuple[int, float]], float | None]:
            return [(row.id, row.alarm) for row in db.execute(rang)], db.scalar(upcoming)

        return await self.database.read(look)

    async def move_alarm(self, table_id: int, was: float | None, alarm: float | None) -> bool:
        """Change an alarm, unless it has changed meanwhile."""
        unchanged = tables.c.id == table_id, tables.c.alarm.is_not_distinct_from(was)
        change = update(tables).where(*unchanged).values(alarm=alarm)
        return await self.database.write(lambda db: db.execute(change).rowcount == 1)

    # --- links and seats ------------------------------------------------------------------------

    async def link(self, secret: str) -> Link | None:
        if not SECRET.fullmatch(secret):  # not one of ours; some databases cannot even look for it
            return None
        wanted = select(links).where(links.c.secret == secret)
        row = await self.database.read(lambda db: db.execute(wanted).first())
        return None if row is None else _link(row)

    async def links_of(self, table_id: int) -> list[Link]:
        wanted = select(links).where(links.c.table_id == table_id)
        return await self.database.read(lambda db: [_link(row) for row in db.execute(wanted)])

    async def add_link(self, table_id: int, share: list[int]) -> Link:
        link = Link(secrets.token_urlsafe(16), table_id, share, host=False)
        await self.database.write(lambda db: db.execute(insert(links).values(asdict(link))))
        return link

    async def sit(self, table_id: int, seat: int, who: Sitter, was: Sitter) -> bool:
        """Change who holds a seat, unless it has changed meanwhile."""
        change = (
            update(seats)
            .where(
                seats.c.table_id == table_id,
                seats.c.seat == seat,
                seats.c.kind == was.kind,
                seats.c.taken == was.taken,
                seats.c.stand_in == was.stand_in,
            )
            .values(asdict(who))
        )

        def sit(db: Connection) -> bool:
            done = db.execute(change)
            self.bus.announce(db, [table_id])
            return done.rowcount == 1

        return await self.database.write(sit)

    # --- talk -----------------------------------------------------------------------------------

    async def remark(self, table_id: int, at: float, seat: int, kind: str, text: str) -> Remark:
        """Add a line to the talk; when two are said at once, one comes after the other."""

        def say(db: Connection) -> Remark:
            last = db.scalar(select(func.max(talk.c.number)).where(talk.c.table_id == table_id))
            said = Remark((last or 0) + 1, at, seat, kind, text)
            db.execute(insert(talk).values(table_id=table_id, **asdict(said)))
            self.bus.announce(db, [table_id])
            return said

        while True:
            with suppress(Conflict):
                return await self.database.write(say)


def _add_table(db: Connection, plan: Plan, seed: bytes, timing: Timing) -> int:
    """Add a table by its plan; return its number."""
    game, data = plan.box.game, plan.box.data
    if data is not None:
        _keep(db, data)
    made = db.execute(
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
            **asdict(timing),
            **asdict(plan.wishes),
        )
    )
    key = made.inserted_primary_key
    assert key is not None
    return int(key[0])


def _keep(db: Connection, data: DataFile) -> None:
    """Save a data file unless it is there already."""
    with suppress(IntegrityError), db.begin_nested():
        db.execute(insert(data_files).values(digest=data.digest, name=data.name, text=data.text))


def _table(db: Connection, table_id: int, since: int) -> tuple[Saved, list[Row], list[Remark]]:
    row = db.execute(select(tables).where(tables.c.id == table_id)).one()
    people = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    sitting = db.execute(people).all()
    data = db.execute(select(data_files).where(data_files.c.digest == row.data)).first()
    of_log = log.c.table_id == table_id, log.c.number >= since
    lines = db.execute(select(log).where(*of_log).order_by(log.c.number)).all()
    _check_order([who.seat for who in sitting], 0)
    _check_order([line.number for line in lines], since)
    said = (
        select(talk)
        .where(talk.c.table_id == table_id)
        .order_by(talk.c.number.desc())
        .limit(MOST_REMARKS)
    )
    remarks = [Remark(one.number, one.at, one.seat, one.kind, one.text) for one in db.execute(said)]
    file = None if data is None else (data.name, data.text)
    rows = [Row(line.seat, line.text, line.keep) for line in lines]
    return _saved(row, [_sitter(who) for who in sitting], file), rows, remarks[::-1]


def _check_order(numbers: list[int], first: int) -> None:
    """Refuse what has a gap: whoever reads on would play another game."""
    if numbers != [*range(first, first + len(numbers))]:
        raise SetAside("unreadable")


def _link(row: Found[Any]) -> Link:
    return Link(row.secret, row.table_id, row.seats, row.host)


def _sitter(row: Found[Any]) -> Sitter:
    return Sitter(row.kind, row.name, row.colour, row.taken, row.stand_in)


def _saved(row: Found[Any], sitters: list[Sitter], file: tuple[str, str] | None) -> Saved:
    stands = row.paused_since is not None
    return Saved(
        row.id,
        row.game,
        row.edition,
        row.data,
        file,
        row.options,
        row.seed,
        row.given,
        sitters,
        Match(row.best_of, row.wins),
        Wishes(row.clock, row.chat, row.listed, row.lesson),
        Timing(row.asked_at, row.alarm),
        Pause(row.paused_since, row.paused_by) if stands else None,
    )


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # servers that start together take turns
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
