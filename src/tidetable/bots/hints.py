"""What would the captain do? The best answers, what each promises, and what speaks for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tidetable.bots.searcher import Searcher
from tidetable.core.errors import BadTable, NotYours
from tidetable.core.think.level import LEVELS
from tidetable.core.think.merits import Fact, Merit, merits_of, say_merit

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.contract import View
    from tidetable.core.luck import Luck
    from tidetable.core.say.phrases import Phrases
    from tidetable.core.table import Table
    from tidetable.core.think.search import Tried

MOST: Final = 3
ENOUGH: Final = 0.02  # of all playouts, so that an answer is worth mentioning
CLEAR: Final = 0.08  # a lead over the second best that leaves no doubt
EVEN: Final = 0.02  # a lead that is none


@dataclass(frozen=True)
class Hint:
    """One answer: as text, what it promises in hundredths, and a key that says how it stands out.

    Beside it the merit that speaks for it, if one does. Plain data, for a process sends it.
    """

    text: str
    chances: int
    why: str
    merit: str = ""
    facts: dict[str, Fact] = field(default_factory=dict)


def say_hint(hint: Hint, phrases: Phrases) -> tuple[str, str]:
    """Return what a hint names, and why."""
    label = phrases.label(phrases.game.codec.parse(hint.text))
    why = phrases.say(f"hint-{hint.why}", chances=hint.chances)
    if hint.merit:
        merit = say_merit(hint.merit, hint.facts, phrases)
        why = phrases.say("hint-with-merit", hint=why, merit=merit)
    return label, why


def gives_hints(box: Box) -> bool:
    """Whether there is a captain to ask."""
    return LEVELS[-1] in box.levels


def may_ask(box: Box, table: Table, seat: int) -> None:
    """Raise if nobody can say anything, or if the seat has nothing to decide."""
    if not gives_hints(box):
        raise BadTable("hint")
    if seat not in table.asked():
        raise NotYours("turn")


def hints(box: Box, table: Table, seat: int, luck: Luck) -> list[Hint]:
    """Return the two or three best answers of a seat."""
    may_ask(box, table, seat)
    return hints_for(box, table.view(seat), table.legal(seat), luck)


def hints_for(box: Box, view: View, legal: list[int], luck: Luck) -> list[Hint]:
    """Return the best of the legal answers: from a seat's own view and nothing else."""
    game = box.game
    if len(legal) == 1:
        return [Hint(game.codec.text(legal[0]), 0, "only")]
    found = Searcher(box.evaluator, box.levels[LEVELS[-1]], luck).look_into(view)
    tried = sum(one.visits for one in found)
    best = [one for one in found if one.visits >= ENOUGH * tried][:MOST]
    merits = [merits_of(box.merits, game, view, one.action, luck) for one in best]
    return [_hint(game.codec.text(one.action), best, i, merits) for i, one in enumerate(best)]


def _hint(text: str, best: list[Tried], i: int, merits: list[list[Merit]]) -> Hint:
    merit = _telling(merits, i)
    name, facts = (merit.name, merit.facts) if merit else ("", {})
    # What was tried less than the best can only look better by luck.
    chances = round(100 * min(best[i].value, best[0].value))
    return Hint(text, chances, _why(best, i), name, facts)


def _telling(merits: list[list[Merit]], i: int) -> Merit | None:
    """Return the first merit of an answer that the others do not share; else the first."""
    for merit in merits[i]:
        if not all(merit in others for others in merits):
            return merit
    return next(iter(merits[i]), None)


def _why(best: list[Tried], i: int) -> str:
    """Name what sets an answer apart from the others."""
    behind = best[0].value - best[i].value
    if i > 0:
        return "even" if behind < EVEN else "second"
    ahead = best[0].value - max((one.value for one in best[1:]), default=0.0)
    return "clear" if ahead >= CLEAR else "even" if ahead < EVEN else "best"
