"""How well bots search in Titania. The figures were found by play: docs/bots.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tidetable.core.level import Level
from tidetable.core.search import Settings

# About two turns on the position is judged: the end is too far away to look there.
SETTINGS: Final = Settings(depth=12)

LEVELS: Final[Mapping[str, Level]] = {
    "gentle": Level(40, SETTINGS, slips=50),
    "deckhand": Level(40, SETTINGS, slips=15),
    "helmsman": Level(200, SETTINGS),
    "mate": Level(1_000, SETTINGS),
    "captain": Level(5_000, SETTINGS),
}
