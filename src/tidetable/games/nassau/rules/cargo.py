"""Cargo (NAS-C3): only numbers count, since holds may be rearranged at any time (NAS-R-18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import EVERYONE, Buffer, News, ask
from tidetable.games.nassau.rules import steps
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import Archipelago
from tidetable.games.nassau.rules.drawers import seat_good
from tidetable.games.nassau.rules.objects import turn_over
from tidetable.games.nassau.rules.state import NassauState, Table

CRATES: Final = 0
PROVISIONS: Final = 1
FIRST_GOOD: Final = 2


def holds_needed(table: Table, islands: Archipelago, seat: i64) -> i64:
    """NAS-C3: up to 4 crates, or up to 3 provisions, or one good in a hold."""
    crates = (table.crates[seat] + islands.crates_per_hold - 1) // islands.crates_per_hold
    most = islands.provisions_per_hold
    provisions = (table.provisions[seat] + most - 1) // most
    return crates + provisions + table.all_goods(seat)


def holds_there(table: Table, seat: i64) -> i64:
    """NAS-Z1: with the rat one hold takes two kinds, so there must be two kinds aboard."""
    if table.rat_on[seat] == 1 and kinds_aboard(table, seat) > 1:
        return table.holds[seat] + 1
    return table.holds[seat]


def kinds_aboard(table: Table, seat: i64) -> i64:
    n: i64 = 0
    if table.crates[seat] > 0:
        n += 1
    if table.provisions[seat] > 0:
        n += 1
    if table.all_goods(seat) > 0:
        n += 1
    return n


def is_too_much(table: Table, islands: Archipelago, seat: i64) -> bool:
    return holds_needed(table, islands, seat) > holds_there(table, seat)


def check_cargo(state: NassauState, islands: Archipelago, arg: i64, news: News | None) -> None:
    """NAS-R-18: while it is too much, one thing after another is thrown away, old or new.

    NAS-R-4: so holds are emptied before anything is lost.
    """
    table = state.table
    seat = arg // 8
    if not is_too_much(table, islands, seat):
        return
    table.push(steps.CARGO, arg)
    first = next_cargo(table, seat, arg % 8, -1)
    if next_cargo(table, seat, arg % 8, first) >= 0 or rat_helps(table, seat):
        state.open(ask(seat, v.ASK_THROW, arg))
    else:
        if news is not None:
            news.tell(EVERYONE, seat, v.THROW.of(first))
        throw(table, seat, first)


def rat_helps(table: Table, seat: i64) -> bool:
    return table.can_use(seat, v.RAT) and kinds_aboard(table, seat) > 1


def next_cargo(table: Table, seat: i64, plundered: i64, after: i64) -> i64:
    """Return the next thing that can be thrown away, -1 if there is none after that one.

    The good just plundered must be kept.
    """
    for cargo in range(after + 1, v.N_CARGO):
        n = aboard(table, seat, cargo)
        if cargo >= FIRST_GOOD and cargo - FIRST_GOOD + 1 == plundered:
            n -= 1
        if n > 0:
            return cargo
    return -1


def aboard(table: Table, seat: i64, cargo: i64) -> i64:
    if cargo == CRATES:
        return table.crates[seat]
    if cargo == PROVISIONS:
        return table.provisions[seat]
    return table.goods[seat_good(seat, cargo - FIRST_GOOD)]


def things_to_throw(table: Table, seat: i64, arg: i64, into: Buffer) -> None:
    cargo = next_cargo(table, seat, arg % 8, -1)
    while cargo >= 0:
        into.add(v.THROW.of(cargo))
        cargo = next_cargo(table, seat, arg % 8, cargo)
    if rat_helps(table, seat):
        into.add(v.USE.of(v.RAT))


def throw(table: Table, seat: i64, cargo: i64) -> None:
    """Crates go to the own supply, goods back into the bag (NAS-R-19)."""
    if cargo == CRATES:
        table.crates[seat] -= 1
        table.crate_supply[seat] += 1
    elif cargo == PROVISIONS:
        table.provisions[seat] -= 1
    else:
        table.goods[seat_good(seat, cargo - FIRST_GOOD)] -= 1
        table.goods_bag[cargo - FIRST_GOOD] += 1


def use_rat(table: Table, seat: i64) -> None:
    """NAS-Z1, NAS-R-43: it holds for the round."""
    turn_over(table, seat, v.RAT)
    table.rat_on[seat] = 1
