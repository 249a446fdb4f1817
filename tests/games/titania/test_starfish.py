"""Starfish: when tower spaces may be occupied, what it costs, what it gives."""

from __future__ import annotations

import pytest

from tests.games.titania.positions import KINGDOM, Play, position, spaces_of
from tidetable.games.titania.rules.kingdom import KINDS
from tidetable.games.titania.rules.verbs import SPACES

RICH = "brown 9 green 9 black 9 white 9"
TOWERS = {
    SPACES.tokens[i]: int(KINGDOM.towers_on(i))
    for i, kind in enumerate(KINGDOM.kinds)
    if KINDS[kind] == "tower"
}
SINGLES = {"C3", "C7", "G2", "G8"}


def receiving(n: int, floors: dict[str, int] | None = None, starfish_on: str = "") -> Play:
    """A player comes to I2, a bonus space with a starfish, and has n starfish then."""
    ships = {"H3": "red"}
    play = position(ships=ships, starfish=(n - 1, 3), floors=floors, starfish_on=starfish_on)
    return play.sail("red", "I2")


@pytest.mark.rule("TIT-E4")
def test_the_worked_example() -> None:
    """H1 shows two towers with three floors: two starfish, one of them comes back, five points."""
    play = position(
        hands=("red blue", "yellow"),
        ships={"H3": "red", "F2": "blue yellow"},
        floors={"H1:black": 2, "H1:white": 1},
        purses=("black 9", "white 9"),
        starfish=(1, 0),
    )
    play.sail("red", "I2")
    assert (play.starfish(1), play.table.starfish_supply) == (2, 23)
    play.do("occupy H1")
    assert play.points(1) == 5
    assert (play.starfish(1), play.table.starfish_supply) == (0, 24)
    assert play.starfish_on() == {"H1"}
    assert play.news[-2:] == ["1 occupy H1", "1 gets-points 5"]
    play.sail("blue", "G1")
    assert play.points(1) == 5 + 4, "a later floor"
    play.do("enough").end()
    play.sail("yellow", "G1").do("build H1:white", "enough")
    assert play.points(2) == 8, "two floors, and the other player gets four for each too"


@pytest.mark.rule("TIT-E1")
def test_a_window_opens_directly_after_receiving_starfish() -> None:
    play = receiving(1)
    assert (play.question(), play.asked()) == ("starfish", 1)
    assert play.can() == {"keep", *(f"occupy {at}" for at in SINGLES)}


@pytest.mark.rule("TIT-E1")
def test_without_receiving_any_there_is_no_window() -> None:
    """Neither when a turn begins, nor at a crane, nor at any other space."""
    play = position(ships={"F2": "red"}, starfish=(9, 9), purses=(RICH, ""))
    assert not {text for text in play.can() if text.startswith("occupy")}
    play.sail("red", "G1").do("build G2:brown", "enough")
    assert play.question() == "turn"
    play = position(ships={"H5": "red"}, starfish=(9, 9)).sail("red", "I5")
    assert play.question() == "turn"


@pytest.mark.rule("TIT-E1")
def test_the_window_of_one_ship_is_not_open_at_the_next() -> None:
    play = position(ships={"H3": "red", "H5": "blue"}, starfish=(8, 0))
    play.sail("red", "I2").do("keep").sail("blue", "I5")
    assert play.question() == "turn"


@pytest.mark.rule("TIT-E1")
def test_any_tower_space_of_the_board_will_do() -> None:
    assert spaces_of(receiving(4).can()) == {*TOWERS}
    assert len(TOWERS) == 15


@pytest.mark.rule("TIT-E1", "TIT-E5")
def test_starfish_may_be_kept() -> None:
    play = receiving(4).do("keep")
    assert (play.starfish(1), play.points(1), play.starfish_on()) == (4, 0, set())
    assert play.question() == "turn"
    assert play.table.starfish_supply == 25 - 4 - 3


@pytest.mark.rule("TIT-E2")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_it_costs_as_many_as_towers_are_shown(n: int) -> None:
    assert spaces_of(receiving(n).can()) == {at for at, shown in TOWERS.items() if shown <= n}


@pytest.mark.rule("TIT-E2")
@pytest.mark.parametrize(("space", "price"), [("C3", 1), ("D2", 2), ("J8", 3), ("A5", 4)])
def test_one_stays_and_the_others_go_to_the_reserve(space: str, price: int) -> None:
    play = receiving(6)
    supply = play.table.starfish_supply
    play.do(f"occupy {space}")
    assert play.starfish(1) == 6 - price
    assert play.table.starfish_supply == supply + price - 1
    assert play.starfish_on() == {space}
    assert play.points(1) == price
    assert play.starfish(2) == 3


@pytest.mark.rule("TIT-E2")
def test_a_point_for_each_tower_and_for_each_floor_of_that_space() -> None:
    floors = {"A5:brown": 1, "A5:green": 2, "A5:white": 4, "A3:brown": 3, "D2:white": 1}
    play = receiving(6, floors=floors).do("occupy A5")
    assert play.points(1) == 4 + 7
    assert play.do("occupy D2").points(1) == 11 + 3


@pytest.mark.rule("TIT-E2")
def test_the_dearest_of_all() -> None:
    floors = {f"A5:{shell}": 4 for shell in ("brown", "green", "black", "white")}
    play = receiving(4, floors=floors).do("occupy A5")
    assert play.points(1) == 20
    assert play.news[-1] == "1 gets-points 20"


@pytest.mark.rule("TIT-E3")
def test_several_spaces_one_after_another() -> None:
    play = receiving(5).do("occupy D2")
    assert play.question() == "starfish"
    assert spaces_of(play.can()) == {at for at, shown in TOWERS.items() if shown <= 3} - {"D2"}
    play.do("occupy H10", "occupy C3")
    assert play.question() == "turn", "none is left"
    assert play.starfish_on() == {"D2", "H10", "C3"}
    assert (play.starfish(1), play.points(1)) == (0, 5)


@pytest.mark.rule("TIT-E3")
def test_one_may_stop_in_between() -> None:
    play = receiving(5).do("occupy D2", "keep")
    assert (play.question(), play.starfish(1)) == ("turn", 3)


@pytest.mark.rule("TIT-E3")
def test_at_most_one_starfish_on_a_space() -> None:
    play = receiving(4, starfish_on="C3 A5")
    assert spaces_of(play.can()) == {*TOWERS} - {"C3", "A5"}
    play.do("occupy C7")
    assert "occupy C7" not in play.can()


@pytest.mark.rule("TIT-E5")
def test_kept_ones_are_spent_together_with_new_ones() -> None:
    """Three were kept; with the new one the four towers of A5 can be paid."""
    play = receiving(4).do("occupy A5")
    assert (play.starfish(1), play.points(1)) == (0, 4)


@pytest.mark.rule("TIT-E5")
def test_any_number_may_be_kept() -> None:
    play = position(ships={"H3": "red"}, starfish=(24, 0)).sail("red", "I2").do("keep")
    assert play.starfish(1) == 25


@pytest.mark.rule("TIT-E5", "TIT-E1")
def test_kept_ones_wait_for_the_next_such_moment_of_their_owner() -> None:
    play = receiving(2).do("keep").end()
    assert play.asked() == 2
    play.end()
    assert play.question() == "turn"
    assert not {text for text in play.can() if text.startswith("occupy")}
    play.do("play blue", "place D5", "fog starfish-1")
    assert spaces_of(play.can()) == {at for at, shown in TOWERS.items() if shown <= 3}


@pytest.mark.rule("TIT-E1", "TIT-F2")
def test_a_fog_tile_opens_the_window_too_for_both_ships() -> None:
    play = position().do("play red", "place D5", "fog starfish-2")
    assert play.question() == "starfish"
    play.do("keep").sail("blue", "D5")
    assert (play.question(), play.starfish(1)) == ("starfish", 4)


@pytest.mark.rule("TIT-E1")
def test_nobody_else_gets_a_window() -> None:
    play = receiving(1)
    assert play.asked() == 1
    assert play.do("keep").asked() == 1
