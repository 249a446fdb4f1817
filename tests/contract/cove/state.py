"""The drawers of Cove: what lies on the table, three hands, and one card that nobody knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tests.contract.cove.verbs import ALL_COINS, N_CARDS, N_SEATS
from tidetable.core.contract import NO_ASKS, Own, Public, Secret, State
from tidetable.core.vec import vec

NOBODY: Final = vec[i64]([0] * N_SEATS)
NO_CARDS: Final = vec[i64]([0] * N_CARDS)


class Table(Public):
    """What everybody sees. Of a hand it has no more than its size."""

    def __init__(self) -> None:
        self.storm: i64 = 0
        self.turn: i64 = 0
        self.player: i64 = 0
        self.wind: i64 = 0
        self.winner: i64 = -1
        self.left: i64 = N_CARDS  # cards not drawn yet
        self.bank: i64 = ALL_COINS
        self.coins: vec[i64] = NOBODY[:]
        self.ports: vec[i64] = NOBODY[:]  # where each seat lies
        self.hands: vec[i64] = NOBODY[:]  # the size of each
        self.answered: vec[i64] = NOBODY[:]  # 1 where a seat has chosen in this clash
        self.played: vec[i64] = NO_CARDS[:]  # 1 for each card that was shown

    def copy(self) -> Table:
        twin = Table()
        twin.storm = self.storm
        twin.turn = self.turn
        twin.player = self.player
        twin.wind = self.wind
        twin.winner = self.winner
        twin.left = self.left
        twin.bank = self.bank
        twin.coins = self.coins[:]
        twin.ports = self.ports[:]
        twin.hands = self.hands[:]
        twin.answered = self.answered[:]
        twin.played = self.played[:]
        return twin


class Hand(Own):
    """What one smuggler holds, means to play, and has spied."""

    def __init__(self) -> None:
        self.cards: vec[i64] = NO_CARDS[:]  # 1 for each card held
        self.chosen: i64 = -1  # the card of this clash; it stays in the hand until it is shown
        self.seen: vec[i64] = NO_CARDS[:]  # card -> the seat it was spied at + 1

    def copy(self) -> Hand:
        twin = Hand()
        twin.cards = self.cards[:]
        twin.chosen = self.chosen
        twin.seen = self.seen[:]
        return twin


class Wreck(Secret):
    """The card set aside unseen."""

    def __init__(self, card: i64 = -1) -> None:
        self.card: i64 = card

    def copy(self) -> Wreck:
        return Wreck(self.card)


class CoveState(State):
    """All drawers."""

    def __init__(
        self,
        table: Table,
        hands: list[Hand],
        wreck: Wreck,
        asks: vec[i64] = NO_ASKS,
        n_asks: i64 = 0,
    ) -> None:
        super().__init__(asks, n_asks)
        self.table = table
        self.hands = hands
        self.wreck = wreck

    def public(self) -> Public:
        return self.table

    def own(self, seat: i64) -> Own:
        return self.hands[seat]

    def secret(self) -> Secret:
        return self.wreck

    def copy(self) -> CoveState:
        hands = [hand.copy() for hand in self.hands]
        return CoveState(self.table.copy(), hands, self.wreck.copy(), self.asks, self.n_asks)
