"""The plan of the city as it is drawn: where squares lie and how the alleys run between them.

It depends on nothing but how the districts were laid, so it is made once for each laying.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

from tidetable.core.show.kit import block
from tidetable.core.show.svg import group, tag
from tidetable.games.nassau.rules import archipelago as a
from tidetable.games.nassau.rules import streets
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.show.scenery import use

PITCH: Final = 110
EDGE: Final = 50  # around the squares, where the barge lands
SQUARE: Final = 56
STONE: Final = 17
CORNERS: Final = [(-1, -1), (1, -1), (1, 1), (-1, 1)]  # of a district, clockwise
ACROSS: Final = range(4, a.N_TILE_ALLEYS)  # alleys that cross a tile's middle, or lead to it
OUTWARDS: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # of the exits on the four sides
ASIDE: Final = 13  # what corners give way to a square in the middle of their district,
CROWDED: Final = 0.84  # and how large all five are drawn
BEND: Final = 48  # how far an alley round that square keeps away from its middle
NEAR: Final = 42  # an alley leaves no room for houses
CLEAR: Final = 48  # and from the corners, where other alleys begin
KEPT: Final = 64  # plans: a server has many tables

Point = tuple[float, float]
Course = list[Point]
Cells = tuple[int, ...]


def at_grid(column: float, row: float) -> Point:
    return EDGE + PITCH * (column + 0.5), EDGE + PITCH * (row + 0.5)


class Plan:
    """Where everything in the city is."""

    def __init__(self, islands: a.Islands, districts: Cells, ends: Cells, sections: Cells) -> None:
        self.islands = islands
        self.districts = districts
        self.ends = {n: (end >> streets.BITS, end & streets.THE_SEA) for n, end in enumerate(ends)}
        self.alleys = [n for n, end in enumerate(ends) if end >= 0]
        self.places = [self.place(square) for square in range(v.N_SQUARES)]
        self.courses = {n: self.course(n) for n in self.alleys}
        self.paths = {n: drawn_through(course) for n, course in self.courses.items()}
        self.spots = {n: self.sections(n, sections[n]) for n in self.alleys}
        self.stones = {n: stones(*spots) for n, spots in self.spots.items()}
        paving = tag("path", d="".join(self.paths.values()), class_="alley")
        self.ground = "".join(self.district(place) for place in range(v.N_DISTRICTS)) + paving

    def has_square(self, place: int, corner: int) -> bool:
        """Whether the tile of a district has a square at a corner, or in its middle."""
        side = self.districts[place] // 4
        shown = (side * a.N_TILE_SQUARES + corner) * 2
        return side >= 0 and bool(self.islands.square_gains[shown] > 0)

    def is_crowded(self, square: int) -> bool:
        """Whether a square belongs to a district with one in the middle."""
        return self.has_square(int(streets.district_of(square)), a.MIDDLE)

    def place(self, square: int) -> Point:
        if square >= v.FIRST_MIDDLE:
            row, column = divmod(square - v.FIRST_MIDDLE, 3)
            return at_grid(column * 2 + 0.5, row * 2 + 0.5)
        row, column = divmod(square, v.WIDTH)
        x, y = at_grid(column, row)
        if self.is_crowded(square):
            return x + (ASIDE if column % 2 else -ASIDE), y + (ASIDE if row % 2 else -ASIDE)
        return x, y

    def size(self, square: int) -> float:
        return CROWDED if self.is_crowded(square) else 1

    def starts(self) -> list[Point]:
        """Return where the districts have a start symbol."""
        found = []
        for place, laying in enumerate(self.districts):
            corner = int(self.islands.start_corner[laying // 4]) if laying >= 0 else -1
            if corner >= 0:
                at = int(streets.turned(corner, laying % 4))
                found.append(self.places[streets.square_at(place, at)])
        return found

    # --- Alleys ---------------------------------------------------------------------------------

    def course(self, alley: int) -> Course:
        """Return the points that an alley runs through: from square to square, or to the sea."""
        one, other = self.ends[alley]
        here = self.places[one]
        if other == streets.THE_SEA:
            return without_needless([here, *landing(alley - streets.FIRST_EXIT)])
        there = self.places[other]
        if streets.district_of(one) != streets.district_of(other):
            return without_needless([here, gate_of(alley), there])
        if is_aslant(alley) and self.is_crowded(one):
            return round_the_middle(here, there)
        return [here, there]

    def sections(self, alley: int, n: int) -> tuple[Course, float]:
        """Return where the sections of an alley are, and how large they can be drawn."""
        course, (one, other) = self.courses[alley], self.ends[alley]
        length = sum(hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(course))
        is_out = other == streets.THE_SEA
        skip = SQUARE / 2 * self.size(one)
        rest = 14 if is_out else SQUARE / 2 * self.size(other)
        (x1, y1), (x2, y2) = course[0], course[1]
        if len(course) > 2 and is_aslant(alley):
            skip = rest = CLEAR
        elif x1 != x2 and y1 != y2:  # aslant, so that it leaves the squares at their corners
            skip, rest = skip * 1.3, rest if is_out else rest * 1.3
        step = (length - skip - rest) / max(n, 1)
        aside = 0.0 if step > STONE else 7.5  # many sections zigzag to have room
        spots = []
        for i in range(n):
            (x, y), (right, down) = point_on(course, skip + step * (i + 0.5))
            off = aside if i % 2 else -aside
            spots.append((round(x - down * off, 1), round(y + right * off, 1)))
        return spots, min(1.0, round(2 * step / STONE, 2))

    # --- Districts ------------------------------------------------------------------------------

    def district(self, place: int) -> str:
        """Return a district as it was laid: houses show its turn, and fill what is empty."""
        x, y = at_grid(place % 3 * 2 + 0.5, place // 3 * 2 + 0.5)
        earth = block(2 * PITCH - 4, 2 * PITCH - 4, 16, f"earth-{place % 2}")
        side, turn = divmod(self.districts[place], 4)
        if side < 0:
            return group(earth, x=x, y=y)
        is_crossed = any(self.islands.alley[side * a.N_TILE_ALLEYS + i] for i in ACROSS)
        is_open = not is_crossed and not self.has_square(place, a.MIDDLE)
        built = [use("houses", 0, 0, 66)] if is_open else []
        for corner, (right, down) in enumerate(CORNERS):
            far, low = CORNERS[(corner + turn) % a.MIDDLE]
            at = (x + far * PITCH / 2, y + low * PITCH / 2)
            if not self.has_square(place, corner) and not self.is_crossed(at):
                built.append(use("houses", right * PITCH / 2, down * PITCH / 2, 58))
        return group(earth, group(*built, turn=90 * turn) if built else "", x=x, y=y)

    def is_crossed(self, point: Point) -> bool:
        """Whether an alley runs near a point, so that no house can stand there."""
        steps = [step for course in self.courses.values() for step in pairwise(course)]
        return any(distance(point, one, other) < NEAR for one, other in steps)


@lru_cache(KEPT)
def plan_of(islands: a.Islands, districts: Cells, ends: Cells, sections: Cells) -> Plan:
    return Plan(islands, districts, ends, sections)


# --- How alleys run ------------------------------------------------------------------------------


def is_aslant(alley: int) -> bool:
    return streets.FIRST_ASLANT <= alley < streets.FIRST_EXIT


def gate_of(alley: int) -> Point:
    """Return where an alley crosses the border of two districts."""
    if alley < streets.FIRST_DOWN:
        row, column = divmod(alley, v.WIDTH - 1)
        return at_grid(column + 0.5, row)
    row, column = divmod(alley - streets.FIRST_DOWN, v.WIDTH)
    return at_grid(column, row + 0.5)


def landing(exit_: int) -> Course:
    """Return the gate of an exit, and behind it where the barge lands (NAS-N2)."""
    row, column = divmod(streets.exit_square(exit_), v.WIDTH)
    x, y = at_grid(column, row)
    right, down = OUTWARDS[exit_ // v.WIDTH]
    return [(x + right * far, y + down * far) for far in (PITCH / 2, PITCH / 2 + EDGE - 18)]


def round_the_middle(here: Point, there: Point) -> Course:
    """Return a bent way from corner to corner, round the square between them."""
    (x1, y1), (x2, y2) = here, there
    length = hypot(x2 - x1, y2 - y1)
    x = (x1 + x2) / 2 + (y2 - y1) / length * BEND
    y = (y1 + y2) / 2 - (x2 - x1) / length * BEND
    return [here, (round(x, 1), round(y, 1)), there]


def without_needless(course: Course) -> Course:
    """Leave out the point in the middle where a way runs straight on."""
    (x1, y1), (x2, y2), (x3, y3) = course
    straight = (x2 - x1) * (y3 - y2) == (x3 - x2) * (y2 - y1)
    return [course[0], course[2]] if straight else course


def point_on(course: Course, along: float) -> tuple[Point, Point]:
    """Return a point so far along a way, and the direction in which the way runs there."""
    for (x1, y1), (x2, y2) in pairwise(course):
        length = hypot(x2 - x1, y2 - y1)
        right, down = (x2 - x1) / length, (y2 - y1) / length
        if along <= length or (x2, y2) == course[-1]:
            break
        along -= length
    return (x1 + right * along, y1 + down * along), (right, down)


def distance(point: Point, one: Point, other: Point) -> float:
    """Return how far a point is from a straight way."""
    (x, y), (x1, y1), (x2, y2) = point, one, other
    right, down = x2 - x1, y2 - y1
    along = ((x - x1) * right + (y - y1) * down) / (right * right + down * down)
    part = min(max(along, 0.0), 1.0)
    return hypot(x1 + part * right - x, y1 + part * down - y)


# --- How they look -------------------------------------------------------------------------------


def drawn_through(course: Course) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in course)


def stones(spots: Course, size: float) -> str:
    return "".join(tag("circle", cx=x, cy=y, r=7 * size, class_="stone") for x, y in spots)


def pirates(seat: int, spots: Course, size: float) -> str:
    return "".join(use(f"seat-{seat + 1}", x, y, (STONE + 3) * size) for x, y in spots)
