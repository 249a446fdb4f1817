"""Animals: how they come aboard (NAS-N7), and on whose hat they sit (NAS-N8)."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import Play, Ship, position, ship
from tidetable.games.nassau.rules.verbs import ANIMALS


def taming(one: Ship, animals: str, pile: str | None = None) -> Play:
    """A player comes to the square with an animal."""
    play = position(one=ship(doubloon=0) | one, captain="a2", animals=animals, pile=pile)
    return play.do("walk b2")


# --- Gaining one ---------------------------------------------------------------------------------


@pytest.mark.rule("NAS-N7")
def test_one_of_the_three_is_taken_and_replaced_at_once() -> None:
    play = taming(ship(), "rat cat kraken")
    assert play.can() == {"tame rat", "tame cat", "tame kraken"}
    play.do("tame cat")
    assert (play.animal(1, "cat"), play.open_animals()) == ("ready", ["rat", "-", "kraken"])
    assert play.odds() == {
        f"animal {name}": 2 if name in ("rat", "cat", "kraken") else 3 for name in ANIMALS.tokens
    }
    play.do("animal crab")
    assert (play.open_animals(), play.asked()) == (["rat", "crab", "kraken"], 2)


@pytest.mark.rule("NAS-N7")
def test_no_kind_twice_and_each_kind_offered_once() -> None:
    assert taming(ship(rat=1), "rat cat kraken").can() == {"tame cat", "tame kraken"}
    assert taming(ship(rat="used"), "rat cat kraken").can() == {"tame cat", "tame kraken"}
    assert taming(ship(), "rat rat kraken").can() == {"tame rat", "tame kraken"}
    play = taming(ship(kraken=1), "rat rat kraken")
    assert (play.animal(1, "rat"), play.open_animals()) == ("ready", ["-", "rat", "kraken"])
    assert "1 tame rat" in play.news, "no question where there is no choice"


@pytest.mark.rule("NAS-N7", "NAS-R-17")
def test_five_at_most() -> None:
    four = ship(sailors=5, rat=1, cat=1, crab=1, turtle=1)
    assert taming(four, "kraken lizard parrot").question() == "tame"
    play = taming(four | ship(lizard=1), "kraken parrot monkey-spirit")
    assert (play.news[-1], play.asked()) == ("1 lapses animal-1", 2)
    assert play.open_animals() == ["kraken", "parrot", "monkey-spirit"]


@pytest.mark.rule("NAS-N7", "NAS-R-21")
def test_if_all_kinds_are_owned_the_leftmost_is_replaced_until_one_is_new() -> None:
    play = taming(ship(sailors=5, rat=1, cat=1, crab=1), "rat cat crab", pile="rat crab turtle")
    assert play.odds() == {"animal rat": 1, "animal crab": 1, "animal turtle": 1}
    play.do("animal crab")
    assert play.open_animals() == ["-", "cat", "crab"], "owned too, so it was set aside"
    assert play.odds() == {"animal rat": 1, "animal turtle": 1}, "those aside are not drawn"
    play.do("animal turtle")
    assert play.animal(1, "turtle") == "ready"
    assert play.odds() == {"animal rat": 2, "animal crab": 1}, "those aside went back before"
    play.do("animal rat")
    assert play.open_animals() == ["rat", "cat", "crab"]


@pytest.mark.rule("NAS-R-21")
def test_if_the_pile_ends_before_nothing_is_gained() -> None:
    play = taming(ship(sailors=5, rat=1, cat=1, crab=1), "rat cat crab", pile="rat crab")
    play.do("animal crab", "animal rat")
    assert (play.asked(), play.news[-1]) == (2, "1 lapses animal-1")
    assert play.open_animals() == ["rat", "cat", "crab"]
    assert {ANIMALS.tokens[i]: n for i, n in enumerate(play.table.animal_pile) if n} == {
        "rat": 1,
        "crab": 1,
    }
    assert sum(play.table.animals_aside) == 0


@pytest.mark.rule("NAS-R-21")
def test_with_an_empty_pile_places_stay_empty() -> None:
    play = taming(ship(), "rat cat kraken", pile="").do("tame rat")
    assert (play.open_animals(), play.asked()) == (["-", "cat", "kraken"], 2)
    play = taming(ship(sailors=5, rat=1, cat=1, crab=1), "rat cat crab", pile="")
    assert play.news[-1] == "1 lapses animal-1"
    assert taming(ship(), "- - -", pile="").news[-1] == "1 lapses animal-1"


@pytest.mark.rule("NAS-R-21")
def test_leftmost_is_the_leftmost_there_is() -> None:
    play = taming(ship(sailors=5, cat=1, crab=1), "- cat crab", pile="rat").do("animal rat")
    assert play.animal(1, "rat") == "ready"
    play.do("animal cat")
    assert play.open_animals() == ["-", "cat", "crab"]


@pytest.mark.rule("NAS-R-21", "NAS-R-17")
def test_what_is_bought_of_the_sea_dog_is_to_be_had() -> None:
    """With one kind owned three times over, another must be in the pile."""
    owner = ship(boat="B", sailors=3, rat=1, cat=1, crab=1)
    for pile, offered in (("rat turtle", True), ("rat cat", False), ("", False)):
        play = position(phase="sea", one=owner, offering=4, animals="rat cat crab", pile=pile)
        play.do("sail B", "meet", "draw B", "tale 36")
        assert ("buy animal-1" in play.can()) == offered, pile
    gone = position(phase="sea", one=owner, offering=4, animals="- - -", pile="")
    gone.do("sail B", "meet", "draw B", "tale 36")
    assert "buy animal-1" not in gone.can()


@pytest.mark.rule("NAS-R-21", "NAS-P1")
def test_animals_that_left_the_game_do_not_return() -> None:
    home = ship(provisions=0, rum=0)
    play = position(
        phase="sea", one=home, two=home, animals="rat rat cat", pile="crab crab lizard turtle"
    )
    while play.question() == "animal":
        assert not {"animal rat", "animal cat"} & {*play.odds()}
        play.do(next(iter(play.odds())))
    assert play.open_animals() == ["turtle", "crab", "crab"]
    assert play.table.animals_gone[ANIMALS.index["rat"]] == 3


# --- Sailors' hats -------------------------------------------------------------------------------


@pytest.mark.rule("NAS-N8")
def test_without_a_free_sailor_an_animal_waits() -> None:
    play = taming(ship(sailors=1, rat=1), "cat kraken monkey-spirit").do("tame monkey-spirit")
    assert play.animal(1, "monkey-spirit") == "waiting ready"
    assert "1 waits monkey-spirit" in play.news
    play.draw().do("pause")
    assert play.can("spare") == set(), "owned, but of no use"
    free = taming(ship(sailors=2, rat=1), "cat kraken monkey-spirit").do("tame monkey-spirit")
    assert free.animal(1, "monkey-spirit") == "ready"
    free.draw().do("pause")
    assert "spare rum" in free.can()


@pytest.mark.rule("NAS-N8", "NAS-R-22")
def test_a_new_sailor_takes_the_animal_that_has_waited_longest() -> None:
    """The kraken began to wait before the cat, whatever their numbers."""
    one = ship(doubloon=0, sailors=1, rat=1, kraken="waiting used", cat="waiting")
    play = position(one=one, captain="d6").do("walk c6")
    assert (play.animal(1, "kraken"), play.animal(1, "cat")) == ("used", "waiting ready")
    other = ship(doubloon=0, sailors=1, rat=1, cat="waiting", kraken="waiting used")
    play = position(one=other, captain="d6").do("walk c6")
    assert (play.animal(1, "kraken"), play.animal(1, "cat")) == ("waiting used", "ready")


def losing_a_sailor(**things: int | str) -> Play:
    """The enemy's token takes a sailor, and no die repels it."""
    plain = ship(pirates=0, sails=1, sailors=2, rum=0, doubloon=0)
    play = position(phase="sea", one=plain | ship(**things), foes={"A1": "pirate-ship-1"})
    play.do("sail A", "fight A1")
    if play.question() == "prepare":
        play.do("put 1")
    play.do("token sailor", "die 1")
    if play.question() == "reroll":
        play.do("enough")
    return play


@pytest.mark.rule("NAS-R-22")
def test_who_loses_a_sailor_says_which_animal_waits() -> None:
    play = losing_a_sailor(rat="used", kraken=1)
    assert (play.question(), play.can()) == ("wait", {"wait rat", "wait kraken"})
    play.do("wait rat")
    assert (play.animal(1, "rat"), play.animal(1, "kraken")) == ("waiting used", "ready")
    assert play.of(1, "sailors") == 1
    play = losing_a_sailor(rat=1, kraken=1, turtle="waiting")
    assert play.can() == {"wait rat", "wait kraken"}, "one waits already"


@pytest.mark.rule("NAS-R-22")
def test_not_asked_while_each_animal_has_a_sailor() -> None:
    play = losing_a_sailor(rat=1)
    assert (play.question() != "wait", play.animal(1, "rat")) == (True, "ready")
    play = losing_a_sailor(sailors=3, rat=1, kraken=1)
    assert (play.question() != "wait", play.of(1, "sailors")) == (True, 2)


@pytest.mark.rule("NAS-R-22")
def test_an_effect_already_used_goes_on() -> None:
    """The crab is used in this fight; then it loses its sailor, and the strength stays lowered."""
    plain = ship(pirates=0, sails=1, sailors=2, rum=0, doubloon=0, crab=1, kraken=1)
    play = position(phase="sea", one=plain, foes={"A1": "pirate-ship-2"})
    play.do("sail A", "fight A1", "use crab", "token sailor", "die 1", "wait crab")
    assert "1 beats pirate-ship-2" in play.news
    assert play.animal(1, "crab") == "waiting used"
