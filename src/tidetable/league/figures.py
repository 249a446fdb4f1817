"""Shares, means and what they can be relied on for: 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

SURE: Final = 1.959964  # standard errors to either side of a 95 % interval


@dataclass(frozen=True)
class Estimate:
    """A figure, and between which bounds it lies, 95 % sure."""

    value: float
    low: float
    high: float


def wilson(successes: float, n: int) -> Estimate:
    """Estimate a share by Wilson's score interval: sensible for few games and for none lost."""
    if n == 0:
        return Estimate(0.5, 0, 1)
    share, z = successes / n, SURE * SURE / n
    middle = (share + z / 2) / (1 + z)
    reach = SURE * sqrt(share * (1 - share) / n + z / (4 * n)) / (1 + z)
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def student(freedom: int) -> float:
    """Return how many standard errors make 95 % where the error itself is an estimate: more than
    SURE if there is little to estimate it from. By the usual series; from three values on it is
    right to a twentieth.
    """
    z, n = SURE, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def mean(values: Sequence[float]) -> Estimate:
    """Estimate a mean of independent values, two at least, by how much they differ."""
    n = len(values)
    value = sum(values) / n
    variance = sum((each - value) ** 2 for each in values) / (n - 1)
    reach = student(n - 1) * sqrt(variance / n)
    return Estimate(value, value - reach, value + reach)


def paired(shares: Sequence[float]) -> Estimate:
    """Estimate a share deal by deal: the games of a deal have the same luck and belong together.

    Where all deals went alike nothing is known about how they differ; there Wilson is asked.
    """
    if len(set(shares)) < 2:
        return wilson(sum(shares), len(shares))
    found = mean(shares)
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high))
