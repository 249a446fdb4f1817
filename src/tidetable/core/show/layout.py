"""How the areas of a board can be arranged: for wide windows and narrow ones, part by part.

The server does not know how large a window is, and whoever sees the same shares one picture. So a
picture brings all of its arrangements along, and the page takes the one that shows it largest.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

from tidetable.core.show.changing import replace
from tidetable.core.show.pieces import Area
from tidetable.core.show.svg import tag


class Berth(NamedTuple):
    """Where an area lies, and how much larger than it is drawn."""

    x: float
    y: float
    scale: float = 1


@dataclass(frozen=True)
class Layout:
    """One arrangement of a board's areas; an area without a place is not shown in it."""

    size: tuple[int, int]
    places: Mapping[str, Berth]  # by the areas' names
    part: str = ""  # what it shows large, in words, if one can turn from part to part
    front: bool = False  # whether its part is what the game is about now


def in_front(layouts: Iterable[Layout]) -> Layout:
    """Return the layout that pictures have: the first of the part in front."""
    return max(layouts, key=lambda layout: layout.front)


def placed(areas: Iterable[Area], layout: Layout) -> list[Area]:
    """Return the areas as a layout has them; those that it does not show are there unseen."""
    return [
        replace(area, x=at.x, y=at.y, scale=at.scale, shown=True)
        if (at := layout.places.get(area.name))
        else replace(area, shown=False)
        for area in areas
    ]


def as_drawn(areas: Iterable[Area], size: tuple[int, int]) -> Layout:
    """Return the layout in which all areas that are shown lie where they were drawn."""
    return Layout(size, {one.name: Berth(one.x, one.y, one.scale) for one in areas if one.shown})


def told(layouts: Sequence[Layout], areas: Iterable[Area]) -> str:
    """Return layouts as an element that a page reads: of each its part, size and places."""
    names = {area.name for area in areas}
    facts = [
        {
            "part": layout.part,
            "front": layout.front,
            "size": layout.size,
            "places": {name: at for name, at in layout.places.items() if name in names},
        }
        for layout in layouts
    ]
    said = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
    return tag("metadata", escape(said, quote=False))
