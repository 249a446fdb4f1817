"""Ebb: who sits down, who leads, and what a viewer cannot rule out."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64
from tidetable.core.contract import View
from tidetable.core.luck import Luck
from tidetable.core.simple import SimpleGame

from .drawers import Beach, Claws
from .state import State
from .turn import DEALING, TURN, fill_claws
from .verbs import CODEC, COPIES, N_CARDS


@final
class EbbGame(SimpleGame[Beach, Claws]):
    def __init__(self) -> None:
        super().__init__("ebb", (2, 4), CODEC, [DEALING], [TURN])

    def setup(self, seats: i64, options: list[int]) -> State:
        beach = Beach()
        beach.seats = seats
        state = State(beach, [Claws() for _ in range(seats)])
        fill_claws(state)
        return state

    def scores(self, public: Beach) -> list[int]:
        return list(public.steps[: public.seats])

    def guess(self, view: View, luck: Luck) -> State:
        """Deal the others anew what neither was played nor is held by the viewer."""
        beach, mine = view.public, view.own
        assert isinstance(beach, Beach)
        hands = [Claws() for _ in range(beach.seats)]
        if isinstance(mine, Claws):
            hands[view.seat] = mine.copy()
        left = [COPIES - n for n in beach.played]
        for claws in hands:
            left = [n - held for n, held in zip(left, claws.held, strict=True)]
        pool = [card for card in range(N_CARDS) for _ in range(left[card])]
        for seat, claws in enumerate(hands):
            while sum(claws.held) < beach.hand_size[seat]:
                claws.held[pool.pop(luck.below(len(pool)))] += 1
        return State(beach.copy(), hands, view.asks, view.n_asks)
