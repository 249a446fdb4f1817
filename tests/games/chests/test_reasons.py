"""Whatever is refused is refused with the rule that forbids it."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.chests.positions import BOTH, GREEDY_PIRATES, OLD_SEA_DOGS, Play, position
from tidetable.core.contract import NOTHING, Buffer
from tidetable.core.errors import NotLegal, NotUnderstood, NotYours
from tidetable.core.luck import Luck
from tidetable.core.play import begin, step
from tidetable.games import box
from tidetable.games.chests import GAME
from tidetable.games.chests.rules.turn import DRAWS, N_DRAWS, QUESTIONS
from tidetable.games.chests.rules.verbs import CODEC


def rolled(
    faces: str,
    *,
    variants: dict[str, str] | None = None,
    chests: tuple[int, int, int] = (1, 2, 3),
    before: dict[int, str] | None = None,
    seats: int = 3,
) -> Play:
    return position(seats=seats, variants=variants, chests=chests, before=before).roll(faces)


@pytest.mark.rule("CHE-T1")
@pytest.mark.parametrize("text", ["open left", "load coin", "steal 2:coin", "done"])
def test_first_of_all_the_dice_are_rolled(text: str) -> None:
    assert position(before={1: "coin", 2: "coin"}, variants=BOTH).why_not(text) == "CHE-T1"


@pytest.mark.rule("CHE-T1")
def test_no_third_roll() -> None:
    assert rolled("coin coin coin coin").roll("key key coin coin").why_not("roll") == "CHE-T1"


@pytest.mark.rule("CHE-T1", "CHE-V1")
def test_no_second_roll_with_dice_on_a_card() -> None:
    assert rolled("key key key coin").do("open left").why_not("roll") == "CHE-T1"


@pytest.mark.rule("CHE-R9")
def test_greedy_pirates_roll_again_once() -> None:
    play = rolled("key key key coin", variants=GREEDY_PIRATES).do("open left")
    assert play.roll("key key coin").why_not("roll") == "CHE-R9"


@pytest.mark.rule("CHE-R12")
def test_no_chest_lies_there() -> None:
    play = position(chests=(0, 2, 0), unopened={2: "coin+coin"}).roll("key key key key")
    assert play.why_not("open left") == "CHE-R12"


@pytest.mark.rule("CHE-T7")
def test_the_chest_is_filled_already() -> None:
    assert rolled("key key key coin").do("open left").why_not("open left") == "CHE-T7"


@pytest.mark.rule("CHE-T3")
def test_the_chest_takes_more_keys() -> None:
    assert rolled("key key coin coin").why_not("open right") == "CHE-T3"


@pytest.mark.rule("CHE-T6")
def test_fish_bones_are_not_loaded_by_dice() -> None:
    assert rolled("key key coin coin").why_not("load fish-bones") == "CHE-T6"


@pytest.mark.rule("CHE-T4")
def test_no_such_treasure_lies_before_the_boat() -> None:
    assert rolled("key key coin coin", before={2: "coin"}).why_not("load coin") == "CHE-T4"
    twice = rolled("key coin coin coin", before={1: "coin"}).do("load coin")
    assert twice.why_not("load coin") == "CHE-T4"


@pytest.mark.rule("CHE-T2")
def test_the_dice_do_not_fill_the_treasure() -> None:
    assert rolled("key key coin coin", before={1: "diamond"}).why_not("load diamond") == "CHE-T2"


@pytest.mark.rule("CHE-R7")
def test_not_done_yet() -> None:
    assert rolled("key key coin coin").why_not("done") == "CHE-R7"


@pytest.mark.rule("CHE-V2")
@pytest.mark.parametrize("variants", [{}, GREEDY_PIRATES])
def test_only_old_sea_dogs_steal(variants: dict[str, str]) -> None:
    play = rolled("key coin coin sabres", variants=variants, before={2: "coin"})
    assert play.why_not("steal 2:coin") == "CHE-V2"


@pytest.mark.rule("CHE-V2")
def test_only_opponents_are_robbed() -> None:
    play = rolled("key coin coin sabres", variants=OLD_SEA_DOGS, before={1: "coin"})
    assert play.why_not("steal 1:coin") == "CHE-V2"
    assert play.why_not("steal 4:coin") == "CHE-V2"  # nobody sits there


@pytest.mark.rule("CHE-R10")
@pytest.mark.parametrize("treasure", ["diamond", "fish-bones"])
def test_only_what_lies_before_the_boat_is_stolen(treasure: str) -> None:
    play = rolled("key coin coin sabres", variants=OLD_SEA_DOGS, before={2: "coin"})
    assert play.why_not(f"steal 2:{treasure}") == "CHE-R10"


@pytest.mark.rule("CHE-R10")
def test_no_sabres_for_the_boat() -> None:
    play = rolled("key coin coin coin", variants=OLD_SEA_DOGS, before={2: "coin"})
    assert play.why_not("steal 2:coin") == "CHE-R10"
    before = {2: "coin", 3: "coin"}
    play = rolled("key coin coin sabres", variants=OLD_SEA_DOGS, before=before).do("steal 2:coin")
    assert play.why_not("steal 3:coin") == "CHE-R10"


@pytest.mark.rule("CHE-R3")
def test_the_sabres_for_the_boat_are_no_joker_as_well() -> None:
    play = rolled("key coin coin sabres", variants=OLD_SEA_DOGS, before={2: "diamond"})
    assert play.why_not("steal 2:diamond") == "CHE-R3"


@pytest.mark.rule("CHE-T2")
def test_the_dice_do_not_fill_what_would_be_stolen() -> None:
    before = {2: "coin diamond+diamond+diamond"}
    play = rolled("key coin coin sabres", variants=OLD_SEA_DOGS, before=before)
    assert play.why_not("steal 2:diamond+diamond+diamond") == "CHE-T2"
    assert play.do("steal 2:coin").why_not("steal 2:diamond+diamond+diamond") == "CHE-T2"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("dice key key key key", "CHE-T1"),
        ("start 1", "CHE-R13"),
        ("chest 1", "CHE-S1"),
        ("treasure coin", "CHE-T3"),
        ("last-round", "CHE-E1"),
    ],
)
def test_what_chance_does_is_not_for_players(text: str, rule: str) -> None:
    assert rolled("key key coin coin").why_not(text) == rule


def test_every_refusal_cites_a_statement_of_the_rulebook() -> None:
    known = box("chests").rulebook.rules
    for variants in ({}, BOTH):
        for play in (
            position(variants=variants),
            rolled("key coin coin sabres", variants=variants, before={1: "coin", 2: "diamond"}),
        ):
            legal = play.can()
            refused = [a for a in range(CODEC.size) if CODEC.text(a) not in legal]
            for action in refused:
                rule = play.game.why_not(play.table, NOTHING, play.state.asks[0], action)
                assert rule in known


def test_a_table_refuses_in_the_same_words() -> None:
    table = box("chests").table(2, {"first": "1"}, seed=bytes(16))
    with pytest.raises(NotLegal) as illegal:
        table.play(0, "done")
    assert (illegal.value.rule, illegal.value.facts["text"]) == ("CHE-T1", "done")
    with pytest.raises(NotYours):
        table.play(1, "roll")
    with pytest.raises(NotUnderstood):
        table.play(0, "open window")


def test_questions_are_listed_in_the_order_of_their_numbers() -> None:
    kinds = [one.kind for one in (*DRAWS, *QUESTIONS)]
    assert kinds == [*range(len(GAME.kinds))]
    assert len(DRAWS) == N_DRAWS


@pytest.mark.parametrize("variants", range(4))
def test_what_no_guard_forbids_is_legal_and_nothing_else(variants: int) -> None:
    """In all positions of a few games, for every move that there is."""
    luck, into, random = Luck(variants + 1), Buffer(), Random(variants)
    state = GAME.setup(2 + variants % 3, [variants % 2, variants // 2, 0])
    moves = range(sum(verb.size for verb in GAME.codec.moves))
    legal = begin(GAME, state, luck, into)
    while legal:
        question = state.asks[0]
        allowed = [n for n in moves if not GAME.forbids(state.table, NOTHING, question, n)]
        assert allowed == sorted(legal)
        legal = step(GAME, state, random.choice(legal), luck, into)
