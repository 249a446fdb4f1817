"""The ending: the winner's siren sings under the moon; after a tie the next ship comes in sight."""

from itertools import accumulate
from typing import Final

from tidetable.core.show.kit import fitted, plate, spread
from tidetable.core.show.pieces import Area, Piece
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import tag
from tidetable.games.sirens.rules.state import Tabletop
from tidetable.games.sirens.rules.verbs import SHIPS
from tidetable.games.sirens.show.drawings import part, use
from tidetable.games.sirens.show.scenery import bay, name_plate, siren, sky
from tidetable.games.sirens.show.sheet import taken_by

SHORE: Final = 330  # where the sky ends
MOON: Final = (450, 190, 190)
STAGE: Final = sky(SHORE, MOON) + bay(SHORE, MOON[0])  # a large moon over still water
FAR_SHIP: Final = tag("g", use("far-ship", 450, SHORE - 30, 170), class_="far")
HALO: Final = tag("circle", cx=450, cy=470, r=260, fill="url(#sirens-glow)", class_="halo")
CROWN: Final = tag("g", use("crown", 456, 318, 74), class_="crown")
_LEAPS: Final = [("dolphin", 126, 590, 150), ("dolphin-left", 774, 590, 150)]
_NOTES: Final = [(250, 330, 66), (190, 210, 54), (640, 250, 78), (724, 150, 62), (770, 300, 56)]
DOLPHINS: Final = "".join(tag("g", use(*d), class_=f"leap d{i}") for i, d in enumerate(_LEAPS))
SONG: Final = "".join(
    tag("g", use("note", *at), class_=f"note n{i}") for i, at in enumerate(_NOTES)
)


def ending(scene: Scene) -> list[Area]:
    """Return both players with what they have taken: the winner large, or both alike."""
    first, second = scene.public(Tabletop).points
    if first == second:
        return tie(scene)
    winner, other = (0, 1) if first > second else (1, 0)
    pieces = [
        Piece(siren(winner, 450, 490, 290) + CROWN + SONG, key=f"siren-{winner + 1}"),
        named(scene, winner, True).at(450, 690, 1.5),
        *taken(scene, winner, 450, 830, 0.92, 840),
        Piece(siren(other, 112, 1120, 150), key=f"siren-{other + 1}"),
        named(scene, other, False).at(450, 1018, 1.15),
        *taken(scene, other, 540, 1142, 0.72, 640),
    ]
    return [Area("ending", pieces, STAGE + HALO + DOLPHINS)]


def tie(scene: Scene) -> list[Area]:
    """SIR-P4: nobody has won. Calm water, both sirens, and a sail on the horizon."""
    words = fitted(scene.say("board-next-ship"), 450, 1154, "banner", 760, wide=34, narrow=19)
    banner = plate(50, 1100, 800, 84, 42, active=True) + words
    pieces: list[Piece] = []
    for seat, x in enumerate((230, 670)):
        sings = Piece(siren(seat, x, 560, 210, left=seat == 1), key=f"siren-{seat + 1}")
        pieces += [sings, named(scene, seat, True).at(x, 720, 1.25)]
        pieces += taken(scene, seat, x, 870, 0.8, 400)
    return [Area("ending", pieces, STAGE + FAR_SHIP + banner)]


def named(scene: Scene, seat: int, won: bool) -> Piece:
    drawn, key = name_plate(scene.names[seat], seat, won, 260), f"plate-{seat + 1}"
    return Piece(drawn, key=key, seat=seat)


def taken(scene: Scene, seat: int, x: float, y: float, scale: float, room: float) -> list[Piece]:
    """Return what a player has won, side by side: parts of the ship, hats, and the points."""
    table = scene.public(Tabletop)
    points, ships = int(table.points[seat]), taken_by(table, seat)
    crew = points - len(ships)
    pieces = [Piece(part(ship), key=f"ship-{SHIPS.tokens[ship]}") for ship in ships]
    pieces += [Piece(use("hat", 0, 0, 120), key=f"hat-{seat + 1}-{i}") for i in range(crew)]
    widths = [186] * len(ships) + [136] * crew
    across = sum(widths)
    edges = accumulate(widths, initial=-across / 2)
    spots = zip(pieces, edges, widths, strict=False)
    pieces = [piece.at(left + width / 2, 0) for piece, left, width in spots]
    pearls = "".join(use("pearl", at, 116, 46) for at in spread(points, 44))
    pieces.append(Piece(pearls, key=f"pearls-{seat + 1}"))
    return [piece.at(x, y, min(scale, room / max(room, across))) for piece in pieces]
