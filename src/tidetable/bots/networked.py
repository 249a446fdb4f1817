"""A bot that plays by a network: what self-play has taught, in a thousandth of a second."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from mypy_extensions import i16
from numpy.typing import NDArray

from tidetable.bots.searcher import settle
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
from tidetable.core.think.search import Search, Settings, Tried
from tidetable.core.vec import vec
from tidetable.networks.network import Network

if TYPE_CHECKING:
    from pathlib import Path

    from tidetable.core.box import Box
    from tidetable.core.contract import Public, State, View
    from tidetable.core.think.level import Level

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
        return np.asarray(self._read_in([self.game.guess(view, Luck(1))], int(view.seat))[0])

    def _read_in(self, worlds: list[State], seat: int) -> NDArray[Any]:
        """Return what a seat would see in each of some worlds comes to."""
        observer, blank = self.writing(self.seats(worlds[0].public()))
        return self.network.read(
            np.stack([row_of(observer, blank, world, seat) for world in worlds])
        )

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
        return self._turned(self.read(view), self.seats(view.public), int(view.seat))

    def chances_in(self, worlds: list[State], seat: int) -> list[float]:
        """Return the same on average over worlds, by what a seat would know in each of them.

        The network is asked once about all of them, which takes it little longer than one.
        """
        read = self._read_in(worlds, seat)
        found = [self._turned(one, self.seats(worlds[0].public()), seat) for one in read]
        return [sum(chances) / len(worlds) for chances in zip(*found, strict=True)]

    def _turned(self, read: NDArray[Any], seats: int, seat: int) -> list[float]:
        """Return chances by the seats' own numbers: to a network who looks is the first."""
        turned = self.network.judge(read, seats)
        return [float(turned[(one - seat) % seats]) for one in range(seats)]

    def seats(self, public: Public) -> int:
        return len(self.game.scores(public))


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


class Consultation:
    """A search from a view, and the network that it asks what it does not know."""

    worlds: Final = AT_ONCE  # in which an answer is tried

    def __init__(self, instinct: Instinct, view: View, settings: Settings, luck: Luck) -> None:
        self.instinct: Final = instinct
        self.seats: Final = instinct.seats(view.public)
        self.search: Final = Search(instinct.evaluator, view, settings, luck)
        observer, blank = instinct.writing(self.seats)
        rows, corrects = vec[i16](blank * AT_ONCE), bool(instinct.network.glance)
        self.guided: Final = Guided(self.search, observer, vec[i16](blank), rows, corrects)
        self._hear(self.guided.look(1))

    def run(self, playouts: int) -> None:
        for at in range(0, playouts, AT_ONCE):
            self._hear(self.guided.look(min(AT_ONCE, playouts - at)))

    def is_settled(self, playouts: int) -> bool:
        """Whether so many playouts more could not change which answer is tried most."""
        return self.search.is_settled(playouts)

    def ranked(self) -> list[Tried]:
        """Return all known answers, the most tried first, and then the most promising."""
        return self.search.ranked()

    def run_on(self, action: int, playouts: int) -> None:
        """Find out more about one answer."""
        for at in range(0, playouts, AT_ONCE):
            self._hear(self.guided.look_at(action, min(AT_ONCE, playouts - at)))

    def try_out(self, actions: list[int], seed: int) -> list[float]:
        """Return what comes of each of some answers for its seat, on average over a few worlds."""
        before = [self.search.came_of(action) for action in actions]
        self._hear(self.guided.look_in(self.worlds, seed, actions))
        after = [self.search.came_of(action) for action in actions]
        return [(b - a) / self.worlds for a, b in zip(before, after, strict=True)]

    def line(self, action: int, least: int) -> list[tuple[int, int]]:
        """Return what would probably follow an answer."""
        return self.search.line(action, least)

    def _hear(self, n: int) -> None:
        """Let playouts that wait hear how likely each answer is, and each seat to win."""
        network, guided = self.instinct.network, self.guided
        rows = shown(guided.rows, np.int16).reshape(-1, len(guided.blank))
        read = network.read(rows[:n])
        turned = network.judge(read, self.seats).tolist()
        for k, one in enumerate(guided.waiting):
            numbers = [self.instinct.numbers[action] for action in one.actions]
            looks = glances(one.weights) if guided.glances else []
            shares = network.weigh(read[k], numbers, looks)
            chances = turned[k][-one.seat :] + turned[k][: -one.seat]  # by the seats' own numbers
            guided.tell(k, shares.tolist(), chances)


class Admiral(Bot):
    """Searches where its network says that it is worth the while, and hears it on how it stands."""

    def __init__(self, box: Box, path: Path, level: Level, luck: Luck) -> None:
        self.instinct: Final = instinct_of(box, path)
        self.level: Final = level
        self.luck: Final = luck

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        return legal[0] if len(legal) == 1 else self.look_into(view)[0].action

    def look_into(self, view: View) -> list[Tried]:
        """Search until the playouts, or after some of them the time, are used up.

        Return what was found out about each answer, the best first, and last what was not tried.
        """
        asking = Consultation(self.instinct, view, self.level.settings, self.luck)
        self.hurried = settle(asking, self.level.playouts, self.level.seconds)
        return asking.ranked()


def glances(weights: list[int]) -> list[int]:
    """Return how promising answers look at first, by what an evaluator says of each."""
    return [int(glance(weight, max(weights))) for weight in weights]
