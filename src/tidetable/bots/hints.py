"""What would the captain do? The best answers, what each promises, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tidetable.bots.searcher import Searcher
from tidetable.core.errors import BadTable, NotYours
from tidetable.core.level import LEVELS

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.luck import Luck
    from tidetable.core.phrases import Phrases
    from tidetable.core.search import Finding
    from tidetable.core.table import Table

MOST: Final = 3
ENOUGH: Final = 0.02  # of all playouts, so that an answer is worth mentioning
CLEAR: Final = 0.08  # a lead over the second best that leaves no doubt
EVEN: Final = 0.02  # a lead that is none


@dataclass(frozen=True)
class Hint:
    """One answer: as text, what it promises in hundredths, and a key that says why it is named."""

    text: str
    chances: int
    why: str


def say_hint(hint: Hint, phrases: Phrases) -> tuple[str, str]:
    """Return what a hint names, and why."""
    game = phrases.game
    label = phrases.label(game.codec.parse(hint.text))
    return label, phrases.say(f"hint-{hint.why}", chances=hint.chances)


def hints(box: Box, table: Table, seat: int, luck: Luck) -> list[Hint]:
    """Return the two or three best answers of a seat, from its own view and nothing else."""
    may_ask(box, table, seat)
    legal = table.legal(seat)
    if len(legal) == 1:
        return [Hint(box.game.codec.text(legal[0]), 0, "only")]
    found = Searcher(box.game, box.levels[LEVELS[-1]], luck).look_into(table.view(seat))
    tried = sum(one.visits for one in found)
    best = [one for one in found if one.visits >= ENOUGH * tried][:MOST]
    return [
        Hint(box.game.codec.text(one.action), round(100 * one.value), _why(best, i))
        for i, one in enumerate(best)
    ]


def may_ask(box: Box, table: Table, seat: int) -> None:
    """Raise if nobody can say anything, or if the seat has nothing to decide."""
    if LEVELS[-1] not in box.levels:
        raise BadTable("hint")
    if seat not in table.asked():
        raise NotYours("turn")


def _why(best: list[Finding], i: int) -> str:
    """Name what sets an answer apart from the others."""
    behind = best[0].value - best[i].value
    if i > 0:
        return "even" if behind < EVEN else "second"
    ahead = best[0].value - max((one.value for one in best[1:]), default=0.0)
    return "clear" if ahead >= CLEAR else "even" if ahead < EVEN else "best"
