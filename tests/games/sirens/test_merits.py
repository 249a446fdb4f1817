"""What speaks for an answer in Sirens in Sight."""

from __future__ import annotations

import pytest

from tests.games.sirens.positions import MORE_TACTICS, Play, position, start
from tests.games.telling import Telling, telling
from tidetable.games.sirens import GAME
from tidetable.games.sirens.think.merits import enough, merits


def told(play: Play, text: str) -> Telling:
    return telling(merits, GAME, play.state, text)


def test_the_game_that_is_won_is_told_first() -> None:
    play = position(lying={"28:1": "10 10"}, taken=("30 32 34", ""), hands=("8 7", "5"))
    assert told(play, "play 8 28:mine").names[:2] == ["wins-game", "points"]
    assert "wins-game" not in told(play, "play 7 28:mine").names


def test_a_ship_card_won_is_points() -> None:
    play = position(lying={"30:1": "10 10", "28:1": "10 9"}, hands=("10 9 8", "5"))
    assert told(play, "play 10 30:mine").of("points") == {"n": 2}  # the captain stands there
    assert told(play, "play 9 28:mine").of("points") == {"n": 1}
    assert "points" not in told(play, "play 9 30:mine").names


def test_the_last_point_of_the_other_does_not_win_my_game() -> None:
    play = position(lying={"28:2": "10 10"}, taken=("", "30 32 34"), hands=("8 7", "5"))
    assert "wins-game" not in told(play, "play 8 28:theirs").names


def test_who_is_blocked_is_told() -> None:
    play = position(lying={"28:2": "10 8 1"}, hands=("-2 3 8 8", "5"), mugs=(1, 1))
    blocks = {"who": "seat 2", "ship": "ship 28"}
    assert told(play, "play -2 28:theirs").of("blocks") == blocks
    assert told(play, "rum 28").of("blocks") == blocks
    assert "blocks" not in told(play, "rum 36").names
    assert "blocks" not in told(play, "play 8 28:mine").names


def test_a_side_that_is_full_is_blocked() -> None:
    play = position(lying={"28:2": "10 8 1 -1"}, hands=("0 3 8 8", "5"))
    assert told(play, "play 0 28:theirs").names[0] == "blocks"


def test_a_card_in_hand_that_would_be_enough_is_told() -> None:
    play = position(lying={"28:1": "10 4"}, hands=("7 9 3", "5"))
    ready = {"card": "card 9", "ship": "ship 28"}
    assert told(play, "play 7 28:mine").of("ready") == ready
    assert "ready" not in told(play, "play 3 28:mine").names
    assert told(play, "play 9 28:mine").of("ready") == {"card": "card 7", "ship": "ship 28"}
    just = position(lying={"28:1": "10 4"}, hands=("7 7", "5"))
    assert told(just, "play 7 28:mine").of("ready")["card"] == "card 7"


def test_the_hand_of_the_other_is_not_looked_at() -> None:
    """With the same cards in the other hand only the reach is told."""
    play = position(lying={"28:1": "10 4"}, hands=("7 3", "9"))
    assert told(play, "play 7 28:mine").of("reach") == {"n": 7, "ship": "ship 28"}
    assert "ready" not in told(play, "play 7 28:mine").names
    assert "reach" not in told(play, "play 3 28:mine").names


def test_who_was_within_reach_before_is_not_told_so_again() -> None:
    play = position(lying={"28:1": "10 9"}, hands=("2 3", "5"))
    assert "reach" not in told(play, "play 2 28:mine").names
    able = position(lying={"28:1": "10 9"}, hands=("9 3", "5"))
    assert "ready" not in told(able, "play 3 36:mine").names


def test_nobody_lacks_less_than_nothing() -> None:
    """With their last place taken, anything wins there for me; but no card is left to lay."""
    lying = {"28:1": "3 3 4 4", "28:2": "0 0 1 2"}
    play = position(lying=lying, hands=("1", "5"))
    assert enough(play.table, 0, 0) is None
    assert not {"ready", "reach"} & {*told(play, "play 1 28:theirs").names}


def test_two_points_are_told_before_one() -> None:
    play = position(lying={"28:1": "3", "28:2": "8"})
    found = told(play, "octopus 28:theirs/8 30:mine").found
    assert [one.facts["ship"] for one in found if one.name == "lead"] == ["ship 30", "ship 28"]


@pytest.mark.parametrize(
    ("mine", "theirs", "least"),
    [
        ("10 10", "", 8),
        ("10 7", "", None),  # 11 are missing
        ("10 8", "", 10),
        ("1 1 2 2", "3 3 0 0 1", 2),  # the tenth card wins by the higher total
        ("1 1 2 2", "3 3 0 0", None),
        ("1 1 2 2 4", "3 3 0 0", None),  # no room
    ],
)
def test_how_much_one_card_must_be_worth(mine: str, theirs: str, least: int | None) -> None:
    play = position(lying={"28:1": mine, "28:2": theirs})
    assert enough(play.table, 0, 0) == least


def test_rum_counts() -> None:
    play = position(lying={"28:1": "10 10", "30:1": "10 10"}, rum="30", mugs=(0, 1))
    assert enough(play.table, 0, 0) == 8
    assert enough(play.table, 1, 0) is None


def test_where_the_crew_goes_is_told() -> None:
    lying = {"28:1": "5", "32:2": "5"}
    play = position(lying=lying, hands=("0 7", "5")).do("play 0 30:mine")
    assert told(play, "crew 28").of("crew-comes") == {"ship": "ship 28"}
    assert told(play, "crew 32").names == []


def test_what_the_crew_leaves_is_told() -> None:
    play = position(lying={"30:2": "5"}, hands=("0 7", "5")).do("play 0 30:mine")
    leaves = {"who": "seat 2", "ship": "ship 30"}
    assert told(play, "crew 28").of("crew-leaves") == leaves
    fair = position(hands=("0 7", "5")).do("play 0 30:mine")
    assert "crew-leaves" not in told(fair, "crew 28").names


def test_a_lead_is_told() -> None:
    play = position(lying={"32:2": "5"}, hands=("4 5 6", "5"))
    assert told(play, "play 6 32:mine").of("lead") == {"ship": "ship 32"}
    assert "lead" not in told(play, "play 5 32:mine").names
    assert (
        "lead"
        not in told(play.turn("play 6 32:mine").turn("play 5 28:mine"), "play 4 32:mine").names
    )


def test_what_the_other_loses_is_told() -> None:
    play = position(lying={"32:2": "5 8"}, hands=("-3 3", "5"))
    lowers = {"n": 3, "who": "seat 2", "ship": "ship 32"}
    assert told(play, "play -3 32:theirs").of("lowers") == lowers
    assert "lowers" not in told(play, "play 3 32:theirs").names
    assert told(play, "octopus 32:theirs/8 36:theirs").of("lowers")["n"] == 8


def test_a_place_that_is_taken_is_told() -> None:
    play = position(lying={"32:2": "5 8"}, hands=("3", "5"))
    assert told(play, "play 3 32:theirs").of("takes-place")["n"] == 2
    assert "takes-place" not in told(play, "play 3 32:mine").names


def test_rum_against_who_is_ahead_is_told() -> None:
    play = position(lying={"32:2": "5", "28:1": "5"})
    assert told(play, "rum 32").of("rum-against") == {"who": "seat 2", "ship": "ship 32"}
    assert "rum-against" not in told(play, "rum 28").names


def test_what_has_been_reached_is_told_with_the_rum() -> None:
    play = position(lying={"32:1": "5"}, rum="32", mugs=(0, 1), hands=("7 -1", "5"))
    stands = {"n": 12, "resistance": 35, "ship": "ship 32"}
    assert told(play, "play 7 32:mine").of("stands") == stands
    assert "stands" not in told(play, "play -1 32:mine").names
    lighter = position(lying={"32:1": "-2 5"}, hands=("7", "5"))
    assert "stands" not in told(lighter, "octopus 32:mine/-2 28:theirs").names


def test_rum_that_is_kept_is_told() -> None:
    play = position(hands=("7 7 8 8", "5 5 6 6")).do("play 7 36:mine").draw()
    assert told(play, "done").names == ["keeps-rum"]
    assert "keeps-rum" not in told(play, "rum 36").names


def test_of_picking_in_secret_there_is_nothing_to_tell() -> None:
    play = start(**{name.replace("-", "_"): choice for name, choice in MORE_TACTICS.items()})
    assert told(play, "pick 0").names == []
