"""The drawers of Sirens in Sight: the table, two hands, and piles whose order does not exist."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tidetable.core.contract import NO_ASKS, Own, Public, Secret, State
from tidetable.core.vec import vec
from tidetable.games.sirens.verbs import N_CARDS, N_PLACES, N_SHIPS

NO_CARDS: Final = vec[i64]([0] * N_CARDS)
TWICE_NO_CARDS: Final = vec[i64]([0] * (2 * N_CARDS))
NO_PLACES: Final = vec[i64]([0] * N_PLACES)
NO_SHIPS: Final = vec[i64]([0] * N_SHIPS)
ONE_EACH: Final = vec[i64]([1, 1])
NONE_EACH: Final = vec[i64]([0, 0])
NOWHERE: Final = vec[i64]([-1, -1])
CREW_AT_START: Final = vec[i64]([1, 3])  # SIR-S1: on 30 and on 34

CARD_BITS: Final = 4
CARD_MASK: Final = 15

# Where a ship card is
IN_PLAY: Final = 0
TAKEN: Final = 1  # by seat 0; one more: by seat 1
OUT: Final = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Table(Public):
    """All that lies open. A place is 2 x ship card + the seat whose side it is."""

    def __init__(
        self,
        ships: vec[i64] = NO_SHIPS,
        crew: vec[i64] = CREW_AT_START,
        rum: vec[i64] = NO_SHIPS,
        laid: vec[i64] = NO_PLACES,
        count: vec[i64] = NO_PLACES,
        total: vec[i64] = NO_PLACES,
        mugs: vec[i64] = ONE_EACH,
        octopus: vec[i64] = NOWHERE,
        points: vec[i64] = NONE_EACH,
        hand_size: vec[i64] = NONE_EACH,
        pile_size: vec[i64] = NONE_EACH,
        shown: vec[i64] = TWICE_NO_CARDS,
    ) -> None:
        self.more_tactics: i64 = 0
        self.named_start: i64 = -1
        # The ship
        self.ships: vec[i64] = ships[:]  # ship card -> in play, taken by whom, or out
        self.crew: vec[i64] = crew[:]  # captain, mate -> on which ship card, -1: on none
        self.rum: vec[i64] = rum[:]  # ship card -> mugs on it
        self.laid: vec[i64] = laid[:]  # place -> its cards: four bits for the number of each
        self.count: vec[i64] = count[:]  # place -> how many cards lie there
        self.total: vec[i64] = total[:]  # place -> the sum of their values
        # The players, each with a mug of rum and an octopus (SIR-C4)
        self.mugs: vec[i64] = mugs[:]  # seat -> 1 while the rum is not used
        self.octopus: vec[i64] = octopus[:]  # seat -> place x card it lies on, -1: in hand
        self.points: vec[i64] = points[:]
        self.hand_size: vec[i64] = hand_size[:]
        self.pile_size: vec[i64] = pile_size[:]  # base game: the one pile is the first
        self.shown: vec[i64] = shown[:]  # seat x card -> how many it has played
        # The turn
        self.player: i64 = -1
        self.turn: i64 = 0  # counts the turns begun
        self.drawer: i64 = -1  # who gets the next card
        self.to_draw: i64 = 0  # whether this turn ends with a draw
        self.arrived: i64 = -1  # place where a card was laid that is still to be checked
        self.left: i64 = -1  # place an octopus took it from
        self.moving: i64 = -1  # crew whose way is being chosen

    def copy(self) -> Table:
        twin = Table(
            self.ships,
            self.crew,
            self.rum,
            self.laid,
            self.count,
            self.total,
            self.mugs,
            self.octopus,
            self.points,
            self.hand_size,
            self.pile_size,
            self.shown,
        )
        twin.more_tactics = self.more_tactics
        twin.named_start = self.named_start
        twin.player = self.player
        twin.turn = self.turn
        twin.drawer = self.drawer
        twin.to_draw = self.to_draw
        twin.arrived = self.arrived
        twin.left = self.left
        twin.moving = self.moving
        return twin

    def lying(self, place: i64, card: i64) -> i64:
        """Count the cards of one value at a place. Packed, since every search copies them."""
        return (self.laid[place] >> (card * CARD_BITS)) & CARD_MASK

    def ships_in_play(self) -> i64:
        n: i64 = 0
        for ship in range(N_SHIPS):
            if self.ships[ship] == IN_PLAY:
                n += 1
        return n

    def crew_in_play(self) -> i64:
        return (1 if self.crew[0] >= 0 else 0) + (1 if self.crew[1] >= 0 else 0)

    def pile_of(self, seat: i64) -> i64:
        """Which pile a seat draws from: its own with more tactics (SIR-S3), else the one pile."""
        if self.more_tactics == 1:
            return seat
        return 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hand(Own):
    """A player's cards."""

    def __init__(self, cards: vec[i64], last_pick: i64) -> None:
        self.cards: vec[i64] = cards  # card -> how many
        self.last_pick: i64 = last_pick  # picks go upwards (SIR-S3), so that none comes twice

    def copy(self) -> Hand:
        return Hand(self.cards[:], self.last_pick)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Piles(Secret):
    """What is still to be drawn, as counts: pile x card."""

    def __init__(self, cards: vec[i64]) -> None:
        self.cards: vec[i64] = cards

    def copy(self) -> Piles:
        return Piles(self.cards[:])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SirensState(State):
    """The table, a hand for each seat, the piles."""

    def __init__(
        self,
        table: Table,
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
        return SirensState(
            self.table.copy(),
            self.first_hand.copy(),
            self.second_hand.copy(),
            self.piles.copy(),
            self.asks,
            self.n_asks,
        )
