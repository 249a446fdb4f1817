"""The Stefan Feld figure (NAS-Y1, NAS-R-50): a travelling merchant in the corners of the city."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import steps, verbs as v
from tidetable.games.nassau.rules.archipelago import N_TILE_SQUARES, Islands
from tidetable.games.nassau.rules.drawers import Hand
from tidetable.games.nassau.rules.objects import or_enough, pay
from tidetable.games.nassau.rules.questions import Question
from tidetable.games.nassau.rules.state import NassauState, Tabletop
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
    state.open(GIFT.asks(table.player))


def offer_second(state: NassauState) -> None:
    if state.table.owns(state.table.player, v.DOUBLOON) > 0:
        state.open(GIFT.asks(state.table.player, 1))


@final
class Gift(Question):
    """NAS-Y1: one of three; the second one, for a doubloon, is another than the first."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for gift in range(N_GIFTS):
            if (table.gifts >> gift) & 1 == 0:
                into.add(v.GIFT.of(gift))
        if arg == 1:
            or_enough(table, v.DOUBLOON, into)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        if action != v.ENOUGH.base:
            give(state.table, arg, action - v.GIFT.base)


def give(table: Tabletop, second: i64, gift: i64) -> None:
    if second == 1:
        pay(table, v.DOUBLOON)
    table.gifts |= bit(1, gift)
    table.push(steps.GAIN, GIFT_KINDS[gift] * v.AMOUNT + 1)


def bit(one: i64, n: i64) -> i64:
    return one << n


@final
class Stand(Question):
    """NAS-Y1: any square of the next corner district clockwise, the captain's too."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        place = NEXT_CORNER[district_of(table.figure)]
        for corner in range(N_TILE_SQUARES):
            square = SQUARES_OF[place * N_TILE_SQUARES + corner]
            if is_there(table, islands, square):
                into.add(v.STAND.of(square))

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        state.table.figure = v.STAND.number(action)


GIFT: Final = Gift(29, "gift", "NAS-Y1")
STAND: Final = Stand(30, "stand", "NAS-Y1")
