"""Phase II, the Caribbean: a provision, sailing, and one action in the zone reached."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News, ask
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import steps
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import MOST_CHOICES, N_TABLES, Archipelago
from tidetable.games.nassau.rules.chapters.fight import can_attack_dutchman, can_fight
from tidetable.games.nassau.rules.crew import lay_pirates, pairs, reach_of
from tidetable.games.nassau.rules.drawers import seat_good, seat_table
from tidetable.games.nassau.rules.gains import score
from tidetable.games.nassau.rules.menagerie import can_gain_animal
from tidetable.games.nassau.rules.objects import can_spare, pay
from tidetable.games.nassau.rules.places import POSTS_OF_ZONE, outpost_at, slot_at, tower_at
from tidetable.games.nassau.rules.state import (
    BEEN_AT_CAMPFIRE,
    BEEN_AT_SKULL_ISLAND,
    NassauState,
    Table,
)
from tidetable.games.nassau.rules.tales import can_draw

FAR: Final = 99
TOWER_POINTS: Final = 2
SEA_DOG_RUM: Final = 2
PLUNDER_ARMS: Final = 2
PLUNDER_SAILORS: Final = 2


# --- Sailing (NAS-A1, NAS-A2) --------------------------------------------------------------------


def sea(table: Table, islands: Archipelago, into: Buffer) -> None:
    """Write what a turn may begin with: sailing for a provision, a compass, or the way home."""
    me = table.player
    if table.provisions[me] > 0:
        if table.spared < 0:
            sails(table, islands, into)
        compasses(table, into)
    if table.spared < 0:
        stops(table, into)


def sails(table: Table, islands: Archipelago, into: Buffer) -> None:
    """NAS-R-27: every zone within range, also the one where the boat is (0 zones)."""
    reach = reach_of(table, table.player)
    ways = distances(table, islands, table.boat[table.player])
    for zone in range(v.N_ZONES):
        if ways[zone] <= reach:
            into.add(v.SAIL_TO.of(zone))


def distances(table: Table, islands: Archipelago, start: i64) -> vec[i64]:
    """Count zones to sail. A kraken ends the movement, but not where it begins (NAS-R-27)."""
    ways = FAR_ZONES[:]
    ways[start] = 0
    for far in range(v.N_ZONES):
        for zone in range(v.N_ZONES):
            if ways[zone] != far or (zone != start and has_kraken(table, islands, zone)):
                continue
            for other in range(v.N_ZONES):
                if islands.neighbours[zone * v.N_ZONES + other] == 1 and ways[other] > far + 1:
                    ways[other] = far + 1
    return ways


FAR_ZONES: Final = vec[i64]([FAR] * v.N_ZONES)


def has_kraken(table: Table, islands: Archipelago, zone: i64) -> bool:
    for i in range(len(table.adversaries) // v.N_ZONES):
        foe = table.adversaries[slot_at(zone, i)]
        if foe >= 0 and islands.adversary_type[foe] == v.KRAKEN_TYPE:
            return True
    return False


def compasses(table: Table, into: Buffer) -> None:
    """NAS-O4, NAS-R-28: at most one a turn, before any sailing, and not to where one is."""
    me = table.player
    if table.owns(me, v.COMPASS) == 0 or (table.spared >= 0 and table.spared != v.COMPASS):
        return
    before = into.n
    if table.sea_dog >= 0 and table.sea_dog != table.boat[me]:
        into.add(v.STEER.of(v.SEA_DOG))
    if table.dutchman >= 0 and table.dutchman != table.boat[me]:
        into.add(v.STEER.of(v.FLYING_DUTCHMAN))
    if into.n > before and can_spare(table, v.COMPASS):
        into.add(v.SPARE.of(v.COMPASS))


def steer(state: NassauState, figure: i64) -> None:
    """NAS-R-12: the provision is still paid. From there the boat may sail on."""
    table = state.table
    me = table.player
    pay(table, v.COMPASS)
    table.provisions[me] -= 1
    table.paid = 1
    if figure == v.SEA_DOG:
        table.boat[me] = table.sea_dog
    else:
        table.boat[me] = table.dutchman
    state.open(ask(me, v.ASK_SAIL))


def sail_to(table: Table, islands: Archipelago, zone: i64, news: News | None) -> None:
    """NAS-A1: a provision for sailing and one action. NAS-R-29: as few pirates as needed."""
    me = table.player
    ways = distances(table, islands, table.boat[me])
    lay_pirates(table, ways[zone] - table.sailors[me], news)
    if table.paid == 0:
        table.provisions[me] -= 1
    table.paid = 0
    table.boat[me] = zone
    table.push(steps.ACTION)


def stops(table: Table, into: Buffer) -> None:
    """NAS-H: in this order, the first two optional. NAS-R-39: none just to wait."""
    if can_hide(table):
        into.add(v.HOME.of(v.SKULL_ISLAND))
    if can_tell(table):
        into.add(v.HOME.of(v.CAMPFIRE))
    into.add(v.HOME.of(v.HOME_PORT))


def can_hide(table: Table) -> bool:
    """NAS-H1: Skull Island comes first, for a good and a doubloon at least."""
    me = table.player
    is_next = table.way[me] < BEEN_AT_SKULL_ISLAND
    return is_next and table.all_goods(me) > 0 and table.owns(me, v.DOUBLOON) > 0


def can_tell(table: Table) -> bool:
    """NAS-H2: then the campfire, for a tale and a rum at least."""
    me = table.player
    is_next = table.way[me] < BEEN_AT_CAMPFIRE
    return is_next and table.hand_size(me) > 0 and table.owns(me, v.RUM) > 0


# --- The action (NAS-A4) -------------------------------------------------------------------------


def ask_action(state: NassauState) -> None:
    state.open(ask(state.table.player, v.ASK_ACTION))


def actions(table: Table, islands: Archipelago, into: Buffer) -> None:
    """Write what can be done in the zone reached; a tale can always be drawn (NAS-R-20)."""
    me = table.player
    zone = table.boat[me]
    for i in range(len(table.adversaries) // v.N_ZONES):
        if can_fight(table, islands, slot_at(zone, i)):
            into.add(v.FIGHT.of(slot_at(zone, i)))
    for i in range(len(table.outposts) // v.N_ZONES):
        place = outpost_at(zone, i)
        is_free = table.outposts[place] >= 0 and table.outpost_owner[place] < 0
        if is_free and table.pirates[me] + table.lying[me] > 0:
            into.add(v.CLAIM.of(place))
    for i in range(len(table.towers) // v.N_ZONES):
        towers(table, tower_at(zone, i), into)
        if i < POSTS_OF_ZONE and can_plunder(table, zone * POSTS_OF_ZONE + i):
            into.add(v.PLUNDER.of(zone * POSTS_OF_ZONE + i))
    if table.sea_dog == zone:
        into.add(v.MEET.base)
    if table.dutchman == zone and can_attack_dutchman(table):
        into.add(v.ATTACK_DUTCHMAN.base)
    into.add(v.LISTEN.base)


def claim(table: Table, islands: Archipelago, place: i64) -> None:
    """NAS-A6: a pirate stays there to the end; a lying one goes first, it is of no other use."""
    me = table.player
    if table.lying[me] > 0:
        table.lying[me] -= 1
    else:
        table.pirates[me] -= 1
    table.outpost_owner[place] = me
    table.push(steps.GAIN, islands.outpost_gains[table.outposts[place] * 2 + 1])
    table.push(steps.GAIN, islands.outpost_gains[table.outposts[place] * 2])


def towers(table: Table, place: i64, into: Buffer) -> None:
    """NAS-A7, NAS-R-37: more crates than lie there, up to the pairs."""
    if table.towers[place] < 0:
        return
    most = pairs(table, table.player, table.towers[place])
    for crates in range(table.tower_crates[place] + 1, most + 1):
        into.add(v.TOWER.of2(place, crates))


def occupy_tower(table: Table, place: i64, crates: i64, news: News | None) -> None:
    """NAS-A7, NAS-E9: the old crates return to their owner's supply, who gets 2 points."""
    me = table.player
    owner = table.tower_owner[place]
    lay_pirates(table, crates - table.sailors[me], news)
    table.crates[me] -= crates
    if owner >= 0:
        table.crate_supply[owner] += table.tower_crates[place]
        score(table, owner, TOWER_POINTS, news)
    table.tower_owner[place] = me
    table.tower_crates[place] = crates


def can_plunder(table: Table, place: i64) -> bool:
    """NAS-A8, NAS-E10: 2 weapons of the shown type, 2 sailors, and a good that lies there."""
    me = table.player
    if table.post_good[place] < 0:
        return False
    hands = table.sailors[me] + table.pirates[me]
    return table.arms(me, table.posts[place]) >= PLUNDER_ARMS and hands >= PLUNDER_SAILORS


def plunder(table: Table, place: i64, news: News | None) -> None:
    """NAS-A8: into an empty hold; with none, one must be emptied (NAS-R-18: the good is kept)."""
    me = table.player
    good = table.post_good[place]
    lay_pirates(table, PLUNDER_SAILORS - table.sailors[me], news)
    table.post_good[place] = -1
    table.goods[seat_good(me, good)] += 1
    table.push(steps.CARGO, me * 8 + good + 1)


def meet_sea_dog(table: Table) -> None:
    """NAS-A9, NAS-R-38, NAS-E11: 2 rum and a tale, then trade."""
    table.push(steps.TRADE)
    table.push(steps.TALES, 1)
    table.push(steps.GAIN, (v.FIRST_OBJECT + v.RUM) * v.AMOUNT + SEA_DOG_RUM)


def listen(table: Table) -> None:
    """NAS-A10."""
    table.push(steps.TALES, 1)


# --- The sea dog's offering (NAS-A9, NAS-R-9) ----------------------------------------------------


def trade(state: NassauState, islands: Archipelago) -> None:
    """Once a round, for a doubloon; not asked of who can buy nothing."""
    table = state.table
    me = table.player
    if table.traded[me] == 1 or table.owns(me, v.DOUBLOON) == 0:
        return
    for i in range(MOST_CHOICES):
        gain = islands.offering_gains[table.offering * MOST_CHOICES + i]
        if is_to_be_had(table, islands, gain):
            state.open(ask(me, v.ASK_TRADE))
            return


def wares(table: Table, islands: Archipelago, into: Buffer) -> None:
    for i in range(MOST_CHOICES):
        gain = islands.offering_gains[table.offering * MOST_CHOICES + i]
        if is_to_be_had(table, islands, gain):
            into.add(v.BUY.of(v.named(gain)))
    if table.spared < 0:
        into.add(v.ENOUGH.base)
        if can_spare(table, v.DOUBLOON):
            into.add(v.SPARE.of(v.DOUBLOON))


def is_to_be_had(table: Table, islands: Archipelago, gain: i64) -> bool:
    """NAS-R-17: what would lapse cannot be bought; and there may be fewer things than four."""
    if gain == 0:
        return False
    me = table.player
    what = gain // v.AMOUNT
    if what < v.N_WEAPONS:
        return table.arms(me, what) < islands.most_weapons
    if what < v.FIRST_OBJECT + v.N_OBJECTS:
        return table.objects_left[what - v.FIRST_OBJECT] > 0
    if what == v.ANY_WEAPON:
        return least_arms(table, me) < islands.most_weapons
    if what == v.SAIL:
        return table.sails[me] < islands.most_sails
    if what == v.SAILOR:
        return table.sailors[me] < islands.most_sailors
    if what == v.HOLD:
        return table.holds[me] < islands.open_holds + islands.closed_holds
    if what == v.ANIMAL:
        return can_gain_animal(table, islands)
    if what == v.PIRATE:
        return sits_in_tavern(table, me)
    if what == v.TALE:
        return can_draw(table, 0) or can_draw(table, 1)
    if what == v.CRATE:
        return table.crate_supply[me] > 0
    if what == v.GOOD:
        return some_in_bag(table)
    return True


def least_arms(table: Table, seat: i64) -> i64:
    """Count the weapons of the type of which there are fewest."""
    least = table.arms(seat, 0)
    for weapon in range(1, v.N_WEAPONS):
        if table.arms(seat, weapon) < least:
            least = table.arms(seat, weapon)
    return least


def sits_in_tavern(table: Table, seat: i64) -> bool:
    for at in range(N_TABLES):
        if table.in_tavern[seat_table(seat, at)] == 1:
            return True
    return False


def some_in_bag(table: Table) -> bool:
    for good in range(v.N_GOODS):
        if table.goods_bag[good] > 0:
            return True
    return False


def buy(table: Table, number: i64) -> None:
    pay(table, v.DOUBLOON)
    table.traded[table.player] = 1
    table.push(steps.GAIN, v.gain_named(number))
