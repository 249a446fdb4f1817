"""The shape of a database: which one it has, and how it gets another, forth and back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, inspect, select, text

from tidetable.server.store.database import DatabaseFailed

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 7_119_004  # any number that nobody else locks by
NOTHING: Final = "base"
VERSION: Final = "alembic_version"  # where Alembic notes the shape


def shapes() -> list[str]:
    """Return every shape there has been, the oldest first; the last is the one we work with."""
    files = (MIGRATIONS / "versions").glob("[0-9]*.py")
    return [NOTHING, *sorted(file.name.partition("_")[0] for file in files)]


def way(db: Connection, to: str = "") -> tuple[list[str], bool]:
    """Return the shapes that lie before a database, one after another, and whether that is forth.

    Raise DatabaseFailed where a shape is not known here: the database may be newer than we are.
    """
    order = shapes()
    known = inspect(db).has_table(VERSION)
    now = db.scalar(text(f"SELECT version_num FROM {VERSION}")) if known else None
    for shape in (now := now or NOTHING, to := to or order[-1]):
        if shape not in order:
            raise DatabaseFailed(f"this version does not know the shape {shape!r} of a database")
    first, last = order.index(now), order.index(to)
    forth = first <= last
    return (order[first + 1 : last + 1] if forth else order[last:first][::-1]), forth


def bring(db: Connection, to: str = "") -> None:
    """Bring a database into a shape; the newest one, if none is named.

    Mostly it has it already: what changes shapes is loaded only then, or every start would be late.
    """
    if db.dialect.name == "postgresql":  # servers that start together take turns
        db.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    steps, forth = way(db, to)
    if steps:
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = db
        (command.upgrade if forth else command.downgrade)(config, steps[-1])
