"""The drawers of Nassau: the table, each player's tales, the piles of tales.

What lies in them is declared in fields.py.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tidetable.core.contract import NO_ASKS, Own, Public, Secret, State, total
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import drawers, steps, verbs as v
from tidetable.games.nassau.rules.archipelago import Islands

N_BACKS: Final = 3
N_PILES: Final = 2

NO_ALLEYS: Final = vec[i64]([0] * v.N_ALLEYS)
NO_GOODS: Final = vec[i64]([0] * v.N_GOODS)
NO_TALES: Final = vec[i64]([0] * v.N_TALES)

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
class Tabletop(drawers.TabletopFields):
    """All that lies open (NAS-R-52)."""

    def copy(self) -> Tabletop:
        return Tabletop(self)

    def push(self, step: i64, arg: i64 = 0) -> None:
        """Let a step come before all others still to come."""
        self.steps[self.n_steps] = step + arg * steps.STEP
        self.n_steps += 1

    def arms(self, seat: i64, weapon: i64) -> i64:
        """Count the weapons of a type, the first one included (NAS-C1)."""
        return self.weapons[drawers.seat_weapon(seat, weapon)] + 1

    def acquired(self, seat: i64) -> i64:
        """Count the weapons of all types without the first ones."""
        return total(self.weapons, drawers.seat_weapon(seat, 0), v.N_WEAPONS)

    def owns(self, seat: i64, thing: i64) -> i64:
        """Count the objects of a kind."""
        return self.objects[drawers.seat_thing(seat, thing)]

    def hand_size(self, seat: i64) -> i64:
        return total(self.backs, drawers.seat_back(seat, 0), N_BACKS)

    def all_goods(self, seat: i64) -> i64:
        """Count the goods in the holds."""
        return total(self.goods, drawers.seat_good(seat, 0), v.N_GOODS)

    def all_hidden(self, seat: i64) -> i64:
        """Count the goods in the hideout."""
        return total(self.hidden, drawers.seat_good(seat, 0), v.N_GOODS)

    def crates_of_all(self, slot: i64) -> i64:
        return total(self.crates_on, drawers.slot_seat(slot, 0), self.seats)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class NassauState(State):
    """The table, a hand for each seat, the piles; and what is in the box, which never changes."""

    def __init__(
        self,
        islands: Islands,
        table: Tabletop,
        hands: list[drawers.Hand],
        piles: drawers.Piles,
        asks: vec[i64] = NO_ASKS,
        n_asks: i64 = 0,
    ) -> None:
        super().__init__(asks, n_asks)
        self.islands: Final = islands
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
        table, piles = self.table.copy(), self.piles.copy()
        return NassauState(self.islands, table, hands, piles, self.asks, self.n_asks)
