"""Written from the fields beside it by `python -m tidetable.core.drawers`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tidetable.core.contract import Own, Public, Secret
from tidetable.core.vec import vec

ZERO_12: Final = vec[i64]([0] * 12)
ZERO_14: Final = vec[i64]([0] * 14)
ZERO_144: Final = vec[i64]([0] * 144)
ZERO_16: Final = vec[i64]([0] * 16)
ZERO_3: Final = vec[i64]([0] * 3)
ZERO_4: Final = vec[i64]([0] * 4)
ZERO_6: Final = vec[i64]([0] * 6)


def seat_shell(seat: i64, shell: i64) -> i64:
    return seat * 4 + shell


def seat_value(seat: i64, value: i64) -> i64:
    return seat * 3 + value


@mypyc_attr(acyclic=True)
class HandFields(Own):
    """What a player alone sees: the cards, and the values of the point tiles."""

    def __init__(self, like: HandFields | None = None) -> None:
        if like is None:
            self.cards: vec[i64] = ZERO_6[:]
            self.tiles: vec[i64] = ZERO_3[:]
        else:
            self.cards = like.cards[:]
            self.tiles = like.tiles[:]


@mypyc_attr(acyclic=True)
class TabletopFields(Public):
    """All that lies open (TIT-R19)."""

    def __init__(self, like: TabletopFields | None = None) -> None:
        if like is None:
            self.seats: i64 = 0
            self.ships: vec[i64] = ZERO_144[:]
            self.near: vec[i64] = ZERO_144[:]
            self.floors: vec[i64] = ZERO_144[:]
            self.starfish_on: vec[i64] = ZERO_144[:]
            self.fog: vec[i64] = ZERO_144[:]
            self.never_turned: vec[i64] = ZERO_14[:]
            self.dealt_again: vec[i64] = ZERO_14[:]
            self.beside: vec[i64] = ZERO_14[:]
            self.reserve: vec[i64] = ZERO_3[:]
            self.aside: vec[i64] = ZERO_3[:]
            self.shell_supply: vec[i64] = ZERO_4[:]
            self.floor_supply: vec[i64] = ZERO_4[:]
            self.starfish_supply: i64 = 0
            self.tile_supply: i64 = 0
            self.pile_size: i64 = 0
            self.discards: vec[i64] = ZERO_6[:]
            self.played: vec[i64] = ZERO_6[:]
            self.points: vec[i64] = ZERO_4[:]
            self.shells: vec[i64] = ZERO_16[:]
            self.starfish: vec[i64] = ZERO_4[:]
            self.hand_size: vec[i64] = ZERO_4[:]
            self.tiles: vec[i64] = ZERO_4[:]
            self.tiles_shown: vec[i64] = ZERO_12[:]
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


@mypyc_attr(acyclic=True)
class PilesFields(Secret):
    """What is still to be drawn, as counts."""

    def __init__(self, like: PilesFields | None = None) -> None:
        if like is None:
            self.cards: vec[i64] = ZERO_6[:]
            self.tiles: vec[i64] = ZERO_3[:]
        else:
            self.cards = like.cards[:]
            self.tiles = like.tiles[:]
