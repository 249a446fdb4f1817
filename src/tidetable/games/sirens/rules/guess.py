"""A world that a viewer cannot rule out: what it has not seen is dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from tidetable.core.contract import SPECTATOR, View, kind_of
from tidetable.core.luck import Luck
from tidetable.core.vec import vec
from tidetable.games.sirens.rules.drawers import seat_card
from tidetable.games.sirens.rules.state import (
    NO_CARDS,
    TWICE_NO_CARDS,
    Hand,
    Piles,
    SirensState,
    Table,
)
from tidetable.games.sirens.rules.verbs import ASK_PICK, N_CARDS, N_HAND


def guess(view: View, luck: Luck, cards: vec[i64]) -> SirensState:
    """Deal the hands a viewer does not see from cards it has not seen; the rest are the piles."""
    assert isinstance(view.public, Table)
    table = view.public.copy()
    piles = unseen(table, cards)
    hands = [Hand(), Hand()]
    if view.seat != SPECTATOR:
        assert isinstance(view.own, Hand)
        hands[view.seat] = view.own.copy()
        first = seat_card(table.pile_of(view.seat), 0)
        for card in range(N_CARDS):
            piles[first + card] -= view.own.cards[card]
    for seat in range(2):
        if seat != view.seat:
            deal_hand(view, table, seat, hands[seat], piles, luck)
    undrawn = Piles()
    undrawn.cards = piles
    return SirensState(table, hands[0], hands[1], undrawn, view.asks, view.n_asks)


def unseen(table: Table, cards: vec[i64]) -> vec[i64]:
    """Return the cards nobody has shown: pile x card (SIR-R6)."""
    left = TWICE_NO_CARDS[:]
    for card in range(N_CARDS):
        if table.more_tactics == 1:
            left[card] = cards[card] // 2 - table.shown[card]
            left[seat_card(1, card)] = cards[card] // 2 - table.shown[seat_card(1, card)]
        else:
            left[card] = cards[card] - table.shown[card] - table.shown[seat_card(1, card)]
    return left


def deal_hand(view: View, table: Table, seat: i64, hand: Hand, piles: vec[i64], luck: Luck) -> None:
    """Deal as many cards as the seat holds. Amid the picks, those are the lowest of four."""
    size = table.hand_size[seat]
    picking = is_picking(view)
    first = seat_card(table.pile_of(seat), 0)
    drawn = NO_CARDS[:]
    to_draw = size
    if picking:
        to_draw = N_HAND
    for _card in range(to_draw):
        card = draw_from(piles, first, luck)
        piles[first + card] -= 1
        drawn[card] += 1
    for card in range(N_CARDS):
        while drawn[card] > 0:
            drawn[card] -= 1
            if size > 0:
                hand.cards[card] += 1
                size -= 1
                if picking:
                    hand.last_pick = card
            else:
                piles[first + card] += 1


def is_picking(view: View) -> bool:
    """Whether the opening hands are still being picked (SIR-R11)."""
    return view.n_asks > 0 and kind_of(view.asks[0]) == ASK_PICK


def draw_from(piles: vec[i64], first: i64, luck: Luck) -> i64:
    size: i64 = 0
    for card in range(N_CARDS):
        size += piles[first + card]
    left = luck.below(size)
    card_drawn: i64 = 0
    while left >= piles[first + card_drawn]:
        left -= piles[first + card_drawn]
        card_drawn += 1
    return card_drawn
