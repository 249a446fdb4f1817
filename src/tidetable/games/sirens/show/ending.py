"""The ending: the winner's siren sings under the moon; after a tie the next ship comes in sight."""

from __future__ import annotations

from typing import Final

from tidetable.core.show.kit import fitted, plate, spread
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import group, tag
from tidetable.games.sirens.rules.state import Tabletop
from tidetable.games.sirens.rules.verbs import SHIPS
from tidetable.games.sirens.show.drawings import part, use
from tidetable.games.sirens.show.scenery import bay, name_plate, siren, sky
from tidetable.games.sirens.show.sheet import taken_by

SHORE: Final = 330  # where the sky ends
MOON: Final = (450, 190, 190)
SONG: Final = [(250, 330, 66), (190, 210, 54), (640, 250, 78), (724, 150, 62), (770, 300, 56)]
DOLPHINS: Final = [("dolphin", 126, 590), ("dolphin-left", 774, 590)]
STAGE: Final = sky(SHORE, MOON) + bay(SHORE, MOON[0])  # a large moon over still water


def ending(scene: Scene) -> str:
    """Return both players with what they have taken: the winner large, or both alike."""
    table = scene.public(Tabletop)
    first, second = table.points
    if first == second:
        return STAGE + tie(scene, table)
    return STAGE + victory(scene, table, 0 if first > second else 1)


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
    other = 1 - winner
    sings = singer(winner, 450, 490, 290) + crown + notes
    sings += group(named(scene, winner, True), x=450, y=690, scale=1.5)
    listens = singer(other, 112, 1120, 150)
    listens += group(named(scene, other, False), x=450, y=1018, scale=1.15)
    won, lost = taken(table, winner, 450, 830, 0.92, 840), taken(table, other, 540, 1142, 0.72, 640)
    return halo + dolphins + sings + won + listens + lost


def tie(scene: Scene, table: Tabletop) -> str:
    """SIR-P4: nobody has won. Calm water, both sirens, and a sail on the horizon."""
    lights = tag("g", use("far-ship", 450, SHORE - 30, 170), class_="far")
    both = "".join(
        singer(seat, x, 560, 210, left=seat == 1)
        + group(named(scene, seat, True), x=x, y=720, scale=1.25)
        + taken(table, seat, x, 870, 0.8, 400)
        for seat, x in ((0, 230), (1, 670))
    )
    words = scene.say("board-next-ship")
    banner = plate(50, 1100, 800, 84, 42, active=True)
    said = fitted(words, 450, 1154, "banner", 760, wide=34, narrow=19)
    return lights + both + banner + said


def singer(seat: int, x: float, y: float, size: float, left: bool = False) -> str:
    return tag("g", siren(seat, x, y, size, left), data_key=f"siren-{seat + 1}")


def named(scene: Scene, seat: int, won: bool) -> str:
    return name_plate(seat, scene.names[seat], won, 260)


def taken(table: Tabletop, seat: int, x: float, y: float, scale: float, room: float) -> str:
    """Return what a player has won, side by side: parts of the ship, hats, and the points."""
    points, ships = int(table.points[seat]), taken_by(table, seat)
    parts = [(tag("g", part(n), data_key=f"ship-{SHIPS.tokens[n]}"), 186) for n in ships]
    parts += [(use("hat", 0, 0, 120), 136)] * (points - len(ships))
    across = sum(width for _, width in parts)
    left = -across / 2
    drawn: list[str] = []
    for shown, width in parts:
        drawn.append(group(shown, x=left + width / 2))
        left += width
    pearls = "".join(use("pearl", at, 116, 46) for at in spread(points, 44))
    return group(*drawn, pearls, x=x, y=y, scale=min(scale, room / max(room, across)))
