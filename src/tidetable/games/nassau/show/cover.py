"""The box of Nassau: a galleon before the evening sun, and what waits for it."""

from typing import Final

from tidetable.core.show.cover import HEIGHT, WIDTH, rays, waterline
from tidetable.core.show.kit import dots
from tidetable.core.show.svg import group, tag
from tidetable.games.nassau.show.scenery import use

HORIZON: Final = 380


def cover() -> str:
    sky = tag("rect", width=WIDTH, height=HORIZON + 20, class_="evening")
    stars = dots([(30 + i * i * 47 % 740, 20 + i * 53 % 150) for i in range(20)], "evening-stars")
    sun = tag("circle", cx=430, cy=HORIZON - 20, r=210, class_="sun")
    far = use("skull-island", 96, HORIZON - 66, 190) + use(
        "type-pirate-ship", 704, HORIZON - 42, 112
    )
    sea = tag("rect", y=HORIZON, width=WIDTH, height=HEIGHT - HORIZON, class_="sea")
    near = waterline(HORIZON + 66, 160, "var(--sea)", 0.8)
    ship = tag("g", use("galleon", 410, 276, 460), class_="seat-1")
    jolly = use("type-kraken", 664, 454, 230)
    bow = waterline(HORIZON + 110, 130, "var(--sea-near)", 0.85)
    quay = group(*(use("quay", 120 * i, 0, 124) for i in range(8)), x=-20, y=588)
    crew = tag("g", use("pirate", 112, 478, 212), class_="seat-1") + use("parrot", 216, 500, 104)
    wares = use("provision", 566, 540, 104) + tag("g", use("crate", 660, 540, 100), class_="seat-3")
    loose = (
        use("doubloon", 300, 560, 62) + use("doubloon", 352, 572, 52) + use("rum", 742, 528, 104)
    )
    sabre = group(use("sabre"), x=444, y=548, turn=38, scale=1.1)
    parts = [sky, stars, rays(430, HORIZON - 40, 16), sun, far, sea, near, ship, jolly, bow]
    return "".join([*parts, quay, wares, loose, sabre, crew])
