"""The booklet of Chests & Sabres, in its order: setup, turn, end of turn, end of game."""

from __future__ import annotations

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, ask
from tidetable.games.chests.drawers import keys_treasure, seat_treasure
from tidetable.games.chests.state import NO_DICE, ChestsState, Table
from tidetable.games.chests.verbs import (
    ASK_CHEST,
    ASK_DICE,
    ASK_ROLL,
    ASK_START,
    ASK_TREASURE,
    ASK_USE,
    CHEST,
    COIN,
    COINS,
    DIAMOND,
    DIAMONDS,
    DONE,
    FISH_BONES,
    KEY,
    LAST_ROUND,
    LOAD,
    LOST,
    MAX_KEYS,
    N_PLACES,
    N_TREASURES,
    OPEN,
    ROLL,
    SABRES,
    START,
    STEAL,
    TREASURE,
)

# --- Setup --------------------------------------------------------------------------------------


def set_up(state: ChestsState, first: i64) -> None:
    """CHE-S1: the pile, three open chests. CHE-S2, CHE-R13: who starts is named, or drawn."""
    table = state.table
    table.pile = table.all_unopened()
    table.player = first
    lay_out_chests(state)


def draw_start(table: Table, into: Buffer) -> None:
    """CHE-R13: every seat is as likely."""
    for seat in range(table.seats):
        into.add_weighted(START.of(seat), 1)


def lay_out_chests(state: ChestsState) -> bool:
    """CHE-T8: fill empty places from the pile, and show the keys of its new top card (CHE-R1).

    Chance is asked when the next top card is to be seen; True when all lies as it should.
    """
    table = state.table
    place: i64 = 0
    while True:
        if table.top == 0 and table.pile > 0:
            state.open(ask(CHANCE, ASK_CHEST))
            return False
        while place < N_PLACES and table.places[place] > 0:
            place += 1
        if place == N_PLACES or table.top == 0:
            return True
        table.places[place] = table.top
        table.top = 0
        table.pile -= 1


def chests_lie(state: ChestsState) -> None:
    """Go on once the chests lie there: with the first turn, or with the next."""
    table = state.table
    if table.turn > 0:
        pass_the_dice(state)
    elif table.player >= 0:
        begin_turn(state, table.player)
    else:
        state.open(ask(CHANCE, ASK_START))


def draw_chest(table: Table, into: Buffer) -> None:
    """Write what the next card of the pile may show: any card neither opened nor lying open."""
    for keys in range(1, MAX_KEYS + 1):
        n = table.unopened_with(keys)
        for place in range(N_PLACES):
            if table.places[place] == keys:
                n -= 1
        if n > 0:
            into.add_weighted(CHEST.of(keys - 1), n)


# --- Turn --------------------------------------------------------------------------------------


def begin_turn(state: ChestsState, player: i64) -> None:
    table = state.table
    table.player = player
    table.turn += 1
    table.rolls = 0
    table.n_filled = 0
    table.dice = NO_DICE[:]
    state.open(ask(player, ASK_ROLL))


def may_roll_again(table: Table) -> bool:
    """CHE-T1: once, all four dice. With greedy pirates (CHE-V1, CHE-R9) those not placed."""
    if table.rolls != 1 or table.dice_left() == 0:
        return False
    return table.n_filled == 0 or table.greedy_pirates == 1


def roll(state: ChestsState) -> None:
    """Ask chance for the dice. Which roll of which turn it is, is all its luck depends on."""
    table = state.table
    state.open(ask(CHANCE, ASK_DICE, table.turn * 2 + table.rolls))


# --- Using the dice ----------------------------------------------------------------------------


def is_opened(table: Table, place: i64) -> bool:
    """Whether the dice for this chest lie on it already; it is turned over later (CHE-T7)."""
    for i in range(table.n_filled):
        if table.filled[i] == OPEN.of(place):
            return True
    return False


def still_before(table: Table, owner: i64, treasure: i64) -> i64:
    """Count the treasures of this kind before a boat that no dice lie on yet."""
    n = table.treasures[seat_treasure(owner, treasure)]
    if n == 0:
        return 0
    if owner == table.player:
        action = LOAD.of(treasure)
    else:
        action = STEAL.of(seat_treasure(owner, treasure))
    for i in range(table.n_filled):
        if table.filled[i] == action:
            n -= 1
    return n


def is_boarded(table: Table, owner: i64) -> bool:
    """CHE-R3: whether a sabres die lies on this opponent's boat."""
    for i in range(table.n_filled):
        action = table.filled[i]
        if STEAL.has(action) and (action - STEAL.base) // N_TREASURES == owner:
            return True
    return False


def jokers_for_chest(table: Table, place: i64) -> i64:
    """CHE-R8: sabres stand in only for faces that are missing. -1: no chest, or too few dice."""
    keys = table.places[place]
    missing = keys - table.dice[KEY]
    if keys == 0 or missing > table.dice[SABRES]:
        return -1
    if missing < 0:
        return 0
    return missing


def jokers_for_treasure(table: Table, treasure: i64, sabres: i64) -> i64:
    """CHE-T4, CHE-T5 with so many sabres at hand. -1: the treasure cannot be filled."""
    missing: i64 = 0
    if COINS[treasure] > table.dice[COIN]:
        missing += COINS[treasure] - table.dice[COIN]
    if DIAMONDS[treasure] > table.dice[DIAMOND]:
        missing += DIAMONDS[treasure] - table.dice[DIAMOND]
    if missing > sabres:
        return -1
    return missing


def sabres_for_theft(table: Table, owner: i64) -> i64:
    """CHE-R10: the sabres left for a theft once the die on the boat is put there."""
    if is_boarded(table, owner):
        return table.dice[SABRES]
    return table.dice[SABRES] - 1


def use_dice(table: Table, into: Buffer) -> None:
    """Write all that may be done with dice that lie there.

    CHE-T2, CHE-R7: a player who can fill a chest or an own treasure is not done. Thefts oblige
    nobody (CHE-R4).
    """
    me = table.player
    sabres = table.dice[SABRES]
    if may_roll_again(table):
        into.add(ROLL.base)
    obliged = False
    for place in range(N_PLACES):
        if jokers_for_chest(table, place) >= 0 and not is_opened(table, place):
            into.add(OPEN.of(place))
            obliged = True
    for treasure in range(FISH_BONES):
        if still_before(table, me, treasure) == 0:
            continue
        if jokers_for_treasure(table, treasure, sabres) >= 0:
            into.add(LOAD.of(treasure))
            obliged = True
    if table.old_sea_dogs == 1:
        thefts(table, into)
    if not obliged:
        into.add(DONE.base)


def thefts(table: Table, into: Buffer) -> None:
    """CHE-V2: what lies before an opponent's boat, for one sabres die on that boat."""
    for owner in range(table.seats):
        sabres = sabres_for_theft(table, owner)
        if owner == table.player or sabres < 0:
            continue
        for treasure in range(FISH_BONES):
            if still_before(table, owner, treasure) == 0:
                continue
            if jokers_for_treasure(table, treasure, sabres) >= 0:
                into.add(STEAL.of(seat_treasure(owner, treasure)))


def fill(table: Table, action: i64) -> None:
    """Put dice on a card: plain faces first, sabres for what is missing (CHE-R8)."""
    for_coins: i64 = 0
    if OPEN.has(action):
        jokers = spend(table, KEY, table.places[action - OPEN.base])
    else:
        there = action - LOAD.base
        if STEAL.has(action):
            there = action - STEAL.base
            table.dice[SABRES] = sabres_for_theft(table, there // N_TREASURES)
        treasure = there % N_TREASURES
        for_coins = spend(table, COIN, COINS[treasure])
        jokers = for_coins + spend(table, DIAMOND, DIAMONDS[treasure])
    table.dice[SABRES] -= jokers
    table.filled[table.n_filled] = action
    table.jokers[table.n_filled] = jokers
    table.coin_jokers[table.n_filled] = for_coins
    table.n_filled += 1


def spend(table: Table, face: i64, wanted: i64) -> i64:
    """Take as many plain faces as are wanted and there; return how many are missing."""
    left = table.dice[face] - wanted
    if left < 0:
        table.dice[face] = 0
        return -left
    table.dice[face] = left
    return 0


def go_on(state: ChestsState, scratch: Buffer) -> bool:
    """Ask what to do with the dice, unless there is nothing to choose; then the turn is over."""
    table = state.table
    if not may_roll_again(table):
        scratch.clear()
        use_dice(table, scratch)
        if scratch.n == 1 and scratch.actions[0] == DONE.base:
            return False
    state.open(ask(table.player, ASK_USE))
    return True


def lose_dice(table: Table, news: News | None) -> None:
    """CHE-T2: dice that fit nowhere are lost. Said, since the turn is over and nobody is asked."""
    if news is not None:
        news.tell(EVERYONE, table.player, LOST.base)


# --- End of the turn ---------------------------------------------------------------------------


def end_turn(state: ChestsState) -> None:
    """CHE-T7, CHE-R14: every card filled takes effect now, those of a greedy pirate's first roll
    too (CHE-R2); there is nothing left to choose.
    """
    load_treasures(state.table)
    resolve(state)


def load_treasures(table: Table) -> None:
    """CHE-R14: loadings and thefts first. All of them go under the player's own boat."""
    under = seat_treasure(table.player, 0)
    for i in range(table.n_filled):
        action = table.filled[i]
        if LOAD.has(action):
            treasure = action - LOAD.base
            table.treasures[under + treasure] -= 1
            table.loot[under + treasure] += 1
        elif STEAL.has(action):
            there = action - STEAL.base
            table.treasures[there] -= 1
            table.loot[under + there % N_TREASURES] += 1


def next_opened(table: Table) -> i64:
    """Return the place of the next chest to turn over, -1 when none is left."""
    for i in range(table.n_filled):
        action = table.filled[i]
        if OPEN.has(action) and table.places[action - OPEN.base] > 0:
            return action - OPEN.base
    return -1


def draw_treasure(table: Table, keys: i64, into: Buffer) -> None:
    """Write what a chest with so many keys may hold: any such card not opened yet."""
    first = keys_treasure(keys - 1, 0)
    for treasure in range(N_TREASURES):
        n = table.unopened[first + treasure]
        if n > 0:
            into.add_weighted(TREASURE.of(treasure), n)


def turn_over(table: Table, treasure: i64, news: News | None) -> None:
    """CHE-T3: the treasure lies before the boat; CHE-T6: fish bones go into it at once."""
    place = next_opened(table)
    table.unopened[keys_treasure(table.places[place] - 1, treasure)] -= 1
    table.places[place] = 0
    mine = seat_treasure(table.player, treasure)
    if treasure == FISH_BONES:
        table.loot[mine] += 1
    else:
        table.treasures[mine] += 1
    if table.pile == 0 and table.all_unopened() == 0:
        # CHE-E1, CHE-R11: whatever the last chest holds. One turn each follows this one.
        table.turns_left = table.seats
        if news is not None:
            news.tell(EVERYONE, table.player, LAST_ROUND.base)


def resolve(state: ChestsState) -> None:
    """Turn over what was opened, lay out new chests, pass the dice on: whatever comes next."""
    table = state.table
    place = next_opened(table)
    if place >= 0:
        state.open(ask(CHANCE, ASK_TREASURE, table.places[place]))
    elif lay_out_chests(state):
        chests_lie(state)


def pass_the_dice(state: ChestsState) -> None:
    """CHE-T8, and CHE-R5: the final round begins with the left neighbour of who began it."""
    table = state.table
    if table.turns_left == 0:
        table.dice = NO_DICE[:]
        table.n_filled = 0
        return
    if table.turns_left > 0:
        table.turns_left -= 1
    begin_turn(state, (table.player + 1) % table.seats)


# --- End of the game ---------------------------------------------------------------------------


def coins(table: Table, seat: i64) -> i64:
    n: i64 = 0
    for treasure in range(N_TREASURES):
        n += table.loot[seat_treasure(seat, treasure)] * COINS[treasure]
    return n


def diamonds(table: Table, seat: i64) -> i64:
    n: i64 = 0
    for treasure in range(N_TREASURES):
        n += table.loot[seat_treasure(seat, treasure)] * DIAMONDS[treasure]
    return n


def fish_bones(table: Table, seat: i64) -> i64:
    return table.loot[seat_treasure(seat, FISH_BONES)]


def standing(table: Table, seat: i64) -> i64:
    """CHE-E2, CHE-E3 as one number: points, then more diamonds, then fewer fish bones."""
    points = coins(table, seat) + diamonds(table, seat)
    return (points * 100 + diamonds(table, seat)) * 100 - fish_bones(table, seat)
