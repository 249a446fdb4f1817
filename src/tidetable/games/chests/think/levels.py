"""How well bots search in Chests & Sabres. Figures found by play: docs/play/bots-results.md."""

from collections.abc import Mapping
from typing import Final

from tidetable.core.think.level import Level, even_match, guided
from tidetable.core.think.search import Settings

# The lead counts much beside the win: luck will still change it, and it says more than one end.
SETTINGS: Final = Settings(exploration=0.35, margin=0.4, scale=15)

LEVELS: Final[Mapping[str, Level]] = {
    "gentle": Level(8, SETTINGS, leniency=0.2),
    "deckhand": Level(20, SETTINGS, leniency=0.17),
    "helmsman": Level(20, SETTINGS),
    "mate": Level(140, SETTINGS),
    "captain": Level(4_000, SETTINGS),
}

ADMIRAL: Final = guided(800, heard=1.0)

# Dice soon take a small lead away: it is kept.
EVEN: Final = even_match(aim=1.2)
