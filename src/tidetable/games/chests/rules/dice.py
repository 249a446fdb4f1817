"""Four dice: what they can show, with which odds, and how they are thrown."""

from itertools import product
from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import Buffer
from tidetable.core.luck import Luck
from tidetable.core.vec import vec
from tidetable.games.chests.rules import verbs as v
from tidetable.games.chests.rules.state import Tabletop

ROLLS: Final = list(product(range(v.N_FACES + 1), repeat=v.N_DICE))  # draw -> the face of each die
SHOWN: Final = vec[i64]([roll.count(face) for roll in ROLLS for face in range(v.N_FACES)])
# A tally is how many dice show each face, a digit each. This is what a die adds, by its face:
TALLY: Final = vec[i64]([125, 25, 5, 1, 0])
SORTED: Final = {
    sum(int(TALLY[face]) for face in roll): draw
    for draw, roll in enumerate(ROLLS)
    if list(roll) == sorted(roll)
}
DRAWN: Final = vec[i64]([SORTED.get(tally, 0) for tally in range(len(ROLLS))])


def dice_to_roll(table: Tabletop) -> i64:
    if table.rolls == 0:
        return v.N_DICE
    return table.dice_left()


def faces_of(action: i64) -> vec[i64]:
    """Return how many dice show each face."""
    first = (action - v.DICE.base) * v.N_FACES
    return SHOWN[first : first + v.N_FACES]


def draw_dice(table: Tabletop, die: vec[i64], into: Buffer) -> None:
    """Write every result of the dice to be rolled, weighted by the ways it can come about."""
    n = dice_to_roll(table)
    for keys in range(n + 1):
        for coins in range(n - keys + 1):
            for diamonds in range(n - keys - coins + 1):
                sabres = n - keys - coins - diamonds
                ways = choose(n, keys) * choose(n - keys, coins) * choose(diamonds + sabres, sabres)
                weight = (
                    ways
                    * power(die[v.KEY], keys)
                    * power(die[v.COIN], coins)
                    * power(die[v.DIAMOND], diamonds)
                    * power(die[v.SABRES], sabres)
                )
                tally = ((keys * 5 + coins) * 5 + diamonds) * 5 + sabres
                into.add_weighted(v.DICE.base + DRAWN[tally], weight)


def throw_dice(table: Tabletop, sides: vec[i64], luck: Luck) -> i64:
    """Roll die by die: the same odds as `draw_dice`, without writing them all down."""
    tally: i64 = 0
    for _die in range(dice_to_roll(table)):
        tally += TALLY[sides[luck.below(len(sides))]]
    return v.DICE.base + DRAWN[tally]


def choose(n: i64, k: i64) -> i64:
    """Return in how many ways k of n dice can be picked."""
    ways: i64 = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def power(base: i64, exponent: i64) -> i64:
    result: i64 = 1
    for _time in range(exponent):
        result *= base
    return result
