"""A bot for Cove, from the view alone."""

from __future__ import annotations

from tests.contract.cove.game import Cove
from tests.contract.cove.verbs import FIGHT, N_RANKS
from tidetable.core.contract import View
from tidetable.core.luck import Luck
from tidetable.core.think.bot import Bot


class Bold(Bot):
    """Fights with its strongest card, and leaves the rest to luck."""

    def __init__(self, game: Cove, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        fights = [action for action in legal if FIGHT.has(action)]
        if fights:
            return max(fights, key=lambda action: (action - FIGHT.base) % N_RANKS)
        return legal[self.luck.below(len(legal))]
