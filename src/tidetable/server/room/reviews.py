"""Finished games that are looked at again: each once, beside the tables, for whoever waits."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any, Final

from tidetable.bots.judge import outcome
from tidetable.bots.review import Decision, Review
from tidetable.core.contract import CHANCE, SPECTATOR
from tidetable.core.errors import NotYours, TooMuch
from tidetable.server.room.desk import Job
from tidetable.server.room.live import LiveTable
from tidetable.server.room.minds import MindFailed, Minds, Rank, game_of
from tidetable.server.trouble import in_short

logger = logging.getLogger(__name__)

MOST_KEPT: Final = 40
MOST_WAITING: Final = 10
AHEAD: Final = 30  # decisions that are looked at before somebody must ask again


@dataclass
class Looking:
    """A game that is looked at: how far it is, and in the end all that was found."""

    of: int = 0  # decisions; 0 as long as nobody has counted them
    decisions: list[Decision[int]] = field(default_factory=list)
    review: Review[int] | None = None
    failed: bool = False
    wanted: int = AHEAD  # decisions, as long as nobody asks again
    asked: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    @property
    def is_under_way(self) -> bool:
        return self.review is None and not self.failed

    @property
    def rests(self) -> bool:
        return self.is_under_way and len(self.decisions) >= self.wanted

    def go_on(self) -> None:
        self.wanted = len(self.decisions) + AHEAD
        self.asked.set()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def until_wanted(self) -> None:
        """Wait until somebody wants to know more: nothing is thought for nobody."""
        while self.rests:
            self.asked.clear()
            await self.asked.wait()


class Reviews:
    """What is asked for is begun, goes on while somebody asks, and is kept for all who do.

    One decision is looked at at a time, each a job: bots that are asked meanwhile hardly wait.
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
        found.go_on()
        return found

    def _begin(self, live: LiveTable) -> Looking:
        self._make_room()
        table, looking = live.table, Looking()
        moves = sum(1 for entry in table.entries if entry.seat != CHANCE)
        result = outcome(live.box.game, table.view(SPECTATOR).public)
        game = {**game_of(live), "given": table.given, "playouts": self.playouts}
        looking.task = asyncio.create_task(self._look(looking, game, result, moves))
        self.tasks.add(looking.task)
        looking.task.add_done_callback(self.tasks.discard)
        return looking

    def _make_room(self) -> None:
        """Forget the oldest of what is done, and what nobody has asked for again; or refuse."""
        under_way = {number: one for number, one in self.looking.items() if one.is_under_way}
        if len(under_way) >= MOST_WAITING:
            left = next((number for number, one in under_way.items() if one.rests), None)
            if left is None:
                raise TooMuch("reviews")
            self.looking.pop(left).stop()
        done = [number for number in self.looking if number not in under_way]
        for number in done[: max(0, len(self.looking) - MOST_KEPT + 1)]:
            del self.looking[number]

    async def _look(self, looking: Looking, game: Job, result: list[float], moves: int) -> None:
        try:
            looking.of = await self._ask({**game, "decision": None})
            for k in range(looking.of):
                await looking.until_wanted()
                looking.decisions.append(await self._ask({**game, "decision": k}))
        except MindFailed as failure:
            logger.error("no review of a game of %s: %s", game["game"], in_short(failure))
            looking.failed = True
        else:
            looking.review = Review(looking.decisions, result, moves)

    async def _ask(self, job: Job) -> Any:
        async with self.turn:
            return await self.minds.ask(job, Rank.REVIEW)
