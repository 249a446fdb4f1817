"""The drawers of Titania: the table, a hand for each seat, piles whose order does not exist."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tidetable.core.codec import MAX_SEATS
from tidetable.core.contract import NO_ASKS, Own, Public, Secret, State
from tidetable.core.vec import vec
from tidetable.games.titania.verbs import N_CARDS, N_COLOURS, N_FOG, N_SHELLS, N_SPACES, N_VALUES

NO_SPACES: Final = vec[i64]([0] * N_SPACES)
NO_SEATS: Final = vec[i64]([0] * MAX_SEATS)
NO_SHELLS: Final = vec[i64]([0] * N_SHELLS)
NO_SHELLS_EACH: Final = vec[i64]([0] * (MAX_SEATS * N_SHELLS))
NO_COLOURS: Final = vec[i64]([0] * N_COLOURS)
NO_CARDS: Final = vec[i64]([0] * N_CARDS)
NO_FOG: Final = vec[i64]([0] * N_FOG)
NO_TILES: Final = vec[i64]([0] * N_VALUES)
NO_TILES_EACH: Final = vec[i64]([0] * (MAX_SEATS * N_VALUES))

HEIGHT_BITS: Final = 4
HEIGHT_MASK: Final = 15

# What lies on a fog space
NO_TILE: Final = 0
NEVER_TURNED: Final = 1
DEALT_AGAIN: Final = 2  # in the second period, face down
FACE_UP: Final = 3  # plus the kind of the tile

# Where a turn stands; each step ends by naming the next
DEALING: Final = 0
CARDS: Final = 1  # another card, or stop
SHIP: Final = 2  # a ship to be placed
SPACE: Final = 3  # a ship was placed: what is there?
GAINS: Final = 4
BUILDING: Final = 5
STARFISH: Final = 6  # the moment to occupy tower spaces
DRAWING: Final = 7
DISCARDING: Final = 8
TURN_ENDS: Final = 9
OVER: Final = 10


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Table(Public):
    """All that lies open (TIT-R19). A new one shares its empty counts: play on a copy of it."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        # The board, by space
        self.ships: vec[i64] = NO_SPACES  # colours of the ships there, a bit each
        self.near: vec[i64] = NO_SPACES  # colours of which a ship lies next to it, a bit each
        self.floors: vec[i64] = NO_SPACES  # floors of its towers, four bits for each colour
        self.starfish_on: vec[i64] = NO_SPACES  # 1: a starfish lies there
        self.fog: vec[i64] = NO_SPACES
        # Fog tiles, by kind
        self.never_turned: vec[i64] = NO_FOG
        self.dealt_again: vec[i64] = NO_FOG
        self.beside: vec[i64] = NO_FOG  # removed, beside the board
        # Supplies
        self.reserve: vec[i64] = NO_COLOURS  # ships
        self.aside: vec[i64] = NO_COLOURS  # ships for the second period
        self.shell_supply: vec[i64] = NO_SHELLS
        self.floor_supply: vec[i64] = NO_SHELLS
        self.starfish_supply: i64 = 0
        self.tile_supply: i64 = 0
        self.pile_size: i64 = 0
        self.discards: vec[i64] = NO_CARDS
        self.played: vec[i64] = NO_CARDS  # this turn; discarded when it ends (TIT-T3)
        # The players, by seat
        self.points: vec[i64] = NO_SEATS
        self.shells: vec[i64] = NO_SHELLS_EACH  # seat x colour
        self.starfish: vec[i64] = NO_SEATS
        self.hand_size: vec[i64] = NO_SEATS
        self.tiles: vec[i64] = NO_SEATS  # how many point tiles
        self.tiles_shown: vec[i64] = NO_TILES_EACH  # seat x value, once the game is over
        # The turn
        self.named_start: i64 = -1
        self.period: i64 = 1
        self.turn: i64 = 0  # counts the turns begun
        self.player: i64 = -1
        self.step: i64 = DEALING
        self.plays: i64 = 0  # cards played this turn
        self.idle: i64 = 0  # turns in a row without a ship (TIT-R8)
        self.ending: i64 = 0  # 1: the period ends with this turn
        self.colour: i64 = -1  # of the ship being placed or just placed
        self.space: i64 = -1  # where the last ship of this period was placed
        self.is_extra: i64 = 0  # 1: the ship to be placed must go next to it (TIT-F3)
        self.gain: i64 = 0  # what the space still gives
        self.next_gain: i64 = 0
        self.owed: i64 = 0  # cards to be drawn before anything else
        self.drawn: i64 = 0  # cards drawn of those
        self.built: i64 = 0  # floors built at this crane
        self.window: i64 = 0  # 1: starfish were received here

    def copy(self) -> Table:
        twin = Table(self.seats)
        twin.ships = self.ships[:]
        twin.near = self.near[:]
        twin.floors = self.floors[:]
        twin.starfish_on = self.starfish_on[:]
        twin.fog = self.fog[:]
        twin.never_turned = self.never_turned[:]
        twin.dealt_again = self.dealt_again[:]
        twin.beside = self.beside[:]
        twin.reserve = self.reserve[:]
        twin.aside = self.aside[:]
        twin.shell_supply = self.shell_supply[:]
        twin.floor_supply = self.floor_supply[:]
        twin.starfish_supply = self.starfish_supply
        twin.tile_supply = self.tile_supply
        twin.pile_size = self.pile_size
        twin.discards = self.discards[:]
        twin.played = self.played[:]
        twin.points = self.points[:]
        twin.shells = self.shells[:]
        twin.starfish = self.starfish[:]
        twin.hand_size = self.hand_size[:]
        twin.tiles = self.tiles[:]
        twin.tiles_shown = self.tiles_shown[:]
        twin.named_start = self.named_start
        twin.period = self.period
        twin.turn = self.turn
        twin.player = self.player
        twin.step = self.step
        twin.plays = self.plays
        twin.idle = self.idle
        twin.ending = self.ending
        twin.colour = self.colour
        twin.space = self.space
        twin.is_extra = self.is_extra
        twin.gain = self.gain
        twin.next_gain = self.next_gain
        twin.owed = self.owed
        twin.drawn = self.drawn
        twin.built = self.built
        twin.window = self.window
        return twin

    def height(self, space: i64, shell: i64) -> i64:
        """Count the floors of one tower."""
        return (self.floors[space] >> (shell * HEIGHT_BITS)) & HEIGHT_MASK

    def floors_on(self, space: i64) -> i64:
        """Count the floors of all towers on a space."""
        n: i64 = 0
        for shell in range(N_SHELLS):
            n += self.height(space, shell)
        return n

    def purse(self, seat: i64, shell: i64) -> i64:
        """Return the shells of one colour that a seat has, by value (TIT-R14)."""
        return self.shells[seat * N_SHELLS + shell]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hand(Own):
    """What a player alone sees: the cards, and the values of the point tiles."""

    def __init__(self, cards: vec[i64], tiles: vec[i64]) -> None:
        self.cards: vec[i64] = cards  # card -> how many
        self.tiles: vec[i64] = tiles  # value -> how many

    def copy(self) -> Hand:
        return Hand(self.cards[:], self.tiles[:])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Piles(Secret):
    """What is still to be drawn, as counts."""

    def __init__(self, cards: vec[i64], tiles: vec[i64]) -> None:
        self.cards: vec[i64] = cards
        self.tiles: vec[i64] = tiles

    def copy(self) -> Piles:
        return Piles(self.cards[:], self.tiles[:])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TitaniaState(State):
    """The table, a hand for each seat, the piles."""

    def __init__(
        self,
        table: Table,
        hands: list[Hand],
        piles: Piles,
        asks: vec[i64] = NO_ASKS,
        n_asks: i64 = 0,
    ) -> None:
        super().__init__(asks, n_asks)
        self.table = table
        self.hands = hands
        self.piles = piles

    def public(self) -> Public:
        return self.table

    def own(self, seat: i64) -> Own:
        return self.hands[seat]

    def secret(self) -> Secret:
        return self.piles

    def copy(self) -> TitaniaState:
        hands = [hand.copy() for hand in self.hands]
        return TitaniaState(self.table.copy(), hands, self.piles.copy(), self.asks, self.n_asks)
