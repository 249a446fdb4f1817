"""Objects (NAS-O1 to O4), and the monkey spirit that saves one (NAS-R-46)."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import Play, Ship, position, ship

MONKEY = ship(monkey_spirit=1)


def at_sea(one: Ship, foes: dict[str, str] | None = None, sea_dog: str = "B") -> Play:
    """No pirate is aboard, so that sailors and sails alone say how far one sails."""
    return position(phase="sea", one=ship(pirates=0) | one, foes=foes, sea_dog=sea_dog)


def dodging(one: Ship) -> Play:
    """An adversary has dodged; two crates lie on it."""
    arms = ship(pistol=2, pirates=0, doubloon=0)
    play = position(phase="sea", one=arms | one, foes={"A1": "pirate-ship-2"})
    return play.do("sail A", "fight A1", "put 2").fight("dodge nothing")


# --- What doubloons and rum are for --------------------------------------------------------------


@pytest.mark.rule("NAS-O1")
def test_a_doubloon_pays_for_the_barge_the_extra_move_and_the_figure() -> None:
    assert position(captain="f1").do("barge f1n f2e").of(1, "doubloon") == 0
    assert position().do("walk d3", "take sail-1", "again").of(1, "doubloon") == 0
    play = position(figure="a1", captain="b1").do("walk a1", "gift rum", "gift crate")
    assert play.of(1, "doubloon") == 0


@pytest.mark.rule("NAS-O1")
def test_a_doubloon_pays_for_hiding_and_for_the_offering() -> None:
    play = at_sea(ship(provisions=0, silver=1)).do("home skull-island")
    assert (play.of(1, "doubloon"), play.of(1, "silver")) == (0, 0)
    play = at_sea(ship(boat="B")).do("sail B", "meet", "draw B", "tale 36", "buy bomb-1")
    assert (play.of(1, "doubloon"), play.of(1, "bomb")) == (0, 1)


@pytest.mark.rule("NAS-O1")
def test_rum_pays_for_the_pause_a_dodge_and_the_campfire() -> None:
    assert position().do("pause").of(1, "rum") == 0
    play = dodging(ship()).do("pay-rum")
    assert (play.of(1, "rum"), play.of(1, "crates")) == (0, 1)
    assert "1 beats pirate-ship-2" in play.news
    play = at_sea(ship(provisions=0, tales="7")).do("home campfire", "tell 7")
    assert play.of(1, "rum") == 0


@pytest.mark.rule("NAS-O1")
def test_without_them_there_is_no_such_thing() -> None:
    poor = ship(doubloon=0, rum=0, provisions=0, silver=1, tales="7")
    play = at_sea(ship(boat="B") | poor | ship(provisions=1)).do("sail B", "meet")
    play.do("draw B", "tale 36")
    assert play.question() != "trade"
    assert at_sea(poor).asked() == 2, "home without a question"
    assert position(one=poor | ship(provisions=1)).can("pause") == set()


# --- Contract and bomb ---------------------------------------------------------------------------


@pytest.mark.rule("NAS-O2")
def test_a_contract_gives_the_reward_twice_and_the_points_once() -> None:
    one = ship(pirates=0, contract=2, doubloon=0)
    play = position(phase="sea", one=one, foes={"A1": "pirate-ship-2"})
    play.do("sail A", "fight A1").fight("nothing nothing")
    assert play.can() == {"sign", "enough"}
    play.do("sign")
    assert (play.of(1, "doubloon"), play.points()[0], play.of(1, "contract")) == (2, 12, 1)


@pytest.mark.rule("NAS-O2")
def test_without_damage_a_contract_is_of_no_use() -> None:
    one = ship(pirates=0, contract=1, doubloon=0, rum=0)
    play = position(phase="sea", one=one, foes={"A1": "pirate-ship-2"})
    play.do("sail A", "fight A1").fight("dodge nothing")
    assert (play.asked(), play.of(1, "doubloon"), play.of(1, "contract")) == (2, 0, 1)


@pytest.mark.rule("NAS-O3")
def test_a_bomb_is_two_damage_at_once() -> None:
    one = ship(pirates=0, bomb=2, crates=3)
    play = position(phase="sea", one=one, foes={"A1": "pirate-ship-2", "A2": "pirate-ship-4"})
    play.do("sail A", "fight A1", "bomb")
    assert "1 beats pirate-ship-2" in play.news
    assert (play.of(1, "bomb"), play.of(1, "crates"), play.asked()) == (1, 3, 2)


@pytest.mark.rule("NAS-O3")
def test_if_that_is_not_enough_two_crates_are_put_and_the_fight_goes_on() -> None:
    one = ship(pirates=0, bomb=1, crates=3, pistol=2)
    play = position(phase="sea", one=one, foes={"A1": "pirate-ship-4"})
    before = play.ship(1)
    play.do("sail A", "fight A1", "bomb")
    assert play.table.crates_on[0] == 2
    assert play.change(before) == {"provisions": -1, "bomb": -1, "supply": -2}
    assert play.can() == {"put 0", "put 1", "put 2"}
    play.do("put 1").fight("nothing nothing nothing")
    assert "1 beats pirate-ship-4" in play.news


# --- Compass -------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-O4", "NAS-R-12")
def test_a_compass_leads_straight_to_the_sea_dog_for_a_provision() -> None:
    play = at_sea(ship(compass=1), sea_dog="I")
    before = play.ship(1)
    assert "sail I" not in play.can(), "four zones away"
    play.do("steer sea-dog")
    assert (play.zone(1), play.question()) == ("I", "sail")
    assert play.change(before) == {"compass": -1, "provisions": -1}
    play.do("sail I", "meet")
    assert play.of(1, "provisions") == 0, "paid once"


@pytest.mark.rule("NAS-R-12")
def test_no_compass_without_a_provision() -> None:
    play = at_sea(ship(compass=1, provisions=0, tales="7"), sea_dog="I")
    assert play.can() == {"home campfire", "home home-port"}


@pytest.mark.rule("NAS-O4", "NAS-R-28")
def test_from_there_the_boat_sails_on_with_its_whole_range() -> None:
    play = at_sea(ship(compass=1), sea_dog="I").do("steer sea-dog")
    assert play.can() == {f"sail {zone}" for zone in "IFHCEG"}, "two zones, or none"
    play.do("sail G")
    assert (play.question(), play.zone(1)) == ("action", "G")


@pytest.mark.rule("NAS-R-28")
def test_one_a_turn_and_before_any_sailing() -> None:
    play = at_sea(ship(compass=2, provisions=2), sea_dog="I").do("steer sea-dog")
    assert play.can("steer") == set()
    play = at_sea(ship(compass=2), sea_dog="I").do("sail B")
    assert play.can("steer") == set()


@pytest.mark.rule("NAS-R-28")
def test_not_to_where_one_is_and_only_to_a_figure_in_play() -> None:
    assert at_sea(ship(compass=1, boat="I"), sea_dog="I").can("steer") == set()
    assert at_sea(ship(compass=1), sea_dog="I").can("steer") == {"steer sea-dog"}
    both = position(phase="sea", one=ship(compass=1), sea_dog="I", dutchman="E")
    assert both.can("steer") == {"steer sea-dog", "steer dutchman"}
    assert both.do("steer dutchman").zone(1) == "E"
    alone = position(phase="sea", one=ship(compass=1), dutchman="E", dutchman_alone=True)
    assert alone.can("steer") == {"steer dutchman"}


@pytest.mark.rule("NAS-O4", "NAS-R-28")
def test_krakens_do_not_slow_the_compass_but_those_after_it_do() -> None:
    """Krakens all around, and one where the sea dog stands; the boat sails on from there."""
    krakens = {"B1": "kraken-1", "D1": "kraken-2", "I1": "kraken-4", "F1": "kraken-5"}
    play = at_sea(ship(compass=1), krakens, sea_dog="I").do("steer sea-dog")
    assert play.zone(1) == "I"
    assert play.can() == {f"sail {zone}" for zone in "IFHEG"}, "not through F to C"


# --- The monkey spirit ---------------------------------------------------------------------------


@pytest.mark.rule("NAS-R-46", "NAS-Z8")
def test_the_object_must_be_owned() -> None:
    assert position(one=MONKEY | ship(rum=0, doubloon=0), captain="f1").can("spare") == set()
    assert position(one=MONKEY, captain="f1").can("spare") == {"spare rum", "spare doubloon"}
    assert position(one=MONKEY).can("spare") == {"spare rum"}, "no barge to pay for here"


@pytest.mark.rule("NAS-R-46", "NAS-Z8")
def test_it_saves_a_doubloon_in_the_city() -> None:
    play = position(one=MONKEY, captain="f1").do("spare doubloon")
    assert {text.split()[0] for text in play.can()} == {"barge"}, "only what it pays for"
    play.do("barge f1n f2e")
    assert (play.of(1, "doubloon"), play.points()[0]) == (1, 10)
    assert play.question() == "again", "it can be used again"
    play = position(one=MONKEY).do("walk d3", "take sail-1")
    assert play.can() == {"again", "enough", "spare doubloon"}
    play.do("spare doubloon")
    assert play.can() == {"again"}
    play.do("again", "walk e3", "take hook-1")
    assert (play.of(1, "doubloon"), play.of(1, "hook")) == (1, 2)


@pytest.mark.rule("NAS-R-46", "NAS-Z8")
def test_it_saves_what_the_figure_or_the_sea_dog_is_paid() -> None:
    play = position(one=MONKEY, figure="a1", captain="b1").do("walk a1", "gift rum")
    play.do("spare doubloon")
    assert play.can() == {"gift provision", "gift crate"}
    assert play.do("gift crate").of(1, "doubloon") == 1
    play = at_sea(MONKEY | ship(boat="B")).do("sail B", "meet", "draw B", "tale 36")
    play.do("spare doubloon")
    assert play.can() == {"buy bomb-1", "buy sail-1", "buy pistol-1"}
    assert play.do("buy bomb-1").of(1, "doubloon") == 1


@pytest.mark.rule("NAS-R-46", "NAS-Z8")
def test_it_saves_a_compass() -> None:
    play = at_sea(MONKEY | ship(compass=1), sea_dog="I")
    assert "spare compass" in play.can()
    play.do("spare compass")
    assert play.can() == {"steer sea-dog"}
    play.do("steer sea-dog")
    assert (play.of(1, "compass"), play.of(1, "provisions")) == (1, 0)
    there = at_sea(MONKEY | ship(compass=1, boat="I"), sea_dog="I")
    assert "spare compass" not in there.can(), "there is nothing to steer for"


@pytest.mark.rule("NAS-R-46", "NAS-Z8")
def test_it_saves_a_bomb_or_a_contract() -> None:
    one = MONKEY | ship(pirates=0, bomb=1, contract=1, doubloon=0)
    foes = {"A1": "pirate-ship-2"}
    play = position(phase="sea", one=one, foes=foes).do("sail A", "fight A1", "spare bomb")
    assert play.can() == {"bomb"}
    assert play.do("bomb").of(1, "bomb") == 1
    assert play.can() == {"sign", "enough"}, "the spirit is used"
    play = position(phase="sea", one=one, foes=foes).do("sail A", "fight A1", "bomb")
    play.do("spare contract")
    assert play.can() == {"sign"}
    play.do("sign")
    assert (play.of(1, "contract"), play.of(1, "bomb"), play.of(1, "doubloon")) == (1, 0, 2)


@pytest.mark.rule("NAS-R-46", "NAS-Z8")
def test_it_saves_rum_at_a_dodge_and_at_the_campfire() -> None:
    play = dodging(MONKEY)
    assert play.can() == {"pay-rum", "give-crate", "spare rum"}
    play.do("spare rum")
    assert play.can() == {"pay-rum"}
    assert play.do("pay-rum").of(1, "rum") == 1
    play = at_sea(MONKEY | ship(provisions=0, rum=2, tales="7 8 9 31")).do("home campfire")
    assert play.can() == {"drink 1", "drink 2", "spare rum"}
    play.do("spare rum")
    assert play.can() == {"drink 1", "drink 2"}
    assert play.do("drink 2").of(1, "rum") == 1


@pytest.mark.rule("NAS-R-46")
def test_what_it_saves_counts_for_tales() -> None:
    """Tale 31 asks for two rum: one is drunk and saved, so there are two."""
    one = ship(provisions=0, rum=2, doubloon=0, tales="31")
    saved = at_sea(one | MONKEY).do("home campfire", "spare rum", "drink 1", "tell 31")
    assert "1 told 31" in saved.news
    paid = at_sea(one | MONKEY).do("home campfire", "drink 1", "tell 31")
    assert "1 joked Arrr" in paid.news


@pytest.mark.rule("NAS-R-46")
def test_of_a_payment_it_saves_one_and_all_must_be_owned() -> None:
    """To hide two goods one must have 3 doubloons, and gives away 2."""
    two = MONKEY | ship(provisions=0, silver=1, spices=1)
    play = at_sea(two | ship(doubloon=3)).do("home skull-island", "spare doubloon", "hide silver")
    assert (play.of(1, "doubloon"), play.can()) == (3, {"hide spices", "enough"})
    assert play.do("hide spices").of(1, "doubloon") == 1
    play = at_sea(two | ship(doubloon=3)).do("home skull-island", "hide silver", "spare doubloon")
    assert play.do("hide spices").of(1, "doubloon") == 1
    play = at_sea(two | ship(doubloon=2)).do("home skull-island", "spare doubloon", "hide silver")
    assert (play.of(1, "doubloon"), play.of(1, "spices"), play.asked()) == (2, 1, 2)


@pytest.mark.rule("NAS-R-46")
def test_it_does_not_ward_off_losses() -> None:
    one = MONKEY | ship(pirates=0, sails=1, doubloon=0, pistol=1)
    play = position(phase="sea", one=one, foes={"A1": "treasure-island-1"})
    play.do("sail A", "fight A1").fight("rum", "1")
    assert (play.of(1, "rum"), play.animal(1, "monkey-spirit")) == (0, "ready")
