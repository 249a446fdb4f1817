"""What is in the box, and what belongs to a player (NAS-C)."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import GAME, ISLANDS, Play, position, ship, start
from tidetable.games import box
from tidetable.games.nassau.rules.archipelago import N_ADVERSARIES
from tidetable.games.nassau.rules.verbs import (
    BACKS,
    GOODS,
    N_DISTRICTS,
    N_LAYINGS,
    OBJECTS,
    TALES,
    TYPES,
    WEAPONS,
)


@pytest.mark.rule("NAS-C1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_the_same_ship(seats: int) -> None:
    play = start(seats)
    for player in range(1, seats + 1):
        has = play.ship(player)
        assert has["holds"] == 3
        assert has["pirates"] + has["tavern"] == 13
        assert has["crates"] + has["supply"] == 20
        assert [has[weapon] for weapon in WEAPONS.tokens] == [1] * 5, "printed on the ship"
    assert ISLANDS.open_holds + ISLANDS.closed_holds == 5


@pytest.mark.rule("NAS-C1")
def test_the_flagged_sail_and_the_starting_sailor_take_part_in_sailing() -> None:
    """One of each besides: two zones, not one."""
    play = position(phase="sea", one=ship(pirates=0, boat="A"))
    assert play.can("sail") == {f"sail {zone}" for zone in "ABDCEG"}


@pytest.mark.rule("NAS-C1")
def test_a_printed_weapon_is_one_to_put_a_crate_with() -> None:
    play = position(phase="sea", one=ship(pirates=0), foes={"A1": "pirate-ship-2"})
    play.do("sail A", "fight A1")
    assert "1 put 1" in play.news, "one pistol, one crate, no question"


@pytest.mark.rule("NAS-C2")
def test_the_box_is_complete() -> None:
    data = box("nassau").data
    assert data is not None
    weapons = {record["name"]: record["count"] for record in data.tables["weapon"]}
    assert weapons == dict.fromkeys(("pistol", "sabre", "cannon", "hook", "harpoon"), 16)
    assert dict(zip(GOODS.tokens, ISLANDS.goods, strict=True)) == dict.fromkeys(
        ("tobacco", "sugar-cane", "silver", "spices", "emeralds", "sapphires"), 4
    )
    assert dict(zip(OBJECTS.tokens, ISLANDS.objects, strict=True)) == {
        "doubloon": 25,
        "rum": 25,
        "bomb": 10,
        "compass": 10,
        "contract": 10,
    }
    assert [(record["sails"], record["sailors"]) for record in data.tables["supply"]] == [(16, 16)]
    assert list(ISLANDS.animals) == [3] * 8
    assert sum(ISLANDS.tokens) == 25
    assert len(ISLANDS.adversary_strength) == N_ADVERSARIES == 35
    assert sum(ISLANDS.outpost_places) == 8
    assert sum(ISLANDS.post_places) == sum(ISLANDS.post_weapons) == 10
    assert sum(ISLANDS.tower_places) == sum(ISLANDS.tower_weapons) == 10
    assert list(ISLANDS.hideout_spaces) == [6] * 6
    assert (N_DISTRICTS, N_LAYINGS) == (9, 9 * 2 * 4), "two sides, four ways round"


@pytest.mark.rule("NAS-C2")
def test_the_tales_of_each_back() -> None:
    backs = [BACKS.tokens[deck] for deck in ISLANDS.tale_deck]
    assert backs == ["S"] * 10 + ["Arrr"] * 25 + ["B"] * 39
    assert len(TALES.tokens) == 74


@pytest.mark.rule("NAS-C2")
def test_every_type_of_adversary_fears_a_weapon_of_its_own() -> None:
    weapons = [WEAPONS.tokens[weapon] for weapon in ISLANDS.type_weapon]
    assert dict(zip(TYPES.tokens, weapons, strict=True)) == {
        "kraken": "harpoon",
        "fortress": "cannon",
        "treasure-island": "sabre",
        "merchant-ship": "hook",
        "pirate-ship": "pistol",
    }


@pytest.mark.rule("NAS-C2", "NAS-R-6")
@pytest.mark.parametrize(
    ("record", "src"), [("dutchman_attack", "inferred"), ("quay", "found"), ("zone", "recon")]
)
def test_what_is_not_printed_is_not_called_so(record: str, src: str) -> None:
    """Five weapons, but not which; a quay's doubloon, but not for how many boats; no map."""
    data = box("nassau").data
    assert data is not None
    assert data.tables[record][0]["src"] == src


@pytest.mark.rule("NAS-C2")
def test_all_objects_are_somewhere_from_the_beginning() -> None:
    play = start(4)
    left = dict(zip(OBJECTS.tokens, play.table.objects_left, strict=True))
    assert left == {"doubloon": 21, "rum": 21, "bomb": 10, "compass": 10, "contract": 10}


def test_a_position_is_built_from_the_box_alone() -> None:
    """What these tests are made of gives and takes; the audit would notice the rest."""
    play: Play = position(
        one=ship(rum=3, cat=1, rat="waiting used", silver=1, tales="1 31", pirates=2, tavern="4"),
        two=ship(outposts="E9", on="E2:1", towers="E5:2", beaten="kraken-1", hidden="spices"),
        foes={"E2": "fortress-7"},
        bag="silver",
        discards="40",
        pile="crab",
    )
    assert GAME.audit(play.state) == ""
    assert play.hand(1) == ["1", "31"]
    assert (play.animal(1, "cat"), play.animal(1, "rat")) == ("ready", "waiting used")
    assert play.bag() == {"silver": 1}
    assert play.ship(2)["supply"] == 14
