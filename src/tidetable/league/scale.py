"""Ratings that stay: bots that have met form a scale, and whoever meets them is put on it.

Bradley–Terry strengths, as in a league, but one bot is the origin. Those on the scale do not
move when somebody is put on it. Bounds come from how much deals differ from what the strengths let
one expect, a deal with all its games and seats counting as one: its games share their luck, and at
a table for four who is ahead of whom is no four independent facts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from tidetable.league.figures import SURE, Estimate
from tidetable.league.ratings import (
    ELO,
    Matrix,
    chance,
    information,
    inverse,
    most_likely,
    softplus,
)

if TYPE_CHECKING:
    from tidetable.league.plan import Fixture

ORIGIN: Final = "greedy"
AT_ORIGIN: Final = 1000
FURTHEST: Final = 30.0  # as a logarithm: more than any number of games could show
HALVINGS: Final = 60


@dataclass(frozen=True)
class Duel:
    """Two bots at one table: what the first won of one point, half of it for a shared place."""

    deal: int
    one: str
    two: str
    won: float


def duels(fixture: Fixture, places: Sequence[int]) -> Iterator[Duel]:
    """Yield every two at a table."""
    for i, j in combinations(range(len(places)), 2):
        won = ((places[i] < places[j]) - (places[i] > places[j]) + 1) / 2
        yield Duel(fixture.deal, fixture.seating[i], fixture.seating[j], won)


class Scale:
    """Bots by strength, from the origin, and how surely each two of them lie where they do."""

    def __init__(self, met: Iterable[Duel]) -> None:
        games = list(met)
        names = sorted({name for duel in games for name in (duel.one, duel.two)})
        index = {name: i for i, name in enumerate(names)}
        facts = [(duel.deal, index[duel.one], index[duel.two], duel.won) for duel in games]
        pairs = {(min(i, j), max(i, j)) for _, i, j, _ in facts}
        # Each two that met are given one tie more: who never lost has a rating, too.
        ties = [(-1 - 2 * n - k, i, j, k) for n, (i, j) in enumerate(sorted(pairs)) for k in (0, 1)]
        wins = [[0.0] * len(names) for _ in names]
        for weight, some in ((1.0, facts), (0.5, ties)):
            for _, i, j, won in some:
                wins[i][j] += weight * won
                wins[j][i] += weight * (1 - won)
        strengths = most_likely(wins)
        slopes: dict[int, list[float]] = defaultdict(lambda: [0.0] * len(names))
        for weight, some in ((1.0, facts), (0.5, ties)):
            for deal, i, j, won in some:
                surprise = weight * (won - chance(strengths, i, j))
                slopes[deal][i] += surprise
                slopes[deal][j] -= surprise
        spread = sandwich(inverse(information(wins, strengths)), list(slopes.values()))
        o = index[ORIGIN]
        self.strengths: Final = {name: strengths[i] - strengths[o] for name, i in index.items()}
        self.spread: Final = {
            (one, two): spread[i][j] - spread[i][o] - spread[o][j] + spread[o][o]
            for one, i in index.items()
            for two, j in index.items()
        }

    def ratings(self) -> dict[str, Estimate]:
        return {
            name: estimate(strength, self.spread[name, name])
            for name, strength in self.strengths.items()
        }

    def place(self, bot: str, met: Iterable[Duel]) -> Estimate:
        """Rate a bot by how it did against those on the scale, who stay where they are."""
        games = [seen_from(bot, duel) for duel in met if bot in (duel.one, duel.two)]
        rivals = sorted({duel.two for duel in games})
        ties = [Duel(-1 - 2 * n - k, bot, two, k) for n, two in enumerate(rivals) for k in (0, 1)]
        weighted = [(1.0, duel) for duel in games] + [(0.5, duel) for duel in ties]
        low, high = -FURTHEST, FURTHEST
        for _ in range(HALVINGS):
            strength = (low + high) / 2
            left = sum(weight * self._surprise(strength, duel) for weight, duel in weighted)
            low, high = (strength, high) if left > 0 else (low, strength)
        surprises: dict[int, float] = defaultdict(float)
        bends: dict[str, float] = defaultdict(float)
        for weight, duel in weighted:
            hoped = wins_by(strength - self.strengths[duel.two])
            surprises[duel.deal] += weight * (duel.won - hoped)
            bends[duel.two] += weight * hoped * (1 - hoped)
        own = sum(each * each for each in surprises.values())
        theirs = sum(
            bends[one] * bends[two] * self.spread[one, two] for one in rivals for two in rivals
        )
        return estimate(strength, (own + theirs) / sum(bends.values()) ** 2)

    def _surprise(self, strength: float, duel: Duel) -> float:
        return duel.won - wins_by(strength - self.strengths[duel.two])


def wins_by(lead: float) -> float:
    return exp(-softplus(-lead))


def seen_from(bot: str, duel: Duel) -> Duel:
    return duel if duel.one == bot else Duel(duel.deal, bot, duel.one, 1 - duel.won)


def sandwich(bread: Matrix, slopes: Sequence[Sequence[float]]) -> Matrix:
    """Return how strengths would vary from one set of deals to another."""
    moved = [[dot(row, slope) for row in bread] for slope in slopes]
    n = range(len(bread))
    return [[sum(each[i] * each[j] for each in moved) for j in n] for i in n]


def dot(one: Sequence[float], two: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, two, strict=True))


def estimate(strength: float, variance: float) -> Estimate:
    value, reach = AT_ORIGIN + ELO * strength, ELO * SURE * sqrt(max(0.0, variance))
    return Estimate(value, value - reach, value + reach)
