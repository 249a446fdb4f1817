"""Whether everything adds up: cards, chests, dice."""

from mypy_extensions import i64

from tidetable.core.contract import count, kind_of
from tidetable.core.vec import vec
from tidetable.games.chests.rules import verbs as v
from tidetable.games.chests.rules.drawers import keys_treasure, seat_treasure
from tidetable.games.chests.rules.filling import is_boarded
from tidetable.games.chests.rules.state import ChestsState, Tabletop
from tidetable.games.chests.rules.turn import USE


def audit(state: ChestsState, cards: vec[i64]) -> str:
    """Return what does not add up, or nothing."""
    table = state.table
    for treasure in range(v.N_TREASURES):
        if cards_with(table, treasure) != all_with(cards, treasure):
            return f"treasure {treasure}: cards appeared or vanished"
    lying = v.N_PLACES - count(table.places, 0)
    if table.pile + lying != table.all_unopened():
        return "the pile and the open chests are not the cards unopened"
    if kind_of(state.asks[0]) == USE.kind and table.dice_left() + dice_placed(table) != v.N_DICE:
        return "there are not four dice"
    return ""


def cards_with(table: Tabletop, treasure: i64) -> i64:
    """Count the cards with this treasure wherever they are."""
    n: i64 = 0
    for keys in range(v.MAX_KEYS):
        n += table.unopened[keys_treasure(keys, treasure)]
    for seat in range(table.seats):
        mine = seat_treasure(seat, treasure)
        n += table.treasures[mine] + table.loot[mine]
    return n


def all_with(cards: vec[i64], treasure: i64) -> i64:
    n: i64 = 0
    for keys in range(v.MAX_KEYS):
        n += cards[keys_treasure(keys, treasure)]
    return n


def dice_placed(table: Tabletop) -> i64:
    """Count the dice on cards and boats."""
    n: i64 = 0
    for i in range(table.n_filled):
        action = table.filled[i]
        if v.OPEN.has(action):
            n += table.places[action - v.OPEN.base]
        else:
            there = action - (v.LOAD if v.LOAD.has(action) else v.STEAL).base
            n += v.COINS[there % v.N_TREASURES] + v.DIAMONDS[there % v.N_TREASURES]
    for owner in range(table.seats):
        if is_boarded(table, owner):
            n += 1
    return n
