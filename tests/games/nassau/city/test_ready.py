"""Phase III, make ready: in its order, round by round, and not after the last."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import Play
from tests.games.nassau.positions_at_sea import at_sea, boat
from tidetable.games.nassau.rules.verbs import OUTPOSTS, POSTS, TOWERS, ZONES

DRAWS = ["animal", "animal", "animal", "sea-dog", "offering", "good", "dutchman-zone"]


def home(play: Play) -> Play:
    """Let all go home, one after another, and draw tales of the second pile."""
    while play.asked() and play.question() in ("sea", "home", "pile"):
        if play.question() == "pile":
            play.do("draw B").do(next(iter(play.odds())))
        else:
            play.do("home home-port")
    return play


def made_ready(play: Play) -> Play:
    """Let all go home, and let chance turn up what comes next."""
    return home(play).draw()


# --- Ships and crews -----------------------------------------------------------------------------


@pytest.mark.rule("NAS-P1", "NAS-A3")
def test_pirates_stand_up_and_those_in_the_city_return_to_the_ships() -> None:
    play = at_sea(boat(pirates=2, lying=3), boat(pirates=1, outposts="B9"))
    assert play.of(1, "in_city") == 3
    made_ready(play)
    assert (play.of(1, "pirates"), play.of(1, "lying"), play.of(1, "in_city")) == (8, 0, 0)
    assert (play.of(2, "pirates"), play.of(2, "in_city")) == (7, 0)


@pytest.mark.rule("NAS-P1")
def test_the_alleys_are_free_again_and_the_captain_stays_where_he_is() -> None:
    play = at_sea()
    play.table.occupied[3] = 1
    captain = play.captain
    home(play)
    assert play.occupied() == {}
    play.draw()
    assert play.captain == captain
    assert play.question() == "city"


@pytest.mark.rule("NAS-P1")
def test_used_animals_turn_face_up_waiting_ones_too() -> None:
    mine = boat(rat="used", crab="waiting used", cat=1)
    play = made_ready(at_sea(mine, boat(lizard="used")))
    animals = [play.animal(1, name) for name in ("rat", "crab", "cat")]
    assert animals == ["ready", "waiting ready", "ready"]
    assert play.animal(2, "lizard") == "ready"


# --- Tales ---------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-E12", "NAS-P1", "NAS-R-42")
def test_four_players_five_nothing_minus_five_nothing() -> None:
    boats = [boat(tales="19 8", tobacco=1), boat(tales="7"), boat(), boat(tales="1")]
    play = at_sea(*boats).do("home campfire", "promise 2", "tell 8", "tell 19")
    play.do("home campfire", "tell 7", "home home-port", "home campfire", "tell 1")
    made_ready(play)
    assert play.points() == [10 + 8 + 5, 10 + 2, 10 - 5, 10 + 1]


@pytest.mark.rule("NAS-P1", "NAS-R-42")
def test_all_who_are_tied_get_five_points() -> None:
    boats = [boat(tales="8"), boat(tales="2", pistol=2), boat(tales="7", sailors=2)]
    play = at_sea(*boats)
    for tale in (8, 2, 7):
        play.do("home campfire", f"tell {tale}")
    made_ready(play)
    assert play.points() == [10 + 3 + 5, 10 + 3 + 5, 10 + 2]


@pytest.mark.rule("NAS-R-42")
def test_bad_jokes_count_one_each_and_may_be_the_most() -> None:
    play = at_sea(boat(tales="74 72"), boat(tales="71"))
    play.do("home campfire", "promise 2", "tell 72", "tell 74", "home campfire", "tell 71")
    made_ready(play)
    assert play.points() == [10 + 2 + 5, 10 + 1]


@pytest.mark.rule("NAS-R-42")
def test_if_nobody_told_a_tale_all_lose_five_and_nobody_gains() -> None:
    play = at_sea(boat(), boat(points=3), boat())
    made_ready(play)
    assert play.points() == [5, -2, 5]
    assert [line for line in play.news if "pays" in line] == [f"{n} pays 5" for n in (1, 2, 3)]


@pytest.mark.rule("NAS-P1", "NAS-Z7", "NAS-R-42")
def test_what_the_parrot_doubled_is_compared_undoubled() -> None:
    play = at_sea(boat(tales="8", parrot=1), boat(tales="1", sails=3))
    play.do("home campfire", "tell 8", "twice 8", "home campfire", "tell 1")
    made_ready(play)
    assert play.points() == [10 + 6, 10 + 4 + 5]


@pytest.mark.rule("NAS-P1", "NAS-R-42")
def test_only_tales_of_this_round_are_compared() -> None:
    play = at_sea(boat(tales="8"), boat()).do("home campfire", "tell 8")
    made_ready(play)
    assert list(play.table.told_points) == [0] * 4
    assert play.points() == [18, 5]


@pytest.mark.rule("NAS-P1")
def test_played_tales_are_discarded() -> None:
    play = at_sea(boat(tales="8 74"), boat()).do("home campfire", "promise 2", "tell 8", "tell 74")
    assert play.table.told[7] == 1
    made_ready(play)
    assert (play.table.told[7], play.table.discards[7]) == (0, 1)
    assert [*play.table.discards_open, *play.table.discards_hidden] == [1, 0, 0, 1]
    assert list(play.table.jokes) == [0] * 12
    assert play.hand(1) == []


# --- What is new ---------------------------------------------------------------------------------


@pytest.mark.rule("NAS-P1")
def test_all_that_is_new_comes_in_its_order() -> None:
    play = home(at_sea(posts={"E7": "pistol"}, dutchman="I"))
    asked = []
    while not play.asked():
        asked.append(play.question())
        play.do(next(iter(play.odds())))
    assert asked == DRAWS


@pytest.mark.rule("NAS-P1", "NAS-R-21")
def test_the_open_animals_leave_the_game_and_are_replaced() -> None:
    play = home(at_sea(animals="cat cat rat"))
    assert play.open_animals() == ["-", "-", "-"]
    assert play.odds()["animal cat"] == 1
    play.do("animal crab", "animal lizard", "animal cat")
    assert play.open_animals() == ["crab", "lizard", "cat"]
    assert play.table.animals_gone[3] == 2
    assert play.table.animals_gone[0] == 1


@pytest.mark.rule("NAS-P1", "NAS-R-21")
def test_where_the_pile_is_empty_places_stay_empty() -> None:
    play = home(at_sea(animals="cat rat turtle", pile="crab"))
    play.do("animal crab")
    assert play.open_animals() == ["crab", "-", "-"]
    assert play.question() == "sea-dog"


@pytest.mark.rule("NAS-P1")
def test_the_sea_dog_moves_to_a_zone_where_he_has_not_been() -> None:
    play = home(at_sea(sea_dog="E", offering=3)).do("animal rat", "animal rat", "animal cat")
    assert play.odds() == {f"sea-dog {zone}": 1 for zone in "BCDFGHI"}
    play.do("sea-dog B")
    assert play.odds() == {f"offering {n}": 1 for n in (1, 2, 4, 5, 6, 7, 8)}
    play.do("offering 8")
    assert ZONES.tokens[play.table.sea_dog] == "B"
    assert play.table.offering == 7
    assert (play.table.dogs_seen[4], play.table.dogs_seen[1]) == (1, 2)


@pytest.mark.rule("NAS-R-19", "NAS-P1")
def test_empty_posts_are_refilled_from_a_to_i() -> None:
    posts = {"I8": "hook", "B7": "pistol", "I7": "sabre", "E7": "pistol"}
    play = home(at_sea(posts=posts, bag="silver silver tobacco spices emeralds"))
    while play.question() != "good":
        play.do(next(iter(play.odds())))
    assert play.odds() == {
        "good tobacco": 1,
        "good silver": 2,
        "good spices": 1,
        "good emeralds": 1,
    }
    filled = []
    for good in ("silver", "tobacco", "spices", "emeralds"):
        before = list(play.table.post_good)
        play.do(f"good {good}")
        after = list(play.table.post_good)
        filled += [POSTS.tokens[i] for i in range(18) if before[i] != after[i]]
    assert filled == ["B7", "E7", "I7", "I8"]
    assert play.bag() == {"silver": 1}
    assert play.question() == "city"


@pytest.mark.rule("NAS-R-19")
def test_they_are_refilled_while_the_bag_lasts() -> None:
    posts = {"C7": "pistol", "A7": "pistol", "H7": "hook"}
    play = made_ready(at_sea(posts=posts, bag="silver spices"))
    goods = [play.table.post_good[POSTS.index[post]] for post in ("A7", "C7", "H7")]
    assert sorted(goods) == [-1, 2, 3]
    assert goods[2] == -1
    assert play.bag() == {}


@pytest.mark.rule("NAS-R-19")
def test_a_random_good_lapses_where_the_bag_is_empty_and_thrown_goods_go_back_into_it() -> None:
    mine = boat(boat="B", sabre=2, crates=1)
    foes = {"B1": "treasure-island-4"}
    play = at_sea(mine, foes=foes, bag="").do("sail B", "fight B1").fight("nothing " * 3)
    assert "1 lapses good-1" in play.news
    full = boat(boat="B", crates=6, provisions=2, sailors=1)
    play = at_sea(full, foes=foes, bag="silver").do("sail B", "fight B1").fight("nothing " * 3)
    play.do("good silver")
    assert play.bag() == {}
    play.do("throw silver")
    assert play.bag() == {"silver": 1}


# --- The next round, and the end -----------------------------------------------------------------


@pytest.mark.rule("NAS-P1", "NAS-H3", "NAS-D0")
def test_the_dolphins_holder_begins_the_next_round() -> None:
    """The second player is home first, the third last: it is not the first player's turn."""
    play = at_sea(boat(), boat(), boat(provisions=2), player=2).do("home home-port")
    made_ready(play.do("sail A", "listen", "draw B", "tale 74"))
    assert (play.table.round, play.asked(), play.question()) == (2, 2, "city")
    assert play.news[-1] == "2 round 2"
    assert list(play.table.passed) == [0] * 4


@pytest.mark.rule("NAS-P1", "NAS-A1")
def test_ships_keep_what_they_have() -> None:
    mine = boat(provisions=3, crates=4, rum=2, compass=1, silver=1, pistol=3, sails=4)
    play = at_sea(mine)
    before = play.ship(1)
    made_ready(play)
    assert play.change(before) == {"pirates": 8, "in_city": -8, "points": -5}


@pytest.mark.rule("NAS-R-47")
def test_after_the_fourth_round_nothing_is_turned_up_but_the_points_count() -> None:
    play = at_sea(boat(tales="8"), boat(), round_=4, posts={"E7": "pistol"}, animals="cat rat crab")
    play.do("home campfire", "tell 8")
    home(play)
    assert play.over
    assert play.open_animals() == ["cat", "rat", "crab"]
    assert play.table.post_good[POSTS.index["E7"]] == -1
    assert play.table.sea_dog == ZONES.index["I"]
    final = [sum(play.table.final[seat * 7 : (seat + 1) * 7]) for seat in (0, 1)]
    assert play.points() == [10 + 3 + 5 + final[0], 10 - 5 + final[1]]


@pytest.mark.rule("NAS-R-47", "NAS-X3")
def test_the_dutchmans_tile_is_scored_first_and_the_next_one_comes_last() -> None:
    play = at_sea(boat(dutchman_crates=2), boat(), dutchman="I", weapons="hook sabre pistol cannon")
    home(play)
    scored = [line for line in play.news if "scores" in line or "pays" in line]
    assert scored == ["1 scores 8", "1 pays 5", "2 pays 5"]
    while play.question() != "dutchman-zone":
        play.do(next(iter(play.odds())))
    assert play.odds() == {f"dutchman-zone {zone}": 1 for zone in "BCDEFGH"}
    play.do("dutchman-zone C")
    assert (play.table.dutchmen_seen[8], play.table.dutchmen_seen[2]) == (1, 2)
    assert play.question() == "city"


@pytest.mark.rule("NAS-R-47", "NAS-R-43")
def test_rats_are_asked_for_from_the_dolphins_holder_before_the_tales_are_compared() -> None:
    boats = [boat(boat="B", crates=6, provisions=2, sailors=1, rat=1)] * 2
    foes = {"B1": "treasure-island-4", "B2": "treasure-island-6"}
    play = at_sea(*boats, foes=foes, player=2)
    for foe, tokens in (("B1", 3), ("B2", 4)):
        play.do("sail B", f"fight {foe}").fight("nothing " * tokens).do("good silver", "use rat")
    home(play)
    for player in (2, 1):
        assert play.asked() == player
        assert play.can() == {"throw crate", "throw provision", "throw silver", "use rat"}
        assert not any("pays" in line for line in play.news)
        play.do("use rat")
    assert "1 pays 5" in play.news
    assert play.animal(1, "rat") == play.animal(2, "rat") == "used"


@pytest.mark.rule("NAS-A6", "NAS-P1")
def test_outposts_and_towers_stay_as_they_are() -> None:
    play = made_ready(at_sea(boat(outposts="C9", towers="E5:3")))
    assert play.table.outpost_owner[OUTPOSTS.index["C9"]] == 0
    assert play.table.tower_crates[TOWERS.index["E5"]] == 3
