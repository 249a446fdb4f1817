"""Gains (NAS-N7): how many of a thing one can have, and what lapses."""

from __future__ import annotations

import pytest

from tests.games.nassau.positions import ISLANDS, Play, position, ship
from tidetable.games.nassau.rules.archipelago import gain_of
from tidetable.games.nassau.rules.chapters.trade import is_to_be_had
from tidetable.games.nassau.rules.verbs import GOODS, POSTS, WEAPONS

POOR = ship(doubloon=0)
ALL_ARRR = " ".join(str(n) for n in range(1, 36))
ALL_B = " ".join(str(n) for n in range(36, 75))
FIVE_ANIMALS = {"sailors": 5, "rat": 1, "turtle": 1, "crab": 1, "cat": 1, "lizard": 1}


def gained(square: str, begin: str, take: str = "", **things: int | str) -> tuple[Play, str]:
    """Let a player walk from one square to the next; return what was told of the gain."""
    play = position(one=ship(**({"doubloon": 0} | things)), captain=begin).do(f"walk {square}")
    if take:
        play.do(f"take {take}")
    return play, play.news[-1]


# --- Weapons, sails, sailors, holds --------------------------------------------------------------


@pytest.mark.rule("NAS-N7")
def test_a_weapon_up_to_five_of_a_type_with_the_first() -> None:
    play, told = gained("c3", "d4", "sabre-1", sabre=4)
    assert (play.of(1, "sabre"), told) == (5, "1 gets sabre-1")
    play, told = gained("c3", "d4", "sabre-1", sabre=5, pistol=2)
    assert (play.of(1, "sabre"), told) == (5, "1 lapses sabre-1")
    assert play.of(1, "pistol") == 2


@pytest.mark.rule("NAS-N7")
def test_sails_up_to_five() -> None:
    play, told = gained("f4", "f3", sails=4)
    assert (play.of(1, "sails"), told) == (5, "1 gets sail-1")
    play, told = gained("f4", "f3", sails=5)
    assert (play.of(1, "sails"), told) == (5, "1 lapses sail-1")


@pytest.mark.rule("NAS-N7")
def test_sailors_up_to_five() -> None:
    play, told = gained("c6", "d6", sailors=4)
    assert (play.of(1, "sailors"), told) == (5, "1 gets sailor-1")
    play, told = gained("c6", "d6", sailors=5)
    assert (play.of(1, "sailors"), told) == (5, "1 lapses sailor-1")


@pytest.mark.rule("NAS-N7")
def test_a_hold_is_opened_as_long_as_one_is_closed() -> None:
    for holds in (3, 4):
        play, told = gained("c5", "d5", holds=holds)
        assert (play.of(1, "holds"), told) == (holds + 1, "1 gets hold-1")
    play, told = gained("c5", "d5", holds=5)
    assert (play.of(1, "holds"), told) == (5, "1 lapses hold-1")


@pytest.mark.rule("NAS-R-17")
def test_of_two_things_either_may_be_chosen_and_one_must() -> None:
    play = position(one=ship(sails=5, sailors=5)).do("walk d3")
    assert play.can() == {"take sail-1", "take sailor-1"}


# --- Objects -------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-N7")
def test_objects_without_limit() -> None:
    play, told = gained("e4", "e3", "rum-2", rum=20)
    assert (play.of(1, "rum"), told) == (22, "1 gets rum-2")
    play, _ = gained("d1", "d2", doubloon=9)
    assert play.of(1, "doubloon") == 11
    for square, begin, take in (
        ("e2", "f2", "bomb-1"),
        ("e2", "f2", "compass-1"),
        ("e5", "f5", "contract-1"),
    ):
        thing = take.partition("-")[0]
        play, _ = gained(square, begin, take, **{thing: 8})
        assert play.of(1, thing) == 9


@pytest.mark.rule("NAS-R-16")
def test_a_gain_takes_what_is_left() -> None:
    play = position(one=POOR, two=ship(rum=23), captain="e3").do("walk e4", "take rum-2")
    assert (play.of(1, "rum"), play.news[-1]) == (2, "1 gets rum-1")
    play = position(one=POOR, two=ship(rum=24), captain="e3").do("walk e4", "take rum-2")
    assert (play.of(1, "rum"), play.news[-1]) == (1, "1 lapses rum-2")


@pytest.mark.rule("NAS-R-16")
def test_what_is_paid_can_be_gained_again() -> None:
    play = position(two=ship(rum=24), captain="e3")
    play.do("pause", "walk e4", "take rum-2")
    assert (play.of(1, "rum"), play.of(2, "rum")) == (0, 25)


@pytest.mark.rule("NAS-R-16")
def test_provisions_are_not_limited() -> None:
    full = ship(provisions=9, crates=0)
    play = position(seats=4, one=POOR, two=full, three=full, four=full, captain="f1")
    play.do("walk f2")
    assert play.of(1, "provisions") == 3


# --- A pirate ------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-N7")
@pytest.mark.parametrize(
    ("table", "thing"),
    [(1, "doubloon"), (2, "rum"), (3, "bomb"), (4, "compass"), (5, "contract")],
)
def test_a_pirate_comes_with_the_equipment_of_the_table(table: int, thing: str) -> None:
    play = position(one=POOR, captain="d1").do("walk d2")
    assert play.can() == {f"hire {n}" for n in range(1, 6)}
    before = play.ship(1)
    play.do(f"hire {table}")
    assert play.change(before) == {"pirates": 1, "tavern": -1, thing: 1}


@pytest.mark.rule("NAS-N7")
def test_only_from_a_table_where_an_own_pirate_sits() -> None:
    play = position(one=ship(tavern="2 4"), two=ship(tavern="1"), captain="d1").do("walk d2")
    assert play.can() == {"hire 2", "hire 4"}


@pytest.mark.rule("NAS-N7", "NAS-R-17")
def test_the_last_pirate_comes_without_a_question_and_then_none() -> None:
    play, _ = gained("d2", "d1", tavern="3", pirates=4)
    assert (play.of(1, "bomb"), play.of(1, "pirates"), play.of(1, "tavern")) == (1, 3, 0)
    assert play.news[1:] == ["1 hire 3", "1 gets bomb-1"]
    play, told = gained("d2", "d1", tavern="", pirates=4)
    assert (told, play.of(1, "pirates")) == ("1 lapses pirate-1", 2)


# --- Crates --------------------------------------------------------------------------------------


@pytest.mark.rule("NAS-N7")
def test_three_crates_from_the_own_supply() -> None:
    play = position(one=POOR, captain="a3")
    before = play.ship(1)
    play.do("walk a4")
    assert play.change(before) == {"pirates": -2, "in_city": 2, "crates": 3, "supply": -3}


@pytest.mark.rule("NAS-R-10")
def test_no_more_crates_than_the_supply_has() -> None:
    play, told = gained("a4", "a3", supply=1)
    assert (play.of(1, "crates"), play.of(1, "supply"), told) == (4, 0, "1 gets crate-1")
    play, told = gained("a4", "a3", supply=0)
    assert (play.of(1, "crates"), told) == (3, "1 lapses crate-3")


# --- A weapon of choice --------------------------------------------------------------------------


def reward(foe: str, bag: str | None = None, arms: int = 1, types: int = 0) -> Play:
    """Beat an adversary at once, with a bomb and older crates of another player's.

    The winner has so many weapons of the first types.
    """
    one = ship(bomb=1, **dict.fromkeys(WEAPONS.tokens[:types], arms))
    play = position(phase="sea", foes={"A1": foe}, one=one, two=ship(on="A1:3"), bag=bag)
    return play.do("sail A", "fight A1", "bomb")


@pytest.mark.rule("NAS-R-17")
def test_a_weapon_of_choice_is_of_a_type_below_five() -> None:
    play = reward("fortress-4", arms=5, types=2)
    assert play.can() == {"arm cannon", "arm hook", "arm harpoon"}
    play.do("arm hook")
    assert play.of(1, "hook") == 2
    assert reward("fortress-4", arms=5, types=4).of(1, "harpoon") == 2, "no question"
    assert "1 lapses weapon-1" in reward("fortress-4", arms=5, types=5).news
    assert len(reward("fortress-4", arms=4, types=5).can()) == 5


# --- A random good -------------------------------------------------------------------------------


@pytest.mark.rule("NAS-R-19")
def test_a_random_good_comes_from_the_bag() -> None:
    play = reward("treasure-island-4", bag="silver silver spices")
    assert play.odds() == {"good silver": 2, "good spices": 1}
    play.do("good silver")
    assert (play.of(1, "silver"), play.bag()) == (1, {"silver": 1, "spices": 1})
    assert "1 gets-good silver" in play.news


@pytest.mark.rule("NAS-R-19")
def test_from_an_empty_bag_it_lapses() -> None:
    play = reward("treasure-island-4", bag="")
    assert "1 lapses good-1" in play.news
    assert all(play.of(1, good) == 0 for good in GOODS.tokens)


@pytest.mark.rule("NAS-R-19")
def test_posts_are_refilled_in_their_order_while_the_bag_lasts() -> None:
    """Both go straight home, so phase III begins."""
    home = ship(provisions=0, rum=0)
    bare = {"C7": "pistol", "G7": "hook", "I8": "sabre"}
    play = position(phase="sea", one=home, two=home, posts=bare, bag="silver spices")
    while play.question() != "good":
        play.do(next(iter(play.odds())))
    play.do("good spices", "good silver")
    found = {post: int(play.table.post_good[POSTS.index[post]]) for post in bare}
    assert found == {"C7": GOODS.index["spices"], "G7": GOODS.index["silver"], "I8": -1}
    assert play.question() == "city", "what is hidden never comes back"


# --- Tales ---------------------------------------------------------------------------------------


def telling(arrr: str = "", b: str = "", discards: str = "") -> Play:
    """A player gets three tales; the other one holds the tales named."""
    play = position(one=POOR, two=ship(tales=f"{arrr} {b}"), captain="d6", discards=discards)
    return play.do("walk e6", "take tale-3")


def without(all_: str, *some: str) -> str:
    return " ".join(tale for tale in all_.split() if tale not in some)


@pytest.mark.rule("NAS-N7", "NAS-R-20")
def test_three_tales_each_seen_before_the_next_pile_is_chosen() -> None:
    play = telling()
    for text, tale in (("draw Arrr", "3"), ("draw B", "40"), ("draw Arrr", "20")):
        assert play.can() == {"draw Arrr", "draw B"}
        play.do(text, f"tale {tale}")
        assert tale in play.hand(1)
    assert play.asked() == 2
    assert play.hand(1) == ["3", "20", "40"]


@pytest.mark.rule("NAS-N7", "NAS-R-52")
def test_its_owner_sees_a_tale_and_the_others_its_back() -> None:
    play = telling().do("draw Arrr", "tale 3")
    assert play.news[-2:] == ["chance tale 3, to 1", "1 gets-tale S"]


@pytest.mark.rule("NAS-R-20")
def test_every_tale_of_the_pile_is_as_likely() -> None:
    play = telling().do("draw B")
    assert play.odds() == {f"tale {n}": 1 for n in range(36, 75)}
    play.do("tale 36", "draw Arrr")
    assert play.odds() == {f"tale {n}": 1 for n in range(1, 36)}


@pytest.mark.rule("NAS-R-20", "NAS-R-10")
def test_an_empty_pile_is_made_up_from_its_own_discards() -> None:
    play = telling(without(ALL_ARRR, "5", "20"), discards="5 20 40")
    play.do("draw Arrr")
    assert play.odds() == {"tale 5": 1, "tale 20": 1}, "S and Arrr, not B"
    assert "1 reshuffled Arrr" in play.news
    assert play.table.discards[39] == 1, "a B stays where it is"
    play = telling(b=without(ALL_B, "40"), discards="5 20 40").do("draw B")
    assert play.odds() == {"tale 40": 1}


@pytest.mark.rule("NAS-R-20")
def test_only_when_a_card_is_wanted() -> None:
    play = telling(without(ALL_ARRR, "5", "20"), discards="5 20").do("draw B", "tale 50")
    assert list(play.table.discards_open) == [2, 0]
    play = telling(without(ALL_ARRR, "5", "20"), discards="20").do("draw Arrr")
    assert play.odds() == {"tale 5": 1}, "one is left in the pile"


@pytest.mark.rule("NAS-R-20")
def test_still_empty_only_the_other_pile_can_be_chosen() -> None:
    play = telling(ALL_ARRR)
    assert "1 draw B" in play.news
    assert play.odds() == {f"tale {n}": 1 for n in range(36, 75)}
    play.do("tale 36", "tale 37", "tale 38")
    assert play.asked() == 2
    assert "1 draw Arrr" in telling(b=ALL_B).news


@pytest.mark.rule("NAS-R-20")
def test_both_empty_nothing_is_drawn_but_the_action_stays() -> None:
    play = telling(ALL_ARRR, ALL_B)
    assert (play.asked(), play.of(1, "tales")) == (2, 0)
    at_sea = position(phase="sea", two=ship(tales=f"{ALL_ARRR} {ALL_B}")).do("sail A")
    assert "listen" in at_sea.can()
    at_sea.do("listen")
    assert (at_sea.asked(), at_sea.of(1, "tales")) == (2, 0)
    one_left = telling(ALL_ARRR, without(ALL_B, "36")).do("tale 36")
    assert (one_left.asked(), one_left.hand(1)) == (2, ["36"])


# --- The offering --------------------------------------------------------------------------------


@pytest.mark.rule("NAS-R-17")
@pytest.mark.parametrize(
    ("offering", "full", "left"),
    [
        (1, {"sails": 5}, {"bomb-1", "pistol-1"}),
        (1, {"pistol": 5}, {"bomb-1", "sail-1"}),
        (2, {"sailors": 5}, {"contract-1", "sabre-1"}),
        (3, {"holds": 5}, {"bomb-1", "cannon-1"}),
        (4, FIVE_ANIMALS, {"compass-1", "hook-1"}),
        (7, {"supply": 0}, {"contract-1", "hold-1"}),
    ],
)
def test_what_would_lapse_cannot_be_bought(
    offering: int, full: dict[str, int], left: set[str]
) -> None:
    one = ship(boat="B", **full)
    open_ones = "kraken parrot monkey-spirit"
    play = position(phase="sea", one=one, offering=offering, animals=open_ones)
    play.do("sail B", "meet", "draw B", "tale 36")
    assert play.can("buy") == {f"buy {thing}" for thing in left}


@pytest.mark.rule("NAS-R-17", "NAS-R-16")
def test_an_object_of_which_none_is_left_cannot_be_bought() -> None:
    play = position(phase="sea", one=ship(boat="B"), two=ship(bomb=10))
    play.do("sail B", "meet", "draw B", "tale 36")
    assert play.can() == {"buy sail-1", "buy pistol-1", "enough"}


@pytest.mark.rule("NAS-R-17")
def test_nor_could_what_other_offerings_may_show() -> None:
    """No tile of the box shows these; a corrected data file may."""
    plain, none = position(), position(one=ship(tavern="", pirates=8), bag="")
    told = position(two=ship(tales=f"{ALL_ARRR} {ALL_B}"))
    armed = position(one=ship(**dict.fromkeys(WEAPONS.tokens, 5)))
    for gain, play in (("pirate-1", none), ("good-1", none), ("tale-1", told), ("weapon-1", armed)):
        assert is_to_be_had(plain.table, ISLANDS, gain_of(gain)), gain
        assert not is_to_be_had(play.table, ISLANDS, gain_of(gain)), gain
    assert is_to_be_had(none.table, ISLANDS, gain_of("provision-2"))
