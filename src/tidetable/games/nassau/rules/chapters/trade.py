"""The sea dog's offering (NAS-A9, NAS-R-9)."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News
from tidetable.games.nassau.rules import steps, verbs as v
from tidetable.games.nassau.rules.archipelago import MOST_CHOICES, N_TABLES, Islands
from tidetable.games.nassau.rules.chapters.gains import to_be_had
from tidetable.games.nassau.rules.chapters.goods import is_bag_empty
from tidetable.games.nassau.rules.drawers import Hand, seat_table
from tidetable.games.nassau.rules.menagerie import can_gain_animal
from tidetable.games.nassau.rules.objects import or_enough, pay
from tidetable.games.nassau.rules.questions import Question
from tidetable.games.nassau.rules.state import NassauState, Tabletop
from tidetable.games.nassau.rules.tales import are_tales_left


def trade(state: NassauState) -> None:
    """Not asked of whoever can buy nothing."""
    table, islands = state.table, state.islands
    wares = [offered(table, islands, i) for i in range(MOST_CHOICES)]
    if not forbids_trade(table) and any(is_to_be_had(table, islands, ware) for ware in wares):
        state.open(TRADE.asks(table.player))


def forbids_trade(table: Tabletop) -> str:
    """NAS-R-9: once a round; NAS-A9: for a doubloon."""
    if table.traded[table.player] == 1:
        return "NAS-R-9"
    return "" if table.owns(table.player, v.DOUBLOON) > 0 else "NAS-A9"


def offered(table: Tabletop, islands: Islands, i: i64) -> i64:
    """Return the i-th thing that the sea dog offers; 0: there are fewer."""
    return islands.offering_gains[table.offering * MOST_CHOICES + i]


@final
class Trade(Question):
    """NAS-A9: one of the things offered."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for i in range(MOST_CHOICES):
            gain = offered(table, islands, i)
            if is_to_be_had(table, islands, gain):
                into.add(v.BUY.of(v.named(gain)))
        or_enough(table, v.DOUBLOON, into)

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if v.BUY.has(action):
            return forbids_buy(table, islands, action - v.BUY.base)
        if v.HOME.has(action):
            return "NAS-A4"
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        if v.BUY.has(action):
            pay(state.table, v.DOUBLOON)
            state.table.set_traded(state.table.player, 1)
            state.table.push(steps.GAIN, v.gain_named(action - v.BUY.base))


def forbids_buy(table: Tabletop, islands: Islands, ware: i64) -> str:
    """NAS-A9: only what is offered; NAS-R-17: and what can be had."""
    for i in range(MOST_CHOICES):
        gain = offered(table, islands, i)
        if v.named(gain) == ware:
            return "" if is_to_be_had(table, islands, gain) else "NAS-R-17"
    return "NAS-A9"


def is_to_be_had(table: Tabletop, islands: Islands, gain: i64) -> bool:
    """NAS-R-17: what would lapse cannot be bought; and there may be fewer things than four."""
    if gain == 0:
        return False
    me = table.player
    what = gain // v.AMOUNT
    if what == v.ANY_WEAPON:
        return any(to_be_had(table, islands, me, weapon) > 0 for weapon in range(v.N_WEAPONS))
    if what < v.PIRATE:
        return to_be_had(table, islands, me, what) > 0
    if what == v.PIRATE:
        return any(table.in_tavern[seat_table(me, at)] == 1 for at in range(N_TABLES))
    if what == v.ANIMAL:
        return can_gain_animal(table, islands)
    if what == v.TALE:
        return are_tales_left(table)
    if what == v.CRATE:
        return table.crate_supply[me] > 0
    if what == v.GOOD:
        return not is_bag_empty(table)
    return True


TRADE: Final = Trade(41, "trade", "NAS-A9")
