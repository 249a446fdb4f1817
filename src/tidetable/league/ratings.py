"""Bradley–Terry ratings: the strengths under which what happened was most likely, on Elo's scale.

A lead of 400 points means ten wins for one loss. A tie is half a win for either. Each two that met
are given one tie more, so that who never lost has a rating too, and not an endless one.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, log1p, sqrt
from typing import Final

from tidetable.league.figures import SURE, Estimate

ELO: Final = 400 / log(10)
MIDDLE: Final = 1500  # the mean of all ratings
CLOSE: Final = 1e-10
MOST_STEPS: Final = 200

Matrix = list[list[float]]


def ratings(wins: Sequence[Sequence[float]]) -> list[Estimate]:
    """Rate everybody by `wins[i][j]`, how often i was ahead of j."""
    prior = [
        [won + (won + wins[j][i] > 0) / 2 for j, won in enumerate(row)]
        for i, row in enumerate(wins)
    ]
    strengths = most_likely(prior)
    spread = inverse(information(prior, strengths))
    n = len(wins)
    found = []
    for i, strength in enumerate(strengths):
        value, reach = MIDDLE + ELO * strength, ELO * SURE * sqrt(max(0.0, spread[i][i] - 1 / n))
        found.append(Estimate(value, value - reach, value + reach))
    return found


def expected(lead: float) -> float:
    """Return the share of wins that a lead on Elo's scale means."""
    return exp(-softplus(-lead / ELO))


def likelihood(wins: Sequence[Sequence[float]], strengths: Sequence[float]) -> float:
    """Return the logarithm of how likely these wins are."""
    return -sum(
        won * softplus(strengths[j] - strengths[i])
        for i, row in enumerate(wins)
        for j, won in enumerate(row)
    )


def softplus(x: float) -> float:
    return max(x, 0.0) + log1p(exp(-abs(x)))


def most_likely(wins: Matrix) -> list[float]:
    """Climb by Newton's steps, shorter ones where a step would lead down; the mean stays 0."""
    n = len(wins)
    strengths = [0.0] * n
    height = likelihood(wins, strengths)
    for _ in range(MOST_STEPS):
        slope = [
            sum(wins[i][j] - met(wins, i, j) * chance(strengths, i, j) for j in range(n))
            for i in range(n)
        ]
        spread = inverse(information(wins, strengths))
        step = [sum(s * g for s, g in zip(row, slope, strict=True)) for row in spread]
        length = 1.0
        while True:
            tried = [s + length * d for s, d in zip(strengths, step, strict=True)]
            reached = likelihood(wins, tried)
            if reached >= height or length < CLOSE:
                break
            length /= 2
        gained, strengths, height = reached - height, tried, reached
        if gained < CLOSE:
            break
    return strengths


def met(wins: Matrix, i: int, j: int) -> float:
    return wins[i][j] + wins[j][i]


def chance(strengths: Sequence[float], i: int, j: int) -> float:
    """Return how likely i wins against j."""
    return exp(-softplus(strengths[j] - strengths[i]))


def information(wins: Matrix, strengths: Sequence[float]) -> Matrix:
    """Return how curved the likelihood is. Adding 1/n everywhere holds the mean where it is."""
    n = len(wins)
    found = [[1 / n] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            if i != j:
                bend = met(wins, i, j) * chance(strengths, i, j) * chance(strengths, j, i)
                found[i][i] += bend
                found[i][j] -= bend
    return found


def inverse(matrix: Matrix) -> Matrix:
    """Invert by elimination, the largest of a column first."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for column in range(n):
        _, pivot = max((abs(rows[i][column]), i) for i in range(column, n))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        rows[column] = [each / head for each in rows[column]]
        for i in range(n):
            if i != column:
                factor = rows[i][column]
                rows[i] = [
                    each - factor * top for each, top in zip(rows[i], rows[column], strict=True)
                ]
    return [row[n:] for row in rows]
