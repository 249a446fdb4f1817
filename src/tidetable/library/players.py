"""Players that are programs: a function that gets a view and returns a move is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, SupportsIndex

from tidetable import bots
from tidetable.bots.agents import SUFFIX, AgentFile
from tidetable.core.luck import Luck
from tidetable.core.think.bot import Bot
from tidetable.library.moves import Move
from tidetable.library.setup import Seed, Setup, in_words, seed_number
from tidetable.library.sight import Sight

Chooser = Callable[[Sight[Any, Any]], SupportsIndex | str]


class NamedBot:
    """A bot of the house, or an agent from a file. Same view, same luck: same answer."""

    name: str
    """What it is called."""
    game: Setup[Any, Any]
    """The game it plays."""

    def __init__(self, game: Setup[Any, Any], name: str, seed: Seed = None) -> None:
        self.name = name
        self.game = game
        luck = Luck(seed_number(seed))
        if name.endswith(SUFFIX):
            self._bot: Bot = AgentFile(game.box, name, luck)
            return
        with in_words(game.box):
            self._bot = bots.make(game.box, name, luck)

    def __call__(self, view: Sight[Any, Any]) -> Move:
        """Return one of the legal moves of a view."""
        return self.game.moves[self._bot.choose(view._view, view._asked(), [*map(int, view.legal)])]

    def __repr__(self) -> str:
        return f"tidetable.bot({self.name!r}, {self.game!r})"


def bot(name: str, game: Setup[Any, Any], seed: Seed = None) -> NamedBot:
    """Return a bot of the house: random, greedy, a level from gentle to captain, or even.

    The name of a file, `mine.py`, brings the agent that is the last function in it.
    """
    return NamedBot(game, name, seed)
