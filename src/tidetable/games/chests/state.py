"""The drawers of Chests & Sabres. Everything is public (CHE-R16).

What a closed chest holds (CHE-C2) is not hidden somewhere: it does not exist until chance draws it
from the cards not opened yet, so nothing can leak.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tidetable.core.contract import NO_ASKS, Public, State
from tidetable.core.vec import vec
from tidetable.games.chests.verbs import MAX_KEYS, N_DICE, N_FACES, N_PLACES, N_TREASURES

NO_DICE: Final = vec[i64]([0] * N_FACES)
NO_CHESTS: Final = vec[i64]([0] * N_PLACES)
NO_TREASURES: Final = vec[i64]([0] * (4 * N_TREASURES))
NOTHING_FILLED: Final = vec[i64]([0] * N_DICE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Table(Public):
    """What lies on the table, and whose turn it is."""

    def __init__(self, seats: i64, unopened: vec[i64]) -> None:
        self.seats: i64 = seats
        self.greedy_pirates: i64 = 0
        self.old_sea_dogs: i64 = 0
        # The turn
        self.player: i64 = -1
        self.turn: i64 = 0  # counts the turns begun
        self.rolls: i64 = 0  # made in this turn
        self.dice: vec[i64] = NO_DICE[:]  # face -> how many of the dice not placed show it
        self.filled: vec[i64] = NOTHING_FILLED[
            :
        ]  # this turn's cards, as the actions that filled them
        self.jokers: vec[i64] = NOTHING_FILLED[:]  # how many sabres lie on each
        self.coin_jokers: vec[i64] = NOTHING_FILLED[:]  # how many of them stand for coins
        self.n_filled: i64 = 0
        self.turns_left: i64 = -1  # of the final round, once it has begun (CHE-E1)
        # The chests
        self.places: vec[i64] = NO_CHESTS[:]  # keys on the chest lying there, 0: none
        self.top: i64 = 0  # keys on the top card of the pile, 0: no pile
        self.pile: i64 = 0  # cards in the pile, the top one included
        self.unopened: vec[i64] = unopened  # keys x treasure -> cards not opened yet
        # The boats: seat x treasure -> cards
        self.treasures: vec[i64] = NO_TREASURES[:]  # in front of the boat
        self.loot: vec[i64] = NO_TREASURES[:]  # under it

    def copy(self) -> Table:
        twin = Table(self.seats, self.unopened[:])
        twin.greedy_pirates = self.greedy_pirates
        twin.old_sea_dogs = self.old_sea_dogs
        twin.player = self.player
        twin.turn = self.turn
        twin.rolls = self.rolls
        twin.dice = self.dice[:]
        twin.filled = self.filled[:]
        twin.jokers = self.jokers[:]
        twin.coin_jokers = self.coin_jokers[:]
        twin.n_filled = self.n_filled
        twin.turns_left = self.turns_left
        twin.places = self.places[:]
        twin.top = self.top
        twin.pile = self.pile
        twin.treasures = self.treasures[:]
        twin.loot = self.loot[:]
        return twin

    def unopened_with(self, keys: i64) -> i64:
        """Count the cards not opened yet that show this many keys."""
        unopened = self.unopened
        n: i64 = 0
        for i in range((keys - 1) * N_TREASURES, keys * N_TREASURES):
            n += unopened[i]
        return n

    def all_unopened(self) -> i64:
        n: i64 = 0
        for keys in range(1, MAX_KEYS + 1):
            n += self.unopened_with(keys)
        return n

    def dice_left(self) -> i64:
        n: i64 = 0
        for face in range(N_FACES):
            n += self.dice[face]
        return n


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChestsState(State):
    """One drawer: the table."""

    def __init__(self, table: Table, asks: vec[i64] = NO_ASKS, n_asks: i64 = 0) -> None:
        super().__init__(asks, n_asks)
        self.table = table

    def public(self) -> Public:
        return self.table

    def copy(self) -> ChestsState:
        return ChestsState(self.table.copy(), self.asks, self.n_asks)
