"""Phase I, whose turn it is (NAS-N4, N5): the pause, the pass, quays, the dolphin."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import position, ship

QUAYS = {f"moor {n}" for n in range(1, 6)}


# --- The pause -----------------------------------------------------------------------------------


@pytest.mark.rule("NAS-N4")
def test_a_pause_costs_a_rum_and_nothing_else() -> None:
    play = position()
    before = play.ship(1)
    play.do("pause")
    assert play.change(before) == {"rum": -1}
    assert (play.asked(), play.captain, play.occupied()) == (2, "d4", {})


@pytest.mark.rule("NAS-N4")
def test_the_next_turn_is_as_before() -> None:
    play = position(one=ship(rum=2)).do("pause", "pause")
    assert (play.asked(), play.question()) == (1, "city")
    assert play.can("walk") == {"walk c3", "walk d3", "walk c4", "walk e4", "walk d5"}
    assert play.can("moor") == QUAYS


@pytest.mark.rule("NAS-N4")
def test_no_pause_without_rum() -> None:
    assert "pause" not in position(one=ship(rum=0)).can()


@pytest.mark.rule("NAS-R-25", "NAS-R-26")
def test_who_is_alone_may_pause_and_is_asked_again_at_once() -> None:
    play = position(player=2, one=ship(rum=2, pirates=0)).do("moor 1")
    assert play.can() == {"pause", *QUAYS - {"moor 1"}}
    play.do("pause")
    assert (play.asked(), play.of(1, "rum")) == (1, 1)
    play.do("pause")
    assert play.can() == QUAYS - {"moor 1"}, "it costs rum, so it ends"


# --- The pass ------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-N5")
@pytest.mark.parametrize(
    ("quay", "bonus"),
    [(1, {"doubloon": 1}), (2, {"rum": 1}), (4, {"crates": 2, "supply": -2}), (5, {"compass": 1})],
)
def test_a_harbour_quay_gives_two_provisions_and_its_bonus(
    quay: int, bonus: dict[str, int]
) -> None:
    play = position()
    before = play.ship(1)
    play.do(f"moor {quay}")
    assert play.change(before) == {"provisions": 2} | bonus
    assert play.zone(1) == "A"


@pytest.mark.rule("NAS-N5")
def test_the_third_quay_gives_a_tale_from_a_pile_of_choice() -> None:
    play = position().do("moor 3")
    assert play.can() == {"draw Arrr", "draw B"}
    play.do("draw B", "tale 74")
    assert (play.hand(1), play.asked()) == (["74"], 2)


@pytest.mark.rule("NAS-N5", "NAS-R-5")
def test_an_own_outpost_gives_two_provisions_and_its_zone() -> None:
    play = position(one=ship(outposts="E9"), two=ship(outposts="G9"))
    assert play.can("moor") == {*QUAYS, "moor E9"}
    before = play.ship(1)
    play.do("moor E9")
    assert play.change(before) == {"provisions": 2}
    assert play.zone(1) == "E"
    play.do("moor 1")
    assert (play.zone(2), play.asked()) == ("A", 1)
    assert "sail F" in play.can(), "one zone from E, three from A"


@pytest.mark.rule("NAS-R-6")
def test_a_harbour_quay_takes_one_boat() -> None:
    play = position(seats=3).do("moor 4")
    assert play.can("moor") == QUAYS - {"moor 4"}
    play.do("moor 1")
    assert play.can("moor") == QUAYS - {"moor 4", "moor 1"}


@pytest.mark.rule("NAS-N5")
def test_passing_needs_no_lack_of_pirates() -> None:
    play = position()
    assert play.can("walk")
    before = play.of(1, "pirates")
    play.do("moor 2")
    assert play.of(1, "pirates") == before, "they stay on the ship for phase II"


@pytest.mark.rule("NAS-N5")
def test_the_first_to_pass_takes_the_dolphin_and_begins_at_sea() -> None:
    play = position(seats=3, player=2)
    assert play.dolphin == 2
    play.do("pause", "moor 1")
    assert play.dolphin == 3
    assert play.news.count("3 dolphin") == 1
    play.do("moor 2", "moor 4")
    assert (play.dolphin, play.question(), play.asked()) == (3, "sea", 3)
    assert not {"1 dolphin", "2 dolphin"} & {*play.news}


@pytest.mark.rule("NAS-N5", "NAS-R-26")
def test_not_the_one_after_the_last_to_pass() -> None:
    play = position(seats=3).do("moor 1", "pause", "moor 2", "moor 4")
    assert (play.dolphin, play.question(), play.asked()) == (1, "sea", 1)


@pytest.mark.rule("NAS-N5", "NAS-R-26")
def test_who_has_passed_is_left_out() -> None:
    poor = ship(doubloon=0)
    play = position(seats=4, one=poor, two=poor, three=poor, four=poor)
    play.do("pause", "moor 1", "pause", "pause")
    assert play.asked() == 1
    play.do("walk d3", "take sail-1")
    assert play.asked() == 3, "clockwise, without the second player"
    play.do("moor 2", "moor 4")
    assert play.asked() == 1
    play.do("walk e3", "take hook-1")
    assert (play.asked(), play.question()) == (1, "city"), "alone, without waiting"
    play.do("moor 5")
    assert (play.table.phase, play.asked()) == (2, 2)


@pytest.mark.rule("NAS-R-26")
def test_the_dolphin_decides_only_who_begins_the_next_phase() -> None:
    play = position(seats=3, one=ship(doubloon=0)).do("walk d3", "take sail-1", "moor 1")
    assert (play.dolphin, play.asked()) == (2, 3)
    play.do("pause")
    assert play.asked() == 1, "not from the holder"


@pytest.mark.rule("NAS-R-25")
def test_a_turn_is_one_of_move_pause_and_pass() -> None:
    kinds = {text.split()[0] for text in position(captain="a1").can()}
    assert kinds == {"walk", "barge", "pause", "moor"}
    for text in ("pause", "moor 1"):
        assert position().do(text).asked() == 2
