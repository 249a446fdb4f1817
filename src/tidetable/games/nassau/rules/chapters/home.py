"""The way home (NAS-H): Skull Island, the campfire, the home port; each stop is a turn."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News, tell
from tidetable.games.nassau.rules import objects, state as s, steps, verbs as v
from tidetable.games.nassau.rules.archipelago import MOST_HIDDEN, MOST_SPACES, Islands
from tidetable.games.nassau.rules.chapters.campfire import RUM, drink, most_rum
from tidetable.games.nassau.rules.chapters.gains import gain_crates
from tidetable.games.nassau.rules.drawers import Hand, seat_good, slot_seat
from tidetable.games.nassau.rules.notices import score
from tidetable.games.nassau.rules.questions import Question
from tidetable.games.nassau.rules.state import NassauState, Tabletop
from tidetable.games.nassau.rules.tales import outposts_of, towers_with

TOWER_POINTS: Final = 2
ALL: Final = 99
CRATES: Final = 0  # the lines of the home port
TALES_DRAWN: Final = 1
POINTS: Final = 2
N_LINES: Final = 3


def stops(table: Tabletop, into: Buffer) -> None:
    """NAS-H: in this order, the first two optional."""
    for stop in range(v.HOME_PORT + 1):
        if not forbids_stop(table, stop):
            into.add(v.HOME.of(stop))


def forbids_stop(table: Tabletop, stop: i64) -> str:
    """NAS-H1: Skull Island comes first, for a good and a doubloon at least.

    NAS-H2: then the campfire, for a tale and a rum at least. NAS-R-39: none just to wait.
    """
    me = table.player
    if stop == v.SKULL_ISLAND:
        if table.way[me] >= s.BEEN_AT_SKULL_ISLAND or table.owns(me, v.DOUBLOON) == 0:
            return "NAS-H1"
        return "" if table.all_goods(me) > 0 else "NAS-R-39"
    if stop == v.CAMPFIRE:
        if table.owns(me, v.RUM) == 0:
            return "NAS-H2"
        is_next = table.way[me] < s.BEEN_AT_CAMPFIRE
        return "" if is_next and table.hand_size(me) > 0 else "NAS-R-39"
    return ""


@final
class Home(Question):
    """NAS-H3: the next stop; NAS-R-39: after the first one no more actions."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        stops(table, into)

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if v.HOME.has(action):
            return forbids_stop(table, action - v.HOME.base)
        if v.SAIL_TO.has(action):
            return "NAS-R-39"
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        go_home(state, action - v.HOME.base, news)


def go_home(state: NassauState, stop: i64, news: News | None) -> None:
    """NAS-R-39: after the first stop no more actions; stops left out cost no turn."""
    table = state.table
    me = table.player
    if stop == v.SKULL_ISLAND:
        table.set_way(me, s.BEEN_AT_SKULL_ISLAND)
        table.hidden_now = 0
        table.saved = 0
        table.push(steps.HIDE)
    elif stop == v.CAMPFIRE:
        table.set_way(me, s.BEEN_AT_CAMPFIRE)
        if most_rum(table) > 1 or not objects.forbids_spare(table, v.RUM):
            state.open(RUM.asks(me))
        else:
            tell(news, me, v.DRINK.of(1))
            drink(state, 1, news)
    else:
        table.set_way(me, s.AT_HOME)
        table.push(steps.TURTLE)


# --- Skull Island (NAS-H1) -----------------------------------------------------------------------


def price(table: Tabletop, islands: Islands) -> i64:
    """Return what one more good costs: 1, 3 and 5 doubloons in all for 1, 2 and 3."""
    n = table.hidden_now
    return islands.hide_price[n + 1] - islands.hide_price[n]


def go_on_hiding(state: NassauState, news: News | None) -> None:
    """NAS-R-39: the first is a must; not asked where it is the only good and nothing is saved."""
    if can_hide(state.table, state.islands):
        HIDE.put_to(state, state.table.player, state.table.hidden_now, news)


def can_hide(table: Tabletop, islands: Islands) -> bool:
    """NAS-R-46: what the monkey spirit saves must still be owned beside the rest."""
    me = table.player
    if table.hidden_now == MOST_HIDDEN or table.all_goods(me) == 0:
        return False
    return table.owns(me, v.DOUBLOON) >= price(table, islands) + table.saved


@final
class Hide(Question):
    """NAS-H1: any good aboard; NAS-R-39: one at least is hidden there."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for good in range(v.N_GOODS):
            if table.goods[seat_good(table.player, good)] > 0:
                into.add(v.HIDE.of(good))
        if table.hidden_now > 0:
            objects.or_enough(table, v.DOUBLOON, into)
        else:
            objects.or_spare(table, v.DOUBLOON, into)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        if action != v.ENOUGH.base:
            hide(state.table, state.islands, action - v.HIDE.base)


def hide(table: Tabletop, islands: Islands, good: i64) -> None:
    """NAS-H1: to the next free space from the top if its colour matches, else to the middle."""
    me = table.player
    doubloons = price(table, islands)
    if table.spared == v.DOUBLOON:
        table.saved = 1
    for _doubloon in range(doubloons):
        objects.pay(table, v.DOUBLOON)
    table.add_goods(seat_good(me, good), -1)
    table.add_hidden(seat_good(me, good), 1)
    table.hidden_now += 1
    hideout, filled = table.hideout[me], table.filled[me]
    is_room = filled < islands.hideout_spaces[hideout]
    if is_room and islands.hideout_goods[hideout * MOST_SPACES + filled] == good:
        table.add_filled(me, 1)
    table.push(steps.HIDE)


# --- The home port (NAS-H3) ----------------------------------------------------------------------


def own_adversaries(table: Tabletop, seat: i64) -> i64:
    """Count the adversaries with own crates."""
    n: i64 = 0
    for slot in range(len(table.adversaries)):
        if table.crates_on[slot_seat(slot, seat)] > 0:
            n += 1
    return n


def offer_turtle(state: NassauState) -> None:
    """NAS-Z2, NAS-R-44: said on arrival."""
    table = state.table
    table.doubled = -1
    table.push(steps.PORT)
    if objects.forbids_use(table, table.player, v.TURTLE):
        return
    if any(not forbids_double(table, line) for line in range(N_LINES)):
        state.open(TURTLE.asks(table.player))


def on_line(table: Tabletop, line: i64) -> i64:
    """Count what a line of the home port gives something for."""
    me = table.player
    if line == CRATES:
        return outposts_of(table, me)
    if line == TALES_DRAWN:
        return own_adversaries(table, me)
    return towers_with(table, me, 1, ALL)


def forbids_double(table: Tabletop, line: i64) -> str:
    """NAS-R-44: a line that is worth doubling."""
    return "" if on_line(table, line) > 0 else "NAS-R-44"


@final
class Turtle(Question):
    """NAS-Z2: whether it doubles a line, and which."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for line in range(N_LINES):
            if not forbids_double(table, line):
                into.add(v.DOUBLE.of(line))
        into.add(v.ENOUGH.base)

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if v.DOUBLE.has(action):
            return forbids_double(table, action - v.DOUBLE.base)
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        if v.DOUBLE.has(action):
            objects.turn_over(state.table, state.table.player, v.TURTLE)
            state.table.doubled = action - v.DOUBLE.base


def gained(table: Tabletop, line: i64) -> i64:
    """Count what a line gives, twice what the turtle doubles."""
    return on_line(table, line) * (2 if table.doubled == line else 1)


def come_home(table: Tabletop, news: News | None) -> None:
    """A crate per outpost, a tale per adversary with own crates, 2 points per watchtower."""
    me = table.player
    if all(seat == me or table.way[seat] != s.AT_HOME for seat in range(table.seats)):
        table.dolphin = me
        tell(news, me, v.DOLPHIN.base)
    score(table, me, TOWER_POINTS * gained(table, POINTS), news)
    table.push(steps.TALES, gained(table, TALES_DRAWN))
    gain_crates(table, gained(table, CRATES), news)
    table.set_boat(me, -1)


HOME: Final = Home(42, "home", "NAS-H3")
HIDE: Final = Hide(43, "hide", "NAS-R-39")
TURTLE: Final = Turtle(48, "turtle", "NAS-R-44")
