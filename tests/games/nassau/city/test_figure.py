"""The Stefan Feld figure (NAS-Y1): a gift, one more for a doubloon, and on to the next corner."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import PLAIN, Play, Ship, position, ship, start

POOR = ship(doubloon=0)


def met(one: Ship | None = None) -> Play:
    """The captain comes from b1 to a1, where there is a sail and the figure stands."""
    return position(one=one, figure="a1", captain="b1").do("walk a1")


def corner(squares: str) -> set[str]:
    return {f"stand {square}" for square in squares.split()}


@pytest.mark.rule("NAS-Y1")
def test_it_begins_on_a_random_square_in_the_lower_left() -> None:
    play = start(figure="yes")
    play.do(*(f"district {district}" for district in PLAIN.split()))
    while play.question() != "figure":
        play.do(next(iter(play.odds())))
    assert play.odds() == dict.fromkeys(("figure a5", "figure b5", "figure b6", "figure a6"), 1)


@pytest.mark.rule("NAS-Y1", "NAS-R-50")
@pytest.mark.parametrize("side", ["1A0", "1B2"])
def test_if_that_is_the_start_district_in_the_opposite_corner(side: str) -> None:
    play = start(figure="yes")
    play.do(*(f"district {d}" for d in f"2A0 3A0 4A0 5A0 7A0 6A0 {side} 8A0 9A0".split()))
    while play.question() != "figure":
        play.do(next(iter(play.odds())))
    assert play.odds() == dict.fromkeys(("figure e1", "figure f1", "figure f2", "figure e2"), 1)


@pytest.mark.rule("NAS-Y1")
def test_it_is_an_option() -> None:
    play = start()
    seen = set()
    while not play.asked():
        seen.add(play.question())
        play.do(next(iter(play.odds())))
    assert "figure" not in seen
    assert play.table.figure == -1


@pytest.mark.rule("NAS-Y1")
@pytest.mark.parametrize(
    ("gift", "change"),
    [
        ("provision", {"provisions": 1}),
        ("rum", {"rum": 1}),
        ("crate", {"crates": 1, "supply": -1}),
    ],
)
def test_whoever_moves_the_captain_there_gets_a_gift(gift: str, change: dict[str, int]) -> None:
    play = met(POOR)
    assert play.of(1, "sails") == 3, "the square's gain comes first"
    assert play.can() == {"gift provision", "gift rum", "gift crate"}
    before = play.ship(1)
    play.do(f"gift {gift}")
    assert play.change(before) == change
    assert play.question() == "stand", "nothing to pay a second one with"


@pytest.mark.rule("NAS-Y1")
def test_a_doubloon_buys_another_one_that_is_different() -> None:
    play = met(ship(doubloon=2)).do("gift rum")
    assert play.can() == {"gift provision", "gift crate", "enough"}
    play.do("gift crate")
    assert (play.of(1, "doubloon"), play.of(1, "rum"), play.of(1, "crates")) == (1, 2, 4)
    assert play.question() == "stand", "no third one"
    play = met().do("gift rum", "enough")
    assert (play.of(1, "doubloon"), play.question()) == (1, "stand")


@pytest.mark.rule("NAS-Y1", "NAS-R-50")
@pytest.mark.parametrize(
    ("square", "begin", "take", "next_corner"),
    [
        ("a6", "a5", "hire 2", "a1 b1 b2 a2"),
        ("a1", "b1", "", "e1 f1 f2 e2"),
        ("f1", "f2", "take pistol-1", "e5 f5 f6 e6"),
        ("f6", "f5", "take sail-1", "a5 b5 b6 a6"),
    ],
)
def test_then_it_stands_in_the_next_corner_clockwise(
    square: str, begin: str, take: str, next_corner: str
) -> None:
    play = position(one=POOR, figure=square, captain=begin).do(f"walk {square}")
    play.do(*([take] if take else []), "gift provision")
    assert play.can() == corner(next_corner)
    to = next_corner.split()[2]
    play.do(f"stand {to}")
    assert (play.figure, play.asked()) == (to, 2)


@pytest.mark.rule("NAS-R-50")
def test_an_extra_move_and_the_barge_meet_it_too() -> None:
    play = position(figure="a1", captain="c1").do("walk b1", "take pistol-1", "again", "walk a1")
    assert play.question() == "gift"
    play = position(one=POOR, figure="a1", captain="f1").do("barge f1n a1n")
    assert (play.question(), play.of(1, "sails")) == ("gift", 3)


@pytest.mark.rule("NAS-Y1")
def test_who_meets_it_again_may_choose_the_same_again() -> None:
    play = met(ship(doubloon=3)).do("gift rum", "enough", "stand f1", "again", "barge a1n f1e")
    play.do("take pistol-1")
    assert play.can() == {"gift provision", "gift rum", "gift crate"}


@pytest.mark.rule("NAS-R-50")
def test_setting_a_stuck_captain_there_does_not() -> None:
    around = {"c3-d4": 2, "d3-d4": 2, "c4-d4": 2, "d4-d5": 2, "d4-e4": 1}
    play = position(figure="a1", visited="a1", occupied=around).do("set a1")
    assert play.question() == "walk"
    play.do("walk b1", "take pistol-1")
    assert play.question() != "gift"


@pytest.mark.rule("NAS-R-50")
def test_only_on_its_square() -> None:
    play = position(one=POOR, figure="b2", captain="b1").do("walk a1")
    assert play.asked() == 2


@pytest.mark.rule("NAS-R-50")
def test_the_doubloon_may_be_one_just_gained() -> None:
    play = position(one=POOR, figure="a2", captain="a1").do(
        "walk a2", "take doubloon-2", "gift rum"
    )
    assert play.can() == {"gift provision", "gift crate", "enough"}


@pytest.mark.rule("NAS-R-50", "NAS-N3")
def test_the_extra_move_comes_after_it() -> None:
    play = met(ship(doubloon=2)).do("gift rum", "enough", "stand f1")
    assert (play.question(), play.asked()) == ("again", 1)


@pytest.mark.rule("NAS-R-50", "NAS-R-18")
def test_a_gift_that_does_not_fit_is_cargo_like_any_other() -> None:
    play = met(ship(doubloon=0, crates=8, provisions=3)).do("gift provision")
    assert play.can() == {"throw crate", "throw provision"}
    play.do("throw provision")
    assert (play.of(1, "provisions"), play.question()) == (3, "stand")


@pytest.mark.rule("NAS-R-50", "NAS-R-17")
def test_a_gift_that_is_not_there_lapses() -> None:
    play = met(ship(doubloon=0, supply=0)).do("gift crate")
    assert (play.of(1, "crates"), play.news[-1]) == (3, "1 lapses crate-1")


@pytest.mark.rule("NAS-R-50", "NAS-S7")
def test_the_dolphin_still_marks_the_start_player() -> None:
    play = start(figure="yes", first="2").draw()
    assert (play.dolphin, play.asked()) == (2, 2)


@pytest.mark.rule("NAS-E15")
def test_a_sail_a_provision_and_for_a_doubloon_a_crate() -> None:
    play = position(figure="a1", captain="b1")
    before = play.ship(1)
    play.do("walk a1", "gift provision", "gift crate")
    assert play.change(before) == {
        "sails": 1,
        "provisions": 1,
        "crates": 1,
        "supply": -1,
        "doubloon": -1,
        "pirates": -2,
        "in_city": 2,
    }
