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
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, text

from tidetable.server.store.database import Database, Server

logger = logging.getLogger(__name__)

CHANNEL: Final = "tidetable"  # which table has changed
GOSSIP: Final = "tidetable_room"  # what is not saved: who is there, who agrees
FIRST_PAUSE: Final = 0.5  # seconds until a lost line is tried again; each time twice as long
LONGEST_PAUSE: Final = 30.0
PULSE: Final = 20.0  # seconds of silence after which a line is tried: it may be dead without a word
_NOTIFY = text("SELECT pg_notify(:channel, :message)")

Hear = Callable[[int], Awaitable[None]]
HearGossip = Callable[[str, str], Awaitable[None]]  # which server, and what it says
CatchUp = Callable[[], Awaitable[None]]
Heard = Callable[[], Awaitable[None]] | None  # what to do about something heard; no line is left


class Bus:
    """Tells other servers what changed here, and hears what changed there."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.node = secrets.token_hex(4)
        self.listening: asyncio.Task[None] | None = None
        self.pause = FIRST_PAUSE

    @property
    def shared(self) -> bool:
        """Whether there may be other servers."""
        return self.database.shared

    async def gossip(self, words: list[str]) -> None:
        """Say something to all other servers that is not saved anywhere."""

        def say(db: Connection) -> None:
            for word in words:
                db.execute(_NOTIFY, {"channel": GOSSIP, "message": f"{self.node} {word}"})

        await self.database.write(say)

    def announce(self, db: Connection, table_ids: Iterable[int]) -> None:
        """Say in a transaction which tables it changes."""
        if self.database.shared:
            for table_id in table_ids:
                message = f"{self.node} {table_id}"
                db.execute(_NOTIFY, {"channel": CHANNEL, "message": message})

    def listen(self, hear: Hear, hear_gossip: HearGossip, catch_up: CatchUp) -> None:
        """Call `hear` for every table that changes elsewhere; `catch_up` whenever the line stands.

        What was told while there was no line is not told again.
        """
        if isinstance(self.database, Server) and self.database.shared:
            self.listening = asyncio.create_task(
                self._listen(self.database, hear, hear_gossip, catch_up)
            )

    async def hang_up(self) -> None:
        """Hear nothing more."""
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)

    async def _listen(
        self, server: Server, hear: Hear, hear_gossip: HearGossip, catch_up: CatchUp
    ) -> None:
        """Hold one line for as long as we run; one that breaks is opened again, and again."""
        while True:
            try:
                await self._hear_all(server, hear, hear_gossip, catch_up)
                why = "it was closed"
            except Exception as error:
                why = type(error).__name__
            logger.warning("no line to the database (%s): trying again in %s s", why, self.pause)
            await asyncio.sleep(self.pause)
            self.pause = min(2 * self.pause, LONGEST_PAUSE)

    async def _hear_all(
        self, server: Server, hear: Hear, hear_gossip: HearGossip, catch_up: CatchUp
    ) -> None:
        """Listen first, then catch up: what changes meanwhile waits in a queue."""
        told: asyncio.Queue[Heard] = asyncio.Queue()

        def listener(_line: object, _pid: int, channel: str, message: str) -> None:
            node, _, said = message.partition(" ")
            if node != self.node:
                gossip = channel == GOSSIP
                told.put_nowait(
                    partial(hear_gossip, node, said) if gossip else partial(hear, int(said))
                )

        async with server.engine.connect() as db:
            raw = await db.get_raw_connection()
            line: Any = raw.driver_connection
            try:
                await line.add_listener(CHANNEL, listener)
                await line.add_listener(GOSSIP, listener)
                line.add_termination_listener(lambda _line: told.put_nowait(None))
                if self.pause != FIRST_PAUSE:
                    logger.warning("the line to the database stands again")
                self.pause = FIRST_PAUSE
                await catch_up()
                while (act := await _next(told, line)) is not None:
                    await act()
            finally:
                await db.invalidate()  # nobody else shall get a line that listens


async def _next(told: asyncio.Queue[Heard], line: Any) -> Heard:
    """Wait for something to be told; ask now and then whether the line still holds."""
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(PULSE):
                return await told.get()
        await line.execute("SELECT 1", timeout=PULSE)
