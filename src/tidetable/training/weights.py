"""All numbers of a network as one long array, and the optimiser that changes them."""

from __future__ import annotations

from math import prod, sqrt
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tidetable.training.backend import Array, Backend

Sizes = dict[str, tuple[int, ...]]


class Weights:
    """Named tables that lie one after the other: what is done to all of them is done once."""

    def __init__(self, sizes: Sizes, on: Backend) -> None:
        self.sizes: Final = sizes
        self.on: Final = on
        self.flat: Final[Array] = on.zeros(sum(map(prod, sizes.values())))

    def named(self, flat: Array) -> dict[str, Array]:
        """Return the tables of a long array, each a part of it."""
        found, at = {}, 0
        for name, shape in self.sizes.items():
            size = prod(shape)
            found[name] = self.on.xp.reshape(flat[at : at + size], shape)
            at += size
        return found

    def load(self, tables: Mapping[str, NDArray[np.float32]]) -> None:
        long = np.concatenate([np.ravel(tables[name]) for name in self.sizes])
        self.flat[:] = self.on.put(long.astype(np.float32))

    def tables(self) -> dict[str, NDArray[np.float32]]:
        return {name: self.on.get(table) for name, table in self.named(self.flat).items()}


class Adam:
    """AdamW: every number goes its own pace."""

    KEPT = 0.9, 0.98  # of what was seen before: of slopes, and of their squares
    DECAY = 1e-4
    MOST_SLOPE = 1.0

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.slope: Final[Array] = weights.on.xp.zeros_like(weights.flat)
        self.square: Final[Array] = weights.on.xp.zeros_like(weights.flat)

    def step(self, slope: Array, rate: Array, pace: Array) -> None:
        """Go a step down a slope, which is not taken for steeper than it may be."""
        xp, flat = self.weights.on.xp, self.weights.flat
        steep = xp.sqrt(xp.sum(slope * slope))
        slope = slope * self.weights.on.clip(self.MOST_SLOPE / (steep + 1e-6), None, 1.0)
        first, second = self.KEPT
        self.slope[:] = first * self.slope + (1 - first) * slope
        self.square[:] = second * self.square + (1 - second) * slope * slope
        way = pace * self.slope / (xp.sqrt(self.square) + 1e-6)
        flat[:] = flat - rate * (way + self.DECAY * flat)

    @classmethod
    def pace(cls, steps: int) -> float:
        """Return how much larger the first steps are, while little was seen before."""
        first, second = cls.KEPT
        return sqrt(1 - second**steps) / (1 - first**steps)
