"""The shape of a database: which one it has, and how it gets another, forth and back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from tidetable.server.store.database import DatabaseFailed

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 7_119_004  # any number that nobody else locks by
NOTHING: Final = "base"


def shapes() -> list[str]:
    """Return every shape there has been, the oldest first; the last is the one we work with."""
    newest_first = ScriptDirectory(str(MIGRATIONS)).walk_revisions()
    return [*(one.revision for one in newest_first), NOTHING][::-1]


def way(db: Connection, to: str = "") -> tuple[list[str], bool]:
    """Return the shapes that lie before a database, one after another, and whether that is forth.

    Raise DatabaseFailed where a shape is not known here: the database may be newer than we are.
    """
    order = shapes()
    now = MigrationContext.configure(db).get_current_revision() or NOTHING
    for shape in (now, to := to or order[-1]):
        if shape not in order:
            raise DatabaseFailed(f"this version does not know the shape {shape!r} of a database")
    first, last = order.index(now), order.index(to)
    forth = first <= last
    return (order[first + 1 : last + 1] if forth else order[last:first][::-1]), forth


def bring(db: Connection, to: str = "") -> None:
    """Bring a database into a shape; the newest one, if none is named."""
    if db.dialect.name == "postgresql":  # servers that start together take turns
        db.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    steps, forth = way(db, to)
    if steps:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = db
        (command.upgrade if forth else command.downgrade)(config, steps[-1])
