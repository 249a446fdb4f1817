"""The ending: the castle above what was built together, and the players in their order."""

from typing import Final

from tidetable.core.codec import MAX_SEATS
from tidetable.core.show.emblems import coin
from tidetable.core.show.kit import figure, fitted, plate, rect
from tidetable.core.show.pieces import Area, Piece, side_by_side
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import group, tag
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.state import Tabletop
from tidetable.games.titania.show.drawings import floors, goods, use
from tidetable.games.titania.show.happened import Happened
from tidetable.games.titania.show.hexes import spaces_of
from tidetable.games.titania.show.scenery import WIDTH, name_plate, water

SAND: Final = 560  # where the towers stand
HALO: Final = tag("circle", cx=500, cy=330, r=330, fill="url(#titania-glow)", class_="halo")
CASTLE: Final = water(SAND) + HALO + use("castle", 500, 396, 310)
CROWN: Final = tag("g", use("crown", 0, -84, 92), class_="crown")
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
    """Return the emblems of whoever won."""
    coins = [
        Piece(coin(seat, 0, 0, 132) + CROWN, key=f"coin-{seat + 1}", seat=seat) for seat in winners
    ]
    return side_by_side(coins, 170, 500, 462)


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
    """Return a player's place, name and points.

    Shells and starfish stand there too: they decide between equals (TIT-P4).
    """
    table = scene.public(Tabletop)
    won = place == 1
    plate = name_plate(seat, scene.names[seat], won, 330)
    parts = [
        rect((0, 0, 952, ROW - 12), 26, "panel won" if won else "panel"),
        figure(place, 64, 82, "place"),
        group(plate, x=320, y=ROW / 2 - 6, scale=1.15, class_=f"seat-{seat + 1}"),
        rect((800, 16, 132, 84), 30, "medal"),
        figure(int(table.points[seat]), 866, 78, "total"),
    ]
    things = side_by_side(goods(scene.say, table, Happened([]), seat, 46, 46), 52, 654, ROW / 2 - 6)
    return [Piece("".join(parts), key=f"row-{seat + 1}"), *things]
