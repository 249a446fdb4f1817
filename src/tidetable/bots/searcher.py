"""A bot that searches: any game, as long and as attentively as its level says."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

from tidetable.core.facts import view_bytes
from tidetable.core.luck import Luck
from tidetable.core.think.bot import Bot
from tidetable.core.think.merits import choices, try_out
from tidetable.core.think.search import Search, Tried

if TYPE_CHECKING:
    from tidetable.bots.comparison import Explorer
    from tidetable.core.contract import View
    from tidetable.core.think.evaluator import AnyEvaluator
    from tidetable.core.think.level import Level

BATCH: Final = 16  # playouts between two looks at the clock


def settle(explorer: Explorer, playouts: int, seconds: float | None) -> bool:
    """Search until one answer is settled on; return whether the time was over before that."""
    until = None if seconds is None else monotonic() + seconds
    while playouts > 0 and not explorer.is_settled(playouts):
        explorer.run(min(BATCH, playouts))
        playouts -= BATCH
        if until is not None and monotonic() > until:
            return playouts > 0 and not explorer.is_settled(playouts)
    return False


class Searcher(Bot):
    """Searches from the view of its seat, anew for each answer unless its level keeps trees.

    Where nothing is kept: same view, same luck, same answer. Where trees are: same game.
    """

    def __init__(self, evaluator: AnyEvaluator, level: Level, luck: Luck) -> None:
        self.game = evaluator.game
        self.evaluator = evaluator
        self.level = level
        self.luck = luck
        self._last: Search | None = None
        self._since: list[int] = []  # what was answered since that search began

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        action = legal[0] if len(legal) == 1 else self._look(view).tried()[0].action
        if self._last is not None:
            self._since.append(action)
        return action

    def look_into(self, view: View) -> list[Tried]:
        """Return what the search found out about each answer, the best first."""
        return self._look(view).tried()

    def _look(self, view: View) -> Search:
        level = self.level
        search = self._kept(view) or Search(self.evaluator, view, level.settings, self.luck)
        self.hurried = settle(search, level.playouts - search.done(), level.seconds)
        if level.keeps:
            self._last, self._since = search, []
        return search

    def _kept(self, view: View) -> Search | None:
        """Return the last search if nobody else has had a say since, gone on to this view."""
        last = self._last
        if last is None or not self._is_expected(last.view, view):
            return None
        return last if last.go_on(self._since, view) else None

    def _is_expected(self, seen: View, now: View) -> bool:
        """Whether the answers given since, and nothing else, lead from one view to the other."""
        for action in self._since:
            if action not in choices(self.game, seen):
                return False
            trial = try_out(self.game, seen, action, self.luck)
            if trial is None:
                return False
            seen = trial.after
        return view_bytes(seen) == view_bytes(now)
