"""Written from the fields beside it by `python -m tidetable.core.drawers`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64, mypyc_attr

from tidetable.core import row
from tidetable.core.contract import Public
from tidetable.core.vec import vec

ZERO: Final = vec[i64]([0] * 40)


def keys_treasure(keys: i64, treasure: i64) -> i64:
    return keys * 10 + treasure


def seat_treasure(seat: i64, treasure: i64) -> i64:
    return seat * 10 + treasure


@mypyc_attr(acyclic=True)
class TabletopFields(Public):
    """What lies on the table, and whose turn it is."""

    def __init__(self, like: TabletopFields | None = None) -> None:
        if like is None:
            self.seats: i64 = 0
            self.greedy_pirates: i64 = 0
            self.old_sea_dogs: i64 = 0
            self.player: i64 = -1
            self.turn: i64 = 0
            self.rolls: i64 = 0
            self.dice: vec[i64] = ZERO[:4]
            self.filled: vec[i64] = ZERO[:4]
            self.jokers: vec[i64] = ZERO[:4]
            self.coin_jokers: vec[i64] = ZERO[:4]
            self.n_filled: i64 = 0
            self.turns_left: i64 = -1
            self.places: vec[i64] = ZERO[:3]
            self.top: i64 = 0
            self.pile: i64 = 0
            self.unopened: vec[i64] = ZERO[:30]
            self.treasures: vec[i64] = ZERO[:40]
            self.loot: vec[i64] = ZERO[:40]
        else:
            self.seats = like.seats
            self.greedy_pirates = like.greedy_pirates
            self.old_sea_dogs = like.old_sea_dogs
            self.player = like.player
            self.turn = like.turn
            self.rolls = like.rolls
            self.dice = like.dice[:]
            self.filled = like.filled[:]
            self.jokers = like.jokers[:]
            self.coin_jokers = like.coin_jokers[:]
            self.n_filled = like.n_filled
            self.turns_left = like.turns_left
            self.places = like.places[:]
            self.top = like.top
            self.pile = like.pile
            self.unopened = like.unopened[:]
            self.treasures = like.treasures[:]
            self.loot = like.loot[:]

    def observe(self, into: vec[i16], at: i64, me: i64, seats: i64) -> None:
        into[at] = i16(self.seats)
        into[at + 1] = i16(self.greedy_pirates)
        into[at + 2] = i16(self.old_sea_dogs)
        into[at + 3] = i16(row.turned_seat(self.player + 1, 1, me, seats))
        into[at + 4] = i16(self.turn)
        into[at + 5] = i16(self.rolls)
        row.put_cells(into, at + 6, self.dice, 0)
        row.put_some(into, at + 10, self.filled, 0, self.n_filled, 4, 0)
        row.put_some(into, at + 14, self.jokers, 0, self.n_filled, 4, 0)
        row.put_some(into, at + 18, self.coin_jokers, 0, self.n_filled, 4, 0)
        into[at + 22] = i16(self.n_filled)
        into[at + 23] = i16(self.turns_left)
        row.put_cells(into, at + 24, self.places, 0)
        into[at + 27] = i16(self.top)
        into[at + 28] = i16(self.pile)
        row.put_cells(into, at + 29, self.unopened, 0)
        row.put_seats(into, at + 59, self.treasures, 0, 10, 4, me, seats)
        row.put_seats(into, at + 99, self.loot, 0, 10, 4, me, seats)
