"""What a seat may know of a position, and what it may do: all that a bot gets."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Generic, cast

from tidetable.core.contract import CHANCE, SPECTATOR, View, kind_of, seat_of
from tidetable.core.fields import Plain
from tidetable.core.luck import Luck
from tidetable.core.show.scene import Scene
from tidetable.library.moves import Move, phrases_of
from tidetable.library.setup import HandT_co, Seed, Setup, TableT_co, seed_number

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

    from tidetable.core.show.svg import Svg
    from tidetable.library.positions import Position
    from tidetable.library.retelling import Told


class Sight(Generic[TableT_co, HandT_co]):
    """All that one seat may know, with names and types: `view.public.points`, `view.own.cards`.

    It is what a bot gets, and a copy: it stays as it is while the game goes on. What the fields of
    each game mean is told on the page *What a view says*.
    """

    def __init__(
        self,
        game: Setup[TableT_co, HandT_co],
        view: View,
        legal: list[Move],
        over: bool,
        told: Callable[[], list[Told]],
    ) -> None:
        self.game = game
        """The game, as it was set up."""
        self.legal = legal
        """All that the seat may do now; nothing if it is not asked."""
        self.over = over
        """Whether the game is over."""
        self._view = view
        self._told = told  # by playing again, with luck and all: nothing of that may travel

    def __getstate__(self) -> dict[str, object]:
        """Return what is copied or sent elsewhere: what was told, and not how to find it out."""
        return {**self.__dict__, "_told": partial(list, self._told())}

    @property
    def seat(self) -> int | None:
        """Whose view this is, counted from 0; `None` for those who only watch."""
        return None if self._view.seat == SPECTATOR else int(self._view.seat)

    @property
    def public(self) -> TableT_co:
        """What lies open to everybody."""
        return cast("TableT_co", self._view.public)

    @property
    def own(self) -> HandT_co:
        """What this seat alone sees."""
        return cast("HandT_co", self._view.own)

    @property
    def question(self) -> str:
        """The name of what the seat is asked, as the page *What is asked* has it; or nothing."""
        return self.game.rules.kinds[kind_of(self._asked())] if self.legal else ""

    def _asked(self) -> int:
        asks = [int(self._view.asks[i]) for i in range(self._view.n_asks)]
        return next(ask for ask in asks if seat_of(ask) == self._view.seat)

    def guess(self, seed: Seed = None) -> Position[TableT_co, HandT_co]:
        """Return a position that looks just like this; what is hidden here is dealt anew.

        A bot that looks ahead plays on in several of them.
        """
        from tidetable.library.positions import Position

        luck = Luck(seed_number(seed))
        return Position(self.game, self.game.rules.guess(self._view, luck), luck)

    @property
    def told(self) -> list[tuple[int | None, Move]]:
        """All that this seat was told so far, the last at the end: who did what; None is chance."""
        moves = self.game.moves
        return [(None if who == CHANCE else who, moves[what]) for who, what in self._told()]

    def observation(self, history: int = 0) -> NDArray[np.int16]:
        """Return the same as a row of numbers, as `Position.observation` does."""
        told = self._told() if history else []
        return self.game.learning.recalling(history).row_of_view(self._view, told)

    def mask(self) -> NDArray[np.int8]:
        """Return 1 for each action that is legal."""
        return self.game.learning.mask([*self.legal])

    def plain(self) -> dict[str, dict[str, Plain]]:
        """Return everything as plain dicts, lists and texts, by name: what a server sends."""
        return self.game.box.drawers.view(self._view)

    def describe(self, language: str = "en") -> str:
        """Say all that is seen in short sentences."""
        return self.game.box.describe(self._scene(language))

    def picture(self, language: str = "en") -> Svg:
        """Draw the board as this seat sees it, as SVG. In a notebook the result shows itself."""
        return self.game.box.picture(self._scene(language))

    def _scene(self, language: str) -> Scene:
        phrases = phrases_of(self.game.box, language, self.game.seats)
        return Scene(self._view, phrases, over=self.over)

    def __str__(self) -> str:
        return self.describe()

    def _repr_svg_(self) -> str:
        return str(self.picture())
