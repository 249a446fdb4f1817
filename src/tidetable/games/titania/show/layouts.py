"""How the kingdom is arranged: all below each other, or the board with everything beside it."""

from collections.abc import Iterable
from typing import Final

from tidetable.core.show.layout import Berth, Layout, as_drawn
from tidetable.core.show.pieces import Area
from tidetable.core.show.scene import Scene
from tidetable.games.titania.show import board as b, drawings
from tidetable.games.titania.show.scenery import FIELD, SIZE, WIDE

LEFT: Final = 996  # of the column beside the board
ROOM: Final = 388  # how wide it is
GAP: Final = 10
BOARD: Final = ("spaces", "kingdom", "names")
RAISED: Final = FIELD[1] - 10  # how much higher the board lies where nobody is above it
LARGEST_HAND: Final = 1.5
RIBBON: Final = (18, 892, 0.98)


def layouts(scene: Scene, areas: list[Area]) -> list[Layout]:
    return [as_drawn(areas, SIZE), wide(scene, areas)]


def wide(scene: Scene, areas: list[Area]) -> Layout:
    """Return the board on the left, and beside it the others, the supplies and the own things."""
    drawn = {area.name: area for area in areas}
    places = {"wide-sea": Berth(0, 0), "to-come": Berth(*RIBBON)}
    for name in BOARD:
        area = drawn[name]
        places[name] = Berth(area.x, area.y - RAISED, area.scale)
    y: float = GAP
    others = scene.others
    their_wide = min(b.WIDEST, 980 / len(others) - 10)
    for seat in others:
        y += put(places, f"player-{seat + 1}", (0, 0, their_wide, 84), y)
    y = spread_out(places, drawn, y)
    own = f"player-{scene.me + 1}"
    y += put(places, own, (0, 0, b.OWN_WIDE, 128), y)
    cards = len(drawn["hand"].pieces)
    hand = min(b.HAND_WIDE, drawings.CARD[0] + b.CARD_STEP * max(cards - 1, 0))
    scale = min(LARGEST_HAND, ROOM / hand)
    places["hand"] = Berth(LEFT + ROOM / 2, (y + WIDE[1]) / 2 - GAP, round(scale, 3))
    return Layout(WIDE, places)


def spread_out(places: dict[str, Berth], drawn: Iterable[str], y: float) -> float:
    """Berth the supplies below each other; return where they end."""
    if "fleets" in drawn:
        y += put(places, "fleets", (126, 0, 360, b.HIGH), y)
        half = ROOM * 0.74
        y += put(places, "stores", (490, 0, 278, b.HIGH), y, half)
        up = places["stores"].y
        put(places, "period", (14, 0, 96, b.HIGH), up, ROOM - half - GAP, half + GAP)
    else:
        y += put(places, "stores", (13, 0, 752, b.HIGH), y)
    return y + put(places, "heaps", (772, 0, 221, b.HIGH), y, ROOM * 0.74)


def put(
    places: dict[str, Berth],
    name: str,
    box: tuple[float, float, float, float],
    y: float,
    room: float = ROOM,
    x: float = 0,
) -> float:
    """Berth an area drawn in a box, as wide as its room; return how much height it takes."""
    left, top, width, height = box
    scale = round(room / width, 3)
    places[name] = Berth(round(LEFT + x - left * scale, 1), round(y - top * scale, 1), scale)
    return height * scale + GAP
