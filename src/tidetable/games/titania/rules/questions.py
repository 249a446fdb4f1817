"""What can be asked in Titania: of a seat, or of chance.

Each question of the game is one of these, in the chapter of the rules that it belongs to; turn.py
ends with the list of them all.
"""

from mypy_extensions import i64

from tidetable.core.asking import ChanceDraw, SeatQuestion
from tidetable.core.contract import Buffer, News
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.drawers import Hand
from tidetable.games.titania.rules.kingdom import Kingdom
from tidetable.games.titania.rules.state import Tabletop, TitaniaState


class Question(SeatQuestion):
    """What a seat is asked."""

    def allows(self, table: Tabletop, hand: Hand, kingdom: Kingdom, into: Buffer) -> None:
        """Write all that no rule forbids."""
        raise NotImplementedError

    def forbids(self, table: Tabletop, hand: Hand, kingdom: Kingdom, action: i64) -> str:
        """Return the id of the rule that forbids an answer; nothing if none does.

        As it stands: cards and ships wait, by the question's rule; there is no crane (TIT-K1);
        everything else has its moment, as its own rule says. Most questions ask guards first.
        """
        may = Buffer()
        self.allows(table, hand, kingdom, may)
        if action in may.to_list():
            return ""
        if action < v.CHOOSE.base:
            return self.rule
        return "TIT-K1" if v.BUILD.has(action) else v.CODEC.verb(action).rule

    def do(self, state: TitaniaState, arg: i64, action: i64, news: News | None) -> None:
        """Carry out an answer."""
        raise NotImplementedError


class Draw(ChanceDraw):
    """What chance is asked."""

    def odds(self, state: TitaniaState, into: Buffer) -> None:
        """Write what may come, with whole weights, in an order that never changes."""
        raise NotImplementedError

    def do(self, state: TitaniaState, arg: i64, action: i64, news: News | None) -> None:
        """Carry out what came."""
        raise NotImplementedError
