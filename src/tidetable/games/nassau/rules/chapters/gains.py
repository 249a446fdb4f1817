"""Gains (NAS-N7): what squares, quays, tables, adversaries and outposts give.

What cannot be had lapses (NAS-R-17); nothing is declined.
"""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News
from tidetable.games.nassau.rules import steps, verbs as v
from tidetable.games.nassau.rules.archipelago import N_TABLES, Islands
from tidetable.games.nassau.rules.chapters.goods import gain_good
from tidetable.games.nassau.rules.drawers import Hand, seat_table, seat_thing, seat_weapon
from tidetable.games.nassau.rules.menagerie import end_waiting, gain_animal
from tidetable.games.nassau.rules.notices import tell_gain
from tidetable.games.nassau.rules.questions import Question
from tidetable.games.nassau.rules.state import NassauState, Tabletop


def take_gain(state: NassauState, gain: i64, news: News | None) -> None:
    """Take one thing shown, as many as it says."""
    table = state.table
    what = gain // v.AMOUNT
    n = gain % v.AMOUNT
    if gain == 0:
        return
    if what == v.ANY_WEAPON:
        choose_weapon(state, n, news)
    elif what < v.PIRATE:
        gain_some(table, state.islands, what, n, news)
    elif what == v.PIRATE:
        choose_table(state, n, news)
    elif what == v.ANIMAL:
        gain_animal(state, news)
    elif what == v.TALE:
        table.push(steps.TALES, n)
    elif what == v.CRATE:
        gain_crates(table, n, news)
    elif what == v.PROVISION:
        table.add_provisions(table.player, n)
        tell_gain(news, table.player, what, n, n)
        table.push(steps.CARGO, table.player * 8)
    else:
        gain_good(state, n, news)


def to_be_had(table: Tabletop, islands: Islands, seat: i64, what: i64) -> i64:
    """Return how many more of a kind a seat can have: of objects, as many as are left (NAS-R-16).

    At most 5 weapons of a type, the first one included; no more holds than there are to open.
    """
    if what < v.N_WEAPONS:
        return islands.most_weapons - table.arms(seat, what)
    if what < v.FIRST_OBJECT + v.N_OBJECTS:
        return table.objects_left[what - v.FIRST_OBJECT]
    if what == v.SAIL:
        return islands.most_sails - table.sails[seat]
    if what == v.SAILOR:
        return islands.most_sailors - table.sailors[seat]
    assert what == v.HOLD
    return islands.open_holds + islands.closed_holds - table.holds[seat]


def gain_some(table: Tabletop, islands: Islands, what: i64, n: i64, news: News | None) -> None:
    """NAS-R-22: a new sailor takes the animal that has waited longest."""
    me = table.player
    got = min(n, to_be_had(table, islands, me, what))
    tell_gain(news, me, what, got, n)
    if what < v.N_WEAPONS:
        table.add_weapons(seat_weapon(me, what), got)
    elif what < v.FIRST_OBJECT + v.N_OBJECTS:
        table.add_objects_left(what - v.FIRST_OBJECT, -got)
        table.add_objects(seat_thing(me, what - v.FIRST_OBJECT), got)
    elif what == v.SAIL:
        table.add_sails(me, got)
    elif what == v.SAILOR:
        table.add_sailors(me, got)
        for _sailor in range(got):
            end_waiting(table, me)
    else:
        table.add_holds(me, got)


def gain_crates(table: Tabletop, n: i64, news: News | None) -> None:
    """NAS-R-10: as many as the own supply has."""
    me = table.player
    got = min(n, table.crate_supply[me])
    table.add_crate_supply(me, -got)
    table.add_crates(me, got)
    if n > 0:
        tell_gain(news, me, v.CRATE, got, n)
        table.push(steps.CARGO, me * 8)


# --- A weapon of choice --------------------------------------------------------------------------


def forbids_arm(table: Tabletop, islands: Islands, weapon: i64) -> str:
    """NAS-R-17: of a type of which there are fewer than 5."""
    return "" if to_be_had(table, islands, table.player, weapon) > 0 else "NAS-R-17"


def choose_weapon(state: NassauState, n: i64, news: News | None) -> None:
    """No question if there is one type only."""
    table = state.table
    types: i64 = 0
    last: i64 = 0
    for weapon in range(v.N_WEAPONS):
        if not forbids_arm(table, state.islands, weapon):
            types += 1
            last = weapon
    if n > 1:
        table.push(steps.GAIN, v.ANY_WEAPON * v.AMOUNT + n - 1)
    if types > 1:
        state.open(WEAPON.asks(table.player))
    elif types == 1:
        gain_some(table, state.islands, last, 1, news)
    else:
        tell_gain(news, table.player, v.ANY_WEAPON, 0, 1)


@final
class Weapon(Question):
    """NAS-N7: a weapon of choice."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for weapon in range(v.N_WEAPONS):
            if not forbids_arm(table, islands, weapon):
                into.add(v.ARM.of(weapon))

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if v.ARM.has(action):
            return forbids_arm(table, islands, action - v.ARM.base)
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        gain_some(state.table, state.islands, action - v.ARM.base, 1, news)


# --- A pirate from the tavern --------------------------------------------------------------------


def choose_table(state: NassauState, n: i64, news: News | None) -> None:
    """From one of the own tables; no question if one only is left."""
    table = state.table
    if n > 1:
        table.push(steps.GAIN, v.PIRATE * v.AMOUNT + n - 1)
    if not TABLE.put_to(state, table.player, 0, news):
        tell_gain(news, table.player, v.PIRATE, 0, 1)


@final
class TavernTable(Question):
    """NAS-N7: a table where a pirate of one's own sits."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for at in range(N_TABLES):
            if table.in_tavern[seat_table(table.player, at)] == 1:
                into.add(v.HIRE.of(at))

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        hire(state.table, state.islands, action - v.HIRE.base)


def hire(table: Tabletop, islands: Islands, at: i64) -> None:
    """With that table's equipment at once; the pirate can be used at once."""
    me = table.player
    table.set_in_tavern(seat_table(me, at), 0)
    table.add_pirates(me, 1)
    table.push(steps.GAIN, islands.table_gains[at * 2 + 1])
    table.push(steps.GAIN, islands.table_gains[at * 2])


WEAPON: Final = Weapon(22, "weapon", "NAS-R-17")
TABLE: Final = TavernTable(23, "table", "NAS-R-17")
