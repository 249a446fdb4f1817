"""The plan of the city as it is drawn: where squares lie and how the alleys run between them.

It depends on nothing but how the districts were laid, so it is made once for each laying.
"""

from functools import lru_cache
from itertools import pairwise
from typing import Final

from tidetable.core.show.emblems import coin
from tidetable.core.show.kit import block
from tidetable.core.show.svg import group, tag
from tidetable.games.nassau.rules import archipelago as a, streets, verbs as v
from tidetable.games.nassau.show.scenery import use

PITCH: Final = 110
EDGE: Final = 50  # around the squares, where the barge lands
SQUARE: Final = 56
STONE: Final = 17
CORNERS: Final = [(-1, -1), (1, -1), (1, 1), (-1, 1)]  # of a district, clockwise
ACROSS: Final = range(4, a.N_TILE_ALLEYS)  # alleys that cross a tile's middle, or lead to it
OUTWARDS: Final = [-1j, 1, 1j, -1]  # of the exits on the four sides
ASIDE: Final = 13  # what corners give way to a square in the middle of their district,
CROWDED: Final = 0.84  # and how large all five are drawn
BEND: Final = 48  # how far an alley round that square keeps away from its middle
NEAR: Final = 42  # an alley leaves no room for houses
CLEAR: Final = 48  # and from the corners, where other alleys begin
KEPT: Final = 64  # plans: a server has many tables

Course = list[complex]  # points: to the right, and down as the imaginary part
Cells = tuple[int, ...]


def at_grid(column: float, row: float) -> complex:
    return complex(EDGE + PITCH * (column + 0.5), EDGE + PITCH * (row + 0.5))


class CityPlan:
    """Where everything in the city is."""

    def __init__(self, islands: a.Islands, districts: Cells, ends: Cells, sections: Cells) -> None:
        self.islands = islands
        self.districts = districts
        self.ends = {n: (end >> streets.BITS, end & streets.THE_SEA) for n, end in enumerate(ends)}
        self.alleys = [n for n, end in enumerate(ends) if end >= 0]
        self.places = [self.place(square) for square in range(v.N_SQUARES)]
        self.courses = {n: self.course(n) for n in self.alleys}
        self.paths = {n: drawn_through(course) for n, course in self.courses.items()}
        self.hidden = {n: tag("path", d=d, class_="alley over") for n, d in self.paths.items()}
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

    def place(self, square: int) -> complex:
        if square >= v.FIRST_MIDDLE:
            row, column = divmod(square - v.FIRST_MIDDLE, 3)
            return at_grid(column * 2 + 0.5, row * 2 + 0.5)
        row, column = divmod(square, v.WIDTH)
        aside = complex(ASIDE if column % 2 else -ASIDE, ASIDE if row % 2 else -ASIDE)
        return at_grid(column, row) + (aside if self.is_crowded(square) else 0)

    def spot(self, square: int) -> tuple[float, float]:
        return self.places[square].real, self.places[square].imag

    def size(self, square: int) -> float:
        return CROWDED if self.is_crowded(square) else 1

    def starts(self) -> list[int]:
        """Return the squares with a start symbol."""
        corners = [int(corner) for corner in self.islands.start_corner]
        return [
            streets.square_at(place, int(streets.turned(corners[laying // 4], laying % 4)))
            for place, laying in enumerate(self.districts)
            if laying >= 0 and corners[laying // 4] >= 0
        ]

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
        length = sum(abs(there - here) for here, there in pairwise(course))
        is_out = other == streets.THE_SEA
        skip = SQUARE / 2 * self.size(one)
        rest = 14 if is_out else SQUARE / 2 * self.size(other)
        way = course[1] - course[0]
        if len(course) > 2 and is_aslant(alley):
            skip = rest = CLEAR
        elif way.real and way.imag:  # aslant, so that it leaves the squares at their corners
            skip, rest = skip * 1.3, rest if is_out else rest * 1.3
        step = (length - skip - rest) / max(n, 1)
        aside = 0.0 if step > STONE else 7.5  # many sections zigzag to have room
        spots = [
            point_on(course, skip + step * (i + 0.5), aside if i % 2 else -aside) for i in range(n)
        ]
        return spots, min(1.0, round(2 * step / STONE, 2))

    # --- Districts ------------------------------------------------------------------------------

    def district(self, place: int) -> str:
        """Return a district as it was laid: houses show its turn, and fill what is empty."""
        middle = at_grid(place % 3 * 2 + 0.5, place // 3 * 2 + 0.5)
        x, y = middle.real, middle.imag
        earth = block(2 * PITCH - 4, 2 * PITCH - 4, 16, f"earth-{place % 2}")
        side, turn = divmod(self.districts[place], 4)
        if side < 0:
            return group(earth, x=x, y=y)
        is_crossed = any(self.islands.alley[side * a.N_TILE_ALLEYS + i] for i in ACROSS)
        is_open = not is_crossed and not self.has_square(place, a.MIDDLE)
        built = [use("houses", 0, 0, 66)] if is_open else []
        for corner, (right, down) in enumerate(CORNERS):
            at = middle + complex(*CORNERS[(corner + turn) % a.MIDDLE]) * PITCH / 2
            if not self.has_square(place, corner) and not self.is_crossed(at):
                built.append(use("houses", right * PITCH / 2, down * PITCH / 2, 58))
        return group(earth, group(*built, turn=90 * turn) if built else "", x=x, y=y)

    def is_crossed(self, point: complex) -> bool:
        """Whether an alley runs near a point, so that no house can stand there."""
        steps = [step for course in self.courses.values() for step in pairwise(course)]
        return any(distance(point, one, other) < NEAR for one, other in steps)


@lru_cache(KEPT)
def plan_of(islands: a.Islands, districts: Cells, ends: Cells, sections: Cells) -> CityPlan:
    return CityPlan(islands, districts, ends, sections)


# --- How alleys run ------------------------------------------------------------------------------


def is_aslant(alley: int) -> bool:
    return streets.FIRST_ASLANT <= alley < streets.FIRST_EXIT


def gate_of(alley: int) -> complex:
    """Return where an alley crosses the border of two districts."""
    if alley < streets.FIRST_DOWN:
        row, column = divmod(alley, v.WIDTH - 1)
        return at_grid(column + 0.5, row)
    row, column = divmod(alley - streets.FIRST_DOWN, v.WIDTH)
    return at_grid(column, row + 0.5)


def landing(exit_: int) -> Course:
    """Return the gate of an exit, and behind it where the barge lands (NAS-N2)."""
    row, column = divmod(streets.exit_square(exit_), v.WIDTH)
    out = OUTWARDS[exit_ // v.WIDTH]
    return [at_grid(column, row) + out * far for far in (PITCH / 2, PITCH / 2 + EDGE - 18)]


def round_the_middle(here: complex, there: complex) -> Course:
    """Return a bent way from corner to corner, round the square between them."""
    way = there - here
    return [here, (here + there) / 2 - 1j * way / abs(way) * BEND, there]


def without_needless(course: Course) -> Course:
    """Leave out the point in the middle where a way runs straight on."""
    here, between, there = course
    straight = ((between - here).conjugate() * (there - between)).imag == 0
    return [here, there] if straight else course


def point_on(course: Course, along: float, aside: float) -> complex:
    """Return a point so far along a way, and a bit to the side of it."""
    for here, there in pairwise(course):
        length = abs(there - here)
        if along <= length or there == course[-1]:
            break
        along -= length
    return here + (there - here) / length * (along + 1j * aside)


def distance(point: complex, here: complex, there: complex) -> float:
    """Return how far a point is from a straight way."""
    way = there - here
    along = ((point - here) * way.conjugate()).real / abs(way) ** 2
    return abs(here + min(max(along, 0.0), 1.0) * way - point)


# --- How they look -------------------------------------------------------------------------------


def drawn_through(course: Course) -> str:
    return "M" + "L".join(f"{point.real:g} {point.imag:g}" for point in course)


def stones(spots: Course, size: float) -> str:
    return "".join(
        tag("circle", cx=round(at.real, 1), cy=round(at.imag, 1), r=7 * size, class_="stone")
        for at in spots
    )


def pirates(seat: int, spots: Course, size: float) -> str:
    where = [(round(at.real, 1), round(at.imag, 1), (STONE + 3) * size) for at in spots]
    return "".join(coin(seat, *at) for at in where)
