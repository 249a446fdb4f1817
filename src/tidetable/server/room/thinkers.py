"""The bots of a server: they answer for their seats as long as they are asked."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from tidetable import bots
from tidetable.core.errors import Stale
from tidetable.server.room.events import BotChanged, Event
from tidetable.server.room.live import LiveTable
from tidetable.server.room.minds import Minds
from tidetable.server.room.tables import Tables
from tidetable.server.store.database import DatabaseFailed
from tidetable.server.trouble import in_short

logger = logging.getLogger(__name__)

PAUSES: Final = (0.5, 2.0)  # seconds before a bot that failed tries again
TRY_AGAIN: Final = "try-again"
TOLD: Final = 0.2  # of a pause, where pages tell what happened


class Thinkers:
    """Calls the bots of a table when one of them is asked."""

    def __init__(self, tables: Tables, minds: Minds, pause: float) -> None:
        self.tables = tables
        self.minds = minds
        self.pause = pause  # seconds at least between two moves of a bot, for people to follow

    async def call(self, event: Event) -> None:
        """Start the bots of a table if one of them is asked and none is thinking."""
        live = event.live
        self.minds.prepare(live)
        at_work = live.bot_task is not None and not live.bot_task.done()
        if not at_work and asked_bot(live) is not None:
            live.bot_task = asyncio.create_task(self._play(live))

    async def rouse(self, event: Event) -> None:
        """Let bots that had given up try again."""
        if event.live.stuck:
            event.live.stuck.clear()
            event.live.tell_watchers(around=True)
        await self.call(event)

    async def _play(self, live: LiveTable) -> None:
        """Answer for bots as long as one is asked. People may undo meanwhile: then think again.

        After a failure a bot tries again, at last a quick one in its place. If that fails too, it
        gives up; people see it, and rouse it.
        """
        failures: list[Exception] = []
        while not live.gone and (seat := asked_bot(live)) is not None:
            self._show(live, seat)
            try:
                await self._answer_once(live, seat, failures)
                failures.clear()
            except Exception as error:
                failures.append(error)
                name = live.sitters[seat].bot
                logger.error("bot %s failed at table %s: %s", name, live.id, in_short(error))
                if len(failures) <= len(PAUSES):
                    await asyncio.sleep(PAUSES[len(failures) - 1])
                else:
                    await self._give_up(live, seat)
                    failures.clear()
        self._show(live, None)

    async def _answer_once(self, live: LiveTable, seat: int, failures: list[Exception]) -> None:
        # A quick bot cannot help where the database fails.
        desperate = len(failures) == len(PAUSES) and not isinstance(failures[-1], DatabaseFailed)
        version = live.table.version
        await self.tables.events.publish(BotChanged(live))
        bot = bots.quick(live.box) if desperate else ""
        action = await self._unless_it_changes(live, seat, version, bot)
        if action is None or version != live.table.version or not live.sitters[seat].bot:
            return
        try:
            await self.tables.play(live, seat, action, version)
        except Stale:
            if version == live.table.version:  # otherwise another server's bot was faster
                raise

    async def _give_up(self, live: LiveTable, seat: int) -> None:
        """Wait for somebody to rouse the bot, or for the table to change."""
        live.stuck[seat], live.thinking = live.table.version, None
        live.tell_watchers(around=True)
        with suppress(DatabaseFailed):  # then the alarm rings once more, and that is well
            await self.tables.events.publish(BotChanged(live))

    async def _unless_it_changes(
        self, live: LiveTable, seat: int, version: int, bot: str
    ) -> int | None:
        """Think, but no longer than the question is open: people undo, or take a seat back."""
        thinking = asyncio.ensure_future(self._without_haste(live, seat, bot))
        try:
            while not thinking.done():
                changed = asyncio.ensure_future(live.changed.wait())
                await asyncio.wait({thinking, changed}, return_when=asyncio.FIRST_COMPLETED)
                changed.cancel()
                if live.table.version != version or not live.sitters[seat].bot:
                    return None
            return thinking.result()
        finally:
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)

    async def _without_haste(self, live: LiveTable, seat: int, bot: str) -> int:
        """Think, and wait for the rest of the time that people need to follow."""
        rest = asyncio.sleep(self.pause_at(live))
        action, _ = await asyncio.gather(self.minds.answer(live, seat, bot), rest)
        return action

    def pause_at(self, live: LiveTable) -> float:
        """Return how long a bot takes at least for a move.

        Pages with motion tell a turn at their own pace; each move only has to be sent on its own.
        Who sees no motion, or has a clock that runs meanwhile, is waited for.
        """
        return self.pause if live.still or live.table.timed else self.pause * TOLD

    def _show(self, live: LiveTable, seat: int | None) -> None:
        """Let everybody see who thinks."""
        if live.thinking != seat:
            live.thinking = seat
            live.tell_watchers(around=True)


def asked_bot(live: LiveTable) -> int | None:
    """Return the first seat that is asked and that a bot answers for, unless it has given up."""
    asked = (seat for seat in live.table.asked() if live.sitters[seat].bot)
    return next((seat for seat in asked if not live.is_stuck(seat)), None)
