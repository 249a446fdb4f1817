"""The shape of a database: which one it has, and how it gets another, forth and back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import (
    Column,
    Connection,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    func,
    insert,
    inspect,
    select,
)

from tidetable.server.store import schema
from tidetable.server.store.database import DatabaseFailed

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 7_119_004  # any number that nobody else locks by
NOTHING: Final = "base"

# Where Alembic notes the shape, as it would make it itself.
VERSION: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


class Newer(DatabaseFailed):
    """A database has a shape that is not known here: a later version of the program made it."""

    def __init__(self, shape: str, ours: str) -> None:
        super().__init__(shape, ours)
        self.shape, self.ours = shape, ours

    def __str__(self) -> str:
        return f"this version knows no shape {self.shape!r} of a database, only up to {self.ours!r}"


def shapes() -> list[str]:
    """Return every shape there has been, the oldest first; the last is the one we work with."""
    files = (MIGRATIONS / "versions").glob("[0-9]*.py")
    return [NOTHING, *sorted(file.name.partition("_")[0] for file in files)]


def way(db: Connection, to: str = "") -> tuple[list[str], bool]:
    """Return the shapes that lie before a database, one after another, and whether that is forth.

    Raise Newer where the database is: then it is left just as it is.
    """
    order = shapes()
    known = inspect(db).has_table(VERSION.name)
    now = db.scalar(select(VERSION.c.version_num)) if known else None
    if (now := now or NOTHING) not in order:
        raise Newer(now, order[-1])
    first, last = order.index(now), order.index(to or order[-1])
    forth = first <= last
    return (order[first + 1 : last + 1] if forth else order[last:first][::-1]), forth


def bring(db: Connection, to: str = "") -> None:
    """Bring a database into a shape; the newest one, if none is named.

    Mostly it has it already, and an empty one is made as it should be: what changes shapes is
    loaded only where there is something to change, or every start would be late.
    """
    if db.dialect.name == "postgresql":  # servers that start together take turns
        db.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    steps, forth = way(db, to)
    if forth and steps == shapes()[1:] and not {*inspect(db).get_table_names()} - {VERSION.name}:
        schema.metadata.create_all(db)
        VERSION.create(db, checkfirst=True)
        db.execute(insert(VERSION).values(version_num=steps[-1]))
    elif steps:
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = db
        (command.upgrade if forth else command.downgrade)(config, steps[-1])
