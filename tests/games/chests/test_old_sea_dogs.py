"""The variant for old sea dogs: stealing what is not loaded yet."""

from __future__ import annotations

import pytest

from tests.games.chests.positions import BOTH, GREEDY_PIRATES, OLD_SEA_DOGS, Play, position


def sea_dogs(
    before: dict[int, str],
    *,
    seats: int = 2,
    chests: tuple[int, int, int] = (3, 3, 3),
    variants: dict[str, str] = OLD_SEA_DOGS,
    loot: dict[int, str] | None = None,
) -> Play:
    return position(seats=seats, chests=chests, variants=variants, before=before, loot=loot)


@pytest.mark.rule("CHE-V2")
def test_a_theft_takes_a_sabres_die_and_the_faces_of_the_treasure() -> None:
    play = sea_dogs({2: "coin+diamond"}).roll("key coin diamond sabres")
    assert play.can() == {"roll", "steal 2:coin+diamond", "done"}
    play.do("steal 2:coin+diamond")
    # It is loaded at once, into the thief's boat.
    assert (play.before(1), play.loot(1)) == ([], ["coin+diamond"])
    assert (play.before(2), play.loot(2)) == ([], [])
    assert play.scores() == [2, 0]


@pytest.mark.rule("CHE-V2")
@pytest.mark.parametrize("variants", [{}, GREEDY_PIRATES])
def test_without_the_variant_nothing_is_stolen(variants: dict[str, str]) -> None:
    play = sea_dogs({2: "coin"}, variants=variants).roll("coin coin sabres sabres")
    assert play.can() == {"roll", "done"}


@pytest.mark.rule("CHE-V2", "CHE-R10")
def test_without_sabres_nothing_is_stolen() -> None:
    assert sea_dogs({2: "coin"}).roll("coin coin coin coin").can() == {"roll", "done"}


@pytest.mark.rule("CHE-V2", "CHE-R13")
def test_nobody_steals_from_the_own_boat() -> None:
    play = sea_dogs({1: "coin"}).roll("coin key key sabres")
    assert not any("steal" in text for text in play.can())
    assert play.do("load coin").can() == {"open left", "open middle", "open right"}


@pytest.mark.rule("CHE-R3")
def test_the_sabres_on_the_boat_are_no_joker() -> None:
    assert sea_dogs({2: "coin"}).roll("key key diamond sabres").can() >= {"roll", "open left"}
    play = sea_dogs({2: "coin"}).roll("key diamond diamond sabres")
    assert play.can() == {"roll", "done"}
    play = sea_dogs({2: "coin"}, chests=(1, 3, 3)).roll("diamond coin diamond sabres")
    play.do("steal 2:coin")
    assert play.asked() == 2  # the sabres lie on the boat and open no chest


@pytest.mark.rule("CHE-R3")
def test_one_die_serves_every_treasure_of_that_opponent() -> None:
    play = sea_dogs({2: "coin coin diamond"}).roll("coin coin diamond sabres")
    play.do("steal 2:coin", "steal 2:diamond", "steal 2:coin")
    assert play.loot(1) == ["coin", "coin", "diamond"]
    assert play.before(2) == []


@pytest.mark.rule("CHE-R4", "CHE-T2")
def test_stealing_is_never_an_obligation() -> None:
    play = sea_dogs({2: "coin"}).roll("key key coin coin").roll("coin coin coin sabres")
    assert play.can() == {"steal 2:coin", "done"}
    play.do("done")
    assert play.before(2) == ["coin"]


@pytest.mark.rule("CHE-R4", "CHE-R3")
def test_nor_is_a_second_theft_from_the_same_boat() -> None:
    play = sea_dogs({2: "coin coin"}).roll("coin coin key sabres").do("steal 2:coin")
    assert play.can() == {"steal 2:coin", "done"}


@pytest.mark.rule("CHE-R4", "CHE-R7")
def test_opening_and_loading_stay_obligations() -> None:
    play = sea_dogs({1: "diamond", 2: "coin"}).roll("coin diamond key sabres")
    assert play.can() == {"roll", "load diamond", "steal 2:coin"}
    play.do("steal 2:coin")
    assert play.can() == {"load diamond"}


@pytest.mark.rule("CHE-R10", "CHE-R4")
def test_a_theft_may_take_the_dice_that_a_chest_would_have_needed() -> None:
    play = sea_dogs({2: "coin"}, chests=(2, 3, 3)).roll("key coin sabres diamond")
    assert play.can() == {"roll", "open left", "steal 2:coin"}
    assert play.do("steal 2:coin").asked() == 2


@pytest.mark.rule("CHE-R10")
def test_each_opponent_robbed_needs_sabres_of_its_own() -> None:
    play = sea_dogs({2: "coin", 3: "coin"}, seats=3).roll("coin coin key sabres")
    assert play.can() == {"roll", "steal 2:coin", "steal 3:coin", "done"}
    assert play.do("steal 2:coin").asked() == 2
    assert play.before(3) == ["coin"]
    play = sea_dogs({2: "coin", 3: "coin"}, seats=3).roll("coin coin sabres sabres")
    play.do("steal 3:coin", "steal 2:coin")
    assert play.loot(1) == ["coin", "coin"]


@pytest.mark.rule("CHE-R10", "CHE-T5")
def test_further_sabres_may_be_jokers_in_a_theft() -> None:
    play = sea_dogs({2: "diamond+diamond"}).roll("key diamond sabres sabres")
    play.do("steal 2:diamond+diamond")
    assert play.loot(1) == ["diamond+diamond"]
    play = sea_dogs({2: "coin+coin+diamond"}).roll("sabres sabres sabres sabres")
    play.do("steal 2:coin+coin+diamond")
    assert play.loot(1) == ["coin+coin+diamond"]


@pytest.mark.rule("CHE-R10")
def test_sabres_go_on_a_boat_only_with_a_treasure_filled_there() -> None:
    """Nobody wastes sabres on a boat to dodge a chest."""
    play = sea_dogs({2: "coin"}, chests=(1, 3, 3)).roll("key key key key")
    play.roll("diamond diamond diamond sabres")
    assert play.can() == {"open left"}


@pytest.mark.rule("CHE-R10", "CHE-R8")
def test_plain_faces_go_first_in_a_theft() -> None:
    play = sea_dogs({2: "coin diamond"}, chests=(1, 3, 3)).roll("coin sabres sabres key")
    play.do("steal 2:coin")
    assert play.dice() == "key sabres"
    assert play.can() == {"open left", "steal 2:diamond"}


@pytest.mark.rule("CHE-R10", "CHE-T7", "CHE-R14")
def test_thefts_openings_and_loadings_mix_and_resolve_together() -> None:
    play = sea_dogs({1: "diamond", 2: "coin"}, chests=(1, 3, 3)).roll("key coin diamond sabres")
    play.do("open left", "steal 2:coin")
    assert (play.before(2), play.loot(1)) == (["coin"], [])  # the dice are still being placed
    play.do("load diamond")
    assert (play.before(2), play.loot(1)) == ([], ["coin", "diamond"])
    assert play.question() == "treasure"


@pytest.mark.rule("CHE-R10")
def test_fish_bones_and_loot_cannot_be_stolen() -> None:
    play = sea_dogs({}, loot={2: "coin diamond fish-bones"}).roll("coin diamond sabres sabres")
    assert play.can() == {"roll", "done"}


@pytest.mark.rule("CHE-R10")
def test_a_treasure_is_stolen_once() -> None:
    play = sea_dogs({2: "coin"}, seats=3).roll("coin coin sabres sabres").do("steal 2:coin")
    assert play.asked() == 2


@pytest.mark.rule("CHE-R10", "CHE-R15")
def test_sabres_on_a_boat_still_serve_after_the_second_roll() -> None:
    play = sea_dogs({2: "coin diamond"}, variants=BOTH).roll("coin key key sabres")
    play.do("steal 2:coin").roll("diamond key")
    # No sabres left, and none needed: one lies on that boat already.
    assert play.can() == {"steal 2:diamond", "done"}
    play.do("steal 2:diamond")
    assert play.loot(1) == ["coin", "diamond"]


@pytest.mark.rule("CHE-R10")
def test_but_they_serve_for_that_boat_alone() -> None:
    play = sea_dogs({2: "coin", 3: "diamond"}, seats=3, variants=BOTH).roll("coin key key sabres")
    play.do("steal 2:coin").roll("diamond key")
    assert play.asked() == 2
    assert play.before(3) == ["diamond"]


@pytest.mark.rule("CHE-R10")
def test_and_only_in_that_turn() -> None:
    play = sea_dogs({2: "coin diamond"}).roll("coin key key sabres").do("steal 2:coin")
    play.roll("key key coin coin").do("done")
    assert play.roll("diamond key key coin").can() == {"roll", "done"}


@pytest.mark.rule("CHE-V2")
@pytest.mark.parametrize(("thief", "owner"), [(1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)])
def test_the_treasure_goes_from_its_owner_to_the_thief(thief: int, owner: int) -> None:
    before = dict.fromkeys((1, 2, 3), "diamond")
    play = position(seats=3, player=thief, chests=(3, 3, 3), variants=OLD_SEA_DOGS, before=before)
    play.roll("key diamond key sabres").do(f"steal {owner}:diamond")
    assert play.loot(thief) == ["diamond"]
    assert [seat for seat in (1, 2, 3) if play.before(seat) == []] == [owner]


@pytest.mark.rule("CHE-R13", "CHE-V2")
def test_every_other_player_is_an_opponent() -> None:
    before = dict.fromkeys((1, 2, 3, 4), "coin")
    play = position(seats=4, player=3, chests=(3, 3, 3), variants=OLD_SEA_DOGS, before=before)
    assert play.roll("coin key key sabres").can() == {
        "roll",
        "open left",
        "open middle",
        "open right",
        "load coin",
        "steal 1:coin",
        "steal 2:coin",
        "steal 4:coin",
    }
