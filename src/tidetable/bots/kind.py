"""A kind bot: it plays as its level does, gives away what it can afford, and never blunders."""

from __future__ import annotations

from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Final

from tidetable.bots.adviser import adviser_of
from tidetable.bots.comparison import SURE, Comparison
from tidetable.bots.searcher import Searcher, settle
from tidetable.core.think.bot import Bot

if TYPE_CHECKING:
    from tidetable.bots.comparison import Explorer, Lead
    from tidetable.core.box import Box
    from tidetable.core.contract import View
    from tidetable.core.luck import Luck
    from tidetable.core.think.level import Level
    from tidetable.core.think.search import Tried

FIRST_LOOK: Final = 0.5  # of its time: the rest is for what it might give away
HEAT: Final = 1  # times the adviser's playouts for a race of what may be worth giving away
WISHED: Final = 0.7  # of what it can afford is what it would like to give away
GIFTS: Final = 2  # answers that come nearest to that are looked into,
LOOKED: Final = 4  # each by one part in so many of those playouts,
RACED: Final = 1  # all compared with the best by so many times as many as these,
TRIED: Final = 2  # and the dearest once more, beside the best alone, by so many times as many,
CLEAR: Final = 0.01  # unless it is known sooner what they lose, to so much
WELL_AHEAD: Final = 1.5  # fair shares of the chance to win
SEEN: Final = 0.85  # of a loss is seen by one who does not look as long as a judge


class Kind(Bot):
    """Has an adviser who knows how dear every answer is: the best that the game has.

    What it would answer by itself is given as long as that surely loses no more than its margin.
    Well ahead it gives away more, if it finds something that it is sure to be able to afford.

    The adviser's search finds the best and leaves all else alone. So answers race first, which
    shows roughly what each loses. A few that may be worth what it would like to give away are
    looked into until replies to them are known. Then they are tried beside the best, all in the
    same worlds with the same luck; what turns out to be too dear drops out, and the dearest that is
    left is tried once more. What stays in doubt, or what there is no time to make sure of, is not
    done.
    """

    def __init__(self, box: Box, level: Level, luck: Luck) -> None:
        self.box: Final = box
        self.level: Final = level
        self.luck: Final = luck
        self.adviser: Final = adviser_of(box, hurried=level.seconds is not None)
        self.playouts: Final = self.adviser.level.playouts // self.adviser.sparing

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        seconds = self.level.seconds
        until = inf if seconds is None else monotonic() + seconds
        scout = self.adviser.scout(view, self.luck)
        self.hurried = settle(scout, self.playouts, seconds and FIRST_LOOK * seconds)
        found, *others = scout.ranked()
        spare = self._spare(found.value, len(self.box.game.scores(view.public)))
        best, gifts = self._gifts(scout, found.action, others, spare, until)
        own = self._own(best, view, question, legal)
        most = {**dict.fromkeys(gifts, spare), own: self.level.leniency}
        most.pop(best, None)
        answer = self._dearest(scout, best, most, until)
        self.hurried = self.hurried or monotonic() > until
        return answer

    def _spare(self, chance: float, seats: int) -> float:
        """Return how much of its chance to win it may give away at once: the less it has, the less.

        All its leniency is for who is well ahead.
        """
        return self.level.leniency * min(chance * seats / WELL_AHEAD, 1.0)

    def _racers(self, others: list[Tried], most: int) -> list[int]:
        """Return which of the others may be worth giving away."""
        return [one.action for one in others[:most]]

    def _unraced(self, racers: list[int]) -> list[int]:
        """Return which of these are looked into where there is no time for a race.

        None: it has its own mistakes.
        """
        return []

    def _own(self, best: int, view: View, question: int, legal: list[int]) -> int:
        """Return what it would answer by itself."""
        searcher = Searcher(self.box.evaluator, self.level, self.luck)
        own = searcher.choose(view, question, legal)
        self.hurried = self.hurried or searcher.hurried
        return own

    def _gifts(
        self, scout: Explorer, best: int, others: list[Tried], spare: float, until: float
    ) -> tuple[int, list[int]]:
        """Return the best, and answers that seem to lose about what it would like to give away."""
        racers = self._racers(others, self.adviser.starters - 1)
        if not racers or monotonic() > until:
            return best, []
        if self.adviser.is_brief:
            return best, self._unraced(racers) if spare else []
        heat = Comparison(scout, [best, *racers], self.luck)
        heat.run(HEAT * self.playouts, until, CLEAR, far=spare)
        best = better(heat, best)
        losses = {action: heat.lead(best, action).by for action in heat.rewards if action != best}
        gifts = [action for action, loss in losses.items() if loss <= spare and spare]
        return best, sorted(gifts, key=lambda one: abs(losses[one] - WISHED * spare))[:GIFTS]

    def _dearest(self, scout: Explorer, best: int, most: dict[int, float], until: float) -> int:
        """Return the dearest answer that surely loses no more than it may, or else the best.

        What seems to be right is tried once more, longer and in other worlds: in part it is what
        was lucky so far, and what others could reply to it takes a while to find.
        """
        visits = {one.action: one.visits for one in scout.ranked()}
        for action in [best, *most]:
            scout.run_on(action, self.playouts // LOOKED - visits[action])
        best, fit = self._affordable(scout, best, most, until)
        for action in fit:
            if monotonic() > until:
                break
            compared = Comparison(scout, [best, action], self.luck)
            compared.run(TRIED * self.playouts, until, far=inf)
            if surely(compared.lead(best, action)) <= SEEN * most[action]:
                return action
        return best

    def _affordable(
        self, scout: Explorer, best: int, most: dict[int, float], until: float
    ) -> tuple[int, list[int]]:
        """Return the best, and the answers that seem to lose what they may, the dearest first."""
        if len(most) < 2 or monotonic() > until:
            return best, [*most]
        compared = Comparison(scout, [best, *most], self.luck)
        compared.run(RACED * self.playouts, until, CLEAR, far=self.level.leniency)
        best = better(compared, best)
        losses = {action: compared.lead(best, action).by for action in most if action != best}
        fit = [action for action, loss in losses.items() if loss <= SEEN * most[action]]
        return best, sorted(fit, key=lambda action: losses[action], reverse=True)


def better(compared: Comparison, best: int) -> int:
    """Return what has come out surely better than what was the best so far, or that."""
    first = compared.best()
    return first if compared.lead(first, best).is_sure else best


def surely(loss: Lead) -> float:
    """Return what an answer loses at most. If it lost more the longer one looked, that goes on."""
    return loss.by + SURE * loss.error + max(0.0, loss.moved)
