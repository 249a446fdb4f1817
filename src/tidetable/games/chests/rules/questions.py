"""What can be asked in Chests & Sabres: of a seat, or of chance.

Each question of the game is one of these, in the chapter of the rules that it belongs to; turn.py
ends with the list of them all.
"""

from mypy_extensions import i64

from tidetable.core.asking import ChanceDraw, SeatQuestion
from tidetable.core.contract import Buffer, News
from tidetable.core.luck import Luck
from tidetable.games.chests.rules.components import Components
from tidetable.games.chests.rules.state import ChestsState, Tabletop
from tidetable.games.chests.rules.verbs import CODEC, START


class Question(SeatQuestion):
    """What a seat is asked."""

    def allows(self, table: Tabletop, into: Buffer) -> None:
        """Write all that no rule forbids."""
        raise NotImplementedError

    def forbids(self, table: Tabletop, action: i64) -> str:
        """Return the id of the rule that forbids an answer; nothing if none does.

        As it stands: what chance does is not for players, and its own rule says so; whatever else
        is no answer, the question's rule forbids. A question with more reasons asks its guards.
        """
        if action >= START.base:
            return CODEC.verb(action).rule
        may = Buffer()
        self.allows(table, may)
        return "" if action in may.to_list() else self.rule

    def do(self, state: ChestsState, action: i64) -> None:
        """Carry out an answer."""
        raise NotImplementedError


class Draw(ChanceDraw):
    """What chance is asked."""

    def odds(self, components: Components, table: Tabletop, arg: i64, into: Buffer) -> None:
        """Write what may come, with whole weights, in an order that never changes."""
        raise NotImplementedError

    def sample(
        self, components: Components, table: Tabletop, arg: i64, luck: Luck, into: Buffer
    ) -> i64:
        """Draw. It may be done faster than by the odds, but not differently."""
        self.odds(components, table, arg, into)
        return into.pick_weighted(luck)

    def do(self, state: ChestsState, action: i64, news: News | None) -> None:
        """Carry out what came."""
        raise NotImplementedError
