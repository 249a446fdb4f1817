"""Why something is not allowed, and whether everything adds up."""

from __future__ import annotations

from mypy_extensions import i64

from tidetable.core.contract import kind_of
from tidetable.core.vec import vec
from tidetable.games.chests import rules
from tidetable.games.chests.drawers import keys_treasure, seat_treasure
from tidetable.games.chests.state import ChestsState, Table
from tidetable.games.chests.verbs import (
    ASK_ROLL,
    ASK_USE,
    CODEC,
    COINS,
    DIAMONDS,
    FISH_BONES,
    LOAD,
    MAX_KEYS,
    N_DICE,
    N_PLACES,
    N_TREASURES,
    OPEN,
    ROLL,
    SABRES,
    STEAL,
)


def why_not(table: Table, question: i64, action: i64) -> str:
    """Return the id of the rule that forbids an action now."""
    if kind_of(question) == ASK_ROLL:
        return "CHE-T1"
    if action == ROLL.base:
        return "CHE-R9" if table.greedy_pirates else "CHE-T1"
    if OPEN.has(action):
        return why_not_open(table, action - OPEN.base)
    if LOAD.has(action):
        return why_not_load(table, action - LOAD.base)
    if STEAL.has(action):
        there = action - STEAL.base
        return why_not_steal(table, there // N_TREASURES, there % N_TREASURES)
    return CODEC.verb(action).rule


def why_not_open(table: Table, place: i64) -> str:
    if table.places[place] == 0:
        return "CHE-R12"
    return "CHE-T7" if rules.is_opened(table, place) else "CHE-T3"


def why_not_load(table: Table, treasure: i64) -> str:
    if treasure == FISH_BONES:
        return "CHE-T6"
    return "CHE-T2" if rules.still_before(table, table.player, treasure) else "CHE-T4"


def why_not_steal(table: Table, owner: i64, treasure: i64) -> str:
    if table.old_sea_dogs == 0 or owner == table.player or owner >= table.seats:
        return "CHE-V2"
    if treasure == FISH_BONES or rules.still_before(table, owner, treasure) == 0:
        return "CHE-R10"
    if rules.sabres_for_theft(table, owner) < 0:
        return "CHE-R10"
    if rules.jokers_for_treasure(table, treasure, table.dice[SABRES]) >= 0:
        return "CHE-R3"  # it lacks just the die that would lie on the boat
    return "CHE-T2"


def audit(state: ChestsState, cards: vec[i64]) -> str:
    """Return what does not add up: cards, chests, dice."""
    table = state.table
    for treasure in range(N_TREASURES):
        if cards_with(table, treasure) != all_with(cards, treasure):
            return f"treasure {treasure}: cards appeared or vanished"
    lying = table.pile
    for place in range(N_PLACES):
        if table.places[place] > 0:
            lying += 1
    if lying != table.all_unopened():
        return "the pile and the open chests are not the cards unopened"
    if kind_of(state.asks[0]) == ASK_USE and table.dice_left() + dice_placed(table) != N_DICE:
        return "there are not four dice"
    return ""


def cards_with(table: Table, treasure: i64) -> i64:
    """Count the cards with this treasure wherever they are."""
    n: i64 = 0
    for keys in range(MAX_KEYS):
        n += table.unopened[keys_treasure(keys, treasure)]
    for seat in range(table.seats):
        mine = seat_treasure(seat, treasure)
        n += table.treasures[mine] + table.loot[mine]
    return n


def all_with(cards: vec[i64], treasure: i64) -> i64:
    n: i64 = 0
    for keys in range(MAX_KEYS):
        n += cards[keys_treasure(keys, treasure)]
    return n


def dice_placed(table: Table) -> i64:
    """Count the dice on cards and boats."""
    n: i64 = 0
    for i in range(table.n_filled):
        action = table.filled[i]
        if OPEN.has(action):
            n += table.places[action - OPEN.base]
        elif LOAD.has(action):
            n += COINS[action - LOAD.base] + DIAMONDS[action - LOAD.base]
        else:
            treasure = (action - STEAL.base) % N_TREASURES
            n += COINS[treasure] + DIAMONDS[treasure]
    for owner in range(table.seats):
        if rules.is_boarded(table, owner):
            n += 1
    return n
