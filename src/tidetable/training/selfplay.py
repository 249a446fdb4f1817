"""A network that plays with itself at many tables at once, as it plays when it has learned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tidetable.bots.networked import instinct_of
from tidetable.core.learn.batch import Batch
from tidetable.games import box
from tidetable.training.course import TableKind, coach_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Table = NDArray[Any]


class SelfPlayed(NamedTuple):
    """A game: a row for each decision, what was seen and what each seat came to from there."""

    place: int
    rows: Table
    won: Table  # that of the seat that was asked first


class SelfPlay:
    """A network at many tables at once, in all seats."""

    def __init__(self, game: str, path: Path, tables: TableKind, n: int, seed: str) -> None:
        self.opened: Final = box(game)
        self.network: Final = instinct_of(self.opened, path).network
        coach = coach_of(self.opened) if self.network.glance else None
        self.batch: Final = Batch(
            self.opened, n, seed=seed, seats=tables.seats, options=tables.options, coach=coach
        )

    def play(self, rounds: int) -> Iterator[SelfPlayed]:
        """Play always what it finds likeliest.

        Each place plays as many games, however long they take: short ones are not preferred.
        """
        batch, left = self.batch, np.full(self.batch.n, rounds)
        noted: list[list[tuple[Table, int]]] = [[] for _ in left]  # in the games that go on
        while left.any():
            playing, offsets, seen = np.flatnonzero(left), batch.offsets, batch.observations
            actions = batch.legal[offsets[:-1]].copy()  # who is through does anything
            for i, read in zip(playing.tolist(), self.network.read(seen[playing]), strict=True):
                legal = batch.legal[offsets[i] : offsets[i + 1]]
                actions[i] = legal[self._weigh(i, read, legal).argmax()]
                noted[i].append((seen[i].copy(), int(batch.seat[i])))
            batch.step(actions)
            for place in playing[batch.done[playing] == 1]:
                rows, seats = zip(*noted[place], strict=True)
                shares = (batch.rewards[place] * (batch.seats - 1) + 1) / batch.seats
                won = np.stack([np.roll(shares, -seat) for seat in seats])
                yield SelfPlayed(int(place), np.stack(rows), won)
                noted[place].clear()
                left[place] -= 1

    def _weigh(self, i: int, read: Table, legal: Table) -> Table:
        glances = self.batch.glances[i][legal].tolist() if self.network.glance else ()
        return self.network.weigh(read, legal.tolist(), glances)
