"""Many games at once, as arrays: what a learner in Python calls.

    batch = Batch(box("chests"), 1000, seed=1)
    while learning:
        batch.step(choose(batch.observations, batch.mask))

Arrays of a compiled batch are its own buffers, seen without a copy: they cannot be written to, and
the next step changes them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

import numpy as np
from mypy_extensions import i16
from numpy.typing import NDArray

from tidetable.core.errors import BadTable
from tidetable.core.learn.actions import Actions
from tidetable.core.learn.fleet import Coach, Fleet
from tidetable.core.learn.observation import Observation
from tidetable.core.learn.observer import Observer
from tidetable.core.options import read_options
from tidetable.core.vec import vec

if TYPE_CHECKING:
    from tidetable.core.contract import State
    from tidetable.core.fields import Drawers
    from tidetable.core.luck import Luck
    from tidetable.core.play import AnyGame

Seed: TypeAlias = int | str | bytes
Answers: TypeAlias = "Sequence[int] | NDArray[Any]"
KINDS: Final[dict[str, type[np.generic]]] = {
    "observations": np.int16,
    "hidden": np.int16,
    "mask": np.uint8,
    "legal": np.int32,
    "offsets": np.int32,
    "seat": np.uint8,
    "done": np.uint8,
    "rewards": np.float64,
    "scores": np.int32,
    "prospects": np.float64,
    "advice": np.int32,
    "glances": np.uint8,
}


class Opened(Protocol):
    """What is learned: a box has both."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def drawers(self) -> Drawers: ...


class Games(ABC):
    """n games of one kind, in one process or in several. Chance answers inside, and a game that
    ends begins anew, with luck of its own.
    """

    def __init__(
        self,
        opened: Opened,
        n: int,
        seats: int | None,
        options: dict[str, str] | None,
        history: int,
        hidden: bool,
        coached: bool,
    ) -> None:
        if n < 1:
            raise ValueError(f"a batch has at least one game, not {n}")
        game = opened.game
        self.n: Final = n
        self.seats: Final[int] = game.min_seats if seats is None else seats
        least, most = game.min_seats, game.max_seats
        if not least <= self.seats <= most:
            raise BadTable("seats", seats=self.seats, least=least, most=most)
        self.options: Final = read_options(game.options, options or {})
        game.setup(self.seats, self.options)  # or it says what does not go together
        self.observation: Final = Observation(game, opened.drawers, history)
        self.actions: Final = Actions(game.codec)
        self.hidden_size: Final = self.observation.hidden_size if hidden else 0
        self.coached: Final = coached

    @property
    def observations(self) -> NDArray[np.int16]:
        """What the seat that is asked sees: [n, features], as `observation` says."""
        return self.array("observations").reshape(self.n, -1)

    @property
    def hidden(self) -> NDArray[np.int16]:
        """What the others hide from the seat that is asked, the next one first, where `hidden` is
        true: [n, cells], the features `own.` of each. Not for players: for a critic in training.
        """
        return self.array("hidden").reshape(self.n, -1)

    @property
    def mask(self) -> NDArray[np.uint8]:
        """1: the action is legal now. [n, actions]."""
        return self.array("mask").reshape(self.n, -1)

    @property
    def legal(self) -> NDArray[np.int32]:
        """All legal actions, game after game: those of game i begin at offsets[i]."""
        return self.array("legal")[: self.offsets[-1]]

    @property
    def offsets(self) -> NDArray[np.int32]:
        """Where the legal actions of each game begin, and where those of the last end: [n + 1]."""
        return self.array("offsets")

    @property
    def seat(self) -> NDArray[np.uint8]:
        """Who is asked: [n]."""
        return self.array("seat")

    @property
    def done(self) -> NDArray[np.uint8]:
        """1: the last step ended a game here, and the next one has begun. [n]."""
        return self.array("done")

    @property
    def rewards(self) -> NDArray[np.float64]:
        """What the last step gave each seat, [n, seats]: 0, unless it ended the game.

        Who wins alone gets 1, and the others together lose as much; winners share. They sum to 0.
        """
        return self.array("rewards").reshape(self.n, -1)

    @property
    def scores(self) -> NDArray[np.int32]:
        """The points of each seat in the game that ended last at this place: [n, seats]."""
        return self.array("scores").reshape(self.n, -1)

    @property
    def prospects(self) -> NDArray[np.float64]:
        """How well each seat stands by the coach, if there is one: [n, seats], from 0 to 1.

        By all that is true, hidden or not. Not for players: for a critic in training.
        """
        return self.array("prospects").reshape(self.n, -1)

    @property
    def advice(self) -> NDArray[np.int32]:
        """What the coach would answer, if there is one and it was asked: [n]."""
        return self.array("advice")

    @property
    def glances(self) -> NDArray[np.uint8]:
        """How promising each action looks to the coach, if there is one: [n, actions], 0 where it
        is not legal. 255 is the best, and one with 32 less is e times less promising; all are 1 if
        the coach was not asked. By nothing but what the seat knows that is asked.
        """
        return self.array("glances").reshape(self.n, -1)

    @abstractmethod
    def array(self, name: str) -> NDArray[Any]:
        """Return a buffer as an array without a shape."""

    @abstractmethod
    def step(self, actions: Answers) -> None:
        """Answer in every game, and go on to where a seat is asked again."""


class Batch(Games):
    """All in this process, by one call into compiled code."""

    def __init__(
        self,
        opened: Opened,
        n: int,
        *,
        seed: Seed = 0,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        first: int = 0,
        history: int = 0,
        hidden: bool = False,
        coach: Coach | None = None,
    ) -> None:
        super().__init__(opened, n, seats, options, history, hidden, coach is not None)
        self.blank: Final = self.observation.blank(self.seats)
        self.fleet: Final = Fleet(
            opened.game,
            self.observation.observer(self.seats, self.options),
            self.blank,
            n,
            self.options,
            seed_text(seed),
            first,
            history,
            hidden,
            coach,
        )

    def array(self, name: str) -> NDArray[Any]:
        return shown(getattr(self.fleet, name), KINDS[name])

    def observe(self, i: int, seat: int) -> NDArray[np.int16]:
        """Return what any seat sees in game i, whether it is asked or not."""
        if not (0 <= i < self.n and 0 <= seat < self.seats):
            raise ValueError(f"there is no seat {seat} in a game {i}: both are counted from 0")
        row = vec[i16](self.blank)
        self.fleet.write_row(i, seat, row)
        return np.array(shown(row, np.int16))

    def step(self, actions: Answers) -> None:
        self.fleet.step(actions if isinstance(actions, list) else whole(actions).tolist())

    def random_actions(self, luck: Luck) -> list[int]:
        """Return a legal action for every game, each as likely."""
        return self.fleet.random_actions(luck)


def row_of(observer: Observer, blank: list[int], state: State, seat: int) -> NDArray[np.int16]:
    """Return what a seat sees of a state, as an array of its own."""
    row = vec[i16](blank)
    observer.write(state, seat, row, 0)
    return np.array(shown(row, np.int16))


def shown(buffer: Any, kind: type[np.generic]) -> NDArray[Any]:
    """Return a buffer as an array: as it is where it is compiled, a copy where it is a list."""
    return np.array(buffer, kind) if isinstance(buffer, list) else np.frombuffer(buffer, kind)


def whole(actions: Answers) -> NDArray[Any]:
    """Return actions as an array of whole numbers, wherever they come from."""
    found = np.asarray(actions)
    if found.size and found.dtype.kind not in "iu":
        raise ValueError(f"actions are the numbers of legal ones in each game, not {found.dtype}")
    return found


def seed_text(seed: Seed) -> str:
    """Return a seed as it goes into the luck of each game: see `seed_of`."""
    return seed.hex() if isinstance(seed, bytes) else str(seed)
