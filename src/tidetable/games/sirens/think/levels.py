"""How well bots search in Sirens in Sight. Figures found by play: docs/play/bots-results.md."""

from collections.abc import Mapping
from typing import Final

from tidetable.core.think.level import Level, even_match, guided
from tidetable.core.think.search import Settings

# Eight decisions on the position is judged: as good as the end, in a third of the time.
SETTINGS: Final = Settings(depth=8)

LEVELS: Final[Mapping[str, Level]] = {
    "gentle": Level(10, SETTINGS, leniency=0.3),
    "deckhand": Level(25, SETTINGS, leniency=0.22),
    "helmsman": Level(150, SETTINGS),
    "mate": Level(700, SETTINGS),
    "captain": Level(8_000, SETTINGS),
}

ADMIRAL: Final = guided(800, heard=0.5)

# Its adviser is far better than people: where it stands alike, it wins.
EVEN: Final = even_match(aim=0.85)
