"""Written from the fields beside it by `python -m tidetable.core.drawers`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64, mypyc_attr

from tidetable.core import row
from tidetable.core.contract import Own, Public, Secret
from tidetable.core.vec import vec

CREW_AT_START: Final = vec[i64]([1, 3])
EACH_1: Final = vec[i64]([1] * 2)
NONE: Final = vec[i64]([-1] * 2)
ZERO: Final = vec[i64]([0] * 30)


def seat_card(seat: i64, card: i64) -> i64:
    return seat * 15 + card


def ship_seat(ship: i64, seat: i64) -> i64:
    return ship * 2 + seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hand(Own):
    """A player's cards."""

    def __init__(self, like: Hand | None = None) -> None:
        if like is None:
            self.cards: vec[i64] = ZERO[:15]
            self.last_pick: i64 = 0
        else:
            self.cards = like.cards[:]
            self.last_pick = like.last_pick

    def copy(self) -> Hand:
        return Hand(self)

    def observe(self, into: vec[i16], at: i64, me: i64, seats: i64) -> None:
        row.put_cells(into, at, self.cards, 0)
        into[at + 15] = i16(self.last_pick)

    def add_unseen(self, into: vec[i16], at: i64) -> None:
        row.add_cells(into, at, self.cards, 15)


@mypyc_attr(acyclic=True)
class TabletopFields(Public):
    """All that lies open."""

    def __init__(self, like: TabletopFields | None = None) -> None:
        if like is None:
            self.more_tactics: i64 = 0
            self.named_start: i64 = -1
            self.ships: vec[i64] = ZERO[:5]
            self.crew: vec[i64] = CREW_AT_START[:2]
            self.rum: vec[i64] = ZERO[:5]
            self.laid: vec[i64] = ZERO[:10]
            self.count: vec[i64] = ZERO[:10]
            self.total: vec[i64] = ZERO[:10]
            self.mugs: vec[i64] = EACH_1[:2]
            self.octopus: vec[i64] = NONE[:2]
            self.points: vec[i64] = ZERO[:2]
            self.hand_size: vec[i64] = ZERO[:2]
            self.pile_size: vec[i64] = ZERO[:2]
            self.shown: vec[i64] = ZERO[:30]
            self.player: i64 = -1
            self.turn: i64 = 0
            self.drawer: i64 = -1
            self.to_draw: i64 = 0
            self.arrived: i64 = -1
            self.left: i64 = -1
            self.moving: i64 = -1
        else:
            self.more_tactics = like.more_tactics
            self.named_start = like.named_start
            self.ships = like.ships[:]
            self.crew = like.crew[:]
            self.rum = like.rum[:]
            self.laid = like.laid[:]
            self.count = like.count[:]
            self.total = like.total[:]
            self.mugs = like.mugs[:]
            self.octopus = like.octopus[:]
            self.points = like.points[:]
            self.hand_size = like.hand_size[:]
            self.pile_size = like.pile_size[:]
            self.shown = like.shown[:]
            self.player = like.player
            self.turn = like.turn
            self.drawer = like.drawer
            self.to_draw = like.to_draw
            self.arrived = like.arrived
            self.left = like.left
            self.moving = like.moving

    def observe(self, into: vec[i16], at: i64, me: i64, seats: i64) -> None:
        into[at] = i16(self.more_tactics)
        into[at + 1] = i16(row.turned_seat(self.named_start + 1, 1, me, seats))
        row.put_named(into, at + 2, self.ships, 0, 1, me, seats)
        row.put_cells(into, at + 7, self.crew, 1)
        row.put_cells(into, at + 9, self.rum, 0)
        row.put_packed_seats(into, at + 14, self.laid, 4, 15, 15, 1, 2, me, seats)
        row.put_seats(into, at + 164, self.count, 0, 1, 2, me, seats)
        row.put_seats(into, at + 174, self.total, 0, 1, 2, me, seats)
        row.put_seats(into, at + 184, self.mugs, 0, 1, 2, me, seats)
        row.put_seats(into, at + 186, self.octopus, 1, 1, 2, me, seats)
        row.turn_parts(into, at + 186, 2, 1, 15, 2, me, seats)
        row.put_seats(into, at + 188, self.points, 0, 1, 2, me, seats)
        row.put_seats(into, at + 190, self.hand_size, 0, 1, 2, me, seats)
        row.put_seats(into, at + 192, self.pile_size, 0, 1, 2, me, seats)
        row.put_seats(into, at + 194, self.shown, 0, 15, 2, me, seats)
        into[at + 224] = i16(row.turned_seat(self.player + 1, 1, me, seats))
        into[at + 225] = i16(self.turn)
        into[at + 226] = i16(row.turned_seat(self.drawer + 1, 1, me, seats))
        into[at + 227] = i16(self.to_draw)
        into[at + 228] = i16(row.turned_part(self.arrived + 1, 1, 1, 2, me, seats))
        into[at + 229] = i16(row.turned_part(self.left + 1, 1, 1, 2, me, seats))
        into[at + 230] = i16(self.moving + 1)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Piles(Secret):
    """What is still to be drawn, as counts."""

    def __init__(self, like: Piles | None = None) -> None:
        if like is None:
            self.cards: vec[i64] = ZERO[:30]
        else:
            self.cards = like.cards[:]

    def copy(self) -> Piles:
        return Piles(self)

    def add_unseen(self, into: vec[i16], at: i64) -> None:
        row.add_cells(into, at, self.cards, 15)
