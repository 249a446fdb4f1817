"""Gains (NAS-N7): what squares, quays, tables, adversaries and outposts give.

What cannot be had lapses (NAS-R-17); nothing is declined.
"""

from __future__ import annotations

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, ask
from tidetable.games.nassau.rules import steps
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import N_TABLES, Archipelago
from tidetable.games.nassau.rules.drawers import (
    seat_good,
    seat_table,
    seat_thing,
    seat_weapon,
)
from tidetable.games.nassau.rules.menagerie import end_waiting, gain_animal
from tidetable.games.nassau.rules.state import NassauState, Table


def take_gain(state: NassauState, islands: Archipelago, gain: i64, news: News | None) -> None:
    """Take one thing shown, as many as it says."""
    table = state.table
    what = gain // v.AMOUNT
    n = gain % v.AMOUNT
    if gain == 0:
        return
    if what < v.N_WEAPONS:
        gain_weapon(table, islands, what, n, news)
    elif what < v.FIRST_OBJECT + v.N_OBJECTS:
        gain_object(table, what - v.FIRST_OBJECT, n, news)
    elif what == v.ANY_WEAPON:
        choose_weapon(state, islands, n, news)
    elif what == v.SAIL:
        gain_sail(table, islands, n, news)
    elif what == v.SAILOR:
        gain_sailor(table, islands, n, news)
    elif what == v.HOLD:
        open_hold(table, islands, n, news)
    elif what == v.PIRATE:
        choose_table(state, islands, n, news)
    elif what == v.ANIMAL:
        gain_animal(state, islands, news)
    elif what == v.TALE:
        table.push(steps.TALES, n)
    elif what == v.CRATE:
        gain_crates(table, n, news)
    elif what == v.PROVISION:
        table.provisions[table.player] += n
        tell(table, what, n, n, news)
        table.push(steps.CARGO, table.player * 8)
    else:
        gain_good(state, n, news)


def tell(table: Table, what: i64, got: i64, due: i64, news: News | None) -> None:
    """Tell what was taken, or that it lapsed."""
    if news is not None:
        if got > 0:
            news.tell(EVERYONE, table.player, v.GETS.of(what * v.N_AMOUNTS + got - 1))
        else:
            news.tell(EVERYONE, table.player, v.LAPSES.of(what * v.N_AMOUNTS + due - 1))


def at_most(n: i64, most: i64) -> i64:
    if n > most:
        return most
    return n


def gain_weapon(table: Table, islands: Archipelago, weapon: i64, n: i64, news: News | None) -> None:
    """At most 5 of a type, the first one included."""
    got = at_most(n, islands.most_weapons - table.arms(table.player, weapon))
    table.weapons[seat_weapon(table.player, weapon)] += got
    tell(table, weapon, got, n, news)


def gain_object(table: Table, thing: i64, n: i64, news: News | None) -> None:
    """NAS-R-16: as long as there are some."""
    got = at_most(n, table.objects_left[thing])
    table.objects_left[thing] -= got
    table.objects[seat_thing(table.player, thing)] += got
    tell(table, v.FIRST_OBJECT + thing, got, n, news)


def gain_sail(table: Table, islands: Archipelago, n: i64, news: News | None) -> None:
    got = at_most(n, islands.most_sails - table.sails[table.player])
    table.sails[table.player] += got
    tell(table, v.SAIL, got, n, news)


def gain_sailor(table: Table, islands: Archipelago, n: i64, news: News | None) -> None:
    """NAS-R-22: a new sailor takes the animal that has waited longest."""
    got = at_most(n, islands.most_sailors - table.sailors[table.player])
    table.sailors[table.player] += got
    tell(table, v.SAILOR, got, n, news)
    for _sailor in range(got):
        end_waiting(table, table.player)


def open_hold(table: Table, islands: Archipelago, n: i64, news: News | None) -> None:
    """Nothing if all are open."""
    me = table.player
    got = at_most(n, islands.open_holds + islands.closed_holds - table.holds[me])
    table.holds[me] += got
    tell(table, v.HOLD, got, n, news)


def gain_crates(table: Table, n: i64, news: News | None) -> None:
    """NAS-R-10: as many as the own supply has."""
    me = table.player
    got = at_most(n, table.crate_supply[me])
    table.crate_supply[me] -= got
    table.crates[me] += got
    if n > 0:
        tell(table, v.CRATE, got, n, news)
        table.push(steps.CARGO, me * 8)


def score(table: Table, seat: i64, points: i64, news: News | None) -> None:
    table.points[seat] += points
    if news is not None and 0 < points < v.N_POINTS:
        news.tell(EVERYONE, seat, v.SCORES.of(points))


# --- A weapon of choice --------------------------------------------------------------------------


def choose_weapon(state: NassauState, islands: Archipelago, n: i64, news: News | None) -> None:
    """NAS-R-17: of a type of which there are fewer than 5."""
    table = state.table
    types: i64 = 0
    last: i64 = 0
    for weapon in range(v.N_WEAPONS):
        if table.arms(table.player, weapon) < islands.most_weapons:
            types += 1
            last = weapon
    if n > 1:
        table.push(steps.GAIN, v.ANY_WEAPON * v.AMOUNT + n - 1)
    if types > 1:
        state.open(ask(table.player, v.ASK_WEAPON))
    elif types == 1:
        gain_weapon(table, islands, last, 1, news)
    else:
        tell(table, v.ANY_WEAPON, 0, 1, news)


def weapons(table: Table, islands: Archipelago, into: Buffer) -> None:
    for weapon in range(v.N_WEAPONS):
        if table.arms(table.player, weapon) < islands.most_weapons:
            into.add(v.ARM.of(weapon))


# --- A pirate from the tavern --------------------------------------------------------------------


def choose_table(state: NassauState, islands: Archipelago, n: i64, news: News | None) -> None:
    """From one of the own tables; no question if one only is left."""
    table = state.table
    seated: i64 = 0
    last: i64 = 0
    for at in range(N_TABLES):
        if table.in_tavern[seat_table(table.player, at)] == 1:
            seated += 1
            last = at
    if n > 1:
        table.push(steps.GAIN, v.PIRATE * v.AMOUNT + n - 1)
    if seated > 1:
        state.open(ask(table.player, v.ASK_TABLE))
    elif seated == 1:
        if news is not None:
            news.tell(EVERYONE, table.player, v.HIRE.of(last))
        hire(table, islands, last)
    else:
        tell(table, v.PIRATE, 0, 1, news)


def tables(table: Table, into: Buffer) -> None:
    for at in range(N_TABLES):
        if table.in_tavern[seat_table(table.player, at)] == 1:
            into.add(v.HIRE.of(at))


def hire(table: Table, islands: Archipelago, at: i64) -> None:
    """With that table's equipment at once; the pirate can be used at once."""
    me = table.player
    table.in_tavern[seat_table(me, at)] = 0
    table.pirates[me] += 1
    table.push(steps.GAIN, islands.table_gains[at * 2 + 1])
    table.push(steps.GAIN, islands.table_gains[at * 2])


# --- A random good -------------------------------------------------------------------------------


def gain_good(state: NassauState, n: i64, news: News | None) -> None:
    """NAS-R-19: from the bag; if it is empty, the good lapses."""
    table = state.table
    if n > 1:
        table.push(steps.GAIN, v.GOOD * v.AMOUNT + n - 1)
    left: i64 = 0
    for good in range(v.N_GOODS):
        left += table.goods_bag[good]
    if left > 0:
        state.open(ask(CHANCE, v.ASK_GOOD))
    else:
        tell(table, v.GOOD, 0, 1, news)


def load_good(table: Table, good: i64, news: News | None) -> None:
    """It comes aboard; what is too much is thrown away then (NAS-R-18)."""
    table.goods_bag[good] -= 1
    table.goods[seat_good(table.player, good)] += 1
    if news is not None:
        news.tell(EVERYONE, table.player, v.GETS_GOOD.of(good))
    table.push(steps.CARGO, table.player * 8)
