"""The rulebook's worked examples of phase I, each as it is told (NAS-E1, E2, E3, E11)."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import position, ship


@pytest.mark.rule("NAS-E1", "NAS-N1")
def test_two_ways_out_of_the_captains_square() -> None:
    """Four pirates for two doubloons, or two pirates for opening a hold: tile 3A, upper left."""
    others = {"b1-c1": 2, "c1n": 2}
    play = position(one=ship(doubloon=0), captain="c1", occupied=others)
    assert play.can("walk") == {"walk d1", "walk c2"}
    assert not play.can("barge")
    before = play.ship(1)
    play.do("walk d1")
    assert play.change(before) == {"pirates": -4, "in_city": 4, "doubloon": 2}
    play = position(one=ship(doubloon=0), captain="c1", occupied=others).do("walk c2")
    assert play.change(before) == {"pirates": -2, "in_city": 2, "holds": 1}


@pytest.mark.rule("NAS-E2", "NAS-N2")
def test_a_barge_for_two_provisions() -> None:
    """One pirate on the way out, a doubloon, two pirates on the way in."""
    play = position(one=ship(pirates=3), captain="a1")
    before = play.ship(1)
    play.do("barge a1w f2e")
    assert play.change(before) == {
        "pirates": -3,
        "in_city": 3,
        "doubloon": -1,
        "provisions": 2,
    }
    assert play.captain == "f2"


@pytest.mark.rule("NAS-N4", "NAS-O1")
def test_a_pause_with_four_pirates_left() -> None:
    play = position(one=ship(pirates=4)).do("pause", "pause")
    assert (play.of(1, "pirates"), play.of(1, "rum")) == (4, 0)
    assert play.can("walk"), "in the next turn the player goes on"


@pytest.mark.rule("NAS-E3", "NAS-N7")
@pytest.mark.parametrize("others", ["cat crab", "cat cat", "crab crab"])
def test_who_owns_cat_and_crab_can_only_take_the_rat(others: str) -> None:
    first, second = others.split()
    play = position(
        one=ship(doubloon=0, sailors=3, cat=1, crab=1),
        captain="a2",
        animals=f"{first} rat {second}",
    ).do("walk b2")
    assert "1 tame rat" in play.news
    assert play.animal(1, "rat") == "ready"


@pytest.mark.rule("NAS-Z8", "NAS-E3", "NAS-N4")
def test_the_monkey_spirit_saves_the_rum_of_a_pause() -> None:
    play = position(one=ship(monkey_spirit=1)).do("spare rum", "pause")
    assert (play.of(1, "rum"), play.asked()) == (1, 2)


@pytest.mark.rule("NAS-E11", "NAS-N5")
def test_a_quay_gives_two_provisions_and_a_doubloon() -> None:
    play = position()
    before = play.ship(1)
    play.do("moor 1")
    assert play.change(before) == {"provisions": 2, "doubloon": 1}
    assert play.zone(1) == "A"


@pytest.mark.rule("NAS-N6", "NAS-R-7")
def test_all_alleys_occupied_he_begins_where_he_was() -> None:
    around = {"c3-d4": 2, "d3-d4": 2, "c4-d4": 2, "d4-d5": 2, "d4-e4": 1}
    play = position(visited="c3 d3", occupied=around)
    assert play.can("set") == {"set c3", "set d3"}
    play.do("set c3", "walk c2")
    assert (play.of(1, "holds"), play.occupied()["c2-c3"]) == (4, 1)


@pytest.mark.rule("NAS-Z1", "NAS-R-43")
def test_the_rats_hold_carries_a_good_and_provisions() -> None:
    """Another hold is full of crates, and one of provisions: a good and provisions share one."""
    one = ship(boat="B", pistol=2, rum=0, doubloon=0, crates=4, provisions=5, rat=1)
    play = position(phase="sea", one=one, posts={"B7": "pistol silver"})
    play.do("sail B", "plunder B7", "use rat")
    assert (play.of(1, "silver"), play.of(1, "provisions"), play.of(1, "crates")) == (1, 4, 4)
