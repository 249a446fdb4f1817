"""The plan of the city (NAS-S1): squares and alleys, as the districts that lie there make it.

Districts lie in a 3 x 3 square of places. A district has room for five squares: four corners,
clockwise from the upper left, and the middle. Alleys are numbered by where they lie: 30 across, 30
down, 18 aslant within a district, 24 out of the city, 36 from the corners of a district to its
middle. Which squares an alley joins where two districts meet, the districts say.
"""

from typing import Final

from mypy_extensions import i64

from tidetable.core.vec import vec
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import (
    MIDDLE,
    N_TILE_ALLEYS,
    N_TILE_EXITS,
    N_TILE_SQUARES,
    Islands,
)
from tidetable.games.nassau.rules.state import NO_ALLEYS, Tabletop

FIRST_DOWN: Final = 30
FIRST_ASLANT: Final = 60
FIRST_EXIT: Final = 78
FIRST_TO_MIDDLE: Final = 102
CORNERS: Final = [(0, 0), (0, 1), (1, 1), (1, 0)]  # clockwise: row, column
BITS: Final = 6  # what an alley joins is one square in the upper bits, another or the sea below
THE_SEA: Final = 63
NOWHERE: Final = -1
MOST_WAYS: Final = 12  # that may begin at a square: four within the district, eight out of it


def square_at(district: int, corner: int) -> int:
    """Return the square at a corner of a district's place, or in its middle."""
    if corner == MIDDLE:
        return v.FIRST_MIDDLE + district
    row, column = CORNERS[corner % MIDDLE]
    return (district // 3 * 2 + row) * v.WIDTH + district % 3 * 2 + column


def district_of(square: i64) -> i64:
    """Return the place of the district to which a square belongs."""
    if square >= v.FIRST_MIDDLE:
        return square - v.FIRST_MIDDLE
    return square // v.WIDTH // 2 * 3 + square % v.WIDTH // 2


def alley_between(one: int, other: int) -> int:
    """Return the number of the alley straight from a square to the next; -1 if there is no such."""
    low, high = min(one, other), max(one, other)
    if high >= v.FIRST_MIDDLE:
        corners = [square_at(high - v.FIRST_MIDDLE, corner) for corner in range(MIDDLE)]
        at = FIRST_TO_MIDDLE + (high - v.FIRST_MIDDLE) * MIDDLE
        return at + corners.index(low) if low in corners else -1
    row, column = divmod(low, v.WIDTH)
    if high - low == 1 and column < v.WIDTH - 1:
        return row * (v.WIDTH - 1) + column
    if high - low == v.WIDTH:
        return FIRST_DOWN + low
    if row % 2 == 0 and abs(high - low - v.WIDTH) == 1 and high // v.WIDTH == row + 1:
        left = min(column, high % v.WIDTH)
        if left % 2 == 0:
            aslant = 0 if column == left else 1  # from the upper left, from the upper right
            return FIRST_ASLANT + (row // 2 * 3 + left // 2) * 2 + aslant
    return -1


def exit_square(exit_: int) -> int:
    """Return the square nearest to an exit; exits go round the city clockwise."""
    side, n = divmod(exit_, v.WIDTH)
    last = v.WIDTH - 1
    row, column = [(0, n), (n, last), (last, last - n), (last - n, 0)][side]
    return row * v.WIDTH + column


def outer_alley(place: int, i: int) -> int:
    """Return the alley that an exit of a district's place is half of, or all of.

    The eight exits go clockwise from the left one in the north: two on each side.
    """
    square = square_at(place, (i + 1) // 2 % MIDDLE)
    row, column = divmod(square, v.WIDTH)
    down, right = [(-1, 0), (0, 1), (1, 0), (0, -1)][i // 2]
    if 0 <= row + down < v.WIDTH and 0 <= column + right < v.WIDTH:
        return alley_between(square, (row + down) * v.WIDTH + column + right)
    ways_out = [n for n in range(v.N_EXITS) if exit_square(n) == square and n // v.WIDTH == i // 2]
    return FIRST_EXIT + ways_out[0]


ALLEY_ENDS: Final = vec[i64]([0, 1, 1, 2, 2, 3, 3, 0, 0, 2, 1, 3, 0, 4, 1, 4, 2, 4, 3, 4])
SQUARES_OF: Final = vec[i64](
    [square_at(place, corner) for place in range(v.N_DISTRICTS) for corner in range(N_TILE_SQUARES)]
)
INNER_ALLEYS: Final = vec[i64](  # place x corner x corner
    [
        alley_between(square_at(place, one), square_at(place, other)) if one != other else NOWHERE
        for place in range(v.N_DISTRICTS)
        for one in range(N_TILE_SQUARES)
        for other in range(N_TILE_SQUARES)
    ]
)
OUTER_ALLEYS: Final = vec[i64](
    [outer_alley(place, i) for place in range(v.N_DISTRICTS) for i in range(N_TILE_EXITS)]
)


def ways_of(square: int) -> list[int]:
    """Return the alleys that may begin at a square: first those straight to the next squares."""
    straight = [alley_between(square, other) for other in range(v.N_SQUARES) if other != square]
    place = int(district_of(square))
    outer = OUTER_ALLEYS[place * N_TILE_EXITS : (place + 1) * N_TILE_EXITS]
    found = dict.fromkeys([*straight, *map(int, outer)])
    return [n for n in found if n >= 0 and not FIRST_EXIT <= n < FIRST_TO_MIDDLE]


def padded(numbers: list[int], size: int) -> list[int]:
    return [*numbers, *([NOWHERE] * (size - len(numbers)))]


def twins() -> list[int]:
    """Return for each alley the other one between the same two districts, or -1."""
    found = [NOWHERE] * v.N_ALLEYS
    for i in range(0, len(OUTER_ALLEYS), 2):
        one, other = int(OUTER_ALLEYS[i]), int(OUTER_ALLEYS[i + 1])
        if one < FIRST_EXIT:
            found[one], found[other] = other, one
    return found


WAYS: Final = vec[i64](
    [n for square in range(v.N_SQUARES) for n in padded(ways_of(square), MOST_WAYS)]
)
TWINS: Final = vec[i64](twins())


# --- Laying it out -------------------------------------------------------------------------------


def lay_district(table: Tabletop, islands: Islands, place: i64, laying: i64) -> None:
    """Lay a tile with one side up, turned."""
    table.districts[place] = laying
    table.sections = NO_ALLEYS[:]
    table.ends = vec[i64]([NOWHERE] * v.N_ALLEYS)
    for other in range(v.N_DISTRICTS):
        if table.districts[other] >= 0:
            lay_alleys(table, islands, other)
            lay_exits(table, islands, other)
    close_dead_ends(table)
    start = islands.start_corner[laying // 4]
    if start >= 0:
        table.captain = SQUARES_OF[place * N_TILE_SQUARES + turned(start, laying % 4)]
        table.set_visited(table.captain, 1)


def turned(corner: i64, turn: i64) -> i64:
    """Return where a corner comes to lie when a tile is turned; the middle stays."""
    if corner == MIDDLE:
        return MIDDLE
    return (corner + turn) % MIDDLE


def lay_alleys(table: Tabletop, islands: Islands, place: i64) -> None:
    """Lay the alleys within a district."""
    side = table.districts[place] // 4
    turn = table.districts[place] % 4
    for i in range(N_TILE_ALLEYS):
        n = islands.alley[side * N_TILE_ALLEYS + i]
        if n > 0:
            one = turned(ALLEY_ENDS[i * 2], turn)
            other = turned(ALLEY_ENDS[i * 2 + 1], turn)
            alley = INNER_ALLEYS[(place * N_TILE_SQUARES + one) * N_TILE_SQUARES + other]
            table.sections[alley] = n
            here = SQUARES_OF[place * N_TILE_SQUARES + one]
            table.ends[alley] = joined(here, SQUARES_OF[place * N_TILE_SQUARES + other])


def lay_exits(table: Tabletop, islands: Islands, place: i64) -> None:
    """Lay the half alleys to the edge of a district: they join those of the next one."""
    side = table.districts[place] // 4
    turn = table.districts[place] % 4
    for i in range(N_TILE_EXITS):
        n = islands.exits[side * N_TILE_EXITS + i]
        if n > 0:
            alley = OUTER_ALLEYS[place * N_TILE_EXITS + (i + 2 * turn) % N_TILE_EXITS]
            corner = turned(islands.exit_from[side * N_TILE_EXITS + i], turn)
            square = SQUARES_OF[place * N_TILE_SQUARES + corner]
            other: i64 = THE_SEA
            if table.ends[alley] >= 0:
                other = table.ends[alley] >> BITS
            table.sections[alley] += n
            table.ends[alley] = joined(square, other)


def joined(one: i64, other: i64) -> i64:
    if one < other:
        return one << BITS | other
    return other << BITS | one


def close_dead_ends(table: Tabletop) -> None:
    """Where only one of two districts has a half alley, none leads across."""
    for alley in range(v.N_ALLEYS):
        is_within = alley < FIRST_EXIT or alley >= FIRST_TO_MIDDLE
        if is_within and table.ends[alley] & THE_SEA == THE_SEA:
            table.ends[alley] = NOWHERE
            table.sections[alley] = 0


# --- Reading it ----------------------------------------------------------------------------------


def touches(table: Tabletop, alley: i64, square: i64) -> bool:
    """Whether an alley begins or ends at a square."""
    ends = table.ends[alley]
    return ends >> BITS == square or ends & THE_SEA == square


def end_from(table: Tabletop, alley: i64, square: i64) -> i64:
    """Return the square at the other end of an alley."""
    return (table.ends[alley] >> BITS) + (table.ends[alley] & THE_SEA) - square


def exit_of(table: Tabletop, exit_: i64) -> i64:
    """Return the square that an exit leads out of; -1: there is no such exit."""
    return table.ends[FIRST_EXIT + exit_] >> BITS


def is_there(table: Tabletop, islands: Islands, square: i64) -> bool:
    """Whether the city has a square there."""
    return options_of(table, islands, square, 0) > 0


def options_of(table: Tabletop, islands: Islands, square: i64, n: i64) -> i64:
    """Return the n-th thing, of two, that a square shows; 0: nothing."""
    place = district_of(square)
    laying = table.districts[place]
    if laying < 0:
        return 0
    corner: i64 = 0
    while SQUARES_OF[place * N_TILE_SQUARES + corner] != square:
        corner += 1
    shown = laying // 4 * N_TILE_SQUARES + turned(corner, 4 - laying % 4)
    return islands.square_gains[shown * 2 + n]
