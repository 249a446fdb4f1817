"""What speaks for an answer in Titania."""

from __future__ import annotations

from tests.games.telling import Telling, telling
from tests.games.titania.positions import GAME, KINGDOM, Play, position
from tidetable.games.titania.rules.verbs import SHELLS
from tidetable.games.titania.think.merits import merits, price_of

BROWN = SHELLS.index["brown"]


def told(play: Play, text: str) -> Telling:
    return telling(merits, GAME, play.state, text)


def sails_to(space: str, tile: str, purse: str = "") -> Telling:
    """Tell what a blue ship finds where a red one has lifted the fog."""
    play = position(ships={space: "red"}, fog={space: tile}, purses=(purse, ""))
    return told(play.do("play blue"), f"place {space}")


def at_crane(purse: str) -> Play:
    """A red ship lies at a crane, next to towers on G2 and H1."""
    return position(ships={"F2": "red"}, purses=(purse, "")).sail("red", "G1")


def test_a_floor_is_points() -> None:
    play = at_crane("black 2 white 1")
    assert told(play, "build H1:white").of("points") == {"n": 3}
    starred = position(ships={"F2": "red"}, purses=("black 2 white 1", ""), starfish_on="H1")
    assert told(starred.sail("red", "G1"), "build H1:white").of("points") == {"n": 4}
    assert "points" not in told(play.do("build H1:white"), "enough").names


def test_a_tower_space_that_is_occupied_is_points() -> None:
    play = position(ships={"H3": "red"}, starfish=(2, 0), floors={"H1:black": 2, "H1:white": 1})
    play.sail("red", "I2")
    assert play.question() == "starfish"
    assert told(play, "occupy H1").of("points") == {"n": 5}
    assert told(play, "keep").names == ["keeps-starfish"]
    assert told(play, "keep").of("keeps-starfish") == {"n": play.starfish(1)}


def test_what_a_ship_can_score_is_told_of_its_card() -> None:
    ships = {"F3": "red"}
    rich = position(hands=("red blue", ""), ships=ships, purses=("brown 1", ""))
    assert told(rich, "play red").of("can-score") == {"n": 3}
    poor = position(hands=("red blue", ""), ships=ships)
    assert "can-score" not in told(poor, "play red").names
    assert "can-score" not in told(rich, "play blue").names


def test_where_there_is_a_choice_of_floors_one_is_tried() -> None:
    play = position(hands=("red", ""), ships={"F3": "red"}, purses=("brown 1 white 1", ""))
    assert told(play, "play red").of("can-score") == {"n": 3}


def test_a_joker_is_told_like_a_card() -> None:
    play = position(hands=("blue-red", ""), ships={"F3": "red"}, purses=("brown 1", ""))
    assert told(play, "joker blue-red red").of("can-score") == {"n": 3}
    assert "can-score" not in told(play, "joker blue-red blue").names


def test_a_point_tile_is_told() -> None:
    play = position(hands=("red blue", ""), ships={"F3": "red"})
    assert "can-tile" in told(play, "play red").names
    assert "can-tile" not in told(play, "play blue").names
    play.do("play red")
    assert told(play, "place F2").of("tile") == {"least": 3, "most": 5}
    assert "tile" not in told(play, "place E3").names


def test_an_extra_ship_is_told() -> None:
    assert "extra-ship" in sails_to("D5", "ship-1").names
    assert "extra-ship" not in sails_to("D5", "black-2").names


def test_shells_are_told() -> None:
    assert sails_to("D5", "black-2").of("shells") == {"n": 2, "shell": "shell black"}
    assert "each-shell" in sails_to("D5", "each-1").names
    assert "shells" not in sails_to("D5", "each-1").names
    assert "each-shell" not in sails_to("D5", "black-2").names


def test_shells_of_choice_are_told_once_they_are_chosen() -> None:
    assert sails_to("D5", "any-3").names == ["choose-shells"]
    play = position(ships={"D5": "red"}, fog={"D5": "any-3"}).sail("blue", "D5")
    assert told(play, "choose white").of("shells") == {"n": 3, "shell": "shell white"}


def test_fog_that_has_not_lifted_promises_nothing() -> None:
    assert told(position().do("play red"), "place D5").names == ["fog"]


def test_a_floor_that_can_be_paid_for_is_told_first() -> None:
    assert sails_to("D5", "black-2").names == ["price", "shells"]
    assert sails_to("D5", "black-2").of("price") == {"shell": "shell black"}
    before = sails_to("D5", "black-2", purse="black 1")
    assert before.names == ["shells"]


def test_the_price_is_that_of_the_lowest_tower() -> None:
    play = position()
    assert price_of(play.table, KINGDOM, BROWN) == 1
    towers = [i for i in range(len(KINGDOM.kinds)) if KINGDOM.has_tower(i, BROWN)]
    for space in towers:
        play.table.floors[space] += 2  # brown is the first of the four
    assert price_of(play.table, KINGDOM, BROWN) == 3
    for space in towers:
        play.table.floors[space] += 2
    assert price_of(play.table, KINGDOM, BROWN) is None


def test_no_floor_has_a_price_when_none_is_left() -> None:
    play = position()
    play.table.floor_supply[BROWN] = 0
    assert price_of(play.table, KINGDOM, BROWN) is None


def test_starfish_are_told() -> None:
    assert sails_to("D5", "starfish-2").of("starfish") == {"n": 2}
    assert "starfish" not in sails_to("D5", "black-2").names


def test_cards_to_be_drawn_are_told() -> None:
    play = position()
    assert told(play, "stop").of("cards") == {"n": 3}
    assert "cards" not in told(play, "play red").names
    assert told(position(hands=("red", ""), pile="blue"), "stop").of("cards") == {"n": 1}


def test_cards_of_the_next_player_are_not_told() -> None:
    play = position(hands=("red", ""), ships={"F2": "red"}, purses=("black 3 white 1", ""))
    play.table.plays = 2  # so it is the last card of this turn
    play.sail("red", "G1").do("build H1:white")
    assert told(play, "enough").names == ["keeps-shells"]
    play.do("enough")
    assert (play.question(), play.argument()) == ("card", 1)


def test_shells_that_are_kept_are_told() -> None:
    play = at_crane("black 3 white 1").do("build H1:white")
    assert told(play, "enough").of("keeps-shells") == {"n": 3}


def test_the_end_is_told_to_who_is_ahead_in_sight() -> None:
    """Tiles are not counted, however many either of them has."""

    def last_ship(points: tuple[int, int], tiles: tuple[str, str]) -> Telling:
        play = position(
            period=2,
            ships={"F2": "red"},
            reserve={"red": 1},
            hands=("red", ""),
            purses=("black 1", ""),
            points=points,
            tiles=tiles,
        )
        return told(play.do("play red"), "place G1")

    ahead = last_ship((5, 7), ("", "5 5 5"))
    assert ahead.names[:2] == ["ends-game", "points"]
    assert ahead.of("points") == {"n": 3}
    behind = last_ship((5, 8), ("5 5 5", ""))
    assert "ends-game" not in behind.names
    assert behind.of("points") == {"n": 3}
