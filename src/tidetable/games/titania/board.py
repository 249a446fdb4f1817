"""The picture of the kingdom: the others at the surface, the board, the own hand on the sand.

Everything keeps its place from picture to picture, so that a piece can be seen to move.
"""

from __future__ import annotations

from typing import Final

from tidetable.core.box import Scene
from tidetable.core.svg import tag
from tidetable.games.titania.ending import ending
from tidetable.games.titania.field import Field
from tidetable.games.titania.players import Players
from tidetable.games.titania.scenery import DEFS, HEIGHT, KINGDOM_SEA, WIDTH
from tidetable.games.titania.spoken import describe
from tidetable.games.titania.state import Table
from tidetable.games.titania.supplies import Supplies

__all__ = ["SIZE", "describe", "draw"]

SIZE: Final = (WIDTH, HEIGHT)


def draw(scene: Scene) -> str:
    """Return the inside of the board's <svg>. It depends on nothing but the scene."""
    table = scene.view.public
    assert isinstance(table, Table)
    if scene.over:
        return framed("over", ending(scene, table))
    field, players, supplies = Field(scene, table), Players(scene, table), Supplies(scene, table)
    return framed(
        f"sails-{field.sailing()}" if field.sailing() else "",
        KINGDOM_SEA,
        players.others(),
        field.drawn(),
        supplies.drawn(),
        players.own_row(),
        players.hand(),
        supplies.unseen(),
    )


def framed(class_: str, *parts: str) -> str:
    """Return a picture in its round-cornered frame, with the shapes it uses."""
    inside = tag("g", *parts, clip_path="url(#titania-frame)")
    return tag("g", DEFS, inside, class_=f"titania-board {class_}".rstrip())
