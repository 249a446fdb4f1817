"""The final scoring: six categories with the rulebook's examples, and who wins."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import GAME, Play, Ship
from tests.games.nassau.positions_at_sea import at_sea, boat
from tidetable.games.nassau.rules.chapters.scoring import score_of
from tidetable.games.nassau.rules.verbs import CATEGORIES, WEAPONS

NOTHING: Ship = {"crates": 0, "provisions": 0, "rum": 0, "doubloon": 0}


def worth(category: str, **things: int | str) -> int:
    """Return what a category gives to whoever has this."""
    play = at_sea(boat(**(NOTHING | {"provisions": 1} | things)))
    return int(score_of(play.table, GAME.islands, 0, CATEGORIES.index[category]))


def end(*boats: Ship) -> Play:
    """Return a game after its last turn; all have gone home, and told nothing."""
    play = at_sea(*boats, round_=4)
    while not play.over:
        play.do("home home-port")
    return play


# --- The rulebook's examples ---------------------------------------------------------------------


@pytest.mark.rule("NAS-F1")
def test_three_towers_with_seven_crates_are_twenty_one_points() -> None:
    assert worth("towers", towers="A5:3 E5:3 E6:1") == 21
    assert worth("towers", towers="A5:5") == 5
    assert worth("towers") == 0


@pytest.mark.rule("NAS-F1")
def test_other_players_towers_do_not_count() -> None:
    play = at_sea(boat(towers="A5:3 B5:1"), boat(towers="E5:4 E6:4 D5:1"))
    worths = [score_of(play.table, GAME.islands, seat, 0) for seat in (0, 1)]
    assert worths == [2 * 4, 3 * 9]


@pytest.mark.rule("NAS-F2")
def test_a_sum_of_twelve_with_three_types_is_thirty_six_points() -> None:
    beaten = "kraken-7 fortress-6 fortress-3 treasure-island-1"
    assert worth("adversaries", beaten=beaten) == 36
    assert worth("adversaries", beaten="kraken-7 kraken-6 kraken-5") == 12
    assert worth("adversaries") == 0


@pytest.mark.rule("NAS-F3")
def test_two_goods_on_threes_and_two_in_the_middle_are_twenty_four_points() -> None:
    goods = "tobacco sugar-cane spices spices"
    assert worth("goods", hidden=goods, filled=2) == 24
    assert worth("goods", hidden="spices spices") == 0
    six = "tobacco sugar-cane sapphires silver emeralds spices"
    assert worth("goods", hidden=six, filled=6) == 24 * 6


@pytest.mark.rule("NAS-F3", "NAS-F6")
def test_goods_still_in_the_holds_are_cargo_and_no_hidden_goods() -> None:
    things: Ship = {"hidden": "tobacco", "filled": 1, "silver": 2}
    assert worth("goods", **things) == 3
    assert worth("cargo", **things) == 1
    assert worth("cargo", hidden="tobacco tobacco tobacco") == 0


@pytest.mark.rule("NAS-F4", "NAS-C1")
def test_four_cannons_two_sabres_and_a_harpoon_are_thirty_five_points() -> None:
    """5 cannons with the starting one, times 7 weapons without the starting ones."""
    assert worth("weapons", cannon=5, sabre=3, harpoon=2) == 35
    assert worth("weapons") == 0
    assert worth("weapons", **dict.fromkeys(WEAPONS.tokens, 2)) == 2 * 5


@pytest.mark.rule("NAS-F5")
def test_three_pairs_of_sailor_and_animal_are_twenty_four_points() -> None:
    """The sailor left over is worth nothing; used animals count, pirates do not."""
    assert worth("companions", sailors=4, rat=1, crab="used", cat=1) == 24
    assert worth("companions", sailors=2, rat=1, crab=1, cat="waiting", pirates=8) == 16
    assert worth("companions", sailors=5) == 0


@pytest.mark.rule("NAS-F5", "NAS-C1")
def test_the_starting_sailor_makes_a_pair_too() -> None:
    assert worth("companions", sailors=1, rat=1) == 8


@pytest.mark.rule("NAS-F6")
@pytest.mark.parametrize(
    "things",
    [
        *[{"crates": 4}, {"provisions": 4}, {"silver": 2, "spices": 2, "holds": 5}],
        *[{"tales": "1 2 3 4"}, {"rum": 4}, {"doubloon": 4}, {"contract": 4}, {"bomb": 4}],
        *[{"compass": 4}, {"crates": 1, "rum": 1, "bomb": 1, "tales": "1"}],
    ],
)
def test_two_leftover_things_are_a_point_of_whatever_kind(things: Ship) -> None:
    assert worth("cargo", **{"provisions": 0, **things}) == 2


@pytest.mark.rule("NAS-F6")
def test_all_is_added_up_before_it_is_halved() -> None:
    """Three of each of nine kinds are 27 things: 13 points, not nine times one."""
    three: Ship = dict.fromkeys(["crates", "provisions", "rum", "doubloon", "bomb", "contract"], 3)
    things = three | {"compass": 3, "silver": 3, "tales": "1 36 74", "holds": 5}
    assert worth("cargo", **things) == 13
    assert worth("cargo", crates=1, provisions=0) == 0


@pytest.mark.rule("NAS-F6")
def test_crates_in_the_supply_and_told_tales_are_no_cargo() -> None:
    play = at_sea(boat(**NOTHING | {"rum": 1, "tales": "8 7", "provisions": 0}))
    play.do("home campfire", "promise 2", "tell 7", "tell 8")
    assert score_of(play.table, GAME.islands, 0, CATEGORIES.index["cargo"]) == 0


# --- The end -------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-D0", "NAS-F1", "NAS-F6")
def test_the_final_scoring_adds_all_categories_to_the_points() -> None:
    one = boat(towers="A5:2", cannon=3, crates=4, provisions=1, rum=1, doubloon=1)
    play = end(one, boat(**NOTHING))
    assert play.points() == [10 + 2 - 5 + (2 + 3 * 2 + 3), 10 - 5]
    final = [line for line in play.news if "final" in line]
    assert final == ["1 final towers 2", "1 final weapons 6", "1 final cargo 3"]
    assert list(play.table.final[:7]) == [2, 0, 0, 6, 0, 3, 0]


@pytest.mark.rule("NAS-D0")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_there_is_no_final_scoring_before_the_fourth_round_is_over(round_: int) -> None:
    play = at_sea(boat(towers="A5:2"), round_=round_)
    play.do("home home-port", "home home-port").draw()
    assert play.table.round == round_ + 1
    assert list(play.table.final) == [0] * 28
    assert not play.over


@pytest.mark.rule("NAS-F2", "NAS-F6")
def test_a_category_of_a_hundred_and_more_is_told_as_well() -> None:
    beaten = "kraken-7 fortress-7 treasure-island-7 merchant-ship-7 pirate-ship-7"
    play = end(boat(beaten=beaten), boat())
    assert "1 final adversaries 125" in play.news


@pytest.mark.rule("NAS-F6")
def test_most_points_win_and_ties_share() -> None:
    play = end(boat(**NOTHING), boat(**NOTHING, towers="A5:3"), boat(**NOTHING), boat(**NOTHING))
    assert play.points() == [5, 10, 5, 5]
    assert GAME.places(play.table) == [2, 1, 2, 2]
    play = end(boat(**NOTHING), boat(**NOTHING))
    assert GAME.places(play.table) == [1, 1]


@pytest.mark.rule("NAS-F6", "NAS-R-11")
def test_scores_are_the_points_even_below_nothing() -> None:
    play = end(boat(**NOTHING, points=-2), boat(**NOTHING))
    assert GAME.scores(play.table) == [-7, 5]
    assert GAME.places(play.table) == [2, 1]
