"""What things are worth to a player of Nassau, in points, as far as its own view tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.games.nassau import cargo, scoring
from tidetable.games.nassau.archipelago import N_SPACES, N_TABLES
from tidetable.games.nassau.losses import INSTEAD
from tidetable.games.nassau.menagerie import animals_of
from tidetable.games.nassau.state import AT_SEA, CITY, MAKE_READY
from tidetable.games.nassau.tales import most_arms
from tidetable.games.nassau.verbs import (
    AMOUNT,
    ANIMAL,
    ANY_WEAPON,
    ATTACK,
    BOMB,
    COMPASS,
    CONTRACT,
    CRATE,
    DOUBLOON,
    FIRST_OBJECT,
    GOOD,
    HOLD,
    N_GOODS,
    N_OBJECTS,
    N_WEAPONS,
    PIRATE,
    PROVISION,
    ROUNDS,
    RUM,
    SAIL,
    SAILOR,
    TAKES_DOUBLOON,
    TAKES_PROVISION,
    TAKES_RUM,
    TAKES_SAIL,
    TAKES_SAILOR,
    TALE,
)

if TYPE_CHECKING:
    from tidetable.games.nassau.archipelago import Archipelago
    from tidetable.games.nassau.state import Table

# In points. One more of a thing is worth the less the more of it there are already:
PROVISIONS: Final = (7.0, 6.5, 6.0, 5.0, 4.0, 3.0, 2.0)  # each is an action at sea
CRATES: Final = (3.5, 3.2, 3.0, 2.6, 2.2, 1.8, 1.5, 1.2, 1.0)
PIRATES: Final = (3.0, 2.5, 2.0, 1.6, 1.3, 1.0)  # kept for the voyage
OBJECTS: Final[dict[int, tuple[float, ...]]] = {
    DOUBLOON: (3.0, 2.5, 2.0, 1.5, 1.0),
    RUM: (6.0, 3.0, 2.0, 1.0),  # the first saves a round from silence
    BOMB: (4.0,),
    COMPASS: (1.0,),
    CONTRACT: (2.5,),
}
TALE_DRAWN: Final = 3.0
LEFTOVER: Final = 1 / scoring.THINGS_PER_POINT
# What a thing is good for in each voyage still to come, besides its points in the end:
WEAPON_USE: Final = 0.8
SAIL_USE: Final = 0.8
SAILOR_USE: Final = 1.5
HOLD_USE: Final = 2.0
PIRATE_USE: Final = 1.5
ANIMAL_USE: Final = (1.0, 1.0, 1.5, 1.0, 1.5, 1.0, 2.0, 1.5)  # in the order of their names
A_WAITING_ANIMAL: Final = 0.5  # the part that counts of a pair that lacks its sailor yet
GROWTH: Final = 0.6  # what a factor of the final scoring grows by in a voyage still to come
NEVER: Final = 99.0
HIDDEN_LATER: Final = 0.8  # the part that counts of what a good aboard will bring


def falling(steps: tuple[float, ...], have: int, n: int) -> float:
    """Return the worth of n more things; after the last step it falls no more."""
    last = len(steps) - 1
    return sum(steps[min(i, last)] for i in range(have, have + n))


class Worth:
    """A table through the eyes of one of its players. Nothing on it is touched."""

    def __init__(self, table: Table, islands: Archipelago, me: int) -> None:
        self.table = table
        self.islands = islands
        self.me = me
        self.later = ROUNDS - int(table.round)  # voyages after this round's
        self.voyages = self.later + (1.0 if table.phase == CITY else 0.5)
        # Then nothing will be used any more: it counts as cargo (NAS-F6).
        self.ended = self.later == 0 and (table.phase == MAKE_READY or table.way[me] != AT_SEA)

    # --- Gains -----------------------------------------------------------------------------------

    def of_gains(self, gains: list[int]) -> float:
        return sum(self.of_gain(gain) for gain in gains)

    def of_gain(self, gain: int) -> float:
        """Return the worth of one thing shown; what would lapse is worth nothing (NAS-R-17)."""
        what, n = divmod(int(gain), AMOUNT)
        if n == 0:
            return 0
        if what < N_WEAPONS:
            return self.of_weapon(what)
        if what < FIRST_OBJECT + N_OBJECTS:
            return self.of_objects(what - FIRST_OBJECT, n)
        if what == CRATE:
            return self.of_crates(min(n, self.room(self.islands.crates_per_hold, CRATE)))
        if what == PROVISION:
            return self.of_provisions(
                min(n, self.room(self.islands.provisions_per_hold, PROVISION))
            )
        if what == TALE:
            return TALE_DRAWN * n
        if what == GOOD:
            return sum(self.of_good(good) for good in range(N_GOODS)) / N_GOODS
        return self.of_crew(what)

    def of_crew(self, what: int) -> float:
        """Return the worth of what makes the ship and its crew."""
        table, islands, me = self.table, self.islands, self.me
        if what == ANY_WEAPON:
            return max(self.of_weapon(weapon) for weapon in range(N_WEAPONS))
        if what == SAIL:
            return SAIL_USE * self.voyages if table.sails[me] < islands.most_sails else 0
        if what == SAILOR:
            return self.of_sailor() if table.sailors[me] < islands.most_sailors else 0
        if what == HOLD:
            holds = islands.open_holds + islands.closed_holds
            return HOLD_USE * self.voyages if table.holds[me] < holds else 0
        if what == ANIMAL:
            return self.of_an_animal()
        assert what == PIRATE
        return max((self.of_table(at) for at in range(N_TABLES) if self.sits_at(at)), default=0)

    def of_weapon(self, weapon: int) -> float:
        """NAS-F4: most of a type x all; the more, the more crates can be put with it."""
        table, me = self.table, self.me
        arms = int(table.arms(me, weapon))
        if arms >= self.islands.most_weapons:
            return 0
        most = int(most_arms(table, me))
        acquired = int(sum(table.weapons[me * N_WEAPONS + w] for w in range(N_WEAPONS)))
        points = max(most, arms + 1) * (acquired + 1) - most * acquired
        return points + (GROWTH + WEAPON_USE) * self.voyages

    def of_sailor(self) -> float:
        """NAS-F5: points if an animal waits for one."""
        table, me = self.table, self.me
        pair = scoring.PAIR_POINTS if animals_of(table, me) > table.sailors[me] else 0
        return pair + SAILOR_USE * self.voyages

    def of_an_animal(self) -> float:
        """NAS-F5: points if a sailor waits for one; it may be any of those that lie open."""
        table, me = self.table, self.me
        animals = animals_of(table, me)
        if animals >= self.islands.most_animals:
            return 0
        points = float(scoring.PAIR_POINTS)
        if animals >= table.sailors[me]:
            points *= A_WAITING_ANIMAL
        return points + self.voyages

    def of_animal(self, animal: int) -> float:
        return ANIMAL_USE[animal] * self.voyages

    def sits_at(self, at: int) -> bool:
        return bool(self.table.in_tavern[self.me * N_TABLES + at])

    def of_table(self, at: int) -> float:
        """A pirate, and what lies on the table."""
        gains = [self.islands.table_gains[at * 2 + i] for i in range(2)]
        return PIRATE_USE * self.voyages + self.of_gains(gains)

    # --- Objects, cargo, pirates -----------------------------------------------------------------

    def of_objects(self, thing: int, n: int) -> float:
        """Return the worth of n more objects of a kind."""
        return falling(self.steps(thing), int(self.table.owns(self.me, thing)), n)

    def price(self, thing: int, n: int = 1) -> float:
        """Return what it costs to give objects away; what the monkey spirit saves costs nothing."""
        n -= int(self.table.spared == thing)
        return falling(self.steps(thing), int(self.table.owns(self.me, thing)) - n, n)

    def steps(self, thing: int) -> tuple[float, ...]:
        """With goods aboard the first doubloon is worth what they bring on Skull Island."""
        if self.ended:
            return (LEFTOVER,)
        if thing == DOUBLOON and self.table.way[self.me] == AT_SEA:
            first, *others = OBJECTS[thing]
            return (max([first, *map(self.of_hidden, self.goods_aboard())]), *others)
        return OBJECTS[thing]

    def of_crates(self, n: int) -> float:
        return falling(CRATES, int(self.table.crates[self.me]), n)

    def of_provisions(self, n: int) -> float:
        return falling(PROVISIONS, int(self.table.provisions[self.me]), n)

    def cost_of_crates(self, n: int) -> float:
        """Return what it costs to put crates somewhere, or to throw them away."""
        if self.later == 0 and self.table.provisions[self.me] == 0:
            return LEFTOVER * n
        return falling(CRATES, int(self.table.crates[self.me]) - n, n)

    def cost_of_provisions(self, n: int) -> float:
        return falling(PROVISIONS, int(self.table.provisions[self.me]) - n, n)

    def cost_of_pirates(self, n: int) -> float:
        """Return what it costs to spend pirates who could stand on the ship."""
        return falling(PIRATES, int(self.table.pirates[self.me]) - n, n) if n > 0 else 0

    def room(self, per_hold: int, what: int) -> int:
        """Return how many more crates, or provisions, the holds take."""
        table, me = self.table, self.me
        crates, provisions = int(table.crates[me]), int(table.provisions[me])
        have = crates if what == CRATE else provisions
        other = self.holds_for(0, provisions) if what == CRATE else self.holds_for(crates, 0)
        free = int(cargo.holds_there(table, me)) - other - int(table.all_goods(me))
        return max(0, free * per_hold - have)

    def holds_for(self, crates: int, provisions: int) -> int:
        of_crates = -(-crates // self.islands.crates_per_hold)
        return int(of_crates - (-provisions // self.islands.provisions_per_hold))

    def of_throwing(self, thing: int) -> float:
        """Return what it costs to make room for one thing more by throwing this away."""
        table, me = self.table, self.me
        have = int(cargo.aboard(table, me, thing))
        if have == 0:
            return NEVER
        if thing == cargo.CRATES:
            return self.cost_of_crates((have - 1) % int(self.islands.crates_per_hold) + 1)
        if thing == cargo.PROVISIONS:
            return self.cost_of_provisions((have - 1) % int(self.islands.provisions_per_hold) + 1)
        return self.of_losing_good(thing - cargo.FIRST_GOOD)

    # --- Goods (NAS-F3) --------------------------------------------------------------------------

    def hideout(self, goods: list[int]) -> float:
        """Return what a hideout promises when these are hidden too, in the best order."""
        table, islands, me = self.table, self.islands, self.me
        filled, first = int(table.filled[me]), int(table.hideout[me]) * N_SPACES
        n = len(goods) + int(sum(table.hidden[me * N_GOODS + good] for good in range(N_GOODS)))
        goods = goods[:]
        while filled < N_SPACES and islands.hideout_goods[first + filled] in goods:
            goods.remove(int(islands.hideout_goods[first + filled]))
            filled += 1
        values = int(sum(islands.hideout_values[first + space] for space in range(filled)))
        return values * (n + GROWTH * self.later)

    def goods_aboard(self) -> list[int]:
        table, me = self.table, self.me
        return [g for g in range(N_GOODS) for _ in range(table.goods[me * N_GOODS + g])]

    def of_good(self, good: int) -> float:
        """Return what a good more is worth aboard: it is still to be hidden, and paid for."""
        goods = self.goods_aboard()
        more = self.hideout([*goods, good]) - self.hideout(goods)
        return max(0.0, HIDDEN_LATER * more - 1)

    def of_losing_good(self, good: int) -> float:
        goods = self.goods_aboard()
        before = self.hideout(goods)
        goods.remove(good)
        return max(LEFTOVER, HIDDEN_LATER * (before - self.hideout(goods)) - 1)

    def of_hidden(self, good: int) -> float:
        return self.hideout([good]) - self.hideout([])

    def of_hiding(self, good: int, doubloons: int) -> float:
        return self.of_hidden(good) - self.price(DOUBLOON, doubloons)

    # --- Losses (NAS-A5d) ------------------------------------------------------------------------

    def of_losing(self, token: int) -> float:
        """Return what an attack costs; what cannot be lost costs points."""
        table, me = self.table, self.me
        if token < TAKES_SAIL:
            weapon = token - ATTACK
            return self.of_weapon(weapon) if table.weapons[me * N_WEAPONS + weapon] > 0 else INSTEAD
        if token == TAKES_SAIL:
            return 1 + SAIL_USE * self.voyages
        if token == TAKES_SAILOR:
            return 1 + SAILOR_USE * self.voyages + scoring.PAIR_POINTS * A_WAITING_ANIMAL
        if token == TAKES_RUM:
            return self.price(RUM) if table.owns(me, RUM) > 0 else INSTEAD
        if token == TAKES_DOUBLOON:
            return self.price(DOUBLOON) if table.owns(me, DOUBLOON) > 0 else INSTEAD
        if token == TAKES_PROVISION:
            return self.cost_of_provisions(1) if table.provisions[me] > 0 else INSTEAD
        return 1 + HOLD_USE * self.voyages
