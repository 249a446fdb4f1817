"""What chance is asked: the odds of each draw, and what follows from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News
from tidetable.games.nassau.rules.archipelago import MOST_CHOICES, Archipelago
from tidetable.games.nassau.rules.chapters import deal
from tidetable.games.nassau.rules.drawers import seat_weapon
from tidetable.games.nassau.rules.gains import load_good
from tidetable.games.nassau.rules.menagerie import turn_up
from tidetable.games.nassau.rules.state import MAKE_READY, NassauState, Table
from tidetable.games.nassau.rules.streets import lay_district
from tidetable.games.nassau.rules.tales import take_tale
from tidetable.games.nassau.rules.verbs import (
    ANIMAL_DRAWN,
    ASK_ANIMAL,
    ASK_DIE,
    ASK_DISTRICT,
    ASK_DOG_ZONE,
    ASK_DUTCHMAN_WEAPON,
    ASK_DUTCHMAN_ZONE,
    ASK_FIGURE,
    ASK_FOE,
    ASK_GOOD,
    ASK_HIDEOUT,
    ASK_OFFERING,
    ASK_OUTPOST,
    ASK_POST,
    ASK_START,
    ASK_START_WEAPON,
    ASK_TALE,
    ASK_TOKEN,
    ASK_WATCHTOWER,
    DIE,
    DISTRICT,
    DOG_ZONE,
    DUTCHMAN_WEAPON,
    DUTCHMAN_ZONE,
    FIGURE,
    FOE,
    GOOD_DRAWN,
    HIDEOUT,
    N_TOKENS,
    N_WEAPONS,
    N_ZONES,
    OFFERING,
    OUTPOST,
    POST,
    ROUNDS,
    START,
    START_WEAPON,
    TALE_DRAWN,
    TOKEN,
    WATCHTOWER,
)

N_FACES: Final = 6


def odds(state: NassauState, islands: Archipelago, kind: i64, arg: i64, into: Buffer) -> None:
    """Write what chance may answer; first what is drawn during play, then what is laid out."""
    table = state.table
    if kind == ASK_TALE:
        deal.tales(state, islands, arg, into)
    elif kind == ASK_TOKEN:
        for token in range(N_TOKENS):
            n = islands.tokens[token] - table.tokens[token]
            if n > 0:
                into.add_weighted(TOKEN.of(token), n)
    elif kind == ASK_DIE:
        for face in range(N_FACES):
            into.add_weighted(DIE.of(face), 1)
    elif kind == ASK_ANIMAL:
        into.add_bag(ANIMAL_DRAWN.base, table.animal_pile)
    elif kind == ASK_GOOD:
        into.add_bag(GOOD_DRAWN.base, table.goods_bag)
    elif kind == ASK_DOG_ZONE:
        for zone in range(N_ZONES):
            if islands.sea_dog_zones[zone] > 0 and table.dogs_seen[zone] < 0:
                into.add_weighted(DOG_ZONE.of(zone), islands.sea_dog_zones[zone])
    elif kind == ASK_OFFERING:
        for offering in range(len(islands.offering_gains) // MOST_CHOICES):
            if table.offerings_seen[offering] == 0:
                into.add_weighted(OFFERING.of(offering), 1)
    elif kind == ASK_DUTCHMAN_ZONE:
        for zone in range(N_ZONES):
            if islands.dutchman_points[zone] > 0 and table.dutchmen_seen[zone] < 0:
                into.add_weighted(DUTCHMAN_ZONE.of(zone), 1)
    else:
        odds_of_setup(state, islands, kind, arg, into)


def odds_of_setup(
    state: NassauState, islands: Archipelago, kind: i64, arg: i64, into: Buffer
) -> None:
    table = state.table
    if kind == ASK_DISTRICT:
        deal.layings(table, islands, arg, into)
    elif kind == ASK_FOE:
        deal.foes(table, islands, arg, into)
    elif kind == ASK_OUTPOST:
        into.add_bag(OUTPOST.base, table.outposts_left)
    elif kind == ASK_WATCHTOWER:
        into.add_bag(WATCHTOWER.base, table.towers_left)
    elif kind == ASK_POST:
        into.add_bag(POST.base, table.posts_left)
    elif kind == ASK_START_WEAPON:
        into.add_bag(START_WEAPON.base, table.start_weapons)
    elif kind == ASK_HIDEOUT:
        into.add_bag(HIDEOUT.base, table.hideouts_left)
    elif kind == ASK_DUTCHMAN_WEAPON:
        for weapon in range(N_WEAPONS):
            if not is_above_a_tile(state, weapon):
                into.add_weighted(DUTCHMAN_WEAPON.of(weapon), islands.dutchman_weapons[weapon])
    elif kind == ASK_FIGURE:
        deal.squares_for_figure(table, islands, into)
    else:
        for seat in range(table.seats):
            into.add_weighted(START.of(seat), 1)


def is_above_a_tile(state: NassauState, weapon: i64) -> bool:
    """NAS-X1: four different ones of the five."""
    for n in range(ROUNDS):
        if state.table.dutchman_weapons[n] == weapon:
            return True
    return False


def drawn(
    state: NassauState, islands: Archipelago, kind: i64, arg: i64, action: i64, news: News | None
) -> None:
    """Carry out a draw."""
    table = state.table
    if kind == ASK_TALE:
        take_tale(state, islands, arg % deal.ONE_DECK // 2, action - TALE_DRAWN.base, news)
    elif kind == ASK_TOKEN:
        table.tokens[action - TOKEN.base] += 1
    elif kind == ASK_DIE:
        table.dice[action - DIE.base] += 1
    elif kind == ASK_ANIMAL:
        turn_up(table, arg, action - ANIMAL_DRAWN.base, news)
    elif kind == ASK_GOOD:
        if arg > 0:
            deal.put_good(table, islands, arg - 1, action - GOOD_DRAWN.base)
        else:
            load_good(table, action - GOOD_DRAWN.base, news)
    elif kind == ASK_DOG_ZONE:
        table.sea_dog = action - DOG_ZONE.base
        table.dogs_seen[table.sea_dog] = round_to_come(table)
    elif kind == ASK_OFFERING:
        table.offering = OFFERING.number(action)
        table.offerings_seen[table.offering] = 1
    elif kind == ASK_DUTCHMAN_ZONE:
        table.dutchman = action - DUTCHMAN_ZONE.base
        table.dutchmen_seen[table.dutchman] = round_to_come(table)
    else:
        laid_out(state, islands, kind, arg, action)


def round_to_come(table: Table) -> i64:
    """NAS-P1: what phase III turns up is for the next round."""
    if table.phase == MAKE_READY:
        return table.round + 1
    return table.round


def laid_out(state: NassauState, islands: Archipelago, kind: i64, arg: i64, action: i64) -> None:
    """Carry out a draw of the setup."""
    table = state.table
    if kind == ASK_DISTRICT:
        lay_district(table, islands, arg, action - DISTRICT.base)
    elif kind == ASK_FOE:
        table.adversaries[arg] = islands.adversary_named[FOE.number(action)]
        table.foes_left[table.adversaries[arg]] = 0
    elif kind == ASK_OUTPOST:
        table.outposts[arg] = action - OUTPOST.base
        table.outposts_left[action - OUTPOST.base] = 0
    elif kind == ASK_WATCHTOWER:
        table.towers[arg] = action - WATCHTOWER.base
        table.towers_left[action - WATCHTOWER.base] -= 1
    elif kind == ASK_POST:
        table.posts[arg] = action - POST.base
        table.posts_left[action - POST.base] -= 1
    elif kind == ASK_START_WEAPON:
        table.weapons[seat_weapon(arg, action - START_WEAPON.base)] += 1
        table.start_weapons[action - START_WEAPON.base] = 0
    elif kind == ASK_HIDEOUT:
        table.hideout[arg] = action - HIDEOUT.base
        table.hideouts_left[action - HIDEOUT.base] = 0
    elif kind == ASK_DUTCHMAN_WEAPON:
        table.dutchman_weapons[arg] = action - DUTCHMAN_WEAPON.base
    elif kind == ASK_FIGURE:
        table.figure = FIGURE.number(action)
    else:
        assert kind == ASK_START
        table.dolphin = action - START.base
