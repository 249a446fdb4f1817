"""Whom hints, reviews and kind bots ask: the search that a network guides, or the captain's.

Either finds the answers worth a look, and looks into them so that they can be compared.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tidetable.bots.searcher import Searcher
from tidetable.core.think.evaluator import Evaluator
from tidetable.core.think.level import LEVELS, OF_ANY_GAME, guided
from tidetable.core.think.search import FULL, Search, Settings
from tidetable.core.think.tree import NONE
from tidetable.core.vec import COMPILED

if TYPE_CHECKING:
    from pathlib import Path

    from tidetable.bots.comparison import Explorer
    from tidetable.core.box import Box
    from tidetable.core.contract import View
    from tidetable.core.luck import Luck
    from tidetable.core.think.level import Level
    from tidetable.core.think.search import Tried

# Where rules are not compiled a second is enough for a tenth of a captain's playouts. A network
# makes up for that: it says where to look, and judges at once instead of playing on.
PLAIN_CAPTAIN: Final = guided(128, heard=1.0)

STARTERS: Final = 10  # answers that a network has found, or not quite ruled out
TURNS: Final = 1  # of the seat that is to answer, until a position is judged


class Adviser(ABC):
    finding: int  # times the playouts of a bot, to find answers for a hint,
    starters: int  # how many of these race in a first heat,
    candidates: int  # and how many of those are compared with care
    sparing: int  # one part in so many of a bot's playouts is enough for a kind one

    def __init__(self, box: Box, level: Level, *, is_brief: bool = False) -> None:
        """Let it be brief where that takes long: then nothing races."""
        self.box = box
        self.level = level
        self.is_brief = is_brief

    def find(self, view: View, luck: Luck, times: int, seconds: float | None) -> list[Tried]:
        """Return what so many times the playouts of a bot find out about answers, best first."""
        level = replace(self.level, playouts=times * self.level.playouts, seconds=seconds)
        return self.search(level, view, luck)

    @abstractmethod
    def search(self, level: Level, view: View, luck: Luck) -> list[Tried]: ...

    @abstractmethod
    def scout(self, view: View, luck: Luck) -> Explorer:
        """Return what answers are compared by: for the win alone, and fair to all of them."""


class Untaught(Adviser):
    """Plays on to where the seat begins its next turn: there the evaluator judges all alike.

    Cut off after so many decisions, answers that take more of them would be judged earlier.
    """

    finding, starters, candidates, sparing = 1, 6, 6, 1

    def search(self, level: Level, view: View, luck: Luck) -> list[Tried]:
        return Searcher(self.box.evaluator, level, luck).look_into(view)

    def scout(self, view: View, luck: Luck) -> Explorer:
        its, evaluator = self.level.settings, self.box.evaluator
        judges = type(evaluator).evaluate is not Evaluator.evaluate
        turns = TURNS if judges else NONE
        fair = Settings(its.exploration, FULL, 0.0, its.scale, its.sensible, its.caution, turns)
        return Search(evaluator, view, fair, luck)


class Taught(Adviser):
    """Goes where the network says, which can judge anywhere. Its numpy is loaded when needed.

    It knows better where to look, but has far fewer playouts to compare what it has found. And it
    may never try what its network thinks little of: so more race than it has tried.
    """

    finding, candidates = 2, 4

    def __init__(self, box: Box, network: Path, level: Level, *, is_brief: bool = False) -> None:
        super().__init__(box, level, is_brief=is_brief)
        self.network = network
        self.starters = self.candidates if is_brief else STARTERS
        self.sparing = 1 if is_brief else 2

    def search(self, level: Level, view: View, luck: Luck) -> list[Tried]:
        from tidetable.bots.networked import Admiral

        return Admiral(self.box, self.network, level, luck).look_into(view)

    def scout(self, view: View, luck: Luck) -> Explorer:
        from tidetable.bots.networked import Consultation, instinct_of

        instinct = instinct_of(self.box, self.network)
        return Consultation(instinct, view, self.level.settings, luck)


def adviser_of(box: Box, *, hurried: bool = True) -> Adviser:
    """Return the best adviser there is for a game.

    Where rules are not compiled and somebody waits, it does without playing on, and is brief.
    """
    if box.network is None:
        levels = box.levels if LEVELS[-1] in box.levels else OF_ANY_GAME
        return Untaught(box, levels[LEVELS[-1]])
    if hurried and box.admiral.seconds is not None and not COMPILED:
        return Taught(box, box.network, PLAIN_CAPTAIN, is_brief=True)
    return Taught(box, box.network, box.admiral)
