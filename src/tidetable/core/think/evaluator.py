"""What search goes by: how promising an answer looks, and how well each seat stands."""

from __future__ import annotations

from math import exp
from typing import Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from tidetable.core.contract import Buffer, Game, OwnT, PublicT, StateT
from tidetable.core.vec import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[PublicT, OwnT, StateT]):
    """A game's judgement. As it stands: all answers are alike, and the points tell how it goes."""

    def __init__(self, game: Game[PublicT, OwnT, StateT]) -> None:
        self.game: Final = game

    def prior(self, public: PublicT, own: OwnT, question: i64, into: Buffer) -> None:
        """Weigh the legal answers in the buffer by how promising each looks; every one above 0."""
        weights = into.weights
        i: i64 = 0
        while i < into.n:
            weights[i] = 1
            i += 1
        into.total = into.n

    def evaluate(self, state: StateT, public: PublicT, scale: float, into: vec[float]) -> None:
        """Write how well each seat stands, from 0 to 1: all, if it leads by `scale` points."""
        lead_of(self.game.scores(public), scale, into)


AnyEvaluator = Evaluator[Any, Any, Any]


def lead_of(points: list[int], scale: float, into: vec[float]) -> None:
    """Write each seat's lead over the best of the others: 0.5 if there is none."""
    for seat in range(len(points)):
        best = -1_000_000
        for other in range(len(points)):
            if other != seat and points[other] > best:
                best = points[other]
        lead = 0.5 + float(points[seat] - best) / (2.0 * scale)
        into[seat] = max(0.0, min(lead, 1.0))


def chances_of(into: vec[float], even: float) -> None:
    """Make chances of prospects: `even` points more make a win e times as likely."""
    best = into[0]
    for seat in range(len(into)):
        best = max(best, into[seat])
    whole = 0.0
    for seat in range(len(into)):
        into[seat] = exp(float(into[seat] - best) / even)
        whole += into[seat]
    for seat in range(len(into)):
        into[seat] = float(into[seat]) / whole


def between(steps: vec[float], at: float) -> float:
    """Return the value at a place between two steps; beyond the last one it goes on as before."""
    step = min(int(at), len(steps) - 2)
    return steps[step] + (at - float(step)) * (steps[step + 1] - steps[step])


def falling(steps: vec[float], have: i64, n: i64) -> float:
    """Return the worth of n more things; after the last step it falls no more."""
    last = len(steps) - 1
    whole = 0.0
    i = have
    while i < have + n:
        whole += steps[max(0, min(i, last))]
        i += 1
    return whole
