"""What fields call things is what the rules mean by their numbers."""

from __future__ import annotations

from typing import Final

import pytest

from tidetable.core.codec import Domain
from tidetable.games.nassau.rules import fields as nassau, state as nassau_state
from tidetable.games.sirens.rules import fields as sirens, state as sirens_state
from tidetable.games.titania.rules import fields as titania, state as titania_state
from tidetable.games.titania.rules.verbs import FOG

NAMES: Final[list[tuple[Domain, dict[str, int]]]] = [
    (
        nassau.PHASES,
        {
            "setting-up": nassau_state.SETTING_UP,
            "city": nassau_state.CITY,
            "caribbean": nassau_state.CARIBBEAN,
            "make-ready": nassau_state.MAKE_READY,
            "over": nassau_state.OVER,
        },
    ),
    (
        nassau.TAMED,
        {
            "not-owned": nassau_state.NOT_OWNED,
            "ready": nassau_state.READY,
            "used": nassau_state.USED,
        },
    ),
    (
        nassau.WAYS,
        {
            "at-sea": nassau_state.AT_SEA,
            "been-at-skull-island": nassau_state.BEEN_AT_SKULL_ISLAND,
            "been-at-campfire": nassau_state.BEEN_AT_CAMPFIRE,
            "at-home": nassau_state.AT_HOME,
        },
    ),
    (
        sirens.FATES,
        {
            "in-play": sirens_state.IN_PLAY,
            "taken-by-1": sirens_state.TAKEN,
            "taken-by-2": sirens_state.TAKEN + 1,
            "out": sirens_state.OUT,
        },
    ),
    (
        titania.STEPS,
        {
            "dealing": titania_state.DEALING,
            "cards": titania_state.CARDS,
            "ship": titania_state.SHIP,
            "space": titania_state.SPACE,
            "gains": titania_state.GAINS,
            "building": titania_state.BUILDING,
            "starfish": titania_state.STARFISH,
            "drawing": titania_state.DRAWING,
            "discarding": titania_state.DISCARDING,
            "turn-ends": titania_state.TURN_ENDS,
            "over": titania_state.OVER,
        },
    ),
]


@pytest.mark.parametrize(("domain", "numbers"), NAMES, ids=[domain.name for domain, _ in NAMES])
def test_a_number_has_the_name_that_the_rules_give_it(
    domain: Domain, numbers: dict[str, int]
) -> None:
    assert domain.index == numbers


def test_a_fog_space_is_named_by_what_lies_there() -> None:
    (fog,) = [field for field in titania.TABLE.fields if field.name == "fog"]
    tokens = titania.ON_FOG.tokens
    assert fog.none == titania_state.NO_TILE
    assert tokens[titania_state.NEVER_TURNED - 1] == "never-turned"
    assert tokens[titania_state.DEALT_AGAIN - 1] == "dealt-again"
    assert tokens[titania_state.FACE_UP - 1 :] == FOG.tokens


def test_packed_cells_are_read_as_the_rules_read_them() -> None:
    ship, tower = sirens_state.Tabletop(), titania_state.Tabletop()
    ship.laid[3] = (2 << 14 * sirens_state.CARD_BITS) + 1
    tower.floors[7] = 3 << 2 * titania_state.HEIGHT_BITS
    assert sirens.TABLE.encode(ship)[sirens.TABLE.columns().index("laid[30,2,10]")] == 2
    assert ship.lying(3, 14) == 2
    assert titania.TABLE.encode(tower)[titania.TABLE.columns().index("floors[A8,black]")] == 3
    assert tower.height(7, 2) == 3
