"""What can be asked in Sirens in Sight: of a seat, or of chance.

Each question of the game is one of these; turn.py has them, and ends with the list of them all.
"""

from mypy_extensions import i64

from tidetable.core.asking import ChanceDraw, SeatQuestion
from tidetable.core.contract import Buffer, News
from tidetable.core.luck import Luck
from tidetable.core.vec import vec
from tidetable.games.sirens.rules.drawers import Hand
from tidetable.games.sirens.rules.state import SirensState, Tabletop
from tidetable.games.sirens.rules.verbs import CODEC, CREW, RUM_ON


class Question(SeatQuestion):
    """What a seat is asked."""

    def allows(self, table: Tabletop, hand: Hand, half: vec[i64], into: Buffer) -> None:
        """Write all that no rule forbids. Half of the cards are a player's with more tactics."""
        raise NotImplementedError

    def forbids(self, table: Tabletop, hand: Hand, half: vec[i64], action: i64) -> str:
        """Return the id of the rule that forbids an answer; nothing if none does.

        As it stands: rum, crew, picks and what chance does have their time, as their own rules say;
        whatever else is no answer, the question's rule forbids. Turns ask their guards first.
        """
        may = Buffer()
        self.allows(table, hand, half, may)
        if action in may.to_list():
            return ""
        has_its_time = RUM_ON.has(action) or action >= CREW.base
        return CODEC.verb(action).rule if has_its_time else self.rule

    def do(self, state: SirensState, seat: i64, action: i64, news: News | None) -> None:
        """Carry out a seat's answer."""
        raise NotImplementedError


class Draw(ChanceDraw):
    """What chance is asked."""

    def odds(self, state: SirensState, into: Buffer) -> None:
        """Write what may come, with whole weights, in an order that never changes."""
        raise NotImplementedError

    def sample(self, state: SirensState, luck: Luck, into: Buffer) -> i64:
        """Draw. It may be done faster than by the odds, but not differently."""
        self.odds(state, into)
        return into.pick_weighted(luck)

    def do(self, state: SirensState, action: i64, news: News | None) -> None:
        """Carry out what came."""
        raise NotImplementedError
