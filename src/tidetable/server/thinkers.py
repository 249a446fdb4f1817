"""The bots of a server: they answer for their seats as long as they are asked."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tidetable import bots
from tidetable.server.live import LiveTable

if TYPE_CHECKING:
    from tidetable.server.tables import Tables

logger = logging.getLogger(__name__)


class Thinkers:
    """Calls the bots of a table when one of them is asked."""

    def __init__(self, tables: Tables, pause: float) -> None:
        self.tables = tables
        self.pause = pause  # seconds between two moves of a bot, for people to follow

    def call(self, live: LiveTable) -> None:
        """Start the bots of a table if one of them is asked and none is thinking."""
        at_work = live.bot_task is not None and not live.bot_task.done()
        if not at_work and asked_bot(live) is not None:
            live.bot_task = asyncio.create_task(self._play(live))

    async def _play(self, live: LiveTable) -> None:
        """Answer for bots as long as one is asked. People may undo meanwhile: then think again."""
        while (seat := asked_bot(live)) is not None:
            self._show(live, seat)
            await asyncio.sleep(self.pause)
            version = live.table.version
            if seat != asked_bot(live):
                continue
            try:
                text = await self.answer(live, seat)
                if version == live.table.version and live.sitters[seat].bot:
                    await self.tables.play(live, seat, text, version)
            except Exception:
                name = live.sitters[seat].bot
                logger.exception("bot %s failed at table %s", name, live.id)
                break
        self._show(live, None)

    def _show(self, live: LiveTable, seat: int | None) -> None:
        """Let everybody see who thinks."""
        if live.thinking != seat:
            live.thinking = seat
            live.tell_watchers(around=True)

    async def answer(self, live: LiveTable, seat: int, bot: str = "") -> str:
        """Return what a bot answers for a seat; by the script, where the table follows one."""
        lesson = live.box.lesson if live.wishes.lesson else None
        step = None if lesson is None else lesson.next_step(live.table)
        if step is not None and step.seat == seat:
            return step.play
        name = bot or live.sitters[seat].bot
        return await asyncio.to_thread(bots.thinking(live.box, name, live.table, seat))


def asked_bot(live: LiveTable) -> int | None:
    """Return the first seat that is asked and that a bot answers for."""
    return next((seat for seat in live.table.asked() if live.sitters[seat].bot), None)
