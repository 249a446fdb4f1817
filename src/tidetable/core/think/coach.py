"""An evaluator as a coach for those who train: what they begin with, and whom they may imitate."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, State, seat_of
from tidetable.core.learn.fleet import Coach
from tidetable.core.think.evaluator import AnyEvaluator
from tidetable.core.vec import vec

SCALE: Final = 50.0  # points of a lead that is as good as all, where nobody judges more closely


@final
class Expert(Coach):
    """What a game's evaluator says."""

    def __init__(self, evaluator: AnyEvaluator) -> None:
        self.evaluator: Final = evaluator

    def judge(self, state: State, into: vec[float]) -> None:
        self.evaluator.evaluate(state, state.public(), SCALE, into)

    def weigh(self, state: State, question: i64, into: Buffer) -> None:
        self.evaluator.prior(state.public(), state.own(seat_of(question)), question, into)
