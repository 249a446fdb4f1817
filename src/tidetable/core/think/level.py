"""How well a searching bot plays: a name that a family understands, and what stands behind it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tidetable.core.think.search import Settings

# From one that lets a child win now and then to one that does not; a box offers all of them.
LEVELS: Final = ("gentle", "deckhand", "helmsman", "mate", "captain")


@dataclass(frozen=True)
class Level:
    """A budget, and how often the bot overlooks something.

    The playouts are meant to be spent; the seconds are for rules that are not compiled, or for a
    machine with much else to do. A search that the clock cuts short is not the same everywhere.
    """

    playouts: int
    settings: Settings = field(default_factory=Settings)
    seconds: float | None = 1.0
    slips: int = 0  # of 100 answers, those that need not be the best found
    leniency: float = 0.1  # how much worse than the best a slip may be: never stupid
    keeps: bool = False  # the tree, for the next answer of the same turn; no table's bot does


# For a game that says nothing of its own about thinking. Every answer is as likely, so a playout
# goes to its end: where it stands before, only the game could tell.
OF_ANY_GAME: Final[Mapping[str, Level]] = {
    "gentle": Level(40, slips=80, leniency=0.3),
    "deckhand": Level(40, slips=40, leniency=0.2),
    "helmsman": Level(60, slips=10),
    "mate": Level(150),
    "captain": Level(600),
}
