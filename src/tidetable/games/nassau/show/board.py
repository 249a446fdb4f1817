"""The picture of Nassau: the city and the sea side by side, the own ship and tales below them.

Everything keeps its place from picture to picture, so that a piece can be seen to move.
"""

from __future__ import annotations

from tidetable.core.show.art import framed
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import part
from tidetable.games.nassau.show.decks import own_ship
from tidetable.games.nassau.show.ending import ending
from tidetable.games.nassau.show.hand import hand
from tidetable.games.nassau.show.panels import heading, other_ships, piles, standing
from tidetable.games.nassau.show.picture import Picture
from tidetable.games.nassau.show.scenery import DEFS, SIZE, STAGE
from tidetable.games.nassau.show.shore import shore
from tidetable.games.nassau.show.tokens import fight
from tidetable.games.nassau.show.town import below_the_town, town
from tidetable.games.nassau.show.waters import waters

__all__ = ["SIZE", "draw"]


def draw(scene: Scene) -> str:
    """Return the inside of the board's <svg>. It depends on nothing but the scene."""
    picture = Picture(scene)
    if scene.over:
        return framed("nassau", DEFS, STAGE, ending(picture))
    return framed(
        "nassau",
        DEFS,
        STAGE,
        heading(picture),
        part(scene.say("board-part-city"), town(picture), below_the_town(picture)),
        part(scene.say("board-part-sea"), waters(picture), shore(picture)),
        part(scene.say("board-part-ship"), own_ship(picture), hand(picture)),
        other_ships(picture),
        piles(picture),
        standing(picture),
        fight(picture),
    )
