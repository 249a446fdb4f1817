"""Phase I, the city of Nassau: squares, alleys, the barge, and how the captain walks.

Districts lie in a 3 x 3 square of places; each has four squares, clockwise from its upper left
corner. Alleys are numbered: 30 across, 30 down, 18 aslant within a district, 24 out of the city.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import EVERYONE, Buffer, News, ask
from tidetable.core.vec import vec
from tidetable.games.nassau.archipelago import Archipelago
from tidetable.games.nassau.objects import can_spare, pay
from tidetable.games.nassau.state import NassauState, Table
from tidetable.games.nassau.steps import STEP_FIGURE, STEP_GAIN, STEP_QUAY, STEP_SQUARE
from tidetable.games.nassau.verbs import (
    AGAIN,
    AMOUNT,
    ASK_AGAIN,
    ASK_KRAKEN,
    ASK_OPTION,
    ASK_WALK,
    BARGE,
    DOLPHIN,
    DOUBLOON,
    ENOUGH,
    KRAKEN,
    MOOR,
    N_DISTRICTS,
    N_EXITS,
    N_HARBOUR_QUAYS,
    N_SQUARES,
    N_ZONES,
    PAUSE,
    PAYS,
    PROVISION,
    RUM,
    SET,
    SPARE,
    TAKE,
    USE,
    WALK,
    WIDTH,
    named,
)

FIRST_DOWN: Final = 30
FIRST_ASLANT: Final = 60
FIRST_EXIT: Final = 78
MOST_WAYS: Final = 5  # out of a square, without those out of the city
CORNERS: Final = [(0, 0), (0, 1), (1, 1), (1, 0)]  # clockwise: row, column
HARBOUR: Final = 0  # the zone A
QUAY_PROVISIONS: Final = 2
BARGE_POINTS: Final = 2
FIRST_MOVE: Final = 0
SECOND_MOVE: Final = 1
SECOND_FROM_HERE: Final = 2  # when he was set somewhere for it


def square_at(district: int, corner: int) -> int:
    """Return the square at a corner of a district's place."""
    row, column = CORNERS[corner % 4]
    return (district // 3 * 2 + row) * WIDTH + district % 3 * 2 + column


def alley_between(one: int, other: int) -> int:
    """Return the number that an alley between two squares has, if there is one; -1 if never."""
    low, high = min(one, other), max(one, other)
    row, column = divmod(low, WIDTH)
    if high - low == 1 and column < WIDTH - 1:
        return row * (WIDTH - 1) + column
    if high - low == WIDTH:
        return FIRST_DOWN + low
    if row % 2 == 0 and abs(high - low - WIDTH) == 1 and high // WIDTH == row + 1:
        left = min(column, high % WIDTH)
        if left % 2 == 0:
            aslant = 0 if column == left else 1  # from the upper left, from the upper right
            return FIRST_ASLANT + (row // 2 * 3 + left // 2) * 2 + aslant
    return -1


def ways_of(square: int) -> list[tuple[int, int]]:
    """Return alley and square for each way that may lead from a square to another."""
    found = [(alley_between(square, other), other) for other in range(N_SQUARES)]
    return [(alley, other) for alley, other in found if alley >= 0]


def exit_square(exit_: int) -> int:
    """Return the square that an exit leads out of; exits go round the city clockwise."""
    side, n = divmod(exit_, WIDTH)
    last = WIDTH - 1
    row, column = [(0, n), (n, last), (last, last - n), (last - n, 0)][side]
    return row * WIDTH + column


def padded(numbers: list[int], size: int) -> list[int]:
    return [*numbers, *([-1] * (size - len(numbers)))]


WAY_ALLEYS: Final = vec[i64](
    [n for sq in range(N_SQUARES) for n in padded([a for a, _ in ways_of(sq)], MOST_WAYS)]
)
WAY_SQUARES: Final = vec[i64](
    [n for sq in range(N_SQUARES) for n in padded([to for _, to in ways_of(sq)], MOST_WAYS)]
)
EXIT_SQUARES: Final = vec[i64]([exit_square(n) for n in range(N_EXITS)])


# --- Laying out the city (NAS-S1) ----------------------------------------------------------------


def lay_district(table: Table, islands: Archipelago, place: i64, laying: i64) -> None:
    """Lay a tile with one side up, turned; its half alleys join those of its neighbours."""
    table.districts[place] = laying
    side = laying // 4
    turn = laying % 4
    for i in range(6):
        n = islands.alley[side * 6 + i]
        if n > 0:
            one, other = ALLEY_ENDS[i * 2] + turn, ALLEY_ENDS[i * 2 + 1] + turn
            here = SQUARES_OF[place * 4 + one % 4]
            there = SQUARES_OF[place * 4 + other % 4]
            table.sections[alley_number(here, there)] = n
    for i in range(8):
        alley = EXIT_ALLEYS[place * 8 + (i + 2 * turn) % 8]
        table.sections[alley] += islands.exits[side * 8 + i]
    start = islands.start_corner[side]
    if start >= 0:
        table.captain = SQUARES_OF[place * 4 + (start + turn) % 4]
        table.visited[table.captain] = 1


def alley_number(here: i64, there: i64) -> i64:
    for i in range(MOST_WAYS):
        if WAY_SQUARES[here * MOST_WAYS + i] == there:
            return WAY_ALLEYS[here * MOST_WAYS + i]
    return -1


def outer_alley(place: int, i: int) -> int:
    """Return the alley that an exit of a district's place is half of, or all of.

    The eight exits go clockwise from the left one in the north: two on each side.
    """
    square = square_at(place, (i + 1) // 2)
    row, column = divmod(square, WIDTH)
    down, right = [(-1, 0), (0, 1), (1, 0), (0, -1)][i // 2]
    if 0 <= row + down < WIDTH and 0 <= column + right < WIDTH:
        return alley_between(square, (row + down) * WIDTH + column + right)
    ways_out = [n for n in range(N_EXITS) if exit_square(n) == square and n // WIDTH == i // 2]
    return FIRST_EXIT + ways_out[0]


SQUARES_OF: Final = vec[i64](
    [square_at(place, corner) for place in range(N_DISTRICTS) for corner in range(4)]
)
EXIT_ALLEYS: Final = vec[i64](
    [outer_alley(place, i) for place in range(N_DISTRICTS) for i in range(8)]
)
ALLEY_ENDS: Final = vec[i64]([0, 1, 1, 2, 2, 3, 3, 0, 0, 2, 1, 3])


def options_of(table: Table, islands: Archipelago, square: i64, n: i64) -> i64:
    """Return the n-th thing, of two, that a square shows; 0: nothing."""
    place = square // WIDTH // 2 * 3 + square % WIDTH // 2
    laying = table.districts[place]
    corner: i64 = 0
    while SQUARES_OF[place * 4 + corner] != square:
        corner += 1
    shown = laying // 4 * 4 + (corner + 4 - laying % 4) % 4
    return islands.square_gains[shown * 2 + n]


# --- A turn in the city (NAS-R-25: a move, a pause, or the pass) ----------------------------------


def city(table: Table, into: Buffer) -> None:
    """Write what the player may do in the city."""
    me = table.player
    if table.spared < 0 or table.spared == DOUBLOON:
        ways(table, into)
    if table.owns(me, RUM) > 0 and table.spared != DOUBLOON:
        into.add(PAUSE.base)
        if can_spare(table, RUM):
            into.add(SPARE.of(RUM))
    if table.spared < 0:
        quays(table, into)


def ways(table: Table, into: Buffer) -> None:
    """NAS-N1, NAS-N2: every free alley for which there are pirates. NAS-N6: or a new beginning."""
    if not is_stuck(table):
        walks(table, table.captain, into)
        return
    for square in range(N_SQUARES):
        if can_begin_at(table, square):
            into.add(SET.of(square))


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
            alley = WAY_ALLEYS[square * MOST_WAYS + i]
            if alley >= 0 and fits(table, alley, pirates):
                into.add(WALK.of(WAY_SQUARES[square * MOST_WAYS + i]))
    before = into.n
    for out in range(N_EXITS):
        if EXIT_SQUARES[out] == square and fits(table, FIRST_EXIT + out, pirates):
            rest = pirates - table.sections[FIRST_EXIT + out]
            for back in range(N_EXITS):
                if EXIT_SQUARES[back] != square and fits(table, FIRST_EXIT + back, rest):
                    into.add(BARGE.of2(out, back))
    if into.n > before and can_spare(table, DOUBLOON):
        into.add(SPARE.of(DOUBLOON))


def fits(table: Table, alley: i64, pirates: i64) -> bool:
    """NAS-N1: nobody stands there, and there is a pirate for each section."""
    length = table.sections[alley]
    return length > 0 and table.occupied[alley] == 0 and length <= pirates


def is_stuck(table: Table) -> bool:
    """NAS-R-7: every alley at the captain's square is occupied, those out of the city too."""
    square = table.captain
    for i in range(MOST_WAYS):
        alley = WAY_ALLEYS[square * MOST_WAYS + i]
        if alley >= 0 and table.sections[alley] > 0 and table.occupied[alley] == 0:
            return False
    for out in range(N_EXITS):
        if EXIT_SQUARES[out] == square and table.occupied[FIRST_EXIT + out] == 0:
            return False
    return True


def can_leave(table: Table, square: i64, pirates: i64) -> bool:
    """Whether a legal move leads away from a square."""
    for i in range(MOST_WAYS):
        alley = WAY_ALLEYS[square * MOST_WAYS + i]
        if alley >= 0 and fits(table, alley, pirates):
            return True
    for out in range(N_EXITS):
        if EXIT_SQUARES[out] == square and fits(table, FIRST_EXIT + out, pirates):
            rest = pirates - table.sections[FIRST_EXIT + out]
            for back in range(N_EXITS):
                if EXIT_SQUARES[back] != square and fits(table, FIRST_EXIT + back, rest):
                    return True
    return False


def can_move(table: Table) -> bool:
    """Whether the player can move at all, from here or, with a stuck captain, from elsewhere."""
    if not is_stuck(table):
        return can_leave(table, table.captain, table.pirates[table.player])
    for square in range(N_SQUARES):
        if can_begin_at(table, square):
            return True
    return False


def fill(table: Table, alley: i64) -> None:
    """Put a pirate on each section."""
    me = table.player
    table.occupied[alley] = me + 1
    table.pirates[me] -= table.sections[alley]
    table.in_city[me] += table.sections[alley]


def walk(table: Table, square: i64) -> None:
    """NAS-N1, NAS-E1: fill the alley, move the captain, take what the square shows."""
    fill(table, alley_number(table.captain, square))
    arrive(table, square)


def barge(table: Table, out: i64, back: i64, news: News | None) -> None:
    """NAS-N2, NAS-E2: a doubloon, or 2 points for who has none left, before the new gain."""
    fill(table, FIRST_EXIT + out)
    if table.owns(table.player, DOUBLOON) > 0:
        pay(table, DOUBLOON)
    else:
        table.points[table.player] -= BARGE_POINTS
        if news is not None:
            news.tell(EVERYONE, table.player, PAYS.of(BARGE_POINTS))
    fill(table, FIRST_EXIT + back)
    arrive(table, EXIT_SQUARES[back])


def arrive(table: Table, square: i64) -> None:
    """NAS-R-23: a square gives again each time it is entered."""
    table.captain = square
    table.visited[square] = 1
    if square == table.figure:
        table.push(STEP_FIGURE)  # NAS-R-50: after the square's gain
    table.push(STEP_SQUARE)


def set_captain(state: NassauState, square: i64, which: i64) -> None:
    """NAS-N6: setting him there gives nothing; a move from there must follow (NAS-R-7)."""
    state.table.captain = square
    if which == SECOND_MOVE:
        state.open(ask(state.table.player, ASK_WALK, SECOND_FROM_HERE))
    else:
        state.open(ask(state.table.player, ASK_WALK))


def take_square(state: NassauState, islands: Archipelago) -> None:
    """NAS-N1: what the square shows; with a stroke between them, one of two."""
    table = state.table
    one = options_of(table, islands, table.captain, 0)
    other = options_of(table, islands, table.captain, 1)
    if other == 0 or other == one:
        table.push(STEP_GAIN, one)
    else:
        state.open(ask(table.player, ASK_OPTION))


def options(table: Table, islands: Archipelago, into: Buffer) -> None:
    """NAS-R-17: either side, also one that would lapse."""
    for n in range(2):
        into.add(TAKE.of(named(options_of(table, islands, table.captain, n))))


# --- The extra move (NAS-N3, NAS-R-24) -----------------------------------------------------------


def offer_again(state: NassauState) -> None:
    """Asked when the first move is resolved, of who can pay and can move."""
    table = state.table
    if table.owns(table.player, DOUBLOON) > 0 and can_move(table):
        state.open(ask(table.player, ASK_AGAIN))


def again(table: Table, into: Buffer) -> None:
    into.add(AGAIN.base)
    if table.spared < 0:
        into.add(ENOUGH.base)
        if can_spare(table, DOUBLOON):
            into.add(SPARE.of(DOUBLOON))


def move_again(state: NassauState) -> None:
    """NAS-R-13: once a turn."""
    pay(state.table, DOUBLOON)
    state.open(ask(state.table.player, ASK_WALK, SECOND_MOVE))


# --- The pass (NAS-N5) ---------------------------------------------------------------------------


def quays(table: Table, into: Buffer) -> None:
    """NAS-R-6: a free quay of the harbour, or that of an own outpost."""
    for quay in range(N_HARBOUR_QUAYS):
        if table.quays[quay] < 0:
            into.add(MOOR.of(quay))
    for zone in range(N_ZONES):
        if table.outpost_owner[zone] == table.player:
            into.add(MOOR.of(N_HARBOUR_QUAYS + zone))


def moor(table: Table, quay: i64, news: News | None) -> None:
    """NAS-N5: 2 provisions, and the quay's bonus. The first to pass takes the dolphin."""
    me = table.player
    if no_one_passed(table):
        table.dolphin = me
        if news is not None:
            news.tell(EVERYONE, me, DOLPHIN.base)
    table.passed[me] = 1
    if quay < N_HARBOUR_QUAYS:
        table.quays[quay] = me
        table.boat[me] = HARBOUR  # NAS-R-5
        table.push(STEP_QUAY, quay)
    else:
        table.boat[me] = quay - N_HARBOUR_QUAYS
    table.push(STEP_GAIN, PROVISION * AMOUNT + QUAY_PROVISIONS)


def no_one_passed(table: Table) -> bool:
    for seat in range(table.seats):
        if table.passed[seat] == 1:
            return False
    return True


def quay_bonus(state: NassauState, islands: Archipelago, quay: i64) -> None:
    """NAS-Z6: the kraken doubles the bonus, if its owner wishes."""
    table = state.table
    push_quay_bonus(table, islands, quay)
    if table.can_use(table.player, KRAKEN):
        state.open(ask(table.player, ASK_KRAKEN, quay))


def push_quay_bonus(table: Table, islands: Archipelago, quay: i64) -> None:
    table.push(STEP_GAIN, islands.quay_gains[quay * 2 + 1])
    table.push(STEP_GAIN, islands.quay_gains[quay * 2])


def kraken(into: Buffer) -> None:
    into.add(USE.of(KRAKEN))
    into.add(ENOUGH.base)


def go_into_the_city(table: Table) -> None:
    """NAS-N1: a new round in the city; the captain stays where he is (NAS-P1)."""
    for square in range(N_SQUARES):
        table.visited[square] = 0
    table.visited[table.captain] = 1
    for quay in range(N_HARBOUR_QUAYS):
        table.quays[quay] = -1
    for seat in range(table.seats):
        table.passed[seat] = 0
        table.boat[seat] = -1
