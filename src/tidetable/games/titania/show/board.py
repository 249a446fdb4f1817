"""The picture of the kingdom: the others at the surface, the board, the own hand on the sand.

Everything keeps its place from picture to picture, so that a piece can be seen to move.
"""

from __future__ import annotations

from tidetable.core.show.art import framed
from tidetable.core.show.scene import Scene
from tidetable.games.titania.show.ending import ending
from tidetable.games.titania.show.players import Players
from tidetable.games.titania.show.scenery import DEFS, KINGDOM_SEA, SIZE
from tidetable.games.titania.show.seabed import Seabed
from tidetable.games.titania.show.supplies import Supplies

__all__ = ["SIZE", "draw"]


def draw(scene: Scene) -> str:
    """Return the inside of the board's <svg>. It depends on nothing but the scene."""
    if scene.over:
        return framed("titania", DEFS, ending(scene), class_="over")
    seabed, players, supplies = Seabed(scene), Players(scene), Supplies(scene)
    return framed(
        "titania",
        DEFS,
        KINGDOM_SEA,
        players.others(),
        seabed.drawn(),
        supplies.drawn(),
        players.own_row(),
        players.hand(),
        supplies.unseen(),
        class_=f"sails-{seabed.sailing()}" if seabed.sailing() else "",
    )
