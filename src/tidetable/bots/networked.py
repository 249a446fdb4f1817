"""A bot that plays by a network: what self-play has taught, in a thousandth of a second."""

from __future__ import annotations

from functools import lru_cache
from math import log
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from tidetable.bots.searcher import Searcher
from tidetable.core.contract import Buffer, seat_of
from tidetable.core.learn.actions import Actions
from tidetable.core.learn.batch import row_of
from tidetable.core.learn.fleet import glance
from tidetable.core.learn.observation import Observation
from tidetable.core.learn.observer import Observer
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.think.bot import Bot
from tidetable.networks.network import Network

if TYPE_CHECKING:
    from pathlib import Path

    from tidetable.core.box import Box
    from tidetable.core.contract import View
    from tidetable.core.think.level import Level
    from tidetable.core.think.search import Tried

CERTAIN: Final = 0.97
UNLIKELY: Final = 1e-4  # nothing that is legal is out of the question


class Instinct:
    """A network and the game it plays."""

    def __init__(self, box: Box, path: Path) -> None:
        self.game: Final = box.game
        self.evaluator: Final = box.evaluator
        self.observation: Final = Observation(box.game, box.drawers)
        self.numbers: Final = Actions(box.game.codec).number
        self.network: Final = Network(self.observation, path)
        self.writing: Final[dict[int, tuple[Observer, list[int]]]] = {}

    def read(self, view: View) -> NDArray[Any]:
        """Return what a view comes to.

        What is counted of the unseen is the same in all worlds behind a view: one of them will do.
        """
        observer, blank = self._writing(self.seats(view))
        world = self.game.guess(view, Luck(1))
        return self.network.read(row_of(observer, blank, world, int(view.seat)))

    def _writing(self, seats: int) -> tuple[Observer, list[int]]:
        """Return what writes rows at such tables; the same for all options."""
        if seats not in self.writing:
            options = read_options(self.game.options, {})
            made = self.observation.observer(seats, options), self.observation.blank(seats)
            self.writing[seats] = made
        return self.writing[seats]

    def weigh(self, view: View, legal: list[int]) -> list[float]:
        """Return how likely each of the legal answers is."""
        glances = self._glance(view, legal) if self.network.glance else []
        numbers = [self.numbers[action] for action in legal]
        shares = self.network.weigh(self.read(view), numbers, glances)
        return [float(share) for share in shares]

    def _glance(self, view: View, legal: list[int]) -> list[int]:
        """Return how promising each of the legal answers looks at first."""
        asks = (int(view.asks[i]) for i in range(view.n_asks))
        question = next(ask for ask in asks if seat_of(ask) == view.seat)
        into = Buffer()
        for action in legal:
            into.add(action)
        self.evaluator.prior(view.public, view.own, question, into)
        weights = [int(into.weights[i]) for i in range(into.n)]
        return [int(glance(weight, max(weights))) for weight in weights]

    def chances(self, view: View) -> list[float]:
        """Return each seat's chance to win, by what the one that looks may know."""
        seats, me = self.seats(view), int(view.seat)
        turned = self.network.judge(self.read(view), seats)
        return [float(turned[(seat - me) % seats]) for seat in range(seats)]

    def seats(self, view: View) -> int:
        return len(self.game.scores(view.public))


def instinct_of(box: Box, path: Path) -> Instinct:
    """Return the instinct of a file, read once: at a table a bot is made anew for each answer."""
    return _instinct(box, path, path.stat().st_mtime_ns if path.exists() else 0)


@lru_cache(maxsize=16)
def _instinct(box: Box, path: Path, written: int) -> Instinct:
    return Instinct(box, path)


class Networked(Bot):
    """Answers what its network finds likeliest."""

    def __init__(self, box: Box, path: Path, luck: Luck) -> None:
        self.instinct: Final = instinct_of(box, path)

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        return legal[int(np.argmax(self.instinct.weigh(view, legal)))]


class Advised(Bot):
    """Searches, and weighs what it found by what its network finds likely.

    Each is right where the other is not. An answer of which the network is certain is given at
    once. Where the clock cut a search short, its word counts for less.
    """

    def __init__(self, box: Box, path: Path, level: Level, luck: Luck) -> None:
        self.instinct: Final = instinct_of(box, path)
        self.searcher: Final = Searcher(box.evaluator, level, luck)
        self.playouts: Final = level.playouts

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        likely = dict(zip(legal, self.instinct.weigh(view, legal), strict=True))
        best = max(likely, key=lambda action: likely[action])
        if likely[best] > CERTAIN:
            return best
        found = self.searcher.look_into(view)
        self.hurried = self.searcher.hurried
        trust = self._trust(found)

        def promise(one: Tried) -> float:
            return trust * log(one.visits) + log(likely[one.action] + UNLIKELY)

        return max(found, key=promise).action

    def _trust(self, found: list[Tried]) -> float:
        """Return how much of its search was done; all, if the rest could not have changed it."""
        done = sum(one.visits for one in found)
        lead = found[0].visits - (found[1].visits if len(found) > 1 else 0)
        return 1.0 if lead > self.playouts - done else done / self.playouts
