"""The only randomness: fair, keyed, and open to inspection afterwards."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given, strategies as st
from mypy_extensions import i64

from tests.core.fairness import is_fair
from tests.letters import any_text
from tidetable.core.luck import (
    SEED_BYTES,
    KeyedLuck,
    Luck,
    commitment,
    new_seed,
    seed_from_text,
    split_mix,
)
from tidetable.core.vec import vec

SEED = bytes(range(16))


# --- Luck ----------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_draws() -> None:
    one, two = Luck(7), Luck(7)
    assert [one.below(100) for _ in range(50)] == [two.below(100) for _ in range(50)]


def test_neighbouring_seeds_share_nothing() -> None:
    draws = [[Luck(seed).below(1 << 20) for _ in range(3)] for seed in range(200)]
    assert len({tuple(row) for row in draws}) == 200
    assert is_fair(Counter(Luck(seed).below(6) for seed in range(6000)), 6)


def test_it_is_the_generator_that_it_says_it_is() -> None:
    """The first draws of the authors' own xoshiro128plusplus.c and splitmix64.c."""
    half = 1 << 31  # a draw below it is a word without its last bit
    luck = Luck(0)
    words = [1179900579, 1938959192, 3089844957, 3657088315]
    assert [luck.below(half) for _ in words] == [word >> 1 for word in words]
    luck.a, luck.b, luck.c, luck.d = 1, 2, 3, 4
    words = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295]
    assert [luck.below(half) for _ in words] == [word >> 1 for word in words]
    mixed = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [split_mix(1234567, n) for n in (1, 2, 3)] == mixed


@given(st.integers(0, 2**64 - 1), st.integers(0, 63))
def test_every_bit_of_a_seed_matters(seed: int, bit: int) -> None:
    one, other = Luck(seed), Luck(seed ^ 1 << bit)
    drawn = [[luck.below(1 << 31) for _ in range(4)] for luck in (one, other)]
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize("seed", [0, -1, 1 << 40, 2**63 - 1, 2**64 - 1])
def test_every_seed_works(seed: int) -> None:
    luck = Luck(seed)
    assert len({luck.below(1 << 30) for _ in range(100)}) > 90


@pytest.mark.parametrize("n", [2, 3, 6, 7, 100])
def test_every_outcome_is_as_likely(n: int) -> None:
    luck = Luck(1)
    assert is_fair(Counter(luck.below(n) for _ in range(200 * n)), n)


def test_pairs_of_draws_are_independent() -> None:
    luck = Luck(3)
    assert is_fair(Counter(luck.below(6) * 6 + luck.below(6) for _ in range(7200)), 36)


def test_a_bag_is_drawn_from_by_its_counts() -> None:
    luck = Luck(5)
    bag = vec[i64]([0, 1, 3, 0, 2])
    drawn = Counter(luck.from_bag(bag, 6) for _ in range(6000))
    assert set(drawn) == {1, 2, 4}
    assert [round(drawn[i] / 1000) for i in (1, 2, 4)] == [1, 3, 2]


# --- KeyedLuck -----------------------------------------------------------------------------------


def test_a_draw_does_not_depend_on_what_else_is_drawn() -> None:
    alone = KeyedLuck(SEED).below(1296, "dice 4", 0)
    busy = KeyedLuck(SEED)
    for n in range(20):
        busy.below(6, "chest 0", n)
    assert busy.below(1296, "dice 4", 0) == alone


def test_seed_thing_and_occurrence_all_matter() -> None:
    luck = KeyedLuck(SEED)
    here = luck.below(1 << 60, "dice 1", 0)
    assert here != luck.below(1 << 60, "dice 1", 1)
    assert here != luck.below(1 << 60, "dice 2", 0)
    assert here != KeyedLuck(bytes(16)).below(1 << 60, "dice 1", 0)


@pytest.mark.parametrize("n", [1, 2, 6, 35, 1296])
def test_keyed_draws_are_fair(n: int) -> None:
    luck = KeyedLuck(SEED)
    assert is_fair(Counter(luck.below(n, "dice", i) for i in range(20 * n)), n)


def test_a_hash_beyond_the_last_full_multiple_is_hashed_on() -> None:
    """With n just above half of all hashes, about every second one must be thrown away."""
    n = (1 << 63) + 1
    luck = KeyedLuck(SEED)
    retried = 0
    for i in range(200):
        hashes = [
            int.from_bytes(hashlib.sha256(SEED + f"x#{i}.{k}".encode()).digest()[:8], "big")
            for k in range(20)
        ]
        first = next(x for x in hashes if x < n)
        assert luck.below(n, "x", i) == first
        retried += first != hashes[0]
    assert 60 < retried < 140


@given(st.integers(1, 1 << 64), any_text(), st.integers(0, 1000))
def test_a_draw_is_below_its_limit(n: int, what: str, occurrence: int) -> None:
    what = what.encode("utf-8", "ignore").decode()
    assert 0 <= KeyedLuck(SEED).below(n, what, occurrence) < n


@pytest.mark.parametrize("size", [0, 15, 17])
def test_a_seed_has_sixteen_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        KeyedLuck(bytes(size))


# --- Seeds ---------------------------------------------------------------------------------------


def test_new_seeds_are_new(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # no test's own luck, but what tables get
    assert len({new_seed() for _ in range(100)}) == 100
    assert {len(new_seed()) for _ in range(10)} == {SEED_BYTES}


def test_a_commitment_binds_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert SEED.hex() not in commitment(SEED)


@given(st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES))
def test_a_seed_survives_its_text(seed: bytes) -> None:
    assert seed_from_text(seed.hex()) == seed
    assert seed_from_text(seed.hex().upper()) == seed


@given(st.integers(0, 10**20))
def test_a_plain_number_is_a_seed(number: int) -> None:
    assert int.from_bytes(seed_from_text(str(number)), "big") == number


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "-1",
        "+1",
        "1_000",
        "1.5",
        "²",
        "٣",
        "0x10",
        "9" * 40,
        "9" * 5000,
        "0 " * 16,
        "g" * 32,
        "-" + "0" * 31,
        "ab" * 17,
    ],
)
def test_what_is_no_seed_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        seed_from_text(text)
