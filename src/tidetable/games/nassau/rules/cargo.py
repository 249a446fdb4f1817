"""Cargo (NAS-C3): only numbers count, since holds may be rearranged at any time (NAS-R-18)."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News
from tidetable.games.nassau.rules import steps, verbs as v
from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.drawers import Hand, seat_good
from tidetable.games.nassau.rules.objects import forbids_use, turn_over
from tidetable.games.nassau.rules.questions import Question
from tidetable.games.nassau.rules.state import NassauState, Tabletop

CRATES: Final = 0
PROVISIONS: Final = 1
FIRST_GOOD: Final = 2


def holds_needed(table: Tabletop, islands: Islands, seat: i64) -> i64:
    """NAS-C3: up to 4 crates, or up to 3 provisions, or one good in a hold."""
    crates = (table.crates[seat] + islands.crates_per_hold - 1) // islands.crates_per_hold
    most = islands.provisions_per_hold
    provisions = (table.provisions[seat] + most - 1) // most
    return crates + provisions + table.all_goods(seat)


def holds_there(table: Tabletop, seat: i64) -> i64:
    """NAS-Z1: with the rat one hold takes two kinds, so there must be two kinds aboard."""
    if table.rat_on[seat] == 1 and kinds_aboard(table, seat) > 1:
        return table.holds[seat] + 1
    return table.holds[seat]


def kinds_aboard(table: Tabletop, seat: i64) -> i64:
    n: i64 = 0
    if table.crates[seat] > 0:
        n += 1
    if table.provisions[seat] > 0:
        n += 1
    if table.all_goods(seat) > 0:
        n += 1
    return n


def is_too_much(table: Tabletop, islands: Islands, seat: i64) -> bool:
    return holds_needed(table, islands, seat) > holds_there(table, seat)


def check_cargo(state: NassauState, arg: i64, news: News | None) -> None:
    """NAS-R-18: while it is too much, one thing after another is thrown away, old or new.

    NAS-R-4: so holds are emptied before anything is lost.
    """
    if is_too_much(state.table, state.islands, arg // 8):
        state.table.push(steps.CARGO, arg)
        THROW.put_to(state, arg // 8, arg, news)


def forbids_rat(table: Tabletop, seat: i64) -> str:
    """NAS-Z1: it loads a hold with two kinds, so there must be two."""
    rule = forbids_use(table, seat, v.RAT)
    if rule:
        return rule
    return "" if kinds_aboard(table, seat) > 1 else "NAS-Z1"


@final
class Throw(Question):
    """NAS-R-18: anything aboard; the good just plundered must be kept (NAS-A8)."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        seat = arg // 8
        for cargo in range(v.N_CARGO):
            n = aboard(table, seat, cargo)
            if cargo >= FIRST_GOOD and cargo - FIRST_GOOD + 1 == arg % 8:
                n -= 1
            if n > 0:
                into.add(v.THROW.of(cargo))
        if not forbids_rat(table, seat):
            into.add(v.USE.of(v.RAT))

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if action == v.USE.of(v.RAT):
            return forbids_rat(table, arg // 8)
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        seat = arg // 8
        if v.THROW.has(action):
            throw(state.table, seat, action - v.THROW.base)
        else:
            turn_over(state.table, seat, v.RAT)
            state.table.set_rat_on(seat, 1)  # NAS-Z1, NAS-R-43: it holds for the round


def aboard(table: Tabletop, seat: i64, cargo: i64) -> i64:
    if cargo == CRATES:
        return table.crates[seat]
    if cargo == PROVISIONS:
        return table.provisions[seat]
    return table.goods[seat_good(seat, cargo - FIRST_GOOD)]


def throw(table: Tabletop, seat: i64, cargo: i64) -> None:
    """Crates go to the own supply, goods back into the bag (NAS-R-19)."""
    if cargo == CRATES:
        table.add_crates(seat, -1)
        table.add_crate_supply(seat, 1)
    elif cargo == PROVISIONS:
        table.add_provisions(seat, -1)
    else:
        table.add_goods(seat_good(seat, cargo - FIRST_GOOD), -1)
        table.add_goods_bag(cargo - FIRST_GOOD, 1)


THROW: Final = Throw(26, "throw", "NAS-R-18")
