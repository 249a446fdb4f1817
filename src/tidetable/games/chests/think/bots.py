"""Heuristics for Chests & Sabres, from the view alone."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod
from typing import Final, Self

from tidetable.core.contract import View
from tidetable.core.luck import Luck
from tidetable.core.think.bot import Bot
from tidetable.games.chests.rules import filling, verbs as v
from tidetable.games.chests.rules.drawers import keys_treasure, seat_treasure
from tidetable.games.chests.rules.game import Chests
from tidetable.games.chests.rules.state import Tabletop

Dice = tuple[int, ...]  # face -> how many dice show it

LATER: Final = 0.7  # what a point before the boat is worth: it is yet to be loaded
POINTS: Final = [int(v.COINS[treasure] + v.DIAMONDS[treasure]) for treasure in range(v.N_TREASURES)]


@dataclass(frozen=True)
class Plan:
    """Cards to fill together. Plain faces go first (CHE-R8), so their order does not matter."""

    actions: tuple[int, ...] = ()
    worth: float = 0
    keys: int = 0
    coins: int = 0
    diamonds: int = 0
    boats: frozenset[int] = frozenset()  # those that a sabres die must lie on first

    def plus(self, other: Self) -> Self:
        return type(self)(
            self.actions + other.actions,
            self.worth + other.worth,
            self.keys + other.keys,
            self.coins + other.coins,
            self.diamonds + other.diamonds,
            self.boats | other.boats,
        )

    @property
    def n_dice(self) -> int:
        return self.keys + self.coins + self.diamonds + len(self.boats)

    def fits(self, dice: Dice) -> bool:
        needed = ((self.keys, v.KEY), (self.coins, v.COIN), (self.diamonds, v.DIAMOND))
        jokers = sum(max(0, n - dice[face]) for n, face in needed)
        return jokers + len(self.boats) <= dice[v.SABRES]


class Greedy(Bot):
    """Takes the most it can get in this turn, and rolls again where more is to be expected.

    It looks no further than its turn and does not mind what the others need, so a child can win.
    """

    def __init__(self, game: Chests, luck: Luck) -> None:
        self.die: Dice = tuple(game.components.die)
        # Between equals a grain of luck decides: it does not always open the left chest.
        self.grain = [luck.below(100) / 100_000 for _ in range(v.N_PLACES)]

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        if legal == [v.ROLL.base]:
            return v.ROLL.base
        table = view.public
        assert isinstance(table, Tabletop)
        dice = tuple(table.dice)
        fitting = [plan for plan in self.plans(table) if plan.fits(dice)]
        now = fitting[0]
        if v.ROLL.base in legal:
            kept = fitting if table.greedy_pirates else [Plan()]
            hope, plan = max(((self.hope(table, plan), plan) for plan in kept), key=lambda h: h[0])
            if hope > now.worth:
                return plan.actions[0] if plan.actions else v.ROLL.base
        return now.actions[0] if now.actions else v.DONE.base

    def hope(self, table: Tabletop, kept: Plan) -> float:
        """Return what is to be expected of filling some cards and rolling the other dice."""
        then = table.copy()
        for action in kept.actions:
            filling.fill(then, action)
        plans = self.plans(then)
        rolls = rolls_of(self.die, then.dice_left())
        total = sum(
            ways * next(plan.worth for plan in plans if plan.fits(dice))
            for dice, ways in rolls.items()
        )
        return kept.worth + total / rolls.total()

    def plans(self, table: Tabletop) -> list[Plan]:
        """Return all that the dice of a roll may be used for, the best first, nothing last."""
        found = [Plan()]
        for card in [*self.chests(table), *treasures(table)]:
            found += [plan.plus(card) for plan in found if plan.plus(card).n_dice <= v.N_DICE]
        return sorted(found, key=lambda plan: (plan.worth, len(plan.actions)), reverse=True)

    def chests(self, table: Tabletop) -> list[Plan]:
        return [
            Plan((v.OPEN.of(place),), LATER * mean_behind(table, keys) + self.grain[place], keys)
            for place, keys in enumerate(table.places)
            if keys > 0 and not filling.is_opened(table, place)
        ]


def treasures(table: Tabletop) -> list[Plan]:
    """Return the treasures to load, and with old sea dogs (CHE-V2) those to steal."""
    owners = range(table.seats) if table.old_sea_dogs else [table.player]
    return [
        loading(treasure) if owner == table.player else theft(table, owner, treasure)
        for owner in owners
        for treasure in range(v.FISH_BONES)
        for _ in range(filling.still_before(table, owner, treasure))
    ]


def loading(treasure: int) -> Plan:
    worth = POINTS[treasure]
    return Plan((v.LOAD.of(treasure),), worth, 0, v.COINS[treasure], v.DIAMONDS[treasure])


def theft(table: Tabletop, owner: int, treasure: int) -> Plan:
    """A theft is worth what it brings, and the thief's share of what it costs the owner."""
    action = v.STEAL.of(seat_treasure(owner, treasure))
    worth = POINTS[treasure] * (1 + LATER / int(table.seats - 1))
    boats = frozenset[int]() if filling.is_boarded(table, owner) else frozenset([owner])
    return Plan((action,), worth, 0, v.COINS[treasure], v.DIAMONDS[treasure], boats)


def mean_behind(table: Tabletop, keys: int) -> float:
    """Return how many points a chest with so many keys holds on average."""
    first = keys_treasure(keys - 1, 0)
    points = sum(int(table.unopened[first + i]) * POINTS[i] for i in range(v.N_TREASURES))
    return points / int(table.unopened_with(keys))


@cache
def rolls_of(die: Dice, n: int) -> Counter[Dice]:
    """Return the results of rolling n dice, each with the ways in which it comes about."""
    rolls: Counter[Dice] = Counter()
    for faces in product(range(v.N_FACES), repeat=n):
        dice = tuple(faces.count(face) for face in range(v.N_FACES))
        rolls[dice] += prod(die[face] for face in faces)
    return rolls
