"""A fight, from the choice of the adversary to the tile on the ship."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from tests.games.nassau.positions import GAME
from tests.games.nassau.positions_at_sea import (
    WEAPON_AGAINST,
    at_sea,
    beaten,
    boat,
    crates_on,
    fighting,
    foe_at,
    strength_of,
)
from tidetable.core.contract import look
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.scene import Scene
from tidetable.games import box

# --- Crates on the adversary ---------------------------------------------------------------------


@pytest.mark.rule("NAS-E5", "NAS-A5")
def test_two_sailors_and_three_harpoons_put_two_crates_on_a_kraken() -> None:
    assert fighting("kraken-4", sailors=2, harpoon=3).can() == {"put 1", "put 2"}


@pytest.mark.rule("NAS-E5", "NAS-A3")
def test_with_a_pirate_laid_down_they_put_three() -> None:
    play = fighting("kraken-4", sailors=2, harpoon=3, pirates=1)
    assert play.can() == {"put 1", "put 2", "put 3"}
    play.do("put 3")
    assert play.of(1, "lying") == 1
    assert crates_on(play, "B1") == [3, 0]


@pytest.mark.rule("NAS-A5")
@pytest.mark.parametrize(("type_", "weapon"), WEAPON_AGAINST.items())
def test_each_type_is_fought_with_one_weapon_only(type_: str, weapon: str) -> None:
    """The starting weapon counts; of the other types there are plenty, and they are no help."""
    plenty = dict.fromkeys([w for w in WEAPON_AGAINST.values() if w != weapon], 5)
    play = fighting(f"{type_}-7", sailors=3, crates=4, **(plenty | {weapon: 2}))
    assert play.can() == {"put 1", "put 2"}


@pytest.mark.rule("NAS-A5")
def test_only_carried_crates_are_put_and_more_than_needed_may_be() -> None:
    play = fighting("kraken-1", sailors=5, crates=4)
    assert play.can() == {"put 1", "put 2", "put 3", "put 4"}
    play.do("put 4")
    assert (play.of(1, "crates"), play.of(1, "supply")) == (0, 16)


@pytest.mark.rule("NAS-A5", "NAS-A5b", "NAS-A5c", "NAS-E8")
def test_crates_of_earlier_fights_count_whoever_put_them() -> None:
    """Strength 3, two crates of red; green leaves one more: good, 3 points, tile."""
    red = boat(on="B1:2")
    play = fighting("treasure-island-4", red).do("put 1").fight("nothing nothing nothing")
    play.do("good silver")
    assert play.of(1, "silver") == 1
    assert play.points() == [13, 10]
    assert beaten(play, 1) == [0, 0, 1, 0, 0]
    assert foe_at(play, "B1") == ""


@pytest.mark.rule("NAS-A5c", "NAS-R-2", "NAS-R-36")
def test_crates_of_a_beaten_adversary_return_to_their_owners_supplies() -> None:
    red, blue = boat(on="B1:2", crates=1), boat(on="B1:1", crates=0)
    play = fighting("pirate-ship-6", red, blue, crates=2).do("put 1")
    assert [play.of(n, "supply") for n in (1, 2, 3)] == [18, 17, 19]
    play.fight("nothing nothing nothing nothing")
    assert [play.of(n, "supply") for n in (1, 2, 3)] == [19, 19, 20]
    assert [play.of(n, "crates") for n in (1, 2, 3)] == [1, 1, 0]
    assert crates_on(play, "B1") == [0, 0, 0]
    assert play.points() == [14, 10, 10]
    assert [play.of(n, "sailors") for n in (1, 2, 3)] == [4, 2, 2]
    assert sum(beaten(play, 2)) == sum(beaten(play, 3)) == 0


@pytest.mark.rule("NAS-A5c", "NAS-A5b")
def test_otherwise_all_crates_stay_and_the_reward_is_had_all_the_same() -> None:
    red = boat(on="B1:1")
    play = fighting("kraken-5", red).do("put 1").fight("nothing nothing nothing")
    assert crates_on(play, "B1") == [1, 1]
    assert foe_at(play, "B1") == "kraken-5"
    assert play.points() == [13, 10]
    assert play.of(1, "rum") == 2
    assert beaten(play, 1) == [0, 0, 0, 0, 0]


@pytest.mark.rule("NAS-R-1", "NAS-A5c")
@pytest.mark.parametrize(("crates", "is_beaten"), [(2, False), (3, True), (4, True)])
def test_beaten_when_the_damage_reaches_the_strength(crates: int, is_beaten: bool) -> None:
    play = fighting("kraken-5", sailors=5, crates=4).do(f"put {crates}")
    play.fight("nothing nothing nothing")
    assert beaten(play, 1) == [int(is_beaten), 0, 0, 0, 0]
    assert ("1 beats kraken-5" in play.news) == is_beaten
    assert play.table.beaten_score[0] == 3 * is_beaten


@pytest.mark.rule("NAS-R-36")
def test_a_beaten_adversary_is_not_replaced() -> None:
    play = fighting("kraken-1").do("put 1").fight("nothing").do("draw B").draw()
    play.do("home home-port").draw()
    assert play.table.round == 2
    assert foe_at(play, "B1") == ""


@pytest.mark.rule("NAS-A5")
def test_an_adversary_of_the_zone_is_chosen() -> None:
    foes = {"B1": "kraken-4", "B2": "fortress-1", "B4": "pirate-ship-3", "A1": "kraken-1"}
    play = at_sea(boat(boat="B"), foes=foes).do("sail B")
    assert play.can("fight") == {"fight B1", "fight B2", "fight B4"}
    play.do("fight B4").fight("nothing nothing")
    assert [crates_on(play, slot)[0] for slot in foes] == [0, 0, 1, 0]


# --- What a fight needs --------------------------------------------------------------------------


@pytest.mark.rule("NAS-R-31")
def test_a_fight_needs_a_crate_or_a_bomb() -> None:
    foes = {"B1": "kraken-4"}
    assert "fight B1" in at_sea(boat(crates=1), foes=foes).do("sail B").can()
    assert "fight B1" in at_sea(boat(crates=0, bomb=1), foes=foes).do("sail B").can()
    assert "fight B1" not in at_sea(boat(crates=0), foes=foes).do("sail B").can()


@pytest.mark.rule("NAS-R-31", "NAS-R-32")
@pytest.mark.parametrize(("foe", "enough"), [("kraken-1", True), ("kraken-2", False)])
def test_a_crab_alone_will_do_only_where_it_lowers_the_strength_to_nothing(
    foe: str, enough: bool
) -> None:
    """However many crates of others lie there."""
    play = at_sea(boat(crates=0, crab=1), boat(on="B1:1"), foes={"B1": foe}).do("sail B")
    assert ("fight B1" in play.can()) == enough
    if enough:
        assert play.do("fight B1").can() == {"use crab"}
    used = at_sea(boat(crates=0, crab="used"), boat(on="B1:1"), foes={"B1": foe}).do("sail B")
    assert "fight B1" not in used.can()


@pytest.mark.rule("NAS-R-31")
def test_without_crates_the_crab_is_not_used_in_vain() -> None:
    play = fighting("kraken-4", crates=0, bomb=1, crab=1)
    assert play.can() == {"bomb", "use crab"}
    play.do("use crab")
    assert play.can() == {"bomb"}
    play = fighting("kraken-4", crates=1, crab=1, harpoon=1)
    assert play.can() == {"put 1", "use crab"}


@pytest.mark.rule("NAS-R-31", "NAS-A5")
def test_where_one_crate_is_all_there_is_no_question() -> None:
    play = fighting("kraken-4", crates=1)
    assert play.question() == "token"
    assert play.news[-1] == "1 put 1"


# --- Tokens --------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-A5a")
@pytest.mark.parametrize("foe", ["kraken-1", "kraken-2", "kraken-4", "kraken-6", "kraken-7"])
def test_as_many_tokens_are_drawn_as_its_strength_whatever_lies_on_it(foe: str) -> None:
    play = fighting(foe, boat(on=f"B1:{max(0, strength_of(foe) - 1)}"), sailors=5, crates=4)
    play.do("put 1" if strength_of(foe) == 1 else "put 4")
    drawn = 0
    while not play.over and play.question() == "token":
        play.do("token nothing")
        drawn += 1
    assert drawn == strength_of(foe)


@pytest.mark.rule("NAS-A5a")
def test_tokens_come_from_the_bag_and_go_back_after_the_fight() -> None:
    play = fighting("kraken-2").do("put 1")
    bag = play.odds()
    assert bag["token nothing"] == bag["token dodge"] == 7
    assert bag["token hold"] == 1
    assert sum(bag.values()) == 25
    play.do("token hold")
    assert play.odds() == {token: n for token, n in bag.items() if token != "token hold"}
    play.do("token nothing").fight(dice="3 3")
    assert list(play.table.tokens) == [0] * 13
    play = fighting("kraken-2").do("put 1")
    assert play.odds() == bag


@pytest.mark.rule("NAS-A5a", "NAS-A5b")
def test_nothing_has_no_effect() -> None:
    play = fighting("kraken-2", sailors=2).do("put 2")
    before = play.ship(1)
    play.fight("nothing nothing")
    assert play.change(before) == {"points": 2, "rum": 1, "supply": 2}


# --- Dodges --------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-E6", "NAS-A5a")
def test_four_crates_a_dodge_and_no_rum_paid_beat_a_strength_of_three() -> None:
    play = fighting("kraken-5", sailors=4, crates=4, rum=2).do("put 4")
    play.fight("dodge nothing nothing")
    assert play.question() == "dodge"
    assert play.can() == {"give-crate", "pay-rum"}
    play.do("give-crate")
    assert beaten(play, 1) == [1, 0, 0, 0, 0]
    assert play.of(1, "rum") == 4


@pytest.mark.rule("NAS-A5a")
def test_a_dodge_takes_a_crate_back_into_the_supply_not_into_a_hold() -> None:
    play = fighting("kraken-4", crates=3).do("put 2")
    before = play.ship(1)
    play.fight("dodge nothing nothing")
    assert crates_on(play, "B1") == [1, 0]
    assert play.of(1, "crates") == before["crates"] == 1
    assert play.of(1, "supply") == before["supply"] + 1
    assert "1 give-crate" in play.news


@pytest.mark.rule("NAS-A5a", "NAS-R-33")
def test_each_dodge_is_bought_off_with_a_rum_of_its_own() -> None:
    play = fighting("kraken-4", rum=2, crates=3).do("put 3").fight("dodge dodge dodge")
    play.do("pay-rum")
    assert play.question() == "dodge"
    play.do("pay-rum")
    assert play.question() != "dodge"
    assert crates_on(play, "B1") == [2, 0]


@pytest.mark.rule("NAS-R-33", "NAS-A5a")
def test_a_dodge_takes_crates_of_this_fight_then_the_bombs_then_older_ones() -> None:
    play = fighting("kraken-7", boat(on="B1:1"), on="B1:1", bomb=1, rum=1).do("bomb", "put 1")
    play.fight("dodge " * 5)
    left = []
    while play.question() == "dodge":
        left.append((int(play.table.put), int(play.table.bomb_crates), crates_on(play, "B1")))
        play.do("give-crate")
    assert left == [(1, 2, [4, 1]), (0, 2, [3, 1]), (0, 1, [2, 1]), (0, 0, [1, 1])]
    assert crates_on(play, "B1") == [0, 1], "nobody else's, and the fifth does nothing"
    assert play.of(1, "supply") == 20 - play.of(1, "crates")
    assert (play.points(), play.of(1, "rum")) == ([10, 10], 1)


@pytest.mark.rule("NAS-R-33")
def test_older_crates_too_can_be_saved_with_rum() -> None:
    play = fighting("kraken-5", on="B1:2", rum=1, crates=1).fight("dodge dodge nothing")
    play.do("give-crate")
    assert play.can() == {"give-crate", "pay-rum"}
    play.do("pay-rum")
    assert crates_on(play, "B1") == [2, 0]
    assert play.points() == [10, 10]


@pytest.mark.rule("NAS-R-33", "NAS-A5b")
def test_who_is_asked_can_see_and_hear_what_of_the_crates_is_of_this_fight() -> None:
    play = fighting("kraken-5", boat(on="B1:1"), on="B1:2", rum=1).do("put 2")
    play.fight("dodge nothing nothing")
    nassau = box("nassau")
    scene = Scene(look(play.state, 0), Phrases(GAME, nassau.words("en"), ["Ann", "Ben"]))
    words = "5 of 3 crates, 2 from this fight"
    assert words in nassau.draw(scene)
    assert f"{words}." in nassau.describe(scene)
    console = Console(width=120, record=True, file=StringIO())
    console.print(nassau.screen(scene))
    assert words in console.export_text()


@pytest.mark.rule("NAS-R-33")
def test_a_dodge_of_an_older_crate_may_save_the_adversary() -> None:
    """Strength 3, two old crates and one more; two dodges leave one."""
    play = fighting("kraken-5", on="B1:2", crates=1).fight("dodge dodge nothing")
    assert crates_on(play, "B1") == [1, 0]
    assert foe_at(play, "B1") == "kraken-5"


@pytest.mark.rule("NAS-A5b", "NAS-R-33")
def test_without_damage_of_this_fight_there_is_no_reward_and_there_are_no_points() -> None:
    play = fighting("kraken-5", on="B1:2", contract=1, lizard=1).do("put 1")
    play.fight("dodge nothing nothing")
    assert play.points() == [10, 10]
    assert (play.of(1, "rum"), play.of(1, "contract")) == (0, 1)
    assert foe_at(play, "B1") == "kraken-5"


# --- Attacks -------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-E7", "NAS-A5a")
@pytest.mark.parametrize(("dice", "repelled"), [("1 2 3", True), ("1 6 2", True), ("1 2 2", False)])
def test_three_sails_and_four_sailors_roll_three_dice(dice: str, repelled: bool) -> None:
    play = fighting("kraken-1", sails=3, sailors=4).do("put 1", "token sail").fight(dice=dice)
    assert play.of(1, "sails") == (3 if repelled else 2)
    assert ("1 repel sail" in play.news) == repelled
    assert ("1 loses sail" in play.news) != repelled


@pytest.mark.rule("NAS-A5a")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_each_three_four_five_and_six_cancels_an_attack(face: int) -> None:
    play = fighting("kraken-1", sails=1, rum=1).do("put 1", "token rum", f"die {face}")
    assert (play.of(1, "rum") == 1) == (face >= 3)


@pytest.mark.rule("NAS-A5a")
def test_a_die_shows_each_face_alike() -> None:
    play = fighting("kraken-1", rum=1).do("put 1", "token rum")
    assert play.odds() == {f"die {face}": 1 for face in range(1, 7)}


@pytest.mark.rule("NAS-A5a", "NAS-R-30")
def test_no_dice_are_rolled_where_nothing_attacks() -> None:
    play = fighting("kraken-5", sails=3, pirates=2, cat=1).do("put 3")
    play.fight("nothing dodge nothing")
    assert play.asked() == 2


@pytest.mark.rule("NAS-A5a", "NAS-R-34")
def test_the_player_chooses_which_attacks_are_repelled() -> None:
    play = fighting("kraken-5", sails=2, sailors=3, rum=1, doubloon=1).do("put 3")
    play.fight("rum doubloon sail", "5 1")
    assert play.question() == "repel"
    assert play.argument() == 1
    assert play.can() == {"repel rum", "repel doubloon", "repel sail"}
    play.do("repel doubloon")
    assert (play.of(1, "sails"), play.of(1, "doubloon"), play.of(1, "rum")) == (1, 1, 2)


@pytest.mark.rule("NAS-A5a", "NAS-R-34")
def test_each_hit_cancels_one_attack_and_the_last_choice_is_no_question() -> None:
    play = fighting("kraken-5", sails=2, sailors=3, rum=1, doubloon=1, provisions=2).do("put 3")
    play.fight("rum doubloon provision", "5 6").do("repel rum")
    assert play.argument() == 1
    assert play.can() == {"repel doubloon", "repel provision"}
    play.do("repel provision")
    assert (play.of(1, "doubloon"), play.of(1, "provisions")) == (0, 1)
    play = fighting("kraken-5", sails=3, sailors=3, rum=1, doubloon=1).do("put 3")
    play.fight("rum doubloon nothing", "5 6 1")
    assert [line for line in play.news if "repel" in line] == ["1 repel doubloon", "1 repel rum"]
    assert play.asked() == 2
    play = fighting("kraken-5", sails=3, sailors=3, rum=1).do("put 3")
    play.fight("nothing rum nothing", "5 6 3")
    assert [line for line in play.news if "repel" in line] == ["1 repel rum"]
