"""The Stefan Feld figure (NAS-Y1, NAS-R-50): a travelling merchant in the corners of the city."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, ask
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import steps
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import N_TILE_SQUARES, Archipelago
from tidetable.games.nassau.rules.objects import can_spare, pay
from tidetable.games.nassau.rules.state import NassauState, Table
from tidetable.games.nassau.rules.streets import SQUARES_OF, district_of, is_there

N_GIFTS: Final = 3
GIFT_KINDS: Final = vec[i64]([v.PROVISION, v.FIRST_OBJECT + v.RUM, v.CRATE])
NEXT_CORNER: Final = vec[i64]([2, -1, 8, -1, -1, -1, 0, -1, 6])  # clockwise, by place


def meet_figure(state: NassauState) -> None:
    """NAS-E15: after the square's gain a gift, one more for a doubloon; then it moves on."""
    table = state.table
    table.gifts = 0
    table.push(steps.STAND)
    table.push(steps.SECOND_GIFT)
    state.open(ask(table.player, v.ASK_GIFT))


def offer_second(state: NassauState) -> None:
    if state.table.owns(state.table.player, v.DOUBLOON) > 0:
        state.open(ask(state.table.player, v.ASK_GIFT, 1))


def gifts(table: Table, second: i64, into: Buffer) -> None:
    """NAS-Y1: the second one is another than the first."""
    for gift in range(N_GIFTS):
        if (table.gifts >> gift) & 1 == 0:
            into.add(v.GIFT.of(gift))
    if second == 1 and table.spared < 0:
        into.add(v.ENOUGH.base)
        if can_spare(table, v.DOUBLOON):
            into.add(v.SPARE.of(v.DOUBLOON))


def give(table: Table, second: i64, gift: i64) -> None:
    if second == 1:
        pay(table, v.DOUBLOON)
    table.gifts |= bit(1, gift)
    table.push(steps.GAIN, GIFT_KINDS[gift] * v.AMOUNT + 1)


def bit(one: i64, n: i64) -> i64:
    return one << n


def ask_where(state: NassauState) -> None:
    state.open(ask(state.table.player, v.ASK_STAND))


def places_to_stand(table: Table, islands: Archipelago, into: Buffer) -> None:
    """Any square of the next corner district clockwise, the captain's too."""
    place = NEXT_CORNER[district_of(table.figure)]
    for corner in range(N_TILE_SQUARES):
        square = SQUARES_OF[place * N_TILE_SQUARES + corner]
        if is_there(table, islands, square):
            into.add(v.STAND.of(square))
