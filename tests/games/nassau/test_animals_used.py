"""What animals do (NAS-Z1 to Z8): where each helps, and where it does not."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import ISLANDS, Play, Ship, position, ship

FULL = ship(doubloon=0, crates=8, provisions=3)  # three holds, all of them full


def fighting(foe: str, one: Ship, two: Ship | None = None) -> Play:
    """A fight in the harbour's zone; two sailors and no pirate, if not said otherwise."""
    mine = ship(pirates=0, rum=0, doubloon=0) | one
    return position(phase="sea", one=mine, two=two, foes={"A1": foe}).do("sail A", "fight A1")


# --- Rat -----------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-Z1")
def test_the_rat_loads_a_hold_twice() -> None:
    play = position(one=FULL | ship(rat=1), captain="a3").do("walk a4")
    assert play.can() == {"throw crate", "throw provision", "use rat"}
    play.do("use rat")
    assert (play.of(1, "crates"), play.of(1, "provisions")) == (11, 3)
    assert (play.animal(1, "rat"), play.asked()) == ("used", 2)


@pytest.mark.rule("NAS-Z1")
def test_but_not_three_times() -> None:
    """Of eight, eleven and then fourteen crates the last three are too many."""
    play = position(one=FULL | ship(rat=1), two=ship(doubloon=0), captain="a3")
    play.do("walk a4", "use rat", "walk b4", "take sabre-1", "walk c4", "take crate-3")
    assert play.can() == {"throw crate", "throw provision"}
    play.do("throw crate", "throw crate")
    assert (play.of(1, "crates"), play.asked()) == (12, 2)


@pytest.mark.rule("NAS-Z1")
def test_the_rat_needs_two_kinds_and_a_sailor_and_its_front() -> None:
    crates = position(one=ship(doubloon=0, crates=10, provisions=0, rat=1), captain="a3")
    crates.do("walk a4")
    assert (crates.of(1, "crates"), crates.animal(1, "rat")) == (12, "ready")
    for rat in ("used", "waiting", "waiting used"):
        play = position(one=FULL | ship(rat=rat), captain="a3").do("walk a4")
        assert play.can() == {"throw crate", "throw provision"}, rat


# --- Turtle --------------------------------------------------------------------------------------


def coming_home(turtle: str | int = 1) -> Play:
    """Two outposts, one adversary and three watchtowers with own crates."""
    one = ship(
        provisions=0,
        rum=0,
        crates=0,
        turtle=turtle,
        outposts="E9 F9",
        on="A1:1",
        towers="A5:1 B5:2 C5:1",
    )
    return position(phase="sea", one=one, foes={"A1": "fortress-7"})


@pytest.mark.rule("NAS-Z2")
@pytest.mark.parametrize(
    ("line", "crates", "tales", "points"),
    [("crates", 4, 1, 6), ("tales", 2, 2, 6), ("points", 2, 1, 12)],
)
def test_the_turtle_doubles_one_line(line: str, crates: int, tales: int, points: int) -> None:
    play = coming_home()
    assert play.can() == {"double crates", "double tales", "double points", "enough"}
    play.do(f"double {line}")
    for n in range(tales):
        play.do("draw B", f"tale {40 + n}")
    assert (play.of(1, "crates"), play.of(1, "tales"), play.points()[0]) == (
        crates,
        tales,
        10 + points,
    )
    assert (play.animal(1, "turtle"), play.asked()) == ("used", 2)


@pytest.mark.rule("NAS-Z2")
def test_without_the_turtle_every_line_is_single() -> None:
    for turtle in ("used", "waiting"):
        play = coming_home(turtle)
        assert play.question() == "pile", turtle
        play.do("draw B", "tale 40")
        assert (play.of(1, "crates"), play.of(1, "tales"), play.points()[0]) == (2, 1, 16)
    play = coming_home().do("enough", "draw B", "tale 40")
    assert (play.points()[0], play.animal(1, "turtle")) == (16, "ready")


# --- Crab ----------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-Z3")
def test_the_crab_lowers_the_strength_for_tokens_and_crates() -> None:
    play = fighting("pirate-ship-4", ship(crab=1, pistol=2)).do("use crab", "put 2")
    play.fight("nothing nothing")
    assert "1 beats pirate-ship-4" in play.news, "two tokens, two crates"
    assert (play.points()[0], play.of(1, "sails")) == (13, 3), "points and reward are whole"
    assert play.animal(1, "crab") == "used"


@pytest.mark.rule("NAS-Z3")
def test_at_strength_0_it_is_beaten_at_once() -> None:
    play = fighting("pirate-ship-1", ship(crab=1, crates=0)).do("use crab")
    assert play.news[-1] == "1 beats pirate-ship-1"
    assert (play.points()[0], play.of(1, "rum"), play.of(1, "crates")) == (11, 1, 0)


@pytest.mark.rule("NAS-Z3")
def test_without_the_crab_the_strength_is_whole() -> None:
    for crab in ("used", "waiting"):
        play = fighting("pirate-ship-4", ship(crab=crab, pistol=2))
        assert play.can() == {"put 1", "put 2"}, crab
        play.do("put 2").fight("nothing nothing nothing")
        assert "1 beats pirate-ship-4" not in play.news
    once = fighting("pirate-ship-4", ship(crab=1, pistol=2)).do("use crab")
    assert once.can() == {"put 1", "put 2"}, "1 less, not 2"


# --- Cat -----------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-Z4")
def test_the_cat_rolls_all_ones_and_twos_again_once() -> None:
    arms = ship(cat=1, pistol=2, sails=3, sailors=3, rum=3, crates=3)
    play = fighting("pirate-ship-2", arms).do("put 1").fight("rum pistol", "1 2 6")
    assert play.can() == {"use cat", "enough"}
    play.do("use cat", "die 2", "die 1")
    assert (play.question(), play.animal(1, "cat")) == ("repel", "used"), "not a second time"
    play.do("repel pistol")
    assert (play.of(1, "pistol"), play.of(1, "rum")) == (2, 2), "the 6 counts, one attack is left"


@pytest.mark.rule("NAS-Z4")
def test_dice_rolled_again_count_as_they_fall() -> None:
    arms = ship(cat=1, pistol=2, sails=2, rum=1)
    play = fighting("pirate-ship-1", arms).do("put 1").fight("rum", "1 2").do("use cat")
    play.do("die 3", "die 1")
    assert play.of(1, "rum") == 1 + 1, "repelled, and the reward"


@pytest.mark.rule("NAS-Z4")
def test_no_cat_no_second_roll() -> None:
    for cat in ("used", "waiting"):
        play = fighting("pirate-ship-1", ship(cat=cat, rum=1)).fight("rum", "1 2")
        assert play.of(1, "rum") == 0 + 1, "lost; then the reward"
    play = fighting("pirate-ship-1", ship(cat=1, pistol=2, rum=1)).do("put 1")
    play.fight("rum", "1 3")
    assert play.animal(1, "cat") == "ready", "not asked where all is repelled"


# --- Lizard --------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-Z5")
def test_the_lizard_doubles_the_reward_but_not_the_points() -> None:
    play = fighting("pirate-ship-2", ship(lizard=1, pistol=2)).do("put 2").fight("nothing nothing")
    assert play.can() == {"use lizard", "enough"}
    play.do("use lizard")
    assert (play.of(1, "doubloon"), play.points()[0]) == (2, 12)
    assert play.animal(1, "lizard") == "used"


@pytest.mark.rule("NAS-Z5")
def test_without_the_lizard_the_reward_is_single() -> None:
    for lizard in ("used", "waiting"):
        play = fighting("pirate-ship-2", ship(lizard=lizard, pistol=2)).do("put 2")
        play.fight("nothing nothing")
        assert play.of(1, "doubloon") == 1, lizard
    dodged = fighting("pirate-ship-2", ship(lizard=1)).fight("dodge nothing")
    assert (dodged.of(1, "doubloon"), dodged.animal(1, "lizard")) == (0, "ready"), "no damage"


# --- Kraken --------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-Z6")
@pytest.mark.parametrize(("quay", "thing", "n"), [(1, "doubloon", 1), (4, "crates", 2)])
def test_the_kraken_doubles_the_bonus_but_not_the_provisions(quay: int, thing: str, n: int) -> None:
    play = position(one=ship(kraken=1))
    before = play.ship(1)
    play.do(f"moor {quay}")
    assert play.can() == {"use kraken", "enough"}
    play.do("use kraken")
    change = play.change(before)
    assert (change["provisions"], change[thing]) == (2, 2 * n)
    assert play.animal(1, "kraken") == "used"


@pytest.mark.rule("NAS-Z6")
def test_the_kraken_doubles_a_tale_too_and_need_not() -> None:
    play = position(one=ship(kraken=1)).do("moor 3", "use kraken")
    play.do("draw B", "tale 40", "draw Arrr", "tale 20")
    assert (play.hand(1), play.asked()) == (["20", "40"], 2)
    play = position(one=ship(kraken=1)).do("moor 1", "enough")
    assert (play.of(1, "doubloon"), play.animal(1, "kraken")) == (2, "ready")


@pytest.mark.rule("NAS-Z6")
def test_no_kraken_at_an_outpost_nor_used_nor_waiting() -> None:
    assert position(one=ship(kraken=1, outposts="E9")).do("moor E9").asked() == 2
    for kraken in ("used", "waiting"):
        play = position(one=ship(kraken=kraken)).do("moor 1")
        assert (play.asked(), play.of(1, "doubloon")) == (2, 2), kraken


# --- Parrot --------------------------------------------------------------------------------------


def campfire(parrot: int | str) -> Play:
    """Tale 7 asks for two sailors, 59 for four: one is met, one is a bad joke."""
    one = ship(provisions=0, rum=1, doubloon=0, parrot=parrot, tales="7 59")
    return position(phase="sea", one=one).do("home campfire", "promise 2", "tell 7", "tell 59")


@pytest.mark.rule("NAS-Z7")
def test_the_parrot_doubles_one_tale() -> None:
    worth = int(ISLANDS.tale_points[6])
    play = campfire(1)
    assert play.can() == {"twice 7", "twice 59", "once"}
    play.do("twice 7")
    assert play.points()[0] == 10 + 2 * worth + 1
    assert play.animal(1, "parrot") == "used"
    assert play.table.told_points[0] == worth + 1, "not for the comparison"


@pytest.mark.rule("NAS-Z7")
def test_without_the_parrot_each_counts_once() -> None:
    worth = int(ISLANDS.tale_points[6])
    for parrot in ("used", "waiting"):
        assert campfire(parrot).points()[0] == 10 + worth + 1, parrot
    play = campfire(1).do("once")
    assert (play.points()[0], play.animal(1, "parrot")) == (10 + worth + 1, "ready")


# --- Monkey spirit -------------------------------------------------------------------------------


@pytest.mark.rule("NAS-Z8")
def test_the_monkey_spirit_saves_an_object() -> None:
    play = position(one=ship(monkey_spirit=1)).do("spare rum")
    assert play.can() == {"pause"}, "it is said for what it is used"
    play.do("pause")
    assert (play.of(1, "rum"), play.animal(1, "monkey-spirit"), play.asked()) == (1, "used", 2)


@pytest.mark.rule("NAS-Z8")
def test_once_a_round_and_only_one() -> None:
    play = position(one=ship(monkey_spirit=1, rum=1)).do("spare rum", "pause", "pause")
    assert play.can("spare") == set()
    play.do("pause")
    assert play.of(1, "rum") == 0
    for monkey in ("used", "waiting"):
        assert position(one=ship(monkey_spirit=monkey)).can("spare") == set(), monkey


# --- All of them ---------------------------------------------------------------------------------


@pytest.mark.rule("NAS-Z3", "NAS-Z4", "NAS-Z5")
def test_several_may_be_used_in_one_turn() -> None:
    arms = ship(sailors=3, sails=2, crab=1, cat=1, lizard=1, pistol=2, rum=1)
    play = fighting("pirate-ship-3", arms).do("use crab", "put 1").fight("rum", "1 1")
    play.do("use cat", "die 6", "die 1", "use lizard")
    assert "1 beats pirate-ship-3" in play.news
    for animal in ("crab", "cat", "lizard"):
        assert play.animal(1, animal) == "used"
