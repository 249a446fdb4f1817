"""The drawers of Titania: the table, a hand for each seat, piles whose order does not exist.

What lies in them is declared in fields.py.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tidetable.core.contract import NO_ASKS, Own, Public, Secret, State
from tidetable.core.vec import vec
from tidetable.games.titania.rules import drawers
from tidetable.games.titania.rules.kingdom import Kingdom
from tidetable.games.titania.rules.verbs import N_SHELLS, N_SPACES

NO_SPACES: Final = vec[i64]([0] * N_SPACES)

HEIGHT_BITS: Final = 4
HEIGHT_MASK: Final = 15

# What lies on a fog space
NO_TILE: Final = 0
NEVER_TURNED: Final = 1
DEALT_AGAIN: Final = 2  # in the second period, face down
FACE_UP: Final = 3  # plus the kind of the tile

# Where a turn stands; each step ends by naming the next
DEALING: Final = 0
CARDS: Final = 1  # another card, or stop
SHIP: Final = 2  # a ship to be placed
SPACE: Final = 3  # a ship was placed: what is there?
GAINS: Final = 4
BUILDING: Final = 5
STARFISH: Final = 6  # the moment to occupy tower spaces
DRAWING: Final = 7
DISCARDING: Final = 8
TURN_ENDS: Final = 9
OVER: Final = 10


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Tabletop(drawers.TabletopFields):
    """All that lies open (TIT-R19)."""

    def copy(self) -> Tabletop:
        return Tabletop(self)

    def height(self, space: i64, shell: i64) -> i64:
        """Count the floors of one tower."""
        return (self.floors[space] >> (shell * HEIGHT_BITS)) & HEIGHT_MASK

    def floors_on(self, space: i64) -> i64:
        """Count the floors of all towers on a space."""
        n: i64 = 0
        for shell in range(N_SHELLS):
            n += self.height(space, shell)
        return n

    def purse(self, seat: i64, shell: i64) -> i64:
        """Return the shells of one colour that a seat has, by value (TIT-R14)."""
        return self.shells[drawers.seat_shell(seat, shell)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TitaniaState(State):
    """The table, a hand for each seat, the piles; and the kingdom, which never changes."""

    def __init__(
        self,
        kingdom: Kingdom,
        table: Tabletop,
        hands: list[drawers.Hand],
        piles: drawers.Piles,
        asks: vec[i64] = NO_ASKS,
        n_asks: i64 = 0,
    ) -> None:
        super().__init__(asks, n_asks)
        self.kingdom: Final = kingdom
        self.table = table
        self.hands = hands
        self.piles = piles

    def public(self) -> Public:
        return self.table

    def own(self, seat: i64) -> Own:
        return self.hands[seat]

    def secret(self) -> Secret:
        return self.piles

    def copy(self) -> TitaniaState:
        hands = [hand.copy() for hand in self.hands]
        table, piles = self.table.copy(), self.piles.copy()
        return TitaniaState(self.kingdom, table, hands, piles, self.asks, self.n_asks)
