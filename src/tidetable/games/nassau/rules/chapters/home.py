"""The way home (NAS-H): Skull Island, the campfire, the home port; each stop is a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import EVERYONE, Buffer, News, ask, sealed_ask
from tidetable.games.nassau.rules import steps
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import MOST_HIDDEN, MOST_SPACES, Archipelago
from tidetable.games.nassau.rules.drawers import seat_back, seat_good, slot_seat
from tidetable.games.nassau.rules.gains import gain_crates, score
from tidetable.games.nassau.rules.objects import can_spare, pay, turn_over
from tidetable.games.nassau.rules.state import (
    AT_HOME,
    BEEN_AT_CAMPFIRE,
    BEEN_AT_SKULL_ISLAND,
    Hand,
    NassauState,
    Table,
)
from tidetable.games.nassau.rules.tales import ON_THE_TABLE, is_met, outposts_of, towers_with

TALES_PER_RUM: Final = 3
TOWER_POINTS: Final = 2
ALL: Final = 99
IN_HAND: Final = 1
LAID: Final = 2


def go_home(state: NassauState, stop: i64, news: News | None) -> None:
    """NAS-R-39: after the first stop no more actions; stops left out cost no turn."""
    table = state.table
    me = table.player
    if stop == v.SKULL_ISLAND:
        table.way[me] = BEEN_AT_SKULL_ISLAND
        table.hidden_now = 0
        table.saved = 0
        table.push(steps.HIDE)
    elif stop == v.CAMPFIRE:
        table.way[me] = BEEN_AT_CAMPFIRE
        if most_rum(table) > 1 or can_spare(table, v.RUM):
            state.open(ask(me, v.ASK_RUM))
        else:
            tell(table, v.DRINK.of(1), news)
            drink(state, 1, news)
    else:
        table.way[me] = AT_HOME
        table.push(steps.TURTLE)


# --- Skull Island (NAS-H1) -----------------------------------------------------------------------


def price(table: Table, islands: Archipelago) -> i64:
    """Return what one more good costs: 1, 3 and 5 doubloons in all for 1, 2 and 3."""
    n = table.hidden_now
    return islands.hide_price[n + 1] - islands.hide_price[n]


def go_on_hiding(state: NassauState, islands: Archipelago, news: News | None) -> None:
    """NAS-R-39: the first is a must; not asked where it is the only good and nothing is saved."""
    table = state.table
    if not can_hide(table, islands):
        return
    first = next_good(table, -1)
    forced = table.hidden_now == 0 and next_good(table, first) < 0
    if forced and not can_spare(table, v.DOUBLOON):
        tell(table, v.HIDE.of(first), news)
        hide(table, islands, first)
    else:
        state.open(ask(table.player, v.ASK_HIDE, table.hidden_now))


def next_good(table: Table, after: i64) -> i64:
    """Return the next kind of goods aboard, -1 if there is none after that one."""
    for good in range(after + 1, v.N_GOODS):
        if table.goods[seat_good(table.player, good)] > 0:
            return good
    return -1


def can_hide(table: Table, islands: Archipelago) -> bool:
    """NAS-R-46: what the monkey spirit saves must still be owned beside the rest."""
    me = table.player
    if table.hidden_now == MOST_HIDDEN or table.all_goods(me) == 0:
        return False
    return table.owns(me, v.DOUBLOON) >= price(table, islands) + table.saved


def goods_to_hide(table: Table, into: Buffer) -> None:
    """Write the goods aboard; NAS-R-39: one at least is hidden there."""
    good = next_good(table, -1)
    while good >= 0:
        into.add(v.HIDE.of(good))
        good = next_good(table, good)
    if table.spared >= 0:
        return
    if table.hidden_now > 0:
        into.add(v.ENOUGH.base)
    if can_spare(table, v.DOUBLOON):
        into.add(v.SPARE.of(v.DOUBLOON))


def hide(table: Table, islands: Archipelago, good: i64) -> None:
    """NAS-H1: to the next free space from the top if its colour matches, else to the middle."""
    me = table.player
    doubloons = price(table, islands)
    if table.spared == v.DOUBLOON:
        table.saved = 1
    for _doubloon in range(doubloons):
        pay(table, v.DOUBLOON)
    table.goods[seat_good(me, good)] -= 1
    table.hidden[seat_good(me, good)] += 1
    table.hidden_now += 1
    hideout, filled = table.hideout[me], table.filled[me]
    is_room = filled < islands.hideout_spaces[hideout]
    if is_room and islands.hideout_goods[hideout * MOST_SPACES + filled] == good:
        table.filled[me] += 1
    table.push(steps.HIDE)


# --- The campfire (NAS-H2, NAS-R-40) -------------------------------------------------------------


def most_rum(table: Table) -> i64:
    """At most one for each three tales in hand, begun ones too."""
    me = table.player
    n = (table.hand_size(me) + TALES_PER_RUM - 1) // TALES_PER_RUM
    if table.owns(me, v.RUM) < n:
        n = table.owns(me, v.RUM)
    return n


def rums(table: Table, into: Buffer) -> None:
    for rum in range(1, most_rum(table) + 1):
        into.add(v.DRINK.of(rum))
    if can_spare(table, v.RUM):
        into.add(v.SPARE.of(v.RUM))


def drink(state: NassauState, rum: i64, news: News | None) -> None:
    """NAS-R-8: what is paid counts for no tale any more."""
    table = state.table
    for _rum in range(rum):
        pay(table, v.RUM)
    if table.hand_size(table.player) > rum:
        state.open(ask(table.player, v.ASK_TALES, rum))
    else:
        tell(table, v.PROMISE.of(rum), news)
        promise(table, rum)


def tell(table: Table, action: i64, news: News | None) -> None:
    """Tell what is done without a question, for there is no choice."""
    if news is not None:
        news.tell(EVERYONE, table.player, action)


def numbers_of_tales(table: Table, rum: i64, into: Buffer) -> None:
    """1 to 3 tales for each rum."""
    most = rum * TALES_PER_RUM
    if table.hand_size(table.player) < most:
        most = table.hand_size(table.player)
    for tales in range(rum, most + 1):
        into.add(v.PROMISE.of(tales))


def promise(table: Table, tales: i64) -> None:
    """How many is said openly, so that the sealed answers are as many, whatever they are."""
    table.promised = tales
    table.push(steps.JUDGE)
    table.push(steps.TWICE)
    table.push(steps.TELL, tales)


def tell_next(state: NassauState, n: i64) -> None:
    if n > 0:
        state.table.push(steps.TELL, n - 1)
        state.open(sealed_ask(state.table.player, v.ASK_TELL, n))


def tales_to_tell(hand: Hand, n: i64, into: Buffer) -> None:
    """Write what may be laid next: upwards, and with enough left above."""
    above: i64 = 0
    for tale in range(v.N_TALES):
        if hand.tales[tale] == IN_HAND and tale > hand.last:
            above += 1
    for tale in range(v.N_TALES):
        if hand.tales[tale] == IN_HAND and tale > hand.last:
            if above >= n:
                into.add(v.TELL.of(tale))
            above -= 1


def lay(state: NassauState, tale: i64) -> None:
    hand = state.hands[state.table.player]
    hand.tales[tale] = LAID
    hand.last = tale


def offer_parrot(state: NassauState) -> None:
    """NAS-R-45: said when the tales are laid; sealed, for it may name a bad joke."""
    table = state.table
    if table.can_use(table.player, v.PARROT):
        state.open(sealed_ask(table.player, v.ASK_TWICE))


def tales_to_double(hand: Hand, into: Buffer) -> None:
    for tale in range(v.N_TALES):
        if hand.tales[tale] == LAID:
            into.add(v.TWICE.of(tale))
    into.add(v.ONCE.base)


def double_tale(state: NassauState, tale: i64) -> None:
    turn_over(state.table, state.table.player, v.PARROT)
    state.hands[state.table.player].twice = tale


def judge(state: NassauState, islands: Archipelago, news: News | None) -> None:
    """NAS-R-40: all checked together, before any point is given; what is met lies face up.

    NAS-R-41: a bad joke stays hidden for ever.
    """
    table = state.table
    me = table.player
    hand = state.hands[me]
    points: i64 = 0
    extra: i64 = 0
    for tale in range(v.N_TALES):
        if hand.tales[tale] != LAID:
            continue
        back = islands.tale_deck[tale]
        worth: i64 = 1
        hand.tales[tale] = 0
        table.backs[seat_back(me, back)] -= 1
        if is_met(table, islands, me, tale):
            worth = islands.tale_points[tale]
            table.told[tale] = me + 1
            if news is not None:
                news.tell(EVERYONE, me, v.TOLD.of(tale))
        else:
            hand.laid[tale] = ON_THE_TABLE
            table.jokes[seat_back(me, back)] += 1
            if news is not None:
                news.tell(EVERYONE, me, v.JOKED.of(back))
        points += worth
        if tale == hand.twice:
            extra = worth  # NAS-Z7: not for the comparison
    table.told_points[me] += points
    hand.last = -1
    hand.twice = -1
    score(table, me, points + extra, news)


# --- The home port (NAS-H3) ----------------------------------------------------------------------


def own_adversaries(table: Table, seat: i64) -> i64:
    """Count the adversaries with own crates."""
    n: i64 = 0
    for slot in range(len(table.adversaries)):
        if table.crates_on[slot_seat(slot, seat)] > 0:
            n += 1
    return n


def offer_turtle(state: NassauState) -> None:
    """NAS-Z2, NAS-R-44: said on arrival."""
    table = state.table
    me = table.player
    table.doubled = -1
    table.push(steps.PORT)
    something = outposts_of(table, me) + own_adversaries(table, me) + towers_with(table, me, 1, ALL)
    if table.can_use(me, v.TURTLE) and something > 0:
        state.open(ask(me, v.ASK_TURTLE))


def lines(table: Table, into: Buffer) -> None:
    """Write the lines that are worth doubling."""
    me = table.player
    if outposts_of(table, me) > 0:
        into.add(v.DOUBLE.of(0))
    if own_adversaries(table, me) > 0:
        into.add(v.DOUBLE.of(1))
    if towers_with(table, me, 1, ALL) > 0:
        into.add(v.DOUBLE.of(2))
    into.add(v.ENOUGH.base)


def double(table: Table, line: i64) -> None:
    turn_over(table, table.player, v.TURTLE)
    table.doubled = line


def times(table: Table, line: i64) -> i64:
    if table.doubled == line:
        return 2
    return 1


def come_home(table: Table, news: News | None) -> None:
    """A crate per outpost, a tale per adversary with own crates, 2 points per watchtower."""
    me = table.player
    first = True
    for seat in range(table.seats):
        if seat != me and table.way[seat] == AT_HOME:
            first = False
    if first:
        table.dolphin = me
        if news is not None:
            news.tell(EVERYONE, me, v.DOLPHIN.base)
    score(table, me, TOWER_POINTS * towers_with(table, me, 1, ALL) * times(table, 2), news)
    table.push(steps.TALES, own_adversaries(table, me) * times(table, 1))
    gain_crates(table, outposts_of(table, me) * times(table, 0), news)
    table.boat[me] = -1
