"""The way home: Skull Island, the campfire, the home port."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import Play
from tests.games.nassau.positions_at_sea import at_sea, boat
from tidetable.games.nassau.rules.verbs import GOODS, N_GOODS


def hideout(play: Play, player: int = 1) -> tuple[int, list[str]]:
    """Return how many spaces are filled, and all the goods there, in the middle too."""
    hidden = play.table.hidden[(player - 1) * N_GOODS : player * N_GOODS]
    names = [good for good, n in zip(GOODS.tokens, hidden, strict=True) for _ in range(n)]
    return int(play.table.filled[player - 1]), names


def tell(play: Play, *tales: int) -> Play:
    """Pay the one rum there is, and tell these."""
    play.do("home campfire", f"promise {len(tales)}")
    return play.do(*(f"tell {tale}" for tale in tales))


# --- The stops -----------------------------------------------------------------------------------


@pytest.mark.rule("NAS-H1", "NAS-H2", "NAS-H3", "NAS-R-39")
def test_each_stop_is_a_turn_of_its_own_and_the_others_play_in_between() -> None:
    mine = boat(silver=1, doubloon=1, rum=1, tales="8 1", provisions=2)
    play = at_sea(mine, boat(provisions=4))
    assert {"home skull-island", "home campfire", "home home-port"} <= play.can()
    play.do("home skull-island")
    assert play.asked() == 2
    play.do("sail A", "listen", "draw B").draw()
    assert play.question() == "home"
    assert play.can() == {"home campfire", "home home-port"}
    play.do("home campfire", "promise 1", "tell 8")
    assert play.asked() == 2
    play.do("sail A", "listen", "draw B").draw()
    assert "1 home home-port" in play.news
    assert play.asked() == 2


@pytest.mark.rule("NAS-R-39")
def test_stops_left_out_cost_no_turn() -> None:
    mine = boat(silver=1, doubloon=1, rum=1, tales="8")
    assert at_sea(mine).do("home campfire").zone(1) != "-"
    play = at_sea(mine).do("home home-port")
    assert play.zone(1) == "-"
    assert play.asked() == 2


@pytest.mark.rule("NAS-R-39", "NAS-H1")
def test_the_order_of_the_stops_is_fixed_and_after_the_first_there_is_no_more_action() -> None:
    mine = boat(silver=2, doubloon=5, rum=2, tales="8 1 2", provisions=3, crates=0)
    play = at_sea(mine).do("home campfire", "promise 1", "tell 1", "home home-port")
    assert "1 home home-port" in play.news
    play = at_sea(mine).do("home skull-island", "enough", "home home-port")
    assert play.can() == {"home campfire", "home home-port"}


@pytest.mark.rule("NAS-R-39", "NAS-H1", "NAS-H2")
def test_nobody_stops_just_to_wait() -> None:
    for things, stop in (
        ({"silver": 1, "doubloon": 0}, "home skull-island"),
        ({"silver": 0, "doubloon": 5}, "home skull-island"),
        ({"rum": 1, "tales": ""}, "home campfire"),
        ({"rum": 0, "tales": "8"}, "home campfire"),
    ):
        assert stop not in at_sea(boat(**things)).can()


# --- Skull Island --------------------------------------------------------------------------------


@pytest.mark.rule("NAS-H1")
@pytest.mark.parametrize(("goods", "price"), [(1, 1), (2, 3), (3, 5)])
def test_one_two_or_three_goods_cost_one_three_or_five_doubloons(goods: int, price: int) -> None:
    mine = boat(silver=3, doubloon=9, provisions=0, crates=0, tales="8")
    play = at_sea(mine, hideouts="1 2").do("home skull-island")
    for _good in range(goods - 1):
        assert "enough" in play.can()
        play.do("hide silver")
    if goods < 3:
        play.do("enough")
    assert play.asked() == 2
    assert play.of(1, "doubloon") == 9 - price
    assert play.of(1, "silver") == 3 - goods


@pytest.mark.rule("NAS-H1")
@pytest.mark.parametrize(("doubloons", "goods"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_no_more_goods_are_hidden_than_can_be_paid(doubloons: int, goods: int) -> None:
    mine = boat(silver=3, doubloon=doubloons, provisions=0, crates=0)
    play = at_sea(mine).do("home skull-island")
    while play.asked() == 1:
        play.do("hide silver")
    assert play.of(1, "silver") == 3 - goods


@pytest.mark.rule("NAS-H1", "NAS-R-39")
def test_a_good_goes_to_the_next_space_if_its_colour_matches_else_to_the_middle() -> None:
    """Hideout 1: tobacco, sugar cane, sapphires, silver, emeralds, spices from the top."""
    mine = boat(**{"sugar-cane": 1, "tobacco": 1, "silver": 1}, doubloon=9, crates=0, provisions=0)
    play = at_sea(mine, hideouts="1 2").do("home skull-island")
    play.do("hide tobacco", "hide sugar-cane", "hide silver")
    assert hideout(play) == (2, ["tobacco", "sugar-cane", "silver"])


@pytest.mark.rule("NAS-H1")
@pytest.mark.parametrize(
    ("order", "filled"),
    [("tobacco sugar-cane", 2), ("sugar-cane tobacco", 1)],
)
def test_the_order_is_the_players_choice_and_matters(order: str, filled: int) -> None:
    mine = boat(**{"sugar-cane": 1, "tobacco": 1}, doubloon=3, crates=0)
    play = at_sea(mine, hideouts="1 2").do("home skull-island")
    assert play.can() == {"hide tobacco", "hide sugar-cane"}
    play.do(*(f"hide {good}" for good in order.split()))
    assert hideout(play) == (filled, ["tobacco", "sugar-cane"])


@pytest.mark.rule("NAS-H1")
def test_stored_goods_never_move() -> None:
    """Sugar cane lies in the middle; it does not go up when its space is next."""
    mine = boat(tobacco=1, hidden="sugar-cane", doubloon=1, crates=0)
    play = at_sea(mine, hideouts="1 2").do("home skull-island")
    assert hideout(play) == (1, ["tobacco", "sugar-cane"])


@pytest.mark.rule("NAS-R-39", "NAS-H1")
def test_when_the_six_spaces_are_full_all_go_to_the_middle() -> None:
    six = "tobacco sugar-cane sapphires silver emeralds spices"
    mine = boat(tobacco=1, silver=1, doubloon=3, crates=0, hidden=six, filled=6)
    play = at_sea(mine, hideouts="1 2").do("home skull-island", "hide tobacco", "hide silver")
    assert hideout(play)[0] == 6
    assert len(hideout(play)[1]) == 8


@pytest.mark.rule("NAS-H1", "NAS-R-46", "NAS-Z8")
@pytest.mark.parametrize(
    ("doubloons", "hidden", "left"), [(1, 1, 1), (2, 1, 2), (3, 2, 1), (5, 3, 1)]
)
@pytest.mark.parametrize("which", [0, 1])
def test_the_monkey_spirit_saves_one_doubloon_of_the_whole_price(
    doubloons: int, hidden: int, left: int, which: int
) -> None:
    mine = boat(silver=3, doubloon=doubloons, provisions=0, crates=0, monkey_spirit=1)
    play = at_sea(mine).do("home skull-island")
    n = 0
    while play.asked() == 1 and play.question() == "hide":
        if n == min(which, hidden - 1):
            play.do("spare doubloon")
            assert play.can() == {"hide silver"}
        play.do("hide silver")
        n += 1
    assert (n, play.of(1, "doubloon")) == (hidden, left)


@pytest.mark.rule("NAS-H1")
def test_the_price_begins_anew_for_each_who_comes_there() -> None:
    mine = boat(silver=2, doubloon=3, crates=0, monkey_spirit=1)
    play = at_sea(mine, boat(tobacco=2, doubloon=3, crates=0))
    play.do("home skull-island", "spare doubloon", "hide silver", "hide silver")
    play.do("home skull-island", "hide tobacco")
    assert [play.of(n, "doubloon") for n in (1, 2)] == [1, 0]
    assert play.of(2, "tobacco") == 0


@pytest.mark.rule("NAS-R-39", "NAS-H1")
def test_at_least_one_good_is_hidden_and_the_only_one_without_a_question() -> None:
    play = at_sea(boat(silver=1, spices=1, doubloon=3, crates=0)).do("home skull-island")
    assert play.can() == {"hide silver", "hide spices"}
    play = at_sea(boat(silver=1, doubloon=3)).do("home skull-island")
    assert play.news[-2:] == ["1 home skull-island", "1 hide silver"]
    assert play.asked() == 2


# --- The campfire --------------------------------------------------------------------------------


@pytest.mark.rule("NAS-E12", "NAS-H2")
def test_one_rum_three_tales_two_of_them_met_eleven_points() -> None:
    """5 for silver in a hold, 5 for sugar cane in the hideout, 1 for a bad joke."""
    mine = boat(rum=1, silver=1, hidden="sugar-cane", tales="20 21 74")
    play = tell(at_sea(mine), 20, 21, 74)
    assert play.points() == [21, 10]
    assert play.of(1, "rum") == 0
    assert play.news[-4:] == ["1 told 20", "1 told 21", "1 joked B", "1 scores 11"]
    assert play.of(1, "silver") == 1


@pytest.mark.rule("NAS-H2", "NAS-R-40")
@pytest.mark.parametrize(
    ("hand", "rum", "may"),
    [(1, 3, 1), (3, 3, 1), (4, 3, 2), (6, 3, 2), (7, 3, 3), (9, 2, 2), (9, 5, 3)],
)
def test_one_rum_for_each_three_tales_in_hand(hand: int, rum: int, may: int) -> None:
    tales = " ".join(str(n + 1) for n in range(hand))
    play = at_sea(boat(rum=rum, tales=tales)).do("home campfire")
    if may == 1:
        assert play.news[1] == "1 drink 1"
        assert play.of(1, "rum") == rum - 1
    else:
        assert play.question() == "rum"
        assert play.can() == {f"drink {n + 1}" for n in range(may)}


@pytest.mark.rule("NAS-H2", "NAS-R-40")
@pytest.mark.parametrize(
    ("hand", "rum", "least", "most"),
    [(2, 1, 1, 2), (3, 1, 1, 3), (5, 1, 1, 3), (5, 2, 2, 5), (9, 2, 2, 6), (7, 3, 3, 7)],
)
def test_one_to_three_tales_are_told_for_each_rum(
    hand: int, rum: int, least: int, most: int
) -> None:
    tales = " ".join(str(n + 1) for n in range(hand))
    play = at_sea(boat(rum=3, tales=tales)).do("home campfire")
    if play.question() == "rum":
        play.do(f"drink {rum}")
    assert play.of(1, "rum") == 3 - rum
    assert play.can() == {f"promise {n}" for n in range(least, most + 1)}


@pytest.mark.rule("NAS-R-40")
def test_a_single_tale_needs_no_question_of_how_many() -> None:
    play = at_sea(boat(rum=2, tales="8")).do("home campfire")
    assert play.news == ["1 home campfire", "1 drink 1", "1 promise 1"]
    assert play.can() == {"tell 8"}


@pytest.mark.rule("NAS-H2", "NAS-R-40")
def test_any_tales_of_the_hand_can_be_told_each_once() -> None:
    play = at_sea(boat(rum=1, tales="3 8 20 74")).do("home campfire", "promise 2")
    assert play.can() == {"tell 3", "tell 8", "tell 20"}
    play.do("tell 8")
    assert play.can() == {"tell 20", "tell 74"}
    play.do("tell 74")
    assert play.hand(1) == ["3", "20"]
    assert play.asked() == 2


@pytest.mark.rule("NAS-R-8", "NAS-R-40")
def test_the_rum_that_is_paid_counts_no_more_for_two_rum() -> None:
    for rum, points in ((2, 11), (3, 14)):
        play = at_sea(boat(rum=rum, tales="31")).do("home campfire", "tell 31")
        assert play.points()[0] == points


@pytest.mark.rule("NAS-R-40", "NAS-H2")
def test_conditions_are_checked_together_before_any_point_is_given() -> None:
    """Last with 10 to 12: the points for the tale of the last do not make it false, nor true."""
    play = tell(at_sea(boat(tales="68 69"), boat(points=12)), 68, 69)
    assert [line for line in play.news if "told" in line] == ["1 told 69"]
    assert play.points()[0] == 10 + 5 + 1
    play = tell(at_sea(boat(tales="19 68", tobacco=1), boat(points=14)), 19, 68)
    assert play.points()[0] == 10 + 5 + 1


@pytest.mark.rule("NAS-R-40")
def test_a_tale_that_is_met_always_lies_face_up() -> None:
    play = at_sea(boat(tales="7")).do("home campfire", "tell 7")
    assert play.table.told[6] == 1
    assert list(play.table.jokes) == [0] * 12
    assert play.hand(1) == []


@pytest.mark.rule("NAS-R-45", "NAS-Z7")
@pytest.mark.parametrize(("twice", "points"), [("8", 3 + 1 + 3), ("74", 3 + 1 + 1), ("", 3 + 1)])
def test_the_parrot_doubles_any_one_of_the_tales_a_bad_joke_too(twice: str, points: int) -> None:
    mine = boat(tales="8 74 33", parrot=1, provisions=1)
    play = at_sea(mine).do("home campfire", "promise 2", "tell 8", "tell 74")
    assert play.can() == {"twice 8", "twice 74", "once"}
    play.do(f"twice {twice}" if twice else "once")
    assert play.points()[0] == 10 + points
    assert play.table.told_points[0] == 4
    assert play.animal(1, "parrot") == ("used" if twice else "ready")


@pytest.mark.rule("NAS-R-45")
def test_a_parrot_that_was_used_or_waits_is_not_asked_for() -> None:
    for parrot in ("used", "waiting"):
        play = at_sea(boat(tales="8", parrot=parrot)).do("home campfire", "tell 8")
        assert play.asked() == 2


# --- The home port -------------------------------------------------------------------------------

HARVEST = {"outposts": "B9 C9 D9", "on": "B1:1 B2:3", "towers": "E5:2 E6:1 F5:1 A5:4"}
FOES = {"B1": "kraken-4", "B2": "fortress-6", "C1": "kraken-7"}


@pytest.mark.rule("NAS-H3")
def test_crates_for_outposts_tales_for_adversaries_points_for_towers() -> None:
    play = at_sea(boat(crates=0, **HARVEST), foes=FOES)
    before = play.ship(1)
    play.do("home home-port", "draw Arrr").draw().do("draw B").draw()
    assert play.change(before) == {"crates": 3, "supply": -3, "tales": 2, "points": 8}
    assert play.asked() == 2
    assert play.zone(1) == "-"


@pytest.mark.rule("NAS-H3")
def test_what_others_have_there_brings_nothing() -> None:
    play = at_sea(boat(), boat(crates=0, **HARVEST), foes=FOES)
    before = play.ship(1)
    play.do("home home-port")
    assert play.change(before) == {}


@pytest.mark.rule("NAS-H3", "NAS-R-10", "NAS-R-18")
def test_crates_that_do_not_fit_or_are_not_there_are_not_had() -> None:
    play = at_sea(boat(crates=0, supply=2, outposts="B9 C9 D9")).do("home home-port")
    assert (play.of(1, "crates"), play.of(1, "supply")) == (2, 0)
    mine = boat(crates=4, provisions=4, outposts="B9 C9")
    play = at_sea(mine).do("home home-port", "throw crate", "throw crate")
    assert (play.of(1, "crates"), play.asked()) == (4, 2)


@pytest.mark.rule("NAS-R-44", "NAS-Z2")
@pytest.mark.parametrize(
    ("line", "crates", "tales", "points"),
    [("crates", 6, 2, 8), ("tales", 3, 4, 8), ("points", 3, 2, 16), ("", 3, 2, 8)],
)
def test_the_turtle_doubles_one_line_and_the_others_are_as_usual(
    line: str, crates: int, tales: int, points: int
) -> None:
    play = at_sea(boat(crates=0, turtle=1, **HARVEST), foes=FOES).do("home home-port")
    assert play.can() == {"double crates", "double tales", "double points", "enough"}
    before = play.ship(1)
    play.do(f"double {line}" if line else "enough")
    while play.question() == "pile":
        play.do("draw B").draw()
    change = play.change(before)
    assert change.pop("turtle", 0) == (1 if line else 0)
    assert change == {"crates": crates, "supply": -crates, "tales": tales, "points": points}
    assert play.animal(1, "turtle") == ("used" if line else "ready")


@pytest.mark.rule("NAS-R-44", "NAS-Z2")
@pytest.mark.parametrize("line", ["crates", "tales", "points"])
def test_the_turtle_doubles_nothing_for_who_comes_home_next(line: str) -> None:
    mine = boat(turtle=1, outposts="E9", on="C1:1", towers="I5:1", crates=0)
    play = at_sea(mine, boat(crates=0, **HARVEST), foes=FOES)
    play.do("home home-port", f"double {line}")
    while play.question() == "pile":
        play.do("draw B").draw()
    before = play.ship(2)
    play.do("home home-port", "draw B").draw().do("draw B")
    assert play.change(before, 2) == {"crates": 3, "supply": -3, "tales": 1, "points": 8}


@pytest.mark.rule("NAS-R-44", "NAS-Z2")
def test_the_turtle_is_said_on_arrival_where_there_is_something_to_double() -> None:
    assert at_sea(boat(turtle=1)).do("home home-port").asked() == 2
    play = at_sea(boat(turtle=1, towers="E5:2")).do("home home-port")
    assert play.points()[0] == 10
    assert play.can() == {"double points", "enough"}


@pytest.mark.rule("NAS-H3", "NAS-R-26")
def test_the_first_home_takes_the_dolphin_and_begins_the_next_round() -> None:
    play = at_sea(boat(provisions=2), boat(), boat(), player=1).do("sail A", "listen", "draw B")
    play.draw().do("home home-port")
    assert play.dolphin == 2
    assert play.news[-1] == "2 dolphin"
    play.do("home home-port", "home home-port").draw()
    assert play.dolphin == 2
    assert (play.table.round, play.asked()) == (2, 2)


@pytest.mark.rule("NAS-H3")
def test_the_home_port_is_no_choice_and_always_comes() -> None:
    play = at_sea(boat(silver=1), boat(provisions=0)).do("home skull-island")
    assert [line for line in play.news if "home-port" in line] == [
        "2 home home-port",
        "1 home home-port",
    ]
    assert play.question() == "animal"
