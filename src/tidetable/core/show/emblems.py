"""The emblem of each seat: anchor, star, moon, whale; on boards, in lists and in the feed alike.

An emblem goes with the colour that a seat has chosen, so `painted` changes both together.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from tidetable.core.show.art import definitions, sheets
from tidetable.core.show.svg import MOST_KEPT, NAMESPACE, symbol, tag

SHAPES: Final = tag("defs", *map(definitions, sheets(Path(__file__).parents[1])))
N_EMBLEMS: Final = 4


@lru_cache(MOST_KEPT)
def emblem(seat: int, x: float = 0, y: float = 0, size: float = 100) -> str:
    """Return a seat's emblem around a point, in the colour that it is drawn in there."""
    return symbol("emblem", f"seat-{seat + 1}", x, y, size)


@lru_cache(MOST_KEPT)
def coin(seat: int, x: float = 0, y: float = 0, size: float = 100) -> str:
    """Return a seat's emblem on a coin of its colour."""
    return symbol("coin", f"seat-{seat + 1}", x, y, size)


def icon(n: int) -> str:
    """Return an emblem as a file of its own, for pages that fill its shape with a colour."""
    found = re.search(rf'<g id="emblem-seat-{n}">(.*?)</g>(?=<g id=)', SHAPES)
    assert found is not None
    return tag("svg", found[1], xmlns=NAMESPACE, viewBox="-56 -56 112 112") + "\n"
