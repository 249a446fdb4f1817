"""A game that is set up: for so many seats, with these options."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property, partial
from operator import index
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, SupportsIndex, overload

from typing_extensions import TypeVar

from tidetable.core.contract import Own, Public
from tidetable.core.errors import BadTable, Refusal
from tidetable.core.luck import Luck
from tidetable.core.options import read_options, write_options
from tidetable.core.say.words import ENGLISH, words
from tidetable.games import box as box_of, names
from tidetable.library.moves import Move, moves_of, phrases_of

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.learn.batch import Batch
    from tidetable.core.learn.processes import Processes
    from tidetable.games.chests.rules import state as chests
    from tidetable.games.nassau.rules import state as nassau
    from tidetable.games.nassau.rules.drawers import Hand as NassauHand
    from tidetable.games.sirens.rules import state as sirens
    from tidetable.games.sirens.rules.drawers import Hand as SirensHand
    from tidetable.games.titania.rules import state as titania
    from tidetable.games.titania.rules.drawers import Hand as TitaniaHand
    from tidetable.library.adapters.gymnasium import OneSeatEnv
    from tidetable.library.adapters.pettingzoo import SeatsEnv
    from tidetable.library.learning import Learning
    from tidetable.library.players import Chooser
    from tidetable.library.positions import Position

TableT_co = TypeVar("TableT_co", bound=Public, covariant=True, default=Public)
HandT_co = TypeVar("HandT_co", bound=Own, covariant=True, default=Own)
Seed = int | str | bytes | None
ALL_SEEDS: Final = 1 << 64


class Setup(Generic[TableT_co, HandT_co]):
    """A game for a number of seats, with its options: what `tidetable.game` returns.

    Any number of positions can be started from it. Two that are set up alike are equal.
    """

    def __init__(self, box: Box, seats: int, options: dict[str, str]) -> None:
        game = box.game
        with in_words(box):
            if not game.min_seats <= seats <= game.max_seats:
                raise BadTable("seats", seats=seats, least=game.min_seats, most=game.max_seats)
            self.chosen: Final = read_options(game.options, options)
        self.box: Final = box
        self.rules: Final = game
        self.name: Final[str] = box.name
        """Its name, as `tidetable.game` takes it."""
        self.seats: Final[int] = seats
        """How many play."""
        self.moves: Final[list[Move]] = moves_of(box)
        """All moves that the game can ever offer, each at its number."""

    @property
    def options(self) -> dict[str, str]:
        """All options of the game, with what was chosen for each."""
        return write_options(self.rules.options, self.chosen)

    def start(self, seed: Seed = None) -> Position[TableT_co, HandT_co]:
        """Begin a game.

        A seed is a number, a text or bytes. The same seed brings the same luck; without one it is
        new every time.
        """
        from tidetable.library.positions import Position

        state = self.rules.setup(self.seats, self.chosen)
        return Position(self, state, Luck(seed_number(seed)))

    @cached_property
    def learning(self) -> Learning:
        """What learners see and do: its features, and its actions."""
        from tidetable.library.learning import Learning

        return Learning(self)

    def batch(self, n: int, seed: int | str | bytes = 0, history: int = 0) -> Batch:
        """Return so many games that are stepped at once, as arrays.

        A history of 8 lets each seat observe also the last 8 things that it was told.
        """
        from tidetable.core.learn.batch import Batch

        return Batch(
            self.box, n, seed=seed, seats=self.seats, options=self.options, history=history
        )

    def batch_in(
        self, processes: int, n: int, seed: int | str | bytes = 0, history: int = 0
    ) -> Processes:
        """Return the same games as a batch has, stepped in so many processes."""
        from tidetable.core.learn.processes import Processes

        return Processes(
            partial(box_at, self.name, self.rules.edition),
            n,
            processes,
            seed=seed,
            seats=self.seats,
            options=self.options,
            history=history,
        )

    def pettingzoo(
        self, max_cycles: int | None = None, render_mode: str | None = None, history: int = 0
    ) -> SeatsEnv:
        """Return the game as PettingZoo's AEC environment. Needs `tidetable[rl]`."""
        from tidetable.library.adapters.pettingzoo import SeatsEnv

        return SeatsEnv(self, max_cycles, render_mode, history)

    def gymnasium(
        self,
        *opponents: str | Chooser,
        seat: int = 0,
        render_mode: str | None = None,
        history: int = 0,
    ) -> OneSeatEnv:
        """Return the game as Gymnasium's environment: one seat, against these. Needs `[rl]`."""
        from tidetable.library.adapters.gymnasium import OneSeatEnv

        return OneSeatEnv(self, opponents, seat, render_mode, history)

    def openspiel(self, history: int = 0) -> Any:
        """Return the game as a `pyspiel.Game` with information states. Needs `[openspiel]`.

        With a history these are tensors too, of what a player sees and was told last.
        """
        from tidetable.library.adapters.openspiel import spiel_of

        return spiel_of(self, history)

    def move(self, given: SupportsIndex | str) -> Move:
        """Return a move by its number, which may be one of numpy's, or by its text."""
        with in_words(self.box):
            text_or_number = given if isinstance(given, str) else index(given)
            return self.moves[self.rules.codec.read(text_or_number)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return self.name, self.rules.edition, self.rules.data, self.seats, *self.chosen

    def __repr__(self) -> str:
        options = "".join(
            f", {name.replace('-', '_')}={chosen!r}" for name, chosen in self.options.items()
        )
        return f"tidetable.game({self.name!r}, seats={self.seats}{options})"

    def __reduce__(self) -> tuple[object, ...]:
        return set_up, (self.name, self.seats, self.options, self.rules.edition)


def list_games() -> list[str]:
    """Return the names of all games that are installed, those of other packages too."""
    return names()


def set_up(
    name: str, seats: int, options: dict[str, str], edition: int | None = None
) -> Setup[Any, Any]:
    with in_words():
        box = box_of(name) if edition is None else box_at(name, edition)
    return Setup(box, seats, options)


def box_at(name: str, edition: int) -> Box:
    return box_of(name).at(edition)


Choice = str | int | bool


@overload
def game(
    name: Literal["chests"], seats: int = 2, **options: Choice
) -> Setup[chests.Tabletop, Own]: ...
@overload
def game(
    name: Literal["sirens"], seats: int = 2, **options: Choice
) -> Setup[sirens.Tabletop, SirensHand]: ...
@overload
def game(
    name: Literal["titania"], seats: int = 2, **options: Choice
) -> Setup[titania.Tabletop, TitaniaHand]: ...
@overload
def game(
    name: Literal["nassau"], seats: int = 2, **options: Choice
) -> Setup[nassau.Tabletop, NassauHand]: ...
@overload
def game(name: str, seats: int = 2, **options: Choice) -> Setup[Any, Any]: ...
def game(name: str, seats: int = 2, **options: Choice) -> Setup[Any, Any]:
    """Set up a game, with its options by name: `game("chests", seats=3, greedy_pirates=True)`.

    The views of the games that come with Tidetable have types of their own: a type checker knows
    `game("titania").start().view(0).own.cards`. A game that is not there, or that cannot be played
    so, raises a `Refusal`.
    """
    chosen = {key.replace("_", "-"): _choice(given) for key, given in options.items()}
    return set_up(name, seats, chosen)


def _choice(given: Choice) -> str:
    """Return how records write a choice."""
    return {True: "yes", False: "no"}[given] if isinstance(given, bool) else str(given)


def seed_number(seed: Seed) -> int:
    """Return a seed as `Luck` takes it. Small numbers are themselves; all else is hashed."""
    if seed is None:
        return secrets.randbelow(ALL_SEEDS)
    if isinstance(seed, int):
        if 0 <= seed < ALL_SEEDS:
            return seed
        seed = str(seed)
    text = seed if isinstance(seed, bytes) else seed.encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")


@contextmanager
def in_words(box: Box | None = None) -> Iterator[None]:
    """Let a refusal say its sentence, in the words of a game as soon as one is concerned."""
    try:
        yield
    except Refusal as refusal:
        if not refusal.sentence:
            said = words(ENGLISH)(refusal.key, **refusal.facts)
            refusal.sentence = phrases_of(box, ENGLISH).refusal(refusal) if box else said
        raise
