"""A judge of answers: it looks for better ones, and compares them, longer than bots and hints do.

It is the admiral where a game has a network, and else the captain, with more playouts and with luck
of its own.
"""

from __future__ import annotations

from collections.abc import Iterable

from tidetable.bots.adviser import adviser_of
from tidetable.bots.comparison import FAR, Comparison
from tidetable.core.box import Box
from tidetable.core.contract import View
from tidetable.core.luck import Luck
from tidetable.core.think.search import Tried


class Judge:
    def __init__(self, box: Box, times: int, care: int) -> None:
        """Let it find answers, and compare them, by so many times the playouts of a bot."""
        self.adviser = adviser_of(box)
        self.times = times
        self.care = care

    def find(self, view: View, luck: Luck) -> list[Tried]:
        """Return what it finds out about each answer, the best first."""
        return self.adviser.find(view, luck, self.times, seconds=None)

    def compare(
        self, view: View, actions: Iterable[int], luck: Luck, far: float = FAR
    ) -> Comparison:
        """Compare answers by all of its playouts; who is far behind drops out."""
        compared = Comparison(self.adviser.scout(view, luck), actions, luck)
        compared.run(self.care * self.adviser.level.playouts, known=0.0, far=far)
        return compared
