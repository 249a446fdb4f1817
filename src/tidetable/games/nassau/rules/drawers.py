"""Written from the fields beside it by `python -m tidetable.core.drawers`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64, mypyc_attr

from tidetable.core import row
from tidetable.core.contract import Own, Public, Secret
from tidetable.core.vec import vec

NONE: Final = vec[i64]([-1] * 138)
ZERO: Final = vec[i64]([0] * 144)


def seat_animal(seat: i64, animal: i64) -> i64:
    return seat * 8 + animal


def seat_back(seat: i64, back: i64) -> i64:
    return seat * 3 + back


def seat_category(seat: i64, category: i64) -> i64:
    return seat * 7 + category


def seat_foe_type(seat: i64, foe_type: i64) -> i64:
    return seat * 5 + foe_type


def seat_good(seat: i64, good: i64) -> i64:
    return seat * 6 + good


def seat_table(seat: i64, table: i64) -> i64:
    return seat * 5 + table


def seat_thing(seat: i64, thing: i64) -> i64:
    return seat * 5 + thing


def seat_weapon(seat: i64, weapon: i64) -> i64:
    return seat * 5 + weapon


def slot_seat(slot: i64, seat: i64) -> i64:
    return slot * 4 + seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hand(Own):
    """What a player alone sees: the tales in hand, and those laid face down."""

    def __init__(self, like: Hand | None = None) -> None:
        self.marked_lists: i64 = -1
        if like is None:
            self.tales: vec[i64] = ZERO[:74]
            self.laid: vec[i64] = ZERO[:74]
            self.last: i64 = -1
            self.twice: i64 = -1
        else:
            self.tales = like.tales[:]
            self.laid = like.laid[:]
            self.last = like.last
            self.twice = like.twice

    def copy(self) -> Hand:
        return Hand(self)

    def unwritten(self) -> i64:
        return self.marked_lists

    def all_is_written(self) -> None:
        self.marked_lists = 0

    def set_tales(self, at: i64, value: i64) -> None:
        self.tales[at] = value
        self.marked_lists |= 0x1

    def add_tales(self, at: i64, value: i64) -> None:
        self.tales[at] += value
        self.marked_lists |= 0x1

    def set_laid(self, at: i64, value: i64) -> None:
        self.laid[at] = value
        self.marked_lists |= 0x2

    def add_laid(self, at: i64, value: i64) -> None:
        self.laid[at] += value
        self.marked_lists |= 0x2

    def observe(self, into: vec[i16], at: i64, me: i64, seats: i64) -> None:
        into[at + 148] = i16(self.last + 1)
        into[at + 149] = i16(self.twice + 1)

    def renew(self, into: vec[i16], at: i64, me: i64, seats: i64, marks: i64) -> None:
        if marks & 0x1:
            row.put_cells(into, at, self.tales, 0)
        if marks & 0x2:
            row.put_cells(into, at + 74, self.laid, 0)

    def add_unseen(self, into: vec[i16], at: i64) -> None:
        row.add_whether(into, at, self.tales, 74)
        row.add_whether(into, at, self.laid, 74)


@mypyc_attr(acyclic=True)
class TabletopFields(Public):
    """All that lies open (NAS-R-52)."""

    def __init__(self, like: TabletopFields | None = None) -> None:
        self.marked_lists: i64 = -1
        if like is None:
            self.seats: i64 = 0
            self.with_dutchman: i64 = 0
            self.with_sea_dog: i64 = 1
            self.with_figure: i64 = 0
            self.start_in_the_middle: i64 = 0
            self.named_start: i64 = -1
            self.round: i64 = 1
            self.phase: i64 = 0
            self.turn: i64 = 0
            self.player: i64 = -1
            self.next_seat: i64 = -1
            self.dolphin: i64 = -1
            self.steps: vec[i64] = ZERO[:32]
            self.n_steps: i64 = 0
            self.districts: vec[i64] = NONE[:9]
            self.sections: vec[i64] = ZERO[:138]
            self.ends: vec[i64] = NONE[:138]
            self.occupied: vec[i64] = ZERO[:138]
            self.captain: i64 = -1
            self.visited: vec[i64] = ZERO[:45]
            self.figure: i64 = -1
            self.passed: vec[i64] = ZERO[:4]
            self.quays: vec[i64] = NONE[:5]
            self.adversaries: vec[i64] = NONE[:36]
            self.crates_on: vec[i64] = ZERO[:144]
            self.outposts: vec[i64] = NONE[:9]
            self.outpost_owner: vec[i64] = NONE[:9]
            self.towers: vec[i64] = NONE[:18]
            self.tower_owner: vec[i64] = NONE[:18]
            self.tower_crates: vec[i64] = ZERO[:18]
            self.posts: vec[i64] = NONE[:18]
            self.post_good: vec[i64] = NONE[:18]
            self.sea_dog: i64 = -1
            self.dogs_seen: vec[i64] = NONE[:9]
            self.offering: i64 = -1
            self.offerings_seen: vec[i64] = ZERO[:12]
            self.dutchman: i64 = -1
            self.dutchmen_seen: vec[i64] = NONE[:9]
            self.dutchman_weapons: vec[i64] = NONE[:4]
            self.goods_bag: vec[i64] = ZERO[:6]
            self.bag_is_full: i64 = 0
            self.objects_left: vec[i64] = ZERO[:5]
            self.animal_pile: vec[i64] = ZERO[:8]
            self.open_animals: vec[i64] = NONE[:3]
            self.animals_aside: vec[i64] = ZERO[:8]
            self.animals_gone: vec[i64] = ZERO[:8]
            self.foes_left: vec[i64] = ZERO[:35]
            self.outposts_left: vec[i64] = ZERO[:8]
            self.towers_left: vec[i64] = ZERO[:5]
            self.posts_left: vec[i64] = ZERO[:5]
            self.hideouts_left: vec[i64] = ZERO[:6]
            self.start_weapons: vec[i64] = ZERO[:5]
            self.pile_size: vec[i64] = ZERO[:2]
            self.discards: vec[i64] = ZERO[:74]
            self.discards_open: vec[i64] = ZERO[:2]
            self.discards_hidden: vec[i64] = ZERO[:2]
            self.told: vec[i64] = ZERO[:74]
            self.backs: vec[i64] = ZERO[:12]
            self.jokes: vec[i64] = ZERO[:12]
            self.told_points: vec[i64] = ZERO[:4]
            self.points: vec[i64] = ZERO[:4]
            self.pirates: vec[i64] = ZERO[:4]
            self.lying: vec[i64] = ZERO[:4]
            self.in_city: vec[i64] = ZERO[:4]
            self.in_tavern: vec[i64] = ZERO[:20]
            self.weapons: vec[i64] = ZERO[:20]
            self.sails: vec[i64] = ZERO[:4]
            self.sailors: vec[i64] = ZERO[:4]
            self.holds: vec[i64] = ZERO[:4]
            self.crates: vec[i64] = ZERO[:4]
            self.crate_supply: vec[i64] = ZERO[:4]
            self.provisions: vec[i64] = ZERO[:4]
            self.goods: vec[i64] = ZERO[:24]
            self.rat_on: vec[i64] = ZERO[:4]
            self.objects: vec[i64] = ZERO[:20]
            self.animals: vec[i64] = ZERO[:32]
            self.waiting: vec[i64] = ZERO[:32]
            self.beaten: vec[i64] = ZERO[:20]
            self.beaten_score: vec[i64] = ZERO[:4]
            self.hideout: vec[i64] = NONE[:4]
            self.filled: vec[i64] = ZERO[:4]
            self.hidden: vec[i64] = ZERO[:24]
            self.boat: vec[i64] = NONE[:4]
            self.way: vec[i64] = ZERO[:4]
            self.traded: vec[i64] = ZERO[:4]
            self.dutchman_crates: vec[i64] = ZERO[:4]
            self.dutchman_below: vec[i64] = ZERO[:4]
            self.dutchman_quay: vec[i64] = ZERO[:4]
            self.final: vec[i64] = ZERO[:28]
            self.spared: i64 = -1
            self.paid: i64 = 0
            self.foe: i64 = -1
            self.put: i64 = 0
            self.bombed: i64 = 0
            self.bomb_crates: i64 = 0
            self.crabbed: i64 = 0
            self.tokens: vec[i64] = ZERO[:13]
            self.dice: vec[i64] = ZERO[:6]
            self.at_once: i64 = 0
            self.times: i64 = 0
            self.signed: i64 = 0
            self.hidden_now: i64 = 0
            self.promised: i64 = 0
            self.doubled: i64 = -1
            self.gifts: i64 = 0
            self.saved: i64 = 0
            self.waits: i64 = 0
        else:
            self.seats = like.seats
            self.with_dutchman = like.with_dutchman
            self.with_sea_dog = like.with_sea_dog
            self.with_figure = like.with_figure
            self.start_in_the_middle = like.start_in_the_middle
            self.named_start = like.named_start
            self.round = like.round
            self.phase = like.phase
            self.turn = like.turn
            self.player = like.player
            self.next_seat = like.next_seat
            self.dolphin = like.dolphin
            self.steps = like.steps[:]
            self.n_steps = like.n_steps
            self.districts = like.districts[:]
            self.sections = like.sections[:]
            self.ends = like.ends[:]
            self.occupied = like.occupied[:]
            self.captain = like.captain
            self.visited = like.visited[:]
            self.figure = like.figure
            self.passed = like.passed[:]
            self.quays = like.quays[:]
            self.adversaries = like.adversaries[:]
            self.crates_on = like.crates_on[:]
            self.outposts = like.outposts[:]
            self.outpost_owner = like.outpost_owner[:]
            self.towers = like.towers[:]
            self.tower_owner = like.tower_owner[:]
            self.tower_crates = like.tower_crates[:]
            self.posts = like.posts[:]
            self.post_good = like.post_good[:]
            self.sea_dog = like.sea_dog
            self.dogs_seen = like.dogs_seen[:]
            self.offering = like.offering
            self.offerings_seen = like.offerings_seen[:]
            self.dutchman = like.dutchman
            self.dutchmen_seen = like.dutchmen_seen[:]
            self.dutchman_weapons = like.dutchman_weapons[:]
            self.goods_bag = like.goods_bag[:]
            self.bag_is_full = like.bag_is_full
            self.objects_left = like.objects_left[:]
            self.animal_pile = like.animal_pile[:]
            self.open_animals = like.open_animals[:]
            self.animals_aside = like.animals_aside[:]
            self.animals_gone = like.animals_gone[:]
            self.foes_left = like.foes_left[:]
            self.outposts_left = like.outposts_left[:]
            self.towers_left = like.towers_left[:]
            self.posts_left = like.posts_left[:]
            self.hideouts_left = like.hideouts_left[:]
            self.start_weapons = like.start_weapons[:]
            self.pile_size = like.pile_size[:]
            self.discards = like.discards[:]
            self.discards_open = like.discards_open[:]
            self.discards_hidden = like.discards_hidden[:]
            self.told = like.told[:]
            self.backs = like.backs[:]
            self.jokes = like.jokes[:]
            self.told_points = like.told_points[:]
            self.points = like.points[:]
            self.pirates = like.pirates[:]
            self.lying = like.lying[:]
            self.in_city = like.in_city[:]
            self.in_tavern = like.in_tavern[:]
            self.weapons = like.weapons[:]
            self.sails = like.sails[:]
            self.sailors = like.sailors[:]
            self.holds = like.holds[:]
            self.crates = like.crates[:]
            self.crate_supply = like.crate_supply[:]
            self.provisions = like.provisions[:]
            self.goods = like.goods[:]
            self.rat_on = like.rat_on[:]
            self.objects = like.objects[:]
            self.animals = like.animals[:]
            self.waiting = like.waiting[:]
            self.beaten = like.beaten[:]
            self.beaten_score = like.beaten_score[:]
            self.hideout = like.hideout[:]
            self.filled = like.filled[:]
            self.hidden = like.hidden[:]
            self.boat = like.boat[:]
            self.way = like.way[:]
            self.traded = like.traded[:]
            self.dutchman_crates = like.dutchman_crates[:]
            self.dutchman_below = like.dutchman_below[:]
            self.dutchman_quay = like.dutchman_quay[:]
            self.final = like.final[:]
            self.spared = like.spared
            self.paid = like.paid
            self.foe = like.foe
            self.put = like.put
            self.bombed = like.bombed
            self.bomb_crates = like.bomb_crates
            self.crabbed = like.crabbed
            self.tokens = like.tokens[:]
            self.dice = like.dice[:]
            self.at_once = like.at_once
            self.times = like.times
            self.signed = like.signed
            self.hidden_now = like.hidden_now
            self.promised = like.promised
            self.doubled = like.doubled
            self.gifts = like.gifts
            self.saved = like.saved
            self.waits = like.waits

    def unwritten(self) -> i64:
        return self.marked_lists

    def all_is_written(self) -> None:
        self.marked_lists = 0

    def set_occupied(self, at: i64, value: i64) -> None:
        self.occupied[at] = value
        self.marked_lists |= 0x1

    def set_visited(self, at: i64, value: i64) -> None:
        self.visited[at] = value
        self.marked_lists |= 0x2

    def set_passed(self, at: i64, value: i64) -> None:
        self.passed[at] = value
        self.marked_lists |= 0x4

    def set_quays(self, at: i64, value: i64) -> None:
        self.quays[at] = value
        self.marked_lists |= 0x8

    def set_adversaries(self, at: i64, value: i64) -> None:
        self.adversaries[at] = value
        self.marked_lists |= 0x10

    def set_crates_on(self, at: i64, value: i64) -> None:
        self.crates_on[at] = value
        self.marked_lists |= 0x20

    def add_crates_on(self, at: i64, value: i64) -> None:
        self.crates_on[at] += value
        self.marked_lists |= 0x20

    def set_outpost_owner(self, at: i64, value: i64) -> None:
        self.outpost_owner[at] = value
        self.marked_lists |= 0x40

    def set_tower_owner(self, at: i64, value: i64) -> None:
        self.tower_owner[at] = value
        self.marked_lists |= 0x80

    def set_tower_crates(self, at: i64, value: i64) -> None:
        self.tower_crates[at] = value
        self.marked_lists |= 0x100

    def add_tower_crates(self, at: i64, value: i64) -> None:
        self.tower_crates[at] += value
        self.marked_lists |= 0x100

    def set_post_good(self, at: i64, value: i64) -> None:
        self.post_good[at] = value
        self.marked_lists |= 0x200

    def set_dogs_seen(self, at: i64, value: i64) -> None:
        self.dogs_seen[at] = value
        self.marked_lists |= 0x400

    def add_dogs_seen(self, at: i64, value: i64) -> None:
        self.dogs_seen[at] += value
        self.marked_lists |= 0x400

    def set_offerings_seen(self, at: i64, value: i64) -> None:
        self.offerings_seen[at] = value
        self.marked_lists |= 0x800

    def set_dutchmen_seen(self, at: i64, value: i64) -> None:
        self.dutchmen_seen[at] = value
        self.marked_lists |= 0x1000

    def add_dutchmen_seen(self, at: i64, value: i64) -> None:
        self.dutchmen_seen[at] += value
        self.marked_lists |= 0x1000

    def set_goods_bag(self, at: i64, value: i64) -> None:
        self.goods_bag[at] = value
        self.marked_lists |= 0x2000

    def add_goods_bag(self, at: i64, value: i64) -> None:
        self.goods_bag[at] += value
        self.marked_lists |= 0x2000

    def set_objects_left(self, at: i64, value: i64) -> None:
        self.objects_left[at] = value
        self.marked_lists |= 0x4000

    def add_objects_left(self, at: i64, value: i64) -> None:
        self.objects_left[at] += value
        self.marked_lists |= 0x4000

    def set_animal_pile(self, at: i64, value: i64) -> None:
        self.animal_pile[at] = value
        self.marked_lists |= 0x8000

    def add_animal_pile(self, at: i64, value: i64) -> None:
        self.animal_pile[at] += value
        self.marked_lists |= 0x8000

    def set_open_animals(self, at: i64, value: i64) -> None:
        self.open_animals[at] = value
        self.marked_lists |= 0x10000

    def set_animals_aside(self, at: i64, value: i64) -> None:
        self.animals_aside[at] = value
        self.marked_lists |= 0x20000

    def add_animals_aside(self, at: i64, value: i64) -> None:
        self.animals_aside[at] += value
        self.marked_lists |= 0x20000

    def set_animals_gone(self, at: i64, value: i64) -> None:
        self.animals_gone[at] = value
        self.marked_lists |= 0x40000

    def add_animals_gone(self, at: i64, value: i64) -> None:
        self.animals_gone[at] += value
        self.marked_lists |= 0x40000

    def set_pile_size(self, at: i64, value: i64) -> None:
        self.pile_size[at] = value
        self.marked_lists |= 0x80000

    def add_pile_size(self, at: i64, value: i64) -> None:
        self.pile_size[at] += value
        self.marked_lists |= 0x80000

    def set_discards(self, at: i64, value: i64) -> None:
        self.discards[at] = value
        self.marked_lists |= 0x100000

    def set_discards_open(self, at: i64, value: i64) -> None:
        self.discards_open[at] = value
        self.marked_lists |= 0x200000

    def add_discards_open(self, at: i64, value: i64) -> None:
        self.discards_open[at] += value
        self.marked_lists |= 0x200000

    def set_discards_hidden(self, at: i64, value: i64) -> None:
        self.discards_hidden[at] = value
        self.marked_lists |= 0x400000

    def add_discards_hidden(self, at: i64, value: i64) -> None:
        self.discards_hidden[at] += value
        self.marked_lists |= 0x400000

    def set_told(self, at: i64, value: i64) -> None:
        self.told[at] = value
        self.marked_lists |= 0x800000

    def set_backs(self, at: i64, value: i64) -> None:
        self.backs[at] = value
        self.marked_lists |= 0x1000000

    def add_backs(self, at: i64, value: i64) -> None:
        self.backs[at] += value
        self.marked_lists |= 0x1000000

    def set_jokes(self, at: i64, value: i64) -> None:
        self.jokes[at] = value
        self.marked_lists |= 0x2000000

    def add_jokes(self, at: i64, value: i64) -> None:
        self.jokes[at] += value
        self.marked_lists |= 0x2000000

    def set_told_points(self, at: i64, value: i64) -> None:
        self.told_points[at] = value
        self.marked_lists |= 0x4000000

    def add_told_points(self, at: i64, value: i64) -> None:
        self.told_points[at] += value
        self.marked_lists |= 0x4000000

    def set_points(self, at: i64, value: i64) -> None:
        self.points[at] = value
        self.marked_lists |= 0x8000000

    def add_points(self, at: i64, value: i64) -> None:
        self.points[at] += value
        self.marked_lists |= 0x8000000

    def set_pirates(self, at: i64, value: i64) -> None:
        self.pirates[at] = value
        self.marked_lists |= 0x10000000

    def add_pirates(self, at: i64, value: i64) -> None:
        self.pirates[at] += value
        self.marked_lists |= 0x10000000

    def set_lying(self, at: i64, value: i64) -> None:
        self.lying[at] = value
        self.marked_lists |= 0x20000000

    def add_lying(self, at: i64, value: i64) -> None:
        self.lying[at] += value
        self.marked_lists |= 0x20000000

    def set_in_city(self, at: i64, value: i64) -> None:
        self.in_city[at] = value
        self.marked_lists |= 0x40000000

    def add_in_city(self, at: i64, value: i64) -> None:
        self.in_city[at] += value
        self.marked_lists |= 0x40000000

    def set_in_tavern(self, at: i64, value: i64) -> None:
        self.in_tavern[at] = value
        self.marked_lists |= 0x80000000

    def set_weapons(self, at: i64, value: i64) -> None:
        self.weapons[at] = value
        self.marked_lists |= 0x100000000

    def add_weapons(self, at: i64, value: i64) -> None:
        self.weapons[at] += value
        self.marked_lists |= 0x100000000

    def set_sails(self, at: i64, value: i64) -> None:
        self.sails[at] = value
        self.marked_lists |= 0x200000000

    def add_sails(self, at: i64, value: i64) -> None:
        self.sails[at] += value
        self.marked_lists |= 0x200000000

    def set_sailors(self, at: i64, value: i64) -> None:
        self.sailors[at] = value
        self.marked_lists |= 0x400000000

    def add_sailors(self, at: i64, value: i64) -> None:
        self.sailors[at] += value
        self.marked_lists |= 0x400000000

    def set_holds(self, at: i64, value: i64) -> None:
        self.holds[at] = value
        self.marked_lists |= 0x800000000

    def add_holds(self, at: i64, value: i64) -> None:
        self.holds[at] += value
        self.marked_lists |= 0x800000000

    def set_crates(self, at: i64, value: i64) -> None:
        self.crates[at] = value
        self.marked_lists |= 0x1000000000

    def add_crates(self, at: i64, value: i64) -> None:
        self.crates[at] += value
        self.marked_lists |= 0x1000000000

    def set_crate_supply(self, at: i64, value: i64) -> None:
        self.crate_supply[at] = value
        self.marked_lists |= 0x2000000000

    def add_crate_supply(self, at: i64, value: i64) -> None:
        self.crate_supply[at] += value
        self.marked_lists |= 0x2000000000

    def set_provisions(self, at: i64, value: i64) -> None:
        self.provisions[at] = value
        self.marked_lists |= 0x4000000000

    def add_provisions(self, at: i64, value: i64) -> None:
        self.provisions[at] += value
        self.marked_lists |= 0x4000000000

    def set_goods(self, at: i64, value: i64) -> None:
        self.goods[at] = value
        self.marked_lists |= 0x8000000000

    def add_goods(self, at: i64, value: i64) -> None:
        self.goods[at] += value
        self.marked_lists |= 0x8000000000

    def set_rat_on(self, at: i64, value: i64) -> None:
        self.rat_on[at] = value
        self.marked_lists |= 0x10000000000

    def set_objects(self, at: i64, value: i64) -> None:
        self.objects[at] = value
        self.marked_lists |= 0x20000000000

    def add_objects(self, at: i64, value: i64) -> None:
        self.objects[at] += value
        self.marked_lists |= 0x20000000000

    def set_animals(self, at: i64, value: i64) -> None:
        self.animals[at] = value
        self.marked_lists |= 0x40000000000

    def set_waiting(self, at: i64, value: i64) -> None:
        self.waiting[at] = value
        self.marked_lists |= 0x80000000000

    def add_waiting(self, at: i64, value: i64) -> None:
        self.waiting[at] += value
        self.marked_lists |= 0x80000000000

    def set_beaten(self, at: i64, value: i64) -> None:
        self.beaten[at] = value
        self.marked_lists |= 0x100000000000

    def add_beaten(self, at: i64, value: i64) -> None:
        self.beaten[at] += value
        self.marked_lists |= 0x100000000000

    def set_beaten_score(self, at: i64, value: i64) -> None:
        self.beaten_score[at] = value
        self.marked_lists |= 0x200000000000

    def add_beaten_score(self, at: i64, value: i64) -> None:
        self.beaten_score[at] += value
        self.marked_lists |= 0x200000000000

    def set_hideout(self, at: i64, value: i64) -> None:
        self.hideout[at] = value
        self.marked_lists |= 0x400000000000

    def set_filled(self, at: i64, value: i64) -> None:
        self.filled[at] = value
        self.marked_lists |= 0x800000000000

    def add_filled(self, at: i64, value: i64) -> None:
        self.filled[at] += value
        self.marked_lists |= 0x800000000000

    def set_hidden(self, at: i64, value: i64) -> None:
        self.hidden[at] = value
        self.marked_lists |= 0x1000000000000

    def add_hidden(self, at: i64, value: i64) -> None:
        self.hidden[at] += value
        self.marked_lists |= 0x1000000000000

    def set_boat(self, at: i64, value: i64) -> None:
        self.boat[at] = value
        self.marked_lists |= 0x2000000000000

    def set_way(self, at: i64, value: i64) -> None:
        self.way[at] = value
        self.marked_lists |= 0x4000000000000

    def set_traded(self, at: i64, value: i64) -> None:
        self.traded[at] = value
        self.marked_lists |= 0x8000000000000

    def set_dutchman_crates(self, at: i64, value: i64) -> None:
        self.dutchman_crates[at] = value
        self.marked_lists |= 0x10000000000000

    def add_dutchman_crates(self, at: i64, value: i64) -> None:
        self.dutchman_crates[at] += value
        self.marked_lists |= 0x10000000000000

    def set_dutchman_below(self, at: i64, value: i64) -> None:
        self.dutchman_below[at] = value
        self.marked_lists |= 0x20000000000000

    def add_dutchman_below(self, at: i64, value: i64) -> None:
        self.dutchman_below[at] += value
        self.marked_lists |= 0x20000000000000

    def set_dutchman_quay(self, at: i64, value: i64) -> None:
        self.dutchman_quay[at] = value
        self.marked_lists |= 0x40000000000000

    def add_dutchman_quay(self, at: i64, value: i64) -> None:
        self.dutchman_quay[at] += value
        self.marked_lists |= 0x40000000000000

    def set_final(self, at: i64, value: i64) -> None:
        self.final[at] = value
        self.marked_lists |= 0x80000000000000

    def add_final(self, at: i64, value: i64) -> None:
        self.final[at] += value
        self.marked_lists |= 0x80000000000000

    def set_tokens(self, at: i64, value: i64) -> None:
        self.tokens[at] = value
        self.marked_lists |= 0x100000000000000

    def add_tokens(self, at: i64, value: i64) -> None:
        self.tokens[at] += value
        self.marked_lists |= 0x100000000000000

    def set_dice(self, at: i64, value: i64) -> None:
        self.dice[at] = value
        self.marked_lists |= 0x200000000000000

    def add_dice(self, at: i64, value: i64) -> None:
        self.dice[at] += value
        self.marked_lists |= 0x200000000000000

    def observe(self, into: vec[i16], at: i64, me: i64, seats: i64) -> None:
        into[at] = i16(self.seats)
        into[at + 1] = i16(self.with_dutchman)
        into[at + 2] = i16(self.with_sea_dog)
        into[at + 3] = i16(self.with_figure)
        into[at + 4] = i16(self.start_in_the_middle)
        into[at + 5] = i16(row.turned_seat(self.named_start + 1, 1, me, seats))
        into[at + 6] = i16(self.round)
        into[at + 7] = i16(self.phase)
        into[at + 8] = i16(self.turn)
        into[at + 9] = i16(row.turned_seat(self.player + 1, 1, me, seats))
        into[at + 10] = i16(row.turned_seat(self.next_seat + 1, 1, me, seats))
        into[at + 11] = i16(row.turned_seat(self.dolphin + 1, 1, me, seats))
        row.put_some(into, at + 12, self.steps, 0, self.n_steps, 32, 0)
        into[at + 44] = i16(self.n_steps)
        into[at + 468] = i16(self.captain + 1)
        into[at + 514] = i16(self.figure + 1)
        into[at + 947] = i16(self.sea_dog + 1)
        into[at + 957] = i16(self.offering + 1)
        into[at + 970] = i16(self.dutchman + 1)
        into[at + 990] = i16(self.bag_is_full)
        into[at + 1569] = i16(self.spared + 1)
        into[at + 1570] = i16(self.paid)
        into[at + 1571] = i16(self.foe)
        into[at + 1572] = i16(self.put)
        into[at + 1573] = i16(self.bombed)
        into[at + 1574] = i16(self.bomb_crates)
        into[at + 1575] = i16(self.crabbed)
        into[at + 1595] = i16(self.at_once)
        into[at + 1596] = i16(self.times)
        into[at + 1597] = i16(self.signed)
        into[at + 1598] = i16(self.hidden_now)
        into[at + 1599] = i16(self.promised)
        into[at + 1600] = i16(self.doubled + 1)
        row.put_packed(into, at + 1601, self.gifts, 1, 1, 3)
        into[at + 1604] = i16(self.saved)
        into[at + 1605] = i16(self.waits)

    def observe_fixed(self, into: vec[i16], at: i64) -> None:
        row.put_cells(into, at + 45, self.districts, 1)
        row.put_cells(into, at + 54, self.sections, 0)
        row.put_cells(into, at + 192, self.ends, 0)
        row.put_cells(into, at + 794, self.outposts, 1)
        row.put_cells(into, at + 830, self.towers, 1)
        row.put_cells(into, at + 911, self.posts, 1)
        row.put_cells(into, at + 980, self.dutchman_weapons, 1)
        row.put_cells(into, at + 1023, self.foes_left, 0)
        row.put_cells(into, at + 1058, self.outposts_left, 0)
        row.put_cells(into, at + 1066, self.towers_left, 0)
        row.put_cells(into, at + 1071, self.posts_left, 0)
        row.put_cells(into, at + 1076, self.hideouts_left, 0)
        row.put_cells(into, at + 1082, self.start_weapons, 0)

    def renew(self, into: vec[i16], at: i64, me: i64, seats: i64, marks: i64, turn: i64) -> None:
        if marks & 0x1:
            row.put_named(into, at + 330, self.occupied, 0, 1, me, seats)
        elif turn:
            row.turn_seats(into, at + 330, 138, 1, turn, seats)
        if marks & 0x2:
            row.put_cells(into, at + 469, self.visited, 0)
        if marks & 0x4:
            row.put_seats(into, at + 515, self.passed, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 515, 4, 1, 4, turn, seats)
        if marks & 0x8:
            row.put_named(into, at + 519, self.quays, 1, 1, me, seats)
        elif turn:
            row.turn_seats(into, at + 519, 5, 1, turn, seats)
        if marks & 0x10:
            row.put_cells(into, at + 524, self.adversaries, 1)
        if marks & 0x20:
            row.put_seats(into, at + 578, self.crates_on, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 578, 216, 1, 4, turn, seats)
        if marks & 0x40:
            row.put_named(into, at + 812, self.outpost_owner, 1, 1, me, seats)
        elif turn:
            row.turn_seats(into, at + 812, 18, 1, turn, seats)
        if marks & 0x80:
            row.put_named(into, at + 857, self.tower_owner, 1, 1, me, seats)
        elif turn:
            row.turn_seats(into, at + 857, 27, 1, turn, seats)
        if marks & 0x100:
            row.put_cells(into, at + 884, self.tower_crates, 0)
        if marks & 0x200:
            row.put_cells(into, at + 929, self.post_good, 1)
        if marks & 0x400:
            row.put_cells(into, at + 948, self.dogs_seen, 0)
        if marks & 0x800:
            row.put_cells(into, at + 958, self.offerings_seen, 0)
        if marks & 0x1000:
            row.put_cells(into, at + 971, self.dutchmen_seen, 0)
        if marks & 0x2000:
            row.put_cells(into, at + 984, self.goods_bag, 0)
        if marks & 0x4000:
            row.put_cells(into, at + 991, self.objects_left, 0)
        if marks & 0x8000:
            row.put_cells(into, at + 996, self.animal_pile, 0)
        if marks & 0x10000:
            row.put_cells(into, at + 1004, self.open_animals, 1)
        if marks & 0x20000:
            row.put_cells(into, at + 1007, self.animals_aside, 0)
        if marks & 0x40000:
            row.put_cells(into, at + 1015, self.animals_gone, 0)
        if marks & 0x80000:
            row.put_cells(into, at + 1087, self.pile_size, 0)
        if marks & 0x100000:
            row.put_cells(into, at + 1089, self.discards, 0)
        if marks & 0x200000:
            row.put_cells(into, at + 1163, self.discards_open, 0)
        if marks & 0x400000:
            row.put_cells(into, at + 1165, self.discards_hidden, 0)
        if marks & 0x800000:
            row.put_named(into, at + 1167, self.told, 0, 1, me, seats)
        elif turn:
            row.turn_seats(into, at + 1167, 74, 1, turn, seats)
        if marks & 0x1000000:
            row.put_seats(into, at + 1241, self.backs, 0, 3, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1241, 12, 3, 4, turn, seats)
        if marks & 0x2000000:
            row.put_seats(into, at + 1253, self.jokes, 0, 3, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1253, 12, 3, 4, turn, seats)
        if marks & 0x4000000:
            row.put_seats(into, at + 1265, self.told_points, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1265, 4, 1, 4, turn, seats)
        if marks & 0x8000000:
            row.put_seats(into, at + 1269, self.points, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1269, 4, 1, 4, turn, seats)
        if marks & 0x10000000:
            row.put_seats(into, at + 1273, self.pirates, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1273, 4, 1, 4, turn, seats)
        if marks & 0x20000000:
            row.put_seats(into, at + 1277, self.lying, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1277, 4, 1, 4, turn, seats)
        if marks & 0x40000000:
            row.put_seats(into, at + 1281, self.in_city, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1281, 4, 1, 4, turn, seats)
        if marks & 0x80000000:
            row.put_seats(into, at + 1285, self.in_tavern, 0, 5, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1285, 20, 5, 4, turn, seats)
        if marks & 0x100000000:
            row.put_seats(into, at + 1305, self.weapons, 0, 5, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1305, 20, 5, 4, turn, seats)
        if marks & 0x200000000:
            row.put_seats(into, at + 1325, self.sails, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1325, 4, 1, 4, turn, seats)
        if marks & 0x400000000:
            row.put_seats(into, at + 1329, self.sailors, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1329, 4, 1, 4, turn, seats)
        if marks & 0x800000000:
            row.put_seats(into, at + 1333, self.holds, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1333, 4, 1, 4, turn, seats)
        if marks & 0x1000000000:
            row.put_seats(into, at + 1337, self.crates, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1337, 4, 1, 4, turn, seats)
        if marks & 0x2000000000:
            row.put_seats(into, at + 1341, self.crate_supply, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1341, 4, 1, 4, turn, seats)
        if marks & 0x4000000000:
            row.put_seats(into, at + 1345, self.provisions, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1345, 4, 1, 4, turn, seats)
        if marks & 0x8000000000:
            row.put_seats(into, at + 1349, self.goods, 0, 6, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1349, 24, 6, 4, turn, seats)
        if marks & 0x10000000000:
            row.put_seats(into, at + 1373, self.rat_on, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1373, 4, 1, 4, turn, seats)
        if marks & 0x20000000000:
            row.put_seats(into, at + 1377, self.objects, 0, 5, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1377, 20, 5, 4, turn, seats)
        if marks & 0x40000000000:
            row.put_seats(into, at + 1397, self.animals, 0, 8, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1397, 32, 8, 4, turn, seats)
        if marks & 0x80000000000:
            row.put_seats(into, at + 1429, self.waiting, 0, 8, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1429, 32, 8, 4, turn, seats)
        if marks & 0x100000000000:
            row.put_seats(into, at + 1461, self.beaten, 0, 5, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1461, 20, 5, 4, turn, seats)
        if marks & 0x200000000000:
            row.put_seats(into, at + 1481, self.beaten_score, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1481, 4, 1, 4, turn, seats)
        if marks & 0x400000000000:
            row.put_seats(into, at + 1485, self.hideout, 1, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1485, 4, 1, 4, turn, seats)
        if marks & 0x800000000000:
            row.put_seats(into, at + 1489, self.filled, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1489, 4, 1, 4, turn, seats)
        if marks & 0x1000000000000:
            row.put_seats(into, at + 1493, self.hidden, 0, 6, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1493, 24, 6, 4, turn, seats)
        if marks & 0x2000000000000:
            row.put_seats(into, at + 1517, self.boat, 1, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1517, 4, 1, 4, turn, seats)
        if marks & 0x4000000000000:
            row.put_seats(into, at + 1521, self.way, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1521, 4, 1, 4, turn, seats)
        if marks & 0x8000000000000:
            row.put_seats(into, at + 1525, self.traded, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1525, 4, 1, 4, turn, seats)
        if marks & 0x10000000000000:
            row.put_seats(into, at + 1529, self.dutchman_crates, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1529, 4, 1, 4, turn, seats)
        if marks & 0x20000000000000:
            row.put_seats(into, at + 1533, self.dutchman_below, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1533, 4, 1, 4, turn, seats)
        if marks & 0x40000000000000:
            row.put_seats(into, at + 1537, self.dutchman_quay, 0, 1, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1537, 4, 1, 4, turn, seats)
        if marks & 0x80000000000000:
            row.put_seats(into, at + 1541, self.final, 0, 7, 4, me, seats)
        elif turn:
            row.turn_axis(into, at + 1541, 28, 7, 4, turn, seats)
        if marks & 0x100000000000000:
            row.put_cells(into, at + 1576, self.tokens, 0)
        if marks & 0x200000000000000:
            row.put_cells(into, at + 1589, self.dice, 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Piles(Secret):
    """The tales still to be drawn; their order does not exist."""

    def __init__(self, like: Piles | None = None) -> None:
        self.marked_lists: i64 = -1
        if like is None:
            self.tales: vec[i64] = ZERO[:74]
        else:
            self.tales = like.tales[:]

    def copy(self) -> Piles:
        return Piles(self)

    def unwritten(self) -> i64:
        return self.marked_lists

    def all_is_written(self) -> None:
        self.marked_lists = 0

    def set_tales(self, at: i64, value: i64) -> None:
        self.tales[at] = value
        self.marked_lists |= 0x1

    def add_unseen(self, into: vec[i16], at: i64) -> None:
        row.add_whether(into, at, self.tales, 74)
