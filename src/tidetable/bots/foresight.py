"""A bot that plays its likeliest answers on, in worlds that it cannot rule out.

Its network answers for everybody there, in many worlds at once, and says after some answers who is
likely to win. Each answer meets the same worlds and the same luck, so a small lead shows soon; what
falls behind is given up, and what is left is looked at in more worlds.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from tidetable.bots.networked import instinct_of
from tidetable.core.learn.batch import Batch
from tidetable.core.think.bot import Bot

if TYPE_CHECKING:
    from pathlib import Path

    from tidetable.core.box import Box
    from tidetable.core.contract import View
    from tidetable.core.luck import Luck

SEEDS: Final = 1 << 31


@dataclass(frozen=True)
class Plan:
    """How far it looks, and at how much."""

    answers: int = 6  # looked into at first, and after each round half of those that are left,
    rounds: int = 3
    worlds: int = 144  # in a round, shared by the answers
    depth: int = 8  # answers in a world until the network judges it
    certain: float = 0.97  # how likely an answer is that needs no thought
    unlikely: float = 0.03  # of the likeliest one's share: too little to be looked into
    clear: float = 3.0  # standard errors of a lead that leaves no doubt
    seconds: float | None = 1.0  # after which no round begins


PLAN: Final = Plan()


class Foresight(Bot):
    def __init__(self, box: Box, path: Path, luck: Luck, plan: Plan = PLAN) -> None:
        self.box: Final = box
        self.instinct: Final = instinct_of(box, path)
        self.luck: Final = luck
        self.plan: Final = plan
        self.dice: Final = np.random.default_rng(int(luck.below(SEEDS)))

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        likely = self._likely(view, legal) if len(legal) > 1 else legal
        if len(likely) == 1:
            return likely[0]
        began = monotonic()
        games = Batch(self.box, self.plan.worlds, seats=self.instinct.seats(view))
        seen: dict[int, NDArray[Any]] = {action: np.zeros(0) for action in likely}
        for _ in range(self.plan.rounds):
            self._look(games, view, likely, seen)
            likely.sort(key=lambda action: -seen[action].mean())
            likely = self._not_behind(likely, seen)[: max(2, (len(likely) + 1) // 2)]
            if len(likely) == 1:
                break
            if self.plan.seconds is not None and monotonic() - began > self.plan.seconds:
                self.hurried = True
                break
        return likely[0]

    def _likely(self, view: View, legal: list[int]) -> list[int]:
        """Return the answers that are worth a thought, the likeliest first."""
        shares = dict(zip(legal, self.instinct.weigh(view, legal), strict=True))
        order = sorted(legal, key=lambda action: -shares[action])
        most = shares[order[0]]
        if most > self.plan.certain:
            return order[:1]
        return [
            action
            for action in order[: self.plan.answers]
            if shares[action] >= self.plan.unlikely * most
        ]

    def _not_behind(self, likely: list[int], seen: dict[int, NDArray[Any]]) -> list[int]:
        """Return what may be as good as the first, by what both came to in the same worlds."""
        first = seen[likely[0]]
        kept = likely[:1]
        for action in likely[1:]:
            behind = first - seen[action]
            if behind.mean() <= self.plan.clear * behind.std() / np.sqrt(len(behind)):
                kept.append(action)
        return kept

    # --- In the worlds ---------------------------------------------------------------------------

    def _look(
        self, games: Batch, view: View, likely: list[int], seen: dict[int, NDArray[Any]]
    ) -> None:
        """Play each answer on, and see how likely I am to win then."""
        worlds = games.n // len(likely)
        seeds = [int(self.luck.below(SEEDS)) for _ in range(worlds)]
        actions = [action for action in likely for _ in seeds]
        rest = games.n - len(actions)
        games.imagine(view, actions + actions[:rest], seeds * len(likely) + seeds[:rest])
        won = self._play_on(games, int(view.seat))
        for k, action in enumerate(likely):
            seen[action] = np.append(seen[action], won[k * worlds : (k + 1) * worlds])

    def _play_on(self, games: Batch, me: int) -> NDArray[Any]:
        """Let the network answer for all for a while; return how likely a seat is to win then."""
        network, seats = self.instinct.network, games.seats
        won, goes_on = np.zeros(games.n), np.ones(games.n, bool)
        for left in reversed(range(self.plan.depth + 1)):
            ended = goes_on & (games.done == 1)
            won[ended] = (games.rewards[ended, me] * (seats - 1) + 1) / seats
            goes_on &= ~ended
            if left == 0 or not goes_on.any():
                break
            x = network.read(games.observations)
            games.step(network.drawn(x, games.legal, games.offsets, self.dice))
        turned = (me - games.seat.astype(np.int64)) % seats
        chances = network.judge(network.read(games.observations), seats)
        return np.where(goes_on, chances[np.arange(games.n), turned], won)
