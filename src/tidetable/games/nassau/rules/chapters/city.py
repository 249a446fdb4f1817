"""Phase I, the city of Nassau: how the captain walks, the barge, the pass."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import EVERYONE, Buffer, News, ask
from tidetable.games.nassau.rules import steps
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import Archipelago
from tidetable.games.nassau.rules.objects import can_spare, pay
from tidetable.games.nassau.rules.places import zone_of_outpost
from tidetable.games.nassau.rules.state import NassauState, Table
from tidetable.games.nassau.rules.streets import (
    FIRST_EXIT,
    MOST_WAYS,
    NOWHERE,
    TWINS,
    WAYS,
    end_from,
    exit_of,
    joined,
    options_of,
    touches,
)

HARBOUR: Final = 0  # the zone A
QUAY_PROVISIONS: Final = 2
BARGE_POINTS: Final = 2
FIRST_MOVE: Final = 0
SECOND_MOVE: Final = 1
SECOND_FROM_HERE: Final = 2  # when he was set somewhere for it
DIRECT: Final = 0
LONGER: Final = 1
ALIKE: Final = -1


# --- A turn in the city (NAS-R-25: a move, a pause, or the pass) ----------------------------------


def city(table: Table, into: Buffer) -> None:
    """Write what the player may do in the city."""
    me = table.player
    if table.spared < 0 or table.spared == v.DOUBLOON:
        ways(table, into)
    if table.owns(me, v.RUM) > 0 and table.spared != v.DOUBLOON:
        into.add(v.PAUSE.base)
        if can_spare(table, v.RUM):
            into.add(v.SPARE.of(v.RUM))
    if table.spared < 0:
        quays(table, into)


def ways(table: Table, into: Buffer) -> None:
    """NAS-N1, NAS-N2: every free alley for which there are pirates. NAS-N6: or a new beginning."""
    if not is_stuck(table):
        walks(table, table.captain, into)
        return
    for square in range(v.N_SQUARES):
        if can_begin_at(table, square):
            into.add(v.SET.of(square))


def can_begin_at(table: Table, square: i64) -> bool:
    """NAS-R-7: where he was this round, if a legal move leads on from there."""
    if table.visited[square] == 0 or square == table.captain:
        return False
    return can_leave(table, square, table.pirates[table.player])


def walks(table: Table, square: i64, into: Buffer) -> None:
    """Write the moves from a square; with a doubloon that is spared, only those by barge."""
    me = table.player
    pirates = table.pirates[me]
    if table.spared < 0:
        for i in range(MOST_WAYS):
            alley = WAYS[square * MOST_WAYS + i]
            if alley >= 0 and touches(table, alley, square) and fits(table, alley, pirates):
                way = way_along(table, alley, pirates)
                if way == DIRECT:
                    into.add(v.WALK.of(end_from(table, alley, square)))
                elif way == LONGER:
                    into.add(v.DETOUR.of(end_from(table, alley, square)))
    before = into.n
    for out in range(v.N_EXITS):
        if exit_of(table, out) == square and fits(table, FIRST_EXIT + out, pirates):
            rest = pirates - table.sections[FIRST_EXIT + out]
            for back in range(v.N_EXITS):
                if exit_of(table, back) != square and fits(table, FIRST_EXIT + back, rest):
                    into.add(v.BARGE.of2(out, back))
    if into.n > before and can_spare(table, v.DOUBLOON):
        into.add(v.SPARE.of(v.DOUBLOON))


def fits(table: Table, alley: i64, pirates: i64) -> bool:
    """NAS-N1: nobody stands there, and there is a pirate for each section."""
    length = table.sections[alley]
    return length > 0 and table.occupied[alley] == 0 and length <= pirates


def way_along(table: Table, alley: i64, pirates: i64) -> i64:
    """Tell apart two alleys that join the same squares of two districts, if both are free.

    One is the direct way, the other a longer one; or they are alike, and one of them is enough.
    """
    twin = TWINS[alley]
    if twin < 0 or table.ends[twin] != table.ends[alley] or not fits(table, twin, pirates):
        return DIRECT
    if table.sections[alley] > table.sections[twin]:
        return LONGER
    if table.sections[alley] == table.sections[twin] and alley > twin:
        return ALIKE
    return DIRECT


def alley_to(table: Table, start: i64, square: i64, pirates: i64, way: i64) -> i64:
    """Return the alley that leads from one square to another; -1: none for so many pirates."""
    ends = joined(start, square)
    for i in range(MOST_WAYS):
        alley = WAYS[start * MOST_WAYS + i]
        is_free = alley >= 0 and table.ends[alley] == ends and fits(table, alley, pirates)
        if is_free and way_along(table, alley, pirates) == way:
            return alley
    return NOWHERE


def is_stuck(table: Table) -> bool:
    """NAS-R-7: every alley at the captain's square is occupied, those out of the city too."""
    square = table.captain
    for i in range(MOST_WAYS):
        alley = WAYS[square * MOST_WAYS + i]
        if alley >= 0 and touches(table, alley, square) and table.occupied[alley] == 0:
            return False
    for out in range(v.N_EXITS):
        if exit_of(table, out) == square and table.occupied[FIRST_EXIT + out] == 0:
            return False
    return True


def can_leave(table: Table, square: i64, pirates: i64) -> bool:
    """Whether a legal move leads away from a square."""
    for i in range(MOST_WAYS):
        alley = WAYS[square * MOST_WAYS + i]
        if alley >= 0 and touches(table, alley, square) and fits(table, alley, pirates):
            return True
    for out in range(v.N_EXITS):
        if exit_of(table, out) == square and fits(table, FIRST_EXIT + out, pirates):
            rest = pirates - table.sections[FIRST_EXIT + out]
            for back in range(v.N_EXITS):
                if exit_of(table, back) != square and fits(table, FIRST_EXIT + back, rest):
                    return True
    return False


def can_move(table: Table) -> bool:
    """Whether the player can move at all, from here or, with a stuck captain, from elsewhere."""
    if not is_stuck(table):
        return can_leave(table, table.captain, table.pirates[table.player])
    for square in range(v.N_SQUARES):
        if can_begin_at(table, square):
            return True
    return False


def fill(table: Table, alley: i64) -> None:
    """Put a pirate on each section."""
    me = table.player
    table.occupied[alley] = me + 1
    table.pirates[me] -= table.sections[alley]
    table.in_city[me] += table.sections[alley]


def walk(table: Table, square: i64, way: i64) -> None:
    """NAS-N1, NAS-E1: fill the alley, move the captain, take what the square shows."""
    fill(table, alley_to(table, table.captain, square, table.pirates[table.player], way))
    arrive(table, square)


def barge(table: Table, out: i64, back: i64, news: News | None) -> None:
    """NAS-N2, NAS-E2: a doubloon, or 2 points for who has none left, before the new gain."""
    fill(table, FIRST_EXIT + out)
    if table.owns(table.player, v.DOUBLOON) > 0:
        pay(table, v.DOUBLOON)
    else:
        table.points[table.player] -= BARGE_POINTS
        if news is not None:
            news.tell(EVERYONE, table.player, v.PAYS.of(BARGE_POINTS))
    fill(table, FIRST_EXIT + back)
    arrive(table, exit_of(table, back))


def arrive(table: Table, square: i64) -> None:
    """NAS-R-23: a square gives again each time it is entered."""
    table.captain = square
    table.visited[square] = 1
    if square == table.figure:
        table.push(steps.FIGURE)  # NAS-R-50: after the square's gain
    table.push(steps.SQUARE)


def set_captain(state: NassauState, square: i64, which: i64) -> None:
    """NAS-N6: setting him there gives nothing; a move from there must follow (NAS-R-7)."""
    state.table.captain = square
    if which == SECOND_MOVE:
        state.open(ask(state.table.player, v.ASK_WALK, SECOND_FROM_HERE))
    else:
        state.open(ask(state.table.player, v.ASK_WALK))


def take_square(state: NassauState, islands: Archipelago) -> None:
    """NAS-N1: what the square shows; with a stroke between them, one of two."""
    table = state.table
    one = options_of(table, islands, table.captain, 0)
    other = options_of(table, islands, table.captain, 1)
    if other == 0 or other == one:
        table.push(steps.GAIN, one)
    else:
        state.open(ask(table.player, v.ASK_OPTION))


def options(table: Table, islands: Archipelago, into: Buffer) -> None:
    """NAS-R-17: either side, also one that would lapse."""
    for n in range(2):
        into.add(v.TAKE.of(v.named(options_of(table, islands, table.captain, n))))


# --- The extra move (NAS-N3, NAS-R-24) -----------------------------------------------------------


def offer_again(state: NassauState) -> None:
    """Asked when the first move is resolved, of who can pay and can move."""
    table = state.table
    if table.owns(table.player, v.DOUBLOON) > 0 and can_move(table):
        state.open(ask(table.player, v.ASK_AGAIN))


def again(table: Table, into: Buffer) -> None:
    into.add(v.AGAIN.base)
    if table.spared < 0:
        into.add(v.ENOUGH.base)
        if can_spare(table, v.DOUBLOON):
            into.add(v.SPARE.of(v.DOUBLOON))


def move_again(state: NassauState) -> None:
    """NAS-R-13: once a turn."""
    pay(state.table, v.DOUBLOON)
    state.open(ask(state.table.player, v.ASK_WALK, SECOND_MOVE))


# --- The pass (NAS-N5) ---------------------------------------------------------------------------


def quays(table: Table, into: Buffer) -> None:
    """NAS-R-6: a free quay of the harbour, or that of an own outpost."""
    for quay in range(v.N_HARBOUR_QUAYS):
        if table.quays[quay] < 0:
            into.add(v.MOOR.of(quay))
    for outpost in range(len(table.outpost_owner)):
        if table.outpost_owner[outpost] == table.player:
            into.add(v.MOOR.of(v.N_HARBOUR_QUAYS + outpost))


def moor(table: Table, quay: i64, news: News | None) -> None:
    """NAS-N5: 2 provisions, and the quay's bonus. The first to pass takes the dolphin."""
    me = table.player
    if no_one_passed(table):
        table.dolphin = me
        if news is not None:
            news.tell(EVERYONE, me, v.DOLPHIN.base)
    table.passed[me] = 1
    if quay < v.N_HARBOUR_QUAYS:
        table.quays[quay] = me
        table.boat[me] = HARBOUR  # NAS-R-5
        table.push(steps.QUAY, quay)
    else:
        table.boat[me] = zone_of_outpost(quay - v.N_HARBOUR_QUAYS)
    table.push(steps.GAIN, v.PROVISION * v.AMOUNT + QUAY_PROVISIONS)


def no_one_passed(table: Table) -> bool:
    for seat in range(table.seats):
        if table.passed[seat] == 1:
            return False
    return True


def quay_bonus(state: NassauState, islands: Archipelago, quay: i64) -> None:
    """NAS-Z6: the kraken doubles the bonus, if its owner wishes."""
    table = state.table
    push_quay_bonus(table, islands, quay)
    if table.can_use(table.player, v.KRAKEN):
        state.open(ask(table.player, v.ASK_KRAKEN, quay))


def push_quay_bonus(table: Table, islands: Archipelago, quay: i64) -> None:
    table.push(steps.GAIN, islands.quay_gains[quay * 2 + 1])
    table.push(steps.GAIN, islands.quay_gains[quay * 2])


def kraken(into: Buffer) -> None:
    into.add(v.USE.of(v.KRAKEN))
    into.add(v.ENOUGH.base)


def go_into_the_city(table: Table) -> None:
    """NAS-N1: a new round in the city; the captain stays where he is (NAS-P1)."""
    for square in range(v.N_SQUARES):
        table.visited[square] = 0
    table.visited[table.captain] = 1
    for quay in range(v.N_HARBOUR_QUAYS):
        table.quays[quay] = -1
    for seat in range(table.seats):
        table.passed[seat] = 0
        table.boat[seat] = -1
