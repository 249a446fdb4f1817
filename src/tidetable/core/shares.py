"""Luck that nobody chooses: what each seat gives to it, first sealed, then open.

The host seals its seed before anybody else gives anything. Then each seat seals a random number, by
its hash, and shows the number only once all are sealed. The luck follows from the seed and from all
numbers, so whoever gave one honest number knows that nobody could choose the rest to suit it.

Whoever does not show a number they have sealed knows nothing that would help, unless the host tells
them. So nobody goes on with what the others have shown: the seat is left out, for everybody to see,
and all others seal new numbers.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, replace
from typing import Final

from tidetable.core.errors import BadShare
from tidetable.core.luck import SEED_BYTES

SHARE: Final = "share"  # the host asks all seats for a number
SEAL: Final = "seal"
NUMBER: Final = "number"
WITHOUT: Final = "without"
DRAW: Final = "draw"  # nothing is missing: luck draws from now on

SEALED: Final = re.compile("[0-9a-f]{64}")
OPEN: Final = re.compile(f"[0-9a-f]{{{2 * SEED_BYTES}}}")


@dataclass(frozen=True)
class LuckShares:
    """How far the seats are: who has sealed a number, who has shown it, who is left out."""

    seals: tuple[tuple[int, str], ...] = ()
    numbers: tuple[tuple[int, bytes], ...] = ()
    left_out: frozenset[int] = frozenset()

    @property
    def sealed(self) -> frozenset[int]:
        return frozenset(dict(self.seals))

    @property
    def shown(self) -> frozenset[int]:
        return frozenset(dict(self.numbers))

    @property
    def are_complete(self) -> bool:
        """Whether every number that was sealed is shown."""
        return self.sealed == self.shown

    def after(self, seat: int, text: str) -> LuckShares:
        """Return how it stands after a seat has given something; raise BadShare if it may not."""
        word, _, value = text.partition(" ")
        if word == SEAL:
            return self._seal(seat, value)
        if word == NUMBER:
            return self._show(seat, value)
        if word == WITHOUT and not value:
            return self._leave_out(seat)
        raise BadShare("word", text=text)

    def _seal(self, seat: int, seal: str) -> LuckShares:
        if not SEALED.fullmatch(seal):
            raise BadShare("seal", seal=seal)
        if self.numbers:
            raise BadShare("late")
        if seat in self.sealed or seat in self.left_out:
            raise BadShare("twice")
        return replace(self, seals=tuple(sorted((*self.seals, (seat, seal)))))

    def _show(self, seat: int, number: str) -> LuckShares:
        if not OPEN.fullmatch(number):
            raise BadShare("number", number=number)
        if seat in self.shown:
            raise BadShare("twice")
        if dict(self.seals).get(seat) != seal_of(bytes.fromhex(number)):
            raise BadShare("other")
        shown = (*self.numbers, (seat, bytes.fromhex(number)))
        return replace(self, numbers=tuple(sorted(shown)))

    def _leave_out(self, seat: int) -> LuckShares:
        if seat in self.left_out or seat in self.shown:
            raise BadShare("twice")
        return LuckShares(left_out=self.left_out | {seat})

    def seed(self, host: bytes) -> bytes:
        """Return the seed of the luck: of the host's, and of all numbers in the order of seats."""
        numbers = [number for _, number in self.numbers]
        return hashlib.sha256(b"".join((host, *numbers))).digest()[:SEED_BYTES]


def seal_of(number: bytes) -> str:
    """Return what binds a number without showing it."""
    return hashlib.sha256(number).hexdigest()
