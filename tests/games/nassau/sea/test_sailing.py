"""A turn at sea begins: the provision, the sails, krakens, the compass, pirates laid down."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import Play, ship
from tests.games.nassau.positions_at_sea import at_sea, boat, end_turn, fighting


def reached(play: Play) -> str:
    """Return the zones that can be sailed to."""
    return "".join(sorted(text.split()[1] for text in play.can("sail")))


# --- The provision -------------------------------------------------------------------------------


@pytest.mark.rule("NAS-A1")
def test_a_provision_is_paid_for_sailing_and_one_action() -> None:
    play = at_sea(boat(provisions=3)).do("sail B")
    assert play.of(1, "provisions") == 2
    assert play.question() == "action"
    play.do("listen", "draw B").draw()
    assert play.of(1, "provisions") == 2


@pytest.mark.rule("NAS-A1", "NAS-A2")
def test_a_provision_is_paid_also_for_staying_where_one_is() -> None:
    play = at_sea(boat(provisions=1, boat="E")).do("sail E")
    assert play.of(1, "provisions") == 0
    assert play.zone(1) == "E"


@pytest.mark.rule("NAS-A1")
def test_without_a_provision_there_is_only_the_way_home_in_this_very_turn() -> None:
    play = at_sea(boat(provisions=0, tales="8", compass=1))
    assert play.question() == "sea"
    assert play.can() == {"home campfire", "home home-port"}
    assert play.why_not("sail A") == "NAS-A1"


@pytest.mark.rule("NAS-A1", "NAS-R-39")
def test_who_can_only_go_into_port_is_not_asked() -> None:
    play = at_sea(boat(provisions=0, tales=""), boat(provisions=2), player=2).do("sail A", "listen")
    play.do("draw B").draw()
    assert play.news[-1].startswith("1 ")
    assert "1 home home-port" in play.news
    assert play.zone(1) == "-"
    assert play.asked() == 2


@pytest.mark.rule("NAS-A1")
def test_who_does_not_wish_to_sail_goes_home_and_keeps_the_provisions() -> None:
    play = at_sea(boat(provisions=3)).do("home home-port")
    assert play.of(1, "provisions") == 3
    assert play.asked() == 2
    play.do("home home-port").draw()
    assert play.table.round == 2
    assert play.of(1, "provisions") == 3


# --- How far -------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-E4", "NAS-A2")
def test_three_sails_and_two_sailors_sail_two_zones() -> None:
    assert reached(at_sea(boat(sails=3, sailors=2))) == "ABCDEG"


@pytest.mark.rule("NAS-E4", "NAS-A3", "NAS-R-29")
def test_with_a_pirate_laid_down_they_sail_three() -> None:
    play = at_sea(boat(sails=3, sailors=2, pirates=1))
    assert reached(play) == "ABCDEFGH"
    play.do("sail F")
    assert (play.of(1, "pirates"), play.of(1, "lying")) == (0, 1)
    assert play.news == ["1 sail F", "1 lays 1"]


@pytest.mark.rule("NAS-E4", "NAS-A2")
def test_a_kraken_in_the_first_zone_ends_the_movement() -> None:
    play = at_sea(boat(sails=2, sailors=2), foes={"B1": "kraken-1", "D1": "kraken-2"})
    assert reached(play) == "ABD"
    assert play.why_not("sail C") == "NAS-R-27"


@pytest.mark.rule("NAS-A2")
def test_sails_are_counted_in_pairs_with_sailors() -> None:
    assert reached(at_sea(boat(sails=1, sailors=4))) == "ABD"
    assert reached(at_sea(boat(sails=4, sailors=1))) == "ABD"
    assert reached(at_sea(boat(sails=1, sailors=1, pirates=8))) == "ABD"
    assert reached(at_sea(boat(sails=5, sailors=4))) == "ABCDEFGHI"


@pytest.mark.rule("NAS-A2")
@pytest.mark.parametrize(
    ("zone", "near"),
    {
        "A": "ABD",
        "B": "ABCE",
        "C": "BCF",
        "D": "ADEG",
        "E": "BDEFH",
        "F": "CEFI",
        "G": "DGH",
        "H": "EGHI",
        "I": "FHI",
    }.items(),
)
def test_borders_are_crossed_and_no_island_is(zone: str, near: str) -> None:
    assert reached(at_sea(boat(sails=1, sailors=1, boat=zone))) == near


@pytest.mark.rule("NAS-A2", "NAS-R-27")
def test_only_a_kraken_stops_a_boat() -> None:
    foes = {"B1": "pirate-ship-7", "B2": "fortress-1", "D1": "merchant-ship-3"}
    assert reached(at_sea(boat(), foes=foes)) == "ABCDEG"


@pytest.mark.rule("NAS-A2", "NAS-R-27")
def test_a_kraken_is_sailed_around() -> None:
    """From A to E by D; to C there is no other way than by B, that is not too long."""
    play = at_sea(boat(sails=2, sailors=2), foes={"B3": "kraken-1"})
    assert reached(play) == "ABDEG"
    play = at_sea(boat(sails=4, sailors=4), foes={"B3": "kraken-1"})
    assert reached(play) == "ABCDEFGHI"


@pytest.mark.rule("NAS-R-29", "NAS-R-27")
def test_the_way_around_a_kraken_needs_its_pirates() -> None:
    play = at_sea(boat(sails=5, sailors=2, pirates=5), foes={"B1": "kraken-1"}).do("sail C")
    assert play.of(1, "lying") == 2


@pytest.mark.rule("NAS-A2")
def test_in_a_zone_with_a_kraken_any_action_may_be_done() -> None:
    play = at_sea(boat(provisions=2), foes={"B1": "kraken-1", "B2": "fortress-1"}, sea_dog="B")
    play.do("sail B")
    assert {"fight B1", "fight B2", "meet", "listen"} <= play.can()


@pytest.mark.rule("NAS-A2", "NAS-R-27")
def test_the_zone_where_the_turn_begins_never_stops_the_boat() -> None:
    play = at_sea(boat(provisions=2), foes={"B1": "kraken-1"}).do("sail B", "listen", "draw B")
    play.draw().do("home home-port")
    assert play.asked() == 1
    assert reached(play) == "ABCDEFH"


@pytest.mark.rule("NAS-R-27")
def test_the_kraken_one_leaves_still_stops_the_boat_that_would_come_back() -> None:
    """Staying is free, and so is leaving; there is no way through the zone from outside."""
    play = at_sea(boat(boat="A", sails=3, sailors=3), foes={"A1": "kraken-1", "B1": "kraken-2"})
    assert reached(play) == "ABDEFGH"


@pytest.mark.rule("NAS-R-27")
def test_a_beaten_kraken_stops_nobody_but_a_second_one_does() -> None:
    for second, zones in (("", "ABCDEG"), ("kraken-2", "ABDEG")):
        foes = {"B1": "kraken-1"} | ({"B2": second} if second else {})
        play = at_sea(boat(boat="B", harpoon=2), boat(), foes=foes).do("sail B", "fight B1")
        play.do("put 2").fight("nothing")
        end_turn(play)
        assert play.asked() == 2
        assert reached(play) == zones


# --- Pirates laid down ---------------------------------------------------------------------------


@pytest.mark.rule("NAS-A3", "NAS-R-29")
@pytest.mark.parametrize(("zone", "laid"), [("A", 0), ("B", 0), ("C", 1), ("F", 2), ("I", 3)])
def test_as_few_pirates_are_laid_as_the_zone_needs(zone: str, laid: int) -> None:
    play = at_sea(boat(sails=5, sailors=1, pirates=6)).do(f"sail {zone}")
    assert (play.of(1, "pirates"), play.of(1, "lying")) == (6 - laid, laid)


@pytest.mark.rule("NAS-A3")
def test_each_pirate_is_laid_once_in_the_phase() -> None:
    play = at_sea(boat(sails=3, sailors=1, pirates=2, provisions=2)).do("sail C")
    assert play.of(1, "pirates") == 1
    play.do("listen", "draw B").draw().do("home home-port")
    assert reached(play) == "ABCEFI"
    play = at_sea(boat(sails=3, sailors=1, pirates=0, lying=2, boat="C"))
    assert reached(play) == "BCF"


@pytest.mark.rule("NAS-R-29", "NAS-A3")
def test_a_pirate_laid_for_sailing_is_no_sailor_in_the_fight() -> None:
    mine = boat(sails=3, sailors=1, pirates=2, harpoon=5, crates=4)
    play = at_sea(mine, foes={"C1": "kraken-4"}).do("sail C", "fight C1")
    assert play.can("put") == {"put 1", "put 2"}


@pytest.mark.rule("NAS-R-29")
def test_sailors_are_never_spent_and_count_anew_for_each_purpose() -> None:
    """Two sailors sail two zones, fire two crates and roll two dice, all in one turn."""
    mine = boat(sails=2, sailors=2, pistol=2, crates=3, rum=0)
    play = at_sea(mine, foes={"C1": "pirate-ship-1"}).do("sail C", "fight C1", "put 2")
    play.fight("rum", "1 1")
    assert play.of(1, "lying") == 0
    assert play.news.count("chance die 1") == 2


@pytest.mark.rule("NAS-R-29")
def test_a_pirate_laid_for_weapons_adds_no_die() -> None:
    play = fighting("kraken-1", sailors=1, sails=3, pirates=2, crates=3).do("put 2")
    assert play.of(1, "lying") == 1
    play.do("token sail")
    assert play.question() == "defend"
    assert play.can() == {"lay 0", "lay 1"}
    play.do("lay 0", "die 4")
    assert play.of(1, "lying") == 1


@pytest.mark.rule("NAS-R-29", "NAS-A3")
def test_only_for_dice_is_the_number_asked_and_only_of_who_has_sails_for_them() -> None:
    play = fighting("kraken-1", sailors=1, sails=4, pirates=2).do("put 1", "token rum")
    assert play.can() == {"lay 0", "lay 1", "lay 2"}
    assert play.argument() == 2
    play.do("lay 2", "die 1", "die 1")
    assert play.question() == "die"
    assert play.of(1, "lying") == 2
    play = fighting("kraken-1", sailors=3, sails=3, pirates=2).do("put 1", "token rum")
    assert play.question() == "die"
    play = fighting("kraken-1", sailors=1, sails=2, pirates=5).do("put 1", "token rum")
    assert play.can() == {"lay 0", "lay 1"}


@pytest.mark.rule("NAS-R-29")
def test_none_is_laid_without_a_weapon_to_pair_with() -> None:
    play = fighting("kraken-4", sailors=1, pirates=3, harpoon=2, crates=4)
    assert play.can() == {"put 1", "put 2"}


# --- One action ----------------------------------------------------------------------------------


@pytest.mark.rule("NAS-A4")
def test_exactly_one_action_is_done_and_the_turn_ends() -> None:
    play = at_sea(boat(provisions=3)).do("sail B")
    assert "home home-port" not in play.can()
    assert not play.can("sail")
    play.do("listen", "draw B").draw()
    assert play.asked() == 2
    assert play.question() == "sea"


@pytest.mark.rule("NAS-A4")
def test_all_actions_of_the_zone_reached_are_offered_and_none_of_another() -> None:
    mine = boat(pirates=1, pistol=2, crates=2)
    foes = {"E1": "kraken-1", "E3": "fortress-7", "D1": "kraken-2", "F1": "kraken-3"}
    towers = {"E5": "pistol", "E6": "hook", "B5": "pistol", "D5": "pistol"}
    posts = {"E7": "pistol silver", "B7": "pistol tobacco"}
    play = at_sea(mine, foes=foes, towers=towers, posts=posts, sea_dog="E")
    assert play.do("sail E").can() == {
        *("fight E1", "fight E3", "claim E9", "tower E5 1", "tower E5 2", "tower E6 1"),
        *("plunder E7", "meet", "listen"),
    }


@pytest.mark.rule("NAS-A4", "NAS-A10")
def test_in_an_empty_zone_a_tale_can_still_be_drawn() -> None:
    play = at_sea(boat(crates=0)).do("sail B")
    assert play.can() == {"listen"}


# --- The compass ---------------------------------------------------------------------------------


@pytest.mark.rule("NAS-R-28", "NAS-O4", "NAS-R-12")
def test_the_compass_leads_to_the_sea_dog_over_any_distance_and_past_krakens() -> None:
    foes = {"B1": "kraken-1", "D1": "kraken-2", "F1": "kraken-3", "H1": "kraken-4"}
    play = at_sea(boat(compass=2, provisions=2, sails=1, sailors=1), foes=foes, sea_dog="I")
    play.do("steer sea-dog")
    assert play.zone(1) == "I"
    assert (play.of(1, "compass"), play.of(1, "provisions")) == (1, 1)
    play.do("sail I")
    assert play.of(1, "provisions") == 1
    assert "meet" in play.can()


@pytest.mark.rule("NAS-R-12", "NAS-R-28")
def test_without_a_provision_the_compass_is_of_no_use() -> None:
    play = at_sea(boat(compass=1, provisions=0, tales="8"))
    assert not play.can("steer")


@pytest.mark.rule("NAS-R-28", "NAS-O4")
def test_from_there_the_boat_sails_on_with_its_whole_range() -> None:
    """The kraken where the compass leads does not stop the boat; one met after that does."""
    foes = {"H1": "kraken-1", "E1": "kraken-2"}
    play = at_sea(boat(compass=1, sails=2, sailors=2), foes=foes, sea_dog="H")
    play.do("steer sea-dog")
    assert play.question() == "sail"
    assert reached(play) == "DEFGHI"
    play.do("sail E")
    assert play.of(1, "provisions") == 0


@pytest.mark.rule("NAS-R-28", "NAS-R-29")
def test_the_range_after_the_compass_is_counted_from_there() -> None:
    play = at_sea(boat(compass=1, sails=2, sailors=1, pirates=1), sea_dog="I")
    play.do("steer sea-dog", "sail F")
    assert play.of(1, "lying") == 0
    play = at_sea(boat(compass=1, sails=2, sailors=1, pirates=1), sea_dog="I")
    play.do("steer sea-dog", "sail E")
    assert play.of(1, "lying") == 1


@pytest.mark.rule("NAS-R-28")
def test_at_most_one_compass_a_turn_before_any_sailing() -> None:
    mine = boat(compass=3, provisions=3)
    play = at_sea(mine, sea_dog="C", dutchman="G")
    assert play.can("steer") == {"steer sea-dog", "steer dutchman"}
    play.do("steer sea-dog")
    assert not play.can("steer")
    play.do("sail B")
    assert not play.can("steer")


@pytest.mark.rule("NAS-R-28")
def test_not_to_the_zone_where_one_already_is() -> None:
    assert not at_sea(boat(compass=1, boat="C"), sea_dog="C").can("steer")
    play = at_sea(boat(compass=1, boat="C"), sea_dog="C", dutchman="G")
    assert play.can("steer") == {"steer dutchman"}
    assert play.do("steer dutchman").zone(1) == "G"


@pytest.mark.rule("NAS-R-28", "NAS-R-46", "NAS-Z8")
def test_a_compass_the_monkey_spirit_saves_is_used_at_once() -> None:
    play = at_sea(boat(compass=1, monkey_spirit=1), sea_dog="C", dutchman="G")
    play.do("spare compass")
    assert play.can() == {"steer sea-dog", "steer dutchman"}
    play.do("steer sea-dog", "sail C")
    assert (play.of(1, "compass"), play.of(1, "provisions")) == (1, 0)
    play = at_sea(boat(compass=1, monkey_spirit=1, boat="C"), sea_dog="C")
    assert not play.can("spare")


@pytest.mark.rule("NAS-A2")
def test_what_another_player_does_at_sea_moves_no_other_boat() -> None:
    play = at_sea(boat(boat="E"), ship(boat="G", pirates=3)).do("sail F")
    assert play.zone(2) == "G"
    assert play.of(2, "provisions") == 1
