"""How well bots search in Nassau. Figures found by play: docs/play/bots-results.md."""

from collections.abc import Mapping
from typing import Final

from tidetable.core.think.level import Level, even_match, guided
from tidetable.core.think.search import Settings

# About four turns on the position is judged. Twice as far in half as many playouts was worse.
SETTINGS: Final = Settings(depth=12)

LEVELS: Final[Mapping[str, Level]] = {
    "gentle": Level(6, SETTINGS, leniency=0.18),
    "deckhand": Level(10, SETTINGS, leniency=0.14),
    "helmsman": Level(40, SETTINGS),
    "mate": Level(130, SETTINGS),
    "captain": Level(1_000, SETTINGS),
}

ADMIRAL: Final = guided(600, heard=0.5)

# Its adviser thinks a little too well of whoever asks, most of all where rules are not compiled.
EVEN: Final = even_match(aim=1.15)
