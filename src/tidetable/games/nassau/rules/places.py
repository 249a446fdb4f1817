"""Where things lie in the zones of the Caribbean, by number.

Most zones have room for a few things of a kind: these places are numbered first, zone by zone. What
an owner's file adds in some zone comes after them, zone by zone too. So a table has no more places
than its data need, and a place is always called by the same number.
"""

from typing import Final

from mypy_extensions import i64

from tidetable.games.nassau.rules.verbs import N_ZONES, POSTS, SLOTS, TOWERS

SLOTS_OF_ZONE: Final = 4
MORE_SLOTS: Final = 2
TOWERS_OF_ZONE: Final = 2
MORE_TOWERS: Final = 1
POSTS_OF_ZONE: Final = 2
MORE_OUTPOSTS: Final = 1
FIRST_SLOTS: Final = 36
FIRST_TOWERS: Final = 18
N_POSTS: Final = 18

MOST_SLOTS: Final = len(SLOTS.tokens)
assert (SLOTS.n_first, TOWERS.n_first, POSTS.n_first) == (FIRST_SLOTS, FIRST_TOWERS, N_POSTS)


def slot_at(zone: i64, n: i64) -> i64:
    """Return the n-th place for an adversary in a zone."""
    if n < SLOTS_OF_ZONE:
        return zone * SLOTS_OF_ZONE + n
    return FIRST_SLOTS + zone * MORE_SLOTS + n - SLOTS_OF_ZONE


def zone_of_slot(slot: i64) -> i64:
    if slot < FIRST_SLOTS:
        return slot // SLOTS_OF_ZONE
    return (slot - FIRST_SLOTS) // MORE_SLOTS


def tower_at(zone: i64, n: i64) -> i64:
    """Return the n-th place for a watchtower in a zone."""
    if n < TOWERS_OF_ZONE:
        return zone * TOWERS_OF_ZONE + n
    return FIRST_TOWERS + zone


def zone_of_tower(tower: i64) -> i64:
    if tower < FIRST_TOWERS:
        return tower // TOWERS_OF_ZONE
    return tower - FIRST_TOWERS


def outpost_at(zone: i64, n: i64) -> i64:
    """Return the n-th place for an outpost in a zone."""
    return n * N_ZONES + zone


def zone_of_outpost(outpost: i64) -> i64:
    return outpost % N_ZONES


# --- All of a zone, for pictures and words: of so many there are in all ---------------------------


def slots_in(zone: int, n_slots: int) -> list[int]:
    return [int(slot_at(zone, n)) for n in range(n_slots // N_ZONES)]


def towers_in(zone: int, n_towers: int) -> list[int]:
    return [int(tower_at(zone, n)) for n in range(n_towers // N_ZONES)]


def outposts_in(zone: int, n_outposts: int) -> list[int]:
    return [int(outpost_at(zone, n)) for n in range(n_outposts // N_ZONES)]


def posts_in(zone: int) -> list[int]:
    return [zone * POSTS_OF_ZONE + n for n in range(POSTS_OF_ZONE)]
