"""The ending: the winner's siren sings under the moon; after a tie the next ship comes in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.core.show.kit import plate, squeezed
from tidetable.core.show.svg import group, tag, text
from tidetable.games.sirens.rules.state import TAKEN
from tidetable.games.sirens.rules.verbs import N_SHIPS, SHIPS
from tidetable.games.sirens.show.drawings import use
from tidetable.games.sirens.show.scenery import bay, name_plate, siren, sky
from tidetable.games.sirens.show.ship import far_ship, part, plaque

if TYPE_CHECKING:
    from tidetable.core.show.scene import Scene
    from tidetable.games.sirens.rules.state import Tabletop

SHORE: Final = 330  # where the sky ends
MOON: Final = (450, 190, 190)
SONG: Final = [(250, 330, 66), (190, 210, 54), (640, 250, 78), (724, 150, 62), (770, 300, 56)]
DOLPHINS: Final = [("dolphin", 126, 590), ("dolphin-left", 774, 590)]
STAGE: Final = sky(SHORE, MOON) + bay(SHORE, MOON[0])  # a large moon over still water


def ending(scene: Scene, table: Tabletop) -> str:
    """Return both players with what they have taken: the winner large, or both alike."""
    first, second = int(table.points[0]), int(table.points[1])
    if first == second:
        return STAGE + tie(scene, table)
    winner = 0 if first > second else 1
    return STAGE + victory(scene, table, winner)


def victory(scene: Scene, table: Tabletop, winner: int) -> str:
    halo = tag("circle", cx=450, cy=470, r=260, fill="url(#sirens-glow)", class_="halo")
    notes = "".join(
        tag("g", use("note", x, y, size), class_=f"note n{i}")
        for i, (x, y, size) in enumerate(SONG)
    )
    dolphins = "".join(
        tag("g", use(name, x, y, 150), class_=f"leap d{i}")
        for i, (name, x, y) in enumerate(DOLPHINS)
    )
    crown = tag("g", use("crown", 456, 318, 74), class_="crown")
    sings = tag("g", siren(winner, 450, 490, 290), data_key=f"siren-{winner + 1}")
    other = 1 - winner
    listens = tag("g", siren(other, 112, 1120, 150), data_key=f"siren-{other + 1}")
    return "".join(
        [
            halo,
            dolphins,
            sings,
            crown,
            notes,
            group(named(scene, winner, True), x=450, y=690, scale=1.5),
            taken(table, winner, 450, 830, 0.92, 840),
            listens,
            group(named(scene, other, False), x=450, y=1018, scale=1.15),
            taken(table, other, 540, 1142, 0.72, 640),
        ]
    )


def tie(scene: Scene, table: Tabletop) -> str:
    """SIR-P4: nobody has won. Calm water, both sirens, and a sail on the horizon."""
    lights = far_ship(450, SHORE - 30, 170)
    both = "".join(
        tag("g", siren(seat, x, 560, 210, left=seat == 1), data_key=f"siren-{seat + 1}")
        + group(named(scene, seat, True), x=x, y=720, scale=1.25)
        + taken(table, seat, x, 870, 0.8, 400)
        for seat, x in ((0, 230), (1, 670))
    )
    words = scene.say("board-next-ship")
    banner = plate(50, 1100, 800, 84, 42, active=True)
    said = text(words, 450, 1154, "banner", **squeezed(words, 760, wide=34, narrow=19))
    return lights + both + banner + said


def named(scene: Scene, seat: int, won: bool) -> str:
    return name_plate(seat, scene.names[seat], won, 260)


def taken(table: Tabletop, seat: int, x: float, y: float, scale: float, room: float) -> str:
    """Return what a player has won, side by side: parts of the ship, hats, and the points."""
    ships = [ship for ship in range(N_SHIPS) if table.ships[ship] == TAKEN + seat]
    points = int(table.points[seat])
    parts = [
        tag("g", part(ship), plaque(ship), data_key=f"ship-{SHIPS.tokens[ship]}") for ship in ships
    ]
    parts += [use("hat", 0, 0, 120)] * (points - len(ships))
    widths = [186] * len(ships) + [136] * (points - len(ships))
    left = -sum(widths) / 2
    drawn: list[str] = []
    for shown, width in zip(parts, widths, strict=True):
        drawn.append(group(shown, x=left + width / 2))
        left += width
    size = min(scale, room / max(room, sum(widths)))
    pearls = "".join(use("pearl", 44 * (i - (points - 1) / 2), 116, 46) for i in range(points))
    return group(*drawn, pearls, x=x, y=y, scale=size)
