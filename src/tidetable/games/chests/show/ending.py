"""The happy ending: fireworks, a crown for whoever won, a medal and a smile for everybody."""

from math import cos, pi, sin
from typing import Final

from tidetable.core.show.emblems import N_EMBLEMS
from tidetable.core.show.kit import around, dots, rect, spread
from tidetable.core.show.pieces import Area, Piece
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import group, tag, text
from tidetable.games.chests.rules.state import Tabletop
from tidetable.games.chests.show.drawings import use
from tidetable.games.chests.show.scenery import HALO, HEIGHT, WIDTH, boat, loot, sea

SHORE: Final = 400  # where the festive sky ends
ROWS: Final = (592, 966)  # the waterlines of the winners and of the others
FIREWORKS: Final = [(120, 210, 84), (775, 200, 92), (300, 120, 58), (612, 116, 62)]


def ending(scene: Scene) -> list[Area]:
    """Return the boats: who won in the first row, or in both where everybody won."""
    table = scene.public(Tabletop)
    places = scene.phrases.game.places(table)
    order = sorted(range(table.seats), key=lambda seat: places[seat])
    winners = places.count(1)
    first = winners if winners < len(order) else (winners + 1) // 2
    boats = [party_boat(scene, table, seat, places[seat]) for seat in order]
    rows = [row(boats[:first], ROWS[0], 1.7), row(boats[first:], ROWS[1], 1.3)]
    return [Area("party", [boat for one in rows for boat in one], STAGE)]


def row(boats: list[Piece], y: float, largest: float) -> list[Piece]:
    """Return boats side by side, as large as they fit."""
    room = WIDTH / len(boats)
    spots = zip(boats, spread(len(boats), room, WIDTH / 2), strict=True)
    return [boat.at(x, y, min(largest, room / 290)) for boat, x in spots]


def party_boat(scene: Scene, table: Tabletop, seat: int, place: int) -> Piece:
    won = place == 1
    medal = use("medal") + text(str(place), 0, 28, "medal-place")
    class_ = f"medal-{min(place, N_EMBLEMS)}"
    medal = group(medal, x=102, y=-112, scale=0.78, class_=class_)
    drawn = boat(table, seat, scene.names[seat], won) + loot(table, seat) + medal
    if won:
        drawn = HALO + drawn + tag("g", use("crown", 0, -190, 80), class_="crown")
    return Piece(drawn, key=f"boat-{seat + 1}")


def _firework(i: int, x: float, y: float, reach: float) -> str:
    rays = 14
    around = [2 * pi * k / rays for k in range(rays)]
    ends = [(cos(angle) * reach, sin(angle) * reach) for angle in around]
    burst = "".join(
        f"M{dx * 0.28:.1f} {dy * 0.28:.1f}L{dx * far:.1f} {dy * far:.1f}"
        for (dx, dy), far in zip(ends, [0.84, 0.6] * (rays // 2), strict=True)
    )
    tips = "".join(f"M{dx:.1f} {dy:.1f}h.1" for dx, dy in ends[::2])
    drawn = tag("path", d=burst, stroke_width=6) + tag("path", d=tips, stroke_width=13)
    return group(tag("g", drawn, class_=f"firework seat-{i % N_EMBLEMS + 1} f{i}"), x=x, y=y)


def _bunting() -> str:
    """Return two garlands of little flags in the colours of all boats."""
    parts: list[str] = []
    for left in (0, WIDTH / 2):
        garland = f"M{left:g} 0Q{left + 225:g} 110 {left + 450:g} 0"
        parts.append(tag("path", d=garland, class_="garland"))
        for k in range(1, 9):
            t = k / 9
            x, y = left + 450 * t, 220 * t * (1 - t)
            flag = tag("path", d="M-19-3H19L0 40Z", class_=f"bunting seat-{k % N_EMBLEMS + 1}")
            parts.append(group(flag, x=x, y=y, turn=(0.5 - t) * 40))
    return "".join(parts)


def _stage() -> str:
    """Return sky and sea, with a sun that smiles at everybody."""
    sky = tag("rect", width=WIDTH, height=SHORE + 2, fill="url(#chests-party)")
    glow = tag("circle", cx=450, cy=SHORE, r=330, fill="url(#chests-glow)", opacity=0.7)
    spots = [(30 + i * i * 61 % 850, 40 + i * 71 % 300) for i in range(34)]
    stars = dots(spots, "party-stars")
    water = sea(SHORE, HEIGHT)
    fireworks = "".join(_firework(i, *where) for i, where in enumerate(FIREWORKS))
    dolphins = use("dolphin", 96, 480, 110) + use("dolphin-left", 806, 486, 96)
    islands = use("island", 60, SHORE + 2) + use("island", 850, SHORE + 2, 120)
    return sky + stars + glow + fireworks + _bunting() + islands + water + dolphins + _confetti()


def _confetti() -> str:
    return "".join(
        group(
            rect(around(18, 10), 3, f"confetti c{i % 5}"),
            x=20 + i * 137 % 860,
            y=70 + i * 211 % 930,
            turn=i * 47 % 180,
            class_=f"seat-{i % N_EMBLEMS + 1}",
        )
        for i in range(40)
    )


STAGE: Final = _stage()
