"""The picture of the bay: the ship across the middle, the own side below, the opponent's above.

Everything keeps its place from picture to picture, so that a piece can be seen to move.
"""

from __future__ import annotations

from typing import Final

from tidetable.core.box import Scene
from tidetable.core.svg import tag
from tidetable.games.sirens.ending import ending
from tidetable.games.sirens.players import Players
from tidetable.games.sirens.scenery import BAY, DEFS, HEIGHT, WIDTH
from tidetable.games.sirens.sides import Sides
from tidetable.games.sirens.spoken import describe
from tidetable.games.sirens.state import Table

__all__ = ["SIZE", "describe", "draw"]

SIZE: Final = (WIDTH, HEIGHT)


def draw(scene: Scene) -> str:
    """Return the inside of the board's <svg>. It depends on nothing but the scene."""
    table = scene.view.public
    assert isinstance(table, Table)
    if scene.over:
        return framed(ending(scene, table))
    players = Players(scene, table)
    return framed(
        BAY,
        players.opponent(),
        Sides(scene, table).drawn(),
        players.own_row(),
        players.hand(),
        players.unseen(),
    )


def framed(*parts: str) -> str:
    """Return a picture in its round-cornered frame, with the shapes it uses."""
    inside = tag("g", *parts, clip_path="url(#sirens-frame)")
    return tag("g", DEFS, inside, class_="sirens-board")
