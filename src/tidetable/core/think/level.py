"""How well a searching bot plays: a name that a family understands, and what stands behind it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from tidetable.core.think.search import Settings

# From one that lets a child win now and then to one that does not; a box offers all of them.
LEVELS: Final = ("gentle", "deckhand", "helmsman", "mate", "captain")

WELL_AHEAD: Final = 1.5  # fair shares of the chance to win
DEPTH: Final = 12  # decisions of a playout for the win, where an evaluator can judge it then


@dataclass(frozen=True)
class Level:
    """A budget, and how kind the bot is: how much of its chance to win it gives away.

    The playouts are meant to be spent; the seconds are for rules that are not compiled, or for a
    machine with much else to do. A search that the clock cuts short is not the same everywhere.
    """

    playouts: int
    settings: Settings = field(default_factory=Settings)
    seconds: float | None = 1.0
    leniency: float = 0.0  # how much worse than the best an answer may be, well ahead
    aim: float = 0.0  # the chance to win up to which it gives nothing away: 1 is a fair share
    keeps: bool = False  # the tree, for the next answer of the same turn; no table's bot does

    def spare(self, chance: float, seats: int) -> float:
        """Return how much of its chance to win a bot may give away at once.

        All its leniency from well ahead on; the less its chance is, the less; and nothing at what
        it aims for.
        """
        ahead = (chance * seats - self.aim) / (WELL_AHEAD - self.aim)
        return self.leniency * max(0.0, min(ahead, 1.0))


# For a game that says nothing of its own about thinking. Every answer is as likely, so a playout
# goes to its end: where it stands before, only the game could tell.
OF_ANY_GAME: Final[Mapping[str, Level]] = {
    "gentle": Level(30, leniency=0.25),
    "deckhand": Level(60, leniency=0.15),
    "helmsman": Level(60),
    "mate": Level(150),
    "captain": Level(600),
}


def guided(playouts: int, heard: float) -> Level:
    """Return a search for the win that a network guides, and how much its judgement counts."""
    return Level(playouts, Settings(exploration=1.0, depth=DEPTH, margin=0.0, heard=heard))


def even_match(levels: Mapping[str, Level]) -> Level:
    """Return what wins about half of its games against anybody.

    It does as its adviser says, and gives away what it has more than a fair share.
    """
    return replace(levels[LEVELS[0]], leniency=0.2, aim=1.0)
