"""What can be asked in Nassau: of a seat, or of chance.

Each question is an object of the chapter that it belongs to; contents.py lists them all.
"""

from typing import Final

from mypy_extensions import i64

from tidetable.core.asking import ChanceDraw, SeatQuestion
from tidetable.core.contract import Buffer, News, tell
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.drawers import Hand
from tidetable.games.nassau.rules.objects import HELPS, forbids_spare, forbids_use
from tidetable.games.nassau.rules.state import CITY, THE_DUTCHMAN, NassauState, Tabletop

SCRATCH: Final = Buffer()  # to look what there is to choose


class Question(SeatQuestion):
    """What a seat is asked."""

    def put_to(self, state: NassauState, seat: i64, arg: i64, news: News | None) -> bool:
        """Ask a seat; or tell and do what it must, if there is one answer. False: there is none."""
        SCRATCH.clear()
        self.allows(state.table, state.hands[seat], state.islands, arg, SCRATCH)
        n = SCRATCH.n
        if n > 1:
            state.open(self.asks(seat, arg))
        elif n == 1:
            action = SCRATCH.actions[0]
            tell(news, seat, action)
            self.do(state, arg, action, news)
        return n > 0

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        """Write all that no rule forbids."""
        raise NotImplementedError

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        """Return the id of the rule that forbids an answer; nothing if none does.

        As it stands: whatever is not among the answers. A question whose answers have conditions
        of their own asks its guards before.
        """
        SCRATCH.clear()
        self.allows(table, hand, islands, arg, SCRATCH)
        return "" if action in SCRATCH.to_list() else self.out_of_place(table, action)

    def out_of_place(self, table: Tabletop, action: i64) -> str:
        """Return the rule by which something is no answer here, whatever else holds."""
        if table.spared >= 0:
            return "NAS-Z8"  # what is saved must now be used
        if action == v.ENOUGH.base:
            return self.rule
        if v.USE.has(action):
            animal = action - v.USE.base
            return forbids_use(table, table.player, animal) or HELPS[animal]
        if v.SPARE.has(action):
            return forbids_spare(table, action - v.SPARE.base) or "NAS-R-46"
        if table.phase == CITY and (action == v.PAUSE.base or v.MOOR.has(action)):
            return "NAS-R-25"
        if v.MOOR.has(action) and v.MOOR.number(action) >= v.N_HARBOUR_QUAYS:
            return "NAS-A6"  # at sea an outpost is claimed
        if table.foe == THE_DUTCHMAN and (action == v.THROW_BOMB.base or action == v.SIGN.base):
            return "NAS-R-48"
        return v.CODEC.verb(action).rule

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        """Carry out an answer."""
        raise NotImplementedError


class Draw(ChanceDraw):
    """What chance is asked."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        """Write what may come, with whole weights, in an order that never changes."""
        raise NotImplementedError

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        """Carry out what came."""
        raise NotImplementedError
