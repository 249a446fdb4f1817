"""How the bay is arranged: boats, quay and beach below each other, or the boats beside the quay."""

from typing import Final

from tidetable.core.show.layout import Berth, Layout, as_drawn
from tidetable.core.show.pieces import Area
from tidetable.core.show.scene import Scene
from tidetable.games.chests.show import board as b
from tidetable.games.chests.show.drawings import CARD
from tidetable.games.chests.show.scenery import BAY, DECK, HEIGHT, SIZE, WIDE, WIDTH

COLUMN: Final = WIDE[0] - WIDTH  # beside the quay, for the other boats
QUAYSIDE: Final = Berth(COLUMN, -DECK[0])
BEACH: Final = Berth(COLUMN, WIDE[1] - HEIGHT)
MARGIN: Final = 26


def layouts(scene: Scene, areas: list[Area]) -> list[Layout]:
    return [as_drawn(areas, SIZE), wide(scene, areas)]


def wide(scene: Scene, areas: list[Area]) -> Layout:
    """Return the quay above the beach, and all other boats on the water to the left of them."""
    named = {area.name: area for area in areas}
    boat, cards = (f"{what}-{scene.me + 1}" for what in ("boat", "treasures"))
    places = {
        "deep": Berth(0, 0),
        "sea": Berth(min(0, COLUMN / 2 - b.SUN_X[len(scene.others)]), 0),
        **dict.fromkeys(("deck", "quay", "tray", "reveals"), QUAYSIDE),
        "shore": BEACH,
        boat: moved(named[boat], BEACH),
        cards: moved(named[cards], BEACH),
    }
    room = WIDE[1] / len(scene.others)
    scale = min(1.0, room / BAY)
    for i, seat in enumerate(scene.others):
        top = room * i + (room - BAY * scale) / 2
        name = f"treasures-{seat + 1}"
        fits = min(scale, (COLUMN - MARGIN) / width_of(named[name]))
        places[f"boat-{seat + 1}"] = berth(
            COLUMN / 2, top + b.OPPONENTS_WATER * scale, b.AFLOAT * scale
        )
        places[name] = berth(COLUMN / 2, top + b.OPPONENTS_CARDS * scale, fits)
    return Layout(WIDE, places)


def moved(area: Area, by: Berth) -> Berth:
    return Berth(area.x + by.x, area.y + by.y, area.scale)


def berth(x: float, y: float, scale: float) -> Berth:
    return Berth(round(x), round(y), round(scale, 3))


def width_of(cards: Area) -> float:
    """Return how wide a row of cards is around its middle."""
    reach = max((abs(piece.x) for piece in cards.pieces), default=0.0)
    return 2 * reach + CARD[0]
