"""How well bots search in Nassau. Figures found by play: docs/play/bots-results.md."""

from collections.abc import Mapping
from typing import Final

from tidetable.core.think.level import Level
from tidetable.core.think.search import Settings

# About four turns on the position is judged. To look twice as far in half as many playouts, in the
# same time, was worse.
SETTINGS: Final = Settings(depth=12)

LEVELS: Final[Mapping[str, Level]] = {
    "gentle": Level(40, SETTINGS, slips=65, leniency=0.15),
    "deckhand": Level(40, SETTINGS, slips=30, leniency=0.15),
    "helmsman": Level(40, SETTINGS, slips=5),
    "mate": Level(130, SETTINGS),
    "captain": Level(1_000, SETTINGS),
}
