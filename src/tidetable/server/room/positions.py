"""A table's past: every position it stood in, found without playing the whole game again."""

from __future__ import annotations

from typing import Final

from tidetable.core.contract import CHANCE
from tidetable.core.errors import BadTable
from tidetable.core.options import write_options
from tidetable.core.table import Entry, Table
from tidetable.server.room.live import LiveTable

EVERY: Final = 16  # of so many positions one is kept ready
MOST_HISTORIES: Final = 40


class History:
    """The positions of one table. Position n is after n decisions, once chance has settled."""

    def __init__(self, table: Table) -> None:
        game = table.game
        options = write_options(game.options, table.options)
        self.front = Table(game, table.seats, options, None)  # as far as it was played again
        self.scores: list[list[int]] = []  # at each position
        self.ends: list[int] = []  # how many entries had been made
        self.kept: list[Table] = []
        if not table.entries or table.entries[0].seat != CHANCE:
            self._note()
        self.play_on(table.entries)

    @property
    def last(self) -> int:
        return len(self.ends) - 1

    def follows(self, table: Table) -> bool:
        """Tell whether nothing was undone that has been played again here."""
        seen = self.front.entries
        return table.entries[: len(seen)] == seen

    def play_on(self, entries: list[Entry]) -> None:
        """Play what has come since; a table always rests where chance has settled."""
        first = len(self.front.entries)
        for i, entry in enumerate(entries[first:], first + 1):
            self.front.repeat(entry)
            if i == len(entries) or entries[i].seat != CHANCE:
                self._note()

    def _note(self) -> None:
        if len(self.ends) % EVERY == 0:
            self.kept.append(self.front.copy())
        self.scores.append(self.front.scores())
        self.ends.append(len(self.front.entries))

    def at(self, n: int) -> Table:
        """Return the table as it stood at a position."""
        if not 0 <= n <= self.last:
            raise BadTable("position", n=n, last=self.last)
        table = self.kept[n // EVERY].copy()
        for entry in self.front.entries[len(table.entries) : self.ends[n]]:
            table.repeat(entry)
        return table


class Histories:
    """The tables that people look back at; the one used last is the last."""

    def __init__(self) -> None:
        self.histories: dict[int, History] = {}

    def of(self, live: LiveTable) -> History:
        history = self.histories.pop(live.id, None)
        if history is None or not history.follows(live.table):
            history = History(live.table)
        else:
            history.play_on(live.table.entries)
        if len(self.histories) >= MOST_HISTORIES:
            del self.histories[next(iter(self.histories))]
        self.histories[live.id] = history
        return history
