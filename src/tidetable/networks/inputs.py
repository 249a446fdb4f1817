"""What a network reads of a row: every number as inputs that suit what it means.

This follows from the declared features. A count is one input, measured in what is usual, and two
more say whether it is at least 2 and at least 3, for few things are told apart more closely than
many. A category has an input for each thing, and so has a code of not too many values; a longer
code is read bit by bit. A code that stays the same for a whole game is left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from tidetable.core.learn.observation import CATEGORY, COUNT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tidetable.core.learn.observation import Feature, Observation

STEPS: Final = (2, 3)
MOST_VALUES: Final = 256  # of a code that has an input for each
MOST_USUAL: Final = 8.0  # how far from the usual a count may look


@dataclass(frozen=True)
class Placed:
    """A feature and where its cells are."""

    feature: Feature
    at: int


class Inputs:
    """The inputs of some cells: counts first, then steps, then one of many, then bits."""

    def __init__(self, placed: Iterable[Placed]) -> None:
        counts: list[int] = []
        steps: list[tuple[int, int]] = []
        hot: list[tuple[int, int, int]] = []  # the cell, its least and its number of values
        bits: list[tuple[int, int]] = []
        for one in placed:
            feature = one.feature
            values = feature.most - feature.least + 1
            for cell in range(one.at, one.at + feature.size):
                if feature.kind == COUNT:
                    counts.append(cell)
                    steps += [(cell, step) for step in STEPS if feature.most >= step]
                elif feature.kind == CATEGORY or values <= MOST_VALUES:
                    hot.append((cell, feature.least, values))
                else:
                    bits += [(cell, bit) for bit in range(feature.most.bit_length())]
        self.counts: Final = np.array(counts, np.int64)
        self.step_cells, self.steps = _columns(steps, 2)
        self.hot_cells, self.hot_least, values_of = _columns(hot, 3)
        first = len(counts) + len(steps)
        self.steps_at: Final = len(counts)
        self.hot_at: Final = first + np.concatenate([[0], np.cumsum(values_of)[:-1]]).astype(
            np.int64
        )
        self.hot_last: Final = values_of - 1
        self.bits_at: Final = first + int(values_of.sum())
        self.bit_cells, self.bits = _columns(bits, 2)
        self.size: Final = self.bits_at + len(bits)

    def named(self, rows: NDArray[np.int16]) -> NDArray[np.int64]:
        """Return which input of each category and code is on."""
        values = rows[..., self.hot_cells].astype(np.int64) - self.hot_least
        return np.asarray(self.hot_at + np.clip(values, 0, self.hot_last))

    def flags(self, rows: NDArray[np.int16]) -> list[tuple[NDArray[Any], int]]:
        """Return which steps are reached and which bits are set, and where their inputs begin."""
        steps = rows[..., self.step_cells] >= self.steps
        bits = (rows[..., self.bit_cells].astype(np.int64) >> self.bits) & 1
        return [(steps, self.steps_at), (bits, self.bits_at)]


def usual(counts: NDArray[Any], mean: NDArray[Any], per: NDArray[Any]) -> NDArray[Any]:
    """Return counts as distances from the mean, in what is usual."""
    found: NDArray[Any] = np.clip((counts - mean) * per, -MOST_USUAL, MOST_USUAL)
    return found.astype(np.float32)


def of_view(observation: Observation) -> Inputs:
    """Return what a player reads: what its seat sees."""
    return Inputs(_seen(observation))


def of_table(observation: Observation) -> Inputs:
    """Return what a critic reads while training: the same, and then what the others hide."""
    own = [one for one in observation.features if one.name.startswith("own.")]
    others = range(len(observation.seat_axis) - 1)
    hidden: list[Placed] = []
    for other in others:
        start = observation.size + observation.own_size * other
        hidden += [Placed(one, start + one.offset - own[0].offset) for one in own]
    return Inputs([*_seen(observation), *hidden])


def _seen(observation: Observation) -> list[Placed]:
    fixed = {
        field.name for field in observation.drawers.public.fields if field.fixed and field.code
    }
    return [Placed(one, one.offset) for one in observation.features if one.name not in fixed]


def _columns(rows: list[Any], n: int) -> list[NDArray[np.int64]]:
    table = np.array(rows, np.int64).reshape(-1, n)
    return [np.ascontiguousarray(table[:, i]) for i in range(n)]
