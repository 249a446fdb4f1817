"""The ending: the castle above what was built together, and how everybody's points came about."""

from __future__ import annotations

from typing import Final

from tidetable.core.codec import MAX_SEATS
from tidetable.core.show import kit
from tidetable.core.show.kit import figure, fitted, number, plate, rect, spread
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import group, tag, text
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.state import Tabletop
from tidetable.games.titania.show.drawings import FLOOR, purse_of, use
from tidetable.games.titania.show.hexes import spaces_of
from tidetable.games.titania.show.scenery import ANIMALS, WIDTH, name_plate, water
from tidetable.games.titania.show.sheet import tiles_shown

SAND: Final = 560  # where the towers stand
STAGE: Final = water(SAND)
ROWS: Final = 700
ROW: Final = 128
WIDEST_TOWER: Final = 44


def ending(scene: Scene) -> str:
    table = scene.public(Tabletop)
    places = scene.phrases.game.places(table)
    order = sorted(range(table.seats), key=lambda seat: places[seat])
    top = ROWS + 40 * (MAX_SEATS - len(order))
    rows = [
        group(row(scene, table, seat, places[seat]), x=24, y=top + i * ROW)
        for i, seat in enumerate(order)
    ]
    winners = [seat for seat in order if places[seat] == 1]
    return "".join([STAGE, glory(winners), skyline(scene, table), banner(scene, places), *rows])


def glory(winners: list[int]) -> str:
    """Return the castle in full light, with the animals of whoever won, crowned."""
    halo = tag("circle", cx=500, cy=330, r=330, fill="url(#titania-glow)", class_="halo")
    crown = tag("g", use("crown", 0, -80, 84), class_="crown")
    shield = tag("circle", r=62, class_="shield")
    animals = [
        tag("g", shield, use(ANIMALS[seat], 0, 2, 84), crown, class_=f"seat-{seat + 1}")
        for seat in winners
    ]
    return "".join([halo, use("castle", 500, 396, 310), *kit.row(animals, 170, 500, 462)])


def skyline(scene: Scene, table: Tabletop) -> str:
    """Return every tower that was begun, the highest in the middle."""
    towers = [
        (int(table.height(space, shell)), v.SHELLS.tokens[shell])
        for space in spaces_of(scene.game(Titania).kingdom)
        for shell in range(v.N_SHELLS)
        if table.height(space, shell) > 0
    ]
    towers.sort()
    towers = towers[::2] + towers[1::2][::-1]
    step = min(WIDEST_TOWER + 6, 940 / max(len(towers), 1))
    wide = round(step * 0.88, 1)
    spots = enumerate(spread(len(towers), step, WIDTH / 2))
    return "".join(
        group(tower(*towers[i], wide), x=round(x, 1), y=SAND + 8 + i % 2 * 10) for i, x in spots
    )


def tower(height: int, name: str, wide: float) -> str:
    parts = [use(f"base-{name}", 0, 0, wide)]
    parts += [
        use(f"floor-{name}", 0, round(-wide * FLOOR * (i + 0.5), 1), wide) for i in range(height)
    ]
    if height == v.MOST_FLOORS:
        parts.append(use(f"roof-{name}", 0, round(-wide * FLOOR * (height + 0.44), 1), wide))
    return "".join(parts)


def banner(scene: Scene, places: list[int]) -> str:
    words = scene.phrases.ending(places)
    said = fitted(words, 500, 648, "banner", 740, wide=36, narrow=21.6)
    return plate(100, 600, 800, 72, 36, active=True) + said


def row(scene: Scene, table: Tabletop, seat: int, place: int) -> str:
    """Return a player's points: those of the board, the tiles turned over, all together."""
    tiles, by_tiles = tiles_shown(table, seat)
    points = int(table.points[seat])
    won = place == 1
    panel = tag("rect", width=952, height=ROW - 12, rx=26, class_="panel won" if won else "panel")
    turned = "".join(
        group(
            use("lozenge", 0, 0, 62),
            figure(value + v.LOWEST_VALUE, 0, 9, "tile-value large"),
            number(f"×{n}", 42, 9, "times"),
            x=500 + 86 * value,
            y=40,
            class_="turned" if n else "none",
        )
        for value, n in enumerate(tiles)
    )
    words = scene.say("board-by-tiles")
    return "".join(
        [
            panel,
            figure(place, 40, 74, "place"),
            group(name_plate(seat, scene.names[seat], won, 300), x=230, y=36),
            goods(scene, table, seat),
            figure(points - by_tiles, 428, 72, "before"),
            turned,
            fitted(words, 586, 104, "caption", 230, wide=22, narrow=13.2),
            text(f"+{by_tiles}", 778, 72, "before"),
            rect((826, 18, 108, 80), 30, "medal"),
            figure(points, 880, 78, "total"),
        ]
    )


def goods(scene: Scene, table: Tabletop, seat: int) -> str:
    """Return shells and starfish, which decide between equals (TIT-P4)."""
    icons = [*(f"shell-{shell}" for shell in v.SHELLS.tokens), "starfish"]
    counts = [*purse_of(table, seat), int(table.starfish[seat])]
    goods = [
        use(icon, 0, 0, 36) + figure(n, 0, 10, "on-shell")
        for icon, n in zip(icons, counts, strict=True)
    ]
    return tag("g", *kit.row(goods, 46, 194, 86), aria_label=scene.say("board-goods"))
