"""The drawers of Nassau: the table, each player's tales, the piles of tales."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tidetable.core.codec import MAX_SEATS
from tidetable.core.contract import NO_ASKS, Own, Public, Secret, State
from tidetable.core.vec import vec
from tidetable.games.nassau.archipelago import N_ADVERSARIES
from tidetable.games.nassau.places import FIRST_SLOTS, FIRST_TOWERS, N_POSTS
from tidetable.games.nassau.steps import MOST_STEPS, STEP
from tidetable.games.nassau.verbs import (
    MOST_OFFERINGS,
    N_ANIMALS,
    N_CATEGORIES,
    N_DISTRICTS,
    N_GOODS,
    N_HARBOUR_QUAYS,
    N_HIDEOUTS,
    N_OBJECTS,
    N_REWARDS,
    N_SQUARES,
    N_TALES,
    N_TOKENS,
    N_TYPES,
    N_WEAPONS,
    N_ZONES,
)

N_ALLEYS: Final = 138  # where there may be one: see streets.py
N_BACKS: Final = 3
N_PILES: Final = 2

NO_SEATS: Final = vec[i64]([0] * MAX_SEATS)
NOBODY: Final = vec[i64]([-1] * MAX_SEATS)
NO_ALLEYS: Final = vec[i64]([0] * N_ALLEYS)
NO_DISTRICTS: Final = vec[i64]([-1] * N_DISTRICTS)
NO_SQUARES: Final = vec[i64]([0] * N_SQUARES)
NO_ENDS: Final = vec[i64]([-1] * N_ALLEYS)
NO_SLOTS: Final = vec[i64]([-1] * FIRST_SLOTS)
NO_CRATES: Final = vec[i64]([0] * (FIRST_SLOTS * MAX_SEATS))
NO_ZONES: Final = vec[i64]([-1] * N_ZONES)
NO_TOWERS: Final = vec[i64]([-1] * FIRST_TOWERS)
NO_TOWER_CRATES: Final = vec[i64]([0] * FIRST_TOWERS)
NO_POSTS: Final = vec[i64]([-1] * N_POSTS)
NO_QUAYS: Final = vec[i64]([-1] * N_HARBOUR_QUAYS)
NO_WEAPONS: Final = vec[i64]([0] * N_WEAPONS)
NO_WEAPONS_EACH: Final = vec[i64]([0] * (MAX_SEATS * N_WEAPONS))
NO_OBJECTS: Final = vec[i64]([0] * N_OBJECTS)
NO_OBJECTS_EACH: Final = vec[i64]([0] * (MAX_SEATS * N_OBJECTS))
NO_GOODS: Final = vec[i64]([0] * N_GOODS)
NO_GOODS_EACH: Final = vec[i64]([0] * (MAX_SEATS * N_GOODS))
NO_ANIMALS: Final = vec[i64]([0] * N_ANIMALS)
NO_ANIMALS_EACH: Final = vec[i64]([0] * (MAX_SEATS * N_ANIMALS))
NO_TYPES_EACH: Final = vec[i64]([0] * (MAX_SEATS * N_TYPES))
NO_BACKS_EACH: Final = vec[i64]([0] * (MAX_SEATS * N_BACKS))
NO_CATEGORIES_EACH: Final = vec[i64]([0] * (MAX_SEATS * N_CATEGORIES))
NO_TALES: Final = vec[i64]([0] * N_TALES)
NO_PILES: Final = vec[i64]([0] * N_PILES)
NO_TOKENS: Final = vec[i64]([0] * N_TOKENS)
NO_DICE: Final = vec[i64]([0] * 6)
NO_ADVERSARIES: Final = vec[i64]([0] * N_ADVERSARIES)
NO_REWARDS: Final = vec[i64]([0] * N_REWARDS)
NO_HIDEOUTS: Final = vec[i64]([0] * N_HIDEOUTS)
NO_OFFERINGS: Final = vec[i64]([0] * MOST_OFFERINGS)
NO_WEAPON_ROUNDS: Final = vec[i64]([-1, -1, -1, -1])
NO_OPEN_ANIMALS: Final = vec[i64]([-1, -1, -1])
NO_STEPS: Final = vec[i64]([0] * MOST_STEPS)

# The phases (NAS-D0)
SETTING_UP: Final = 0
CITY: Final = 1
CARIBBEAN: Final = 2
MAKE_READY: Final = 3
OVER: Final = 4

# An animal of a player
NOT_OWNED: Final = 0
READY: Final = 1
USED: Final = 2

# Where a boat is on its way home
AT_SEA: Final = 0
BEEN_AT_SKULL_ISLAND: Final = 1
BEEN_AT_CAMPFIRE: Final = 2
AT_HOME: Final = 3

# Whom one fights
NO_FIGHT: Final = -1
THE_DUTCHMAN: Final = 99  # where adversaries have the numbers of their slots


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Table(Public):
    """All that lies open (NAS-R-52). A new one shares its empty counts: play on a copy of it."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        # Options
        self.with_dutchman: i64 = 0
        self.with_sea_dog: i64 = 1
        self.with_figure: i64 = 0
        self.start_in_the_middle: i64 = 0
        self.named_start: i64 = -1
        # Where the game stands
        self.round: i64 = 1
        self.phase: i64 = SETTING_UP
        self.turn: i64 = 0  # counts the turns begun
        self.player: i64 = -1
        self.next_seat: i64 = -1  # who is looked at first for the next turn
        self.dolphin: i64 = -1
        self.steps: vec[i64] = NO_STEPS
        self.n_steps: i64 = 0
        # The city
        self.districts: vec[i64] = NO_DISTRICTS  # place -> tile, side and turn
        self.sections: vec[i64] = NO_ALLEYS  # alley -> its length, 0: there is none
        self.ends: vec[i64] = NO_ENDS  # alley -> the squares it joins, -1: there is none
        self.occupied: vec[i64] = NO_ALLEYS  # alley -> 1 + whose pirates stand there
        self.captain: i64 = -1
        self.visited: vec[i64] = NO_SQUARES  # square -> 1: he was there this round
        self.figure: i64 = -1  # the square of the Stefan Feld figure
        self.passed: vec[i64] = NO_SEATS
        self.quays: vec[i64] = NO_QUAYS  # quay of the harbour -> seat, or -1
        # The Caribbean
        self.adversaries: vec[i64] = NO_SLOTS  # slot -> adversary, -1: none
        self.crates_on: vec[i64] = NO_CRATES  # slot x seat -> crates on the adversary
        self.outposts: vec[i64] = NO_ZONES  # place -> which outpost lies there
        self.outpost_owner: vec[i64] = NO_ZONES
        self.towers: vec[i64] = NO_TOWERS  # place -> its weapon
        self.tower_owner: vec[i64] = NO_TOWERS
        self.tower_crates: vec[i64] = NO_TOWER_CRATES
        self.posts: vec[i64] = NO_POSTS  # place -> its weapon
        self.post_good: vec[i64] = NO_POSTS
        self.sea_dog: i64 = -1  # zone
        self.dogs_seen: vec[i64] = NO_ZONES  # zone -> round in which the sea dog stood there
        self.offering: i64 = -1
        self.offerings_seen: vec[i64] = NO_OFFERINGS  # 1: was turned up
        self.dutchman: i64 = -1  # zone
        self.dutchmen_seen: vec[i64] = NO_ZONES
        self.dutchman_weapons: vec[i64] = NO_WEAPON_ROUNDS  # round -> weapon
        # Bags and supplies
        self.goods_bag: vec[i64] = NO_GOODS
        self.bag_is_full: i64 = 0  # 1: all goods were put into it (NAS-S5)
        self.objects_left: vec[i64] = NO_OBJECTS
        self.animal_pile: vec[i64] = NO_ANIMALS  # kind -> how many
        self.open_animals: vec[i64] = NO_OPEN_ANIMALS
        self.animals_aside: vec[i64] = NO_ANIMALS  # while a new kind is looked for (NAS-R-21)
        self.animals_gone: vec[i64] = NO_ANIMALS  # left the game
        self.foes_left: vec[i64] = NO_ADVERSARIES  # 1: not dealt yet
        self.outposts_left: vec[i64] = NO_REWARDS
        self.towers_left: vec[i64] = NO_WEAPONS
        self.posts_left: vec[i64] = NO_WEAPONS
        self.hideouts_left: vec[i64] = NO_HIDEOUTS
        self.start_weapons: vec[i64] = NO_WEAPONS  # 1: not given to anybody yet
        # Tales
        self.pile_size: vec[i64] = NO_PILES
        self.discards: vec[i64] = NO_TALES  # 1: lies face up among the discards
        self.discards_open: vec[i64] = NO_PILES  # how many lie face up there
        self.discards_hidden: vec[i64] = NO_PILES  # and how many face down
        self.told: vec[i64] = NO_TALES  # 1 + by whom it was told this round
        self.backs: vec[i64] = NO_BACKS_EACH  # seat x back -> tales in hand
        self.jokes: vec[i64] = NO_BACKS_EACH  # seat x back -> tales face down this round
        self.told_points: vec[i64] = NO_SEATS  # of this round
        # The players
        self.points: vec[i64] = NO_SEATS
        self.pirates: vec[i64] = NO_SEATS  # standing on the ship
        self.lying: vec[i64] = NO_SEATS  # lying on it
        self.in_city: vec[i64] = NO_SEATS
        self.in_tavern: vec[i64] = NO_WEAPONS_EACH  # seat x table -> 1: a pirate sits there
        self.weapons: vec[i64] = NO_WEAPONS_EACH  # seat x type -> acquired, the first not counted
        self.sails: vec[i64] = NO_SEATS
        self.sailors: vec[i64] = NO_SEATS
        self.holds: vec[i64] = NO_SEATS  # open ones
        self.crates: vec[i64] = NO_SEATS  # in the holds
        self.crate_supply: vec[i64] = NO_SEATS
        self.provisions: vec[i64] = NO_SEATS
        self.goods: vec[i64] = NO_GOODS_EACH  # seat x good -> in the holds
        self.rat_on: vec[i64] = NO_SEATS  # 1: a hold is loaded twice this round
        self.objects: vec[i64] = NO_OBJECTS_EACH  # seat x object
        self.animals: vec[i64] = NO_ANIMALS_EACH  # seat x animal
        self.waiting: vec[i64] = NO_ANIMALS_EACH  # seat x animal -> 0, or when it began to wait
        self.beaten: vec[i64] = NO_TYPES_EACH  # seat x type of adversary
        self.beaten_score: vec[i64] = NO_SEATS
        self.hideout: vec[i64] = NOBODY
        self.filled: vec[i64] = NO_SEATS  # spaces of the hideout, from the top
        self.hidden: vec[i64] = NO_GOODS_EACH  # seat x good -> in the hideout
        self.boat: vec[i64] = NOBODY  # zone, -1: on the ship
        self.way: vec[i64] = NO_SEATS  # how far on the way home
        self.traded: vec[i64] = NO_SEATS  # 1: has bought of this offering
        self.dutchman_crates: vec[i64] = NO_SEATS  # on this round's tile
        self.dutchman_below: vec[i64] = NO_SEATS  # on the quays below the tiles
        self.dutchman_quay: vec[i64] = NO_SEATS  # on the quay to the right
        self.final: vec[i64] = NO_CATEGORIES_EACH  # seat x category -> points
        # What is being done just now
        self.spared: i64 = -1  # the object that the monkey spirit saves
        self.paid: i64 = 0  # 1: the provision for this turn is paid
        self.foe: i64 = NO_FIGHT  # slot of the adversary being fought, or the Dutchman
        self.put: i64 = 0  # crates put from the holds and not dodged
        self.bombed: i64 = 0  # 1: a bomb was thrown
        self.bomb_crates: i64 = 0  # laid for it and not dodged
        self.crabbed: i64 = 0
        self.tokens: vec[i64] = NO_TOKENS  # drawn in this fight
        self.dice: vec[i64] = NO_DICE  # face -> how many
        self.at_once: i64 = 0  # 1: beaten by bomb or crab, before any token
        self.times: i64 = 0  # how often the reward is due
        self.signed: i64 = 0  # 1: a contract was used
        self.hidden_now: i64 = 0  # goods hidden during this visit
        self.promised: i64 = 0  # tales to be told during this visit
        self.doubled: i64 = -1  # the line that the turtle doubles
        self.gifts: i64 = 0  # what the figure gave, a bit each
        self.saved: i64 = 0  # 1: a doubloon was saved during this visit
        self.waits: i64 = 0  # counts animals that began to wait

    def copy(self) -> Table:
        twin = Table(self.seats)
        copy_board(self, twin)
        copy_players(self, twin)
        copy_turn(self, twin)
        return twin

    def push(self, step: i64, arg: i64 = 0) -> None:
        """Let a step come before all others still to come."""
        self.steps[self.n_steps] = step + arg * STEP
        self.n_steps += 1

    def arms(self, seat: i64, weapon: i64) -> i64:
        """Count the weapons of a type, the first one included (NAS-C1)."""
        return self.weapons[seat * N_WEAPONS + weapon] + 1

    def owns(self, seat: i64, thing: i64) -> i64:
        """Count the objects of a kind."""
        return self.objects[seat * N_OBJECTS + thing]

    def can_use(self, seat: i64, animal: i64) -> bool:
        """NAS-N8: an animal helps only from a sailor's hat, and once a round."""
        at = seat * N_ANIMALS + animal
        return self.animals[at] == READY and self.waiting[at] == 0

    def hand_size(self, seat: i64) -> i64:
        at = seat * N_BACKS
        return self.backs[at] + self.backs[at + 1] + self.backs[at + 2]

    def all_goods(self, seat: i64) -> i64:
        """Count the goods in the holds."""
        n: i64 = 0
        for good in range(N_GOODS):
            n += self.goods[seat * N_GOODS + good]
        return n

    def crates_of_all(self, slot: i64) -> i64:
        n: i64 = 0
        for seat in range(self.seats):
            n += self.crates_on[slot * MAX_SEATS + seat]
        return n


def copy_board(table: Table, twin: Table) -> None:
    """The city, the Caribbean, bags and supplies."""
    twin.with_dutchman = table.with_dutchman
    twin.with_sea_dog = table.with_sea_dog
    twin.with_figure = table.with_figure
    twin.start_in_the_middle = table.start_in_the_middle
    twin.named_start = table.named_start
    twin.round = table.round
    twin.phase = table.phase
    twin.turn = table.turn
    twin.player = table.player
    twin.next_seat = table.next_seat
    twin.dolphin = table.dolphin
    twin.steps = table.steps[:]
    twin.n_steps = table.n_steps
    twin.districts = table.districts[:]
    twin.sections = table.sections[:]
    twin.ends = table.ends  # laid out once, and the same at every copy of the table
    twin.occupied = table.occupied[:]
    twin.captain = table.captain
    twin.visited = table.visited[:]
    twin.figure = table.figure
    twin.passed = table.passed[:]
    twin.quays = table.quays[:]
    twin.adversaries = table.adversaries[:]
    twin.crates_on = table.crates_on[:]
    twin.outposts = table.outposts[:]
    twin.outpost_owner = table.outpost_owner[:]
    twin.towers = table.towers[:]
    twin.tower_owner = table.tower_owner[:]
    twin.tower_crates = table.tower_crates[:]
    twin.posts = table.posts[:]
    twin.post_good = table.post_good[:]
    twin.sea_dog = table.sea_dog
    twin.dogs_seen = table.dogs_seen[:]
    twin.offering = table.offering
    twin.offerings_seen = table.offerings_seen[:]
    twin.dutchman = table.dutchman
    twin.dutchmen_seen = table.dutchmen_seen[:]
    twin.dutchman_weapons = table.dutchman_weapons[:]
    twin.goods_bag = table.goods_bag[:]
    twin.bag_is_full = table.bag_is_full
    twin.objects_left = table.objects_left[:]
    twin.animal_pile = table.animal_pile[:]
    twin.open_animals = table.open_animals[:]
    twin.animals_aside = table.animals_aside[:]
    twin.animals_gone = table.animals_gone[:]
    twin.foes_left = table.foes_left[:]
    twin.outposts_left = table.outposts_left[:]
    twin.towers_left = table.towers_left[:]
    twin.posts_left = table.posts_left[:]
    twin.hideouts_left = table.hideouts_left[:]
    twin.start_weapons = table.start_weapons[:]


def copy_players(table: Table, twin: Table) -> None:
    """Tales and players."""
    twin.pile_size = table.pile_size[:]
    twin.discards = table.discards[:]
    twin.discards_open = table.discards_open[:]
    twin.discards_hidden = table.discards_hidden[:]
    twin.told = table.told[:]
    twin.backs = table.backs[:]
    twin.jokes = table.jokes[:]
    twin.told_points = table.told_points[:]
    twin.points = table.points[:]
    twin.pirates = table.pirates[:]
    twin.lying = table.lying[:]
    twin.in_city = table.in_city[:]
    twin.in_tavern = table.in_tavern[:]
    twin.weapons = table.weapons[:]
    twin.sails = table.sails[:]
    twin.sailors = table.sailors[:]
    twin.holds = table.holds[:]
    twin.crates = table.crates[:]
    twin.crate_supply = table.crate_supply[:]
    twin.provisions = table.provisions[:]
    twin.goods = table.goods[:]
    twin.rat_on = table.rat_on[:]
    twin.objects = table.objects[:]
    twin.animals = table.animals[:]
    twin.waiting = table.waiting[:]
    twin.beaten = table.beaten[:]
    twin.beaten_score = table.beaten_score[:]
    twin.hideout = table.hideout[:]
    twin.filled = table.filled[:]
    twin.hidden = table.hidden[:]
    twin.boat = table.boat[:]
    twin.way = table.way[:]
    twin.traded = table.traded[:]
    twin.dutchman_crates = table.dutchman_crates[:]
    twin.dutchman_below = table.dutchman_below[:]
    twin.dutchman_quay = table.dutchman_quay[:]
    twin.final = table.final[:]


def copy_turn(table: Table, twin: Table) -> None:
    """What is being done just now."""
    twin.spared = table.spared
    twin.paid = table.paid
    twin.foe = table.foe
    twin.put = table.put
    twin.bombed = table.bombed
    twin.bomb_crates = table.bomb_crates
    twin.crabbed = table.crabbed
    twin.tokens = table.tokens[:]
    twin.dice = table.dice[:]
    twin.at_once = table.at_once
    twin.times = table.times
    twin.signed = table.signed
    twin.hidden_now = table.hidden_now
    twin.promised = table.promised
    twin.doubled = table.doubled
    twin.gifts = table.gifts
    twin.saved = table.saved
    twin.waits = table.waits


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hand(Own):
    """What a player alone sees: the tales in hand, and those laid face down."""

    def __init__(self, tales: vec[i64], laid: vec[i64], last: i64, twice: i64) -> None:
        self.tales: vec[i64] = tales  # 1: in hand, 2: laid at the campfire, not yet judged
        self.laid: vec[i64] = laid  # 1: face down, before the player or among the discards
        self.last: i64 = last  # the last one laid: they go upwards, so that none comes twice
        self.twice: i64 = twice  # the tale that the parrot doubles, -1: none

    def copy(self) -> Hand:
        return Hand(self.tales[:], self.laid[:], self.last, self.twice)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Piles(Secret):
    """The tales still to be drawn; their order does not exist."""

    def __init__(self, tales: vec[i64]) -> None:
        self.tales: vec[i64] = tales  # 1: in its pile

    def copy(self) -> Piles:
        return Piles(self.tales[:])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NassauState(State):
    """The table, a hand for each seat, the piles."""

    def __init__(
        self,
        table: Table,
        hands: list[Hand],
        piles: Piles,
        asks: vec[i64] = NO_ASKS,
        n_asks: i64 = 0,
    ) -> None:
        super().__init__(asks, n_asks)
        self.table = table
        self.hands = hands
        self.piles = piles

    def public(self) -> Public:
        return self.table

    def own(self, seat: i64) -> Own:
        return self.hands[seat]

    def secret(self) -> Secret:
        return self.piles

    def copy(self) -> NassauState:
        hands = [hand.copy() for hand in self.hands]
        return NassauState(self.table.copy(), hands, self.piles.copy(), self.asks, self.n_asks)
