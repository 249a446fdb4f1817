"""Whether everything adds up: what each player has, the supplies, the Caribbean, the tales."""

from mypy_extensions import i64

from tidetable.games.nassau.rules import drawers, state as s, verbs as v
from tidetable.games.nassau.rules.archipelago import N_ADVERSARIES, N_TABLES, Islands
from tidetable.games.nassau.rules.cargo import is_too_much
from tidetable.games.nassau.rules.chapters.defence import damage, own_crates
from tidetable.games.nassau.rules.menagerie import N_OPEN, animals_of, is_owned, seated
from tidetable.games.nassau.rules.places import N_POSTS
from tidetable.games.nassau.rules.state import NassauState, Tabletop
from tidetable.games.nassau.rules.tales import AMONG_DISCARDS, ON_THE_TABLE, outposts_of


def audit(state: NassauState) -> str:
    """Return the first thing that does not add up, or nothing."""
    table = state.table
    for seat in range(table.seats):
        wrong = audit_pieces(table, state.islands, seat)
        if not wrong:
            wrong = audit_ship(table, state.islands, seat)
        if wrong:
            return f"seat {seat}: {wrong}"
    wrong = audit_supplies(table, state.islands)
    if not wrong:
        wrong = audit_sea(table, state.islands)
    if not wrong:
        wrong = audit_tales(state)
    return wrong


# --- What a player has ---------------------------------------------------------------------------


def audit_pieces(table: Tabletop, islands: Islands, seat: i64) -> str:
    """NAS-C1: crates and pirates are always as many, wherever they are."""
    crates = table.crates[seat] + table.crate_supply[seat] + table.dutchman_crates[seat]
    crates += table.dutchman_below[seat] + table.dutchman_quay[seat]
    owed = table.crates[seat] < 0 or table.crate_supply[seat] < 0
    for slot in range(len(table.adversaries)):
        crates += table.crates_on[drawers.slot_seat(slot, seat)]
        owed = owed or table.crates_on[drawers.slot_seat(slot, seat)] < 0
    for place in range(len(table.towers)):
        if table.tower_owner[place] == seat:
            crates += table.tower_crates[place]
    if crates != islands.crates or owed:
        return "crates appeared or vanished"
    pirates = table.pirates[seat] + table.lying[seat] + table.in_city[seat]
    owed = table.pirates[seat] < 0 or table.lying[seat] < 0 or table.in_city[seat] < 0
    for at in range(N_TABLES):
        pirates += table.in_tavern[drawers.seat_table(seat, at)]
    if pirates + outposts_of(table, seat) != islands.pirates_on_ship + N_TABLES or owed:
        return "pirates appeared or vanished"
    in_city: i64 = 0
    for alley in range(v.N_ALLEYS):
        if table.occupied[alley] == seat + 1:
            in_city += table.sections[alley]
    if table.phase == s.CITY and in_city != table.in_city[seat]:
        return "pirates in the city are miscounted"
    return ""


def audit_ship(table: Tabletop, islands: Islands, seat: i64) -> str:
    """NAS-N7: no more than there may be; what one starts with is always there."""
    if table.n_steps == 0 and is_too_much(table, islands, seat):
        return "more cargo than the holds take"
    if table.provisions[seat] < 0:
        return "owes provisions"
    if not 1 <= table.sails[seat] <= islands.most_sails:
        return "too many or too few sails"
    if not 1 <= table.sailors[seat] <= islands.most_sailors:
        return "too many or too few sailors"
    if not 0 <= table.holds[seat] - islands.open_holds <= islands.closed_holds:
        return "too many or too few holds"
    for weapon in range(v.N_WEAPONS):
        if not 1 <= table.arms(seat, weapon) <= islands.most_weapons:
            return "too many or too few weapons"
    if animals_of(table, seat) > islands.most_animals:
        return "too many animals"
    if table.n_steps == 0 and seated(table, seat) > table.sailors[seat]:
        return "two animals on one sailor"
    spaces: i64 = 0
    if table.hideout[seat] >= 0:
        spaces = islands.hideout_spaces[table.hideout[seat]]
    if table.filled[seat] > min(spaces, table.all_hidden(seat)):
        return "more spaces of the hideout are filled than there can be"
    return ""


# --- Supplies ------------------------------------------------------------------------------------


def audit_supplies(table: Tabletop, islands: Islands) -> str:
    """NAS-C2: objects, goods and animals are always as many."""
    for thing in range(v.N_OBJECTS):
        n = table.objects_left[thing]
        owed = n < 0
        for seat in range(table.seats):
            n += table.owns(seat, thing)
            owed = owed or table.owns(seat, thing) < 0
        if n != islands.objects[thing] or owed:
            return f"{v.OBJECTS.tokens[thing]}: some appeared or vanished"
    for good in range(v.N_GOODS):
        if table.bag_is_full == 1 and not are_goods_right(table, islands, good):
            return f"{v.GOODS.tokens[good]}: some appeared or vanished"
    for animal in range(v.N_ANIMALS):
        n = table.animal_pile[animal] + table.animals_aside[animal] + table.animals_gone[animal]
        for place in range(N_OPEN):
            n += table.open_animals[place] == animal
        for seat in range(table.seats):
            n += is_owned(table, seat, animal)
        if n != islands.animals[animal] or table.animal_pile[animal] < 0:
            return f"{v.ANIMALS.tokens[animal]}: some appeared or vanished"
    for token in range(v.N_TOKENS):
        if not 0 <= table.tokens[token] <= islands.tokens[token]:
            return "combat tokens appeared or vanished"
    return ""


def are_goods_right(table: Tabletop, islands: Islands, good: i64) -> bool:
    n = table.goods_bag[good]
    if n < 0:
        return False
    for place in range(N_POSTS):
        n += table.post_good[place] == good
    for seat in range(table.seats):
        at = drawers.seat_good(seat, good)
        if table.goods[at] < 0 or table.hidden[at] < 0:
            return False
        n += table.goods[at] + table.hidden[at]
    return n == islands.goods[good]


def audit_sea(table: Tabletop, islands: Islands) -> str:
    """Adversaries of each type, and what lies on them and on watchtowers."""
    for slot in range(len(table.adversaries)):
        if table.adversaries[slot] < 0 and table.crates_of_all(slot) > 0:
            return f"crates lie on slot {slot}, where nobody is"
    if table.foe != s.NO_FIGHT and damage(table) > own_crates(table):
        return "more damage than crates in a fight"
    for kind in range(v.N_TYPES):
        n: i64 = 0
        for slot in range(len(table.adversaries)):
            foe = table.adversaries[slot]
            n += foe >= 0 and islands.adversary_type[foe] == kind
        for seat in range(table.seats):
            n += table.beaten[drawers.seat_foe_type(seat, kind)]
        for foe in range(N_ADVERSARIES):
            if islands.adversary_type[foe] == kind:
                n += table.foes_left[foe] - 1
        if n != 0:
            return f"{v.TYPES.tokens[kind]}: some appeared or vanished"
    for place in range(len(table.towers)):
        if (table.tower_owner[place] >= 0) != (table.tower_crates[place] > 0):
            return f"watchtower {place}: crates without an owner"
    return ""


# --- Tales ---------------------------------------------------------------------------------------


def audit_tales(state: NassauState) -> str:
    """Each tale is in one place, and every size that is said is right."""
    table = state.table
    sizes = table.pile_size[:]
    shown = table.discards_open[:]
    hidden = table.discards_hidden[:]
    backs = table.backs[:]
    jokes = table.jokes[:]
    for tale in range(v.N_TALES):
        pile = state.islands.tale_pile[tale]
        back = state.islands.tale_deck[tale]
        places = state.piles.tales[tale] + table.discards[tale] + (table.told[tale] > 0)
        sizes[pile] -= state.piles.tales[tale]
        shown[pile] -= table.discards[tale]
        for seat in range(table.seats):
            hand = state.hands[seat]
            places += (hand.tales[tale] > 0) + (hand.laid[tale] > 0)
            backs[drawers.seat_back(seat, back)] -= hand.tales[tale] > 0
            jokes[drawers.seat_back(seat, back)] -= hand.laid[tale] == ON_THE_TABLE
            hidden[pile] -= hand.laid[tale] == AMONG_DISCARDS
        if places != 1:
            return f"tale {tale + 1} is in {places} places"
    for pile in range(s.N_PILES):
        if sizes[pile] != 0 or shown[pile] != 0 or hidden[pile] != 0:
            return f"pile {pile} of tales is miscounted"
    for at in range(table.seats * s.N_BACKS):
        if backs[at] != 0 or jokes[at] != 0:
            return f"hand {at // s.N_BACKS} is not as large as it is said to be"
    return ""
