"""Written from the fields beside it by `python -m tidetable.core.drawers`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64, mypyc_attr

from tidetable.core import row
from tidetable.core.contract import Own, Public, Secret
from tidetable.core.vec import vec

ZERO: Final = vec[i64]([0] * 144)


def seat_shell(seat: i64, shell: i64) -> i64:
    return seat * 4 + shell


def seat_value(seat: i64, value: i64) -> i64:
    return seat * 3 + value


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hand(Own):
    """What a player alone sees: the cards, and the values of the point tiles."""

    def __init__(self, like: Hand | None = None) -> None:
        if like is None:
            self.cards: vec[i64] = ZERO[:6]
            self.tiles: vec[i64] = ZERO[:3]
        else:
            self.cards = like.cards[:]
            self.tiles = like.tiles[:]

    def copy(self) -> Hand:
        return Hand(self)

    def observe(self, into: vec[i16], at: i64, me: i64, seats: i64) -> None:
        row.put_cells(into, at, self.cards, 0)
        row.put_cells(into, at + 6, self.tiles, 0)

    def add_unseen(self, into: vec[i16], at: i64) -> None:
        row.add_cells(into, at, self.cards, 6)
        row.add_cells(into, at + 6, self.tiles, 3)


@mypyc_attr(acyclic=True)
class TabletopFields(Public):
    """All that lies open (TIT-R19)."""

    def __init__(self, like: TabletopFields | None = None) -> None:
        if like is None:
            self.seats: i64 = 0
            self.ships: vec[i64] = ZERO[:144]
            self.near: vec[i64] = ZERO[:144]
            self.floors: vec[i64] = ZERO[:144]
            self.starfish_on: vec[i64] = ZERO[:144]
            self.fog: vec[i64] = ZERO[:144]
            self.never_turned: vec[i64] = ZERO[:14]
            self.dealt_again: vec[i64] = ZERO[:14]
            self.beside: vec[i64] = ZERO[:14]
            self.reserve: vec[i64] = ZERO[:3]
            self.aside: vec[i64] = ZERO[:3]
            self.shell_supply: vec[i64] = ZERO[:4]
            self.floor_supply: vec[i64] = ZERO[:4]
            self.starfish_supply: i64 = 0
            self.tile_supply: i64 = 0
            self.pile_size: i64 = 0
            self.discards: vec[i64] = ZERO[:6]
            self.played: vec[i64] = ZERO[:6]
            self.points: vec[i64] = ZERO[:4]
            self.shells: vec[i64] = ZERO[:16]
            self.starfish: vec[i64] = ZERO[:4]
            self.hand_size: vec[i64] = ZERO[:4]
            self.tiles: vec[i64] = ZERO[:4]
            self.tiles_shown: vec[i64] = ZERO[:12]
            self.named_start: i64 = -1
            self.period: i64 = 1
            self.turn: i64 = 0
            self.player: i64 = -1
            self.step: i64 = 0
            self.plays: i64 = 0
            self.idle: i64 = 0
            self.ending: i64 = 0
            self.colour: i64 = -1
            self.space: i64 = -1
            self.is_extra: i64 = 0
            self.gain: i64 = 0
            self.next_gain: i64 = 0
            self.owed: i64 = 0
            self.drawn: i64 = 0
            self.built: i64 = 0
            self.window: i64 = 0
        else:
            self.seats = like.seats
            self.ships = like.ships[:]
            self.near = like.near[:]
            self.floors = like.floors[:]
            self.starfish_on = like.starfish_on[:]
            self.fog = like.fog[:]
            self.never_turned = like.never_turned[:]
            self.dealt_again = like.dealt_again[:]
            self.beside = like.beside[:]
            self.reserve = like.reserve[:]
            self.aside = like.aside[:]
            self.shell_supply = like.shell_supply[:]
            self.floor_supply = like.floor_supply[:]
            self.starfish_supply = like.starfish_supply
            self.tile_supply = like.tile_supply
            self.pile_size = like.pile_size
            self.discards = like.discards[:]
            self.played = like.played[:]
            self.points = like.points[:]
            self.shells = like.shells[:]
            self.starfish = like.starfish[:]
            self.hand_size = like.hand_size[:]
            self.tiles = like.tiles[:]
            self.tiles_shown = like.tiles_shown[:]
            self.named_start = like.named_start
            self.period = like.period
            self.turn = like.turn
            self.player = like.player
            self.step = like.step
            self.plays = like.plays
            self.idle = like.idle
            self.ending = like.ending
            self.colour = like.colour
            self.space = like.space
            self.is_extra = like.is_extra
            self.gain = like.gain
            self.next_gain = like.next_gain
            self.owed = like.owed
            self.drawn = like.drawn
            self.built = like.built
            self.window = like.window

    def observe(self, into: vec[i16], at: i64, me: i64, seats: i64) -> None:
        into[at] = i16(self.seats)
        row.put_all_packed(into, at + 1, self.ships, 1, 1, 3)
        row.put_all_packed(into, at + 433, self.near, 1, 1, 3)
        row.put_all_packed(into, at + 865, self.floors, 4, 15, 4)
        row.put_cells(into, at + 1441, self.starfish_on, 0)
        row.put_cells(into, at + 1585, self.fog, 0)
        row.put_cells(into, at + 1729, self.never_turned, 0)
        row.put_cells(into, at + 1743, self.dealt_again, 0)
        row.put_cells(into, at + 1757, self.beside, 0)
        row.put_cells(into, at + 1771, self.reserve, 0)
        row.put_cells(into, at + 1774, self.aside, 0)
        row.put_cells(into, at + 1777, self.shell_supply, 0)
        row.put_cells(into, at + 1781, self.floor_supply, 0)
        into[at + 1785] = i16(self.starfish_supply)
        into[at + 1786] = i16(self.tile_supply)
        into[at + 1787] = i16(self.pile_size)
        row.put_cells(into, at + 1788, self.discards, 0)
        row.put_cells(into, at + 1794, self.played, 0)
        row.put_seats(into, at + 1800, self.points, 0, 1, 4, me, seats)
        row.put_seats(into, at + 1804, self.shells, 0, 4, 4, me, seats)
        row.put_seats(into, at + 1820, self.starfish, 0, 1, 4, me, seats)
        row.put_seats(into, at + 1824, self.hand_size, 0, 1, 4, me, seats)
        row.put_seats(into, at + 1828, self.tiles, 0, 1, 4, me, seats)
        row.put_seats(into, at + 1832, self.tiles_shown, 0, 3, 4, me, seats)
        into[at + 1844] = i16(row.turned_seat(self.named_start + 1, 1, me, seats))
        into[at + 1845] = i16(self.period)
        into[at + 1846] = i16(self.turn)
        into[at + 1847] = i16(row.turned_seat(self.player + 1, 1, me, seats))
        into[at + 1848] = i16(self.step)
        into[at + 1849] = i16(self.plays)
        into[at + 1850] = i16(self.idle)
        into[at + 1851] = i16(self.ending)
        into[at + 1852] = i16(self.colour + 1)
        into[at + 1853] = i16(self.space + 1)
        into[at + 1854] = i16(self.is_extra)
        into[at + 1855] = i16(self.gain)
        into[at + 1856] = i16(self.next_gain)
        into[at + 1857] = i16(self.owed)
        into[at + 1858] = i16(self.drawn)
        into[at + 1859] = i16(self.built)
        into[at + 1860] = i16(self.window)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Piles(Secret):
    """What is still to be drawn, as counts."""

    def __init__(self, like: Piles | None = None) -> None:
        if like is None:
            self.cards: vec[i64] = ZERO[:6]
            self.tiles: vec[i64] = ZERO[:3]
        else:
            self.cards = like.cards[:]
            self.tiles = like.tiles[:]

    def copy(self) -> Piles:
        return Piles(self)

    def add_unseen(self, into: vec[i16], at: i64) -> None:
        row.add_cells(into, at, self.cards, 6)
        row.add_cells(into, at + 6, self.tiles, 3)
