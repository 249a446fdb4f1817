"""A few answers compared with care: each is tried in the same guessed worlds with the same luck.

A search spends its playouts on what looks best, and knows little of the rest. Here all get as many.
Told is how far one answer is ahead of another, and how sure that is. Those far behind drop out, so
that more is found out about the others.
"""

from __future__ import annotations

from math import inf, sqrt
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeVar

from tidetable.core.luck import SEEDS, Luck

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tidetable.core.think.search import Tried

FIRST: Final = 256  # worlds until somebody looks at what came out for the first time,
LATER: Final = 1.3  # and how many times as many until the next look
FEWEST: Final = 4  # rounds without which nothing could be said of how they differ
UNRIPE: Final = 2  # of so many rounds the first is not counted: a tree is still small then
SURE: Final = 2  # standard errors that settle what is better,
SURER: Final = 3  # those that end a race,
SUREST: Final = 6  # and those that settle what is equal: trees grow, and rounds of one are kin
UNSEEN: Final = 1.0  # a whole game: by so much they may differ in one world not seen yet
KNOWN: Final = 0.0005  # a standard error that is small enough
FAR: Final = 0.04  # a distance from which on nothing more needs to be known

RoundT = TypeVar("RoundT")


class Scout(Protocol):
    """A search that tries answers when it is told to, whether a network guides it or not."""

    @property
    def worlds(self) -> int:
        """In how many of them it does so at once."""
        ...

    def try_out(self, actions: list[int], seed: int) -> list[float]:
        """Return what comes of each answer for its seat, on average over worlds a seed decides."""
        ...

    def line(self, action: int, least: int) -> list[tuple[int, int]]:
        """Return what would probably follow an answer, each so often seen at least."""
        ...


class Explorer(Scout, Protocol):
    """One that also looks around by itself."""

    def run(self, playouts: int) -> None:
        """Look wherever it is worth the while."""
        ...

    def run_on(self, action: int, playouts: int) -> None:
        """Find out more about one answer."""
        ...

    def is_settled(self, playouts: int) -> bool:
        """Whether so many playouts more could not change which answer is tried most."""
        ...

    def ranked(self) -> list[Tried]:
        """Return all known answers, the most tried first, and then the most promising."""
        ...


class Lead(NamedTuple):
    """How far an answer is ahead of another, how sure that is, and whether it still changes."""

    by: float
    error: float  # the standard error of that
    moved: float = 0.0  # from the first half of the rounds to the second

    @property
    def is_sure(self) -> bool:
        return self.at_least > 0

    @property
    def at_least(self) -> float:
        return self.by - SURE * self.error

    def is_within(self, most: float) -> bool:
        """Whether the two are surely no further apart than that.

        Who differs much from world to world and yet is as good on average may owe that to replies
        that nobody has found so far, so a small error by the rounds seen is not small enough. And
        a lead that moves while trees grow will move on: it may only be passing by.
        """
        return abs(self.by) + SUREST * self.error + abs(self.moved) <= most


class Comparison:
    """What came of each answer, round by round; all of them had the same rounds from the first."""

    def __init__(self, scout: Scout, actions: Iterable[int], luck: Luck) -> None:
        self.scout = scout
        self.luck = luck
        self.rewards: dict[int, list[float]] = {action: [] for action in actions}
        self.racing = [*self.rewards]

    def run(
        self, playouts: int, until: float = inf, known: float = KNOWN, far: float = FAR
    ) -> None:
        """Play until enough is known; so many playouts at most, and not long after a time."""
        rounds, look = 0, FIRST / self.scout.worlds
        is_over = False
        while rounds < FEWEST or not is_over:
            self._round()
            rounds += 1
            playouts -= len(self.racing) * self.scout.worlds
            is_over = playouts < len(self.racing) * self.scout.worlds or monotonic() > until
            if rounds >= look:
                look = rounds * LATER
                is_over = self._is_known(known, far) or is_over

    def _round(self) -> None:
        """Try all that still race in the same worlds."""
        came = self.scout.try_out(self.racing, self.luck.below(SEEDS))
        for action, reward in zip(self.racing, came, strict=True):
            self.rewards[action].append(reward)

    def _is_known(self, error: float, far: float) -> bool:
        """Let go who is far behind; return whether the distances of the others are known.

        So must the worlds be that who is alone then was tried in: what it comes to is told.
        """
        best = self.best()
        leads = {action: self.lead(best, action) for action in self.racing}
        self.racing = [a for a, lead in leads.items() if lead.by - SURER * lead.error < far]
        rivals = [action for action in self.racing if action != best]
        alone = leads[best].error < max(KNOWN, error)
        return alone and all(leads[one].error < error for one in rivals)

    def best(self) -> int:
        return max(self.racing, key=self.value)

    def value(self, action: int) -> float:
        return mean(ripe(self.rewards[action]))

    def lead(self, one: int, other: int) -> Lead:
        """Return how far an answer is ahead of another, by the rounds of both."""
        both = [*zip(self.rewards[one], self.rewards[other], strict=False)]
        ahead = [mine - its for mine, its in ripe(both)]
        by = mean(ahead)
        unseen = UNSEEN / self.scout.worlds
        spread = (sum((one - by) ** 2 for one in ahead) + unseen**2) / (len(ahead) - 1)
        half = len(ahead) // 2
        return Lead(by, sqrt(spread / len(ahead)), mean(ahead[half:]) - mean(ahead[:half]))


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def ripe(rounds: list[RoundT]) -> list[RoundT]:
    return rounds[len(rounds) // UNRIPE :]
