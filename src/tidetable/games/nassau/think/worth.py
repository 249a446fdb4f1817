"""What things are worth to a player of Nassau, in points, as far as its own view tells."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.think.evaluator import falling
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import cargo, verbs as v
from tidetable.games.nassau.rules.archipelago import MOST_SPACES, N_GAINS, N_TABLES, Islands
from tidetable.games.nassau.rules.chapters import scoring
from tidetable.games.nassau.rules.chapters.gains import to_be_had
from tidetable.games.nassau.rules.chapters.losses import INSTEAD
from tidetable.games.nassau.rules.drawers import seat_good, seat_table, seat_weapon
from tidetable.games.nassau.rules.menagerie import animals_of
from tidetable.games.nassau.rules.state import AT_SEA, CITY, MAKE_READY, NO_GOODS, Tabletop
from tidetable.games.nassau.rules.tales import most_arms

# In points. One more of a thing is worth the less the more of it there are already:
PROVISIONS: Final = vec[float]([7.0, 6.5, 6.0, 5.0, 4.0, 3.0, 2.0])  # each is an action at sea
CRATES: Final = vec[float]([3.5, 3.2, 3.0, 2.6, 2.2, 1.8, 1.5, 1.2, 1.0])
PIRATES: Final = vec[float]([3.0, 2.5, 2.0, 1.6, 1.3, 1.0])  # kept for the voyage
DOUBLOONS: Final = vec[float]([3.0, 2.5, 2.0, 1.5, 1.0])
RUMS: Final = vec[float]([6.0, 3.0, 2.0, 1.0])  # the first saves a round from silence
# Those, and a bomb, a compass, a contract
OBJECTS: Final = [DOUBLOONS, RUMS, vec[float]([4.0]), vec[float]([1.0]), vec[float]([2.5])]
TALE_DRAWN: Final = 3.0
LOSS: Final = float(INSTEAD)  # what an attack costs that nothing repels
LEFTOVER: Final = 1.0 / float(scoring.THINGS_PER_POINT)
# What a thing is good for in each voyage still to come, besides its points in the end:
WEAPON_USE: Final = 0.8
SAIL_USE: Final = 0.8
SAILOR_USE: Final = 1.5
HOLD_USE: Final = 2.0
PIRATE_USE: Final = 1.5
ANIMAL_USE: Final = vec[float]([1.0, 1.0, 1.5, 1.0, 1.5, 1.0, 2.0, 1.5])  # in their order
A_WAITING_ANIMAL: Final = 0.5  # the part that counts of a pair that lacks its sailor yet
GROWTH: Final = 0.6  # what a factor of the final scoring grows by in a voyage still to come
NEVER: Final = 99.0
HIDDEN_LATER: Final = 0.8  # the part that counts of what a good aboard will bring
ROOM_MADE: Final = 4.0  # by a provision that is lost before cargo must be thrown away
RAT_USED: Final = 2.0  # before it must wait


@final
class Worth:
    """A table through the eyes of one of its players. Nothing on it is touched."""

    def __init__(self, table: Tabletop, islands: Islands, me: i64) -> None:
        self.table = table
        self.islands = islands
        self.me: i64 = me
        self.later: i64 = v.ROUNDS - table.round  # voyages after this round's
        self.voyages: float = float(self.later) + (1.0 if table.phase == CITY else 0.5)
        # Then nothing will be used any more: it counts as cargo (NAS-F6).
        is_home = table.phase == MAKE_READY or table.way[me] != AT_SEA
        self.ended: bool = self.later == 0 and is_home

    # --- Gains -----------------------------------------------------------------------------------

    def of_gains(self, gains: vec[i64], first: i64, n: i64) -> float:
        whole = 0.0
        for i in range(first, first + n):
            whole += self.of_gain(gains[i])
        return whole

    def of_gain(self, gain: i64) -> float:
        """Return the worth of one thing shown; what would lapse is worth nothing (NAS-R-17)."""
        what = gain // v.AMOUNT
        n = gain % v.AMOUNT
        if n == 0:
            return 0.0
        if what < v.N_WEAPONS:
            return self.of_weapon(what)
        if what < v.FIRST_OBJECT + v.N_OBJECTS:
            return self.of_objects(what - v.FIRST_OBJECT, n)
        if what == v.CRATE:
            room = self.room(self.table.crates[self.me], self.islands.crates_per_hold)
            return self.of_crates(min(n, room))
        if what == v.PROVISION:
            room = self.room(self.table.provisions[self.me], self.islands.provisions_per_hold)
            return self.of_provisions(min(n, room))
        if what == v.TALE:
            return TALE_DRAWN * float(n)
        if what == v.GOOD:
            whole = 0.0
            for good in range(v.N_GOODS):
                whole += self.of_good(good)
            return whole / float(v.N_GOODS)
        return self.of_crew(what)

    def of_crew(self, what: i64) -> float:
        """Return the worth of what makes the ship and its crew."""
        best = 0.0
        if what == v.ANY_WEAPON:
            for weapon in range(v.N_WEAPONS):
                best = max(best, self.of_weapon(weapon))
            return best
        if what == v.ANIMAL:
            return self.of_an_animal()
        if what == v.PIRATE:
            for at in range(N_TABLES):
                if self.table.in_tavern[seat_table(self.me, at)] == 1:
                    best = max(best, self.of_table(at))
            return best
        if to_be_had(self.table, self.islands, self.me, what) == 0:
            return 0.0
        if what == v.SAILOR:
            return self.of_sailor()
        return (SAIL_USE if what == v.SAIL else HOLD_USE) * self.voyages

    def of_weapon(self, weapon: i64) -> float:
        """NAS-F4: most of a type x all; the more, the more crates can be put with it."""
        table, me = self.table, self.me
        arms = table.arms(me, weapon)
        if arms >= self.islands.most_weapons:
            return 0.0
        most, acquired = most_arms(table, me), table.acquired(me)
        points = max(most, arms + 1) * (acquired + 1) - most * acquired
        return float(points) + (GROWTH + WEAPON_USE) * self.voyages

    def of_sailor(self) -> float:
        """NAS-F5: points if an animal waits for one."""
        table, me = self.table, self.me
        pair = scoring.PAIR_POINTS if animals_of(table, me) > table.sailors[me] else 0
        return float(pair) + SAILOR_USE * self.voyages

    def of_an_animal(self) -> float:
        """NAS-F5: points if a sailor waits for one; it may be any of those that lie open."""
        table, me = self.table, self.me
        animals = animals_of(table, me)
        if animals >= self.islands.most_animals:
            return 0.0
        points = float(scoring.PAIR_POINTS)
        if animals >= table.sailors[me]:
            points *= A_WAITING_ANIMAL
        return points + self.voyages

    def of_animal(self, animal: i64) -> float:
        return ANIMAL_USE[animal] * self.voyages

    def of_table(self, at: i64) -> float:
        """A pirate, and what lies on the table."""
        gains = self.of_gains(self.islands.table_gains, at * N_GAINS, N_GAINS)
        return PIRATE_USE * self.voyages + gains

    # --- Objects, cargo, pirates -----------------------------------------------------------------

    def of_objects(self, thing: i64, n: i64) -> float:
        """Return the worth of n more objects of a kind."""
        return self.of_some(thing, self.table.owns(self.me, thing), n)

    def price(self, thing: i64, n: i64 = 1) -> float:
        """Return what it costs to give objects away; what the monkey spirit saves costs nothing."""
        if self.table.spared == thing:
            n -= 1
        return self.of_some(thing, self.table.owns(self.me, thing) - n, n)

    def of_some(self, thing: i64, have: i64, n: i64) -> float:
        """With goods aboard the first doubloon is worth what they bring on Skull Island."""
        if self.ended:
            return LEFTOVER * float(n)
        whole = falling(OBJECTS[thing], have, n)
        if thing == v.DOUBLOON and have == 0 and n > 0 and self.table.way[self.me] == AT_SEA:
            whole += max(0.0, self.of_best_hidden() - DOUBLOONS[0])
        return whole

    def of_crates(self, n: i64) -> float:
        return falling(CRATES, self.table.crates[self.me], n)

    def of_provisions(self, n: i64) -> float:
        return falling(PROVISIONS, self.table.provisions[self.me], n)

    def cost_of_crates(self, n: i64) -> float:
        """Return what it costs to put crates somewhere, or to throw them away."""
        if self.later == 0 and self.table.provisions[self.me] == 0:
            return LEFTOVER * float(n)
        return falling(CRATES, self.table.crates[self.me] - n, n)

    def cost_of_provisions(self, n: i64) -> float:
        return falling(PROVISIONS, self.table.provisions[self.me] - n, n)

    def cost_of_pirates(self, n: i64) -> float:
        """Return what it costs to spend pirates who could stand on the ship."""
        return falling(PIRATES, self.table.pirates[self.me] - n, n) if n > 0 else 0.0

    def room(self, have: i64, per_hold: i64) -> i64:
        """Return how many more crates, or provisions, the holds take."""
        needed = cargo.holds_needed(self.table, self.islands, self.me)
        others = needed - (have + per_hold - 1) // per_hold
        free = cargo.holds_there(self.table, self.me) - others
        return max(0, free * per_hold - have)

    def of_throwing(self, thing: i64) -> float:
        """Return what it costs to make room for one thing more by throwing this away."""
        have = cargo.aboard(self.table, self.me, thing)
        if have == 0:
            return NEVER
        if thing == cargo.CRATES:
            return self.cost_of_crates((have - 1) % self.islands.crates_per_hold + 1)
        if thing == cargo.PROVISIONS:
            return self.cost_of_provisions((have - 1) % self.islands.provisions_per_hold + 1)
        return self.of_losing_good(thing - cargo.FIRST_GOOD)

    # --- Goods (NAS-F3) --------------------------------------------------------------------------

    def hideout(self, goods: vec[i64]) -> float:
        """Return what a hideout promises when these are hidden too, in the best order.

        They are taken out of the bag as far as they fit.
        """
        table, islands, me = self.table, self.islands, self.me
        filled, first = table.filled[me], table.hideout[me] * MOST_SPACES
        spaces = islands.hideout_spaces[table.hideout[me]]
        n = table.all_hidden(me)
        for good in range(v.N_GOODS):
            n += goods[good]
        while filled < spaces and goods[islands.hideout_goods[first + filled]] > 0:
            goods[islands.hideout_goods[first + filled]] -= 1
            filled += 1
        values: i64 = 0
        for space in range(filled):
            values += islands.hideout_values[first + space]
        return float(values) * (float(n) + GROWTH * float(self.later))

    def goods_aboard(self) -> vec[i64]:
        """Return how many there are of each good, for whoever asks alone."""
        first = seat_good(self.me, 0)
        return self.table.goods[first : first + v.N_GOODS]

    def hideout_with(self, good: i64, n: i64) -> float:
        """Return what the hideout promises with so many more of a good aboard, or fewer."""
        goods = self.goods_aboard()
        goods[good] += n
        return self.hideout(goods)

    def of_good(self, good: i64) -> float:
        """Return what a good more is worth aboard: it is still to be hidden, and paid for."""
        more = self.hideout_with(good, 1) - self.hideout(self.goods_aboard())
        return max(0.0, HIDDEN_LATER * more - 1.0)

    def of_losing_good(self, good: i64) -> float:
        lost = self.hideout(self.goods_aboard()) - self.hideout_with(good, -1)
        return max(LEFTOVER, HIDDEN_LATER * lost - 1.0)

    def of_hidden(self, good: i64) -> float:
        goods = NO_GOODS[:]
        goods[good] = 1
        return self.hideout(goods) - self.hideout(NO_GOODS[:])

    def of_best_hidden(self) -> float:
        """Return the most that a good aboard would bring in the hideout."""
        best = 0.0
        for good in range(v.N_GOODS):
            if self.table.goods[seat_good(self.me, good)] > 0:
                best = max(best, self.of_hidden(good))
        return best

    def of_hiding(self, good: i64, doubloons: i64) -> float:
        return self.of_hidden(good) - self.price(v.DOUBLOON, doubloons)

    # --- Losses (NAS-A5d) ------------------------------------------------------------------------

    def of_losing(self, token: i64) -> float:
        """Return what an attack costs; what cannot be lost costs points."""
        table, me = self.table, self.me
        if token < v.TAKES_SAIL:
            weapon = token - v.ATTACK
            return self.of_weapon(weapon) if table.weapons[seat_weapon(me, weapon)] > 0 else LOSS
        if token == v.TAKES_SAIL:
            return 1.0 + SAIL_USE * self.voyages
        if token == v.TAKES_SAILOR:
            pair = float(scoring.PAIR_POINTS) * A_WAITING_ANIMAL
            return 1.0 + SAILOR_USE * self.voyages + pair
        if token == v.TAKES_RUM:
            return self.price(v.RUM) if table.owns(me, v.RUM) > 0 else LOSS
        if token == v.TAKES_DOUBLOON:
            return self.price(v.DOUBLOON) if table.owns(me, v.DOUBLOON) > 0 else LOSS
        if token == v.TAKES_PROVISION:
            return self.cost_of_provisions(1) if table.provisions[me] > 0 else LOSS
        return 1.0 + HOLD_USE * self.voyages

    def of_losing_first(self, token: i64) -> float:
        """NAS-R-34: best a provision, to make room; and a hold while the rat can still help."""
        if token == v.TAKES_PROVISION:
            return ROOM_MADE
        return RAT_USED if token == v.TAKES_HOLD else 0.0
