"""Whatever is refused is refused with the rule that forbids it."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.sirens.positions import Play, position, start
from tidetable.core.contract import Buffer, seat_of
from tidetable.core.errors import NotLegal, NotUnderstood, NotYours
from tidetable.core.luck import Luck
from tidetable.core.play import begin, step
from tidetable.games import box
from tidetable.games.sirens import GAME
from tidetable.games.sirens.rules.turn import DRAWS, N_DRAWS, QUESTIONS
from tidetable.games.sirens.rules.verbs import CODEC

LYING = {"28:1": "1 1 2 2 3", "36:2": "9 -2"}


def mid_game(octopus: tuple[str, str] = ("", "")) -> Play:
    return position(lying=LYING, hands=("7 0", "5 6"), taken=("32", ""), octopus=octopus)


def choosing(side: str = "mine") -> Play:
    return mid_game().do(f"play 0 30:{side}")


def after() -> Play:
    return mid_game().do("play 7 34:mine").draw()


@pytest.mark.rule("SIR-T1")
def test_a_card_that_is_not_in_hand() -> None:
    assert mid_game().why_not("play 8 34:mine") == "SIR-T1"


@pytest.mark.rule("SIR-T3")
def test_a_ship_card_that_is_gone() -> None:
    assert mid_game().why_not("play 7 32:mine") == "SIR-T3"
    assert mid_game().why_not("octopus 36:theirs/9 32:mine") == "SIR-T3"


@pytest.mark.rule("SIR-T4")
def test_a_full_side() -> None:
    assert mid_game().why_not("play 7 28:mine") == "SIR-T4"
    assert mid_game().why_not("octopus 36:theirs/9 28:mine") == "SIR-T4"


@pytest.mark.rule("SIR-O1")
def test_no_such_card_lies_there() -> None:
    assert mid_game().why_not("octopus 36:mine/9 34:mine") == "SIR-O1"


@pytest.mark.rule("SIR-O1")
def test_the_octopus_lies_on_a_card() -> None:
    assert mid_game(("36:2/9", "")).why_not("octopus 28:mine/3 34:mine") == "SIR-O1"


@pytest.mark.rule("SIR-O2")
def test_a_card_under_the_opponents_octopus() -> None:
    assert mid_game(("", "36:2/9")).why_not("octopus 36:theirs/9 34:mine") == "SIR-O2"


@pytest.mark.rule("SIR-R10")
def test_the_place_where_the_card_lies() -> None:
    assert mid_game().why_not("octopus 36:theirs/9 36:theirs") == "SIR-R10"
    assert mid_game().why_not("octopus 28:mine/1 28:mine") == "SIR-R10"


@pytest.mark.rule("SIR-T2")
def test_rum_on_a_ship_card_that_is_gone_or_a_second_time() -> None:
    assert mid_game().why_not("rum 32") == "SIR-T2"
    assert mid_game().do("rum 30").why_not("rum 34") == "SIR-T2"
    assert after().why_not("rum 32") == "SIR-T2"


@pytest.mark.rule("SIR-R8")
@pytest.mark.parametrize("side", ["mine", "theirs"])
def test_no_moment_for_rum(side: str) -> None:
    assert choosing(side).why_not("rum 30") == "SIR-R8"


@pytest.mark.rule("SIR-R3")
def test_a_turn_is_not_skipped() -> None:
    assert mid_game().why_not("pass") == "SIR-R3"
    assert mid_game().why_not("done") == "SIR-R3"
    assert after().why_not("pass") == "SIR-R3"


@pytest.mark.rule("SIR-T1")
def test_no_second_card_in_a_turn() -> None:
    assert after().why_not("play 0 30:mine") == "SIR-T1"
    assert after().why_not("octopus 36:theirs/9 34:mine") == "SIR-T1"


@pytest.mark.rule("SIR-M1")
def test_first_the_crew_moves() -> None:
    for text in ("play 7 34:mine", "octopus 36:theirs/9 34:mine", "done", "pass"):
        assert choosing().why_not(text) == "SIR-M1"


@pytest.mark.rule("SIR-M2")
def test_nobody_moves_crew_without_a_card() -> None:
    assert mid_game().why_not("crew 28") == "SIR-M2"
    assert after().why_not("crew 28") == "SIR-M2"


@pytest.mark.rule("SIR-M3", "SIR-M4")
def test_a_way_the_crew_cannot_go() -> None:
    assert choosing().can() == {"crew 28", "crew 36"}
    assert choosing().why_not("crew 32") == "SIR-M3"
    assert choosing().why_not("crew 34") == "SIR-M4"


@pytest.mark.rule("SIR-S3")
def test_picks() -> None:
    play = start(more_tactics="yes").pick(2, 1, 2, 3, 4).do("pick -1")
    assert play.why_not("pick -1") == "SIR-S3", "there is one"
    assert play.why_not("pick -2") == "SIR-S3", "picks go upwards"
    assert mid_game().why_not("pick 7") == "SIR-S3"
    assert choosing().why_not("pick 7") == "SIR-S3"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("card 7", "SIR-S2"),
        ("start 1", "SIR-S2"),
        ("drew", "SIR-T1"),
        ("moves 30", "SIR-M1"),
        ("wins 30", "SIR-P1"),
        ("wins-crew 30", "SIR-P1"),
        ("leaves 30", "SIR-P2"),
    ],
)
def test_what_happens_by_itself_is_not_for_players(text: str, rule: str) -> None:
    for play in (mid_game(), choosing(), after(), start(more_tactics="yes")):
        assert play.why_not(text) == rule


def test_every_refusal_cites_a_statement_of_the_rulebook() -> None:
    known = box("sirens").rulebook.rules
    for play in (mid_game(), choosing(), choosing("theirs"), after(), start(more_tactics="yes")):
        legal = play.can()
        own = play.state.hand(play.asked() - 1)
        for action in range(CODEC.size):
            if CODEC.text(action) not in legal:
                assert GAME.forbids(play.table, own, play.state.asks[0], action) in known


def test_a_table_refuses_in_the_same_words() -> None:
    table = box("sirens").table(2, {"first": "1"}, seed=bytes(16))
    with pytest.raises(NotLegal) as illegal:
        table.play(0, "done")
    assert (illegal.value.rule, illegal.value.facts["text"]) == ("SIR-R3", "done")
    with pytest.raises(NotYours):
        table.play(1, "pass")
    with pytest.raises(NotUnderstood):
        table.play(0, "play 11 28:mine")


def test_questions_are_listed_in_the_order_of_their_numbers() -> None:
    kinds = [one.kind for one in (*DRAWS, *QUESTIONS)]
    assert kinds == [*range(len(GAME.kinds))]
    assert len(DRAWS) == N_DRAWS


@pytest.mark.parametrize("more_tactics", [0, 1])
def test_what_no_guard_forbids_is_legal_and_nothing_else(more_tactics: int) -> None:
    """In positions of a few games, for every move that there is."""
    luck, into, random = Luck(more_tactics + 1), Buffer(), Random(more_tactics)
    state = GAME.setup(2, [more_tactics, 0])
    moves = range(sum(verb.size for verb in CODEC.moves))
    legal = begin(GAME, state, luck, into)
    while legal:
        question = state.asks[0]
        hand = state.hand(seat_of(question))
        allowed = [n for n in moves if not GAME.forbids(state.table, hand, question, n)]
        assert allowed == sorted(legal)
        legal = step(GAME, state, random.choice(legal), luck, into)
