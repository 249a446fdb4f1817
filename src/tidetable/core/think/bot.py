"""What a bot promises: it gets the view of its seat like anybody else, and answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from tidetable.core.luck import Luck

if TYPE_CHECKING:
    from tidetable.core.contract import View


class Bot(ABC):
    """A player that is a program. Same view, same luck: same answer."""

    hurried: bool = False  # whether the clock cut its last thinking short

    @abstractmethod
    def choose(self, view: View, question: int, legal: list[int]) -> int:
        """Return one of the legal actions."""


BotMaker = Callable[[Luck], Bot]
