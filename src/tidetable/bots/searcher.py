"""A bot that searches: any game, as long and as attentively as its level says."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

from tidetable.core.bot import Bot
from tidetable.core.search import Finding, Search

if TYPE_CHECKING:
    from tidetable.core.contract import View
    from tidetable.core.level import Level
    from tidetable.core.luck import Luck
    from tidetable.core.play import AnyGame

BATCH: Final = 50  # playouts between two looks at the clock


class Searcher(Bot):
    """Searches from the view of its seat, and anew for each answer.

    Same view, same luck, same answer: so nothing is kept from one answer to the next.
    """

    def __init__(self, game: AnyGame, level: Level, luck: Luck) -> None:
        self.game = game
        self.level = level
        self.luck = luck

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        found = self.look_into(view)
        if self.luck.below(100) < self.level.slips:
            return self._slip(found)
        return found[0].action

    def look_into(self, view: View) -> list[Finding]:
        """Return what the search found out about each answer, the best first."""
        search = Search(self.game, view, self.level.settings, self.luck)
        until = None if self.level.seconds is None else monotonic() + self.level.seconds
        left = self.level.playouts
        while left > 0 and not search.is_settled(left):
            search.run(min(BATCH, left))
            left -= BATCH
            if until is not None and monotonic() > until:
                break
        return search.findings()

    def _slip(self, found: list[Finding]) -> int:
        """Take anything that is not much worse than the best."""
        least = found[0].value - self.level.leniency
        others = [one.action for one in found if one.value >= least]
        return others[self.luck.below(len(others))]
