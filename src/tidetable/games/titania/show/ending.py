"""The ending: the castle above what was built together, and how everybody's points came about."""

from typing import Final

from tidetable.core.codec import MAX_SEATS
from tidetable.core.show.happenings import plate_of
from tidetable.core.show.kit import figure, fitted, number, plate, rect
from tidetable.core.show.pieces import Area, Piece, side_by_side
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import group, tag, text
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.state import Tabletop
from tidetable.games.titania.show.drawings import floors, goods, use
from tidetable.games.titania.show.happened import Happened
from tidetable.games.titania.show.hexes import spaces_of
from tidetable.games.titania.show.scenery import ANIMALS, WIDTH, name_plate, water
from tidetable.games.titania.show.sheet import tiles_shown

SAND: Final = 560  # where the towers stand
HALO: Final = tag("circle", cx=500, cy=330, r=330, fill="url(#titania-glow)", class_="halo")
CASTLE: Final = water(SAND) + HALO + use("castle", 500, 396, 310)
SHIELD: Final = tag("circle", r=62, class_="shield")
CROWN: Final = tag("g", use("crown", 0, -80, 84), class_="crown")
BANNER: Final = plate(100, 600, 800, 72, 36, active=True)
ROWS: Final = 700
ROW: Final = 128
WIDEST_TOWER: Final = 44


def ending(scene: Scene) -> list[Area]:
    table = scene.public(Tabletop)
    places = scene.phrases.game.places(table)
    order = sorted(range(table.seats), key=lambda seat: places[seat])
    top = ROWS + 40 * (MAX_SEATS - len(order))
    rows = [
        piece.at(24, top + i * ROW)
        for i, seat in enumerate(order)
        for piece in row(scene, seat, places[seat])
    ]
    winners = [seat for seat in order if places[seat] == 1]
    words = fitted(scene.phrases.ending(places), 500, 648, "banner", 740, wide=36, narrow=21.6)
    return [
        Area("castle", crowned(winners), CASTLE),
        Area("skyline", skyline(scene)),
        Area("points", rows, BANNER + words),
    ]


def crowned(winners: list[int]) -> list[Piece]:
    """Return the animals of whoever won."""
    animals = [
        Piece(SHIELD + use(ANIMALS[seat], 0, 2, 84) + CROWN, key=f"animal-{seat + 1}", seat=seat)
        for seat in winners
    ]
    return side_by_side(animals, 170, 500, 462)


def skyline(scene: Scene) -> list[Piece]:
    """Return every tower that was begun, the highest in the middle."""
    table = scene.public(Tabletop)
    heights = [
        (int(table.height(space, shell)), space * v.N_SHELLS + shell)
        for space in spaces_of(scene.game(Titania).kingdom)
        for shell in range(v.N_SHELLS)
    ]
    towers = sorted(found for found in heights if found[0] > 0)
    towers = towers[::2] + towers[1::2][::-1]
    step = min(WIDEST_TOWER + 6, 940 / max(len(towers), 1))
    wide = round(step * 0.88, 1)
    pieces: list[Piece] = []
    for i, (height, n) in enumerate(towers):
        name = v.SHELLS.tokens[n % v.N_SHELLS]
        drawn = use(f"base-{name}", 0, 0, wide) + floors(name, 0, height, wide)
        pieces.append(Piece(drawn, y=i % 2 * 10, key=f"tower-{n}"))
    return side_by_side(pieces, step, WIDTH / 2, SAND + 8)


def row(scene: Scene, seat: int, place: int) -> list[Piece]:
    """Return a player's points: those of the board, the tiles turned over, all together.

    Shells and starfish stand there too: they decide between equals (TIT-P4).
    """
    table = scene.public(Tabletop)
    tiles, by_tiles = tiles_shown(table, seat)
    points, won = int(table.points[seat]), place == 1
    plate = name_plate(seat, scene.names[seat], won, 300)
    parts = [
        rect((0, 0, 952, ROW - 12), 26, "panel won" if won else "panel"),
        figure(place, 40, 74, "place"),
        group(plate, x=230, y=36, class_=f"seat-{seat + 1}"),
        figure(points - by_tiles, 428, 72, "before"),
        *(turned(value, n) for value, n in enumerate(tiles)),
        fitted(scene.say("board-by-tiles"), 586, 104, "caption", 230, wide=22, narrow=13.2),
        text(f"+{by_tiles}", 778, 72, "before"),
        rect((826, 18, 108, 80), 30, "medal"),
        figure(points, 880, 78, "total"),
    ]
    things = side_by_side(goods(scene.say, table, Happened([]), seat, 36, 36), 46, 194, 86)
    return [Piece("".join(parts), key=f"row-{seat + 1}", holds=(plate_of(seat),)), *things]


def turned(value: int, n: int) -> str:
    """Return the point tiles of one value."""
    tile = use("lozenge", 0, 0, 62) + figure(value + v.LOWEST_VALUE, 0, 9, "tile-value large")
    times = number(f"×{n}", 42, 9, "times")
    return group(tile, times, x=500 + 86 * value, y=40, class_="turned" if n else "none")
