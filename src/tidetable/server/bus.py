"""News between servers that share a database: which table has changed.

With SQLite there is one server and nothing to tell. Postgres tells every listener when the
transaction is committed, so nobody looks before there is something to see.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

logger = logging.getLogger(__name__)

CHANNEL: Final = "tidetable"
RETRY: Final = 2.0  # seconds until a lost line is tried again
_NOTIFY = text("SELECT pg_notify(:channel, :message)")

Hear = Callable[[int], Awaitable[None]]


class Bus:
    """Tells other servers what changed here, and hears what changed there."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.node = secrets.token_hex(4)
        self.shared = engine.dialect.name == "postgresql"
        self.listening: asyncio.Task[None] | None = None

    async def announce(self, db: AsyncConnection, table_ids: Iterable[int]) -> None:
        """Say in a transaction which tables it changes."""
        if self.shared:
            for table_id in table_ids:
                message = f"{self.node} {table_id}"
                await db.execute(_NOTIFY, {"channel": CHANNEL, "message": message})

    def listen(self, hear: Hear, lost: Callable[[], Awaitable[None]]) -> None:
        """Call `hear` for every table that changes elsewhere; `lost` when something was missed."""
        if self.shared:
            self.listening = asyncio.create_task(self._listen(hear, lost))

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)

    async def _listen(self, hear: Hear, lost: Callable[[], Awaitable[None]]) -> None:
        """Hold one line for as long as the server runs; a line that broke is opened again."""
        while True:
            try:
                await self._hear_all(hear)
            except Exception:
                logger.exception("the line to the database broke")
            await asyncio.sleep(RETRY)
            await lost()

    async def _hear_all(self, hear: Hear) -> None:
        told: asyncio.Queue[int | None] = asyncio.Queue()

        def listener(_line: object, _pid: int, _channel: str, message: str) -> None:
            node, table_id = message.split()
            if node != self.node:
                told.put_nowait(int(table_id))

        async with self.engine.connect() as db:
            raw = await db.get_raw_connection()
            line: Any = raw.driver_connection
            await line.add_listener(CHANNEL, listener)
            line.add_termination_listener(lambda _line: told.put_nowait(None))
            while (table_id := await told.get()) is not None:
                await hear(table_id)
