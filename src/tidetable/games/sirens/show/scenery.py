"""The large things: sky, bay, shore, sirens. Nothing here depends on luck, not even the waves."""

from pathlib import Path
from typing import Final

from tidetable.core.show.art import defs
from tidetable.core.show.emblems import coin
from tidetable.core.show.kit import dots, plate, player_name
from tidetable.core.show.svg import tag
from tidetable.games.sirens.show.drawings import use

WIDTH: Final = 900
HEIGHT: Final = 1292
SIZE: Final = (WIDTH, HEIGHT)
HORIZON: Final = 84
SHORE: Final = 1002  # where the own beach begins
SYMBOLS: Final = defs(Path(__file__).parents[1])


def sky(height: float, moon: tuple[float, float, float]) -> str:
    """Return an evening sky of this height, with its moon."""
    x, y, size = moon
    stars = [(20 + i * i * 67 % 868, 8 + i * 53 % (int(height) - 20)) for i in range(30)]
    return (
        tag("rect", width=WIDTH, height=height + 2, fill="url(#sirens-sky)")
        + dots(stars, "stars")
        + tag("circle", cx=x, cy=y, r=size * 1.5, fill="url(#sirens-glow)", class_="moonlight")
        + use("moon", x, y, size)
    )


def bay(top: float, moon_x: float) -> str:
    """Return the water from this height down, with the way of the moon on it."""
    height = HEIGHT - top
    glitter = "".join(
        f"M{moon_x - 44 + i * 29 % 52:g} {top + 10 + 17 * i:g}h{18 + i * 17 % 40}"
        for i in range(18)
    )
    return (
        tag("rect", y=top, width=WIDTH, height=height, fill="url(#sirens-bay)")
        + tag("rect", y=top, width=WIDTH, height=height, fill="url(#sirens-waves)")
        + tag("path", d=glitter, class_="glitter")
    )


MOON: Final = (800, 60, 78)
_DOLPHINS: Final = [  # under water, faint where cards will lie
    use("dolphin", 196, 236, 110),
    use("dolphin-left", 706, 310, 110),
    use("dolphin-left", 196, 900, 110),
    use("dolphin", 706, 822, 110),
]
BAY: Final = "".join(
    [
        sky(HORIZON, MOON),
        use("headland", 480, HORIZON + 1),
        bay(HORIZON, MOON[0]),
        tag("g", *_DOLPHINS, class_="below"),
        use("beach", 0, SHORE),
    ]
)


WIDE: Final = (1336, 944)  # the ship on the left, all else beside it
_DUNES: Final = "M900 360C990 300 1100 340 1336 300V944H886C930 760 850 560 900 360Z"
WIDE_BAY: Final = "".join(
    [
        tag("rect", width=WIDE[0], height=WIDE[1], fill="url(#sirens-bay)"),
        tag("rect", width=WIDE[0], height=WIDE[1], fill="url(#sirens-waves)"),
        tag("g", *_DOLPHINS[:3], class_="below"),
        tag("path", d=_DUNES, class_="dunes"),
    ]
)


def siren(seat: int, x: float, y: float, size: float, left: bool = False) -> str:
    """Return a siren in her seat's colour, singing to the right or to the left."""
    drawn = use("siren-left" if left else "siren", x, y, size)
    return tag("g", drawn, class_=f"siren seat-{seat + 1}")


def name_plate(name: str, seat: int, active: bool, width: float) -> str:
    """Return a plate with a player's emblem and name, around its middle."""
    board = plate(-width / 2, -21, width, 42, 21, active)
    sign = coin(seat, 24 - width / 2, 0, 40)
    return board + sign + player_name(name, 20, 10, width - 62, wide=28, narrow=16.5)
