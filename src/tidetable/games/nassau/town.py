"""The city: squares and alleys, pirates on them, the captain; below it tavern and animals."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from tidetable.core.svg import group, tag, text
from tidetable.games.nassau.archipelago import N_CHOICES, N_TABLES, gain_of
from tidetable.games.nassau.city import (
    EXIT_SQUARES,
    FIRST_EXIT,
    SQUARES_OF,
    alley_number,
    options_of,
    ways_of,
)
from tidetable.games.nassau.icons import use
from tidetable.games.nassau.picture import leads, placed, titled
from tidetable.games.nassau.state import CITY
from tidetable.games.nassau.verbs import (
    AGAIN,
    ANIMALS,
    ASK_AGAIN,
    ASK_CITY,
    ASK_GIFT,
    ASK_OPTION,
    ASK_STAND,
    ASK_TABLE,
    ASK_TAME,
    ASK_TRADE,
    ASK_WALK,
    EXITS,
    GAINS,
    GIFTS,
    N_ANIMALS,
    N_DISTRICTS,
    N_EXITS,
    N_SQUARES,
    N_WEAPONS,
    SQUARES,
    TABLES,
    WIDTH,
    named,
)

if TYPE_CHECKING:
    from tidetable.games.nassau.picture import Picture

LEFT: Final = 10
TOP: Final = 72
SIZE: Final = 760
PITCH: Final = 110
EDGE: Final = 50  # around the squares, where the barge lands
SQUARE: Final = 56
STONE: Final = 17
STREETS: Final = {ASK_CITY, ASK_WALK}
OUTWARDS: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # of the exits on the four sides
STRIP: Final = 840
WAYS: Final = [(one, other) for one in range(N_SQUARES) for _, other in ways_of(one) if one < other]


Point = tuple[float, float]
Ends = tuple[Point, Point]


def place_of(square: int) -> Point:
    row, column = divmod(square, WIDTH)
    return LEFT + EDGE + PITCH * (column + 0.5), TOP + EDGE + PITCH * (row + 0.5)


def town(picture: Picture) -> str:
    """Return the whole city; it rests while everybody is at sea."""
    table = picture.table
    walls = tag("rect", x=LEFT, y=TOP, width=SIZE, height=SIZE, rx=26, class_="harbour-water")
    class_ = "town" if table.phase <= CITY else "town resting"
    return tag(
        "g",
        walls,
        *(ground(picture, place) for place in range(N_DISTRICTS)),
        *(alley(picture, one, other) for one, other in WAYS),
        *(way_out(picture, n) for n in range(N_EXITS)),
        *(square(picture, n) for n in range(N_SQUARES)),
        starts(picture),
        coordinates(),
        figures(picture),
        class_=class_,
    ) + bubble(picture)


def ground(picture: Picture, place: int) -> str:
    """Return a district as it was laid: houses show how it is turned."""
    laying = int(picture.table.districts[place])
    x = LEFT + EDGE + 2 * PITCH * (place % 3 + 0.5)
    y = TOP + EDGE + 2 * PITCH * (place // 3 + 0.5)
    half = PITCH - 2
    earth = tag(
        "rect",
        x=-half,
        y=-half,
        width=2 * half,
        height=2 * half,
        rx=16,
        class_=f"earth-{place % 2}",
    )
    if laying < 0:
        return group(earth, x=x, y=y)
    side, turn = divmod(laying, 4)
    aslant = picture.islands.alley[side * 6 + 4] + picture.islands.alley[side * 6 + 5]
    houses = "" if aslant else group(use("houses", 0, 0, 66), turn=90 * turn)
    return group(earth, houses, x=x, y=y)


# --- Alleys --------------------------------------------------------------------------------------


def alley(picture: Picture, one: int, other: int) -> str:
    number = int(alley_number(one, other))
    if picture.table.sections[number] == 0:
        return ""
    return street(picture, number, (place_of(one), place_of(other)))


def street(picture: Picture, number: int, ends: Ends) -> str:
    """Return an alley with a stone for each section, and the pirates who stand on it."""
    table = picture.table
    n = int(table.sections[number])
    owner = int(table.occupied[number]) - 1
    (x1, y1), (x2, y2) = ends
    path = tag("path", d=f"M{x1:g} {y1:g}L{x2:g} {y2:g}", class_="alley")
    spots = sections(number, n, ends)
    if owner < 0:
        stones = [tag("circle", cx=x, cy=y, r=7, class_="stone") for x, y in spots]
        return titled(picture.say("board-alley", n=n), path, *stones)
    label = picture.say("board-alley-taken", who=picture.who(owner), n=n)
    just = number >= FIRST_EXIT and number - FIRST_EXIT in picture.just.exits
    class_ = f"seat-{owner + 1}" + (" just" if just else "")
    return titled(label, path, *pirates(owner, spots), class_=class_)


def sections(number: int, n: int, ends: Ends) -> list[Point]:
    """Return where the sections of an alley are."""
    (x1, y1), (x2, y2) = ends
    length = hypot(x2 - x1, y2 - y1)
    right, down = (x2 - x1) / length, (y2 - y1) / length
    skip = SQUARE / 2
    rest = 14 if number >= FIRST_EXIT else skip
    if right and down:  # aslant, so that it leaves the squares at their corners
        skip, rest = skip * 1.3, rest * 1.3
    step = (length - skip - rest) / n
    aside = 0.0 if step > STONE else 7.5  # many sections zigzag to have room
    spots = []
    for i in range(n):
        along = skip + step * (i + 0.5)
        off = aside if i % 2 else -aside
        x, y = x1 + right * along - down * off, y1 + down * along + right * off
        spots.append((round(x, 1), round(y, 1)))
    return spots


def pirates(seat: int, spots: list[Point]) -> list[str]:
    return [use(f"seat-{seat + 1}", x, y, STONE + 3) for x, y in spots]


def line(picture: Picture, number: int, ends: Ends) -> str:
    """Return the pirates that would stand on an alley, to be seen before it is chosen.

    It lies beside what is clicked: within, it would make that larger than it looks.
    """
    table = picture.table
    n = int(table.sections[number])
    if picture.kind not in STREETS or n == 0 or table.occupied[number]:
        return ""
    (x1, y1), (x2, y2) = ends
    path = tag("path", d=f"M{x1:g} {y1:g}L{x2:g} {y2:g}", class_="course")
    standing = pirates(picture.me, sections(number, n, ends))
    return tag("g", path, *standing, class_=f"line seat-{picture.me + 1}")


def way_out(picture: Picture, n: int) -> str:
    """Return an alley out of the city, with the landing of the barge (NAS-N2)."""
    number = int(FIRST_EXIT) + n
    x, y = place_of(int(EXIT_SQUARES[n]))
    right, down = OUTWARDS[n // WIDTH]
    far = PITCH / 2 + EDGE - 18
    ends = ((x, y), (x + right * far, y + down * far))
    drawn = use("barge", 0, 0, 30)
    label = picture.say("board-exit", exit=EXITS.tokens[n])
    ring = picture.touch(STREETS, EXITS.tokens[n], label, drawn, (-17, -17, 34, 34), 17)
    landing = group(ring, x=ends[1][0], y=ends[1][1])
    return street(picture, number, ends) + leads(line(picture, number, ends), landing)


# --- Squares -------------------------------------------------------------------------------------


def shown_on(picture: Picture, n: int) -> list[int]:
    """Return what a square gives: one thing, or one of two."""
    if picture.table.districts[n // WIDTH // 2 * 3 + n % WIDTH // 2] < 0:
        return []
    both = [int(options_of(picture.table, picture.islands, n, i)) for i in range(2)]
    return [gain for gain in both if gain > 0]


def square(picture: Picture, n: int) -> str:
    gains = shown_on(picture, n)
    half = SQUARE / 2
    visited = " visited" if picture.table.visited[n] else ""
    just = " just" if n in picture.just.squares else ""
    parts = [
        tag("rect", x=-half, y=-half, width=SQUARE, height=SQUARE, rx=10, class_="square" + visited)
    ]
    if len(gains) == 1:
        parts.append(picture.gain(gains[0], 0, 0, 42, label=False))
    elif gains:
        parts += [
            tag("path", d="M18-24-18 24", class_="stroke"),
            picture.gain(gains[0], -12, -11, 29, label=False),
            picture.gain(gains[1], 12, 11, 29, label=False),
        ]
    token = SQUARES.tokens[n]
    asks = STREETS | {ASK_STAND}
    box = (-half - 3, -half - 3, SQUARE + 6, SQUARE + 6)
    label = square_in_words(picture, n)
    x, y = place_of(n)
    ring = picture.touch(asks, token, label, "".join(parts), box, class_=just)
    return leads(walk_to(picture, n), group(ring, x=x, y=y))


def walk_to(picture: Picture, n: int) -> str:
    """Return the pirates on the captain's way to a square."""
    here = int(picture.table.captain)
    number = int(alley_number(here, n)) if here >= 0 else -1
    if number < 0:
        return ""
    return line(picture, number, (place_of(min(here, n)), place_of(max(here, n))))


def square_in_words(picture: Picture, n: int) -> str:
    """Say what a square gives."""
    names = [picture.gain_name(gain) for gain in shown_on(picture, n)]
    where = SQUARES.tokens[n]
    if len(names) == 2:
        return picture.say("board-square-either", square=where, one=names[0], other=names[1])
    return picture.say("board-square", square=where, gain=names[0] if names else "")


def starts(picture: Picture) -> str:
    """Return the start symbol where a district has it."""
    drawn = []
    for place in range(N_DISTRICTS):
        laying = int(picture.table.districts[place])
        corner = int(picture.islands.start_corner[laying // 4]) if laying >= 0 else -1
        if corner >= 0:
            x, y = place_of(int(SQUARES_OF[place * 4 + (corner + laying % 4) % 4]))
            drawn.append(titled(picture.say("board-start"), use("start", x - 25, y - 25, 24)))
    return "".join(drawn)


def coordinates() -> str:
    """Return the letters of the columns and the numbers of the rows."""
    signs = []
    for i in range(WIDTH):
        middle = EDGE + PITCH * (i + 0.5)
        signs.append(text("abcdef"[i], LEFT + middle + 28, TOP + 26, "coordinate"))
        signs.append(text(str(i + 1), LEFT + 20, TOP + middle - 22, "coordinate"))
    return tag("g", *signs, aria_hidden="true")


def figures(picture: Picture) -> str:
    """Return the captain, and the Stefan Feld figure if it is in play."""
    table = picture.table
    drawn = []
    if table.figure >= 0:
        x, y = place_of(int(table.figure))
        label = picture.say("board-figure", square=SQUARES.tokens[table.figure])
        drawn.append(placed(titled(label, use("merchant", 0, 0, 40)), "figure", x - 22, y + 12))
    if table.captain >= 0:
        x, y = place_of(int(table.captain))
        label = picture.say("board-captain", square=SQUARES.tokens[table.captain])
        ring = picture.touch(
            {ASK_AGAIN}, AGAIN.name, label, use("captain", 0, 0, 46), (-26, -26, 52, 52), 26
        )
        drawn.append(tag("circle", cx=x, cy=y, r=SQUARE * 0.72, class_="halo"))
        drawn.append(placed(ring, "captain", x + 20, y + 10))
    return "".join(drawn)


def bubble(picture: Picture) -> str:
    """Return what can be chosen above the captain: a square's two things, the figure's gifts."""
    here = int(picture.table.captain)
    if picture.kind == ASK_OPTION:
        chosen = [(GAINS.tokens[named(gain)], gain) for gain in shown_on(picture, here)]
    elif picture.kind == ASK_GIFT:
        chosen = [(token, gain_of(f"{token}-1")) for token in GIFTS.tokens]
    else:
        return ""
    width = 84 * len(chosen) + 4
    x, y = place_of(here)
    x = min(max(x, LEFT + width / 2 + 10), LEFT + SIZE - width / 2 - 10)
    y = y - 92 if y > TOP + 200 else y + 92
    parts = [tag("rect", x=-width / 2, y=-48, width=width, height=96, rx=22, class_="bubble")]
    for i, (token, gain) in enumerate(chosen):
        drawn = picture.gain(gain, 0, 0, 60, label=False)
        label = picture.gain_name(gain)
        ring = picture.touch({picture.kind}, token, label, drawn, (-38, -40, 76, 80))
        parts.append(group(ring, x=84 * (i - (len(chosen) - 1) / 2)))
    return group(*parts, x=x, y=y, class_="speech")


# --- Below the city ------------------------------------------------------------------------------


def below_the_town(picture: Picture) -> str:
    return tavern(picture) + menagerie(picture) + offering(picture)


def tavern(picture: Picture) -> str:
    """Return the tables with their equipment, and whose pirates still sit there."""
    table, islands = picture.table, picture.islands
    parts = [picture.plate(LEFT, STRIP, 380, 98, picture.say("board-tavern"))]
    for n in range(N_TABLES):
        gains = [int(islands.table_gains[n * 2 + i]) for i in range(2)]
        seats = [seat for seat in range(table.seats) if table.in_tavern[seat * N_WEAPONS + n]]
        board = tag("ellipse", rx=32, ry=22, cy=-2, class_="wood")
        shown = picture.gains([gain for gain in gains if gain], 0, -4, 32, 30)
        sitting = "".join(
            picture.disc(seat, 16 * (i - (len(seats) - 1) / 2), 26, 19)
            for i, seat in enumerate(seats)
        )
        names = [picture.gain_name(gain) for gain in gains if gain]
        label = picture.say("board-table", n=n + 1, gain=", ".join(names))
        figure = text(TABLES.tokens[n], -28, -14, "small")
        ring = picture.touch(
            {ASK_TABLE},
            TABLES.tokens[n],
            label,
            board + shown + figure + sitting,
            (-36, -30, 72, 70),
        )
        parts.append(group(ring, x=LEFT + 42 + 74 * n, y=STRIP + 56))
    return "".join(parts)


def menagerie(picture: Picture) -> str:
    """Return the three animals face up, and how many lie in their pile."""
    table = picture.table
    parts = [picture.plate(LEFT + 388, STRIP, 190, 98, picture.say("board-animals"))]
    for place, animal in enumerate(int(animal) for animal in table.open_animals):
        x = LEFT + 422 + 61 * place
        if animal < 0:
            continue
        just = " just" if animal in picture.just.animals else ""
        drawn = tag("rect", x=-27, y=-30, width=54, height=60, rx=9, class_="card") + use(
            ANIMALS.tokens[animal], 0, 0, 44
        )
        label = picture.animal_help(animal)
        ring = picture.touch(
            {ASK_TAME}, ANIMALS.tokens[animal], label, drawn, (-29, -32, 58, 64), class_=just
        )
        parts.append(group(ring, x=x, y=STRIP + 60))
    left = sum(int(table.animal_pile[animal]) for animal in range(N_ANIMALS))
    parts.append(text(f"+{left}", LEFT + 566, STRIP + 20, "small right"))
    return "".join(parts)


def offering(picture: Picture) -> str:
    """Return what the sea dog sells this round for a doubloon."""
    table, islands = picture.table, picture.islands
    if table.offering < 0:
        return ""
    parts = [picture.plate(LEFT + 586, STRIP, 174, 98, picture.say("board-offering"))]
    for i in range(N_CHOICES):
        gain = int(islands.offering_gains[table.offering * N_CHOICES + i])
        if gain == 0:
            continue
        token = GAINS.tokens[named(gain)]
        drawn = tag("rect", x=-25, y=-30, width=50, height=60, rx=9, class_="card") + picture.gain(
            gain, 0, 0, 40, label=False
        )
        label = picture.gain_name(gain)
        ring = picture.touch({ASK_TRADE}, token, label, drawn, (-27, -32, 54, 64))
        parts.append(group(ring, x=LEFT + 618 + 55 * i, y=STRIP + 60))
    return "".join(parts)
