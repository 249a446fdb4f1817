"""How Nassau is arranged: the phase in play is large, the other one folded to what matters.

Each phase has two layouts: one beside a panel, as wide as high, and one for a phone that is held
upright. Whoever wants to see the other phase, or all ships, turns there.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tidetable.core.show.layout import Berth, Layout
from tidetable.core.show.pieces import Area
from tidetable.core.show.scene import Scene
from tidetable.games.nassau.rules.state import CITY
from tidetable.games.nassau.show import decks, fight, folded, hand, panels, town, waters
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
STAGE: Final = Berth(0, 0, 3)  # lies under everything, however long a page is
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
    ("fight", 29, 200, 768),
]
# Beside the hand, where tales have been told this round and where not
CITY_TOLD: Final[list[Spot]] = [("told", 656, 944, 208)]
CITY_UNTOLD: Final[list[Spot]] = [("piles", 656, 944, 130)]
SEA_TOLD: Final[list[Spot]] = [
    ("told", 656, 944, 208),
    ("piles", 872, 944, 130),
    ("tavern", 1010, 944, 272),
]
SEA_UNTOLD: Final[list[Spot]] = [("piles", 656, 944, 130), ("tavern", 794, 944, 488)]
FIRE_DESK: Final[list[Spot]] = [
    ("heading", 8, 8, 790),
    ("supply", 826, 8, 456),
    ("hand", 8, 72, 1274),
    ("ship", 8, 335, 640),
    ("arms", 656, 335, 626),
    ("booty", 656, 560, 626),
    ("sea-folded", 8, 735, 640),
    ("piles", 8, 943, 130),
    ("way-home", 146, 943, 286),
    ("told", 440, 943, 208),
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
OTHERS: Final = ["others"]  # all other ships, below each other
FIGHT_ON_PHONE: Final = 140  # how far down
CITY_PHONE: Final[list[Row]] = [
    *(["heading"], ["city"], ["tavern", "animals", "offering"], ["harbour"]),
    *(["ship"], ["arms"], ["sea-folded"], ["hand"]),
]
SEA_PHONE: Final[list[Row]] = [
    *(["heading"], ["sea"], ["way-home", "animals", "offering"]),
    *(["ship"], ["arms"], ["piles", "tavern"], ["booty"], ["hand"]),
]
FIRE_PHONE: Final[list[Row]] = [
    *(["heading"], ["hand"], ["piles", "told", "standing"]),
    *(["ship"], ["arms"], ["booty"]),
]
SHIPS_PHONE: Final[list[Row]] = [
    *(["ship"], ["arms"], ["booty"], ["hand"]),
    *(["piles", "told", "standing"], OTHERS, ["supply"]),
]


def layouts(scene: Scene, areas: list[Area]) -> list[Layout]:
    """Return two layouts for each part; the one in front is what is played now."""
    there = Arranging(Picture(scene), {area.name for area in areas})
    telling = there.picture.question in TELLING
    in_city = there.picture.table.phase <= CITY
    told = "told" in there.names
    city = CITY_DESK + (CITY_TOLD if told else CITY_UNTOLD)
    sea = SEA_DESK + (SEA_TOLD if told else SEA_UNTOLD)
    return [
        *there.part("city", city, (776, 690, 506), CITY_PHONE, in_city),
        *there.part("sea", sea, (826, 650, 456), SEA_PHONE, not in_city and not telling),
        *(there.part("fire", FIRE_DESK, (656, 735, 626), FIRE_PHONE, True) if telling else ()),
        *there.part("ship", SHIPS_DESK, (670, 636, 612), SHIPS_PHONE, False),
    ]


class Arranging:
    """Areas that are there, to be placed."""

    def __init__(self, picture: Picture, names: set[str]) -> None:
        self.picture = picture
        self.names = names

    def part(
        self,
        part: str,
        desk: list[Spot],
        others: tuple[float, float, float],
        phone: list[Row],
        front: bool,
    ) -> Iterator[Layout]:
        """Return how a part is arranged beside a panel, and on a phone."""
        name = self.picture.say(f"board-part-{part}")
        yield Layout(SIZE, self.places([*desk, *self.ships(*others)]), name, front)
        tall, height = self.below_each_other(phone)
        yield Layout((PHONE, height), self.places(tall), name, front)

    def ships(self, x: float, y: float, width: float) -> Iterator[Spot]:
        """Return the other ships below each other."""
        others = self.picture.scene.others
        step = panels.HIGH[len(others)] * width / panels.OTHER + GAP
        for i, seat in enumerate(others):
            yield f"ship-{seat + 1}", x, y + step * i, width

    def below_each_other(self, rows: list[Row]) -> tuple[list[Spot], int]:
        """Return the rows of a phone's page, each as wide as it; and how high all are together."""
        spots: list[Spot] = []
        y: float = GAP
        room = PHONE - 2 * GAP
        for row in rows:
            if row == OTHERS:
                ships = [*self.ships(GAP, y, room)]
                spots += ships
                y += len(ships) * (panels.HIGH[len(ships)] * room / panels.OTHER + GAP)
                continue
            there = [name for name in row if name in self.names]
            widths = [DRAWN[name][0] / DRAWN[name][1] for name in there]  # at a height of 1
            high = (room - GAP * (len(there) - 1)) / sum(widths)
            x: float = GAP
            for name, width in zip(there, widths, strict=True):
                spots.append((name, x, y, width * high))
                x += width * high + GAP
            y += high + GAP
        if ["sea"] in rows:
            spots.append(("fight", GAP, FIGHT_ON_PHONE, room))
        return spots, round(y)

    def places(self, spots: list[Spot]) -> dict[str, Berth]:
        """Return the places, with those of what lies on other areas and under all of them."""
        places = {"stage": STAGE}
        for name, x, y, width in spots:
            drawn = DRAWN[name][0] if name in DRAWN else panels.OTHER
            at = Berth(round(x, 1), round(y, 1), round(width / drawn, 3))
            places[name] = at
            if name in WITH:
                places[WITH[name]] = at
        return places
