"""What looks good in Chests & Sabres, for search.

Everything is counted in points; one that lies before a boat, or in a chest, is yet to be loaded.
"""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, Own
from tidetable.core.think.evaluator import Evaluator, chances_of
from tidetable.core.vec import vec
from tidetable.games.chests.rules import verbs as v
from tidetable.games.chests.rules.drawers import keys_treasure, seat_treasure
from tidetable.games.chests.rules.state import ChestsState, Tabletop

# Promises, in tenths of a point
ANOTHER_ROLL: Final = 20
LOADED: Final = 10
STOLEN: Final = 14
OPENED: Final = 6
N_PROMISES: Final = 64
PROMISES: Final = vec[i64]([1 + int(4 * exp(tenths / 8.0)) for tenths in range(N_PROMISES)])

# What follows from games of the greedy bot against itself, in points (docs/play/bots-results.md)
BEFORE_THE_BOAT: Final = 0.55  # what a point is worth there: it is yet to be loaded
TO_MOVE: Final = 0.6
STEEPNESS: Final = 1.2  # how much a point decides when no chest is closed any more


def promise(table: Tabletop, action: i64) -> i64:
    if v.LOAD.has(action):
        return LOADED * points(action - v.LOAD.base)
    if v.OPEN.has(action):
        return OPENED * mean_behind(table, table.places[action - v.OPEN.base]) // 10
    if v.STEAL.has(action):
        return STOLEN * points((action - v.STEAL.base) % v.N_TREASURES)
    return ANOTHER_ROLL if action == v.ROLL.base else 0


def points(treasure: i64) -> i64:
    return v.COINS[treasure] + v.DIAMONDS[treasure]


def mean_behind(table: Tabletop, keys: i64) -> i64:
    """Return the tenths of a point that a chest with so many keys holds on average."""
    first = keys_treasure(keys - 1, 0)
    whole: i64 = 0
    cards: i64 = 0
    for treasure in range(v.N_TREASURES):
        n = table.unopened[first + treasure]
        cards += n
        whole += n * points(treasure)
    return 10 * whole // cards


def prospect(table: Tabletop, seat: i64) -> float:
    """Return the points of a seat, those before its boat in part."""
    first = seat_treasure(seat, 0)
    loaded: i64 = 0
    waiting: i64 = 0
    for treasure in range(v.FISH_BONES):
        loaded += points(treasure) * table.loot[first + treasure]
        waiting += points(treasure) * table.treasures[first + treasure]
    turn = TO_MOVE if seat == table.player else 0.0
    return float(loaded) + BEFORE_THE_BOAT * float(waiting) + turn


@final
class ChestsEvaluator(Evaluator[Tabletop, Own, ChestsState]):
    """What search goes by."""

    def prior(self, public: Tabletop, own: Own, question: i64, into: Buffer) -> None:
        """Weigh each answer by the points it promises."""
        actions, weights = into.actions, into.weights
        total: i64 = 0
        for i in range(into.n):
            weights[i] = PROMISES[min(promise(public, actions[i]), N_PROMISES - 1)]
            total += weights[i]
        into.total = total

    def evaluate(
        self, state: ChestsState, public: Tabletop, scale: float, into: vec[float]
    ) -> None:
        """Write each seat's chance to win: by its points, less so the more is still to come."""
        even = sqrt(1.0 + float(public.all_unopened()) / 2.0) / STEEPNESS
        for seat in range(public.seats):
            into[seat] = prospect(public, seat)
        chances_of(into, even)
