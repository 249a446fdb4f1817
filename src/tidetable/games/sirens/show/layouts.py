"""How the bay is arranged: player, ship and player below each other, or both beside the ship."""

from typing import Final

from tidetable.core.show.layout import Berth, Layout, as_drawn
from tidetable.core.show.pieces import Area
from tidetable.core.show.scene import Scene
from tidetable.games.sirens.show import board as b
from tidetable.games.sirens.show.drawings import HELD
from tidetable.games.sirens.show.scenery import SIZE, WIDE

RAISED: Final = 126  # how much higher the ship lies where nobody is above it
COLUMN: Final = (908, 416)  # beside the ship: from where, and how wide
CARD_STEP: Final = 122  # of the hand
# Where things of the other player and the own ones lie in that column, and how large they are there
BESIDE: Final = {
    "backs": Berth(601, 112, 1.1),
    "theirs": Berth(388, 201, 0.95),
    "own": Berth(446, -544),
    "rum": Berth(906, -530),
    "done": Berth(408, -530),
    "pile": Berth(416, -530),
}
NAMES: Final = [Berth(900, -4, 1.14), Berth(900, -547, 0.92)]  # the other's, the own


def layouts(scene: Scene, areas: list[Area]) -> list[Layout]:
    return [as_drawn(areas, SIZE), wide(scene, areas)]


def wide(scene: Scene, areas: list[Area]) -> Layout:
    """Return the ship on the left; beside it the other player above, the own things below."""
    n_cards = max(len(area.pieces) for area in areas if area.name == "hand")
    left, room = COLUMN
    scale = min(1.0, room / (CARD_STEP * max(n_cards - 1, 0) + HELD[0]))
    their_name, own_name = NAMES
    places = {
        "wide-bay": Berth(0, 0),
        "ship": Berth(0, b.KEEL - RAISED),
        "offer": Berth(0, -RAISED),
        "to-come": Berth(12, 880, 1),
        "hand": Berth(left + room / 2, 800, round(scale, 3)),
        f"player-{1 - scene.me + 1}": their_name,
        f"player-{scene.me + 1}": own_name,
        **BESIDE,
    }
    return Layout(WIDE, places)
