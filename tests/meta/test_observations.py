"""What learners see and do keeps its name as long as it stays the same, and is written down."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.meta.features import LAW, changed, features_page, observation_of
from tests.meta.generated import FEATURES, HOW
from tidetable.core.codec import Domain
from tidetable.core.fields import Drawer, Field, flag
from tidetable.core.learn.observation import Observation
from tidetable.games import box, names


@pytest.mark.parametrize("name", names())
def test_a_name_means_the_same_features_for_ever(name: str) -> None:
    lock = (box(name).folder / "observation.lock").read_text(encoding="utf-8")
    now = observation_of(box(name)).lock()
    assert not changed(lock, now), LAW + HOW
    assert lock == now, HOW


def test_the_page_of_features_is_as_declared() -> None:
    page = features_page([box(name) for name in names()])
    assert FEATURES.read_text(encoding="utf-8") == page, HOW


def test_whatever_changes_needs_a_new_version() -> None:
    """A field, a range, an order of things: all of it is in the lock; texts are not."""
    chests = box("chests")
    table = chests.drawers.public
    old = observation_of(chests).lock()

    def lock_with(*fields: Field, version: int = 1) -> str:
        drawers = replace(chests.drawers, public=replace(table, fields=fields), version=version)
        return Observation(chests.game, drawers).lock()

    first, *others = table.fields
    said = [replace(field, text="other words") for field in table.fields]
    assert not changed(old, lock_with(*said))
    assert changed(old, lock_with(*table.fields, flag("storm", "1: a storm")))
    assert changed(old, lock_with(*others, first))
    assert changed(old, lock_with(replace(first, most=5), *others))
    assert not changed(old, lock_with(*others, first, version=2))
    swapped = Domain("place", ["middle", "left", "right"])
    places = [
        replace(field, axes=(swapped,)) if field.name == "places" else field
        for field in table.fields
    ]
    assert changed(old, lock_with(*places))


def test_features_of_a_game_have_names_of_their_own_and_fill_the_row() -> None:
    for name in names():
        observation = observation_of(box(name))
        assert len(observation.named) == len(observation.features)
        at = 0
        for feature in observation.features:
            assert feature.offset == at
            assert -(1 << 15) <= feature.least <= feature.most < 1 << 15, feature.name
            at += feature.size
        assert at == observation.size


def test_a_drawer_without_fields_gives_no_features() -> None:
    chests = box("chests")
    drawers = replace(chests.drawers, public=Drawer("Table", "Bare."))
    assert Observation(chests.game, drawers).size == 3 + 4
