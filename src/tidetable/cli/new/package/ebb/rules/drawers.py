"""Written from the fields beside it by `python -m tidetable.core.drawers`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64, mypyc_attr

from tidetable.core import row
from tidetable.core.contract import Own, Public
from tidetable.core.vec import vec

ZERO: Final = vec[i64]([0] * 5)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Claws(Own):
    """What a crab holds."""

    def __init__(self, like: Claws | None = None) -> None:
        if like is None:
            self.held: vec[i64] = ZERO[:5]
        else:
            self.held = like.held[:]

    def copy(self) -> Claws:
        return Claws(self)

    def observe(self, into: vec[i16], at: i64, me: i64, seats: i64) -> None:
        row.put_cells(into, at, self.held, 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Beach(Public):
    """What everybody sees."""

    def __init__(self, like: Beach | None = None) -> None:
        if like is None:
            self.seats: i64 = 0
            self.player: i64 = -1
            self.last: i64 = -1
            self.pile: i64 = 20
            self.steps: vec[i64] = ZERO[:4]
            self.hand_size: vec[i64] = ZERO[:4]
            self.played: vec[i64] = ZERO[:5]
        else:
            self.seats = like.seats
            self.player = like.player
            self.last = like.last
            self.pile = like.pile
            self.steps = like.steps[:]
            self.hand_size = like.hand_size[:]
            self.played = like.played[:]

    def copy(self) -> Beach:
        return Beach(self)

    def observe(self, into: vec[i16], at: i64, me: i64, seats: i64) -> None:
        into[at] = i16(self.seats)
        into[at + 1] = i16(row.turned_seat(self.player + 1, 1, me, seats))
        into[at + 2] = i16(self.last + 1)
        into[at + 3] = i16(self.pile)
        row.put_seats(into, at + 4, self.steps, 0, 1, 4, me, seats)
        row.put_seats(into, at + 8, self.hand_size, 0, 1, 4, me, seats)
        row.put_cells(into, at + 12, self.played, 0)
