"""Finished games that are looked at again: each once, one after the other, beside the tables."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Final

from tidetable.bots.judge import outcome
from tidetable.bots.review import Decision, Review
from tidetable.core.contract import CHANCE, SPECTATOR
from tidetable.core.errors import NotYours, TooMuch
from tidetable.server.room.desk import Job
from tidetable.server.room.live import LiveTable
from tidetable.server.room.minds import MindFailed, Minds, game_of
from tidetable.server.trouble import in_short

logger = logging.getLogger(__name__)

MOST_KEPT: Final = 40
MOST_WAITING: Final = 10


@dataclass
class Looking:
    """A game that is looked at: how far it is, and in the end all that was found."""

    of: int = 0  # decisions; 0 as long as nobody has counted them
    decisions: list[Decision[int]] = field(default_factory=list)
    review: Review[int] | None = None
    failed: bool = False

    @property
    def is_under_way(self) -> bool:
        return self.review is None and not self.failed


class Reviews:
    """What is asked for is begun, and kept for all who ask; the one asked for last is the last.

    One game is looked at at a time, a decision a job: bots that are asked meanwhile hardly wait.
    """

    playouts: int | None = None  # as many as are usual, unless somebody is in a hurry

    def __init__(self, minds: Minds) -> None:
        self.minds = minds
        self.looking: dict[int, Looking] = {}
        self.turn = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    def of(self, live: LiveTable) -> Looking:
        """Return how far the review of a table is. While its game runs, there is none.

        One that has failed is told of once; whoever asks then lets it begin anew.
        """
        if not live.table.over:
            raise NotYours("review")
        found = self.looking.pop(live.id, None) or self._begin(live)
        if not found.failed:
            self.looking[live.id] = found
        return found

    def _begin(self, live: LiveTable) -> Looking:
        under_way = [one for one in self.looking.values() if one.is_under_way]
        if len(under_way) >= MOST_WAITING:
            raise TooMuch("reviews")
        done = [number for number, one in self.looking.items() if not one.is_under_way]
        for number in done[: max(0, len(self.looking) - MOST_KEPT + 1)]:
            del self.looking[number]
        table, looking = live.table, Looking()
        moves = sum(1 for entry in table.entries if entry.seat != CHANCE)
        result = outcome(live.box.game, table.view(SPECTATOR).public)
        game = {**game_of(live), "given": table.given, "playouts": self.playouts}
        task = asyncio.create_task(self._look(looking, game, result, moves))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return looking

    async def _look(self, looking: Looking, game: Job, result: list[float], moves: int) -> None:
        try:
            async with self.turn:
                looking.of = await self.minds.ask({**game, "decision": None})
                for k in range(looking.of):
                    looking.decisions.append(await self.minds.ask({**game, "decision": k}))
        except MindFailed as failure:
            logger.error("no review of a game of %s: %s", game["game"], in_short(failure))
            looking.failed = True
        else:
            looking.review = Review(looking.decisions, result, moves)
