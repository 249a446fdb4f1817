"""The drawers of Sirens in Sight: the table, two hands, and piles whose order does not exist.

What lies in them is declared in fields.py.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tidetable.core.contract import NO_ASKS, Own, Public, Secret, State, count
from tidetable.core.luck import Luck
from tidetable.core.vec import vec
from tidetable.games.sirens.rules.drawers import Hand, Piles, TabletopFields, seat_card
from tidetable.games.sirens.rules.verbs import N_SHIPS, RESISTANCE, RUM

NO_SHIPS: Final = vec[i64]([0] * N_SHIPS)

CARD_BITS: Final = 4
CARD_MASK: Final = 15

# Where a ship card is
IN_PLAY: Final = 0
TAKEN: Final = 1  # by seat 0; one more: by seat 1
OUT: Final = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Tabletop(TabletopFields):
    """All that lies open. A place is 2 x ship card + the seat whose side it is."""

    def copy(self) -> Tabletop:
        return Tabletop(self)

    def lying(self, place: i64, card: i64) -> i64:
        """Count the cards of one value at a place. Packed, since every search copies them."""
        return (self.laid[place] >> (card * CARD_BITS)) & CARD_MASK

    def resistance(self, ship: i64) -> i64:
        """SIR-P1: what a side must reach to win a ship card, with the rum on it (SIR-U1)."""
        return RESISTANCE[ship] + RUM * self.rum[ship]

    def crew_on(self, ship: i64) -> i64:
        """Return who stands on a ship card, -1: nobody."""
        return 0 if self.crew[0] == ship else 1 if self.crew[1] == ship else -1

    def stake(self, ship: i64) -> i64:
        """SIR-P4: a point for the ship card, and one for whoever stands on it."""
        return 1 if self.crew_on(ship) < 0 else 2

    def ships_in_play(self) -> i64:
        return count(self.ships, IN_PLAY)

    def crew_in_play(self) -> i64:
        return (1 if self.crew[0] >= 0 else 0) + (1 if self.crew[1] >= 0 else 0)

    def pile_of(self, seat: i64) -> i64:
        """Which pile a seat draws from: its own with more tactics (SIR-S3), else the one pile."""
        return seat * self.more_tactics


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SirensState(State):
    """The table, a hand for each seat, the piles."""

    def __init__(
        self,
        table: Tabletop,
        first_hand: Hand,
        second_hand: Hand,
        piles: Piles,
        asks: vec[i64] = NO_ASKS,
        n_asks: i64 = 0,
    ) -> None:
        super().__init__(asks, n_asks)
        self.table = table
        self.first_hand = first_hand
        self.second_hand = second_hand
        self.piles = piles

    def public(self) -> Public:
        return self.table

    def own(self, seat: i64) -> Own:
        return self.first_hand if seat == 0 else self.second_hand

    def hand(self, seat: i64) -> Hand:
        return self.first_hand if seat == 0 else self.second_hand

    def secret(self) -> Secret:
        return self.piles

    def copy(self) -> SirensState:
        table, piles = self.table.copy(), self.piles.copy()
        first, second = self.first_hand.copy(), self.second_hand.copy()
        return SirensState(table, first, second, piles, self.asks, self.n_asks)


def draw(piles: Piles, pile: i64, size: i64, luck: Luck) -> i64:
    """Return a card of a pile of this size, any of them."""
    cards = piles.cards
    left = luck.below(size)
    first = lying = seat_card(pile, 0)
    while left >= cards[lying]:
        left -= cards[lying]
        lying += 1
    return lying - first
