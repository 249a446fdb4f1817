"""News between servers that share a database: which table has changed.

With SQLite there is one server and nothing to tell. Postgres tells every listener when the
transaction is committed, so nobody looks before there is something to see.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, text

from tidetable.server.store.database import Database, Server

logger = logging.getLogger(__name__)

CHANNEL: Final = "tidetable"
FIRST_PAUSE: Final = 0.5  # seconds until a lost line is tried again; each time twice as long
LONGEST_PAUSE: Final = 30.0
PULSE: Final = 20.0  # seconds of silence after which a line is tried: it may be dead without a word
_NOTIFY = text("SELECT pg_notify(:channel, :message)")

Hear = Callable[[int], Awaitable[None]]


class Bus:
    """Tells other servers what changed here, and hears what changed there."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.node = secrets.token_hex(4)
        self.listening: asyncio.Task[None] | None = None
        self.pause = FIRST_PAUSE

    def announce(self, db: Connection, table_ids: Iterable[int]) -> None:
        """Say in a transaction which tables it changes."""
        if self.database.shared:
            for table_id in table_ids:
                message = f"{self.node} {table_id}"
                db.execute(_NOTIFY, {"channel": CHANNEL, "message": message})

    def listen(self, hear: Hear, catch_up: Callable[[], Awaitable[None]]) -> None:
        """Call `hear` for every table that changes elsewhere; `catch_up` whenever the line stands.

        What was told while there was no line is not told again.
        """
        if isinstance(self.database, Server) and self.database.shared:
            self.listening = asyncio.create_task(self._listen(self.database, hear, catch_up))

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)

    async def _listen(
        self, server: Server, hear: Hear, catch_up: Callable[[], Awaitable[None]]
    ) -> None:
        """Hold one line for as long as we run; one that breaks is opened again, and again."""
        while True:
            try:
                await self._hear_all(server, hear, catch_up)
                why = "it was closed"
            except Exception as error:
                why = type(error).__name__
            logger.warning("no line to the database (%s): trying again in %s s", why, self.pause)
            await asyncio.sleep(self.pause)
            self.pause = min(2 * self.pause, LONGEST_PAUSE)

    async def _hear_all(
        self, server: Server, hear: Hear, catch_up: Callable[[], Awaitable[None]]
    ) -> None:
        """Listen first, then catch up: what changes meanwhile waits in a queue."""
        told: asyncio.Queue[int | None] = asyncio.Queue()

        def listener(_line: object, _pid: int, _channel: str, message: str) -> None:
            node, table_id = message.split()
            if node != self.node:
                told.put_nowait(int(table_id))

        async with server.engine.connect() as db:
            raw = await db.get_raw_connection()
            line: Any = raw.driver_connection
            try:
                await line.add_listener(CHANNEL, listener)
                line.add_termination_listener(lambda _line: told.put_nowait(None))
                if self.pause != FIRST_PAUSE:
                    logger.warning("the line to the database stands again")
                self.pause = FIRST_PAUSE
                await catch_up()
                while (table_id := await _next(told, line)) is not None:
                    await hear(table_id)
            finally:
                await db.invalidate()  # nobody else shall get a line that listens


async def _next(told: asyncio.Queue[int | None], line: Any) -> int | None:
    """Wait for a table that changed; ask now and then whether the line still holds."""
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(PULSE):
                return await told.get()
        await line.execute("SELECT 1", timeout=PULSE)
