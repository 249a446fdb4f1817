"""Written from the fields beside it by `python -m tidetable.core.drawers`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tidetable.core.contract import Own, Public, Secret
from tidetable.core.vec import vec

CREW_AT_START: Final = vec[i64]([1, 3])
EACH_1_2: Final = vec[i64]([1] * 2)
NONE_2: Final = vec[i64]([-1] * 2)
ZERO_10: Final = vec[i64]([0] * 10)
ZERO_15: Final = vec[i64]([0] * 15)
ZERO_2: Final = vec[i64]([0] * 2)
ZERO_30: Final = vec[i64]([0] * 30)
ZERO_5: Final = vec[i64]([0] * 5)


def seat_card(seat: i64, card: i64) -> i64:
    return seat * 15 + card


def ship_seat(ship: i64, seat: i64) -> i64:
    return ship * 2 + seat


@mypyc_attr(acyclic=True)
class HandFields(Own):
    """A player's cards."""

    def __init__(self, like: HandFields | None = None) -> None:
        if like is None:
            self.cards: vec[i64] = ZERO_15[:]
            self.last_pick: i64 = 0
        else:
            self.cards = like.cards[:]
            self.last_pick = like.last_pick


@mypyc_attr(acyclic=True)
class TabletopFields(Public):
    """All that lies open."""

    def __init__(self, like: TabletopFields | None = None) -> None:
        if like is None:
            self.more_tactics: i64 = 0
            self.named_start: i64 = -1
            self.ships: vec[i64] = ZERO_5[:]
            self.crew: vec[i64] = CREW_AT_START[:]
            self.rum: vec[i64] = ZERO_5[:]
            self.laid: vec[i64] = ZERO_10[:]
            self.count: vec[i64] = ZERO_10[:]
            self.total: vec[i64] = ZERO_10[:]
            self.mugs: vec[i64] = EACH_1_2[:]
            self.octopus: vec[i64] = NONE_2[:]
            self.points: vec[i64] = ZERO_2[:]
            self.hand_size: vec[i64] = ZERO_2[:]
            self.pile_size: vec[i64] = ZERO_2[:]
            self.shown: vec[i64] = ZERO_30[:]
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


@mypyc_attr(acyclic=True)
class PilesFields(Secret):
    """What is still to be drawn, as counts."""

    def __init__(self, like: PilesFields | None = None) -> None:
        if like is None:
            self.cards: vec[i64] = ZERO_30[:]
        else:
            self.cards = like.cards[:]
