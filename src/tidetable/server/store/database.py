"""The database: whole transactions, each a plain function of a connection.

What goes wrong is said without what was being written. Others read the logs, and what is written
here are hidden draws and the secrets of links.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Final, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    DBAPIError,
    IntegrityError,
    OperationalError,
    StatementError,
    TimeoutError as NoneFree,
)

from tidetable.server.trouble import Trouble

Result = TypeVar("Result")

PATIENCE: Final = "30"  # seconds that a writer waits for another process on the same file
READERS: Final = 4
WRONG_VALUE: Final = "22"  # how the states begin in which SQL puts data that cannot be


class DatabaseFailed(Trouble):
    """The database does not answer, or cannot do what it should."""


class Unreachable(DatabaseFailed):
    """It is away or busy, or went away. What was under way may have been written, or not."""


class Conflict(DatabaseFailed):
    """What should be written contradicts what is there already."""


class SqliteFile:
    """A file. All who write take turns in one thread, so this process never waits for itself.

    A transaction stays in its thread from its beginning to its end. However busy the event loop is,
    none is left open meanwhile, and no other process is kept waiting.
    """

    shared: Final = False

    def __init__(self, url: URL) -> None:
        query = {"timeout": PATIENCE, **url.query}
        plain = url.set(drivername="sqlite", query=query)
        self.engine = create_engine(plain, hide_parameters=True)
        event.listen(self.engine, "connect", _tune)
        self.writer = ThreadPoolExecutor(1, "database-writer")
        in_memory = url.database in (None, "", ":memory:")  # there each thread has its own
        self.readers = self.writer if in_memory else ThreadPoolExecutor(READERS, "database-reader")

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Return what a function finds. Readers never wait for the writer."""

        def transaction() -> Result:
            with self.engine.connect() as db:
                return work(db)

        with without_values():
            return await asyncio.get_running_loop().run_in_executor(self.readers, transaction)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Let a function write all that it writes, or nothing."""

        def transaction() -> Result:
            with self.engine.begin() as db:
                db.exec_driver_sql("BEGIN IMMEDIATE")  # who reads first may still write afterwards
                return work(db)

        with without_values():
            return await asyncio.get_running_loop().run_in_executor(self.writer, transaction)

    async def close(self) -> None:
        for threads in (self.writer, self.readers):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()


class Server:
    """Postgres, for several processes or hosts."""

    def __init__(self, url: URL) -> None:
        # This brings a third of a second of modules along, of which files need nothing.
        from sqlalchemy.ext.asyncio import create_async_engine

        # A server that was away leaves dead lines behind: each is tried before it is used.
        self.engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=True)
        self.shared: Final = self.engine.dialect.name == "postgresql"
        if self.shared:
            event.listen(self.engine.sync_engine, "connect", _wait_for_the_disk)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Return what a function finds."""
        with without_values():
            async with self.engine.connect() as db:
                return await db.run_sync(work)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Let a function write all that it writes, or nothing."""
        with without_values():
            async with self.engine.begin() as db:
                return await db.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


Database = SqliteFile | Server


def database_at(address: str) -> Database:
    """Return the database with this URL; for SQLite whichever driver it names."""
    url = make_url(address)
    return SqliteFile(url) if url.get_backend_name() == "sqlite" else Server(url)


def _tune(connection: DBAPIConnection, _record: object) -> None:
    """Let readers go on beside the writer; and what was answered for is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA fullfsync=ON")  # macOS else only tells the disk, and does not wait
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _wait_for_the_disk(connection: DBAPIConnection, _record: object) -> None:
    """Answer for nothing that is not on the disk, whatever is usual there; stricter may it be."""
    cursor = connection.cursor()
    cursor.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )
    cursor.close()
    connection.commit()


@contextmanager
def without_values() -> Iterator[None]:
    """Say what went wrong, and nothing of what was written."""
    try:
        yield
    except (NoneFree, OSError) as error:
        raise Unreachable(_reason(error)) from None
    except IntegrityError as error:
        raise Conflict(_reason(error)) from None
    except StatementError as error:
        lost = isinstance(error, DBAPIError) and error.connection_invalidated
        away = lost or isinstance(error, OperationalError)
        raise (Unreachable if away else DatabaseFailed)(_reason(error)) from None


def _reason(error: Exception) -> str:
    """Return the first line of a message, unless it may quote a value.

    A driver does that which speaks for itself; and whoever says what is wrong with a value, of
    which asyncpg says that it was Postgres.
    """
    cause = error.orig if isinstance(error, StatementError) and error.orig else error
    state = getattr(cause, "sqlstate", None) or WRONG_VALUE
    spoken = isinstance(cause, sqlite3.Error | OSError) or not state.startswith(WRONG_VALUE)
    name = type(cause).__name__
    return ": ".join((name, *str(cause).splitlines()[:1])) if spoken else name
