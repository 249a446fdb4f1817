"""What speaks for an answer in Nassau."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import GAME, Play, position, ship
from tests.games.nassau.positions_at_sea import at_sea, boat, fighting, strength_of
from tests.games.telling import Telling, telling
from tidetable.games.nassau.rules.archipelago import N_ADVERSARY_GAINS
from tidetable.games.nassau.rules.verbs import ADVERSARIES, GAINS, OBJECTS, named
from tidetable.games.nassau.think.merits import merits

ISLANDS = GAME.islands
POOR = ship(doubloon=0)


def told(play: Play, text: str) -> Telling:
    return telling(merits, GAME, play.state, text)


def gets(found: Telling) -> list[str]:
    """Return all that comes aboard."""
    return [str(merit.facts["gain"]) for merit in found.found if merit.name == "gets"]


# --- In the city --------------------------------------------------------------------------------


def test_what_a_square_gives_is_told() -> None:
    play = position(one=POOR, captain="c1")
    assert gets(told(play, "walk d1")) == ["gain doubloon-2"]
    assert told(play, "walk d1").names == ["gets"]  # not that leftovers count in the end
    assert gets(told(play, "moor 1"))[0] != "gain doubloon-2"


def test_a_square_with_a_stroke_gives_either() -> None:
    play = position(one=POOR)
    either = {"gain": "gain crate-3", "other": "gain provision-2"}
    assert told(play, "walk c4").of("either") == either
    assert "either" not in told(position(one=POOR, captain="c1"), "walk d1").names


def test_what_would_lapse_is_not_told() -> None:
    play = position(one=ship(doubloon=0, crates=1, supply=0))
    assert gets(told(play, "walk c4")) == ["gain provision-2"]
    assert "either" not in told(play, "walk c4").names


def test_what_is_yet_to_be_chosen_is_told() -> None:
    mine = ship(doubloon=0, tavern="1 2 3")
    assert gets(told(position(one=mine, captain="b1"), "walk b2")) == ["gain animal-1"]
    play = position(one=mine, captain="d1")
    assert gets(told(play, "walk d2")) == ["gain pirate-1"]


def test_what_an_answer_names_is_not_said_twice() -> None:
    play = position(one=POOR).do("walk c4")
    assert gets(told(play, "take provision-2")) == []


def test_the_first_to_moor_takes_the_dolphin() -> None:
    play = position(seats=3, one=POOR, two=POOR)
    play.table.dolphin = 2
    assert "dolphin" in told(play, "moor 1").names
    play.table.dolphin = 0
    assert "dolphin" not in told(play, "moor 1").names


def test_weapons_count_in_the_end() -> None:
    play = position(one=ship(doubloon=0, sabre=3)).do("walk c3")
    final = told(play, "take sabre-1").of("final")
    assert final == {"n": 4 * 3 - 3 * 2, "category": "category weapons"}


# --- At sea -------------------------------------------------------------------------------------


def test_what_there_is_in_a_zone_is_told() -> None:
    able = {"sailors": 3, "hook": 3, "crates": 3, "pirates": 2, "harpoon": 3}
    play = at_sea(
        boat(boat="E", **able),
        foes={"E1": "kraken-1"},
        towers={"E5": "hook"},
        posts={"E7": "hook silver"},
        sea_dog="E",
    )
    there = ["foe-there", "post-there", "outpost-there", "tower-there", "sea-dog-there"]
    found = [name for name in told(play, "sail E").names if name.endswith("-there")]
    assert found == [name for name in there if name in found]
    assert {"foe-there", "post-there", "tower-there", "sea-dog-there"} <= {*found}


def test_a_free_outpost_is_told_to_who_has_a_pirate() -> None:
    assert "outpost-there" in told(at_sea(boat(boat="B", pirates=1)), "sail B").names
    assert "outpost-there" not in told(at_sea(boat(boat="B", pirates=0)), "sail B").names


def test_where_nothing_can_be_done_nothing_is_told() -> None:
    play = at_sea(boat(boat="B", crates=0), foes={"B1": "kraken-7"})
    assert [name for name in told(play, "sail B").names if name.endswith("-there")] == []


@pytest.mark.parametrize("foe", ["kraken-4", "fortress-2", "merchant-ship-7"])
def test_the_reward_of_a_fight_is_told(foe: str) -> None:
    able = {"sailors": 3, "crates": 3, "harpoon": 3, "cannon": 3, "hook": 3}
    play = at_sea(boat(boat="B", **able), foes={"B1": foe}).do("sail B")
    at = ADVERSARIES.index[foe]
    gain = GAINS.tokens[named(ISLANDS.adversary_reward[at * N_ADVERSARY_GAINS])]
    points = int(ISLANDS.adversary_points[at])
    assert told(play, "fight B1").of("fight") == {"n": points, "gain": f"gain {gain}"}
    assert "fight" not in told(play, "listen").names


def test_a_reward_that_would_lapse_is_not_told() -> None:
    play = at_sea(boat(boat="B", sailors=3, crates=3, harpoon=3), foes={"B1": "kraken-2"})
    play.do("sail B")
    assert told(play, "fight B1").of("fight")["gain"] == "gain rum-1"
    play.table.objects_left[OBJECTS.index["rum"]] = 0
    assert "fight" not in told(play, "fight B1").names


def test_crates_that_are_enough_are_told() -> None:
    play = fighting("kraken-4", harpoon=5)
    strength = strength_of("kraken-4")
    for text in play.can("put"):
        enough = int(text.split()[1]) >= strength
        assert ("enough-crates" in told(play, text).names) == enough
    assert any(int(text.split()[1]) >= strength for text in play.can("put"))
    assert any(int(text.split()[1]) < strength for text in play.can("put"))


def test_what_comes_after_a_fight_speaks_for_no_defence() -> None:
    play = fighting("kraken-5", sails=2, sailors=3, rum=1, doubloon=1).do("put 3")
    play.fight("rum doubloon sail", "5 1")
    assert play.question() == "repel"
    assert all(told(play, text).names == [] for text in play.can())


def test_a_tower_taken_from_somebody_is_told() -> None:
    mine = boat(boat="E", sailors=3, hook=3, crates=3)
    play = at_sea(mine, boat(towers="E5:2", crates=1), towers={"E5": "hook", "E6": "hook"})
    play.do("sail E")
    assert told(play, "tower E5 3").of("tower-from") == {"who": "seat 2"}
    assert "tower-from" not in told(play, "tower E6 3").names
    assert told(play, "tower E6 3").of("final") == {"n": 3, "category": "category towers"}


def test_goods_that_are_plundered_come_aboard() -> None:
    mine = boat(boat="E", sailors=2, hook=2)
    play = at_sea(mine, posts={"E7": "hook silver"}).do("sail E")
    assert gets(told(play, "plunder E7")) == ["gain good-1"]
    assert gets(told(play, "listen")) == []


def test_what_comes_to_others_is_not_told() -> None:
    """The other has no provision left, comes home unasked, and draws a tale."""
    mine = boat(boat="E", sailors=3, hook=3, crates=3)
    other = boat(provisions=0, on="B1:1")
    play = at_sea(mine, other, towers={"E5": "hook"}, foes={"B1": "kraken-4"}).do("sail E")
    assert gets(told(play, "tower E5 1")) == []
    assert play.do("tower E5 1").question() == "pile"
    assert play.asked() == 2


# --- On the way home ----------------------------------------------------------------------------


def test_goods_that_are_hidden_count_in_the_end() -> None:
    mine = boat(tobacco=1, silver=1, doubloon=3, crates=0)
    play = at_sea(mine, hideouts="1 2").do("home skull-island")
    best = int(ISLANDS.hideout_goods[0])
    rises = {text: "final" in told(play, text).names for text in play.can("hide")}
    for text, rises_ in rises.items():
        good = ["tobacco", "sugar-cane", "silver"].index(text.split()[1])
        assert rises_ == (good == best)


def test_true_tales_are_told() -> None:
    """Tale 8 is true of everybody, tales 31 and 74 are not."""
    play = at_sea(boat(rum=1, tales="8 31 74"))
    true = told(play, "home campfire").of("true-tales")
    assert true == {"n": 1}
    play.do("home campfire")
    assert told(play, "promise 1").of("true-tales") == {"n": 1}
    assert "true-tales" not in told(play, "promise 2").names


def test_who_has_no_true_tale_is_told_nothing() -> None:
    assert told(at_sea(boat(rum=1, tales="31")), "home campfire").names == []


def test_points_on_arrival_are_told() -> None:
    mine = boat(towers="E5:1 E6:1")
    assert told(at_sea(mine), "home home-port").of("points") == {"n": 4}
    assert "points" not in told(at_sea(boat()), "home home-port").names


def test_who_is_home_first_begins_the_next_round_if_there_is_one() -> None:
    assert "dolphin" not in told(at_sea(boat()), "home home-port").names  # it is theirs already
    for n in (3, 4):
        play = at_sea(boat(), round_=n)
        play.table.dolphin = 1
        assert ("dolphin" in told(play, "home home-port").names) == (n == 3)


def test_what_a_round_ends_with_speaks_for_nobody() -> None:
    """The last boat comes home; then tales are compared, and in the end all is scored."""
    mine = boat(towers="E5:1 E6:1")
    play = at_sea(boat(provisions=0), mine, player=1, round_=4)
    assert play.asked() == 2
    assert told(play, "home home-port").names == []
