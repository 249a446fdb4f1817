"""A world that a viewer cannot rule out: what it has not seen is dealt anew."""

from mypy_extensions import i64

from tidetable.core.contract import SPECTATOR, View, kind_of, total
from tidetable.core.luck import Luck
from tidetable.core.vec import vec
from tidetable.games.sirens.rules.drawers import Hand, Piles, seat_card
from tidetable.games.sirens.rules.state import SirensState, Tabletop, draw
from tidetable.games.sirens.rules.turn import PICK
from tidetable.games.sirens.rules.verbs import N_CARDS, N_HAND


def guess(view: View, luck: Luck, cards: vec[i64]) -> SirensState:
    """Deal the hands a viewer does not see from cards it has not seen; the rest are the piles."""
    assert isinstance(view.public, Tabletop)
    table = view.public.copy()
    piles = Piles()
    piles.cards = unseen(table, cards)
    hands = [Hand(), Hand()]
    if view.seat != SPECTATOR:
        assert isinstance(view.own, Hand)
        hands[view.seat] = view.own.copy()
        first = seat_card(table.pile_of(view.seat), 0)
        for card in range(N_CARDS):
            piles.cards[first + card] -= view.own.cards[card]
    for seat in range(2):
        if seat != view.seat:
            deal_hand(view, table, seat, hands[seat], piles, luck)
    return SirensState(table, hands[0], hands[1], piles, view.asks, view.n_asks)


def unseen(table: Tabletop, cards: vec[i64]) -> vec[i64]:
    """Return the cards nobody has shown: pile x card (SIR-R6)."""
    left = Piles().cards
    for seat in range(2):
        first = seat_card(table.pile_of(seat), 0)
        for card in range(N_CARDS):  # half of each are a player's own, where they are (SIR-S3)
            left[first + card] += cards[card] // 2 - table.shown[seat_card(seat, card)]
    return left


def deal_hand(view: View, table: Tabletop, seat: i64, hand: Hand, piles: Piles, luck: Luck) -> None:
    """Deal as many cards as the seat holds. Amid the picks, those are the lowest of four."""
    size = table.hand_size[seat]
    picking = view.n_asks > 0 and kind_of(view.asks[0]) == PICK.kind  # SIR-R11
    pile = table.pile_of(seat)
    first = seat_card(pile, 0)
    drawn = Hand().cards
    left = total(piles.cards, first, N_CARDS)
    for n in range(N_HAND if picking else size):
        card = draw(piles, pile, left - n, luck)
        piles.cards[first + card] -= 1
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
                piles.cards[first + card] += 1
