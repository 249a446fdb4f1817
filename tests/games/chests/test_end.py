"""The last chest, the final round, and who wins."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.chests.positions import OLD_SEA_DOGS, VARIANTS, Play, position

LAST = "last-round"


def last_chest(
    *, player: int = 1, seats: int = 2, holds: str = "coin", before: dict[int, str] | None = None
) -> Play:
    """One chest with one key is left, and the pile is gone."""
    return position(
        seats=seats, player=player, chests=(0, 1, 0), unopened={1: holds}, before=before
    )


def pass_turn(play: Play) -> int:
    """Let a player make nothing of the turn; return who it was."""
    player = play.asked()
    play.roll("key key key key").do("done")
    return player


@pytest.mark.rule("CHE-E1", "CHE-R5")
@pytest.mark.parametrize(
    ("seats", "player", "order"),
    [(2, 1, [2, 1]), (2, 2, [1, 2]), (3, 2, [3, 1, 2]), (4, 3, [4, 1, 2, 3]), (4, 4, [1, 2, 3, 4])],
)
def test_one_more_turn_for_everyone_the_opener_last(
    seats: int, player: int, order: list[int]
) -> None:
    play = last_chest(player=player, seats=seats)
    play.roll("key diamond diamond diamond").do("open middle", "treasure coin")
    assert play.news[-1] == f"{player} {LAST}"
    assert [pass_turn(play) for _ in range(seats)] == order
    assert play.over


@pytest.mark.rule("CHE-E1", "CHE-R6")
def test_the_game_goes_on_while_a_chest_is_left() -> None:
    play = position(chests=(1, 1, 0), unopened={1: "coin coin"})
    play.roll("key diamond diamond diamond").do("open left", "treasure coin")
    assert f"1 {LAST}" not in play.news
    for _ in range(5):
        play.roll("diamond diamond diamond diamond").do("done")
    assert not play.over


@pytest.mark.rule("CHE-R6", "CHE-E1")
def test_an_empty_pile_is_not_the_end() -> None:
    closed = {1: "coin coin coin coin"}
    play = position(chests=(1, 1, 1), unopened=closed, top=1)
    play.roll("key diamond diamond diamond").do("open left", "treasure coin")
    assert play.table.pile == 0
    assert play.table.turns_left == -1
    # Nor is it the end when none is left in the pile and one on the table.
    play.roll("key key diamond diamond").do("open left", "open middle")
    play.do("treasure coin", "treasure coin")
    assert play.table.turns_left == -1
    play.roll("key diamond diamond diamond").do("open right", "treasure coin")
    assert play.news[-1] == f"1 {LAST}"


@pytest.mark.rule("CHE-R6", "CHE-E1")
def test_an_empty_table_is_not_the_end_while_the_pile_lasts() -> None:
    play = position(chests=(1, 1, 1), unopened={1: "coin coin coin coin"}, top=1)
    play.roll("key key key diamond").do("open left", "open middle", "open right")
    play.do("treasure coin", "treasure coin", "treasure coin")
    assert play.table.turns_left == -1
    assert list(play.table.places) == [1, 0, 0]


@pytest.mark.rule("CHE-R11")
def test_several_chests_may_be_opened_in_the_turn_of_the_last() -> None:
    play = position(chests=(1, 0, 2), unopened={1: "coin", 2: "coin+diamond"})
    play.roll("key key key diamond").do("open left", "open right", "treasure coin")
    assert f"1 {LAST}" not in play.news  # one is still closed
    play.do("treasure coin+diamond")
    assert play.news.count(f"1 {LAST}") == 1
    assert play.before(1) == ["coin", "coin+diamond"]
    assert [pass_turn(play), pass_turn(play)] == [2, 1]
    assert play.over
    assert play.news.count(f"1 {LAST}") == 1


@pytest.mark.rule("CHE-R11", "CHE-T6")
def test_fish_bones_in_the_last_chest_end_the_game_as_well() -> None:
    play = last_chest(holds="fish-bones")
    play.roll("key diamond diamond diamond").do("open middle", "treasure fish-bones")
    assert play.news[-1] == f"1 {LAST}"
    assert play.loot(1) == ["fish-bones"]
    assert [pass_turn(play), pass_turn(play)] == [2, 1]
    assert play.over


@pytest.mark.rule("CHE-R11", "CHE-E1", "CHE-T7")
def test_the_last_treasure_can_be_loaded_in_the_extra_turn() -> None:
    play = last_chest().roll("key coin diamond diamond").do("open middle", "treasure coin")
    assert play.loot(1) == []  # not in the turn that opened it
    pass_turn(play)
    play.roll("coin diamond diamond diamond").do("load coin")
    assert play.over
    assert play.scores() == [1, 0]


@pytest.mark.rule("CHE-R5")
@pytest.mark.parametrize("variants", VARIANTS)
def test_in_the_final_round_nothing_is_opened_but_loading_goes_on(variants: dict[str, str]) -> None:
    play = position(
        chests=(0, 0, 0), unopened={}, variants=variants, before={1: "coin"}, turns_left=1
    )
    play.roll("key key key coin")
    assert play.can() == {"roll", "load coin"}


@pytest.mark.rule("CHE-R5", "CHE-V2")
def test_in_the_final_round_stealing_goes_on() -> None:
    play = position(
        chests=(0, 0, 0), unopened={}, variants=OLD_SEA_DOGS, before={2: "coin"}, turns_left=0
    )
    play.roll("key key coin sabres").do("steal 2:coin")
    assert play.over
    assert play.scores() == [1, 0]


@pytest.mark.rule("CHE-E1")
def test_after_the_end_nobody_is_asked_and_no_dice_lie_there() -> None:
    play = last_chest().roll("key diamond diamond diamond").do("open middle", "treasure coin")
    pass_turn(play)
    pass_turn(play)
    assert play.over
    assert play.asked() == 0
    assert play.dice() == ""
    assert play.table.n_filled == 0


# --- Who wins -----------------------------------------------------------------------------------


def ended(*loot: str, before: dict[int, str] | None = None) -> Play:
    """The end of a game, by what is under each boat."""
    play = position(
        seats=len(loot),
        chests=(0, 0, 0),
        unopened={},
        loot=dict(enumerate(loot, start=1)),
        before=before,
        turns_left=0,
    )
    pass_turn(play)
    assert play.over
    return play


@pytest.mark.rule("CHE-E2")
def test_each_coin_and_each_diamond_is_a_point() -> None:
    play = ended("coin+coin+coin coin", "coin+diamond+diamond", "diamond coin+coin+diamond")
    assert play.scores() == [4, 3, 4]


@pytest.mark.rule("CHE-E2")
def test_fish_bones_and_treasures_not_loaded_are_worth_nothing() -> None:
    play = ended("coin", "fish-bones fish-bones", before={2: "coin+coin+coin diamond"})
    assert play.scores() == [1, 0]
    assert play.places() == [1, 2]


@pytest.mark.rule("CHE-E2", "CHE-E3")
def test_points_count_before_diamonds() -> None:
    assert ended("coin+coin+coin", "diamond+diamond").places() == [1, 2]
    assert ended("diamond+diamond", "coin+coin+coin fish-bones fish-bones").places() == [2, 1]


@pytest.mark.rule("CHE-E3")
def test_a_tie_goes_to_more_diamonds_whatever_the_fish_bones() -> None:
    play = ended("coin+coin+diamond", "coin+diamond+diamond fish-bones fish-bones fish-bones")
    assert play.scores() == [3, 3]
    assert play.places() == [2, 1]


@pytest.mark.rule("CHE-E3")
def test_diamonds_not_loaded_break_no_tie() -> None:
    play = ended("coin diamond", "coin diamond fish-bones", before={2: "diamond+diamond"})
    assert play.places() == [1, 2]


@pytest.mark.rule("CHE-E3")
def test_then_to_fewer_fish_bones() -> None:
    assert ended("coin diamond fish-bones", "coin+diamond").places() == [2, 1]
    assert ended("coin fish-bones", "coin fish-bones fish-bones").places() == [1, 2]


@pytest.mark.rule("CHE-E3")
def test_then_the_victory_is_shared() -> None:
    assert ended("coin diamond", "coin+diamond").places() == [1, 1]
    assert ended("coin diamond fish-bones", "coin", "coin+diamond fish-bones").places() == [1, 3, 1]


@pytest.mark.rule("CHE-E3")
def test_fewer_cards_are_no_advantage() -> None:
    assert ended("coin coin coin", "coin+coin+coin").places() == [1, 1]


@pytest.mark.rule("CHE-E2", "CHE-E3")
def test_four_players_in_their_places() -> None:
    loot = ("coin+diamond+diamond", "coin+coin+diamond", "coin+coin+diamond fish-bones", "diamond")
    for order in permutations(range(4)):
        play = ended(*(loot[i] for i in order))
        assert play.places() == [i + 1 for i in order]
