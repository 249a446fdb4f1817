"""Numbers of actions stand in records, links and trained networks: they never move by accident."""

from __future__ import annotations

import pytest

from tests.meta.generated import HOW, MOVED
from tidetable.core.codec import Codec, Domain, Verb
from tidetable.core.lock import lock_of, moved
from tidetable.games import box, names


@pytest.mark.parametrize("name", names())
def test_no_number_moves_within_an_edition(name: str) -> None:
    lock = (box(name).folder / "ids.lock").read_text(encoding="utf-8")
    assert moved(lock, lock_of(box(name))) == [], MOVED + HOW


@pytest.mark.parametrize("name", names())
def test_every_number_stands_in_the_lock(name: str) -> None:
    lock = (box(name).folder / "ids.lock").read_text(encoding="utf-8")
    assert lock == lock_of(box(name)), HOW


def lock_with(edition: int, *verbs: Verb) -> str:
    return f"edition {edition}\n{Codec([*verbs], []).lock()}"


def test_a_moved_number_is_noticed() -> None:
    """Only rows that were there before count: what is added at the end moves nothing."""
    sides = Domain("side", ["port", "starboard"])
    more_sides = Domain("side", ["port", "bow", "starboard"])
    old = lock_with(1, Verb("steer", "TOY-T1", side=sides), Verb("anchor", "TOY-T2"))
    added = [Verb("steer", "TOY-T1", side=sides), Verb("anchor", "TOY-T2"), Verb("row", "TOY-T3")]
    swapped = [Verb("anchor", "TOY-T2"), Verb("steer", "TOY-T1", side=sides)]
    grown = [Verb("steer", "TOY-T1", side=more_sides), Verb("anchor", "TOY-T2")]

    assert moved(old, lock_with(1, *added)) == []
    assert moved(old, lock_with(1, *swapped)) == ["0 steer side=port,starboard", "2 anchor"]
    assert moved(old, lock_with(1, *grown)) == ["0 steer side=port,starboard", "2 anchor"]
    assert moved(old, lock_with(2, *swapped)) == []
