"""Four dice: what they can show, with which odds, and how they are thrown."""

from __future__ import annotations

from mypy_extensions import i64

from tidetable.core.contract import Buffer
from tidetable.core.luck import Luck
from tidetable.core.vec import vec
from tidetable.games.chests.rules import verbs as v
from tidetable.games.chests.rules.state import NO_DICE, Tabletop


def dice_to_roll(table: Tabletop) -> i64:
    if table.rolls == 0:
        return v.N_DICE
    return table.dice_left()


def dice_action(keys: i64, coins: i64, diamonds: i64, sabres: i64) -> i64:
    """Return the draw that shows these faces, sorted, with no die in the places left over."""
    n: i64 = 0
    for i in range(v.N_DICE):
        face: i64 = v.NO_DIE
        if i < keys:
            face = v.KEY
        elif i < keys + coins:
            face = v.COIN
        elif i < keys + coins + diamonds:
            face = v.DIAMOND
        elif i < keys + coins + diamonds + sabres:
            face = v.SABRES
        n = n * (v.N_FACES + 1) + face
    return v.DICE.base + n


def faces_of(action: i64) -> vec[i64]:
    """Return how many dice show each face."""
    faces = NO_DICE[:]
    n = action - v.DICE.base
    for _die in range(v.N_DICE):
        face = n % (v.N_FACES + 1)
        n //= v.N_FACES + 1
        if face != v.NO_DIE:
            faces[face] += 1
    return faces


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
                into.add_weighted(dice_action(keys, coins, diamonds, sabres), weight)


def throw_dice(table: Tabletop, sides: vec[i64], luck: Luck) -> i64:
    """Roll die by die: the same odds as `draw_dice`, without writing them all down."""
    shown = NO_DICE[:]
    for _die in range(dice_to_roll(table)):
        shown[sides[luck.below(len(sides))]] += 1
    return dice_action(shown[v.KEY], shown[v.COIN], shown[v.DIAMOND], shown[v.SABRES])


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
