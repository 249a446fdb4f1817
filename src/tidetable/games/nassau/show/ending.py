"""The ending: the fleet comes home under the evening sky, the winner's ship before the sun."""

from typing import Final

from tidetable.core.show.emblems import coin
from tidetable.core.show.kit import dots, spread
from tidetable.core.show.pieces import Area, Piece
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import tag, text
from tidetable.games.nassau.show.picture import Picture, sign
from tidetable.games.nassau.show.scenery import use

WIDTH: Final = 1200
HEIGHT: Final = 1000
ENDING_SIZE: Final = (WIDTH, HEIGHT)
HORIZON: Final = 560
SIZES: Final = [460, 330, 290, 270]  # of the ships, by place
DEPTHS: Final = [770, 660, 640, 632]  # where they float: the best are nearest


def _wave(y: float, start: float) -> str:
    crests = "q30-18 60 0t60 0" * (WIDTH // 120 + 1)
    return tag("path", d=f"M{start - 60:g} {y:g}{crests}", class_="wave")


EVENING: Final = (
    tag("rect", width=WIDTH, height=HORIZON + 40, class_="evening")
    + dots([(40 + i * i * 53 % 1120, 30 + i * 67 % 260) for i in range(26)], "evening-stars")
    + tag("circle", cx=WIDTH / 2, cy=HORIZON - 40, r=250, class_="sun")
    + use("island", 140, HORIZON - 18, 300)
    + use("island", WIDTH - 120, HORIZON - 14, 240)
    + tag("rect", y=HORIZON, width=WIDTH, height=HEIGHT - HORIZON, class_="sea")
    + "".join(_wave(HORIZON + 16 + 62 * i, -37 * (i % 3)) for i in range(8))
)


def ending(scene: Scene) -> list[Area]:
    """Return the ships: the best in the middle and in front, the others beside it."""
    picture = Picture(scene)
    places = scene.phrases.game.places(picture.table)
    order = sorted(picture.seats, key=lambda seat: places[seat])
    middle_out = order[1::2][::-1] + order[::2]
    spots = dict(zip(middle_out, spread(len(order), WIDTH / len(order), WIDTH / 2), strict=True))
    fleet = [vessel(picture, seat, places[seat], spots[seat]) for seat in reversed(order)]
    return [Area("evening", fleet, EVENING)]


def vessel(picture: Picture, seat: int, place: int, x: float) -> Piece:
    """Return a player's ship with its name, place and points; a winner's has a star above it."""
    size, points = SIZES[place - 1], int(picture.table.points[seat])
    middle = -size * 0.42  # it floats on the line on which it is placed
    crown = tag("g", use("star", 0, middle - size * 0.6, 104), class_="crown") if place == 1 else ""
    boat = use("galleon", 0, middle, size) + coin(
        seat, -size * 0.1, middle - size * 0.06, size * 0.2
    )
    drawn = crown + tag("g", boat, class_=f"afloat w{seat} seat-{seat + 1}")
    drawn += text(f"{place}. {picture.who(seat)}", 0, 40, "vessel")
    drawn += use("star", -44, 82, 50) + text(str(points), 24, 98, "vessel points")
    label = picture.say("board-points", who=picture.who(seat), n=points)
    return sign(drawn, (x, DEPTHS[place - 1]), f"boat-{seat + 1}", label)
