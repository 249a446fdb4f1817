"""The only randomness.

`Luck` is fast and serves playouts, guesses and bots. `KeyedLuck` serves live tables: a draw depends
on the seed and on *what* is drawn, never on what else was played, so the same seed gives the same
dice to everybody, and once the seed is known anybody can check every draw.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, final

from mypy_extensions import i64

from tidetable.core.vec import vec

SEED_BYTES: Final = 16
_MASK: Final = 0xFFFFFFFF


@final
class Luck:
    """A small xorshift generator: four nanoseconds a draw when compiled."""

    def __init__(self, seed: i64) -> None:
        mixed: i64 = ((seed & _MASK) * 2654435761 + 1) & _MASK
        self.state: i64 = mixed if mixed != 0 else 88172645
        for _ in range(4):
            self.below(2)

    def below(self, n: i64) -> i64:
        """Return one of 0..n-1, each equally likely (n far below 2**32)."""
        x: i64 = self.state
        x ^= (x << 13) & _MASK
        x ^= x >> 17
        x ^= (x << 5) & _MASK
        self.state = x
        return (x * n) >> 32

    def from_bag(self, bag: vec[i64], size: i64) -> i64:
        """Return an index of the bag (counts that sum to size), in proportion to its count."""
        left = self.below(size)
        i: i64 = 0
        while left >= bag[i]:
            left -= bag[i]
            i += 1
        return i


@final
class KeyedLuck:
    """Draws that follow from `sha256(seed, what, occurrence)` alone."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes")
        self.seed: Final = seed

    def below(self, n: int, what: str, occurrence: int) -> int:
        """Return one of 0..n-1 without bias: a hash beyond the last full multiple is hashed on."""
        limit = (1 << 64) // n * n
        attempt = 0
        while True:
            key = f"{what}#{occurrence}.{attempt}".encode()
            x = int.from_bytes(hashlib.sha256(self.seed + key).digest()[:8], "big")
            if x < limit:
                return x % n
            attempt += 1


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """Read a seed: 32 hexadecimal digits as a finished table shows them, or a plain number."""
    base = 16 if len(text) == 2 * SEED_BYTES else 10
    number = int(text, base) if text.isascii() and text.isalnum() else -1
    if not 0 <= number < 1 << 8 * SEED_BYTES:
        raise ValueError(f"a seed is a number below 2**{8 * SEED_BYTES}")
    return number.to_bytes(SEED_BYTES, "big")


def commitment(seed: bytes) -> str:
    """Return what a table publishes before the first draw: it binds the seed without showing it."""
    return hashlib.sha256(seed).hexdigest()
