"""A few answers compared with care: each is tried in the same guessed worlds with the same luck.

A search spends its playouts on what looks best, and knows little of the rest. Here all get as many,
for the win alone, and each playout goes to where the seat begins its next turn, so that what comes
out compares. Told is how far one answer is ahead of another, and how sure that is. Those far behind
drop out, so that more is found out about the others.
"""

from __future__ import annotations

from math import inf, sqrt
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from tidetable.bots.review import chance_settings
from tidetable.core.luck import SEEDS, Luck
from tidetable.core.think.evaluator import Evaluator
from tidetable.core.think.search import FULL, Search, Settings
from tidetable.core.think.tree import NONE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tidetable.core.box import Box
    from tidetable.core.contract import View

TURNS: Final = 1  # of the seat that is to answer, until a position is judged
FIRST: Final = 100  # rounds until somebody looks at what came out for the first time,
LATER: Final = 1.3  # and how many times as many until the next look
BATCH: Final = 10  # rounds between two looks at the clock
UNRIPE: Final = 2  # of so many rounds the first is not counted: a tree is still small then
SURE: Final = 2  # standard errors that settle what is better,
SURER: Final = 3  # those that end a race,
SUREST: Final = 6  # and those that settle what is equal: trees grow, and rounds of one are kin
UNSEEN: Final = 1.0  # a whole game: by so much they may differ in a kind of world not seen yet
KNOWN: Final = 0.0005  # a standard error that is small enough
FAR: Final = 0.04  # a distance from which on nothing more needs to be known

RoundT = TypeVar("RoundT")


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

    def __init__(self, box: Box, view: View, actions: Iterable[int], luck: Luck) -> None:
        self.search = Search(box.evaluator, view, fair_settings(box), luck)
        self.luck = luck
        self.rewards: dict[int, list[float]] = {action: [] for action in actions}
        self.racing = [*self.rewards]

    def run(self, playouts: int, until: float = inf, known: float = KNOWN) -> None:
        """Play until enough is known; so many playouts at most, and not long after a time."""
        look = FIRST
        while True:
            for _ in range(BATCH):
                self._round()
            playouts -= BATCH * len(self.racing)
            is_over = playouts < BATCH * len(self.racing) or monotonic() > until
            done = len(self.rewards[self.racing[0]])
            if done >= look:
                look = int(done * LATER)
                is_over = self._is_known(known) or is_over
            if is_over:
                return

    def _round(self) -> None:
        """Try all that still race in one world."""
        search, seed = self.search, self.luck.below(SEEDS)
        for action in self.racing:
            search.luck = Luck(seed)
            search.run_on(action, 1)
            self.rewards[action].append(search.rewards[search.me])

    def _is_known(self, error: float) -> bool:
        """Let go who is far behind; return whether the distances of the others are known."""
        best = self.best()
        leads = {action: self.lead(best, action) for action in self.racing}
        near = [a for a, lead in leads.items() if lead.by - SURER * lead.error < FAR]
        self.racing = near
        return all(leads[action].error < error for action in near)

    def best(self) -> int:
        return max(self.racing, key=self.value)

    def value(self, action: int) -> float:
        return mean(ripe(self.rewards[action]))

    def lead(self, one: int, other: int) -> Lead:
        """Return how far an answer is ahead of another, by the rounds of both."""
        both = [*zip(self.rewards[one], self.rewards[other], strict=False)]
        ahead = [mine - its for mine, its in ripe(both)]
        by = mean(ahead)
        spread = (sum((one - by) ** 2 for one in ahead) + UNSEEN) / (len(ahead) - 1)
        half = len(ahead) // 2
        return Lead(by, sqrt(spread / len(ahead)), mean(ahead[half:]) - mean(ahead[:half]))


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def ripe(rounds: list[RoundT]) -> list[RoundT]:
    return rounds[len(rounds) // UNRIPE :]


def fair_settings(box: Box) -> Settings:
    """Return how answers are compared: judged where the seat is up again, or else at the end."""
    its = chance_settings(box)
    judges = type(box.evaluator).evaluate is not Evaluator.evaluate
    turns = TURNS if judges else NONE
    return Settings(its.exploration, FULL, 0.0, its.scale, its.sensible, its.caution, turns)
