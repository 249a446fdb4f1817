"""A bot that searches: any game, as long and as attentively as its level says."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev
from time import monotonic
from typing import TYPE_CHECKING, Final

from tidetable.core.facts import view_bytes
from tidetable.core.luck import SEEDS, Luck
from tidetable.core.think.bot import Bot
from tidetable.core.think.level import for_the_win
from tidetable.core.think.merits import choices, try_out
from tidetable.core.think.search import Search, Tried

if TYPE_CHECKING:
    from tidetable.core.contract import View
    from tidetable.core.think.evaluator import AnyEvaluator
    from tidetable.core.think.level import Level

BATCH: Final = 50  # playouts between two looks at the clock
FIRST_LOOK: Final = 0.5  # of its time, where a bot looks a second time before it gives away
TRIES: Final = 3  # answers that are looked at then, beside the best,
DEEPER: Final = 3  # after it has been tried so many times as often, for replies to be found,
FEWEST, MORE = 100, 2  # in so many worlds at least, and in so many times its playouts at most;
DOUBT: Final = 3  # so many standard errors make sure,
SEEN: Final = 0.85  # and so much of a loss is seen by one who does not look as long as a judge


class Searcher(Bot):
    """Searches from the view of its seat, anew for each answer unless its level keeps trees.

    Where nothing is kept: same view, same luck, same answer. Where trees are: same game.
    """

    def __init__(self, evaluator: AnyEvaluator, level: Level, luck: Luck) -> None:
        self.game = evaluator.game
        self.evaluator = evaluator
        self.level = level
        # Who gives chances away must know them as well as whoever may count them afterwards.
        its = level.settings
        self.settings = for_the_win(its, evaluator) if level.leniency else its
        self.luck = luck
        self._started = 0.0
        self._last: Search | None = None
        self._since: list[int] = []  # what was answered since that search began

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        action = legal[0] if len(legal) == 1 else self._choose(view)
        if self._last is not None:
            self._since.append(action)
        return action

    def _choose(self, view: View) -> int:
        search = self._look(view)
        found = search.tried()
        spare = self.level.spare(found[0].value, len(search.rewards))
        return self._give_away(search, found, spare) if spare else found[0].action

    def look_into(self, view: View) -> list[Tried]:
        """Return what the search found out about each answer, the best first."""
        return self._look(view).tried()

    def _look(self, view: View) -> Search:
        search = self._kept(view) or Search(self.evaluator, view, self.settings, self.luck)
        self._started = monotonic()
        share = FIRST_LOOK if self.level.leniency else 1.0
        left = self.level.playouts - search.done()
        self.hurried = False
        while left > 0 and not search.is_settled(left):
            search.run(min(BATCH, left))
            left -= BATCH
            if self._is_late(share):
                self.hurried = left > 0 and not search.is_settled(left)
                break
        if self.level.keeps:
            self._last, self._since = search, []
        return search

    def _is_late(self, share: float = 1.0) -> bool:
        """Whether more than a share of its time is over."""
        seconds = self.level.seconds
        return seconds is not None and monotonic() > self._started + share * seconds

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

    def _give_away(self, search: Search, found: list[Tried], spare: float) -> int:
        """Take the worst answer that a second look is sure to be within what may be given away."""
        best, *others = found
        likely = [one for one in others if one.value >= best.value - spare]
        for one in sorted(likely, key=lambda one: one.value)[:TRIES]:
            if self._is_late():
                break
            # What others would answer to it must be better known than what they answer to the best.
            search.run_on(one.action, DEEPER * best.visits - one.visits)
            if self._is_sure(search, best.action, one.action, spare):
                return one.action
        return best.action

    def _is_sure(self, search: Search, best: int, other: int, spare: float) -> bool:
        """Whether an answer is so little worse, by far more than luck could make it seem.

        Both are tried in the same worlds with the same luck until that is known: what they differ
        by from world to world also tells how far it may be off. What stays in doubt is not done.
        """
        gaps: list[float] = []
        while len(gaps) < MORE * self.level.playouts and not self._is_late():
            gaps += [self._gap(search, best, other) for _ in range(BATCH)]
            loss = mean(gaps) / SEEN
            if len(gaps) >= FEWEST and loss > spare:
                return False
            if len(gaps) >= FEWEST and loss + DOUBT * stdev(gaps) / sqrt(len(gaps)) <= spare:
                return True
        return False

    def _gap(self, search: Search, best: int, other: int) -> float:
        """Return how much worse another answer than the best does in one world."""
        mine, its = search.try_out([best, other], self.luck.below(SEEDS))
        return mine - its
