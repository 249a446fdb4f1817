"""The variant for greedy pirates: place dice, then roll the others once more."""

from __future__ import annotations

import pytest

from tests.games.chests.positions import BOTH, GREEDY_PIRATES, OLD_SEA_DOGS, position


@pytest.mark.rule("CHE-V1", "CHE-R9")
def test_dice_placed_stay_and_the_others_are_rolled_again() -> None:
    play = position(variants=GREEDY_PIRATES, before={1: "coin"}).roll("key coin diamond diamond")
    play.do("open left")
    assert "roll" in play.can()
    play.do("roll")
    assert all(roll.endswith(" -") and roll.count("-") == 1 for roll in play.odds())
    play.do("dice coin diamond diamond -")
    assert play.dice() == "coin diamond diamond"
    assert play.can() == {"load coin"}
    play.do("load coin", "treasure diamond").finish()
    assert (play.before(1), play.loot(1)) == (["diamond"], ["coin"])


@pytest.mark.rule("CHE-V1")
@pytest.mark.parametrize("variants", [{}, OLD_SEA_DOGS])
def test_without_the_variant_placing_ends_the_rolling(variants: dict[str, str]) -> None:
    play = position(variants=variants, before={1: "coin"}).roll("key coin diamond diamond")
    assert "roll" not in play.do("open left").can()


@pytest.mark.rule("CHE-R9", "CHE-V1")
def test_several_cards_may_be_filled_before_the_second_roll() -> None:
    play = position(variants=GREEDY_PIRATES, before={1: "coin"}, chests=(1, 3, 3))
    play.roll("key coin diamond diamond").do("open left", "load coin")
    assert play.can() == {"roll", "done"}
    play.do("roll")
    assert {roll.count("-") for roll in play.odds()} == {2}


@pytest.mark.rule("CHE-R9", "CHE-T1")
def test_with_nothing_placed_all_four_are_rolled_again() -> None:
    play = position(variants=GREEDY_PIRATES).roll("key coin diamond diamond").do("roll")
    assert all("-" not in roll for roll in play.odds())


@pytest.mark.rule("CHE-R9", "CHE-T2")
def test_the_second_roll_completes_no_card_begun_before() -> None:
    """Two keys cannot wait on a three-key chest for the third."""
    play = position(variants=GREEDY_PIRATES, chests=(3, 3, 3), before={1: "coin"})
    play.roll("key key coin diamond")
    assert play.can() == {"roll", "load coin"}
    play.do("load coin").roll("key coin diamond")
    # All dice but the coin's were rolled, the two keys included: the chest stays closed.
    assert play.asked() == 2
    assert play.before(1) == []


@pytest.mark.rule("CHE-R9")
def test_only_one_second_roll() -> None:
    play = position(variants=GREEDY_PIRATES, chests=(1, 1, 3)).roll("key coin coin coin")
    play.do("open left").roll("key coin coin")
    assert play.can() == {"open middle"}
    assert play.do("open middle").question() == "treasure"


@pytest.mark.rule("CHE-R9")
def test_the_second_roll_may_be_declined() -> None:
    play = position(variants=GREEDY_PIRATES, chests=(1, 3, 3)).roll("key coin coin coin")
    play.do("open left")
    assert play.can() == {"roll", "done"}
    assert play.do("done").question() == "treasure"


@pytest.mark.rule("CHE-R9", "CHE-R7")
def test_who_declines_must_use_the_dice_to_the_end() -> None:
    play = position(variants=GREEDY_PIRATES, chests=(1, 1, 3)).roll("key key coin coin")
    assert play.can() == {"roll", "open left", "open middle"}
    play.do("open left")
    assert play.can() == {"roll", "open middle"}  # not done: the other key can be placed


@pytest.mark.rule("CHE-R9", "CHE-R7")
def test_who_rolls_again_need_not_have_placed_all() -> None:
    play = position(variants=GREEDY_PIRATES, chests=(1, 1, 3)).roll("key key coin coin")
    play.do("open left", "roll")
    assert {roll.count("-") for roll in play.odds()} == {1}


@pytest.mark.rule("CHE-R9", "CHE-R7")
def test_after_the_second_roll_the_obligation_binds() -> None:
    play = position(variants=GREEDY_PIRATES, chests=(1, 1, 3)).roll("key coin coin coin")
    play.do("open left").roll("coin coin sabres")
    assert play.can() == {"open middle"}


@pytest.mark.rule("CHE-R9")
def test_with_all_four_dice_placed_there_is_nothing_to_roll() -> None:
    play = position(variants=GREEDY_PIRATES, chests=(1, 3, 3)).roll("key key key sabres")
    play.do("open left", "open middle")
    assert play.question() == "treasure"


@pytest.mark.rule("CHE-R2", "CHE-T7")
def test_cards_filled_before_the_second_roll_turn_over_at_the_end() -> None:
    play = position(variants=GREEDY_PIRATES, chests=(1, 3, 3)).roll("key coin coin coin")
    play.do("open left").roll("coin coin coin")
    # Only now is it turned over, when the coins are lost.
    assert play.question() == "treasure"
    play.do("treasure coin").finish()
    assert (play.before(1), play.loot(1)) == (["coin"], [])


@pytest.mark.rule("CHE-R2", "CHE-R12")
def test_between_the_rolls_nothing_is_turned_over_loaded_or_refilled() -> None:
    play = position(variants=GREEDY_PIRATES, chests=(1, 1, 3), before={1: "coin"})
    play.roll("key coin diamond diamond").do("open left", "load coin")
    assert list(play.table.places) == [1, 1, 3]
    assert (play.before(1), play.loot(1)) == (["coin"], [])
    # And the card that is filled cannot be filled again.
    assert play.roll("key coin").can() == {"open middle"}


@pytest.mark.rule("CHE-R15")
def test_both_variants_together() -> None:
    play = position(variants=BOTH, chests=(1, 3, 3), before={1: "coin", 2: "diamond"})
    play.roll("key coin sabres diamond").do("open left", "steal 2:diamond", "roll")
    assert {roll.count("-") for roll in play.odds()} == {3}
    play.do("dice coin - - -", "load coin", "treasure fish-bones").finish()
    assert play.loot(1) == ["coin", "diamond", "fish-bones"]
