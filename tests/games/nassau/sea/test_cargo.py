"""Cargo (NAS-C3): what the holds take, what is thrown away, and the rat."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import ISLANDS, Play, Ship, position, ship
from tidetable.games.nassau.rules.cargo import is_too_much

HOME = ship(provisions=0, rum=0)


def crates_come(**things: int | str) -> Play:
    """Three crates are gained."""
    return position(one=ship(doubloon=0) | ship(**things), captain="a3").do("walk a4")


def provisions_come(**things: int | str) -> Play:
    """Two provisions are gained."""
    return position(one=ship(doubloon=0) | ship(**things), captain="f1").do("walk f2")


def plundering(one: Ship, good: str = "silver") -> Play:
    """A good is plundered in B."""
    arms = ship(boat="B", pistol=2, rum=0, doubloon=0)
    play = position(phase="sea", one=arms | one, posts={"B7": f"pistol {good}"})
    return play.do("sail B", "plunder B7")


# --- What fits -----------------------------------------------------------------------------------


@pytest.mark.rule("NAS-C3", "NAS-R-18")
@pytest.mark.parametrize(
    ("holds", "crates", "provisions", "goods", "fits"),
    [
        (3, 12, 0, 0, True),
        (3, 13, 0, 0, False),
        (3, 0, 9, 0, True),
        (3, 0, 10, 0, False),
        (3, 0, 0, 3, True),
        (3, 0, 0, 4, False),
        (3, 4, 3, 1, True),
        (3, 5, 3, 1, False),
        (3, 4, 4, 1, False),
        (3, 1, 1, 1, True),
        (3, 1, 1, 2, False),
        (3, 5, 3, 0, True),
        (3, 9, 1, 0, False),
        (4, 9, 1, 0, True),
        (5, 8, 6, 1, True),
        (5, 9, 6, 1, False),
        (5, 17, 0, 0, True),
    ],
)
def test_a_hold_takes_one_kind_four_crates_three_provisions_or_a_good(
    holds: int, crates: int, provisions: int, goods: int, fits: bool
) -> None:
    table = position().table
    table.holds[0], table.crates[0], table.provisions[0] = holds, crates, provisions
    for i in range(goods):
        table.goods[i] = 1
    assert is_too_much(table, ISLANDS, 0) != fits


@pytest.mark.rule("NAS-C3", "NAS-R-18")
def test_two_goods_of_a_kind_need_two_holds() -> None:
    table = position().table
    table.goods[0], table.crates[0], table.provisions[0] = 3, 0, 0
    assert not is_too_much(table, ISLANDS, 0)
    table.goods[0] = 4
    assert is_too_much(table, ISLANDS, 0)


@pytest.mark.rule("NAS-C3", "NAS-R-18")
def test_holds_are_rearranged_without_a_question() -> None:
    """Six crates and four provisions come in threes and twos; only the numbers count."""
    play = crates_come(crates=3, provisions=1)
    assert (play.of(1, "crates"), play.asked()) == (6, 2)
    play = provisions_come(crates=4, provisions=4)
    assert (play.of(1, "provisions"), play.asked()) == (6, 2)


# --- What does not -------------------------------------------------------------------------------


@pytest.mark.rule("NAS-R-18", "NAS-R-4")
def test_what_arrives_comes_aboard_and_then_one_thing_after_another_goes() -> None:
    play = crates_come(crates=4, provisions=6)
    assert (play.of(1, "crates"), play.of(1, "provisions")) == (7, 6)
    assert play.can() == {"throw crate", "throw provision"}
    play.do("throw crate", "throw crate")
    assert play.question() == "throw", "five crates still need two holds"
    play.do("throw crate")
    assert (play.of(1, "crates"), play.of(1, "supply"), play.asked()) == (4, 16, 2)


@pytest.mark.rule("NAS-R-18", "NAS-R-4")
def test_old_things_may_go_for_new_ones() -> None:
    play = crates_come(crates=4, provisions=6).do("throw provision", "throw provision")
    assert play.question() == "throw"
    play.do("throw provision")
    assert (play.of(1, "crates"), play.of(1, "provisions"), play.asked()) == (7, 3, 2)


@pytest.mark.rule("NAS-R-18")
def test_where_there_is_one_kind_only_it_goes_without_a_question() -> None:
    play = crates_come(crates=11, provisions=0)
    assert (play.of(1, "crates"), play.asked()) == (12, 2)
    assert play.news[-2:] == ["1 throw crate", "1 throw crate"]


@pytest.mark.rule("NAS-R-18", "NAS-R-19")
def test_goods_go_back_into_the_bag() -> None:
    play = crates_come(crates=4, provisions=1, silver=1)
    before = play.bag()
    assert play.can() == {"throw crate", "throw provision", "throw silver"}
    play.do("throw silver")
    assert play.bag()["silver"] == before["silver"] + 1
    assert (play.of(1, "silver"), play.asked()) == (0, 2)


@pytest.mark.rule("NAS-R-18")
def test_at_other_times_nothing_is_thrown_away() -> None:
    play = position(one=ship(crates=12, provisions=0))
    assert play.can("throw") == set()
    assert position(phase="sea").can("throw") == set()


@pytest.mark.rule("NAS-R-18", "NAS-A8")
def test_the_good_just_plundered_must_be_kept() -> None:
    play = plundering(ship(crates=4, provisions=2, spices=1))
    assert play.can() == {"throw crate", "throw provision", "throw spices"}
    play.do("throw provision")
    assert (play.of(1, "silver"), play.of(1, "provisions")) == (1, 0)


@pytest.mark.rule("NAS-R-18", "NAS-A8")
def test_an_older_one_of_its_kind_may_go() -> None:
    play = plundering(ship(crates=4, provisions=2, silver=1))
    assert "throw silver" in play.can()
    play.do("throw silver")
    assert play.of(1, "silver") == 1


@pytest.mark.rule("NAS-A8", "NAS-R-4")
def test_a_hold_is_emptied_for_it_thing_by_thing() -> None:
    play = plundering(ship(crates=8, provisions=2))
    for _ in range(4):
        assert play.can() == {"throw crate", "throw provision"}
        play.do("throw crate")
    assert (play.of(1, "crates"), play.of(1, "silver"), play.asked()) == (4, 1, 2)


@pytest.mark.rule("NAS-A8", "NAS-R-18", "NAS-R-43")
def test_where_only_one_thing_can_go_the_rat_is_the_choice() -> None:
    play = plundering(ship(crates=0, provisions=9))
    assert (play.of(1, "provisions"), play.of(1, "silver"), play.asked()) == (6, 1, 2)
    play = plundering(ship(crates=0, provisions=9, rat=1))
    assert play.can() == {"throw provision", "use rat"}
    assert play.do("use rat").of(1, "provisions") == 8


@pytest.mark.rule("NAS-R-18")
def test_the_same_after_losing_a_hold() -> None:
    one = ship(pirates=0, holds=4, crates=9, provisions=2, sails=1, rum=0, doubloon=0)
    play = position(phase="sea", one=one, foes={"A1": "pirate-ship-1"})
    play.do("sail A", "fight A1", "token hold", "die 1")
    assert play.of(1, "holds") == 3
    assert (play.of(1, "crates"), play.of(1, "provisions"), play.asked()) == (8, 1, 2)
    one = one | ship(crates=12)
    play = position(phase="sea", one=one, foes={"A1": "pirate-ship-1"})
    play.do("sail A", "fight A1", "token hold", "die 1")
    assert play.can() == {"throw crate", "throw provision"}
    play.do("throw provision")
    assert play.of(1, "crates") == 11


# --- The rat (NAS-R-43) --------------------------------------------------------------------------


@pytest.mark.rule("NAS-R-43")
def test_the_rat_is_a_hold_more_to_the_end_of_the_round() -> None:
    """Nine crates and three provisions need four holds; so do twelve crates."""
    play = position(one=ship(doubloon=0, crates=6, provisions=3, rat=1), two=ship(doubloon=0))
    play.do("walk c4", "take crate-3", "use rat")
    assert play.asked() == 2
    play.do("walk b4", "take cannon-1", "walk a4")
    assert (play.of(1, "crates"), play.asked()) == (12, 2), "the hold is loaded twice still"


@pytest.mark.rule("NAS-R-43", "NAS-Z1")
@pytest.mark.parametrize(
    ("crates", "provisions", "goods", "fits"),
    [
        (9, 3, 0, True),
        (12, 3, 0, True),
        (13, 3, 0, False),
        (12, 4, 0, False),
        (1, 1, 2, True),
        (1, 1, 3, False),
        (0, 3, 3, True),
        (13, 0, 0, False),
        (0, 10, 0, False),
        (0, 0, 4, False),
    ],
)
def test_it_is_one_hold_more_for_two_kinds_and_goods_are_one(
    crates: int, provisions: int, goods: int, fits: bool
) -> None:
    table = position().table
    table.rat_on[0], table.crates[0], table.provisions[0] = 1, crates, provisions
    for i in range(goods):
        table.goods[i] = 1
    assert is_too_much(table, ISLANDS, 0) != fits


@pytest.mark.rule("NAS-R-43")
def test_it_helps_when_a_good_is_plundered() -> None:
    play = plundering(ship(crates=4, provisions=2, spices=1, rat=1))
    assert play.can() == {"throw crate", "throw provision", "throw spices", "use rat"}
    play.do("use rat")
    assert (play.of(1, "spices"), play.of(1, "silver"), play.of(1, "crates")) == (1, 1, 4)


@pytest.mark.rule("NAS-R-43")
def test_it_helps_when_a_hold_is_lost() -> None:
    one = ship(pirates=0, holds=4, crates=12, provisions=2, sails=1, rum=0, doubloon=0, rat=1)
    play = position(phase="sea", one=one, foes={"A1": "pirate-ship-1"})
    play.do("sail A", "fight A1", "token hold", "die 1")
    play.do("use rat")
    assert (play.of(1, "crates"), play.of(1, "provisions")) == (11, 1)


def round_ends(round_: int = 1, rat: str = "used") -> Play:
    """The round is over, and in three holds lie crates for three and two provisions."""
    one = ship(crates=12, provisions=2, rum=0, rat=rat)
    play = position(phase="sea", round_=round_, one=one | ship(holds=4), two=HOME)
    play.table.holds[0], play.table.rat_on[0] = 3, 1
    return play.do("home home-port")


@pytest.mark.rule("NAS-R-43", "NAS-Z1")
def test_in_phase_three_it_is_turned_over_again_or_the_surplus_goes() -> None:
    play = round_ends()
    assert (play.asked(), play.can()) == (1, {"throw crate", "throw provision", "use rat"})
    play.do("use rat")
    assert (play.animal(1, "rat"), play.of(1, "crates")) == ("used", 12)
    assert play.draw().table.round == 2
    assert play.table.rat_on[0] == 1
    play = round_ends().do("throw provision", "throw provision").draw()
    assert (play.of(1, "crates"), play.of(1, "provisions"), play.table.rat_on[0]) == (12, 0, 0)
    assert play.animal(1, "rat") == "ready"


@pytest.mark.rule("NAS-R-43")
def test_only_with_a_sailor_for_it() -> None:
    assert round_ends(rat="waiting used").can() == {"throw crate", "throw provision"}


@pytest.mark.rule("NAS-R-43")
def test_who_has_no_surplus_is_not_asked() -> None:
    one = ship(crates=1, provisions=1, rum=0, rat="used")
    play = position(phase="sea", one=one, two=HOME)
    play.table.rat_on[0] = 1
    play.do("home home-port").draw()
    assert (play.question(), play.table.rat_on[0]) == ("city", 0)


@pytest.mark.rule("NAS-R-43")
def test_after_the_fourth_round_the_surplus_counts_as_cargo() -> None:
    play = round_ends(4)
    assert play.over
    assert (play.of(1, "crates"), play.of(1, "provisions")) == (12, 2)
    assert play.table.final[5] == (12 + 2 + 1) // 2, "and a doubloon"
