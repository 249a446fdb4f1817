"""A world that a viewer cannot rule out: what it has not seen is dealt anew."""

from mypy_extensions import i64

from tidetable.core.contract import SPECTATOR, View, total
from tidetable.core.luck import Luck
from tidetable.core.vec import vec
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.drawers import Hand, Piles, seat_value
from tidetable.games.titania.rules.kingdom import Kingdom
from tidetable.games.titania.rules.state import Tabletop, TitaniaState


def guess(view: View, luck: Luck, kingdom: Kingdom) -> TitaniaState:
    """Deal hands and point tiles that a viewer does not see; the rest are the piles (TIT-R19).

    Fog needs no guess: what is face down follows from what was turned, its place from chance.
    """
    assert isinstance(view.public, Tabletop)
    table = view.public.copy()
    piles = Piles()
    piles.cards = cards_unseen(table, kingdom)
    piles.tiles = tiles_unseen(table, kingdom)
    hands = [Hand() for _hand in range(table.seats)]
    if view.seat != SPECTATOR:
        assert isinstance(view.own, Hand)
        hands[view.seat] = view.own.copy()
        take_away(piles.cards, view.own.cards)
        take_away(piles.tiles, view.own.tiles)
    for seat in range(table.seats):
        if seat != view.seat:
            deal(piles.cards, hands[seat].cards, table.hand_size[seat], luck)
            deal(piles.tiles, hands[seat].tiles, table.tiles[seat], luck)
    return TitaniaState(kingdom, table, hands, piles, view.asks, view.n_asks)


def cards_unseen(table: Tabletop, kingdom: Kingdom) -> vec[i64]:
    """Return the cards that do not lie open."""
    left = kingdom.cards[:]
    take_away(left, table.discards)
    take_away(left, table.played)
    return left


def tiles_unseen(table: Tabletop, kingdom: Kingdom) -> vec[i64]:
    """Return the point tiles that were not turned over."""
    left = kingdom.values[:]
    for seat in range(table.seats):
        for value in range(v.N_VALUES):
            left[value] -= table.tiles_shown[seat_value(seat, value)]
    return left


def take_away(bag: vec[i64], some: vec[i64]) -> None:
    for i in range(len(bag)):
        bag[i] -= some[i]


def deal(bag: vec[i64], hand: vec[i64], n: i64, luck: Luck) -> None:
    """Deal n things at random from a bag of counts to a hand of counts."""
    size = total(bag, 0, len(bag))
    for _thing in range(n):
        drawn = luck.from_bag(bag, size)
        bag[drawn] -= 1
        hand[drawn] += 1
        size -= 1
