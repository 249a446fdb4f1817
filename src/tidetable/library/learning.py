"""What learners see and do in a game that is set up: rows of numbers, masks, rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from tidetable.core.learn.actions import Actions
from tidetable.core.learn.batch import row_of
from tidetable.core.learn.observation import Observation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tidetable.core.contract import State, View
    from tidetable.library.retelling import Told
    from tidetable.library.setup import Setup


class Learning:
    """The observation and the actions of a game, and how a position is turned into them."""

    def __init__(self, game: Setup[Any, Any], history: int = 0) -> None:
        self.game: Final = game
        self.observation: Final = Observation(game.rules, game.box.drawers, history)
        self.actions: Final = Actions(game.rules.codec)
        self._observer: Final = self.observation.observer(game.seats, game.chosen)
        self._blank: Final = self.observation.blank(game.seats)
        self._recalling: Final = {history: self}

    def recalling(self, history: int) -> Learning:
        """Return the same where a seat also observes the last things that it was told."""
        if history not in self._recalling:
            self._recalling[history] = Learning(self.game, history)
        return self._recalling[history]

    @property
    def bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The least and the most that each number of a row can be."""
        features = self.observation.features
        least = [np.full(feature.size, feature.least, np.int16) for feature in features]
        most = [np.full(feature.size, feature.most, np.int16) for feature in features]
        return np.concatenate(least), np.concatenate(most)

    def row(self, state: State, seat: int, told: Sequence[Told] = ()) -> NDArray[np.int16]:
        """Return what a seat observes, which was told that so far."""
        row = row_of(self._observer, self._blank, state, seat)
        self._recall(row, seat, told)
        return row

    def row_of_view(self, view: View, told: Sequence[Told] = ()) -> NDArray[np.int16]:
        """Return the same of a view alone, more slowly."""
        row = np.zeros(self.observation.size, np.int16)
        seen = self.observation.read(view, self.game.seats)
        row[: len(seen)] = seen
        self._recall(row, int(view.seat), told)
        return row

    def _recall(self, row: NDArray[np.int16], seat: int, told: Sequence[Told]) -> None:
        if self.observation.history:
            told_at = self.observation.told_at
            row[told_at:] = self.observation.recall(told, seat, self.game.seats)

    def mask(self, moves: list[int]) -> NDArray[np.int8]:
        """Return 1 for each action that is among these moves."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[[self.actions.number[int(move)] for move in moves]] = 1
        return mask
