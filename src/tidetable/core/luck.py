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
SEEDS: Final = 1 << 31  # enough to draw one from, for luck that is used again
_MASK: Final = 0xFFFFFFFF
_ALL: Final = 1 << 64  # seeds


@final
class Luck:
    """A source of randomness that follows from a seed of 64 bits, for batches and bots.

    Blackman and Vigna's xoshiro128++: 128 bits of state, five nanoseconds a draw when compiled.
    """

    # Words of 32 bits: mypyc's integers are signed, and have no room for the carry of 64.

    def __init__(self, seed: int) -> None:
        """Spread a seed over the state, as the generator's authors advise."""
        low, high = split_mix(seed, 1), split_mix(seed, 2)
        self.a: i64 = low & _MASK
        self.b: i64 = low >> 32
        self.c: i64 = high & _MASK
        self.d: i64 = high >> 32

    def copy(self) -> Luck:
        """Return one that will draw the same."""
        other = Luck(0)
        other.a, other.b, other.c, other.d = self.a, self.b, self.c, self.d
        return other

    def below(self, n: i64) -> i64:
        """Return one of 0 to n - 1, each equally likely; n must be far below 2**32."""
        a, b, c, d = self.a, self.b, self.c, self.d
        both = (a + d) & _MASK
        word = ((both << 7 | both >> 25) + a) & _MASK
        c ^= a
        d ^= b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & _MASK)
        self.d = (d << 11) & _MASK | d >> 21
        return (word * n) >> 32

    def from_bag(self, bag: vec[i64], size: i64) -> i64:
        """Return an index of a bag of counts that sum to size, in proportion to its count."""
        left = self.below(size)
        i: i64 = 0
        while left >= bag[i]:
            left -= bag[i]
            i += 1
        return i


def split_mix(seed: int, n: int) -> int:
    """Return the n-th draw of SplitMix64: each of 2**64 seeds has another first one."""
    x = (seed + n * 0x9E3779B97F4A7C15) % _ALL
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 % _ALL
    x = (x ^ x >> 27) * 0x94D049BB133111EB % _ALL
    return x ^ x >> 31


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
