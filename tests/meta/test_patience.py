"""A test that waits in vain says what it waited for, and what it saw instead."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from operator import not_

import pytest

from tests import patience
from tests.patience import MOST, in_time, wait_for


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 0.0)


@dataclass
class Ship:
    log: str
    crew: int


class Boat:
    def __init__(self) -> None:
        self.oars = 4


def test_what_a_condition_looks_at_is_told() -> None:
    crew, boat, ship = ["Anna", "Ben"], Boat(), Ship("calm " * MOST, 7)
    with pytest.raises(AssertionError) as told:
        wait_for(lambda: boat.oars + ship.crew < len(crew))
    assert str(told.value).splitlines()[0].startswith("waited in vain for: wait_for(lambda: boat.")
    assert str(told.value).splitlines()[1:4] == [
        "seen instead: False",
        "with boat: Boat: oars 4",
        "with crew: ['Anna', 'Ben']",
    ]
    *_, last = str(told.value).splitlines()
    assert last.startswith("with ship: Ship: crew 7, log 'calm calm ")
    assert len(last) < MOST


def test_what_a_test_says_that_it_saw_is_told_alone() -> None:
    crew = ["Anna"]
    with pytest.raises(AssertionError) as told:
        wait_for(lambda: len(crew) > 1, seen=lambda: "one of two")
    assert str(told.value).endswith("\nseen instead: 'one of two'")


def test_what_is_no_function_is_named() -> None:
    with pytest.raises(AssertionError, match=r"partial.*not_.*Anna"):
        wait_for(partial(not_, "Anna"))


def test_what_never_ends_is_not_read_for_ever() -> None:
    with pytest.raises(AssertionError, match="vain for: the end\nlast heard: 'pulse'"):
        list(in_time(iter(["pulse"] * 9), "the end"))
