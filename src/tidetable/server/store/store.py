"""What must survive: tables, seats, links, talk, and an append-only log. All else is rebuilt."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Connection, Row as Found, case, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tidetable.core.datafile import DataFile
from tidetable.server.store.archive import Archive
from tidetable.server.store.bus import Bus
from tidetable.server.store.database import Conflict, database_at
from tidetable.server.store.model import (
    Link,
    MatchScore,
    Pause,
    Remark,
    Row,
    Saved,
    Sitter,
    TablePlan,
    TableSettings,
    Timing,
)
from tidetable.server.store.schema import data_files, links, log, seats, tables, talk
from tidetable.server.store.seating import (
    Seating,
    check_order,
    from_the_start,
    new_links,
    sitters_of,
)
from tidetable.server.store.shape import bring
from tidetable.server.store.writer import Addition, Overtaken, Writer

NEWEST: Final = 2**31 - 1  # no table has a greater number
MOST_REMARKS: Final = 200  # of a talk that are shown again


class Store:
    """The database: SQLite in a file, or Postgres by its URL."""

    def __init__(self, url: str) -> None:
        self.database = database_at(url)
        self.bus = Bus(self.database)
        self.writer = Writer(self.database, self.bus)
        self.seating = Seating(self.database, self.bus)
        self.archive = Archive(self.database, self.bus)

    async def open(self) -> None:
        """Bring the schema up to date."""
        await self.database.write(bring)

    async def close(self) -> None:
        await self.writer.close()
        await self.database.close()

    async def answers(self) -> None:
        """Return once the database has answered; raise DatabaseFailed."""
        await self.database.read(lambda db: db.execute(select(1)))

    # --- tables ---------------------------------------------------------------------------------

    async def create(
        self,
        plan: TablePlan,
        seed: bytes,
        rows: list[Row],
        timing: Timing,
        first: bytes | None = None,
    ) -> tuple[int, list[Link]]:
        """Save a new table with its first draws; return its number and a link for each share.

        The first hash is what the chain of its log begins with.
        Raise Overtaken if it was to follow a table that another one follows already.
        """

        def create(db: Connection) -> tuple[int, list[Link]]:
            table_id = _add_table(db, plan, seed, timing)
            people = enumerate(from_the_start(plan.sitters))
            sitting = [{"table_id": table_id, "seat": i, **asdict(who)} for i, who in people]
            db.execute(insert(seats), sitting)
            found = new_links(table_id, plan)
            db.execute(insert(links), [asdict(link) for link in found])
            if rows:  # where chance is not asked first, nothing is drawn yet
                db.execute(insert(log), Addition(table_id, 0, rows, last=first).values())
            return table_id, found

        try:
            return await self.database.write(create)
        except Conflict:
            raise Overtaken from None

    async def table(self, table_id: int, since: int = 0) -> tuple[Saved, list[Row], list[Remark]]:
        """Return a table as it stands, its log since some row, and its talk."""
        return await self.database.read(lambda db: _table(db, table_id, since))

    async def log(self, table_id: int) -> list[str]:
        """Return every line of a log, in the notation of records."""
        _, rows, _ = await self.table(table_id)
        return [row.line for row in rows]

    async def listed(self, most: int, before: int = NEWEST) -> list[int]:
        """Return tables older than one that offer a free seat to everybody, the newest first."""
        free = (seats.c.kind == "human") & seats.c.taken.is_(False)
        wanted = (
            select(tables.c.id)
            .join(seats, tables.c.id == seats.c.table_id)
            .where(tables.c.listed.is_(True), tables.c.over.is_(False), tables.c.id < before, free)
            .where(tables.c.aside.is_(False))
            .distinct()
            .order_by(tables.c.id.desc())
            .limit(most)
        )
        return await self.database.read(lambda db: [*db.scalars(wanted)])

    async def following(self, table_id: int) -> int | None:
        """Return the table at which the people of this one play again."""
        wanted = select(tables.c.id).where(tables.c.follows == table_id)
        return await self.database.read(lambda db: db.scalar(wanted))

    async def append(self, addition: Addition) -> None:
        """Add to a log; raise Overtaken if somebody else did first."""
        await self.writer.write(addition)

    # --- clocks ---------------------------------------------------------------------------------

    async def renew_clock(self, table_id: int, timing: Timing) -> None:
        """Let a clock begin anew."""

        def renew(db: Connection) -> None:
            db.execute(update(tables).where(tables.c.id == table_id).values(asdict(timing)))
            self.bus.announce(db, [table_id])

        await self.database.write(renew)

    async def stop_clock(
        self, table_id: int, was: Pause | None, pause: Pause | None, timing: Timing
    ) -> None:
        """Let a clock stand still, or go on; raise Overtaken if others were faster."""
        unchanged = [tables.c[name].is_not_distinct_from(now) for name, now in _columns(was)]
        values = {**dict(_columns(pause)), **asdict(timing)}

        def stop(db: Connection) -> None:
            change = update(tables).where(tables.c.id == table_id, *unchanged).values(values)
            if db.execute(change).rowcount != 1:
                raise Overtaken
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
        kept = tables.c.alarm.is_not(None) & tables.c.aside.is_(False)
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


def _add_table(db: Connection, plan: TablePlan, seed: bytes, timing: Timing) -> int:
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
            follows=plan.follows,
            **asdict(timing),
            **asdict(plan.settings),
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
    sitters = sitters_of(db, table_id)
    data = db.execute(select(data_files).where(data_files.c.digest == row.data)).first()
    of_log = log.c.table_id == table_id, log.c.number >= since
    lines = db.execute(select(log).where(*of_log).order_by(log.c.number)).all()
    check_order([line.number for line in lines], since)
    said = (
        select(talk)
        .where(talk.c.table_id == table_id)
        .order_by(talk.c.number.desc())
        .limit(MOST_REMARKS)
    )
    remarks = [Remark(one.number, one.at, one.seat, one.kind, one.text) for one in db.execute(said)]
    file = None if data is None else (data.name, data.text)
    rows = [Row(line.seat, line.text, line.keep, line.hash) for line in lines]
    return _saved(row, sitters, file), rows, remarks[::-1]


def _saved(row: Found[Any], sitters: list[Sitter], file: tuple[str, str] | None) -> Saved:
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
        MatchScore(row.best_of, row.wins),
        TableSettings(row.clock, row.chat, row.listed, row.lesson),
        Timing(row.asked_at, row.alarm),
        _pause(row, len(sitters)),
        row.aside,
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
