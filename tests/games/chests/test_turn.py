"""A turn: roll, put dice on cards, turn the cards over, pass the dice on."""

from __future__ import annotations

import pytest

from tests.games.chests.positions import VARIANTS, position


@pytest.mark.rule("CHE-T1")
def test_a_turn_starts_with_four_dice() -> None:
    play = position()
    assert play.can() == {"roll"}
    assert play.roll("key coin coin sabres").dice() == "key coin coin sabres"


@pytest.mark.rule("CHE-T1")
def test_all_four_dice_may_be_rolled_again_once() -> None:
    play = position(chests=(3, 3, 3)).roll("key coin diamond diamond")
    assert play.can() == {"roll", "done"}
    play.do("roll")
    assert all("-" not in roll for roll in play.odds())
    # The second roll stands although it is no use: the turn is over.
    play.do("dice coin coin coin coin")
    assert play.asked() == 2
    assert play.question() == "roll"


@pytest.mark.rule("CHE-T1")
def test_the_second_roll_stands() -> None:
    play = position().roll("key key key coin").roll("key coin coin coin")
    assert play.can() == {"open left"}


@pytest.mark.rule("CHE-T1")
def test_a_second_roll_may_be_declined() -> None:
    play = position().roll("coin coin coin coin")
    assert play.do("done").asked() == 2


@pytest.mark.rule("CHE-T1", "CHE-R7")
def test_who_rolls_again_need_place_nothing_before() -> None:
    play = position(before={1: "coin"}).roll("key key key coin")
    assert "roll" in play.can()
    assert "done" not in play.can()


@pytest.mark.rule("CHE-T1", "CHE-V1")
def test_dice_on_a_card_cannot_be_rolled_again() -> None:
    play = position(chests=(1, 1, 3)).roll("key key coin coin").do("open left")
    assert play.can() == {"open middle"}


@pytest.mark.rule("CHE-T2", "CHE-R6")
def test_dice_go_only_on_a_card_whose_places_they_fill() -> None:
    play = position(chests=(2, 3, 3), before={1: "coin+diamond coin+coin+coin"})
    assert play.roll("key coin coin coin").can() == {"roll", "load coin+coin+coin"}
    play = position(chests=(2, 3, 3), before={1: "coin+diamond coin+coin+coin"})
    assert play.roll("key coin coin diamond").can() == {"roll", "load coin+diamond"}


@pytest.mark.rule("CHE-T2")
def test_dice_left_over_are_lost() -> None:
    play = position(chests=(3, 3, 3), before={1: "diamond"})
    play.roll("coin coin coin diamond").do("load diamond")
    assert play.asked() == 2
    assert play.dice() == ""
    assert play.roll("key key coin coin").dice() == "key key coin coin"


@pytest.mark.rule("CHE-T2")
def test_everybody_is_told_of_dice_that_fit_nowhere() -> None:
    """A turn may be over before anybody is asked: then the log says why."""
    play = position(chests=(3, 3, 3)).roll("coin coin diamond diamond")
    assert "1 lost" not in play.news
    assert "1 lost" in play.roll("key key coin diamond").news
    assert "1 lost" not in position(chests=(3, 3, 3)).roll("key key key coin").do("open left").news


@pytest.mark.rule("CHE-T3")
@pytest.mark.parametrize("keys", [1, 2, 3])
def test_a_chest_takes_as_many_keys_as_it_shows(keys: int) -> None:
    faces = ["key"] * keys + ["diamond"] * (4 - keys)
    play = position(chests=(1, 2, 3)).roll(" ".join(faces))
    chests = {f"open {place}" for place in ("left", "middle", "right")[:keys]}
    assert play.can() == {"roll", *chests}
    play = position(chests=(0, 0, keys)).roll("key key key key").do("open right")
    assert play.question() == "treasure"


@pytest.mark.rule("CHE-T3", "CHE-R14")
def test_the_treasure_lies_in_front_of_the_boat() -> None:
    play = position(seats=3, player=2).roll("key key diamond diamond").do("open middle")
    play.do("treasure coin+diamond").finish()
    assert [play.before(seat) for seat in (1, 2, 3)] == [[], ["coin+diamond"], []]
    assert play.loot(2) == []
    assert play.scores() == [0, 0, 0]


@pytest.mark.rule("CHE-T3", "CHE-C2")
def test_a_chest_holds_what_such_a_chest_can_hold() -> None:
    closed = {1: "coin coin fish-bones", 2: "coin+diamond", 3: "coin+coin+coin"}
    play = position(unopened=closed).roll("key diamond diamond diamond").do("open left")
    assert play.odds() == {"treasure coin": 2, "treasure fish-bones": 1}


@pytest.mark.rule("CHE-T4", "CHE-E2")
@pytest.mark.parametrize(
    ("treasure", "faces", "points"),
    [
        ("coin", "coin", 1),
        ("diamond", "diamond", 1),
        ("coin+coin", "coin coin", 2),
        ("coin+diamond", "coin diamond", 2),
        ("diamond+diamond", "diamond diamond", 2),
        ("coin+coin+coin", "coin coin coin", 3),
        ("coin+coin+diamond", "coin coin diamond", 3),
        ("coin+diamond+diamond", "coin diamond diamond", 3),
        ("diamond+diamond+diamond", "diamond diamond diamond", 3),
    ],
)
def test_a_treasure_is_loaded_with_the_faces_it_shows(
    treasure: str, faces: str, points: int
) -> None:
    wanted = faces.split()
    play = position(chests=(0, 0, 0), unopened={}, before={1: treasure}, turns_left=1)
    play.roll(" ".join(wanted + ["key"] * (4 - len(wanted)))).do(f"load {treasure}")
    assert (play.before(1), play.loot(1), play.scores()) == ([], [treasure], [points, 0])
    # One face of them missing, and it cannot be.
    for face in set(wanted):
        less = wanted.copy()
        less.remove(face)
        play = position(chests=(0, 0, 0), unopened={}, before={1: treasure}, turns_left=1)
        play.roll(" ".join(less + ["key"] * (4 - len(less))))
        assert play.can() == {"roll", "done"}


@pytest.mark.rule("CHE-T4")
@pytest.mark.parametrize("player", [1, 2, 3])
def test_a_treasure_goes_under_the_boat_it_lies_before(player: int) -> None:
    before = dict.fromkeys((1, 2, 3), "coin")
    play = position(seats=3, player=player, chests=(3, 3, 3), before=before)
    play.roll("coin coin diamond diamond").do("load coin")
    for seat in (1, 2, 3):
        loaded = seat == player
        assert (play.before(seat), play.loot(seat)) == (
            ([], ["coin"]) if loaded else (["coin"], [])
        )


@pytest.mark.rule("CHE-T4")
def test_only_treasures_before_the_own_boat_are_loaded() -> None:
    play = position(seats=3, chests=(3, 3, 3), before={2: "coin", 3: "diamond"}, loot={1: "coin"})
    assert play.roll("coin coin diamond sabres").can() == {"roll", "done"}


@pytest.mark.rule("CHE-T4", "CHE-R10")
@pytest.mark.parametrize("variants", VARIANTS)
def test_loot_is_safe(variants: dict[str, str]) -> None:
    play = position(chests=(3, 3, 3), variants=variants, loot={1: "coin", 2: "coin diamond"})
    assert play.roll("coin diamond sabres sabres").can() == {"roll", "done"}


@pytest.mark.rule("CHE-T5")
def test_sabres_stand_for_a_key_a_coin_or_a_diamond() -> None:
    play = position(chests=(1, 0, 0), before={1: "coin diamond"})
    play.roll("sabres sabres sabres sabres").do("open left", "load coin", "load diamond")
    play.do("treasure fish-bones").finish()
    assert play.loot(1) == ["coin", "diamond", "fish-bones"]


@pytest.mark.rule("CHE-T5")
def test_one_sabres_die_stands_for_one_face_only() -> None:
    play = position(chests=(2, 2, 2), before={1: "coin+diamond diamond+diamond"})
    assert play.roll("key diamond sabres coin").can() == {
        "roll",
        "open left",
        "open middle",
        "open right",
        "load coin+diamond",
        "load diamond+diamond",
    }
    play = position(chests=(3, 3, 3), before={1: "coin+coin+diamond coin+diamond+diamond"})
    assert play.roll("key coin sabres diamond").can() == {
        "roll",
        "load coin+coin+diamond",
        "load coin+diamond+diamond",
    }
    play = position(chests=(3, 3, 3), before={1: "coin+coin+diamond"})
    assert play.roll("key key coin sabres").can() == {
        "roll",
        "open left",
        "open middle",
        "open right",
    }


@pytest.mark.rule("CHE-T5")
def test_no_other_face_stands_in_for_another() -> None:
    play = position(chests=(1, 1, 1), before={1: "diamond"})
    assert play.roll("coin coin coin coin").can() == {"roll", "done"}
    play = position(chests=(1, 1, 1), before={1: "coin"})
    assert play.roll("diamond diamond diamond diamond").can() == {"roll", "done"}


@pytest.mark.rule("CHE-T6")
def test_fish_bones_go_into_the_boat_at_once() -> None:
    play = position().roll("key diamond diamond diamond").do("open left", "treasure fish-bones")
    play.finish()
    assert (play.before(1), play.loot(1)) == ([], ["fish-bones"])
    assert play.scores() == [0, 0]


@pytest.mark.rule("CHE-T7")
def test_several_cards_may_be_served_in_one_turn() -> None:
    play = position(chests=(1, 1, 3), before={1: "coin coin"})
    play.roll("key key coin coin").do("open left", "load coin", "open middle", "load coin")
    play.do("treasure diamond", "treasure coin+coin").finish()
    assert play.loot(1) == ["coin", "coin"]
    assert play.before(1) == ["diamond", "coin+coin"]


@pytest.mark.rule("CHE-T7", "CHE-R2")
@pytest.mark.parametrize("variants", VARIANTS)
def test_a_treasure_opened_this_turn_is_not_loaded_this_turn(variants: dict[str, str]) -> None:
    play = position(chests=(1, 3, 3), variants=variants).roll("key coin coin diamond")
    play.do("open left")
    # All dice lie before a card is turned over: with coins in hand the turn is over first.
    if play.asked():
        play.do("done")
    play.do("treasure coin").finish()
    assert play.before(1) == ["coin"]
    assert play.loot(1) == []
    assert play.asked() == 2


@pytest.mark.rule("CHE-T7")
def test_one_card_is_filled_once() -> None:
    play = position(chests=(1, 3, 3), before={1: "coin"}).roll("key key coin coin")
    play.do("open left", "load coin")
    assert play.question() == "treasure"


@pytest.mark.rule("CHE-T8")
def test_taken_chests_are_replaced_from_the_pile() -> None:
    play = position(chests=(1, 2, 1), top=3).roll("key key diamond diamond")
    play.do("open left", "open right", "treasure coin", "treasure coin")
    play.do("chest 2", "chest 1")
    # The card that was on top comes first, then the next; the one after that is on top now.
    assert list(play.table.places) == [3, 2, 2]
    assert (play.table.top, play.table.pile) == (1, 13)
    assert play.asked() == 2


@pytest.mark.rule("CHE-T8", "CHE-R12")
def test_replaced_while_the_pile_lasts() -> None:
    closed = {1: "coin coin", 2: "coin+coin", 3: "coin+coin+coin"}
    play = position(chests=(1, 1, 2), unopened=closed, top=3).roll("key key diamond diamond")
    play.do("open left", "open middle", "treasure coin", "treasure coin")
    assert list(play.table.places) == [3, 0, 2]
    assert (play.table.top, play.table.pile) == (0, 0)
    assert play.asked() == 2


@pytest.mark.rule("CHE-R12", "CHE-T8")
@pytest.mark.parametrize("variants", VARIANTS)
def test_nothing_is_refilled_before_the_end_of_the_turn(variants: dict[str, str]) -> None:
    play = position(chests=(1, 1, 1), top=1, variants=variants).roll("key key key key")
    play.do("open left", "open middle", "open right")
    if play.asked():  # greedy pirates may roll the last die, and that is all
        assert play.can() == {"roll", "done"}
        play.roll("key")
    assert play.question() == "treasure"
    assert list(play.table.places) == [1, 1, 1]
    play.do("treasure coin")
    assert list(play.table.places) == [0, 1, 1]
    assert play.table.pile == 15


@pytest.mark.rule("CHE-R12")
def test_with_the_pile_empty_fewer_than_three_lie_there() -> None:
    play = position(chests=(0, 2, 0), unopened={2: "coin+coin"}).roll("key key key key")
    assert play.can() == {"roll", "open middle"}


@pytest.mark.rule("CHE-R1")
def test_the_top_card_shows_its_keys_but_cannot_be_opened() -> None:
    play = position(chests=(3, 3, 3), top=1).roll("key coin coin coin")
    assert play.table.top == 1
    assert play.can() == {"roll", "done"}
    # Once it lies among the three it can.
    play = position(chests=(1, 3, 3), top=1).roll("key coin coin coin")
    play.do("open left", "treasure coin", "chest 2").roll("key coin coin coin")
    assert play.can() == {"roll", "open left"}


@pytest.mark.rule("CHE-R14")
def test_a_filled_card_takes_effect_without_a_further_choice() -> None:
    play = position(chests=(1, 3, 3), before={1: "coin"}).roll("key coin diamond diamond")
    play.do("load coin", "open left")
    # Nobody is asked any more: the loading is done, then the chest turns over.
    assert play.question() == "treasure"
    assert play.loot(1) == ["coin"]
    play.do("treasure diamond").finish()
    assert play.before(1) == ["diamond"]
    assert play.asked() == 2


@pytest.mark.rule("CHE-R14")
def test_nothing_takes_effect_while_dice_are_still_placed() -> None:
    play = position(chests=(1, 2, 3), before={1: "coin"}).roll("key coin sabres sabres")
    play.do("load coin")
    assert (play.before(1), play.loot(1)) == (["coin"], [])
    play.do("open right", "treasure coin+coin+coin")
    assert (play.before(1), play.loot(1)) == (["coin+coin+coin"], ["coin"])
