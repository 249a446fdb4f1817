"""The board of Nassau as areas; layouts.py says where they lie.

Everything keeps its place from picture to picture, so that a piece can be seen to move.
"""

from tidetable.core.show.pieces import Area
from tidetable.core.show.scene import Scene
from tidetable.games.nassau.show.decks import own_ship
from tidetable.games.nassau.show.fight import fight
from tidetable.games.nassau.show.folded import folded_sea
from tidetable.games.nassau.show.hand import hand
from tidetable.games.nassau.show.panels import heading, other_ships, piles, standing
from tidetable.games.nassau.show.picture import Picture
from tidetable.games.nassau.show.places import placed
from tidetable.games.nassau.show.scenery import STAGE
from tidetable.games.nassau.show.town import town
from tidetable.games.nassau.show.waters import waters


def board(scene: Scene) -> list[Area]:
    """Return what there is, from the back to the front. It depends on nothing but the scene."""
    picture, stage = Picture(scene), Area("stage", ground=STAGE)
    areas = [
        *(stage, *heading(picture)),
        *town(picture),
        *waters(picture),
        folded_sea(picture),
        *own_ship(picture),
        *hand(picture),
        *other_ships(picture),
        *(piles(picture), standing(picture)),
        *fight(picture),
    ]
    return placed(picture, areas)
