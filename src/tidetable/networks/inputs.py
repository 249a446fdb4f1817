"""What a network reads of a row: every number as inputs that suit what it means.

This follows from the declared features. A count is one input, measured in what is usual, and more
say whether it is at least 2 and at least 3, for few things are told apart more closely than many;
where it can only be small, every number is told, and where a feature has few cells, whether each is
at least 1, 2, and so on. A category has an input for each thing but the first, mostly none, which
is what is there if no other is; and so has a code of not too many values. A longer code is read bit
by bit. A code that stays the same for a whole game is left out. Of the gauges that a game declares,
every step is read.

Where nothing lies, every input is 0: what is learned at each step then changes few weights, not all
at once, as it would if a hundred empty places each said that they are empty.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from tidetable.core.learn.observation import CATEGORY, COUNT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tidetable.core.fields import Gauge
    from tidetable.core.learn.observation import Feature, Observation

STEPS: Final = (2, 3)
SMALL: Final = 4  # counts that never exceed it are told apart altogether
FEW_CELLS: Final = 16  # of a feature: so few are read more closely
CLOSE_STEPS: Final = (*range(1, 11), 13, 17, 22, 30)
MOST_VALUES: Final = 256  # of a code that has an input for each
MOST_USUAL: Final = 8.0  # times the usual: no count looks larger


@dataclass(frozen=True)
class Placed:
    """A feature and where its cells are."""

    feature: Feature
    at: int


@dataclass(frozen=True)
class Sum:
    """One value of a gauge: cells, how often each counts, and from where; and its steps."""

    terms: tuple[tuple[int, int], ...]
    start: int
    steps: tuple[int, ...]


class Inputs:
    """The inputs of some cells: counts first, then steps, gauges, one of many, and bits."""

    def __init__(self, placed: Iterable[Placed], sums: Sequence[Sum] = ()) -> None:
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
                    steps += [(cell, step) for step in _steps(feature)]
                elif feature.kind == CATEGORY or values <= MOST_VALUES:
                    hot.append((cell, feature.least, values))
                else:
                    bits += [(cell, bit) for bit in range(feature.most.bit_length())]
        self.counts: Final = np.array(counts, np.int64)
        self.step_cells, self.steps = _columns(steps, 2)
        self.sum_cells, self.sum_times = _terms(sums)
        self.sum_start: Final = np.array([one.start for one in sums], np.int64)
        gauged = [(n, step) for n, one in enumerate(sums) for step in one.steps]
        self.gauged, self.gauge_steps = _columns(gauged, 2)
        self.hot_cells, self.hot_least, values_of = _columns(hot, 3)
        self.steps_at: Final = len(counts)
        self.gauges_at: Final = self.steps_at + len(steps)
        first = self.gauges_at + len(gauged)
        self.hot_last: Final = values_of - 1
        self.hot_at: Final = first + np.cumsum(self.hot_last) - self.hot_last
        self.bits_at: Final = first + int(self.hot_last.sum())
        self.bit_cells, self.bits = _columns(bits, 2)
        self.size: Final = self.bits_at + len(bits)

    def read(self, rows: NDArray[np.int16], per: NDArray[Any]) -> NDArray[np.float32]:
        """Return the inputs of some rows, with counts times what makes a usual one 1."""
        x = np.zeros((len(rows), self.size), np.float32)
        x[:, : self.steps_at] = np.clip(rows[:, self.counts] * per, -MOST_USUAL, MOST_USUAL)
        x[:, self.steps_at : self.gauges_at] = rows[:, self.step_cells] >= self.steps
        sums = (rows[:, self.sum_cells] * self.sum_times).sum(-1) + self.sum_start
        x[:, self.gauges_at :][:, : len(self.gauged)] = sums[:, self.gauged] >= self.gauge_steps
        named = np.minimum(rows[:, self.hot_cells] - self.hot_least, self.hot_last)
        row, cell = np.nonzero(named > 0)
        x[row, self.hot_at[cell] + named[row, cell] - 1] = 1
        x[:, self.bits_at :] = (rows[:, self.bit_cells].astype(np.int64) >> self.bits) & 1
        return x


def of_view(observation: Observation) -> Inputs:
    """Return what a player reads: what its seat sees."""
    return Inputs(_seen(observation), _sums(observation))


def of_table(observation: Observation) -> Inputs:
    """Return what a critic reads while training: the same, and then what the others hide."""
    own = [one for one in observation.features if one.name.startswith("own.")]
    others = range(len(observation.seat_axis) - 1)
    hidden: list[Placed] = []
    for other in others:
        start = observation.size + observation.own_size * other
        hidden += [Placed(one, start + one.offset - own[0].offset) for one in own]
    return Inputs([*_seen(observation), *hidden], _sums(observation))


def _seen(observation: Observation) -> list[Placed]:
    fixed = {
        field.name for field in observation.drawers.public.fields if field.fixed and field.code
    }
    return [Placed(one, one.offset) for one in observation.features if one.name not in fixed]


def _steps(feature: Feature) -> list[int]:
    if feature.size <= FEW_CELLS and feature.most > 1:
        return [step for step in CLOSE_STEPS if step <= feature.most]
    return [*range(STEPS[0], feature.most + 1)] if feature.most <= SMALL else [*STEPS]


def _sums(observation: Observation) -> list[Sum]:
    """Return all values of the declared gauges."""
    return [one for gauge in observation.drawers.gauges for one in _values(gauge, observation)]


def _values(gauge: Gauge, observation: Observation) -> Iterable[Sum]:
    names = [axis.name for axis in gauge.axes]
    for place in product(*(range(len(axis.tokens)) for axis in gauge.axes)):
        where = dict(zip(names, place, strict=True))
        terms = [
            (cell, times)
            for field, times in gauge.terms
            for cell in _cells(observation.named[field], where)
        ]
        yield Sum(tuple(terms), gauge.start[place[0]] if gauge.start else 0, gauge.steps)


def _cells(feature: Feature, where: dict[str, int]) -> list[int]:
    """Return the cells at a place on some axes, wherever they are on the others."""
    cells = np.arange(feature.offset, feature.offset + feature.size).reshape(feature.shape)
    found = cells[tuple(where.get(axis.name, slice(None)) for axis in feature.axes)]
    return [int(cell) for cell in np.ravel(found)]


def _terms(sums: Sequence[Sum]) -> NDArray[np.int64]:
    """Return the cells of all sums and how often each counts; where a sum has fewer, 0 times."""
    most = max((len(one.terms) for one in sums), default=0)
    padded = [[*one.terms, *[(0, 0)] * (most - len(one.terms))] for one in sums]
    table = np.array(padded, np.int64).reshape(len(sums), most, 2)
    return np.moveaxis(table, 2, 0)


def _columns(rows: list[Any], n: int) -> list[NDArray[np.int64]]:
    table = np.array(rows, np.int64).reshape(-1, n)
    return [np.ascontiguousarray(table[:, i]) for i in range(n)]
