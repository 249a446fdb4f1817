"""What speaks for an answer in Chests & Sabres."""

from __future__ import annotations

from tests.games.chests.positions import GREEDY_PIRATES, OLD_SEA_DOGS, Play, position
from tests.games.telling import Telling, telling
from tidetable.games.chests.think.merits import merits

BONES = "fish-bones"


def told(play: Play, text: str) -> Telling:
    return telling(merits, play.game, play.state, text)


def test_points_loaded_are_told() -> None:
    play = position(before={1: "coin coin+diamond"}).roll("coin coin diamond key")
    assert told(play, "load coin").of("load") == {"n": 1}
    assert told(play, "load coin+diamond").of("load") == {"n": 2}
    assert "load" not in told(play, "open left").names


def test_what_is_stolen_is_told_and_from_whom() -> None:
    play = position(seats=3, variants=OLD_SEA_DOGS, before={1: "coin", 3: "coin+diamond"})
    play.roll("coin diamond sabres key")
    assert told(play, "steal 3:coin+diamond").of("steal") == {"n": 2, "who": "seat 3"}
    assert "steal" not in told(play, "load coin").names


def test_dice_left_for_another_card_are_told() -> None:
    play = position(before={1: "coin coin"}).roll("coin coin diamond key")
    assert told(play, "load coin").names == ["load", "another-card"]
    assert "another-card" in told(play.do("load coin"), "load coin").names  # the key is left
    assert "another-card" not in told(play.do("open left"), "load coin").names


def test_a_chest_without_bones_is_told() -> None:
    cards = {1: f"coin {BONES}", 2: "coin diamond", 3: f"coin {BONES}"}
    play = position(unopened=cards).roll("key key diamond diamond")
    assert "no-bones" in told(play, "open middle").names
    assert "no-bones" not in told(play, "open left").names


def test_the_richest_chest_is_told() -> None:
    cards = {1: "coin", 2: "coin+coin+coin", 3: "coin"}
    play = position(unopened=cards).roll("key key diamond diamond")
    assert "richest" in told(play, "open middle").names
    assert "richest" not in told(play, "open left").names


def test_a_chest_that_has_no_equal_among_those_left_is_not_compared_with_nothing() -> None:
    play = position(unopened={2: "coin"}, chests=(0, 2, 0)).roll("key key diamond diamond")
    assert "richest" not in told(play, "open middle").names


def test_chests_that_are_filled_already_are_not_compared() -> None:
    cards = {1: "coin+coin", 2: "coin", 3: "coin+coin+coin"}
    play = position(unopened=cards).roll("key key key key")
    assert "richest" not in told(play, "open left").names
    assert "richest" in told(play.do("open right"), "open left").names


def test_the_last_chest_is_told_to_who_is_ahead() -> None:
    def opened(closed: str, loot: dict[int, str]) -> list[str]:
        play = position(unopened={1: closed}, chests=(1, 0, 0), loot=loot)
        return told(play.roll("key coin coin coin"), "open left").names

    assert opened("coin", {1: "coin", 2: BONES})[0] == "last-chest"
    assert "last-chest" not in opened("coin", {1: "coin", 2: "coin"})
    assert "last-chest" not in opened("coin coin", {1: "coin", 2: BONES})


def test_a_chest_is_the_last_once_dice_lie_on_the_others() -> None:
    play = position(unopened={1: "coin coin"}, chests=(1, 1, 0), loot={1: "coin"})
    play.roll("key key coin coin")
    assert "last-chest" not in told(play, "open left").names
    assert "last-chest" in told(play.do("open left"), "open middle").names


def test_another_roll_is_for_dice_that_fit_nowhere() -> None:
    nowhere = position(chests=(3, 3, 3)).roll("coin coin diamond diamond")
    somewhere = position().roll("key coin diamond diamond")
    assert told(nowhere, "roll").names == ["no-fit"]
    assert told(somewhere, "roll").names == ["better-roll"]


def test_the_first_roll_has_no_reason() -> None:
    assert told(position(), "roll").names == []


def test_greedy_pirates_keep_what_they_have_filled() -> None:
    play = position(variants=GREEDY_PIRATES).roll("key coin diamond diamond")
    assert told(play.do("open left"), "roll").of("rest") == {"n": 3}


def test_nothing_speaks_for_finishing() -> None:
    play = position(variants=OLD_SEA_DOGS, before={2: "coin"}, chests=(3, 3, 3))
    play.roll("diamond diamond diamond diamond").roll("coin sabres key diamond")
    assert told(play, "done").names == []


def test_another_roll_has_a_reason_where_dice_fit_already() -> None:
    """As the dice lie, they are good for one coin; two diamonds or three keys would be better."""
    play = position(chests=(3, 3, 3), before={1: "coin diamond+diamond"})
    play.roll("coin coin coin coin")
    odds = told(play, "roll").of("better-roll")
    assert 0 < int(odds["n"]) < 100
    assert 0 <= int(odds["none"]) < 100


def test_where_no_card_is_better_the_chance_of_any_is_told() -> None:
    play = position(before={1: "coin"}, unopened={1: BONES, 2: BONES, 3: BONES})
    play.roll("coin key key key")
    assert 0 < int(told(play, "roll").of("any-roll")["n"]) <= 100


def test_what_a_chest_holds_on_average_is_told() -> None:
    cards = {1: "coin+coin coin+coin+coin", 2: "coin", 3: BONES}
    play = position(unopened=cards).roll("key key key key")
    assert told(play, "open left").of("holds") == {"n": 3}
    assert told(play, "open middle").of("holds") == {"n": 1}
    assert "holds" not in told(play, "open right").names
