"""The stage: what lies under everything, and the shapes of art/ that all parts use.

A symbol fills a square of 100 around its middle, so its size is its scale in hundredths.
Every kind has an outline of its own, so that nobody needs the colours to tell them apart.
Colours that change at night, or with the seat, are CSS variables (board.css).
"""

from functools import partial
from pathlib import Path
from typing import Final

from tidetable.core.show.art import defs
from tidetable.core.show.svg import symbol, tag

WIDTH: Final = 1290
HEIGHT: Final = 1080
SIZE: Final = (WIDTH, HEIGHT)
SYMBOLS: Final = defs(Path(__file__).parents[1])
STAGE: Final = tag("rect", width=WIDTH, height=HEIGHT, class_="stage")

use: Final = partial(symbol, "nassau")
