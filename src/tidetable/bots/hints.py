"""What would the captain do? The best answers, how good each is, what speaks for it, what follows.

A search finds the answers worth a look: one that the game's network guides, or else the captain's.
They are compared with care before anything is said of them: what is called equal is, as far as
playouts can tell, and what comes first is best.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import reduce
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Final

from tidetable.bots.adviser import adviser_of
from tidetable.bots.comparison import Comparison
from tidetable.bots.judge import outcome
from tidetable.core.errors import BadTable, NotYours
from tidetable.core.play import ask_of, choices
from tidetable.core.think.level import LEVELS
from tidetable.core.think.merits import Merit, merits_of, prevented, say_merit, try_out

if TYPE_CHECKING:
    from tidetable.bots.comparison import Scout
    from tidetable.core.box import Box
    from tidetable.core.contract import View
    from tidetable.core.luck import Luck
    from tidetable.core.say.phrases import Phrases
    from tidetable.core.table import Table

MOST: Final = 3  # hints, and answers that are said as one
CARE: Final = 12  # times as many playouts as a bot takes to answer, to compare answers
HEAT: Final = 2  # times as many, for a heat that tells which of more answers are worth that
EVEN: Final = 0.0075  # a difference that is none
CLEAR: Final = 0.06  # a lead over the second best that leaves no doubt
LEAST: Final = 0.01  # chance that is told of a game that is not over, and so much less than 1
AHEAD: Final = 3  # answers told of what may follow
LONGEST: Final = 2.0  # seconds until something is said, and half of them to find answers
OFTEN: Final = 20  # playouts without which nothing is said of what follows


@dataclass(frozen=True)
class Hint:
    """An answer, or several that are as good: as text, and what is to be said of it.

    Chances are in hundredths. Plain data, for a process sends it.
    """

    text: str
    chances: int
    why: str
    """How it stands out, as the tail of a key."""
    behind: int = 0
    """How many hundredths the first hint is better."""
    equals: list[str] = field(default_factory=list)
    """Other answers that are as good."""
    merits: list[tuple[str, Merit]] = field(default_factory=list)
    """What speaks for it against the next best, or against what the seat was about to do.

    Of several answers, each with the one that it speaks for, if not for all.
    """
    line: list[tuple[int, str]] = field(default_factory=list)
    """What would probably follow: who answers what."""
    is_yours: bool = False
    """Whether the seat was about to answer so."""


# --- in words -----------------------------------------------------------------------------------


def say_hint(hint: Hint, phrases: Phrases) -> tuple[str, str]:
    """Return what a hint names, and what there is to say of it."""
    say, parse = phrases.say, phrases.game.codec.parse
    texts = [hint.text, *hint.equals]
    labels = [phrases.label(parse(text)) for text in texts]
    label = reduce(lambda one, other: say("hint-or", one=one, other=other), labels)
    why = say(f"hint-{hint.why}", chances=hint.chances, behind=hint.behind, n=len(labels))
    told = [say("hint-yours")] if hint.is_yours else []
    told.append(why)
    for text, merit in hint.merits:
        said = say_merit(merit.name, merit.facts, phrases)
        told.append(say("hint-for", n=1 + texts.index(text), merit=said) if text else said)
    if hint.line:
        line = _joined([phrases.news(seat, parse(text)) for seat, text in hint.line], phrases)
        told.append(say("hint-after" if hint.equals else "hint-then", line=line))
    return label, _joined(told, phrases)


def _joined(sentences: list[str], phrases: Phrases) -> str:
    return reduce(lambda one, two: phrases.say("hint-and", one=one, two=two), sentences)


# --- who may ask --------------------------------------------------------------------------------


def gives_hints(box: Box) -> bool:
    """Whether there is a captain to ask."""
    return LEVELS[-1] in box.levels


def may_ask(box: Box, table: Table, seat: int, instead: str = "") -> None:
    """Raise if nobody can say anything, or if the seat has nothing, or not that, to answer."""
    if not gives_hints(box):
        raise BadTable("hint")
    if seat not in table.asked():
        raise NotYours("turn")
    if instead:
        table.allowed(seat, instead)


def hints(box: Box, table: Table, seat: int, luck: Luck, instead: str = "") -> list[Hint]:
    """Return the best answers of a seat, and what becomes of the one it was about to give."""
    may_ask(box, table, seat, instead)
    yours = table.allowed(seat, instead) if instead else None
    return hints_for(box, table.view(seat), table.legal(seat), luck, yours)


def hints_for(
    box: Box, view: View, legal: list[int], luck: Luck, yours: int | None = None
) -> list[Hint]:
    """Return the best of the legal answers: from a seat's own view and nothing else."""
    if len(legal) == 1:
        return [Hint(box.game.codec.text(legal[0]), 0, "only")]
    return Advice(box, view, luck, yours).hints()


# --- what is said -------------------------------------------------------------------------------


class Advice:
    """All that was found out about the answers to one question."""

    def __init__(self, box: Box, view: View, luck: Luck, yours: int | None) -> None:
        self.box, self.view, self.luck = box, view, luck
        adviser, until, seconds = adviser_of(box), inf, None
        if adviser.level.seconds is not None:
            until, seconds = monotonic() + LONGEST, LONGEST / 2
        found = adviser.find(view, luck, adviser.finding, seconds)
        scout = adviser.scout(view, luck)
        starters = [one.action for one in found[: adviser.starters]]
        playouts = HEAT * adviser.level.playouts
        actions = self._shortlist(scout, starters, adviser.candidates, playouts)
        self.yours = yours if yours in self._asked_for() else None  # it may be asked more than that
        if self.yours is not None and self.yours not in actions:
            actions.append(self.yours)
        self.compared = Comparison(scout, actions, luck)
        self.compared.run(CARE * adviser.level.playouts, until)
        self.first = self._first(actions[0])
        self.leads = {action: self.compared.lead(self.first, action) for action in actions}
        self.chances = self._chances()

    def _shortlist(self, scout: Scout, starters: list[int], most: int, playouts: int) -> list[int]:
        """Return the answers worth comparing with care: the search's choice, and the next best."""
        if len(starters) <= most:
            return starters
        heat = Comparison(scout, starters, self.luck)
        heat.run(playouts)
        chosen, *others = starters
        return [chosen, *sorted(others, key=heat.value, reverse=True)[: most - 1]]

    def _asked_for(self) -> list[int]:
        """Return the answers to what is asked first, which is what a search answers."""
        world = self.box.game.guess(self.view, self.luck)
        return choices(self.box.game, world, ask_of(world, self.view.seat))

    def _first(self, captains: int) -> int:
        """Return the best answer; the captain's own choice as long as nothing speaks against it."""
        best = self.compared.best()
        lead = self.compared.lead(best, captains)
        return best if lead.by > lead.error else captains

    def _chances(self) -> dict[int, float]:
        """Return the chances to win that each answer gives, none more than the first."""
        value = self.compared.value(self.first)
        values = {action: value - max(0.0, lead.by) for action, lead in self.leads.items()}
        return {action: self._told(action, its) for action, its in values.items()}

    def _told(self, action: int, value: float) -> float:
        """Return a chance that may be told: nothing is sure before the game is over."""
        trial = try_out(self.box.game, self.view, action, self.luck)
        if trial is not None and trial.after.n_asks == 0:
            return outcome(self.box.game, trial.after.public)[self.view.seat]
        return min(1 - LEAST, max(LEAST, value))

    def hints(self) -> list[Hint]:
        """Return the best answers, those that are as good as one, and then what follows."""
        ranked = sorted(self.leads, key=lambda action: -self.chances[action])
        ranked.remove(self.first)
        equals = [action for action in ranked if self.leads[action].is_within(EVEN)]
        others = [action for action in ranked if action not in equals]
        told = [self._best(equals, others), *map(self._other, others[: MOST - 1])]
        if self.yours in others[MOST - 1 :]:
            told.append(self._other(self.yours))
        return told

    def _best(self, equals: list[int], others: list[int]) -> Hint:
        as_good = [self.first, *equals[: MOST - 1]]
        if self.yours in equals[MOST - 1 :]:
            as_good[-1] = self.yours
        why = "equal" if equals else self._lead_over(others)
        rivals = [*others, *equals, self.first]
        rival = rivals[0] if self.yours in (None, self.first) else self.yours
        merits = self._for_all(as_good, rival)
        if rival not in equals:
            prevents = prevented(self.box.game, self.view, self.first, rival, self.luck)
            merits += [(self._text(self.first) if equals else "", one) for one in prevents]
        return self._hint(self.first, why, as_good[1:], merits)

    def _lead_over(self, others: list[int]) -> str:
        leads = [self.leads[action] for action in others]
        if not all(lead.is_sure for lead in leads) or not leads:
            return "likely"
        return "clear" if all(lead.at_least > CLEAR for lead in leads) else "best"

    def _other(self, action: int) -> Hint:
        behind = self._hundredths(self.first) - self._hundredths(action)
        why = "behind" if behind and self.leads[action].is_sure else "close"
        return self._hint(action, why, [], self._for_all([action], self.first))

    def _hint(
        self, action: int, why: str, equals: list[int], merits: list[tuple[str, Merit]]
    ) -> Hint:
        chances = self._hundredths(action)
        behind = self._hundredths(self.first) - chances
        return Hint(
            self._text(action),
            chances,
            why,
            behind,
            [*map(self._text, equals)],
            merits,
            self._line() if action == self.first else [],
            self.yours in (action, *equals),
        )

    def _hundredths(self, action: int) -> int:
        return round(100 * self.chances[action])

    def _text(self, action: int) -> str:
        return self.box.game.codec.text(action)

    def _line(self) -> list[tuple[int, str]]:
        found = self.compared.scout.line(self.first, OFTEN)
        return [(seat, self._text(action)) for seat, action in found[:AHEAD]]

    def _for_all(self, actions: list[int], rival: int) -> list[tuple[str, Merit]]:
        """Return what speaks for answers that are as good: for all of them, or else for each."""
        found = {action: self._for(action, rival) for action in actions}
        first, *others = found.values()
        shared = [merit for merit in first if all(merit in its for its in others)]
        if shared:
            return [("", shared[0])]
        which = [self._text(action) if others else "" for action in actions]
        return [(one, its[0]) for one, its in zip(which, found.values(), strict=True) if its]

    def _for(self, action: int, rival: int) -> list[Merit]:
        """Return what speaks for an answer: first what does not for the other as well."""
        told, game = self.box.merits, self.box.game
        mine = merits_of(told, game, self.view, action, self.luck)
        its = merits_of(told, game, self.view, rival, self.luck)
        return sorted(mine, key=lambda merit: merit in its)
