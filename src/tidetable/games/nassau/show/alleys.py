"""The alleys of the city: how they run, a stone for each section, the pirates who stand there."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Final

from tidetable.core.show.svg import group, tag
from tidetable.games.nassau.rules import streets as plan
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.chapters import city
from tidetable.games.nassau.show.picture import Picture, leads, titled
from tidetable.games.nassau.show.scenery import use

LEFT: Final = 10
TOP: Final = 72
PITCH: Final = 110
EDGE: Final = 50  # around the squares, where the barge lands
SQUARE: Final = 56
STONE: Final = 17
STREETS: Final = {city.CITY.kind, city.WALK.kind}
OUTWARDS: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # of the exits on the four sides
ASIDE: Final = 13  # what corners give way to a square in the middle of their district,
CROWDED: Final = 0.84  # and how large all five are drawn
BEND: Final = 48  # how far an alley round that square keeps away from its middle
NEAR: Final = 42  # an alley leaves no room for houses
CLEAR: Final = 48  # and from the corners, where other alleys begin

Point = tuple[float, float]
Course = list[Point]


# --- Where things are ----------------------------------------------------------------------------


def at_grid(column: float, row: float) -> Point:
    return LEFT + EDGE + PITCH * (column + 0.5), TOP + EDGE + PITCH * (row + 0.5)


def is_crowded(picture: Picture, square: int) -> bool:
    """Whether a square belongs to a district with one in the middle."""
    middle = v.FIRST_MIDDLE + int(plan.district_of(square))
    return plan.is_there(picture.table, picture.islands, middle)


def place_of(picture: Picture, square: int) -> Point:
    if square >= v.FIRST_MIDDLE:
        row, column = divmod(square - v.FIRST_MIDDLE, 3)
        return at_grid(column * 2 + 0.5, row * 2 + 0.5)
    row, column = divmod(square, v.WIDTH)
    x, y = at_grid(column, row)
    if is_crowded(picture, square):
        return x + (ASIDE if column % 2 else -ASIDE), y + (ASIDE if row % 2 else -ASIDE)
    return x, y


def size_of(picture: Picture, square: int) -> float:
    return CROWDED if is_crowded(picture, square) else 1


def course_of(picture: Picture, alley: int) -> Course:
    """Return the points that an alley runs through, from square to square or out of the city."""
    one, other = picture.ends(alley)
    if other == plan.THE_SEA:
        return way_to_the_sea(picture, one, alley - plan.FIRST_EXIT)
    here, there = place_of(picture, one), place_of(picture, other)
    if plan.district_of(one) != plan.district_of(other):
        return without_needless([here, gate_of(alley), there])
    if plan.FIRST_ASLANT <= alley < plan.FIRST_EXIT and is_crowded(picture, one):
        return round_the_middle(here, there)
    return [here, there]


def gate_of(alley: int) -> Point:
    """Return where an alley crosses the border of two districts."""
    if alley < plan.FIRST_DOWN:
        row, column = divmod(alley, v.WIDTH - 1)
        return at_grid(column + 0.5, row)
    row, column = divmod(alley - plan.FIRST_DOWN, v.WIDTH)
    return at_grid(column, row + 0.5)


def way_to_the_sea(picture: Picture, square: int, exit_: int) -> Course:
    """Return the way from a square to the landing of the barge (NAS-N2)."""
    side, n = divmod(exit_, v.WIDTH)
    last = v.WIDTH - 1
    column, row = [(n, 0), (last, n), (last - n, last), (0, last - n)][side]
    x, y = at_grid(column, row)
    right, down = OUTWARDS[side]
    edge, far = PITCH / 2, PITCH / 2 + EDGE - 18
    gate, landing = (x + right * edge, y + down * edge), (x + right * far, y + down * far)
    return without_needless([place_of(picture, square), gate, landing])


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


def sections(picture: Picture, alley: int) -> tuple[Course, float]:
    """Return where the sections of an alley are, and how large they can be drawn."""
    course, n = course_of(picture, alley), int(picture.table.sections[alley])
    one, other = picture.ends(alley)
    length = sum(hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(course))
    skip = SQUARE / 2 * size_of(picture, one)
    is_out = other == plan.THE_SEA
    rest = 14 if is_out else SQUARE / 2 * size_of(picture, other)
    (x1, y1), (x2, y2) = course[0], course[1]
    if len(course) > 2 and plan.FIRST_ASLANT <= alley < plan.FIRST_EXIT:
        skip = rest = CLEAR
    elif x1 != x2 and y1 != y2:  # aslant, so that it leaves the squares at their corners
        skip, rest = skip * 1.3, rest if is_out else rest * 1.3
    step = (length - skip - rest) / n
    aside = 0.0 if step > STONE else 7.5  # many sections zigzag to have room
    spots = []
    for i in range(n):
        (x, y), (right, down) = point_on(course, skip + step * (i + 0.5))
        off = aside if i % 2 else -aside
        spots.append((round(x - down * off, 1), round(y + right * off, 1)))
    return spots, min(1.0, round(2 * step / STONE, 2))


# --- Drawing them --------------------------------------------------------------------------------


def drawn_through(course: Course) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in course)


def courses_of(picture: Picture) -> dict[int, Course]:
    """Return all alleys there are, from square to square and out of the city."""
    ends = picture.table.ends
    return {n: course_of(picture, n) for n in range(len(ends)) if ends[n] >= 0}


def streets(picture: Picture, courses: dict[int, Course]) -> str:
    """Return all alleys.

    Where some cross, none covers another's stones: they are paved first, and drawn over that.
    """
    inner = [n for n in sorted(courses, key=picture.ends) if picture.ends(n)[1] != plan.THE_SEA]
    crossing = any(len(course) > 2 for course in courses.values()) or any(
        n in courses and n + 1 in courses for n in range(plan.FIRST_ASLANT, plan.FIRST_EXIT, 2)
    )
    class_ = "alley over" if crossing else "alley"
    drawn = [street(picture, n, class_) for n in inner]
    drawn += [
        way_out(picture, n, class_) for n in range(v.N_EXITS) if plan.FIRST_EXIT + n in courses
    ]
    paving = "".join(drawn_through(course) for course in courses.values())
    return (tag("path", d=paving, class_="alley") if crossing else "") + "".join(drawn)


def is_crossed(point: Point, courses: dict[int, Course]) -> bool:
    """Whether an alley runs near a point, so that no house can stand there."""
    steps = [step for course in courses.values() for step in pairwise(course)]
    return any(distance(point, one, other) < NEAR for one, other in steps)


def distance(point: Point, one: Point, other: Point) -> float:
    """Return how far a point is from a straight way."""
    (x, y), (x1, y1), (x2, y2) = point, one, other
    right, down = x2 - x1, y2 - y1
    along = ((x - x1) * right + (y - y1) * down) / (right * right + down * down)
    part = min(max(along, 0.0), 1.0)
    return hypot(x1 + part * right - x, y1 + part * down - y)


def street(picture: Picture, alley: int, path_class: str) -> str:
    """Return an alley with a stone for each section, and the pirates who stand on it."""
    n, owner = int(picture.table.sections[alley]), int(picture.table.occupied[alley]) - 1
    path = tag("path", d=drawn_through(course_of(picture, alley)), class_=path_class)
    spots, size = sections(picture, alley)
    if owner < 0:
        stones = [tag("circle", cx=x, cy=y, r=7 * size, class_="stone") for x, y in spots]
        return titled(picture.say("board-alley", n=n), path, *stones)
    label = picture.say("board-alley-taken", who=picture.who(owner), n=n)
    just = alley - plan.FIRST_EXIT in picture.just.exits
    class_ = f"seat-{owner + 1}" + (" just" if just else "")
    return titled(label, path, *pirates(owner, spots, size), class_=class_)


def pirates(seat: int, spots: Course, size: float) -> list[str]:
    return [use(f"seat-{seat + 1}", x, y, (STONE + 3) * size) for x, y in spots]


def line(picture: Picture, alley: int) -> str:
    """Return the pirates that would stand on an alley, to be seen before it is chosen.

    It lies beside what is clicked: within, it would make that larger than it looks.
    """
    table = picture.table
    n = int(table.sections[alley])
    if picture.kind not in STREETS or n == 0 or table.occupied[alley]:
        return ""
    path = tag("path", d=drawn_through(course_of(picture, alley)), class_="course")
    standing = pirates(picture.me, *sections(picture, alley))
    return tag("g", path, *standing, class_=f"line seat-{picture.me + 1}")


def way_out(picture: Picture, n: int, path_class: str) -> str:
    """Return an alley out of the city, with the landing of the barge (NAS-N2)."""
    alley = int(plan.FIRST_EXIT) + n
    x, y = course_of(picture, alley)[-1]
    drawn = use("barge", 0, 0, 30)
    label = picture.say("board-exit", exit=v.EXITS.tokens[n])
    ring = picture.touch(STREETS, v.EXITS.tokens[n], label, drawn, (-17, -17, 34, 34), 17)
    drawn = street(picture, alley, path_class)
    return drawn + leads(line(picture, alley), group(ring, x=x, y=y))
