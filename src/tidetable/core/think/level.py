"""How well a searching bot plays: a name that a family understands, and what stands behind it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tidetable.core.think.search import Settings

# From one that lets a child win now and then to one that does not; a box offers all of them.
LEVELS: Final = ("gentle", "deckhand", "helmsman", "mate", "captain")

GENEROUS: Final = 0.35  # of its chance to win is the most that an even match gives away at once
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
    leniency: float = 0.0  # how much worse than the best an answer may be, at most
    aim: float = 0.0  # of an even match: the chance up to which it gives nothing; 1 is a fair share
    keeps: bool = False  # the tree, for the next answer of the same turn; no table's bot does


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


def even_match(aim: float = 1.0) -> Level:
    """Return what wins about half of its games against anybody; it looks as its adviser does.

    Where that one is far better than people, who stands alike will win: then it aims lower. And
    where nothing is ever sure, higher: what seems to be a lead may be none.
    """
    return Level(0, leniency=GENEROUS, aim=aim)
