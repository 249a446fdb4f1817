"""Placing a ship: from the reserve, next to its colour, two to a space."""

from __future__ import annotations

import pytest

from tests.games.titania.positions import KINGDOM, position, spaces_of
from tidetable.games.titania.rules.kingdom import KINDS
from tidetable.games.titania.rules.verbs import SPACES

ALL_SHELLS = "brown 9 green 9 black 9 white 9"
FROM_THE_START = {
    "blue": "D5 D6 E4 E6 F7 G5 G6",
    "yellow": "E4 E6 F4 F7 G4 G5 G6",
    "red": "D5 D6 E4 E6 F4 G4 G5",
}


@pytest.mark.rule("TIT-B1")
@pytest.mark.parametrize("colour", ["blue", "yellow", "red"])
def test_the_ship_comes_from_the_reserve_in_the_cards_colour(colour: str) -> None:
    play = position(ships={"H5": colour}).sail(colour, "I5")
    assert play.ships("I5") == colour
    others = {"blue", "yellow", "red"} - {colour}
    assert play.reserve() == {colour: 13, **dict.fromkeys(others, 15)}
    assert play.aside() == dict.fromkeys(["blue", "yellow", "red"], 3)


@pytest.mark.rule("TIT-B1")
@pytest.mark.parametrize(
    ("joker", "other"), [("blue-yellow", "red"), ("blue-red", "yellow"), ("yellow-red", "blue")]
)
def test_a_joker_is_one_of_its_two_colours(joker: str, other: str) -> None:
    play = position(hands=(joker, "red"))
    first, second = joker.split("-")
    assert play.can() == {f"joker {joker} {first}", f"joker {joker} {second}", "stop"}
    for colour in (first, second):
        play = position(hands=(joker, "red"), ships={"H5": "blue yellow", "J5": "red"})
        play.do(f"joker {joker} {colour}", "place I5")
        assert play.ships("I5") == colour
        assert (play.reserve()[colour], play.reserve()[other]) == (13, 14)


@pytest.mark.rule("TIT-B1")
def test_a_card_of_one_colour_is_no_joker() -> None:
    assert position(hands=("red", "")).can() == {"play red", "stop"}


@pytest.mark.rule("TIT-B2")
@pytest.mark.parametrize("colour", ["blue", "yellow", "red"])
def test_next_to_the_castles_ships_of_that_colour(colour: str) -> None:
    play = position().do(f"play {colour}")
    assert spaces_of(play.can()) == {*FROM_THE_START[colour].split()}


@pytest.mark.rule("TIT-B2")
@pytest.mark.parametrize(
    ("space", "around"),
    [
        ("H8", "G7 G8 H7 H9 I7 I8"),  # a row half to the left
        ("I5", "H5 H6 I4 I6 J5 J6"),
        ("A1", "A2 B1 B2"),
        ("B1", "A1 B2 C1"),
        ("J10", "I9 J9"),
    ],
)
def test_next_to_a_ship_elsewhere(space: str, around: str) -> None:
    play = position(ships={space: "red"}, purses=(ALL_SHELLS, "")).do("play red")
    towers = {at for at in around.split() if KINDS[KINGDOM.kinds[SPACES.index[at]]] == "tower"}
    found = spaces_of(play.can()) - {*FROM_THE_START["red"].split()}
    assert found == {*around.split()} - towers - {*FROM_THE_START["red"].split()}


@pytest.mark.rule("TIT-B2")
def test_another_colour_is_no_neighbour() -> None:
    play = position(ships={"H8": "blue yellow"}).do("play red")
    assert spaces_of(play.can()) == {*FROM_THE_START["red"].split()}


@pytest.mark.rule("TIT-B2")
def test_a_ship_just_placed_leads_on() -> None:
    play = position(hands=("red red", "")).do("play red", "place D5", "fog brown-2", "play red")
    assert {"place C4", "place C5", "place D4"} <= play.can()
    assert "place D5" not in play.can()


@pytest.mark.rule("TIT-B3")
def test_not_next_to_a_ship_of_its_own_colour_on_the_same_space() -> None:
    play = position(ships={"I5": "red", "J5": "red"}).do("play red")
    assert not spaces_of(play.can()) & {"I5", "J5"}
    play = position(ships={"I5": "red", "J5": "blue"}).do("play blue")
    assert "I5" in spaces_of(play.can())
    assert play.do("place I5").ships("I5") == "blue red"


@pytest.mark.rule("TIT-B3")
@pytest.mark.parametrize("there", ["blue yellow", "blue red", "yellow red"])
def test_no_third_ship_of_any_colour(there: str) -> None:
    ships = {"I5": there, "H5": "blue yellow", "J5": "red"}
    for colour in ("blue", "yellow", "red"):
        assert "I5" not in spaces_of(position(ships=ships).do(f"play {colour}").can())


@pytest.mark.rule("TIT-B3")
def test_never_on_a_tower_space() -> None:
    towers = {SPACES.tokens[i] for i, k in enumerate(KINGDOM.kinds) if KINDS[k] == "tower"}
    assert len(towers) == 15
    around = dict.fromkeys(("B4", "C4", "D3", "B7", "D8", "H4", "H7", "J9", "I2", "E9"), "red")
    play = position(ships=around, purses=(ALL_SHELLS, "")).do("play red")
    assert not spaces_of(play.can()) & towers


@pytest.mark.rule("TIT-B3")
def test_never_on_the_castle() -> None:
    for colour in ("blue", "yellow", "red"):
        play = position().do(f"play {colour}")
        assert not spaces_of(play.can()) & {"E5", "F5", "F6"}


@pytest.mark.rule("TIT-B3", "TIT-B2")
def test_the_second_ship_may_be_the_same_players() -> None:
    play = position(ships={"H5": "red", "J5": "blue"}).sail("red", "I5").sail("blue", "I5")
    assert play.ships("I5") == "blue red"
    assert play.points(1) == 6


@pytest.mark.rule("TIT-B2", "TIT-R20")
def test_one_space_is_no_question() -> None:
    """Round the castle every space is full; only J1 is left for red, next to J2."""
    full = dict.fromkeys(FROM_THE_START["red"].split(), "blue yellow")
    corner = {"J2": "red", "I1": "blue yellow", "I2": "blue yellow"}
    play = position(hands=("red", ""), ships={**full, **corner})
    assert play.can() == {"play red", "stop"}
    play.do("play red")
    assert play.news[:2] == ["1 play red", "1 place J1"]
    assert play.ships("J1") == "red"
    assert play.question() == "shells"
