"""A world that a viewer cannot rule out: the own hand as it is, the others' dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from tests.contract.cove.state import CoveState, Hand, Table, Wreck
from tests.contract.cove.verbs import N_CARDS, N_SEATS
from tidetable.core.contract import View
from tidetable.core.luck import Luck


def guess(view: View, luck: Luck) -> CoveState:
    assert isinstance(view.public, Table)
    table = view.public.copy()
    mine = view.own.copy() if isinstance(view.own, Hand) else Hand()
    pool = [
        card
        for card in range(N_CARDS)
        if not (table.played[card] or mine.cards[card] or mine.seen[card])
    ]
    wreck = Wreck(take(pool, luck) if table.left < N_CARDS else -1)
    hands: list[Hand] = []
    for seat in range(N_SEATS):
        if seat == view.seat:
            hands.append(mine)
            continue
        hand = Hand()
        for card in range(N_CARDS):
            if mine.seen[card] == seat + 1:
                hand.cards[card] = 1
        while sum(hand.cards) < table.hands[seat]:
            hand.cards[take(pool, luck)] = 1
        if table.answered[seat]:
            choose(hand, luck)
        hands.append(hand)
    return CoveState(table, hands, wreck, view.asks, view.n_asks)


def take(pool: list[int], luck: Luck) -> i64:
    return pool.pop(luck.below(len(pool)))


def choose(hand: Hand, luck: Luck) -> None:
    """Who has answered means to play a card of the hand, or none."""
    held = [card for card in range(N_CARDS) if hand.cards[card]]
    pick = luck.below(len(held) + 1)
    if pick < len(held):
        hand.chosen = held[pick]
