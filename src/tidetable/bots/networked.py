"""A bot that plays by a network: what self-play has taught, in a thousandth of a second."""

from __future__ import annotations

from functools import lru_cache
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from mypy_extensions import i16
from numpy.typing import NDArray

from tidetable.bots.searcher import Searcher
from tidetable.core.contract import Buffer, seat_of
from tidetable.core.learn.actions import Actions
from tidetable.core.learn.batch import row_of, shown
from tidetable.core.learn.fleet import glance
from tidetable.core.learn.observation import Observation
from tidetable.core.learn.observer import Observer
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.think.bot import Bot
from tidetable.core.think.guided import Guided
from tidetable.core.think.search import Search, Settings
from tidetable.core.vec import vec
from tidetable.networks.network import Network

if TYPE_CHECKING:
    from pathlib import Path

    from tidetable.core.box import Box
    from tidetable.core.contract import View
    from tidetable.core.think.level import Level
    from tidetable.core.think.search import Tried

AT_ONCE: Final = 16  # positions that a network is asked about together


class Instinct:
    """A network and the game it plays."""

    def __init__(self, box: Box, path: Path) -> None:
        self.game: Final = box.game
        self.evaluator: Final = box.evaluator
        self.observation: Final = Observation(box.game, box.drawers)
        self.numbers: Final = Actions(box.game.codec).number
        self.network: Final = Network(self.observation, path)
        self._made: Final[dict[int, tuple[Observer, list[int]]]] = {}

    def read(self, view: View) -> NDArray[Any]:
        """Return what a view comes to.

        What is counted of the unseen is the same in all worlds behind a view: one of them will do.
        """
        observer, blank = self.writing(self.seats(view))
        world = self.game.guess(view, Luck(1))
        row = row_of(observer, blank, world, int(view.seat))
        return np.asarray(self.network.read(row[None])[0])

    def writing(self, seats: int) -> tuple[Observer, list[int]]:
        """Return what writes rows at such tables; the same for all options."""
        if seats not in self._made:
            options = read_options(self.game.options, {})
            made = self.observation.observer(seats, options), self.observation.blank(seats)
            self._made[seats] = made
        return self._made[seats]

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
        return glances([int(into.weights[i]) for i in range(into.n)])

    def chances(self, view: View) -> list[float]:
        """Return each seat's chance to win, by what the one that looks may know."""
        seats, me = self.seats(view), int(view.seat)
        turned = self.network.judge(self.read(view), seats)
        return [float(turned[(seat - me) % seats]) for seat in range(seats)]

    def guided(self, search: Search, seats: int) -> Guided:
        """Return a search that listens to the network."""
        observer, blank = self.writing(seats)
        rows = vec[i16](blank * AT_ONCE)
        return Guided(search, observer, vec[i16](blank), rows, bool(self.network.glance))

    def tell(self, guided: Guided, n: int, seats: int) -> None:
        """Say to those playouts that wait how likely each answer is, and each seat to win."""
        size = len(guided.blank)
        rows = shown(guided.rows, np.int16).reshape(-1, size)[:n]
        read = self.network.read(rows)
        turned = self.network.judge(read, seats)
        for k, one in enumerate(guided.waiting):
            numbers = [self.numbers[action] for action in one.actions]
            looks = glances(one.weights) if guided.glances else []
            shares = self.network.weigh(read[k], numbers, looks)
            chances = np.roll(turned[k], one.seat)
            guided.tell(k, shares.tolist(), chances.tolist())

    def foresee(self, view: View, actions: list[int], luck: Luck) -> list[float]:
        """Return how likely the seat is to win after each of these answers, in some worlds."""
        seats = self.seats(view)
        search = Search(self.evaluator, view, Settings(margin=0.0, heard=1.0), luck)
        guided = self.guided(search, seats)
        self.tell(guided, guided.look(1), seats)
        for action in actions:
            self.tell(guided, guided.look_at(action, AT_ONCE), seats)
        found = {one.action: one.value for one in search.tried()}
        return [found[action] for action in actions]

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


class Admiral(Bot):
    """Searches where its network says that it is worth the while, and hears it on how it stands."""

    def __init__(self, box: Box, path: Path, level: Level, luck: Luck) -> None:
        self.instinct: Final = instinct_of(box, path)
        self.evaluator: Final = box.evaluator
        self.level: Final = level
        self.luck: Final = luck

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        return legal[0] if len(legal) == 1 else self.look_into(view)[0].action

    def look_into(self, view: View) -> list[Tried]:
        """Return what the search found out about each answer, the best first."""
        seats, level = self.instinct.seats(view), self.level
        search = Search(self.evaluator, view, level.settings, self.luck)
        guided = self.instinct.guided(search, seats)
        until = monotonic() + (inf if level.seconds is None else level.seconds)
        left, is_late = level.playouts, False
        while left > 0 and not search.is_settled(left) and not is_late:
            self.instinct.tell(guided, guided.look(min(AT_ONCE, left)), seats)
            left = level.playouts - search.done()
            is_late = monotonic() > until and search.done() > 0
        self.hurried = left > 0 and not search.is_settled(left)
        return search.tried()


class Careful(Searcher):
    """A kind bot that gives away only what its network, too, thinks it can afford.

    A search overlooks a reply now and then; a network has met most of them.
    """

    def __init__(self, box: Box, path: Path, level: Level, luck: Luck) -> None:
        super().__init__(box.evaluator, level, luck)
        self.instinct: Final = instinct_of(box, path)

    def _is_sure(self, search: Search, best: int, other: int, spare: float) -> bool:
        if not super()._is_sure(search, best, other, spare):
            return False
        chances = self.instinct.foresee(search.view, [best, other], self.luck)
        return chances[0] - chances[1] <= spare


def glances(weights: list[int]) -> list[int]:
    """Return how promising answers look at first, by what an evaluator says of each."""
    return [int(glance(weight, max(weights))) for weight in weights]
