"""Setup (NAS-S): what chance lays out and deals, one thing after another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.codec import MAX_SEATS
from tidetable.core.contract import CHANCE, Buffer, ask, sealed_ask
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import steps
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import (
    MOST_STRENGTH,
    N_ADVERSARIES,
    N_TABLES,
    N_TILE_SQUARES,
    Archipelago,
)
from tidetable.games.nassau.rules.drawers import seat_back, seat_table, seat_thing, seat_weapon
from tidetable.games.nassau.rules.menagerie import DEALING, N_OPEN, animals_of
from tidetable.games.nassau.rules.places import MOST_SLOTS, N_POSTS, POSTS_OF_ZONE, zone_of_slot
from tidetable.games.nassau.rules.state import N_BACKS, NassauState, Table
from tidetable.games.nassau.rules.streets import SQUARES_OF, is_there
from tidetable.games.nassau.rules.tales import pile_of

NEAR_ZONES: Final = [1, 1, 0, 1, 0, 0, 0, 0, 0]  # NAS-S3: A, B and D
NEAR_SLOTS: Final = vec[i64]([NEAR_ZONES[zone_of_slot(slot)] for slot in range(MOST_SLOTS)])
NEAR_STRENGTH: Final = 2
FIRST_POSTS: Final = vec[i64]([1, 1, 1, 1, 1, 0, 1, 0, 0])  # NAS-S5: A to E, and G
MIDDLE: Final = 4
LOWER_LEFT: Final = 6
UPPER_RIGHT: Final = 2
ONE_DECK: Final = (
    16  # an argument of the draw of a tale: a deck of its own, as long as there are three
)


def lay_out(state: NassauState, islands: Archipelago) -> None:
    """NAS-S2 and all supplies: what needs no chance."""
    table = state.table
    make_room(table, islands)
    for thing in range(v.N_OBJECTS):
        table.objects_left[thing] = islands.objects[thing]
    for good in range(v.N_GOODS):
        table.goods_bag[good] = 1  # NAS-S5: first one of each kind
    for animal in range(len(islands.animals)):
        table.animal_pile[animal] = islands.animals[animal]
    for foe in range(N_ADVERSARIES):
        table.foes_left[foe] = 1
    for reward in range(v.N_REWARDS):
        table.outposts_left[reward] = 1
    for weapon in range(v.N_WEAPONS):
        table.towers_left[weapon] = islands.tower_weapons[weapon]
        table.posts_left[weapon] = islands.post_weapons[weapon]
        table.start_weapons[weapon] = 1
    for hideout in range(v.N_HIDEOUTS):
        table.hideouts_left[hideout] = 1
    for tale in range(v.N_TALES):
        state.piles.tales[tale] = 1
        table.pile_size[pile_of(islands, tale)] += 1
    for seat in range(table.seats):
        equip(table, islands, seat)
    table.push(steps.DEAL)


def make_room(table: Table, islands: Archipelago) -> None:
    """Give the zones as many places as the data have."""
    table.adversaries = vec[i64]([-1] * len(islands.slot_players))
    table.crates_on = vec[i64]([0] * (len(islands.slot_players) * MAX_SEATS))
    table.outposts = vec[i64]([-1] * len(islands.outpost_places))
    table.outpost_owner = table.outposts[:]
    table.towers = vec[i64]([-1] * len(islands.tower_places))
    table.tower_owner = table.towers[:]
    table.tower_crates = vec[i64]([0] * len(islands.tower_places))


def equip(table: Table, islands: Archipelago, seat: i64) -> None:
    """NAS-S2, NAS-C1: what each player starts with."""
    table.points[seat] = islands.start_score
    table.pirates[seat] = islands.pirates_on_ship
    for at in range(N_TABLES):
        table.in_tavern[seat_table(seat, at)] = 1
    table.sails[seat] = islands.start_sails
    table.sailors[seat] = islands.start_sailors
    table.holds[seat] = islands.open_holds
    table.crates[seat] = islands.start_crates
    table.crate_supply[seat] = islands.crates - islands.start_crates
    table.provisions[seat] = islands.start_provisions
    table.objects[seat_thing(seat, v.DOUBLOON)] = islands.start_doubloons
    table.objects_left[v.DOUBLOON] -= islands.start_doubloons
    table.objects[seat_thing(seat, v.RUM)] = islands.start_rum
    table.objects_left[v.RUM] -= islands.start_rum


def deal(state: NassauState, islands: Archipelago) -> bool:
    """Ask chance for the first thing that does not lie there yet; whether all lies there."""
    question = next_draw(state.table, islands)
    if question < 0:
        return True
    state.table.push(steps.DEAL)
    state.open(question)
    return False


def next_draw(table: Table, islands: Archipelago) -> i64:
    for place in range(v.N_DISTRICTS):
        if table.districts[place] < 0:
            return ask(CHANCE, v.ASK_DISTRICT, place)
    question = next_of_the_sea(table, islands)
    if question < 0:
        question = next_of_a_player(table, islands)
    if question < 0:
        question = next_figure(table)
    return question


def next_of_the_sea(table: Table, islands: Archipelago) -> i64:
    """NAS-S3, NAS-S4, NAS-S5: adversaries, outposts, watchtowers, trading posts, goods."""
    for near in range(2):
        for slot in range(len(table.adversaries)):
            if NEAR_SLOTS[slot] == 1 - near and is_free(table, islands, slot):
                return ask(CHANCE, v.ASK_FOE, slot)
    for place in range(len(table.outposts)):
        if islands.outpost_places[place] == 1 and table.outposts[place] < 0:
            return ask(CHANCE, v.ASK_OUTPOST, place)
    for place in range(len(table.towers)):
        if islands.tower_places[place] == 1 and table.towers[place] < 0:
            return ask(CHANCE, v.ASK_WATCHTOWER, place)
    for place in range(N_POSTS):
        if islands.post_places[place] == 1 and table.posts[place] < 0:
            return ask(CHANCE, v.ASK_POST, place)
    for first in range(2):
        for place in range(N_POSTS):
            if FIRST_POSTS[place // POSTS_OF_ZONE] == 1 - first and is_bare(table, islands, place):
                return ask(CHANCE, v.ASK_GOOD, place + 1)
    return -1


def is_bare(table: Table, islands: Archipelago, place: i64) -> bool:
    """Whether a trading post has no good."""
    return islands.post_places[place] == 1 and table.post_good[place] < 0


def is_free(table: Table, islands: Archipelago, slot: i64) -> bool:
    """NAS-S3: a slot is used only with its minimum number of players."""
    players = islands.slot_players[slot]
    return 0 < players <= table.seats and table.adversaries[slot] < 0


def next_of_a_player(table: Table, islands: Archipelago) -> i64:
    """NAS-S2: a hideout, a weapon, an animal, five tales."""
    for seat in range(table.seats):
        if table.hideout[seat] < 0:
            return ask(CHANCE, v.ASK_HIDEOUT, seat)
        if acquired(table, seat) == 0:
            return ask(CHANCE, v.ASK_START_WEAPON, seat)
        if animals_of(table, seat) < islands.start_animals:
            return ask(CHANCE, v.ASK_ANIMAL, DEALING + seat)
        for back in range(N_BACKS):
            if table.backs[seat_back(seat, back)] < islands.start_tales[back]:
                return sealed_ask(CHANCE, v.ASK_TALE, (back + 1) * ONE_DECK + seat * 2)
    return -1


def acquired(table: Table, seat: i64) -> i64:
    n: i64 = 0
    for weapon in range(v.N_WEAPONS):
        n += table.weapons[seat_weapon(seat, weapon)]
    return n


def next_figure(table: Table) -> i64:
    """NAS-S6: open animals, sea dog, offering. NAS-X1: the Dutchman. NAS-Y1. NAS-S7."""
    for place in range(N_OPEN):
        if table.open_animals[place] < 0:
            return ask(CHANCE, v.ASK_ANIMAL, place)
    if table.with_sea_dog == 1 and table.sea_dog < 0:
        return ask(CHANCE, v.ASK_DOG_ZONE)
    if table.with_sea_dog == 1 and table.offering < 0:
        return ask(CHANCE, v.ASK_OFFERING)
    if table.with_dutchman == 1:
        for n in range(v.ROUNDS):
            if table.dutchman_weapons[n] < 0:
                return ask(CHANCE, v.ASK_DUTCHMAN_WEAPON, n)
        if table.dutchman < 0:
            return ask(CHANCE, v.ASK_DUTCHMAN_ZONE)
    if table.with_figure == 1 and table.figure < 0:
        return ask(CHANCE, v.ASK_FIGURE)
    if table.named_start < 0 and table.dolphin < 0:
        return ask(CHANCE, v.ASK_START)
    return -1


# --- What chance may answer ----------------------------------------------------------------------


def layings(table: Table, islands: Archipelago, place: i64, into: Buffer) -> None:
    """NAS-R-15: any tile left, either side up, turned any way; the start district maybe fixed."""
    for laying in range(v.N_LAYINGS):
        tile = laying // 8
        if is_laid(table, tile):
            continue
        if table.start_in_the_middle == 1 and is_start(islands, tile) != (place == MIDDLE):
            continue
        into.add_weighted(v.DISTRICT.of(laying), 1)


def is_laid(table: Table, tile: i64) -> bool:
    for place in range(v.N_DISTRICTS):
        if table.districts[place] >= 0 and table.districts[place] // 8 == tile:
            return True
    return False


def is_start(islands: Archipelago, tile: i64) -> bool:
    return islands.start_corner[tile * 2] >= 0


def foes(table: Table, islands: Archipelago, slot: i64, into: Buffer) -> None:
    """NAS-S3: strengths 1 and 2 for the near zones, then all that are left."""
    most: i64 = MOST_STRENGTH
    if NEAR_SLOTS[slot] == 1:
        most = NEAR_STRENGTH
    for foe in range(N_ADVERSARIES):
        if table.foes_left[foe] == 1 and islands.adversary_strength[foe] <= most:
            into.add_weighted(v.FOE.of(islands.adversary_name[foe]), 1)


def put_good(table: Table, islands: Archipelago, place: i64, good: i64) -> None:
    """NAS-S5: when each kind lies on a post, the other goods join the bag."""
    table.goods_bag[good] -= 1
    table.post_good[place] = good
    if table.round > 1 or table.bag_is_full == 1:
        return
    for other in range(N_POSTS):
        if FIRST_POSTS[other // POSTS_OF_ZONE] == 1 and is_bare(table, islands, other):
            return
    table.bag_is_full = 1
    for kind in range(v.N_GOODS):
        table.goods_bag[kind] += islands.goods[kind] - 1


def tales(state: NassauState, islands: Archipelago, arg: i64, into: Buffer) -> None:
    """Any tale of the pile; at the start, of one of the three decks."""
    deck = arg // ONE_DECK - 1
    for tale in range(v.N_TALES):
        if state.piles.tales[tale] == 0:
            continue
        if deck >= 0:
            if islands.tale_deck[tale] == deck:
                into.add_weighted(v.TALE_DRAWN.of(tale), 1)
        elif pile_of(islands, tale) == arg % 2:
            into.add_weighted(v.TALE_DRAWN.of(tale), 1)


def squares_for_figure(table: Table, islands: Archipelago, into: Buffer) -> None:
    """NAS-Y1: in the lower left district; if that is the start district, opposite."""
    place: i64 = LOWER_LEFT
    if is_start(islands, table.districts[LOWER_LEFT] // 8):
        place = UPPER_RIGHT
    for corner in range(N_TILE_SQUARES):
        square = SQUARES_OF[place * N_TILE_SQUARES + corner]
        if is_there(table, islands, square):
            into.add_weighted(v.FIGURE.of(square), 1)
