"""Setup (NAS-S): what chance lays out and deals, one thing after another."""

from mypy_extensions import i64

from tidetable.core.codec import MAX_SEATS
from tidetable.core.contract import CHANCE, sealed_ask
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import steps, verbs as v
from tidetable.games.nassau.rules.archipelago import N_ADVERSARIES, N_GAINS, N_TABLES, Islands
from tidetable.games.nassau.rules.chapters import draws
from tidetable.games.nassau.rules.chapters.goods import FIRST_POSTS, GOOD, is_bare
from tidetable.games.nassau.rules.drawers import seat_back, seat_table, seat_thing
from tidetable.games.nassau.rules.menagerie import ANIMAL, DEALING, N_OPEN, animals_of
from tidetable.games.nassau.rules.places import N_POSTS, POSTS_OF_ZONE
from tidetable.games.nassau.rules.state import N_BACKS, NassauState, Tabletop
from tidetable.games.nassau.rules.tales import ONE_DECK, TALE


def lay_out(state: NassauState) -> None:
    """NAS-S2 and all supplies: what needs no chance."""
    table = state.table
    make_room(table, state.islands)
    for thing in range(v.N_OBJECTS):
        table.set_objects_left(thing, state.islands.objects[thing])
    for good in range(v.N_GOODS):
        table.set_goods_bag(good, 1)  # NAS-S5: first one of each kind
    for animal in range(len(state.islands.animals)):
        table.set_animal_pile(animal, state.islands.animals[animal])
    for foe in range(N_ADVERSARIES):
        table.foes_left[foe] = 1
    for reward in range(len(state.islands.outpost_gains) // N_GAINS):
        table.outposts_left[reward] = 1
    for weapon in range(v.N_WEAPONS):
        table.towers_left[weapon] = state.islands.tower_weapons[weapon]
        table.posts_left[weapon] = state.islands.post_weapons[weapon]
        table.start_weapons[weapon] = 1
    for hideout in range(v.N_HIDEOUTS):
        table.hideouts_left[hideout] = 1
    for tale in range(v.N_TALES):
        state.piles.set_tales(tale, 1)
        table.add_pile_size(state.islands.tale_pile[tale], 1)
    for seat in range(table.seats):
        equip(table, state.islands, seat)
    table.push(steps.DEAL)


def make_room(table: Tabletop, islands: Islands) -> None:
    """Give the zones as many places as the data have."""
    table.adversaries = vec[i64]([-1] * len(islands.slot_players))
    table.crates_on = vec[i64]([0] * (len(islands.slot_players) * MAX_SEATS))
    table.outposts = vec[i64]([-1] * len(islands.outpost_places))
    table.outpost_owner = table.outposts[:]
    table.towers = vec[i64]([-1] * len(islands.tower_places))
    table.tower_owner = table.towers[:]
    table.tower_crates = vec[i64]([0] * len(islands.tower_places))


def equip(table: Tabletop, islands: Islands, seat: i64) -> None:
    """NAS-S2, NAS-C1: what each player starts with."""
    table.set_points(seat, islands.start_score)
    table.set_pirates(seat, islands.pirates_on_ship)
    for at in range(N_TABLES):
        table.set_in_tavern(seat_table(seat, at), 1)
    table.set_sails(seat, islands.start_sails)
    table.set_sailors(seat, islands.start_sailors)
    table.set_holds(seat, islands.open_holds)
    table.set_crates(seat, islands.start_crates)
    table.set_crate_supply(seat, islands.crates - islands.start_crates)
    table.set_provisions(seat, islands.start_provisions)
    table.set_objects(seat_thing(seat, v.DOUBLOON), islands.start_doubloons)
    table.add_objects_left(v.DOUBLOON, -islands.start_doubloons)
    table.set_objects(seat_thing(seat, v.RUM), islands.start_rum)
    table.add_objects_left(v.RUM, -islands.start_rum)


def deal(state: NassauState) -> bool:
    """Ask chance for the first thing that does not lie there yet; whether all lies there."""
    question = next_draw(state.table, state.islands)
    if question < 0:
        return True
    state.table.push(steps.DEAL)
    state.open(question)
    return False


def next_draw(table: Tabletop, islands: Islands) -> i64:
    for place in range(v.N_DISTRICTS):
        if table.districts[place] < 0:
            return draws.DISTRICT.asks(place)
    question = next_of_the_sea(table, islands)
    if question < 0:
        question = next_of_a_player(table, islands)
    if question < 0:
        question = next_figure(table)
    return question


def next_of_the_sea(table: Tabletop, islands: Islands) -> i64:
    """NAS-S3, NAS-S4, NAS-S5: adversaries, outposts, watchtowers, trading posts, goods."""
    for near in range(2):
        for slot in range(len(table.adversaries)):
            if draws.NEAR_SLOTS[slot] == 1 - near and is_free(table, islands, slot):
                return draws.FOE.asks(slot)
    for place in range(len(table.outposts)):
        if islands.outpost_places[place] == 1 and table.outposts[place] < 0:
            return draws.OUTPOST.asks(place)
    for place in range(len(table.towers)):
        if islands.tower_places[place] == 1 and table.towers[place] < 0:
            return draws.WATCHTOWER.asks(place)
    for place in range(N_POSTS):
        if islands.post_places[place] == 1 and table.posts[place] < 0:
            return draws.POST.asks(place)
    for first in range(2):
        for place in range(N_POSTS):
            if FIRST_POSTS[place // POSTS_OF_ZONE] == 1 - first and is_bare(table, islands, place):
                return GOOD.asks(place + 1)
    return -1


def is_free(table: Tabletop, islands: Islands, slot: i64) -> bool:
    """NAS-S3: a slot is used only with its minimum number of players."""
    players = islands.slot_players[slot]
    return 0 < players <= table.seats and table.adversaries[slot] < 0


def next_of_a_player(table: Tabletop, islands: Islands) -> i64:
    """NAS-S2: a hideout, a weapon, an animal, five tales."""
    for seat in range(table.seats):
        if table.hideout[seat] < 0:
            return draws.HIDEOUT.asks(seat)
        if table.acquired(seat) == 0:
            return draws.START_WEAPON.asks(seat)
        if animals_of(table, seat) < islands.start_animals:
            return ANIMAL.asks(DEALING + seat)
        for back in range(N_BACKS):
            if table.backs[seat_back(seat, back)] < islands.start_tales[back]:
                return sealed_ask(CHANCE, TALE.kind, (back + 1) * ONE_DECK + seat * 2)
    return -1


def next_figure(table: Tabletop) -> i64:
    """NAS-S6: open animals, sea dog, offering. NAS-X1: the Dutchman. NAS-Y1. NAS-S7."""
    for place in range(N_OPEN):
        if table.open_animals[place] < 0:
            return ANIMAL.asks(place)
    if table.with_sea_dog == 1 and table.sea_dog < 0:
        return draws.DOG_ZONE.asks()
    if table.with_sea_dog == 1 and table.offering < 0:
        return draws.OFFERING.asks()
    if table.with_dutchman == 1:
        for n in range(v.ROUNDS):
            if table.dutchman_weapons[n] < 0:
                return draws.DUTCHMAN_WEAPON.asks(n)
        if table.dutchman < 0:
            return draws.DUTCHMAN_ZONE.asks()
    if table.with_figure == 1 and table.figure < 0:
        return draws.FIGURE.asks()
    if table.named_start < 0 and table.dolphin < 0:
        return draws.START.asks()
    return -1
