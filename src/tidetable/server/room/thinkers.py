"""The bots of a server: they answer for their seats as long as they are asked."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from tidetable import bots
from tidetable.bots.hints import Hint
from tidetable.core.errors import BadTable, Stale
from tidetable.core.options import write_options
from tidetable.games import box as box_of
from tidetable.server.room.live import LiveTable
from tidetable.server.room.workers import WorkerFailed, Workers
from tidetable.server.store.database import DatabaseFailed
from tidetable.server.trouble import in_short

if TYPE_CHECKING:
    from tidetable.server.room.tables import Tables

logger = logging.getLogger(__name__)

PAUSES: Final = (0.5, 2.0)  # seconds before a bot that failed tries again
TRY_AGAIN: Final = "try-again"


class Thinkers:
    """Calls the bots of a table when one of them is asked."""

    def __init__(self, tables: Tables, pause: float) -> None:
        self.tables = tables
        self.workers = Workers()
        self.pause = pause  # seconds at least between two moves of a bot, for people to follow

    def call(self, live: LiveTable) -> None:
        """Start the bots of a table if one of them is asked and none is thinking."""
        if any(sitter.bot in live.box.levels for sitter in live.sitters):
            self.workers.wake()
        at_work = live.bot_task is not None and not live.bot_task.done()
        if not at_work and asked_bot(live) is not None:
            live.bot_task = asyncio.create_task(self._play(live))

    def rouse(self, live: LiveTable) -> None:
        """Let bots that had given up try again."""
        if live.stuck:
            live.stuck.clear()
            live.tell_watchers(around=True)
        self.call(live)

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
        await self.tables.alarms.keep(live)
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
            await self.tables.alarms.keep(live)

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
        action, _ = await asyncio.gather(self.answer(live, seat, bot), asyncio.sleep(self.pause))
        return action

    def _show(self, live: LiveTable, seat: int | None) -> None:
        """Let everybody see who thinks."""
        if live.thinking != seat:
            live.thinking = seat
            live.tell_watchers(around=True)

    async def answer(self, live: LiveTable, seat: int, bot: str = "") -> int:
        """Return what a bot answers for a seat; by the script, where the table follows one."""
        lesson = live.box.lesson if live.wishes.lesson else None
        step = None if lesson is None else lesson.next_step(live.table)
        if step is not None and step.seat == seat:
            return live.box.game.codec.parse(step.play)
        name = bot or live.sitters[seat].bot
        if name in live.box.levels:
            return int(await self.workers.ask(job_of(live, seat, name)))
        return await asyncio.to_thread(bots.thinking(live.box, name, live.table, seat))

    async def hints(self, live: LiveTable, seat: int) -> list[Hint]:
        """Return what the captain would do in a seat's place."""
        try:
            found = await self.workers.ask(job_of(live, seat, None))
        except WorkerFailed as failure:
            logger.error("no hint at table %s: %s", live.id, in_short(failure))
            raise BadTable("hint") from failure
        return [Hint(**one) for one in found]


def job_of(live: LiveTable, seat: int, bot: str | None) -> dict[str, Any]:
    """Return all that a worker needs to know to think about a seat's answer, or about hints."""
    table, box = live.table, live.box
    own_data = box.data is not None and box.data.digest != box_of(box.name).game.data
    return {
        "game": box.name,
        "data": [box.data.name, box.data.text] if box.data is not None and own_data else None,
        "seats": table.seats,
        "options": write_options(box.game.options, table.options),
        "commitment": table.commitment,
        "entries": [[entry.seat, entry.action] for entry in table.entries],
        "seat": seat,
        "bot": bot,
    }


def asked_bot(live: LiveTable) -> int | None:
    """Return the first seat that is asked and that a bot answers for, unless it has given up."""
    asked = (seat for seat in live.table.asked() if live.sitters[seat].bot)
    return next((seat for seat in asked if not live.is_stuck(seat)), None)
