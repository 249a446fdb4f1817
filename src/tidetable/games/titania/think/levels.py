"""How well bots search in Titania. Figures found by play: docs/play/bots-results.md."""

from collections.abc import Mapping
from typing import Final

from tidetable.core.think.level import Level, even_match, guided
from tidetable.core.think.search import Settings

# About two turns on the position is judged: the end is too far away to look there.
SETTINGS: Final = Settings(depth=12)

LEVELS: Final[Mapping[str, Level]] = {
    "gentle": Level(10, SETTINGS, leniency=0.2),
    "deckhand": Level(25, SETTINGS, leniency=0.1),
    "helmsman": Level(60, SETTINGS),
    "mate": Level(150, SETTINGS),
    "captain": Level(600, SETTINGS),
}

# Playouts tell more here than the network's judgement.
ADMIRAL: Final = guided(1_000, heard=0.25)

# It cannot win back from a good player what it has given away early.
EVEN: Final = even_match(aim=1.1)
