"""The picture of the bay: the ship across the middle, the own side below, the opponent's above.

Everything keeps its place from picture to picture, so that a piece can be seen to move.
"""

from __future__ import annotations

from tidetable.core.show.art import framed
from tidetable.core.show.scene import Scene
from tidetable.games.sirens.show.ending import ending
from tidetable.games.sirens.show.players import Players
from tidetable.games.sirens.show.scenery import BAY, DEFS, SIZE
from tidetable.games.sirens.show.sides import Sides

__all__ = ["SIZE", "draw"]


def draw(scene: Scene) -> str:
    """Return the inside of the board's <svg>. It depends on nothing but the scene."""
    if scene.over:
        return framed("sirens", DEFS, ending(scene))
    players = Players(scene)
    return framed(
        "sirens",
        DEFS,
        BAY,
        players.opponent(),
        Sides(scene).drawn(),
        players.own_row(),
        players.hand(),
        players.unseen(),
    )
