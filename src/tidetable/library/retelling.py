"""A game played again behind the one that goes on, for whoever asks what happened or was told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, seat_of
from tidetable.core.play import answer
from tidetable.core.table import Entry

if TYPE_CHECKING:
    from tidetable.core.contract import State
    from tidetable.core.luck import Luck
    from tidetable.core.play import AnyGame

Told = tuple[int, int]  # who did it, a seat or CHANCE, and what


class Retelling:
    """Plays the moves of a position once more, as far as it is asked for and only then.

    `played` grows as the game goes on: each answer is an action's number, and as often the number
    of all actions is added as there were other open asks before its own.
    """

    def __init__(self, rules: AnyGame, state: State, luck: Luck, played: list[int]) -> None:
        self._rules = rules
        self._begun = state, luck
        self._played = played
        self._news = News()
        self._entries: list[Entry] = []
        self._ends: list[tuple[int, int]] = []  # of both, after so many moves

    def entries(self) -> list[Entry]:
        """Return all that was answered and drawn."""
        n, _ = self._end(len(self._played))
        return self._entries[:n]

    def told(self, seat: int, moves: int) -> list[Told]:
        """Return all that a seat had been told after so many moves."""
        _, n = self._end(moves)
        heard = self._news.items[:n]
        return [(who, what) for audience, who, what in heard if audience in (EVERYONE, seat)]

    def _end(self, moves: int) -> tuple[int, int]:
        """Play as far as that, and return how much had happened and been told by then."""
        if not self._ends:
            state, luck = self._begun
            self._state, self._luck, self._into = state.copy(), luck.copy(), Buffer()
            self._settle()
        while len(self._ends) <= moves:
            i, action = divmod(self._played[len(self._ends) - 1], self._rules.codec.size)
            self._answer(i, action)
            self._settle()
        return self._ends[moves]

    def _settle(self) -> None:
        while self._state.n_asks and seat_of(self._state.asks[0]) == CHANCE:
            self._into.clear()
            question = self._state.asks[0]
            drawn = self._rules.sample(self._state, question, self._luck, self._into)
            self._answer(0, drawn)
        self._ends.append((len(self._entries), len(self._news.items)))

    def _answer(self, i: int, action: int) -> None:
        self._entries.append(Entry(seat_of(self._state.asks[i]), action))
        answer(self._rules, self._state, i, action, self._news)
