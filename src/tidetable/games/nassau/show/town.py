"""The city: squares and alleys, pirates on them, the captain; below it tavern and animals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.core.show.kit import placed
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import (
    MIDDLE,
    MOST_CHOICES,
    N_TABLES,
    N_TILE_ALLEYS,
    N_TILE_SQUARES,
    gain_of,
)
from tidetable.games.nassau.rules.chapters import city, trade
from tidetable.games.nassau.rules.chapters.figure import GIFT, STAND
from tidetable.games.nassau.rules.chapters.gains import TABLE
from tidetable.games.nassau.rules.chapters.walking import DIRECT, alley_to
from tidetable.games.nassau.rules.drawers import seat_table
from tidetable.games.nassau.rules.menagerie import TAME
from tidetable.games.nassau.rules.state import CITY
from tidetable.games.nassau.rules.streets import SQUARES_OF, district_of, options_of, turned
from tidetable.games.nassau.show.alleys import (
    EDGE,
    LEFT,
    PITCH,
    SQUARE,
    STREETS,
    TOP,
    Course,
    courses_of,
    is_crossed,
    line,
    place_of,
    size_of,
    streets,
)
from tidetable.games.nassau.show.picture import leads, titled
from tidetable.games.nassau.show.scenery import use

if TYPE_CHECKING:
    from tidetable.games.nassau.show.picture import Picture

SIZE: Final = 760
STRIP: Final = 840
CORNERS: Final = [(-1, -1), (1, -1), (1, 1), (-1, 1)]  # of a district, clockwise
ASLANT: Final = range(4, N_TILE_ALLEYS)  # the alleys of a tile that cross its middle, or lead to it


def town(picture: Picture) -> str:
    """Return the whole city; it rests while everybody is at sea."""
    table = picture.table
    walls = tag("rect", x=LEFT, y=TOP, width=SIZE, height=SIZE, rx=26, class_="harbour-water")
    class_ = "town" if table.phase <= CITY else "town resting"
    courses = courses_of(picture)
    return tag(
        "g",
        walls,
        *(ground(picture, place, courses) for place in range(v.N_DISTRICTS)),
        streets(picture, courses),
        *(square(picture, n) for n in range(v.N_SQUARES)),
        starts(picture),
        coordinates(),
        figures(picture),
        class_=class_,
    ) + bubble(picture)


def ground(picture: Picture, place: int, courses: dict[int, Course]) -> str:
    """Return a district as it was laid: houses show how it is turned, and fill what is empty."""
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
    alleys, squares = side * N_TILE_ALLEYS, side * N_TILE_SQUARES
    built = [use("houses", 0, 0, 66)]
    if any(picture.islands.alley[alleys + i] for i in ASLANT) or has_square(picture, squares + 4):
        built = []
    for corner in range(MIDDLE):
        right, down = CORNERS[corner]
        far, low = CORNERS[(corner + turn) % MIDDLE]
        crossed = is_crossed((x + far * PITCH / 2, y + low * PITCH / 2), courses)
        if not has_square(picture, squares + corner) and not crossed:
            built.append(use("houses", right * PITCH / 2, down * PITCH / 2, 58))
    return group(earth, group(*built, turn=90 * turn) if built else "", x=x, y=y)


def has_square(picture: Picture, n: int) -> bool:
    return picture.islands.square_gains[n * 2] > 0


# --- Squares -------------------------------------------------------------------------------------


def shown_on(picture: Picture, n: int) -> list[int]:
    """Return what a square gives: one thing, or one of two."""
    both = [int(options_of(picture.table, picture.islands, n, i)) for i in range(2)]
    return [gain for gain in both if gain > 0]


def square(picture: Picture, n: int) -> str:
    gains = shown_on(picture, n)
    is_laid = picture.table.districts[district_of(n)] >= 0
    if not gains and (is_laid or n >= v.FIRST_MIDDLE):
        return ""
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
    token = v.SQUARES.tokens[n]
    asks = STREETS | {STAND.kind}
    box = (-half - 3, -half - 3, SQUARE + 6, SQUARE + 6)
    label = square_in_words(picture, n)
    x, y = place_of(picture, n)
    ring = picture.touch(asks, token, label, "".join(parts), box, class_=just)
    return leads(walk_to(picture, n), group(ring, x=x, y=y, scale=size_of(picture, n)))


def walk_to(picture: Picture, n: int) -> str:
    """Return the pirates on the captain's way to a square."""
    table = picture.table
    if table.captain < 0:
        return ""
    pirates = table.pirates[picture.me]
    alley = int(alley_to(table, table.captain, n, pirates, DIRECT))
    return line(picture, alley) if alley >= 0 else ""


def square_in_words(picture: Picture, n: int) -> str:
    """Say what a square gives."""
    names = [picture.gain_name(gain) for gain in shown_on(picture, n)]
    where = v.SQUARES.tokens[n]
    if len(names) == 2:
        return picture.say("board-square-either", square=where, one=names[0], other=names[1])
    return picture.say("board-square", square=where, gain=names[0] if names else "")


def starts(picture: Picture) -> str:
    """Return the start symbol where a district has it."""
    drawn = []
    for place in range(v.N_DISTRICTS):
        laying = int(picture.table.districts[place])
        corner = int(picture.islands.start_corner[laying // 4]) if laying >= 0 else -1
        if corner >= 0:
            at = int(turned(corner, laying % 4))
            x, y = place_of(picture, int(SQUARES_OF[place * N_TILE_SQUARES + at]))
            drawn.append(titled(picture.say("board-start"), use("start", x - 25, y - 25, 24)))
    return "".join(drawn)


def coordinates() -> str:
    """Return the letters of the columns and the numbers of the rows."""
    signs = []
    for i in range(v.WIDTH):
        middle = EDGE + PITCH * (i + 0.5)
        signs.append(text("abcdef"[i], LEFT + middle + 28, TOP + 26, "coordinate"))
        signs.append(text(str(i + 1), LEFT + 20, TOP + middle - 22, "coordinate"))
    return tag("g", *signs, aria_hidden="true")


def figures(picture: Picture) -> str:
    """Return the captain, and the Stefan Feld figure if it is in play."""
    table = picture.table
    drawn = []
    if table.figure >= 0:
        x, y = place_of(picture, int(table.figure))
        label = picture.say("board-figure", square=v.SQUARES.tokens[table.figure])
        drawn.append(placed(titled(label, use("merchant", 0, 0, 40)), "figure", x - 22, y + 12))
    if table.captain >= 0:
        x, y = place_of(picture, int(table.captain))
        label = picture.say("board-captain", square=v.SQUARES.tokens[table.captain])
        ring = picture.touch(
            {city.AGAIN.kind}, v.AGAIN.name, label, use("captain", 0, 0, 46), (-26, -26, 52, 52), 26
        )
        drawn.append(tag("circle", cx=x, cy=y, r=SQUARE * 0.72, class_="halo"))
        drawn.append(placed(ring, "captain", x + 20, y + 10))
    return "".join(drawn)


def bubble(picture: Picture) -> str:
    """Return what can be chosen above the captain: a square's two things, the figure's gifts."""
    here = int(picture.table.captain)
    if picture.kind == city.OPTION.kind:
        chosen = [(v.GAINS.tokens[v.named(gain)], gain) for gain in shown_on(picture, here)]
    elif picture.kind == GIFT.kind:
        chosen = [(token, gain_of(f"{token}-1")) for token in v.GIFTS.tokens]
    else:
        return ""
    width = 84 * len(chosen) + 4
    x, y = place_of(picture, here)
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
        seats = [seat for seat in range(table.seats) if table.in_tavern[seat_table(seat, n)]]
        board = tag("ellipse", rx=32, ry=22, cy=-2, class_="wood")
        shown = picture.gains([gain for gain in gains if gain], 0, -4, 32, 30)
        sitting = "".join(
            picture.disc(seat, 16 * (i - (len(seats) - 1) / 2), 26, 19)
            for i, seat in enumerate(seats)
        )
        names = [picture.gain_name(gain) for gain in gains if gain]
        label = picture.say("board-table", n=n + 1, gain=", ".join(names))
        figure = text(v.TABLES.tokens[n], -28, -14, "small")
        ring = picture.touch(
            {TABLE.kind},
            v.TABLES.tokens[n],
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
            v.ANIMALS.tokens[animal], 0, 0, 44
        )
        label = picture.animal_help(animal)
        ring = picture.touch(
            {TAME.kind}, v.ANIMALS.tokens[animal], label, drawn, (-29, -32, 58, 64), class_=just
        )
        parts.append(group(ring, x=x, y=STRIP + 60))
    left = sum(int(table.animal_pile[animal]) for animal in range(v.N_ANIMALS))
    parts.append(text(f"+{left}", LEFT + 566, STRIP + 20, "small right"))
    return "".join(parts)


def offering(picture: Picture) -> str:
    """Return what the sea dog sells this round for a doubloon."""
    table, islands = picture.table, picture.islands
    if table.offering < 0:
        return ""
    parts = [picture.plate(LEFT + 586, STRIP, 174, 98, picture.say("board-offering"))]
    first = int(table.offering) * MOST_CHOICES
    wares = [int(islands.offering_gains[first + i]) for i in range(MOST_CHOICES)]
    gains = [gain for gain in wares if gain > 0]
    step = min(55.0, 165 / len(gains))
    for i, gain in enumerate(gains):
        token = v.GAINS.tokens[v.named(gain)]
        drawn = tag("rect", x=-25, y=-30, width=50, height=60, rx=9, class_="card") + picture.gain(
            gain, 0, 0, 40, label=False
        )
        label = picture.gain_name(gain)
        ring = picture.touch({trade.TRADE.kind}, token, label, drawn, (-27, -32, 54, 64))
        x = LEFT + 590.5 + step * (i + 0.5)
        parts.append(group(ring, x=x, y=STRIP + 60, scale=round(step / 55, 2)))
    return "".join(parts)
