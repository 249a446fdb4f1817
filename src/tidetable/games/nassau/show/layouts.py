"""How Nassau is arranged: the phase in play is large, the other one folded to what matters.

Each phase has two layouts: one beside a panel, as wide as high, and one for a phone that is held
upright. Whoever wants to see the other phase, or all ships, turns there.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tidetable.core.show.layout import Layout, Place, as_drawn
from tidetable.core.show.pieces import Area
from tidetable.core.show.scene import Scene
from tidetable.games.nassau.rules.state import CITY
from tidetable.games.nassau.show import decks, ending, fight, folded, hand, panels, town, waters
from tidetable.games.nassau.show.picture import Picture
from tidetable.games.nassau.show.scenery import SIZE

DRAWN: Final[Mapping[str, tuple[float, float]]] = {  # how large areas are drawn
    "heading": panels.HEADING,
    "supply": panels.SUPPLY,
    "city": (town.SIZE, town.SIZE),
    "tavern": town.TAVERN,
    "animals": town.ANIMALS,
    "offering": town.OFFERING,
    "sea": (3 * waters.ZONE[0], 3 * waters.ZONE[1]),
    "sea-folded": folded.FOLDED,
    "harbour": waters.HARBOUR,
    "way-home": waters.WAY_HOME,
    "ship": decks.SHIP,
    "arms": decks.ARMS,
    "booty": decks.BOOTY,
    "hand": hand.HELD,
    "told": hand.TOLD,
    "piles": panels.PILES,
    "standing": panels.STANDING,
    "fight": fight.SIZE,
}
WITH: Final = {"city": "speech", "sea": "borders"}  # what lies where another area does
GAP: Final = 8
PHONE: Final = 748  # units across: letters of 20 can be read on a phone
STAGE: Final = Place(0, 0, 3)  # lies under everything, however long a page is
TELLING: Final = {"rum", "tales", "tell", "twice"}

Spot = tuple[str, float, float, float]  # an area, where it lies, and how wide it is there
Row = Sequence[str]  # areas beside each other, as high as each other

CITY_DESK: Final[list[Spot]] = [
    ("heading", 8, 8, 760),
    ("city", 8, 70, 760),
    ("tavern", 8, 838, 380),
    ("animals", 396, 838, 190),
    ("offering", 594, 838, 174),
    ("supply", 776, 8, 506),
    ("harbour", 776, 70, 506),
    ("ship", 776, 183, 506),
    ("arms", 776, 501, 506),
    ("hand", 8, 944, 640),
    ("told", 656, 944, 208),
    ("sea-folded", 872, 944, 410),
]
SEA_DESK: Final[list[Spot]] = [
    ("heading", 8, 8, 790),
    ("sea", 8, 70, 810),
    ("way-home", 8, 838, 332),
    ("animals", 348, 838, 190),
    ("offering", 546, 838, 174),
    ("supply", 826, 8, 456),
    ("ship", 826, 70, 456),
    ("arms", 826, 357, 456),
    ("booty", 826, 523, 456),
    ("hand", 8, 944, 640),
    ("told", 656, 944, 208),
    ("piles", 872, 944, 130),
    ("tavern", 1010, 944, 272),
    ("fight", 29, 200, 768),
]
FIRE_DESK: Final[list[Spot]] = [
    ("heading", 8, 8, 790),
    ("supply", 826, 8, 456),
    ("hand", 8, 72, 1274),
    ("ship", 8, 335, 640),
    ("arms", 656, 335, 626),
    ("booty", 656, 560, 626),
    ("sea", 8, 735, 358),
    ("told", 374, 735, 274),
    ("piles", 374, 912, 160),
]
SHIPS_DESK: Final[list[Spot]] = [
    ("heading", 8, 8, 790),
    ("supply", 826, 8, 456),
    ("ship", 8, 70, 654),
    ("arms", 670, 70, 612),
    ("booty", 670, 290, 612),
    ("hand", 8, 478, 740),
    ("told", 756, 478, 240),
    ("piles", 1004, 478, 150),
    ("standing", 8, 636, 654),
    ("animals", 8, 873, 250),
    ("offering", 266, 873, 230),
]
CITY_PHONE: Final[list[Row]] = [
    *(["heading"], ["city"], ["tavern", "animals", "offering"], ["harbour"]),
    *(["ship"], ["arms"], ["sea-folded"]),
]
SEA_PHONE: Final[list[Row]] = [
    *(["heading"], ["sea"], ["way-home", "animals", "offering"]),
    *(["ship"], ["arms"], ["piles", "tavern"], ["booty"]),
]
FIRE_PHONE: Final[list[Row]] = [
    *(["heading"], ["hand"], ["told", "piles"]),
    *(["ship"], ["arms"], ["booty"]),
]
SHIPS_PHONE: Final[list[Row]] = [
    *(["ship"], ["arms"], ["booty"], ["hand"], ["told", "piles"]),
    *(["others"], ["standing"], ["supply"]),
]


def layouts(scene: Scene, areas: list[Area]) -> list[Layout]:
    """Return two layouts for each part; the one in front is what is played now."""
    if scene.over:
        return [as_drawn(areas, ending.SIZE)]
    picture = Picture(scene)
    telling = picture.question in TELLING
    in_city = picture.table.phase <= CITY
    return [
        *pair(picture, "city", CITY_DESK, (776, 690, 506), CITY_PHONE, in_city),
        *pair(picture, "sea", SEA_DESK, (826, 650, 456), SEA_PHONE, not in_city and not telling),
        *(pair(picture, "fire", FIRE_DESK, (656, 735, 626), FIRE_PHONE, True) if telling else ()),
        *pair(picture, "ship", SHIPS_DESK, (670, 636, 612), SHIPS_PHONE, False),
    ]


def pair(
    picture: Picture,
    part: str,
    desk: list[Spot],
    others: tuple[float, float, float],
    phone: list[Row],
    front: bool,
) -> Iterator[Layout]:
    """Return how a part is arranged beside a panel, and on a phone."""
    name = picture.say(f"board-part-{part}")
    wide = [*desk, *column(picture, *others)]
    yield Layout(SIZE, with_others(wide), name, front)
    tall, height = below_each_other(picture, phone)
    yield Layout((PHONE, height), with_others(tall), name, front)


def column(picture: Picture, x: float, y: float, width: float) -> Iterator[Spot]:
    """Return the other ships below each other."""
    others = picture.scene.others
    high = panels.HIGH[len(others)] * width / panels.OTHER
    for i, seat in enumerate(others):
        yield f"ship-{seat + 1}", x, y + i * (high + GAP), width


def below_each_other(picture: Picture, rows: list[Row]) -> tuple[list[Spot], int]:
    """Return the areas of a phone's page row by row, each as wide as the page; and their height."""
    spots: list[Spot] = []
    y: float = GAP
    for row in rows:
        there = [name for name in row if name != "offering" or picture.wares()]
        if there == ["others"]:
            ships = [*column(picture, GAP, y, PHONE - 2 * GAP)]
            spots += ships
            high = panels.HIGH[len(ships)] * (PHONE - 2 * GAP) / panels.OTHER
            y += len(ships) * (high + GAP)
            continue
        widths = [DRAWN[name][0] / DRAWN[name][1] for name in there]  # at a height of 1
        high = (PHONE - GAP * (len(there) + 1)) / sum(widths)
        x: float = GAP
        for name, width in zip(there, widths, strict=True):
            spots.append((name, x, y, width * high))
            x += width * high + GAP
        y += high + GAP
    if any(name == "sea" for name, *_ in spots):
        spots.append(("fight", GAP, 140, PHONE - 2 * GAP))
    return spots, round(y)


def with_others(spots: list[Spot]) -> dict[str, Place]:
    """Return the places, together with those of what lies on other areas and under all of them."""
    places = {"stage": STAGE}
    for name, x, y, width in spots:
        drawn = DRAWN[name][0] if name in DRAWN else panels.OTHER
        at = Place(round(x, 1), round(y, 1), round(width / drawn, 3))
        places[name] = at
        if name in WITH:
            places[WITH[name]] = at
    return places
