"""The bot that leaves everything to chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.core.think.bot import Bot

if TYPE_CHECKING:
    from tidetable.core.contract import View
    from tidetable.core.luck import Luck


class Random(Bot):
    """Whatever is legal is as good as anything else."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        return legal[self.luck.below(len(legal))]
