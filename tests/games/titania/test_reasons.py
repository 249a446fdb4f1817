"""Whatever is refused is refused with the rule that forbids it."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.titania.positions import GAME, Play, position
from tidetable.core.contract import Buffer, seat_of
from tidetable.core.errors import NotLegal, NotUnderstood, NotYours
from tidetable.core.luck import Luck
from tidetable.core.play import begin, step
from tidetable.games import box
from tidetable.games.titania.rules.turn import DRAWS, N_DRAWS, QUESTIONS
from tidetable.games.titania.rules.verbs import CODEC

RICH = "brown 9 green 9 black 9 white 9"
FULL = dict.fromkeys(("D5", "D6", "E4", "E6", "F4", "G4", "G5"), "blue yellow")
NO_BLACK = {"A3:black": 4, "A5:black": 4, "D9:black": 4, "J8:black": 4}


def turn() -> Play:
    return position(hands=("red blue blue-yellow", "yellow"), ships={"F2": "red", "I5": "blue red"})


def placing() -> Play:
    return turn().do("play red")


def extra() -> Play:
    return position(ships={"C4": "blue yellow"}).do("play red", "place D5", "fog ship-1")


def building(purse: str = RICH, floors: dict[str, int] | None = None) -> Play:
    play = position(ships={"F2": "red"}, purses=(purse, ""), floors=floors)
    return play.sail("red", "G1")


def starfish() -> Play:
    return position(ships={"H3": "red"}, starfish_on="C3").sail("red", "I2")


def shells() -> Play:
    return position(ships={"C1": "red"}, shells_left={"black": 0}).sail("red", "B2")


def discarding() -> Play:
    play = position(hands=("red red red red red red blue", "yellow")).do("stop")
    return play.do("card red", "card red", "card blue-red")


EVERY_QUESTION = [turn, placing, extra, building, starfish, shells, discarding]


# --- Cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("TIT-T1")
def test_a_card_that_is_not_in_hand() -> None:
    assert turn().why_not("play yellow") == "TIT-T1"
    assert turn().why_not("joker blue-red red") == "TIT-T1"


@pytest.mark.rule("TIT-B1")
def test_a_joker_of_another_colour() -> None:
    assert turn().why_not("joker blue-yellow red") == "TIT-B1"
    assert turn().why_not("joker yellow-red blue") == "TIT-B1"


@pytest.mark.rule("TIT-R11")
def test_a_card_whose_ship_fits_nowhere() -> None:
    play = position(hands=("red yellow-red", ""), ships=FULL)
    assert play.why_not("play red") == "TIT-R11"
    assert play.why_not("joker yellow-red red") == "TIT-R11"


@pytest.mark.rule("TIT-T1")
def test_a_ship_without_a_card_and_a_card_before_the_ship() -> None:
    assert turn().why_not("place D5") == "TIT-T1"
    for play in (placing(), extra(), starfish(), shells()):
        if play.question() != "shells":
            assert play.why_not("play blue") == "TIT-T1"
            assert play.why_not("joker blue-red red") == "TIT-T1"
        if play.question() not in ("shells", "starfish"):
            assert play.why_not("stop") == "TIT-T1"


# --- Ships ---------------------------------------------------------------------------------------


@pytest.mark.rule("TIT-B2")
def test_a_space_far_from_ships_of_that_colour() -> None:
    for space in ("A1", "H8", "I8", "C5"):
        assert placing().why_not(f"place {space}") == "TIT-B2", space
    assert placing().why_not("place L12") == "TIT-B2", "there is no such space"
    assert extra().why_not("place A10") == "TIT-B2"


@pytest.mark.rule("TIT-B3")
def test_a_space_where_no_ship_can_go() -> None:
    for space in ("G2", "E5", "F6", "I5", "F2", "A5"):
        assert placing().why_not(f"place {space}") == "TIT-B3", space
    assert extra().why_not("place C4") == "TIT-B3", "two ships lie there"


@pytest.mark.rule("TIT-F3")
def test_an_extra_ship_far_from_the_last() -> None:
    assert extra().why_not("place E6") == "TIT-F3"
    assert extra().why_not("place A1") == "TIT-F3"


@pytest.mark.rule("TIT-R1")
def test_a_crane_at_which_nothing_can_be_built() -> None:
    assert placing().why_not("place G1") == "TIT-R1"


# --- Building ------------------------------------------------------------------------------------


@pytest.mark.rule("TIT-K1")
def test_a_tower_that_is_not_there_or_not_near() -> None:
    for tower in ("H1:brown", "A5:brown", "G1:black", "L12:white"):
        assert building().why_not(f"build {tower}") == "TIT-K1", tower


@pytest.mark.rule("TIT-K2")
def test_a_tower_that_is_too_dear_or_too_high() -> None:
    play = building("brown 1 white 1 black 2", {"H1:black": 2})
    assert play.why_not("build H1:black") == "TIT-K2"
    assert building(floors={"H1:black": 4}).why_not("build H1:black") == "TIT-K2"


@pytest.mark.rule("TIT-R4")
def test_no_floor_left() -> None:
    assert building(floors=NO_BLACK).why_not("build H1:black") == "TIT-R4"


@pytest.mark.rule("TIT-K1")
def test_one_floor_is_a_must() -> None:
    for text in ("enough", "stop", "play blue"):
        assert building().why_not(text) == "TIT-K1"


@pytest.mark.rule("TIT-T1")
def test_after_a_floor_the_space_is_still_to_be_done_with() -> None:
    play = building().do("build H1:white")
    assert play.why_not("play blue") == "TIT-T1"
    assert play.why_not("stop") == "TIT-T1"


@pytest.mark.rule("TIT-K1", "TIT-R9")
def test_nobody_builds_without_a_crane() -> None:
    for question in (turn, placing, starfish):
        assert question().why_not("build H1:black") == "TIT-K1"
        assert question().why_not("enough") == "TIT-R9"


# --- Starfish ------------------------------------------------------------------------------------


@pytest.mark.rule("TIT-E1")
def test_not_a_tower_space_or_not_the_moment() -> None:
    assert starfish().why_not("occupy D5") == "TIT-E1"
    assert starfish().why_not("occupy L12") == "TIT-E1"
    assert turn().why_not("occupy C3") == "TIT-E1"
    assert placing().why_not("occupy C3") == "TIT-E1"


@pytest.mark.rule("TIT-E2")
def test_a_space_that_cannot_be_paid() -> None:
    assert starfish().why_not("occupy A5") == "TIT-E2"


@pytest.mark.rule("TIT-E3")
def test_a_space_with_a_starfish() -> None:
    assert starfish().why_not("occupy C3") == "TIT-E3"


@pytest.mark.rule("TIT-E5")
def test_keeping_at_another_moment() -> None:
    assert turn().why_not("keep") == "TIT-E5"


# --- Shells and discards -------------------------------------------------------------------------


@pytest.mark.rule("TIT-R13")
def test_shells_of_a_colour_that_is_gone_or_another_moment() -> None:
    assert shells().why_not("choose black") == "TIT-R13"
    assert shells().why_not("stop") == "TIT-R13"
    assert turn().why_not("choose brown") == "TIT-R13"


@pytest.mark.rule("TIT-T4", "TIT-T2")
def test_too_many_cards() -> None:
    assert discarding().why_not("discard yellow") == "TIT-T4"
    assert discarding().why_not("stop") == "TIT-T4"
    assert discarding().why_not("play red") == "TIT-T2"
    assert discarding().why_not("joker blue-red red") == "TIT-T2"
    assert turn().why_not("discard red") == "TIT-T4"


# --- All of it -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("start 1", "TIT-R10"),
        ("card red", "TIT-T2"),
        ("fog ship-1", "TIT-F1"),
        ("tile 5", "TIT-N2"),
        ("drew 2", "TIT-T2"),
        ("reshuffled", "TIT-R12"),
        ("gets-shells 2 brown", "TIT-N1"),
        ("gets-starfish 1", "TIT-N1"),
        ("gets-points 3", "TIT-N1"),
        ("takes-tile", "TIT-N2"),
        ("loses-ship", "TIT-R3"),
        ("last-ship red", "TIT-P1"),
        ("becalmed", "TIT-R8"),
        ("second-period", "TIT-P2"),
        ("shows 1 5", "TIT-P4"),
    ],
)
def test_what_happens_by_itself_is_not_for_players(text: str, rule: str) -> None:
    for question in (turn, placing, extra, starfish):
        assert question().why_not(text) == rule


def test_every_refusal_cites_a_statement_of_the_rulebook() -> None:
    known = box("titania").rulebook.rules
    found = set()
    for question in EVERY_QUESTION:
        play = question()
        own, legal = play.state.hands[play.asked() - 1], play.can()
        for action in range(CODEC.size):
            if CODEC.text(action) not in legal:
                found.add(GAME.forbids(play.table, own, play.state.asks[0], action))
    assert found <= {*known}


def test_there_is_a_position_for_every_question() -> None:
    assert [question().question() for question in EVERY_QUESTION] == [
        "turn",
        "place",
        "extra",
        "build",
        "starfish",
        "shells",
        "discard",
    ]


def test_a_table_refuses_in_the_same_words() -> None:
    table = box("titania").table(2, {"first": "1"}, seed=bytes(16))
    with pytest.raises(NotLegal) as illegal:
        table.play(0, "occupy C3")
    assert (illegal.value.rule, illegal.value.facts["text"]) == ("TIT-E1", "occupy C3")
    with pytest.raises(NotYours):
        table.play(1, "stop")
    with pytest.raises(NotUnderstood):
        table.play(0, "place Z9")


def test_questions_are_listed_in_the_order_of_their_numbers() -> None:
    kinds = [one.kind for one in (*DRAWS, *QUESTIONS)]
    assert kinds == [*range(len(GAME.kinds))]
    assert len(DRAWS) == N_DRAWS


@pytest.mark.parametrize("seats", [2, 4])
def test_what_no_guard_forbids_is_legal_and_nothing_else(seats: int) -> None:
    """At every fourth question of a game, for every move that there is."""
    luck, into, random = Luck(seats), Buffer(), Random(seats)
    state = GAME.setup(seats, [0])
    moves = range(sum(verb.size for verb in CODEC.moves))
    legal = begin(GAME, state, luck, into)
    while legal:
        question = state.asks[0]
        hand = state.hands[seat_of(question)]
        if random.randrange(4) == 0:
            allowed = [n for n in moves if not GAME.forbids(state.table, hand, question, n)]
            assert allowed == sorted(legal)
        legal = step(GAME, state, random.choice(legal), luck, into)
