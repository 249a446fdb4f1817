"""The large things: the water from the surface to the sand, the castle, the plates of names."""

from pathlib import Path
from typing import Final

from tidetable.core.show.art import defs
from tidetable.core.show.emblems import coin
from tidetable.core.show.kit import plate, player_name
from tidetable.core.show.svg import tag
from tidetable.games.titania.show.drawings import use

WIDTH: Final = 1000
HEIGHT: Final = 1254
SIZE: Final = (WIDTH, HEIGHT)
FIELD: Final = (14, 98, 972, 868)  # the part of the picture that the board fills
RUINS: Final = [(x, y) for y in range(176, 900, 167) for x in (32, 968)]
FLOOR: Final = 972  # where the sand begins

SYMBOLS: Final = defs(Path(__file__).parents[1])


def water(floor: float, size: tuple[int, int] = SIZE) -> str:
    """Return the water, light at the surface and dark below, and the sand from here down."""
    width, height = size
    sand = f"M0 {floor + 12}C160 {floor - 12} 330 {floor + 14} 520 {floor}S840 {floor - 14} 1000"
    return "".join(
        [
            tag("rect", width=width, height=height, fill="url(#titania-water)"),
            tag("circle", cx=500, cy=530, r=520, fill="url(#titania-lagoon)"),
            tag("rect", width=width, height=floor, fill="url(#titania-ripples)"),
            use("rays"),
            *(use("pillar", x, y, 92) for x, y in RUINS if y < floor),
            tag("path", d=f"{sand} {floor + 8}H{width}V{height}H0Z", fill="url(#titania-sand)"),
            use("weed", 24, height - 112, 86),
            use("coral", 586, height - 100, 54),
        ]
    )


KINGDOM_SEA: Final = water(FLOOR)
WIDE: Final = (1396, 936)  # beside the board there is room for everything else
WIDE_SEA: Final = water(888, WIDE)


def name_plate(seat: int, name: str, active: bool, width: float, room: float = 0) -> str:
    """Return a plate with a player's emblem and name, around its middle.

    The name is squeezed into the part on the left that it has room in; 0: all of it.
    """
    board = plate(-width / 2, -19, width, 38, 19, active)
    sign = coin(seat, 23 - width / 2, 0, 32)
    words = player_name(name, 44 - width / 2, 9, (room or width) - 56, wide=25, narrow=15)
    return board + sign + words
