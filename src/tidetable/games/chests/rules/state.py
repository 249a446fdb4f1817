"""The drawers of Chests & Sabres: one, the table. What lies in it is declared in fields.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tidetable.core.contract import NO_ASKS, Public, State, total
from tidetable.core.vec import vec
from tidetable.games.chests.rules.drawers import TabletopFields, keys_treasure
from tidetable.games.chests.rules.verbs import MAX_KEYS, N_FACES, N_TREASURES

NO_DICE: Final = vec[i64]([0] * N_FACES)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Tabletop(TabletopFields):
    """What lies on the table, and whose turn it is."""

    def copy(self) -> Tabletop:
        return Tabletop(self)

    def unopened_with(self, keys: i64) -> i64:
        """Count the cards not opened yet that show this many keys."""
        return total(self.unopened, keys_treasure(keys - 1, 0), N_TREASURES)

    def all_unopened(self) -> i64:
        return total(self.unopened, 0, MAX_KEYS * N_TREASURES)

    def dice_left(self) -> i64:
        return total(self.dice, 0, N_FACES)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChestsState(State):
    """One drawer: the table."""

    def __init__(self, table: Tabletop, asks: vec[i64] = NO_ASKS, n_asks: i64 = 0) -> None:
        super().__init__(asks, n_asks)
        self.table = table

    def public(self) -> Public:
        return self.table

    def copy(self) -> ChestsState:
        return ChestsState(self.table.copy(), self.asks, self.n_asks)
