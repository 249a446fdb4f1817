"""The large things: sky, bay, shore, sirens. Nothing here depends on luck, not even the waves."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tidetable.core.show.art import defs
from tidetable.core.show.kit import dots, plate, player_name
from tidetable.core.show.svg import group, tag
from tidetable.games.sirens.show.drawings import EMBLEMS, use

WIDTH: Final = 900
HEIGHT: Final = 1292
SIZE: Final = (WIDTH, HEIGHT)
HORIZON: Final = 84
SHORE: Final = 1002  # where the own beach begins
SYMBOLS: Final = defs(Path(__file__).parents[1], SIZE)


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


def _beach() -> str:
    parts: list[str] = []
    for shift, fill, opacity in [
        (-9, "var(--foam)", 0.55),
        (0, "var(--sand-wet)", 1),
        (12, "url(#sirens-sand)", 1),
    ]:
        y = SHORE + shift
        low, high = y + 6, y - 12
        d = f"M0 {y}C150 {low} 260 {high} 450 {low}S780 {high} 900 {low}V{HEIGHT}H0Z"
        parts.append(tag("path", d=d, fill=fill, opacity=opacity))
    grain = "M640 1066q14-6 28 0M250 1060q14-6 28 0M120 1216q14-6 28 0M760 1220q10-5 20 0"
    return "".join([*parts, tag("path", d=grain, class_="grain")])


def _dolphins() -> str:
    """Return dolphins under water, faint where cards will lie."""
    spots = [("dolphin", 196, 236), ("dolphin-left", 706, 310), ("dolphin-left", 196, 900)]
    spots += [("dolphin", 706, 822)]
    return tag("g", *(use(name, x, y, 110) for name, x, y in spots), class_="below")


MOON: Final = (800, 60, 78)
_BEAM: Final = tag("path", d="M0 0 130-30V18Z", fill="url(#sirens-beam)", class_="beam")
BAY: Final = "".join(
    [
        sky(HORIZON, MOON),
        group(use("headland"), group(_BEAM, x=157, y=-88), x=480, y=HORIZON + 1),
        bay(HORIZON, MOON[0]),
        _dolphins(),
        _beach(),
    ]
)


def siren(seat: int, x: float, y: float, size: float, left: bool = False) -> str:
    """Return a siren in her seat's colour, singing to the right or to the left."""
    drawn = use("siren-left" if left else "siren", x, y, size)
    return tag("g", drawn, class_=f"siren seat-{seat + 1}")


def name_plate(name: str, seat: int, active: bool, width: float) -> str:
    """Return a plate with a player's emblem and name, around its middle."""
    board = plate(-width / 2, -21, width, 42, 21, active)
    emblem = use(EMBLEMS[seat], 24 - width / 2, 0, 44)
    return board + emblem + player_name(name, 20, 10, width - 62, wide=28, narrow=16.5)
