"""Heuristics for Chests & Sabres, from the view alone."""

from __future__ import annotations

from tidetable.core.bot import Bot
from tidetable.core.contract import View
from tidetable.core.luck import Luck


class Greedy(Bot):
    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        return legal[self.luck.below(len(legal))]
