"""What the spaces give: fog, bonus and point spaces, cranes."""

from __future__ import annotations

import pytest

from tests.games.titania.positions import GAME, KINGDOM, Play, position
from tidetable.core.contract import SPECTATOR, look
from tidetable.core.facts import facts
from tidetable.games.titania.rules.kingdom import KINDS
from tidetable.games.titania.rules.verbs import FOG, SPACES


def fogged(tile: str, colour: str = "red") -> Play:
    """A ship sails into the fog at D5, where a tile turns up."""
    return position().do(f"play {colour}", "place D5", f"fog {tile}")


# --- Fog -----------------------------------------------------------------------------------------


@pytest.mark.rule("TIT-F1")
def test_the_first_ship_turns_the_tile_and_receives_what_it_shows() -> None:
    play = position().do("play red", "place D5")
    assert play.question() == "fog"
    play.do("fog black-3")
    assert play.fog("D5") == "black-3"
    assert play.purse(1) == {"black": 3}
    assert play.purse(2) == {}
    assert play.question() == "turn"
    assert sum(play.table.beside) == 0


@pytest.mark.rule("TIT-F1")
@pytest.mark.parametrize("player", [1, 2])
def test_the_second_ship_receives_the_same_and_the_tile_is_removed(player: int) -> None:
    play = fogged("black-3")
    if player == 2:
        play.end()
    play.sail("blue", "D5")
    assert play.question() == "turn", "nothing is turned again"
    assert play.purse(player) == {"black": 3 * (3 - player)}
    assert play.fog("D5") == ""
    assert list(play.table.beside) == [1 if tile == "black-3" else 0 for tile in FOG.tokens]
    assert play.ships("D5") == "blue red"


@pytest.mark.rule("TIT-F1")
def test_a_tile_once_turned_cannot_turn_up_elsewhere() -> None:
    play = fogged("black-3").do("play blue", "place D6")
    assert "fog black-3" not in play.odds()
    assert sum(play.odds().values()) == 21


@pytest.mark.rule("TIT-F2")
def test_the_kinds_of_tiles() -> None:
    shells = {f"{shell}-{n}" for shell in ("brown", "green", "black", "white") for n in (2, 3)}
    others = {"each-1", "any-2", "any-3", "starfish-1", "starfish-2", "ship-1"}
    assert {*FOG.tokens} == shells | others
    assert all(n > 0 for n in KINGDOM.fog)


@pytest.mark.rule("TIT-F2")
@pytest.mark.parametrize("shell", ["brown", "green", "black", "white"])
@pytest.mark.parametrize("n", [2, 3])
def test_two_or_three_shells_of_a_colour(shell: str, n: int) -> None:
    play = fogged(f"{shell}-{n}")
    assert play.purse(1) == {shell: n}
    assert play.shell_supply()[shell] == 35 - n
    assert play.news[-1] == f"1 gets-shells {n} {shell}"


@pytest.mark.rule("TIT-F2")
def test_one_shell_of_each_colour() -> None:
    assert fogged("each-1").purse(1) == {"brown": 1, "green": 1, "black": 1, "white": 1}


@pytest.mark.rule("TIT-F2", "TIT-R13")
@pytest.mark.parametrize("n", [2, 3])
def test_shells_of_one_chosen_colour(n: int) -> None:
    play = fogged(f"any-{n}")
    assert (play.question(), play.argument()) == ("shells", n)
    assert play.can() == {f"choose {shell}" for shell in ("brown", "green", "black", "white")}
    assert play.do("choose green").purse(1) == {"green": n}
    assert play.news[-2:] == ["1 choose green", f"1 gets-shells {n} green"]


@pytest.mark.rule("TIT-F2")
@pytest.mark.parametrize("n", [1, 2])
def test_one_or_two_starfish(n: int) -> None:
    play = fogged(f"starfish-{n}")
    assert play.starfish(1) == n
    assert play.table.starfish_supply == 25 - n
    assert f"1 gets-starfish {n}" in play.news


@pytest.mark.rule("TIT-F3")
def test_another_ship_of_the_same_colour_next_to_the_last() -> None:
    play = fogged("ship-1", colour="blue")
    assert (play.question(), play.argument()) == ("extra", 0)
    assert play.can() == {"place C4", "place C5", "place D4", "place D6", "place E4"}
    assert play.reserve()["blue"] == 14
    play.do("place C4", "fog white-2")
    assert play.reserve() == {"blue": 13, "yellow": 15, "red": 15}
    assert play.ships("C4") == "blue"
    assert play.purse(1) == {"white": 2}


@pytest.mark.rule("TIT-F3")
def test_not_next_to_any_other_ship_of_the_colour() -> None:
    """E6 lies next to the castle's blue ships, but not next to the last one."""
    assert "place E6" not in fogged("ship-1", colour="blue").can()


@pytest.mark.rule("TIT-F3")
def test_a_joker_brings_another_ship_of_the_colour_it_was_played_for() -> None:
    play = position(hands=("blue-yellow red", ""))
    play.do("joker blue-yellow yellow", "place G5", "fog ship-1", "place G4")
    assert play.ships("G4") == "yellow"


@pytest.mark.rule("TIT-F3")
def test_it_chains_from_the_last_ship_on() -> None:
    play = fogged("ship-1").do("place C5", "fog ship-1")
    assert (play.question(), play.argument()) == ("extra", 2)
    assert play.can() == {"place B5", "place B6", "place C4", "place C6", "place D6"}
    play.do("place B6")
    assert play.purse(1) == {"white": 2}
    assert (play.question(), play.argument()) == ("turn", 2), "one card was played"


@pytest.mark.rule("TIT-F3", "TIT-F1")
def test_the_second_ship_gets_a_ship_too() -> None:
    play = position(ships={"D5": "red"}, fog={"D5": "ship-1"}).do("play blue", "place D5")
    assert play.question() == "extra"
    assert play.fog("D5") == ""
    play.do("place C5", "fog brown-2")
    assert play.ships("C5") == "blue"


# --- Bonus spaces --------------------------------------------------------------------------------


@pytest.mark.rule("TIT-N1")
@pytest.mark.parametrize("first", [True, False])
def test_cards(first: bool) -> None:
    there = {} if first else {"E3": "blue"}
    play = position(hands=("red", "red"), ships={"D4": "red", **there}).sail("red", "E3")
    assert (play.question(), play.table.player) == ("card", 0)
    play.do("card blue", "card yellow")
    assert play.hand(1) == ["blue", "yellow"]
    assert play.news[-1] == "1 drew 2"


@pytest.mark.rule("TIT-N1")
@pytest.mark.parametrize("first", [True, False])
def test_three_points(first: bool) -> None:
    there = {} if first else {"I5": "yellow"}
    play = position(ships={"H5": "red", **there}).sail("red", "I5")
    assert GAME.scores(play.table) == [3, 0]
    assert play.news[-1] == "1 gets-points 3"


@pytest.mark.rule("TIT-N1")
@pytest.mark.parametrize("first", [True, False])
def test_a_starfish(first: bool) -> None:
    there = {} if first else {"I2": "yellow"}
    play = position(ships={"H3": "red", **there}).sail("red", "I2")
    assert play.starfish(1) == 1
    assert play.question() == "starfish"


@pytest.mark.rule("TIT-N1")
@pytest.mark.parametrize(
    ("space", "beside", "shell"),
    [("D3", "D4", "brown"), ("D8", "D7", "green"), ("H8", "G7", "black"), ("B6", "C6", "white")],
)
@pytest.mark.parametrize("first", [True, False])
def test_two_shells_of_a_colour(space: str, beside: str, shell: str, first: bool) -> None:
    there = {} if first else {space: "blue"}
    play = position(ships={beside: "red", **there}).sail("red", space)
    assert play.purse(1) == {shell: 2}


@pytest.mark.rule("TIT-N1", "TIT-R13")
def test_two_shells_of_a_chosen_colour() -> None:
    play = position(ships={"C1": "red"}).sail("red", "B2")
    assert (play.question(), play.argument()) == ("shells", 2)
    assert play.do("choose white").purse(1) == {"white": 2}


@pytest.mark.rule("TIT-N1")
def test_edge_spaces_give_both_things() -> None:
    play = position(ships={"F2": "red"}).sail("red", "F1")
    assert play.purse(1) == {"black": 2}
    assert play.points(1) == 3
    play = position(ships={"J4": "red"}, hands=("red", "")).sail("red", "J5")
    play.do("card blue", "card blue")
    assert (play.purse(1), play.hand(1)) == ({"white": 2}, ["blue", "blue"])


@pytest.mark.rule("TIT-N1")
def test_two_things_on_edge_spaces_and_one_on_the_others() -> None:
    edge = {"A1", "A2", "A8", "A9", "B1", "B10", "C1", "C9", "E1", "E9", "F1", "F10", "I1", "I9"}
    edge |= {"J1", "J5", "J6", "J10"}
    for i, kind in enumerate(KINGDOM.kinds):
        gains = [gain for gain in KINGDOM.gains[2 * i : 2 * i + 2] if gain]
        bonus = 2 if SPACES.tokens[i] in edge else 1
        assert len(gains) == (bonus if KINDS[kind] == "bonus" else 0)


@pytest.mark.rule("TIT-N1")
def test_the_second_ship_gets_all_of_it_too_and_the_space_goes_on_giving() -> None:
    play = position(ships={"F2": "red", "E1": "blue"}).sail("red", "F1").sail("blue", "F1")
    assert (play.purse(1), play.points(1)) == ({"black": 4}, 6)


# --- Point spaces --------------------------------------------------------------------------------


@pytest.mark.rule("TIT-N2")
@pytest.mark.parametrize("first", [True, False])
def test_a_point_tile_for_the_first_ship_and_for_the_second(first: bool) -> None:
    there = {} if first else {"B4": "blue"}
    play = position(ships={"B5": "red", **there}).sail("red", "B4").do("tile 5")
    assert play.tiles(1) == ["5"]
    assert list(play.table.tiles)[:2] == [1, 0]
    assert play.table.tile_supply == 29
    assert play.news[-2:] == ["chance tile 5, to 1", "1 takes-tile"]


@pytest.mark.rule("TIT-N2")
def test_it_counts_only_at_the_end_of_the_game() -> None:
    play = position(ships={"B5": "red"}).sail("red", "B4").do("tile 5")
    assert GAME.scores(play.table) == [0, 0]
    assert facts(look(play.state, SPECTATOR).public)["tiles_shown"] == [0] * 12


@pytest.mark.rule("TIT-N2")
def test_none_left_nothing() -> None:
    play = position(ships={"B5": "red"}, tiles_left="").sail("red", "B4")
    assert (play.question(), play.tiles(1)) == ("turn", [])
    assert play.news[-1] == "1 place B4"


@pytest.mark.rule("TIT-N2")
def test_the_last_one_is_taken() -> None:
    play = position(ships={"B5": "red"}, tiles_left="4").sail("red", "B4")
    assert play.odds() == {"tile 4": 1}
    assert play.do("tile 4").tiles(1) == ["4"]


@pytest.mark.rule("TIT-N2")
def test_the_eight_point_spaces() -> None:
    found = {SPACES.tokens[i] for i, k in enumerate(KINGDOM.kinds) if KINDS[k] == "point"}
    assert found == {"B4", "B7", "D1", "D10", "F2", "F9", "J2", "J9"}


# --- Cranes --------------------------------------------------------------------------------------


@pytest.mark.rule("TIT-K1")
def test_a_crane_lets_its_player_build_on_all_tower_spaces_next_to_it() -> None:
    """E8 has one, C8 three of them; H2 lies between G2 and H1."""
    play = position(ships={"H3": "red"}, purses=("brown 1 green 1 black 1 white 1", ""))
    play.sail("red", "H2")
    assert (play.question(), play.argument()) == ("build", 0)
    assert play.can() == {"build G2:brown", "build H1:black", "build H1:white"}


@pytest.mark.rule("TIT-K1")
def test_one_floor_is_a_must() -> None:
    play = position(ships={"H3": "red"}, purses=("brown 1 black 1 white 1", "")).sail("red", "H2")
    assert "enough" not in play.can()
    assert "enough" in play.do("build H1:white").can()


@pytest.mark.rule("TIT-K1")
def test_it_gives_nothing_else() -> None:
    play = position(ships={"H3": "red"}, purses=("brown 1", "")).sail("red", "H2")
    assert play.purse(1) == {}
    assert play.question() == "turn"
    assert play.points(1) == 3
