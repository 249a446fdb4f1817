"""The sequential probability ratio test: play on until it is clear whether a bot is better.

Two hypotheses, each a lead in Elo: `low`, the change is not worth having, and `high`, it is. What
counts is a whole deal, played from every seat: the share of it that the first bot won. For each
hypothesis those chances of the shares are found under which what happened is most likely, and as
soon as it is far likelier under one than under the other, the match is over. That is how Fishtest
accepts what goes into Stockfish (there a deal is an opening, and five shares make it pentanomial).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import log
from typing import TYPE_CHECKING, Any, Final

from tidetable.league.plan import Fixture, seatings
from tidetable.league.ratings import expected
from tidetable.league.results import compared

if TYPE_CHECKING:
    from tidetable.league.game import Played
    from tidetable.league.plan import LeaguePlan

SELDOM: Final = 1e-3  # how often a share counts as seen that was not: nothing is impossible
HALVINGS: Final = 60


@dataclass(frozen=True)
class Sprt:
    """What is to be found out, and how often it may turn out wrong."""

    low: float = 0
    high: float = 20
    risk: float = 0.05  # of either mistake

    @property
    def bound(self) -> float:
        """Return how far the logarithm of the ratio must be from 0, up or down."""
        return log((1 - self.risk) / self.risk)

    def ratio(self, shares: Mapping[float, float]) -> float:
        """Return the logarithm of how much likelier these shares are if the lead is `high`."""
        low, high = (most_likely(shares, expected(lead)) for lead in (self.low, self.high))
        return sum(seen * log(high[share] / low[share]) for share, seen in shares.items())

    def verdict(self, ratio: float) -> str:
        if abs(ratio) < self.bound:
            return "open"
        return "better" if ratio > 0 else "no-better"


def most_likely(shares: Mapping[float, float], mean: float) -> dict[float, float]:
    """Return the chances of the shares with this mean under which what was seen is most likely.

    By Lagrange each is its frequency over 1 + x * (share - mean), for the x that gives the mean.
    """
    whole = sum(shares.values())
    low, high = -1 / (max(shares) - mean), 1 / (mean - min(shares))
    for _ in range(HALVINGS):
        x = (low + high) / 2
        off = sum(n * (share - mean) / (1 + x * (share - mean)) for share, n in shares.items())
        low, high = (x, high) if off > 0 else (low, x)
    return {share: n / whole / (1 + x * (share - mean)) for share, n in shares.items()}


@dataclass
class Referee:
    """Watches a match between the first two bots, and says when it is over.

    Deals count in their order, whichever is finished first: more processes change nothing.
    """

    plan: LeaguePlan
    sprt: Sprt
    deals: int = 0  # that have counted
    ratio: float = 0
    verdict: str = "open"
    seen: Counter[float] = field(default_factory=Counter)

    def see(self, played: Mapping[Fixture, Played]) -> bool:
        """Count the deals that are whole now; return whether the match is over."""
        (group,) = self.plan.groups()
        while self.verdict == "open":
            fixtures = [Fixture(self.deals, seating) for seating in seatings(group)]
            if not all(fixture in played for fixture in fixtures):
                return False
            self.seen[share_of([played[fixture] for fixture in fixtures], *group[:2])] += 1
            self.deals += 1
            self.ratio = self.sprt.ratio(self._shares())
            self.verdict = self.sprt.verdict(self.ratio)
        return True

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data: docs/program/league.md explains every field."""
        return {
            "low": self.sprt.low,
            "high": self.sprt.high,
            "risk": self.sprt.risk,
            "deals": self.deals,
            "ratio": self.ratio,
            "verdict": self.verdict,
        }

    def _shares(self) -> dict[float, float]:
        """Return how often the first bot had each share of a deal that there can be."""
        halves = 2 * self.plan.seats
        shares = [half / halves for half in range(halves + 1)]
        return {share: max(SELDOM, float(self.seen[share])) for share in shares}


def share_of(games: list[Played], one: str, two: str) -> float:
    """Return how much of a deal the first bot won against the second, from 0 to 1."""
    return sum(compared(game, one, two) + 1 for game in games) / (2 * len(games))
