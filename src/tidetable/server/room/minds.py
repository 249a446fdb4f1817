"""What bots answer, and what the captain would do: thought about beside the tables."""

from __future__ import annotations

import asyncio
import logging
import os
from enum import IntEnum
from typing import Any, Final

from tidetable import bots
from tidetable.bots.hints import Hint
from tidetable.bots.processes import Ended, Pool
from tidetable.core.errors import BadTable, TooMuch
from tidetable.core.options import write_options
from tidetable.games import box as box_of
from tidetable.server.lookout.figures import FAILED, THINKING, timed
from tidetable.server.room.desk import Job, NoAnswer, sit_down
from tidetable.server.room.live import LiveTable
from tidetable.server.trouble import Trouble, in_short

logger = logging.getLogger(__name__)

SECONDS: Final = 60.0  # until a process that does not answer is replaced
MOST_HINTS: Final = 20  # that wait; whoever asks then is asked to come back
MOST: Final = max(1, (os.cpu_count() or 2) - 1)  # processes: as many as this machine can spare


class Rank(IntEnum):
    """Whom people wait for comes first: bots at tables, then hints, then reviews."""

    BOT = 0
    HINT = 1
    REVIEW = 2


class MindFailed(Trouble):
    """The bot raised, or its process ended."""


class Minds:
    """Thinks about a seat's answer: searching bots in processes, quick ones in a thread."""

    def __init__(self) -> None:
        self.pool = Pool(sit_down, MOST)
        self.hinting: set[tuple[int, int]] = set()  # seats that wait for a hint, by table

    def prepare(self, live: LiveTable) -> None:
        """Have a process ready where bots search: people look at the board while it starts."""
        if any(bots.searches(live.box, sitter.bot) for sitter in live.sitters):
            self.pool.wake()

    async def answer(self, live: LiveTable, seat: int, bot: str = "") -> int:
        """Return what a bot answers for a seat; by the script, where the table follows one."""
        lesson = live.box.lesson if live.settings.lesson else None
        step = None if lesson is None else lesson.next_step(live.table)
        if step is not None and step.seat == seat:
            return live.box.game.codec.parse(step.play)
        name = bot or live.sitters[seat].bot
        if bots.searches(live.box, name):
            answered: bots.Answered = await self.ask(job_of(live, seat, name))
        else:
            answered = await asyncio.to_thread(bots.thinking(live.box, name, live.table, seat))
        live.hurried[seat] = answered.hurried
        return answered.action

    async def hints(self, live: LiveTable, seat: int, instead: str = "") -> list[Hint]:
        """Return what the captain would do in a seat's place, instead of what it thought of.

        A seat gets one after another; and nobody waits in a queue that is too long.
        """
        who = live.id, seat
        if who in self.hinting or self.pool.queue(Rank.HINT) >= MOST_HINTS:
            raise TooMuch("hints")
        self.hinting.add(who)
        try:
            job = {**job_of(live, seat, None), "instead": instead}
            found: list[Hint] = await self.ask(job, Rank.HINT)
        except MindFailed as failure:
            logger.error("no hint at table %s: %s", live.id, in_short(failure))
            raise BadTable("hint") from failure
        finally:
            self.hinting.discard(who)
        return found

    async def ask(self, job: Job, rank: Rank = Rank.BOT) -> Any:
        """Return the answer of a process. Who is cancelled while waiting ends its thinking."""
        try:
            with timed(THINKING.labels(rank.name.lower())):
                return await self._ask(job, rank)
        except MindFailed:
            FAILED.labels(rank.name.lower()).inc()
            raise

    async def _ask(self, job: Job, rank: Rank) -> Any:
        asked = self.pool.ask(job, rank, SECONDS)
        waiting = asyncio.wrap_future(asked)
        try:
            answer = await asyncio.shield(waiting)
        except asyncio.CancelledError:
            self.pool.drop(asked)
            await asyncio.gather(waiting, return_exceptions=True)
            raise
        except Ended as ended:
            why = "its process did not answer" if ended.late else "its process ended"
            raise MindFailed(why) from ended
        except OSError as error:
            raise MindFailed("its process does not start") from error
        if isinstance(answer, NoAnswer):
            raise MindFailed(answer.why)
        return answer


def job_of(live: LiveTable, seat: int, bot: str | None) -> Job:
    """Return all that a process needs to know to think about a seat's answer, or about hints."""
    return {**game_of(live), "seat": seat, "bot": bot}


def game_of(live: LiveTable) -> Job:
    """Return all that a process needs to know of a game so far."""
    table, box = live.table, live.box
    own_data = box.data is not None and box.data.digest != box_of(box.name).game.data
    return {
        "game": box.name,
        "edition": box.game.edition,
        "data": [box.data.name, box.data.text] if box.data is not None and own_data else None,
        "seats": table.seats,
        "options": write_options(box.game.options, table.options),
        "commitment": table.commitment,
        "entries": [[entry.seat, entry.action] for entry in table.entries],
    }
