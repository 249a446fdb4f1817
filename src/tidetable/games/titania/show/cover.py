"""The box of Titania: the castle under the sea, and ships above it."""

from typing import Final

from tidetable.core.show.cover import COVER, WIDTH, rays
from tidetable.core.show.svg import group, tag
from tidetable.games.titania.show.drawings import floors, use
from tidetable.games.titania.show.scenery import water

SURFACE: Final = 108
SAND: Final = 478
TOWERS: Final = [  # colour, x, y, floors, how wide
    ("black", 158, 500, 3, 92),
    ("white", 246, 486, 4, 84),
    ("green", 556, 488, 4, 84),
    ("brown", 648, 502, 2, 92),
]
FLEET: Final = [("yellow", 176, 78, 112), ("blue", 402, 72, 124), ("red", 628, 80, 112)]
LYING: Final = [
    *(("shell-brown", 86, 556, 64), ("shell-green", 210, 568, 58), ("starfish", 322, 560, 70)),
    *(("shell-white", 476, 566, 60), ("shell-black", 586, 560, 58), ("starfish", 716, 556, 62)),
]
SWIMMING: Final = [
    ("fish", 96, 292, 70, 1),
    ("turtle", 702, 276, 96, 2),
    ("fish", 250, 236, 52, 3),
    ("crab", 404, 560, 84, 1),
]


def cover() -> str:
    back = water(SAND, COVER) + rays(WIDTH / 2, 40, 18)
    glow = tag("circle", cx=WIDTH / 2, cy=330, r=300, fill="url(#titania-glow)")
    castle = use("castle", WIDTH / 2, 396, 292)
    built = [tower(*one) for one in TOWERS]
    air = tag("path", d=f"M0 0H{WIDTH}V{SURFACE}" + "q-25 14-50 0t-50 0" * 8 + "Z", class_="air")
    ships = [use(f"ship-{colour}", x, y, size) for colour, x, y, size in FLEET]
    crest = tag("path", d=f"M0 {SURFACE + 6}" + "q25-16 50 0t50 0" * 8, class_="crest")
    animals = [
        tag("g", use(name, x, y, size), class_=f"seat-{n}") for name, x, y, size, n in SWIMMING
    ]
    lying = [use(*one) for one in LYING]
    return "".join([back, air, glow, castle, *built, *animals, *ships, crest, *lying])


def tower(colour: str, x: float, y: float, height: int, wide: float) -> str:
    drawn = use(f"base-{colour}", 0, 0, wide) + floors(colour, 0, height, wide)
    return group(drawn, x=x, y=y)
