"""How well bots search in Nassau. The figures were found by play: docs/bots.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tidetable.core.level import Level
from tidetable.core.search import Settings

# About eight turns on the position is judged. Fewer are not enough: what one turn begins, a later
# one ends.
SETTINGS: Final = Settings(depth=24)

LEVELS: Final[Mapping[str, Level]] = {
    "gentle": Level(20, SETTINGS, slips=60, leniency=0.15),
    "deckhand": Level(20, SETTINGS),
    "helmsman": Level(100, SETTINGS),
    "mate": Level(450, SETTINGS),
    "captain": Level(2_000, SETTINGS),
}
