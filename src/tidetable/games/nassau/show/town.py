"""The city: squares and alleys, pirates on them, the captain; below it tavern and animals."""

from __future__ import annotations

from typing import Final

from tidetable.core.show.kit import block, placed, spread
from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import archipelago as a
from tidetable.games.nassau.rules import menagerie as animals
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.chapters import city, figure, gains, trade
from tidetable.games.nassau.rules.chapters.walking import DIRECT, alley_to
from tidetable.games.nassau.rules.state import CITY
from tidetable.games.nassau.rules.streets import SQUARES_OF, district_of, turned
from tidetable.games.nassau.show import alleys
from tidetable.games.nassau.show.alleys import EDGE, LEFT, PITCH, SQUARE, TOP, place_of
from tidetable.games.nassau.show.picture import Picture, leads, titled
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.words import square_in_words

SIZE: Final = 760
STRIP: Final = 840
CORNERS: Final = [(-1, -1), (1, -1), (1, 1), (-1, 1)]  # of a district, clockwise
ASLANT: Final = range(
    4, a.N_TILE_ALLEYS
)  # the alleys of a tile that cross its middle, or lead to it


def town(picture: Picture) -> str:
    """Return the whole city; it rests while everybody is at sea."""
    walls = tag("rect", x=LEFT, y=TOP, width=SIZE, height=SIZE, rx=26, class_="harbour-water")
    courses = alleys.courses_of(picture)
    inside = [
        *(ground(picture, place, courses) for place in range(v.N_DISTRICTS)),
        alleys.streets(picture, courses),
        *(square(picture, n) for n in range(v.N_SQUARES)),
        starts(picture),
        coordinates(),
        figures(picture),
    ]
    class_ = "town" if picture.table.phase <= CITY else "town resting"
    return tag("g", walls, *inside, class_=class_) + bubble(picture)


def ground(picture: Picture, place: int, courses: dict[int, alleys.Course]) -> str:
    """Return a district as it was laid: houses show how it is turned, and fill what is empty."""
    laying = int(picture.table.districts[place])
    x = LEFT + EDGE + 2 * PITCH * (place % 3 + 0.5)
    y = TOP + EDGE + 2 * PITCH * (place // 3 + 0.5)
    earth = block(2 * PITCH - 4, 2 * PITCH - 4, 16, f"earth-{place % 2}")
    if laying < 0:
        return group(earth, x=x, y=y)
    side, turn = divmod(laying, 4)
    first, squares = side * a.N_TILE_ALLEYS, side * a.N_TILE_SQUARES
    is_crossed = any(picture.islands.alley[first + i] for i in ASLANT)
    has_middle = has_square(picture, squares + a.MIDDLE)
    built = [] if is_crossed or has_middle else [use("houses", 0, 0, 66)]
    for corner, (right, down) in enumerate(CORNERS):
        far, low = CORNERS[(corner + turn) % a.MIDDLE]
        crossed = alleys.is_crossed((x + far * PITCH / 2, y + low * PITCH / 2), courses)
        if not has_square(picture, squares + corner) and not crossed:
            built.append(use("houses", right * PITCH / 2, down * PITCH / 2, 58))
    return group(earth, group(*built, turn=90 * turn) if built else "", x=x, y=y)


def has_square(picture: Picture, n: int) -> bool:
    return picture.islands.square_gains[n * 2] > 0


# --- Squares -------------------------------------------------------------------------------------


def square(picture: Picture, n: int) -> str:
    found = picture.square_gains(n)
    is_laid = picture.table.districts[district_of(n)] >= 0
    if not found and (is_laid or n >= v.FIRST_MIDDLE):
        return ""
    drawn = block(SQUARE, SQUARE, 10, "square visited" if picture.table.visited[n] else "square")
    if len(found) == 1:
        drawn += picture.gain(found[0], 0, 0, 42, label=False)
    elif found:
        drawn += tag("path", d="M18-24-18 24", class_="stroke")
        drawn += picture.gain(found[0], -12, -11, 29, label=False)
        drawn += picture.gain(found[1], 12, 11, 29, label=False)
    asks, half = alleys.STREETS | {figure.STAND.kind}, SQUARE / 2 + 3
    just, label = " just" if n in picture.just.squares else "", square_in_words(picture, n)
    box = (-half, -half, 2 * half, 2 * half)
    ring = picture.touch(asks, v.SQUARES.tokens[n], label, drawn, box, class_=just)
    x, y = place_of(picture, n)
    return leads(walk_to(picture, n), group(ring, x=x, y=y, scale=alleys.size_of(picture, n)))


def walk_to(picture: Picture, n: int) -> str:
    """Return the pirates on the captain's way to a square."""
    table = picture.table
    if table.captain < 0:
        return ""
    pirates = table.pirates[picture.me]
    alley = int(alley_to(table, table.captain, n, pirates, DIRECT))
    return alleys.line(picture, alley) if alley >= 0 else ""


def starts(picture: Picture) -> str:
    """Return the start symbol where a district has it."""
    drawn = []
    for place in range(v.N_DISTRICTS):
        laying = int(picture.table.districts[place])
        corner = int(picture.islands.start_corner[laying // 4]) if laying >= 0 else -1
        if corner >= 0:
            at = int(turned(corner, laying % 4))
            x, y = place_of(picture, int(SQUARES_OF[place * a.N_TILE_SQUARES + at]))
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
    parts = []
    if table.figure >= 0:
        x, y = place_of(picture, int(table.figure))
        label = picture.say("board-figure", square=v.SQUARES.tokens[table.figure])
        parts.append(placed(titled(label, use("merchant", 0, 0, 40)), "figure", x - 22, y + 12))
    if table.captain >= 0:
        x, y = place_of(picture, int(table.captain))
        label = picture.say("board-captain", square=v.SQUARES.tokens[table.captain])
        drawn, box = use("captain", 0, 0, 46), (-26, -26, 52, 52)
        ring = picture.touch({city.AGAIN.kind}, v.AGAIN.name, label, drawn, box, 26)
        parts.append(tag("circle", cx=x, cy=y, r=SQUARE * 0.72, class_="halo"))
        parts.append(placed(ring, "captain", x + 20, y + 10))
    return "".join(parts)


def bubble(picture: Picture) -> str:
    """Return what can be chosen above the captain: a square's two things, the figure's gifts."""
    here = int(picture.table.captain)
    if picture.kind == city.OPTION.kind:
        chosen = [(v.GAINS.tokens[v.named(gain)], gain) for gain in picture.square_gains(here)]
    elif picture.kind == figure.GIFT.kind:
        chosen = [(token, a.gain_of(f"{token}-1")) for token in v.GIFTS.tokens]
    else:
        return ""
    width = 84 * len(chosen) + 4
    x, y = place_of(picture, here)
    x = min(max(x, LEFT + width / 2 + 10), LEFT + SIZE - width / 2 - 10)
    y = y - 92 if y > TOP + 200 else y + 92
    parts = [block(width, 96, 22, "bubble")]
    for (token, gain), at in zip(chosen, spread(len(chosen), 84), strict=True):
        drawn = picture.gain(gain, 0, 0, 60, label=False)
        label = picture.gain_name(gain)
        ring = picture.touch({picture.kind}, token, label, drawn, (-38, -40, 76, 80))
        parts.append(group(ring, x=at))
    return group(*parts, x=x, y=y, class_="speech")


# --- Below the city ------------------------------------------------------------------------------


def below_the_town(picture: Picture) -> str:
    return tavern(picture) + menagerie(picture) + offering(picture)


def tavern(picture: Picture) -> str:
    """Return the tables with their equipment, and whose pirates still sit there."""
    parts = [picture.plate(LEFT, STRIP, 380, 98, picture.say("board-tavern"))]
    for n, token in enumerate(v.TABLES.tokens):
        given, seats = picture.table_gains(n), picture.sitting(n)
        drawn = tag("ellipse", rx=32, ry=22, cy=-2, class_="wood")
        drawn += picture.gains(given, 0, -4, 32, 30) + text(token, -28, -14, "small")
        for seat, at in zip(seats, spread(len(seats), 16), strict=True):
            drawn += picture.disc(seat, at, 26, 19)
        label = picture.say("board-table", n=n + 1, gain=picture.gain_names(given))
        ring = picture.touch({gains.TABLE.kind}, token, label, drawn, (-36, -30, 72, 70))
        parts.append(group(ring, x=LEFT + 42 + 74 * n, y=STRIP + 56))
    return "".join(parts)


def menagerie(picture: Picture) -> str:
    """Return the three animals face up, and how many lie in their pile."""
    parts = [picture.plate(LEFT + 388, STRIP, 190, 98, picture.say("board-animals"))]
    for place, animal in enumerate(int(animal) for animal in picture.table.open_animals):
        if animal < 0:
            continue
        just = " just" if animal in picture.just.animals else ""
        token, label = v.ANIMALS.tokens[animal], picture.animal_help(animal)
        drawn, box = block(54, 60, 9, "card") + use(token, 0, 0, 44), (-29, -32, 58, 64)
        ring = picture.touch({animals.TAME.kind}, token, label, drawn, box, class_=just)
        parts.append(group(ring, x=LEFT + 422 + 61 * place, y=STRIP + 60))
    left = sum(picture.table.animal_pile)
    parts.append(text(f"+{left}", LEFT + 566, STRIP + 20, "small right"))
    return "".join(parts)


def offering(picture: Picture) -> str:
    """Return what the sea dog sells this round for a doubloon."""
    wares = picture.wares()
    if not wares:
        return ""
    parts = [picture.plate(LEFT + 586, STRIP, 174, 98, picture.say("board-offering"))]
    step = min(55.0, 165 / len(wares))
    for i, gain in enumerate(wares):
        token, label = v.GAINS.tokens[v.named(gain)], picture.gain_name(gain)
        drawn = block(50, 60, 9, "card") + picture.gain(gain, 0, 0, 40, label=False)
        ring = picture.touch({trade.TRADE.kind}, token, label, drawn, (-27, -32, 54, 64))
        x = LEFT + 590.5 + step * (i + 0.5)
        parts.append(group(ring, x=x, y=STRIP + 60, scale=round(step / 55, 2)))
    return "".join(parts)
