"""The rules of Ebb, in their order."""

from __future__ import annotations

from collections.abc import Iterable

from tidetable.core.contract import CHANCE, EVERYONE, News
from tidetable.core.simple import SimpleDraw, SimpleQuestion

from .drawers import Beach, Claws
from .state import State
from .verbs import COPIES, DEAL, DREW, HAND, N_CARDS, RUN, WATER


def fill_claws(state: State) -> None:
    """EBB-S1: three cards each while there are any. Then the next crab runs."""
    beach = state.table
    for seat in range(beach.seats):
        if beach.hand_size[seat] < HAND and beach.pile > 0:
            state.open(DEALING.asks(seat))
            return
    beach.player = (beach.player + 1) % beach.seats
    state.open(TURN.asks(beach.player))


class Dealing(SimpleDraw[Beach, Claws]):
    """EBB-S1: any card that is neither played nor held; only whose it is sees it."""

    def odds(self, state: State) -> Iterable[tuple[int, int]]:
        for card in range(N_CARDS):
            held = sum(claws.held[card] for claws in state.hands)
            left = COPIES - state.table.played[card] - held
            if left > 0:
                yield DEAL.of(card), left

    def do(self, state: State, arg: int, action: int, news: News | None) -> None:
        state.hands[arg].held[action - DEAL.base] += 1
        state.table.hand_size[arg] += 1
        state.table.pile -= 1
        if news is not None:
            news.tell(arg, CHANCE, action)
            news.tell(EVERYONE, arg, DREW.base)
        fill_claws(state)


class Turn(SimpleQuestion[Beach, Claws]):
    """EBB-T1: play a card, and run so many steps."""

    def answers(self, table: Beach, hand: Claws) -> Iterable[int]:
        return [RUN.of(card) for card in range(N_CARDS) if hand.held[card] > 0]

    def forbids(self, table: Beach, hand: Claws, action: int) -> str:
        """EBB-T2: not the number played last. EBB-R1: unless one holds nothing else."""
        others = sum(hand.held) - (hand.held[table.last] if table.last >= 0 else 0)
        return "EBB-T2" if action - RUN.base == table.last and others > 0 else ""

    def do(self, state: State, action: int, news: News | None) -> None:
        """EBB-E1: whoever is in the water ends the game."""
        beach, card = state.table, action - RUN.base
        state.hands[beach.player].held[card] -= 1
        beach.hand_size[beach.player] -= 1
        beach.played[card] += 1
        beach.last = card
        beach.steps[beach.player] += card + 1
        if beach.steps[beach.player] < WATER:
            fill_claws(state)


DEALING = Dealing("deal", hidden=True)
TURN = Turn("turn", "EBB-T1")
