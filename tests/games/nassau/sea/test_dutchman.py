"""The Flying Dutchman: his tiles, his attack, the end of a round and the quay on the right."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import Play, Ship, start
from tests.games.nassau.positions_at_sea import at_sea, boat
from tidetable.games.nassau.rules.verbs import WEAPONS, ZONES


def attacking(*others: Ship, round_: int = 1, **things: int | str) -> Play:
    """Return a game in which player 1 has just gone to attack the Dutchman in F."""
    plain: Ship = {"boat": "F", "sailors": 3, "crates": 3, "rum": 0, "harpoon": 3}
    play = at_sea(boat(**(plain | things)), *others, dutchman="F", round_=round_)
    return play.do("sail F", "dutchman")


def quays(play: Play) -> list[list[int]]:
    """Return the crates of all players on the tile, below it, and on the right."""
    table = play.table
    rows = (table.dutchman_crates, table.dutchman_below, table.dutchman_quay)
    return [[int(n) for n in row[: table.seats]] for row in rows]


def finish(play: Play) -> Play:
    """Let all go home and chance turn up the next round."""
    while play.asked() and play.question() in ("sea", "home"):
        play.do("home home-port")
    return play.draw()


# --- Setup ---------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-X1")
def test_four_of_five_weapons_lie_face_up_and_one_tile_is_turned_up() -> None:
    play = start(2, dutchman="yes").draw()
    table = play.table
    assert len({*table.dutchman_weapons}) == 4
    assert all(0 <= weapon < len(WEAPONS.tokens) for weapon in table.dutchman_weapons)
    assert 1 <= table.dutchman < len(ZONES.tokens)
    assert [*table.dutchmen_seen].count(1) == 1
    assert table.sea_dog >= 1


@pytest.mark.rule("NAS-X1")
def test_each_weapon_and_each_zone_from_b_to_i_is_as_likely() -> None:
    play = start(2, dutchman="yes", first="1")
    while play.question() != "dutchman-weapon":
        play.do(next(iter(play.odds())))
    assert play.odds() == {f"dutchman-weapon {weapon}": 1 for weapon in WEAPONS.tokens}
    play.do("dutchman-weapon hook")
    assert "dutchman-weapon hook" not in play.odds()
    play.do("dutchman-weapon pistol", "dutchman-weapon harpoon", "dutchman-weapon cannon")
    assert play.odds() == {f"dutchman-zone {zone}": 1 for zone in "BCDEFGHI"}


@pytest.mark.rule("NAS-X1", "NAS-R-38")
def test_he_may_be_in_play_alone_without_him_or_with_the_sea_dog() -> None:
    alone = start(2, dutchman="alone").draw().table
    assert (alone.sea_dog, alone.offering) == (-1, -1)
    assert alone.dutchman >= 1
    without = start(2, dutchman="no").draw().table
    assert without.dutchman == -1
    assert [*without.dutchman_weapons] == [-1] * 4
    assert without.sea_dog >= 1


@pytest.mark.rule("NAS-R-38", "NAS-X1")
def test_with_the_dutchman_alone_there_is_no_sea_dog_to_meet_or_to_turn_up() -> None:
    play = at_sea(boat(boat="I", compass=1), dutchman="F", dutchman_alone=True)
    assert play.can("steer") == {"steer dutchman"}
    assert "meet" not in play.do("sail I").can()
    play.do("listen", "draw B").draw()
    assert finish(play).table.round == 2
    drawn = [line.split()[1] for line in play.news if line.startswith("chance")]
    assert drawn[-4:] == ["animal", "animal", "animal", "dutchman-zone"]


# --- The attack ----------------------------------------------------------------------------------


@pytest.mark.rule("NAS-E14", "NAS-X2")
def test_three_harpoons_two_sailors_and_a_pirate_put_three_crates_then_two_rum() -> None:
    play = attacking(sailors=2, pirates=1)
    assert play.can() == {"put 1", "put 2", "put 3"}
    play.do("put 3")
    assert play.of(1, "lying") == 1
    play.do("token rum")
    assert play.question() == "token"
    play.do("token nothing").fight(dice="4 1")
    assert quays(play)[0] == [3, 0]
    assert play.of(1, "rum") == 2
    assert play.points() == [10, 10]
    assert play.asked() == 2


@pytest.mark.rule("NAS-X2")
@pytest.mark.parametrize(("round_", "tokens"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_two_to_five_tokens_in_rounds_one_to_four(round_: int, tokens: int) -> None:
    play = attacking(round_=round_, crates=1)
    drawn = 0
    while play.question() == "token":
        play.do("token nothing")
        drawn += 1
    assert drawn == tokens


@pytest.mark.rule("NAS-X2")
@pytest.mark.parametrize(
    ("round_", "weapon"), [(1, "harpoon"), (2, "hook"), (3, "pistol"), (4, "sabre")]
)
def test_it_is_the_weapon_of_the_round_that_counts(round_: int, weapon: str) -> None:
    arms = dict.fromkeys(WEAPONS.tokens, 5) | {weapon: 2}
    play = attacking(round_=round_, crates=4, sailors=4, **arms)
    assert play.can() == {"put 1", "put 2"}


@pytest.mark.rule("NAS-X2", "NAS-R-31")
def test_he_is_attacked_in_his_zone_only_and_with_crates_only() -> None:
    play = at_sea(boat(boat="F", crates=1), dutchman="F").do("sail F")
    assert "dutchman" in play.can()
    play = at_sea(boat(boat="F", crates=1), dutchman="F").do("sail E")
    assert "dutchman" not in play.can()
    play = at_sea(boat(boat="F", crates=0, bomb=1, crab=1), dutchman="F").do("sail F")
    assert "dutchman" not in play.can()


@pytest.mark.rule("NAS-R-48", "NAS-X2")
def test_the_two_rum_come_last_whatever_the_damage() -> None:
    """They are too late for the dodges, and come although nothing is left on the tile."""
    play = attacking(crates=2).do("put 2").fight("dodge dodge")
    assert quays(play)[0] == [0, 0]
    assert (play.of(1, "rum"), play.of(1, "supply")) == (2, 20)
    assert play.asked() == 2


@pytest.mark.rule("NAS-R-48")
def test_rum_against_dodges_and_the_monkey_spirit_work() -> None:
    play = attacking(rum=1, monkey_spirit=1).do("put 1").fight("dodge dodge")
    assert play.can() == {"give-crate", "pay-rum", "spare rum"}
    play.do("spare rum", "pay-rum", "pay-rum")
    assert quays(play)[0] == [1, 0]
    assert play.of(1, "rum") == 2


@pytest.mark.rule("NAS-R-48")
def test_bomb_crab_cat_contract_and_lizard_do_not() -> None:
    animals = {"crab": 1, "cat": 1, "lizard": 1}
    play = attacking(bomb=1, contract=1, sails=1, **animals)
    assert play.can() == {"put 1", "put 2", "put 3"}
    play.do("put 1").fight("rum nothing", "1")
    assert play.asked() == 2
    assert (play.of(1, "bomb"), play.of(1, "contract"), play.of(1, "rum")) == (1, 1, 2)
    assert play.points() == [7, 10]


@pytest.mark.rule("NAS-X2", "NAS-A5d")
def test_his_attacks_take_what_attacks_take() -> None:
    play = attacking(sails=3, crates=1, harpoon=2).fight("sail harpoon", "1 2 6").do("repel sail")
    assert (play.of(1, "sails"), play.of(1, "harpoon")) == (3, 1)


@pytest.mark.rule("NAS-R-48")
def test_several_attacks_a_round_are_allowed_and_add_up() -> None:
    play = attacking(boat(provisions=3), provisions=3, crates=4).do("put 1")
    play.fight("nothing nothing").do("home home-port")
    play.do("sail F", "dutchman", "put 2").fight("nothing nothing")
    assert quays(play)[0] == [3, 0]
    assert play.of(1, "rum") == 4


@pytest.mark.rule("NAS-X2", "NAS-R-33")
def test_a_dodge_takes_crates_of_this_attack_and_then_of_an_earlier_one() -> None:
    play = attacking(boat(dutchman_crates=1), dutchman_crates=2, crates=1).fight("dodge dodge")
    assert quays(play)[0] == [1, 1]
    assert play.of(1, "supply") == 19


@pytest.mark.rule("NAS-R-48")
def test_his_crates_count_for_no_tale_and_not_in_the_home_port() -> None:
    mine = boat(dutchman_crates=1, dutchman_quay=3, tales="9 55")
    play = at_sea(mine, boat(provisions=3), dutchman="F")
    play.do("home campfire", "promise 2", "tell 9", "tell 55", "sail A", "listen", "draw B").draw()
    assert [line for line in play.news if line.startswith("1 joked")] == ["1 joked S", "1 joked B"]
    assert play.of(1, "tales") == 0
    assert play.points()[0] == 12


@pytest.mark.rule("NAS-O4", "NAS-R-28")
def test_the_compass_leads_to_him_too() -> None:
    play = at_sea(boat(compass=1), dutchman="G", foes={"D1": "kraken-1"}).do("steer dutchman")
    assert play.zone(1) == "G"


# --- The end of the round ------------------------------------------------------------------------


@pytest.mark.rule("NAS-E14", "NAS-X3")
def test_three_crates_to_two_seven_points_one_below_and_two_and_two_to_the_right() -> None:
    play = at_sea(boat(dutchman_crates=2), boat(dutchman_crates=3), dutchman="F")
    finish(play)
    assert quays(play) == [[0, 0], [0, 1], [2, 2]]
    assert play.points() == [10 - 5, 10 + 7 - 5]
    assert [play.of(n, "supply") for n in (1, 2)] == [15, 14]


@pytest.mark.rule("NAS-X3")
def test_all_who_are_tied_score_and_leave_a_crate_each() -> None:
    boats = [boat(dutchman_crates=n) for n in (2, 0, 2, 1)]
    play = finish(at_sea(*boats, dutchman="I"))
    assert quays(play) == [[0] * 4, [1, 0, 1, 0], [1, 0, 1, 1]]
    assert play.points() == [13, 5, 13, 5]


@pytest.mark.rule("NAS-R-49", "NAS-X3")
def test_nobody_on_the_tile_nobody_scores() -> None:
    play = finish(at_sea(boat(), boat(), dutchman="I"))
    assert quays(play) == [[0, 0], [0, 0], [0, 0]]
    assert play.points() == [5, 5]


@pytest.mark.rule("NAS-X3")
def test_his_crates_do_not_come_back() -> None:
    play = finish(at_sea(boat(dutchman_crates=1, dutchman_quay=4), dutchman="I"))
    assert quays(play) == [[0, 0], [1, 0], [4, 0]]
    assert play.of(1, "crates") + play.of(1, "supply") == 15


# --- The final scoring ---------------------------------------------------------------------------


def places(*crates: int, below: int = 0) -> list[int]:
    """Return the Dutchman's points at the end for so many crates on the right."""
    nothing = {"crates": 0, "provisions": 1, "rum": 0, "doubloon": 0}
    boats = [boat(**nothing, dutchman_quay=n, supply=20 - n - below) for n in crates]
    play = finish(at_sea(*boats, dutchman="I", round_=4))
    assert play.over
    return [n - 5 for n in play.points()]


@pytest.mark.rule("NAS-E14", "NAS-X4")
def test_two_firsts_the_third_and_one_without_crates() -> None:
    assert places(4, 2, 4, 0) == [25, 10, 25, 0]


@pytest.mark.rule("NAS-X4", "NAS-R-14")
@pytest.mark.parametrize(
    ("crates", "points"),
    [
        *[
            ((5, 4, 3, 2), [25, 15, 10, 5]),
            ((2, 2, 2, 2), [25] * 4),
            ((1, 3, 3, 1), [10, 25, 25, 10]),
        ],
        *[((4, 3, 3, 3), [25, 15, 15, 15]), ((4, 3, 3, 1), [25, 15, 15, 5]), ((0, 1), [0, 25])],
        *[((3, 3, 3, 1), [25, 25, 25, 5]), ((0, 0), [0, 0])],
    ],
)
def test_tied_players_share_a_place_and_the_following_are_skipped(
    crates: tuple[int, ...], points: list[int]
) -> None:
    assert places(*crates) == points


@pytest.mark.rule("NAS-R-49", "NAS-X4")
def test_who_has_crates_below_the_tiles_alone_has_no_place() -> None:
    assert places(0, 2, below=3) == [0, 25]


@pytest.mark.rule("NAS-R-47", "NAS-X3", "NAS-X4")
def test_the_last_tile_is_scored_before_the_places() -> None:
    """The winner of round four leaves a crate below it: two are left on the right."""
    nothing = {"crates": 0, "provisions": 1, "rum": 0, "doubloon": 0}
    boats = [boat(**nothing, dutchman_crates=3), boat(**nothing, dutchman_crates=2)]
    play = finish(at_sea(*boats, dutchman="F", round_=4))
    assert play.points() == [10 - 5 + 7 + 25, 10 - 5 + 25]
