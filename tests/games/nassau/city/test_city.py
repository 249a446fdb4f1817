"""Phase I, moving the captain (NAS-N1 to N3, N6): alleys, the barge, the extra move, stuck."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import Play, Ship, position, ship

POOR = ship(doubloon=0)
PIRATES_ALL_AROUND = {"c3-d4": 2, "d3-d4": 2, "c4-d4": 2, "d4-d5": 2, "d4-e4": 1}


def stuck(
    one: Ship | None = None,
    visited: str = "d2 f6",
    sections: dict[str, int] | None = None,
    more: dict[str, int] | None = None,
) -> Play:
    """The captain stands on d4, where a pirate stands on every alley; 5 of player 1 are left."""
    occupied = PIRATES_ALL_AROUND | (more or {})
    return position(one=one, visited=visited, sections=sections, occupied=occupied)


# --- Moves ---------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-N1")
def test_a_move_fills_the_alley_and_takes_what_the_square_shows() -> None:
    play = position(one=POOR, captain="c1")
    before = play.ship(1)
    play.do("walk d1")
    assert play.captain == "d1"
    assert play.change(before) == {"pirates": -4, "in_city": 4, "doubloon": 2}
    assert play.occupied() == {"c1-d1": 1}
    assert play.news == ["1 walk d1", "1 gets doubloon-2"]


@pytest.mark.rule("NAS-N1")
def test_a_stroke_is_a_choice_of_one() -> None:
    play = position(one=POOR).do("walk c4")
    assert play.can() == {"take crate-3", "take provision-2"}
    before = play.ship(1)
    play.do("take provision-2")
    assert play.change(before) == {"provisions": 2}


@pytest.mark.rule("NAS-N1")
def test_the_turn_ends_and_the_next_player_goes_on_from_there() -> None:
    play = position(seats=3, one=POOR, two=POOR, player=2).do("walk d3", "take sail-1")
    assert (play.asked(), play.question(), play.captain) == (3, "city", "d3")
    assert play.can("walk") == {"walk d2", "walk c3", "walk e3"}


@pytest.mark.rule("NAS-N1")
def test_only_along_alleys() -> None:
    assert position().can("walk") == {"walk c3", "walk d3", "walk c4", "walk e4", "walk d5"}
    assert position(captain="b6").can("walk") == {"walk a5", "walk a6", "walk b5", "walk c6"}
    assert position(captain="c4").can("walk") == {"walk c3", "walk b4", "walk d4", "walk c5"}


@pytest.mark.rule("NAS-N1")
def test_not_where_anybodys_pirates_stand() -> None:
    play = position(occupied={"c3-d4": 1, "d4-e4": 2})
    assert play.can("walk") == {"walk d3", "walk c4", "walk d5"}


@pytest.mark.rule("NAS-N1")
def test_a_pirate_for_every_section() -> None:
    assert position(one=ship(pirates=2)).can("walk") == {
        *("walk c3", "walk d3", "walk c4", "walk d5")
    }
    assert position(one=ship(pirates=1)).can("walk") == {"walk d3"}
    assert position(one=ship(pirates=0)).can("walk") == set()


@pytest.mark.rule("NAS-N1")
def test_the_pirates_are_ones_own() -> None:
    play = position(seats=2, one=ship(doubloon=0, pirates=2), two=ship(doubloon=0))
    play.do("walk d5", "take cannon-1")
    assert (play.asked(), play.of(1, "pirates")) == (2, 0)
    play.do("walk d6", "take crate-3")
    assert play.occupied() == {"d4-d5": 1, "d5-d6": 2}
    assert (play.of(1, "in_city"), play.of(2, "in_city")) == (2, 2)
    assert play.can("walk") == set(), "player 1 has none left"


@pytest.mark.rule("NAS-R-23")
def test_a_square_gives_again_to_who_comes_by_another_alley() -> None:
    play = position(one=POOR, two=POOR, captain="e3")
    play.do("walk e4", "take rum-2").do("walk d4", "hire 2")
    play.do("walk d3", "take sail-1").do("walk e3", "take hook-1")
    play.do("walk f3", "take compass-1").do("walk f4")
    before = play.ship(1)
    play.do("walk e4", "take rum-2")
    assert play.change(before) == {"rum": 2, "pirates": -3, "in_city": 3}


# --- The barge -----------------------------------------------------------------------------------


@pytest.mark.rule("NAS-N2")
def test_the_barge_fills_two_alleys_and_costs_a_doubloon() -> None:
    play = position(captain="f1")
    before = play.ship(1)
    play.do("barge f1n f2e")
    assert play.captain == "f2"
    assert play.occupied() == {"f1n": 1, "f2e": 1}
    assert play.change(before) == {
        "pirates": -3,
        "in_city": 3,
        "doubloon": -1,
        "provisions": 2,
    }


@pytest.mark.rule("NAS-N2", "NAS-R-11")
def test_only_without_doubloons_two_points_are_lost_instead() -> None:
    play = position(one=ship(doubloon=0, points=1), captain="f1")
    play.do("barge f1n f2e")
    assert (play.points(), play.of(1, "doubloon")) == ([-1, 10], 0)
    assert "1 pays 2" in play.news
    rich = position(one=ship(doubloon=3), captain="f1").do("barge f1n f2e")
    assert (rich.points(), rich.of(1, "doubloon")) == ([10, 10], 2)


@pytest.mark.rule("NAS-N2")
def test_both_alleys_must_be_free_and_there_must_be_pirates_for_both() -> None:
    play = position(captain="f1", occupied={"f1e": 2, "c6s": 1})
    assert not any("f1e" in text or "c6s" in text for text in play.can())
    assert "barge f1n a6w" in play.can()
    few = position(one=ship(pirates=2), captain="f1")
    assert "barge f1n a6w" not in few.can(), "1 + 2 sections"
    assert "barge f1n a6s" in few.can(), "1 + 1"
    assert position(one=ship(pirates=1), captain="f1").can("barge") == set()


@pytest.mark.rule("NAS-N2")
def test_the_way_out_begins_where_the_captain_stands() -> None:
    assert position().can("barge") == set(), "no alley leaves the city from d4"
    outs = {text.split()[1] for text in position(captain="a6").can("barge")}
    assert outs == {"a6s", "a6w"}


@pytest.mark.rule("NAS-R-23")
def test_the_barge_leads_to_another_square() -> None:
    play = position(captain="f1")
    backs = {text.split()[2] for text in play.can("barge")}
    assert not backs & {"f1n", "f1e"}
    assert len(backs) == 22


@pytest.mark.rule("NAS-R-23")
def test_the_barge_is_paid_before_the_new_gain() -> None:
    play = position(one=POOR, captain="f1").do("barge f1n d1n")
    assert (play.points()[0], play.of(1, "doubloon")) == (8, 2)


@pytest.mark.rule("NAS-R-23", "NAS-R-24")
def test_two_points_are_enough_once_the_last_doubloon_is_spent() -> None:
    """The first barge and the extra move cost a doubloon each, the second barge 2 points."""
    play = position(one=ship(doubloon=2), captain="f2")
    play.do("barge f2e f1n", "take pistol-1", "again")
    assert (play.of(1, "doubloon"), play.points()[0]) == (0, 10)
    play.do("barge f1e a1n")
    assert (play.of(1, "doubloon"), play.points()[0], play.captain) == (0, 8, "a1")


# --- The extra move ------------------------------------------------------------------------------


@pytest.mark.rule("NAS-N3")
def test_a_doubloon_moves_him_once_more_for_a_second_gain() -> None:
    play = position(one=ship(doubloon=2)).do("walk d3", "take sail-1")
    assert (play.question(), play.can()) == ("again", {"again", "enough"})
    play.do("again", "walk e3", "take hook-1")
    assert (play.of(1, "sails"), play.of(1, "hook"), play.of(1, "doubloon")) == (3, 2, 1)
    assert play.captain == "e3"


@pytest.mark.rule("NAS-N3", "NAS-R-13")
def test_once_in_a_turn_but_in_every_turn() -> None:
    play = position(one=ship(doubloon=3), two=POOR).do("walk d3", "take sail-1", "again")
    play.do("walk e3", "take hook-1")
    assert play.asked() == 2, "two doubloons are left, but the turn is over"
    play.do("walk e4", "take rum-2", "walk d4", "hire 3")
    assert (play.asked(), play.question()) == (1, "again")


@pytest.mark.rule("NAS-N3")
def test_enough_ends_the_turn_and_costs_nothing() -> None:
    play = position().do("walk d3", "take sail-1", "enough")
    assert (play.asked(), play.of(1, "doubloon"), play.captain) == (2, 1, "d3")


@pytest.mark.rule("NAS-R-24")
def test_what_the_first_move_gave_can_be_used_for_the_second() -> None:
    play = position(one=POOR).do("walk e4", "take doubloon-2")
    assert play.question() == "again"
    play = position(one=ship(pirates=2), captain="d1", sections={"d2-d3": 1})
    play.do("walk d2", "hire 5", "again")
    assert play.can() == {"walk d3"}, "with the pirate from the tavern"


@pytest.mark.rule("NAS-R-24")
def test_not_asked_of_who_cannot_pay_or_cannot_move() -> None:
    assert position(one=POOR).do("walk d3", "take sail-1").asked() == 2
    assert position(one=ship(pirates=1)).do("walk d3", "take sail-1").asked() == 2
    play = position(one=ship(doubloon=1), captain="f1").do("barge f1n f2e")
    assert play.asked() == 2, "the doubloon is spent"


@pytest.mark.rule("NAS-R-24", "NAS-R-25")
def test_once_paid_it_must_be_a_move() -> None:
    play = position().do("walk d3", "take sail-1", "again")
    assert play.question() == "walk"
    assert play.can() == {"walk d2", "walk c3", "walk e3"}, "no pause, no quay, no way back"


@pytest.mark.rule("NAS-R-24")
def test_the_extra_move_may_begin_elsewhere() -> None:
    play = position(
        one=ship(doubloon=1),
        captain="d3",
        occupied={"d4-e4": 1, "c3-d4": 2, "d4-d5": 2, "c4-d4": 2},
    )
    play.do("walk d4", "hire 1", "again")
    assert play.can() == {"set d3"}
    play.do("set d3")
    assert play.can() == {"walk d2", "walk c3", "walk e3"}
    play.do("walk c3", "take sabre-1")
    assert play.asked() == 2, "no third move"


@pytest.mark.rule("NAS-R-24")
def test_the_extra_move_does_not_follow_a_pause() -> None:
    play = position().do("pause")
    assert (play.asked(), play.of(1, "doubloon")) == (2, 1)


# --- A stuck captain -----------------------------------------------------------------------------


@pytest.mark.rule("NAS-N6")
def test_a_stuck_captain_may_be_set_where_he_has_been() -> None:
    play = stuck(POOR)
    assert play.can("walk") == set()
    assert play.can("set") == {"set d2", "set f6"}
    before = play.ship(1)
    play.do("set d2")
    assert play.captain == "d2"
    assert play.change(before) == {}, "the pirate shown there is not taken"
    assert play.can() == {"walk d1", "walk c2", "walk e2", "walk d3"}
    play.do("walk d1")
    assert (play.of(1, "doubloon"), play.occupied()["d1-d2"]) == (2, 1)


@pytest.mark.rule("NAS-R-7")
def test_a_move_must_follow() -> None:
    assert stuck().do("set f6").can("pause") == set()
    assert stuck().do("set f6").can("moor") == set()
    assert stuck().do("set f6").can("set") == set()
    assert "barge f6s a1n" in stuck().do("set f6").can()


@pytest.mark.rule("NAS-R-7")
def test_only_where_a_legal_move_leads_on() -> None:
    """From f6 a barge needs two pirates, a walk too; from d2 a walk needs two."""
    assert stuck(ship(pirates=2)).can("set") == {"set d2", "set f6"}
    assert stuck(ship(pirates=1)).can("set") == set()
    assert stuck(ship(pirates=1), sections={"d1-d2": 1}).can("set") == {"set d2"}
    closed = stuck(sections={"d1-d2": 1}, more={"d1-d2": 2})
    assert closed.can("set") == {"set d2", "set f6"}, "three more alleys leave d2"


@pytest.mark.rule("NAS-R-7", "NAS-R-25")
def test_else_there_is_only_the_pause_and_the_pass() -> None:
    play = stuck(visited="")
    assert play.can() == {"pause", *(f"moor {n}" for n in range(1, 6))}
    play.do("moor 2").draw()
    assert play.captain == "d4"


@pytest.mark.rule("NAS-R-7")
def test_ways_out_of_the_city_count() -> None:
    inner = {"a1-b1": 2, "a1-a2": 2}
    free = position(captain="a1", visited="d4", occupied=inner | {"a1w": 1})
    assert free.can("set") == set()
    assert len(free.can("barge")) == 22
    play = position(captain="a1", visited="d4", occupied=inner | {"a1w": 1, "a1n": 1})
    assert play.can("set") == {"set d4"}


@pytest.mark.rule("NAS-N6", "NAS-R-7")
def test_too_few_pirates_is_not_stuck() -> None:
    play = position(one=ship(pirates=1), visited="d3", sections={"d3-d4": 2, "d2-d3": 1})
    assert play.can() == {"pause", *(f"moor {n}" for n in range(1, 6))}


@pytest.mark.rule("NAS-R-7")
def test_the_square_where_he_began_the_round_is_one_of_them() -> None:
    play = position(one=POOR, occupied={"d2-d3": 2, "c3-d3": 1, "d3-e3": 1})
    play.do("walk d3", "take sail-1")
    assert play.can("set") == {"set d4"}


@pytest.mark.rule("NAS-R-7")
def test_and_so_is_every_square_that_he_came_to() -> None:
    """From d4 by d3 to e3, where all else is occupied; d4 and d3 are behind him."""
    play = position(one=POOR, two=POOR, occupied={"e3-e4": 1, "e3-f3": 2, "e2-e3": 2})
    play.do("walk d3", "take sail-1", "walk e3", "take hook-1")
    assert play.can("set") == {"set d4", "set d3"}


@pytest.mark.rule("NAS-N6", "NAS-N3")
def test_after_a_move_from_elsewhere_the_extra_move_is_due() -> None:
    play = stuck().do("set d2", "walk d3", "take sail-1")
    assert (play.question(), play.asked()) == ("again", 1)


@pytest.mark.rule("NAS-R-7", "NAS-N1")
def test_a_new_round_forgets_where_he_was_and_empties_the_alleys() -> None:
    play = position(one=POOR, two=POOR).do("walk d3", "take sail-1", "walk e3", "take hook-1")
    play.do("moor 1", "moor 2")
    while play.table.round == 1:
        play.do("home home-port" if play.asked() else next(iter(play.odds())))
    assert (play.captain, play.occupied()) == ("e3", {})
    assert sum(play.table.visited) == 1
    assert list(play.table.quays) == [-1] * 5
    assert {"moor 1", "moor 2"} <= play.can()
