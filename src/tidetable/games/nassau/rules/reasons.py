"""Why something is not allowed: for each refusal the rule that really forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import arg_of, kind_of
from tidetable.core.vec import vec
from tidetable.games.nassau.rules.archipelago import MOST_CHOICES, Archipelago
from tidetable.games.nassau.rules.chapters.city import FIRST_MOVE, SECOND_MOVE, is_stuck
from tidetable.games.nassau.rules.chapters.fight import least_crates
from tidetable.games.nassau.rules.chapters.sea import distances
from tidetable.games.nassau.rules.crew import reach_of
from tidetable.games.nassau.rules.drawers import seat_animal
from tidetable.games.nassau.rules.places import zone_of_slot, zone_of_tower
from tidetable.games.nassau.rules.state import (
    BEEN_AT_SKULL_ISLAND,
    CITY,
    NOT_OWNED,
    READY,
    THE_DUTCHMAN,
    Hand,
    Table,
)
from tidetable.games.nassau.rules.streets import exit_of
from tidetable.games.nassau.rules.verbs import (
    AGAIN,
    ARM,
    ASK_ACTION,
    ASK_AGAIN,
    ASK_CITY,
    ASK_DEFEND,
    ASK_HOME,
    ASK_PREPARE,
    ASK_REWARD,
    ASK_RUM,
    ASK_SAIL,
    ASK_SEA,
    ASK_TALES,
    ASK_TELL,
    ASK_TRADE,
    ASK_TURTLE,
    ASK_TWICE,
    ASK_WALK,
    ASK_WEAPON,
    ATTACK_DUTCHMAN,
    BARGE,
    BUY,
    CAMPFIRE,
    CAT,
    CODEC,
    COMPASS,
    CRAB,
    DETOUR,
    DOUBLE,
    DOUBLOON,
    DRINK,
    ENOUGH,
    FIGHT,
    HOME,
    LAY,
    LIZARD,
    MEET,
    MONKEY,
    MOOR,
    N_EXITS,
    N_HARBOUR_QUAYS,
    NUMBERS,
    PAUSE,
    PROMISE,
    PUT,
    RUM,
    SAIL_TO,
    SET,
    SIGN,
    SPARE,
    STAND,
    STEER,
    TELL,
    THROW_BOMB,
    TOWER,
    TWICE,
    USE,
    WALK,
    named,
)

N_NUMBERS: Final = len(NUMBERS.tokens)
# Why a question must be answered with something, in the order of the questions
MUST: Final = [
    *("NAS-R-25", "NAS-R-24", "NAS-N3", "NAS-R-17", "NAS-R-17", "NAS-R-17", "NAS-R-17", "NAS-R-17"),
    *("NAS-R-18", "NAS-R-22", "NAS-Z6", "NAS-Y1", "NAS-Y1", "NAS-A1", "NAS-A4", "NAS-A4"),
    *("NAS-R-31", "NAS-A5a", "NAS-R-29", "NAS-Z4", "NAS-A5a", "NAS-R-34", "NAS-A5b", "NAS-A9"),
    *("NAS-H3", "NAS-R-39", "NAS-R-40", "NAS-R-40", "NAS-R-40", "NAS-R-45", "NAS-R-44"),
]
# What each object is good for, and what each animal does
GOOD_FOR: Final = ["NAS-O1", "NAS-O1", "NAS-O3", "NAS-O4", "NAS-O2"]
HELPS: Final = [
    *("NAS-Z1", "NAS-Z2", "NAS-Z3", "NAS-Z4", "NAS-Z5", "NAS-Z6", "NAS-Z7", "NAS-Z8"),
]


def why_not(table: Table, hand: Hand, islands: Archipelago, question: i64, action: i64) -> str:
    """Return the id of the rule that forbids an action now."""
    kind = kind_of(question)
    arg = arg_of(question)
    if table.spared >= 0:
        return "NAS-Z8"  # what is saved must now be used
    if action == ENOUGH.base:
        return "NAS-R-7" if is_set(kind, arg) else MUST[kind - ASK_CITY]
    if USE.has(action):
        return why_not_use(table, action - USE.base)
    if SPARE.has(action):
        return why_not_spare(table)
    if kind < ASK_SEA:
        return why_not_in_the_city(table, kind, arg, action)
    if kind < ASK_PREPARE or kind in (ASK_TRADE, ASK_HOME):
        return why_not_at_sea(table, islands, kind, action)
    if kind < ASK_TRADE:
        return why_not_in_a_fight(table, kind, action)
    return why_not_on_the_way_home(table, hand, kind, arg, action)


# --- Animals -------------------------------------------------------------------------------------


def why_not_use(table: Table, animal: i64) -> str:
    """An animal that waits (NAS-N8), one that is of no use here, or not the moment for it."""
    at = seat_animal(table.player, animal)
    if table.animals[at] != NOT_OWNED and table.waiting[at] > 0:
        return "NAS-N8"
    if table.foe == THE_DUTCHMAN and animal in (CRAB, CAT, LIZARD):
        return "NAS-R-48"
    return HELPS[animal]


def why_not_spare(table: Table) -> str:
    """The monkey spirit cannot help, or the object is not there, or pays for nothing here."""
    at = seat_animal(table.player, MONKEY)
    if table.animals[at] != NOT_OWNED and table.waiting[at] > 0:
        return "NAS-N8"
    return "NAS-R-46" if table.animals[at] == READY else "NAS-Z8"


# --- In the city ---------------------------------------------------------------------------------


def why_not_in_the_city(table: Table, kind: i64, arg: i64, action: i64) -> str:
    if kind == ASK_AGAIN and any(verb.has(action) for verb in (WALK, DETOUR, BARGE, SET)):
        return "NAS-N3"  # to be paid first
    if BARGE.has(action) and kind in (ASK_CITY, ASK_WALK):
        out = (action - BARGE.base) // N_EXITS
        back = (action - BARGE.base) % N_EXITS
        return "NAS-R-23" if exit_of(table, out) == exit_of(table, back) else "NAS-N2"
    if SET.has(action) and kind in (ASK_CITY, ASK_WALK):
        return "NAS-R-7" if is_stuck(table) or is_set(kind, arg) else "NAS-N6"
    if action == PAUSE.base and table.phase == CITY:
        return "NAS-N4" if kind == ASK_CITY else "NAS-R-25"
    if MOOR.has(action) and table.phase == CITY:
        return why_not_moor(kind, arg, MOOR.number(action))
    if action == AGAIN.base and kind == ASK_WALK and arg != FIRST_MOVE:
        return "NAS-R-13"
    if ARM.has(action) and kind == ASK_WEAPON:
        return "NAS-R-17"
    if STAND.has(action) and kind in (ASK_CITY, ASK_WALK):
        return "NAS-N1"  # it is the captain who moves
    return CODEC.verb(action).rule


def is_set(kind: i64, arg: i64) -> bool:
    """Whether the captain has just been set somewhere, so that a move must follow."""
    return kind == ASK_WALK and arg != SECOND_MOVE


def why_not_moor(kind: i64, arg: i64, quay: i64) -> str:
    """The quay is taken, or not one's own; or it is not a turn in which one passes."""
    if kind == ASK_CITY:
        return "NAS-R-6" if quay < N_HARBOUR_QUAYS else "NAS-N5"
    if is_set(kind, arg):
        return "NAS-R-7"
    return "NAS-R-24" if kind in (ASK_AGAIN, ASK_WALK) else "NAS-R-25"


# --- At sea --------------------------------------------------------------------------------------


def why_not_at_sea(table: Table, islands: Archipelago, kind: i64, action: i64) -> str:
    me = table.player
    if SAIL_TO.has(action):
        return why_not_sail(table, islands, kind, action - SAIL_TO.base)
    if STEER.has(action) and kind in (ASK_SEA, ASK_SAIL) and table.owns(me, COMPASS) > 0:
        return "NAS-R-12" if table.provisions[me] + table.paid == 0 else "NAS-R-28"
    if HOME.has(action):
        return why_not_stop(table, kind, action - HOME.base)
    if FIGHT.has(action) and kind == ASK_ACTION:
        return "NAS-R-31" if is_foe_here(table, FIGHT.number(action)) else "NAS-A5"
    if TOWER.has(action) and kind == ASK_ACTION:
        place, crates = divmod(TOWER.number(action), N_NUMBERS)
        is_here = place < len(table.towers) and zone_of_tower(place) == table.boat[me]
        too_few = is_here and table.towers[place] >= 0 and crates <= table.tower_crates[place]
        return "NAS-R-37" if too_few else "NAS-A7"
    if action == MEET.base and table.with_sea_dog == 0:
        return "NAS-R-38"
    if action == ATTACK_DUTCHMAN.base and kind == ASK_ACTION:
        return "NAS-R-31" if table.dutchman == table.boat[me] else "NAS-X2"
    if BUY.has(action):
        return why_not_buy(table, islands, kind, action - BUY.base)
    if MOOR.has(action):
        return "NAS-A6" if MOOR.number(action) >= N_HARBOUR_QUAYS else "NAS-N5"
    return CODEC.verb(action).rule


def is_foe_here(table: Table, slot: i64) -> bool:
    """Whether an adversary is in the zone where the boat is."""
    is_here = slot < len(table.adversaries) and zone_of_slot(slot) == table.boat[table.player]
    return is_here and table.adversaries[slot] >= 0


def why_not_sail(table: Table, islands: Archipelago, kind: i64, zone: i64) -> str:
    """No provision, too far, or a kraken in the way."""
    me = table.player
    if kind == ASK_HOME:
        return "NAS-R-39"
    if kind not in (ASK_SEA, ASK_SAIL):
        return "NAS-A2"
    if table.provisions[me] + table.paid == 0:
        return "NAS-A1"
    calm = table.copy()
    calm.adversaries = vec[i64]([-1] * len(table.adversaries))
    ways = distances(calm, islands, table.boat[me])
    return "NAS-R-27" if ways[zone] <= reach_of(table, me) else "NAS-A2"


def why_not_stop(table: Table, kind: i64, stop: i64) -> str:
    """An action is still to be done; or out of order (NAS-H1); or with nothing to pay."""
    me = table.player
    if kind in (ASK_SAIL, ASK_ACTION, ASK_TRADE):
        return "NAS-A4"
    if stop == CAMPFIRE:
        return "NAS-H2" if table.owns(me, RUM) == 0 else "NAS-R-39"
    is_behind = table.way[me] >= BEEN_AT_SKULL_ISLAND
    return "NAS-H1" if is_behind or table.owns(me, DOUBLOON) == 0 else "NAS-R-39"


def why_not_buy(table: Table, islands: Archipelago, kind: i64, ware: i64) -> str:
    """Traded already, or nothing that is offered, or nothing that can be had."""
    if table.traded[table.player] == 1:
        return "NAS-R-9"
    if kind == ASK_TRADE:
        for i in range(MOST_CHOICES):
            if named(islands.offering_gains[table.offering * MOST_CHOICES + i]) == ware:
                return "NAS-R-17"
    return "NAS-A9"


# --- In a fight ----------------------------------------------------------------------------------


def why_not_in_a_fight(table: Table, kind: i64, action: i64) -> str:
    if table.foe == THE_DUTCHMAN and (action == THROW_BOMB.base or action == SIGN.base):
        return "NAS-R-48"
    if action == THROW_BOMB.base and table.bombed == 1:
        return "NAS-R-35"
    if action == SIGN.base and kind == ASK_REWARD and table.signed == 1:
        return "NAS-R-35"
    if PUT.has(action) and kind == ASK_PREPARE:
        if action - PUT.base < least_crates(table):
            return "NAS-R-31"
        return "NAS-X2" if table.foe == THE_DUTCHMAN else "NAS-A5"
    if LAY.has(action) and kind == ASK_DEFEND:
        too_many = action - LAY.base > table.pirates[table.player]
        return "NAS-A3" if too_many else "NAS-R-29"
    return CODEC.verb(action).rule


# --- On the way home -----------------------------------------------------------------------------


def why_not_on_the_way_home(table: Table, hand: Hand, kind: i64, arg: i64, action: i64) -> str:
    if DRINK.has(action) and kind == ASK_RUM:
        rum = action - DRINK.base
        return "NAS-R-40" if 0 < rum <= table.owns(table.player, RUM) else "NAS-H2"
    if PROMISE.has(action) and kind == ASK_TALES:
        return "NAS-R-40" if action - PROMISE.base < arg else "NAS-H2"
    if TELL.has(action) and kind == ASK_TELL:
        return "NAS-R-40" if hand.tales[action - TELL.base] > 0 else "NAS-H2"
    if TWICE.has(action) and kind == ASK_TWICE:
        return "NAS-R-45"
    if DOUBLE.has(action) and kind == ASK_TURTLE:
        return "NAS-R-44"
    return CODEC.verb(action).rule
