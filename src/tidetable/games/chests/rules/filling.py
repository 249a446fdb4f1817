"""Using the dice: on which cards they may be put, by which rule not, and putting them there."""

from mypy_extensions import i64

from tidetable.core.contract import Buffer
from tidetable.games.chests.rules import verbs as v
from tidetable.games.chests.rules.drawers import seat_treasure
from tidetable.games.chests.rules.state import Tabletop

# --- What lies where ---------------------------------------------------------------------------


def is_opened(table: Tabletop, place: i64) -> bool:
    """Whether the dice for this chest lie on it already; it is turned over later (CHE-T7)."""
    action = v.OPEN.base + place
    return any(table.filled[i] == action for i in range(table.n_filled))


def still_before(table: Tabletop, owner: i64, treasure: i64) -> i64:
    """Count the treasures of this kind before a boat that no dice lie on yet."""
    n = table.treasures[seat_treasure(owner, treasure)]
    if n == 0 or table.n_filled == 0:
        return n
    if owner == table.player:
        action = v.LOAD.of(treasure)
    else:
        action = v.STEAL.of(seat_treasure(owner, treasure))
    for i in range(table.n_filled):
        if table.filled[i] == action:
            n -= 1
    return n


def is_boarded(table: Tabletop, owner: i64) -> bool:
    """CHE-R3: whether a sabres die lies on this opponent's boat."""
    for i in range(table.n_filled):
        action = table.filled[i]
        if v.STEAL.has(action) and (action - v.STEAL.base) // v.N_TREASURES == owner:
            return True
    return False


def sabres_for_theft(table: Tabletop, owner: i64) -> i64:
    """CHE-R10: the sabres left for a theft once the die on the boat is put there."""
    if is_boarded(table, owner):
        return table.dice[v.SABRES]
    return table.dice[v.SABRES] - 1


def missing(table: Tabletop, treasure: i64) -> i64:
    """CHE-T4, CHE-T5, CHE-R8: the faces of a treasure that no die shows; sabres stand in."""
    dice = table.dice
    coins = v.COINS[treasure] - dice[v.COIN]
    diamonds = v.DIAMONDS[treasure] - dice[v.DIAMOND]
    return max(coins, 0) + max(diamonds, 0)


# --- What forbids it ---------------------------------------------------------------------------


def forbids_roll(table: Tabletop) -> str:
    """CHE-T1: again once, all four dice. With greedy pirates (CHE-V1, CHE-R9) those not placed."""
    if table.greedy_pirates == 1:
        return "" if table.rolls == 1 and table.dice_left() > 0 else "CHE-R9"
    return "" if table.rolls == 1 and table.n_filled == 0 else "CHE-T1"


def forbids_open(table: Tabletop, place: i64) -> str:
    """CHE-T3: as many keys as the chest shows; sabres stand in for those missing (CHE-R8)."""
    keys = table.places[place]
    dice = table.dice
    if keys > dice[v.KEY] + dice[v.SABRES]:
        return "CHE-T7" if is_opened(table, place) else "CHE-T3"
    if keys == 0:
        return "CHE-R12"
    return "CHE-T7" if is_opened(table, place) else ""


def forbids_load(table: Tabletop, treasure: i64) -> str:
    """CHE-T4: a treasure before the own boat, filled by dice that show it."""
    if treasure == v.FISH_BONES:
        return "CHE-T6"
    if still_before(table, table.player, treasure) == 0:
        return "CHE-T4"
    return "CHE-T2" if missing(table, treasure) > table.dice[v.SABRES] else ""


def forbids_board(table: Tabletop, owner: i64) -> str:
    """CHE-V2: an opponent's boat; CHE-R10: one sabres die lies on it."""
    if table.old_sea_dogs == 0 or owner == table.player or owner >= table.seats:
        return "CHE-V2"
    return "CHE-R10" if sabres_for_theft(table, owner) < 0 else ""


def forbids_steal(table: Tabletop, owner: i64, treasure: i64) -> str:
    """CHE-V2: what lies before a boat that may be boarded, filled by the other dice."""
    if treasure == v.FISH_BONES or still_before(table, owner, treasure) == 0:
        return "CHE-R10"
    lacking = missing(table, treasure)
    if lacking <= sabres_for_theft(table, owner):
        return ""
    # It may lack just the die that lies on the boat.
    return "CHE-R3" if lacking <= table.dice[v.SABRES] else "CHE-T2"


# --- What may be done --------------------------------------------------------------------------


def cards_to_fill(table: Tabletop, into: Buffer) -> bool:
    """Write the own cards that dice may be put on: whoever can fill one is not done (CHE-R7)."""
    first = into.n
    for place in range(v.N_PLACES):
        if not forbids_open(table, place):
            into.add(v.OPEN.of(place))
    mine = seat_treasure(table.player, 0)
    treasures = table.treasures
    for treasure in range(v.FISH_BONES):
        if treasures[mine + treasure] > 0 and not forbids_load(table, treasure):
            into.add(v.LOAD.of(treasure))
    return into.n > first


def thefts(table: Tabletop, into: Buffer) -> None:
    """Write what may be stolen. Thefts oblige nobody (CHE-R4)."""
    treasures = table.treasures
    for owner in range(table.seats):
        if not forbids_board(table, owner):
            first = seat_treasure(owner, 0)
            for treasure in range(v.FISH_BONES):
                if treasures[first + treasure] > 0 and not forbids_steal(table, owner, treasure):
                    into.add(v.STEAL.of(first + treasure))


# --- Doing it ----------------------------------------------------------------------------------


def fill(table: Tabletop, action: i64) -> None:
    """Put dice on a card: plain faces first, sabres for what is missing (CHE-R8)."""
    for_coins: i64 = 0
    if v.OPEN.has(action):
        jokers = spend(table, v.KEY, table.places[action - v.OPEN.base])
    else:
        there = action - v.LOAD.base
        if v.STEAL.has(action):
            there = action - v.STEAL.base
            table.dice[v.SABRES] = sabres_for_theft(table, there // v.N_TREASURES)
        treasure = there % v.N_TREASURES
        for_coins = spend(table, v.COIN, v.COINS[treasure])
        jokers = for_coins + spend(table, v.DIAMOND, v.DIAMONDS[treasure])
    table.dice[v.SABRES] -= jokers
    table.filled[table.n_filled] = action
    table.jokers[table.n_filled] = jokers
    table.coin_jokers[table.n_filled] = for_coins
    table.n_filled += 1


def spend(table: Tabletop, face: i64, wanted: i64) -> i64:
    """Take as many plain faces as are wanted and there; return how many are missing."""
    left = table.dice[face] - wanted
    if left < 0:
        table.dice[face] = 0
        return -left
    table.dice[face] = left
    return 0
