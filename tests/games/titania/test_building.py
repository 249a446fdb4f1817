"""Building: prices, heights, points, several towers at once."""

from __future__ import annotations

import pytest

from tests.games.titania.positions import GAME, position

RICH = "brown 20 green 20 black 20 white 20"


@pytest.mark.rule("TIT-K5")
def test_the_worked_example() -> None:
    """A red ship at G1, between H1 with black and white towers and G2 with a brown one."""
    play = position(
        hands=("red", ""),
        ships={"F2": "red"},
        floors={"H1:black": 1},
        purses=("black 2 white 1 brown 1", ""),
    )
    play.do("play red", "place G1")
    assert play.can() == {"build H1:black", "build H1:white", "build G2:brown"}
    play.do("build H1:black")
    assert play.purse(1) == {"white": 1, "brown": 1}
    play.do("build H1:white", "build G2:brown")
    assert play.purse(1) == {}
    assert [play.height(tower) for tower in ("H1:black", "H1:white", "G2:brown")] == [2, 1, 1]
    assert play.points(1) == 9
    assert play.news.count("1 gets-points 3") == 3
    assert play.shell_supply() == dict.fromkeys(["brown", "green", "black", "white"], 35)


@pytest.mark.rule("TIT-K2")
def test_the_nth_floor_costs_n_shells_of_the_towers_colour() -> None:
    play = position(ships={"F3": "red"}, purses=("brown 10 green 9 black 9 white 9", ""))
    play.sail("red", "E2")  # next to D2 alone, brown and white
    for n, left in ((1, 9), (2, 7), (3, 4)):
        play.do("build D2:brown")
        assert play.height("D2:brown") == n
        assert play.purse(1) == {"brown": left, "green": 9, "black": 9, "white": 9}
    play.do("build D2:brown")
    assert play.height("D2:brown") == 4
    assert play.purse(1) == {"green": 9, "black": 9, "white": 9}
    assert play.shell_supply()["brown"] == 35
    assert play.floor_supply() == {"brown": 12, "green": 16, "black": 16, "white": 16}


@pytest.mark.rule("TIT-K2")
@pytest.mark.parametrize("height", [0, 1, 2, 3])
def test_one_shell_too_few(height: int) -> None:
    """White can be paid, so the ship may come; brown is short by one shell, or just not."""
    floors = {"D2:brown": height} if height else {}
    for short in (1, 0):
        purse = f"brown {height + 1 - short} white 1"
        play = position(ships={"F3": "red"}, floors=floors, purses=(purse, ""))
        play.sail("red", "E2")
        if short:
            assert play.height("D2:white") == 1, "the only floor that can be built"
            assert play.height("D2:brown") == height
        else:
            assert play.can() == {"build D2:brown", "build D2:white"}


@pytest.mark.rule("TIT-K2")
def test_shells_of_another_colour_do_not_pay() -> None:
    play = position(ships={"F3": "red"}, purses=("green 9 black 9", "")).do("play red")
    assert "place E2" not in play.can()


@pytest.mark.rule("TIT-K2")
def test_nobody_pays_with_the_shells_of_others() -> None:
    play = position(ships={"F3": "red"}, purses=("", RICH)).do("play red")
    assert "place E2" not in play.can()
    play = position(ships={"F3": "red"}, purses=("", RICH), player=2).do("play red")
    assert "place E2" in play.can()


@pytest.mark.rule("TIT-K2")
def test_no_tower_above_four_floors() -> None:
    play = position(ships={"F3": "red"}, floors={"D2:brown": 4}, purses=(RICH, ""))
    play.sail("red", "E2")
    assert play.height("D2:white") == 1
    assert play.can() == {"build D2:white", "enough"}


@pytest.mark.rule("TIT-K2")
def test_the_height_of_a_tower_is_its_own() -> None:
    """A high black tower beside it does not make the first white floor dearer."""
    play = position(ships={"F2": "red"}, floors={"H1:black": 3}, purses=("white 1 brown 1", ""))
    assert play.sail("red", "G1").can() == {"build H1:white", "build G2:brown"}
    assert play.do("build H1:white").purse(1) == {"brown": 1}
    assert play.height("H1:black") == 3


@pytest.mark.rule("TIT-K3")
def test_several_floors_of_several_towers_in_one_go() -> None:
    play = position(ships={"F2": "red"}, purses=("black 3 white 3 brown 3", ""))
    play.sail("red", "G1")
    for tower in ("H1:black", "G2:brown", "H1:black", "H1:white", "G2:brown", "H1:white"):
        play.do(f"build {tower}")
    assert [play.height(t) for t in ("H1:black", "H1:white", "G2:brown")] == [2, 2, 2]
    assert (play.points(1), play.purse(1)) == (18, {})
    assert play.question() == "turn"


@pytest.mark.rule("TIT-K3", "TIT-K1")
def test_on_all_tower_spaces_next_to_the_crane_and_no_others() -> None:
    play = position(ships={"J5": "red"}, purses=(RICH, "")).sail("red", "J4")
    towers = {"I4": "brown black", "J3": "brown black white"}
    found = {f"build {at}:{shell}" for at, shells in towers.items() for shell in shells.split()}
    assert play.can() == found
    play = position(ships={"B4": "red"}, purses=(RICH, "")).sail("red", "A4")
    towers = {"A3": "brown green black", "A5": "brown green black white"}
    found = {f"build {at}:{shell}" for at, shells in towers.items() for shell in shells.split()}
    assert play.can() == found


@pytest.mark.rule("TIT-K4")
def test_three_points_at_once_for_each_floor() -> None:
    play = position(ships={"F3": "red"}, purses=(RICH, ""), points=(10, 4)).sail("red", "E2")
    for n in (1, 2, 3):
        play.do("build D2:brown")
        assert GAME.scores(play.table) == [10 + 3 * n, 4]


@pytest.mark.rule("TIT-K4")
@pytest.mark.parametrize("player", [1, 2])
def test_four_where_a_starfish_lies_whoever_put_it_there(player: int) -> None:
    play = position(
        player=player, ships={"F2": "red"}, starfish_on="H1", purses=(RICH, "black 9 brown 9")
    )
    play.sail("red", "G1").do("build H1:black", "build H1:black")
    assert play.points(player) == 8
    play.do("build G2:brown")
    assert play.points(player) == 11, "the starfish lies on H1, not on G2"
    assert play.points(3 - player) == 0


@pytest.mark.rule("TIT-K4", "TIT-E2")
def test_floors_of_all_towers_on_the_space_give_four() -> None:
    play = position(ships={"F2": "red"}, starfish_on="H1", purses=("black 1 white 1", ""))
    play.sail("red", "G1").do("build H1:black", "build H1:white")
    assert play.points(1) == 8


@pytest.mark.rule("TIT-R9")
def test_floors_are_paid_and_scored_one_by_one() -> None:
    play = position(ships={"F2": "red"}, purses=("black 6 white 1", "")).sail("red", "G1")
    assert play.argument() == 0
    play.do("build H1:black")
    assert (play.points(1), play.purse(1), play.argument()) == (3, {"black": 5, "white": 1}, 1)
    play.do("build H1:black")
    assert (play.points(1), play.purse(1), play.argument()) == (6, {"black": 3, "white": 1}, 2)


@pytest.mark.rule("TIT-R9")
@pytest.mark.parametrize("floors", [1, 2, 3])
def test_after_the_first_floor_the_player_may_stop(floors: int) -> None:
    play = position(ships={"F2": "red"}, purses=(RICH, "")).sail("red", "G1")
    for _ in range(floors):
        play.do("build H1:black")
    play.do("enough")
    assert play.question() == "turn"
    assert play.height("H1:black") == floors
    assert play.points(1) == 3 * floors


@pytest.mark.rule("TIT-R9", "TIT-K1")
def test_each_crane_begins_anew() -> None:
    play = position(ships={"F2": "red", "F3": "blue"}, purses=(RICH, ""))
    play.sail("red", "G1").do("build H1:black", "build H1:black", "enough")
    play.sail("blue", "E2")
    assert (play.question(), play.argument()) == ("build", 0)
    assert "enough" not in play.can()


@pytest.mark.rule("TIT-R14")
def test_shells_are_a_value_and_change_is_given() -> None:
    """Three black shells pay the first floor and then the second: no piece is ever missing."""
    play = position(ships={"F2": "red"}, purses=("black 3 white 1", "")).sail("red", "G1")
    play.do("build H1:black")
    assert play.purse(1) == {"black": 2, "white": 1}
    assert "build H1:black" in play.can()
    play = position(ships={"D4": "red", "F2": "blue"}, purses=("", "brown 1"))
    play.sail("red", "D3")  # two of value, and one is paid
    play.sail("blue", "G1")
    assert play.news[-2:] == ["1 build G2:brown", "1 gets-points 3"]
    assert play.purse(1) == {"brown": 1}


@pytest.mark.rule("TIT-R14")
def test_all_35_of_a_colour_can_be_in_one_purse() -> None:
    play = position(ships={"D4": "red"}, purses=("brown 33", "")).sail("red", "D3")
    assert play.purse(1) == {"brown": 35}
    assert play.shell_supply()["brown"] == 0
