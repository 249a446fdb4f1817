"""Records: games that were played, read from their text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tidetable.core import record
from tidetable.core.box import Box
from tidetable.core.contract import CHANCE, seat_of
from tidetable.core.errors import BadRecord
from tidetable.core.luck import Luck
from tidetable.core.play import AnyGame, answer
from tidetable.core.table import Entry
from tidetable.core.verdict import Verdict, judge
from tidetable.games import box
from tidetable.library.moves import Move
from tidetable.library.positions import Position
from tidetable.library.setup import Seed, Setup, in_words, seed_number, set_up


@dataclass(frozen=True)
class PlayedGame:
    """A game that was read: how it was set up, who played, and all that they did."""

    game: Setup[Any, Any]
    """The game, as it was set up."""
    players: list[str]
    """The names of the players, in the order of seats."""
    moves: list[tuple[int, Move]]
    """All moves, each with the seat that made it, counted from 0."""
    over: bool
    """Whether the game was played to its end."""
    scores: list[int]
    """The points of each seat, as they stood at the end of the record."""
    verdict: Verdict
    """What the record proves about its luck: `verdict.outcome`, and why in `verdict.findings()`."""
    _entries: list[Entry]

    def position(self, n: int | None = None, seed: Seed = None) -> Position[Any, Any]:
        """Return the position after the first `n` moves, or after all; its luck is its own."""
        n = len(self.moves) if n is None else n
        if not 0 <= n <= len(self.moves):
            raise IndexError(f"this game has {len(self.moves)} moves; choose 0 to that many")
        rules = self.game.rules
        state = rules.setup(self.game.seats, self.game.chosen)
        for seat, action in self._entries:
            if seat != CHANCE:
                n -= 1
            if n < 0:
                break
            asks = [i for i in range(state.n_asks) if seat_of(state.asks[i]) == seat]
            answer(rules, state, asks[0], action, None)
        return Position(self.game, state, Luck(seed_number(seed)))


def read(source: str | Path) -> PlayedGame:
    """Read a record: the path of a file, or the text itself.

    What is wrong with it raises a `Refusal` that names the line.
    """
    text = str(source)
    if isinstance(source, Path) or not record.looks_like_one(text):
        text = Path(source).read_text(encoding="utf-8")
    boxes: list[Box] = []  # of the game, as soon as the record has named it

    def find(name: str, edition: int) -> AnyGame:
        boxes.append(box(name).at(edition))
        return boxes[-1].game

    try:
        found = record.read(text, find)
    except BadRecord:
        with in_words(*boxes):
            raise
    table, header = found.table, found.header
    game = set_up(header.game, table.seats, header.options, header.edition)
    return PlayedGame(
        game,
        [who.name for who in header.players],
        [(seat, game.moves[action]) for seat, action in table.entries if seat != CHANCE],
        table.over,
        table.scores(),
        judge(found),
        table.entries,
    )
