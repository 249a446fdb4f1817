"""The board as it is printed: hexes, names, gains, cranes, the castle. Drawn once per kingdom.

Rows and columns are the kingdom's. The board is drawn as large as a hex likes to be, then fitted
into its part of the picture.
"""

from functools import cache, lru_cache
from math import sqrt
from typing import Final

from tidetable.core.show.kit import spread
from tidetable.core.show.svg import group, tag, text
from tidetable.games.titania.rules import kingdom as k, verbs as v
from tidetable.games.titania.rules.kingdom import Kingdom
from tidetable.games.titania.show.drawings import colours_in, gain_at, gains_of, use
from tidetable.games.titania.show.scenery import FIELD

WIDE: Final = 96.0  # a hex from side to side
TALL: Final = WIDE * 2 / sqrt(3)
ROW: Final = TALL * 3 / 4
LARGEST: Final = 1.5  # how far a small board is blown up

# Inside a hex
NAME_AT: Final = -33
LOW_NAME_AT: Final = 46  # where towers or walls are above it
GAIN_AT: Final = {1: [(0, 4, 54)], 2: [(-21, 4, 43), (21, 4, 43)]}
SHIPS_AT: Final = [(-20.0, 18.0), (20.0, 18.0)]
SHIP: Final = 44
TOWER_STEP: Final = {1: 0, 2: 38, 3: 28.5, 4: 21.6}
TOWER_WIDE: Final = {1: 33, 2: 32, 3: 26.5, 4: 20.6}
GROUND: Final = 15  # where foundations lie


@lru_cache(maxsize=8)
def spaces_of(kingdom: Kingdom) -> list[int]:
    return [space for space in range(v.N_SPACES) if kingdom.kinds[space] != k.NO_SPACE]


@cache
def middle(space: int) -> tuple[float, float]:
    """Return the middle of a hex. Odd rows lie half a hex to the left."""
    row, column = divmod(space, v.N_COLUMNS)
    return round((column - row % 2 / 2) * WIDE, 1), round(row * ROW, 1)


@lru_cache(maxsize=8)
def fit(kingdom: Kingdom) -> tuple[float, float, float]:
    """Return where the board lies in its part of the picture, and how much larger than drawn."""
    xs, ys = zip(*(middle(space) for space in spaces_of(kingdom)), strict=True)
    left, right = min(xs) - WIDE / 2, max(xs) + WIDE / 2
    top, bottom = min(ys) - TALL / 2, max(ys) + TALL / 2
    x, y, width, height = map(float, FIELD)
    scale = round(min(width / (right - left), height / (bottom - top), LARGEST), 3)
    x += width / 2 - scale * (left + right) / 2
    y += height / 2 - scale * (top + bottom) / 2
    return round(x, 1), round(y, 1), scale


@lru_cache(maxsize=1024)
def ships_at(kingdom: Kingdom, space: int) -> list[tuple[float, float]]:
    """Return where the ships of a space lie: two, or at the castle one by each flag."""
    x, y = middle(space)
    spots = SHIPS_AT
    if kingdom.kinds[space] == k.CASTLE:
        dx, dy = outwards(kingdom, space)
        n = len(colours_in(kingdom.flags[space]))
        spots = [(round(at, 1), round(dy * 12, 1)) for at in spread(n, 88 / n, dx * 15)]
    return [(x + dx, y + dy) for dx, dy in spots]


def outwards(kingdom: Kingdom, space: int) -> tuple[float, float]:
    """Return the way from the middle of the castle out to one of its spaces, of length 1."""
    x, y = middle(space)
    at_x, at_y = centre(island(kingdom, space))
    length = sqrt((x - at_x) ** 2 + (y - at_y) ** 2)
    return ((x - at_x) / length, (y - at_y) / length) if length > 1 else (0.0, 1.0)


def beside(kingdom: Kingdom, space: int, kind: int) -> list[int]:
    """Return the neighbours of a space that are of this kind."""
    first = space * k.N_NEIGHBOURS
    around = [int(n) for n in kingdom.neighbours[first : first + k.N_NEIGHBOURS]]
    return [n for n in around if n >= 0 and kingdom.kinds[n] == kind]


def island(kingdom: Kingdom, space: int) -> list[int]:
    """Return the castle spaces that hang together with one, the first of them first."""
    found = [space]
    for at in found:
        found += [n for n in beside(kingdom, at, k.CASTLE) if n not in found]
    return sorted(found)


def centre(spaces: list[int]) -> tuple[float, float]:
    middles = [middle(space) for space in spaces]
    return sum(x for x, _ in middles) / len(spaces), sum(y for _, y in middles) / len(spaces)


@lru_cache(maxsize=1024)
def towers_at(kingdom: Kingdom, space: int) -> dict[int, float]:
    """Return the towers of a space, colour -> how far right of its middle."""
    shells = [shell for shell in range(v.N_SHELLS) if kingdom.has_tower(space, shell)]
    spots = spread(len(shells), TOWER_STEP[len(shells)])
    return {shell: round(x, 1) for shell, x in zip(shells, spots, strict=True)}


# --- Drawing -------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def bases(kingdom: Kingdom) -> str:
    """Return the bare hexes."""
    return "".join(
        use("hex", *middle(space), class_=f"{k.KINDS[kingdom.kinds[space]]}-space")
        for space in spaces_of(kingdom)
    )


@lru_cache(maxsize=8)
def printed(kingdom: Kingdom) -> str:
    """Return what is printed on the hexes, but for the names."""
    spaces = spaces_of(kingdom)
    islands = {tuple(island(kingdom, s)) for s in spaces if kingdom.kinds[s] == k.CASTLE}
    parts = [castle(kingdom, [*island]) for island in sorted(islands)]
    for space in spaces:
        x, y = middle(space)
        if drawn := shown_on(kingdom, space):
            parts.append(group(drawn, x=x, y=y))
    return "".join(parts)


@lru_cache(maxsize=8)
def names(kingdom: Kingdom) -> str:
    """Return the names of all spaces, to lie on top of everything."""
    names = [
        text(v.SPACES.tokens[space], x, round(y + name_at(kingdom, space), 1), "space-name fine")
        for space in spaces_of(kingdom)
        for x, y in [middle(space)]
    ]
    return tag("g", *names, aria_hidden="true")


def name_at(kingdom: Kingdom, space: int) -> int:
    kind = kingdom.kinds[space]
    low = kind == k.TOWER_SPACE or (kind == k.CASTLE and outwards(kingdom, space)[1] > 0)
    return LOW_NAME_AT if low else NAME_AT


def shown_on(kingdom: Kingdom, space: int) -> str:
    """Return what a space gives or lets build."""
    kind, gains = kingdom.kinds[space], gains_of(kingdom, space)
    if kind == k.BONUS_SPACE:
        spots = zip(gains, GAIN_AT[len(gains)], strict=True)
        return "".join(gain_at(given, *spot) for given, spot in spots)
    return {k.POINT_SPACE: use("lozenge", 0, 4, 60), k.CRANE: use("crane", 0, 8, 66)}.get(kind, "")


def castle(kingdom: Kingdom, spaces: list[int]) -> str:
    """Return the castle in the middle of its island, and its flags, each by its ship (TIT-S1)."""
    x, y = centre(spaces)
    parts = [use("castle", round(x, 1), round(y - 4, 1), 78 if len(spaces) > 1 else 56)]
    for space in spaces:
        slots = zip(colours_in(kingdom.flags[space]), ships_at(kingdom, space), strict=True)
        parts += [
            use(f"flag-{v.COLOURS.tokens[colour]}", round(x + 9, 1), round(y - 22, 1), 36)
            for colour, (x, y) in slots
        ]
    return "".join(parts)
