"""Whatever is refused is refused with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.nassau.positions import GAME, Play, position, ship
from tests.games.nassau.questions import (
    EVERY_QUESTION,
    action,
    again,
    city,
    defend,
    dodge,
    dutchman,
    gift,
    hide,
    home,
    option,
    prepare,
    repel,
    reroll,
    reward,
    rum,
    sail,
    sea,
    stand,
    stuck,
    table,
    tales,
    tame,
    tell,
    throw,
    trade,
    turtle,
    twice,
    wait,
    walk,
    weapon,
)
from tidetable.core.errors import NotLegal, NotUnderstood, NotYours
from tidetable.games import box
from tidetable.games.nassau.rules.verbs import CODEC

POOR = ship(doubloon=0, rum=0)


def without_the_sea_dog() -> Play:
    return position(phase="sea", dutchman="E", dutchman_alone=True).do("sail A")


REFUSALS: list[tuple[Callable[[], Play], str, str]] = [
    # In the city: no alley, occupied, too few pirates
    (city, "walk a1", "NAS-N1"),
    (city, "walk d4", "NAS-N1"),
    (lambda: city(ship(pirates=2)), "walk e4", "NAS-N1"),
    (stuck, "walk d3", "NAS-N1"),
    (option, "walk d4", "NAS-N1"),
    (again, "walk e3", "NAS-N3"),
    (again, "barge a1n f3e", "NAS-N3"),
    (again, "set d4", "NAS-N3"),
    (city, "barge a1n f3e", "NAS-N2"),
    (option, "barge a1n f3e", "NAS-N2"),
    (lambda: city(captain="a1"), "barge a1n a1w", "NAS-R-23"),
    (lambda: city(captain="a1"), "barge a1n a1n", "NAS-R-23"),
    (lambda: city(ship(pirates=1), "a1"), "barge a1n f3e", "NAS-N2"),
    (city, "set d3", "NAS-N6"),
    (walk, "set d4", "NAS-N6"),
    (stuck, "set f6", "NAS-R-7"),
    (stuck, "set d4", "NAS-R-7"),
    (lambda: stuck().do("set d2"), "set c2", "NAS-R-7"),
    (lambda: stuck().do("set d2"), "moor 1", "NAS-R-7"),
    (lambda: stuck().do("set d2"), "enough", "NAS-R-7"),
    (lambda: city(POOR), "pause", "NAS-N4"),
    (walk, "pause", "NAS-R-25"),
    (option, "pause", "NAS-R-25"),
    (lambda: position(quays={2: 2}), "moor 2", "NAS-R-6"),
    (city, "moor E9", "NAS-N5"),
    (again, "moor 1", "NAS-R-24"),
    (walk, "moor 1", "NAS-R-24"),
    (option, "moor 1", "NAS-R-25"),
    (sea, "moor 1", "NAS-N5"),
    (throw, "moor 1", "NAS-N5"),
    (throw, "pause", "NAS-N4"),
    (city, "again", "NAS-N3"),
    (walk, "again", "NAS-R-13"),
    (lambda: stuck().do("set d2"), "again", "NAS-N3"),
    # What is gained
    (option, "take hold-1", "NAS-N1"),
    (weapon, "arm sabre", "NAS-R-17"),
    (city, "arm sabre", "NAS-N7"),
    (table, "hire 1", "NAS-N7"),
    (tame, "tame rat", "NAS-N7"),
    (tame, "tame kraken", "NAS-N7"),
    (city, "draw B", "NAS-N7"),
    (throw, "throw silver", "NAS-R-18"),
    (city, "throw crate", "NAS-R-18"),
    (wait, "wait turtle", "NAS-R-22"),
    (gift, "gift rum", "NAS-Y1"),
    (stand, "stand a1", "NAS-Y1"),
    # Sailing
    (lambda: sea(ship(provisions=0, tales="7")), "sail A", "NAS-A1"),
    (sea, "sail C", "NAS-R-27"),
    (sea, "sail F", "NAS-A2"),
    (action, "sail E", "NAS-A2"),
    (home, "sail A", "NAS-R-39"),
    (sail, "sail A", "NAS-A2"),
    (sea, "steer sea-dog", "NAS-O4"),
    (lambda: sea(ship(compass=1, provisions=0, tales="7")), "steer sea-dog", "NAS-R-12"),
    (lambda: sea(ship(compass=1)), "steer dutchman", "NAS-R-28"),
    (lambda: sea(ship(compass=1, boat="I")), "steer sea-dog", "NAS-R-28"),
    (sail, "steer sea-dog", "NAS-R-28"),
    (action, "steer sea-dog", "NAS-O4"),
    # The way home
    (sea, "home skull-island", "NAS-R-39"),
    (lambda: sea(POOR | ship(silver=1)), "home skull-island", "NAS-H1"),
    (home, "home skull-island", "NAS-H1"),
    (sea, "home campfire", "NAS-R-39"),
    (lambda: sea(POOR | ship(tales="7")), "home campfire", "NAS-H2"),
    (sail, "home home-port", "NAS-A4"),
    (action, "home campfire", "NAS-A4"),
    (city, "home home-port", "NAS-H3"),
    # Actions
    (action, "fight E1", "NAS-A5"),
    (action, "fight F1", "NAS-A5"),
    (lambda: action(ship(crates=0)), "fight E2", "NAS-R-31"),
    (lambda: action(ship(pirates=0, outposts="E9")), "claim E9", "NAS-A6"),
    (action, "claim F9", "NAS-A6"),
    (action, "tower E5 2", "NAS-R-37"),
    (action, "tower E6 0", "NAS-R-37"),
    (action, "tower E6 4", "NAS-A7"),
    (action, "tower F5 1", "NAS-A7"),
    (action, "tower F5 0", "NAS-A7"),
    (lambda: sea().do("sail A"), "tower A6 0", "NAS-A7"),
    (action, "tower F6 0", "NAS-A7"),
    (action, "plunder E7", "NAS-A8"),
    (action, "plunder F7", "NAS-A8"),
    (action, "meet", "NAS-A9"),
    (
        lambda: position(phase="sea", dutchman="E", dutchman_alone=True).do("sail A"),
        "meet",
        "NAS-R-38",
    ),
    (city, "listen", "NAS-A10"),
    (action, "dutchman", "NAS-X2"),
    (lambda: action(dutchman="F"), "dutchman", "NAS-X2"),
    (lambda: action(ship(crates=0), "E"), "dutchman", "NAS-R-31"),
    (trade, "buy sail-1", "NAS-R-17"),
    (trade, "buy hold-1", "NAS-A9"),
    (action, "buy bomb-1", "NAS-A9"),
    # Fights
    (lambda: prepare().do("bomb"), "bomb", "NAS-R-35"),
    (lambda: prepare(ship(bomb=0)), "bomb", "NAS-O3"),
    (dutchman, "bomb", "NAS-R-48"),
    (dutchman, "sign", "NAS-R-48"),
    (prepare, "put 0", "NAS-R-31"),
    (prepare, "put 3", "NAS-A5"),
    (dutchman, "put 4", "NAS-X2"),
    (dutchman, "put 0", "NAS-R-31"),
    (dodge, "put 1", "NAS-A5"),
    (reroll, "pay-rum", "NAS-A5a"),
    (reroll, "give-crate", "NAS-A5a"),
    (defend, "lay 2", "NAS-A3"),
    (lambda: defend(pirates=3, sails=3), "lay 2", "NAS-R-29"),
    (lambda: defend(pirates=2, sails=3), "lay 2", "NAS-R-29"),
    (repel, "repel pistol", "NAS-A5a"),
    (reward, "repel sail", "NAS-A5a"),
    (lambda: reward().do("sign"), "sign", "NAS-R-35"),
    (lambda: reward(ship(contract=0)), "sign", "NAS-O2"),
    (prepare, "sign", "NAS-O2"),
    # Skull Island and the campfire
    (hide, "hide emeralds", "NAS-H1"),
    (rum, "drink 3", "NAS-R-40"),
    (rum, "drink 0", "NAS-H2"),
    (rum, "drink 4", "NAS-H2"),
    (tales, "promise 1", "NAS-R-40"),
    (tales, "promise 5", "NAS-H2"),
    (tell, "tell 7", "NAS-R-40"),
    (tell, "tell 40", "NAS-H2"),
    (sea, "tell 7", "NAS-H2"),
    (twice, "twice 9", "NAS-R-45"),
    (sea, "twice 9", "NAS-Z7"),
    (turtle, "double tales", "NAS-R-44"),
    (sea, "double tales", "NAS-Z2"),
]


@pytest.mark.rule("NAS-N1", "NAS-N2", "NAS-R-6", "NAS-R-7", "NAS-R-27", "NAS-R-31", "NAS-A1")
@pytest.mark.parametrize(("where", "text", "rule"), REFUSALS, ids=range(len(REFUSALS)))
def test_the_rule_that_forbids_it(where: Callable[[], Play], text: str, rule: str) -> None:
    assert where().why_not(text) == rule


@pytest.mark.rule("NAS-R-9")
def test_who_has_traded_is_told_so() -> None:
    one = ship(boat="B", provisions=2, doubloon=2)
    play = position(phase="sea", one=one, two=ship(provisions=0, rum=0))
    play.do("sail B", "meet", "draw B", "tale 36", "buy bomb-1", "sail B", "meet")
    play.do("draw B", "tale 37")
    assert play.of(1, "doubloon") == 1
    play = position(phase="sea", one=one, two=ship(provisions=0, rum=0))
    play.do("sail B", "meet", "draw B", "tale 36", "buy bomb-1", "sail B")
    assert play.why_not("buy bomb-1") == "NAS-R-9"


# --- Animals, and what must be answered ----------------------------------------------------------


@pytest.mark.rule("NAS-N8", "NAS-R-46", "NAS-R-48", "NAS-R-31", "NAS-Z8")
@pytest.mark.parametrize(
    ("where", "text", "rule"),
    [
        (city, "use rat", "NAS-Z1"),
        (city, "use turtle", "NAS-Z2"),
        (city, "use crab", "NAS-Z3"),
        (lambda: prepare(ship(crab="used")), "use crab", "NAS-Z3"),
        (lambda: prepare().do("use crab"), "use crab", "NAS-Z3"),
        (prepare, "use cat", "NAS-Z4"),
        (prepare, "use lizard", "NAS-Z5"),
        (city, "use kraken", "NAS-Z6"),
        (city, "use parrot", "NAS-Z7"),
        (city, "use monkey-spirit", "NAS-Z8"),
        (lambda: city(ship(rat="waiting")), "use rat", "NAS-N8"),
        (lambda: prepare(ship(crab="waiting")), "use crab", "NAS-N8"),
        (dutchman, "use crab", "NAS-R-48"),
        (dutchman, "use cat", "NAS-R-48"),
        (dutchman, "use lizard", "NAS-R-48"),
        (dutchman, "use turtle", "NAS-Z2"),
        (city, "spare rum", "NAS-Z8"),
        (lambda: city(ship(monkey_spirit="used")), "spare rum", "NAS-Z8"),
        (lambda: city(ship(monkey_spirit="waiting")), "spare rum", "NAS-N8"),
        (lambda: city(ship(monkey_spirit=1)), "spare bomb", "NAS-R-46"),
        (lambda: city(ship(monkey_spirit=1, rum=0)), "spare rum", "NAS-R-46"),
        (lambda: city(ship(monkey_spirit=1)).do("spare rum"), "walk d3", "NAS-Z8"),
        (lambda: city(ship(monkey_spirit=1)).do("spare rum"), "moor 1", "NAS-Z8"),
    ],
)
def test_an_animal_that_does_not_help(where: Callable[[], Play], text: str, rule: str) -> None:
    assert where().why_not(text) == rule


@pytest.mark.rule("NAS-R-17", "NAS-R-24", "NAS-R-25", "NAS-R-39", "NAS-R-40", "NAS-A4")
def test_enough_where_something_must_be_done() -> None:
    found = {
        place.__name__: place().why_not("enough")
        for place in EVERY_QUESTION
        if "enough" not in place().can()
    }
    assert found == {
        **dict.fromkeys(("option", "weapon", "table", "tame", "pile"), "NAS-R-17"),
        **dict.fromkeys(("rum", "tales", "tell"), "NAS-R-40"),
        **dict.fromkeys(("sail", "action"), "NAS-A4"),
        **dict.fromkeys(("dodge", "repel"), "NAS-A5a"),
        "city": "NAS-R-25",
        "walk": "NAS-R-24",
        "throw": "NAS-R-18",
        "wait": "NAS-R-22",
        "stand": "NAS-Y1",
        "sea": "NAS-A1",
        "prepare": "NAS-R-31",
        "defend": "NAS-R-29",
        "lose": "NAS-R-34",
        "home": "NAS-H3",
        "hide": "NAS-R-39",
        "twice": "NAS-R-45",
    }


# --- All of it -----------------------------------------------------------------------------------


def test_there_is_a_position_for_every_question() -> None:
    assert [question().question() for question in EVERY_QUESTION] == GAME.questions


@pytest.mark.parametrize("question", EVERY_QUESTION)
def test_what_no_statement_of_the_rulebook_forbids_is_legal(question: Callable[[], Play]) -> None:
    known = {*box("nassau").rulebook.rules}
    play = question()
    own, legal = play.state.hands[play.asked() - 1], play.can()
    moves = [verb.of(n) for verb in CODEC.moves for n in range(verb.size)]
    for action_ in moves:
        rule = GAME.forbids(play.table, own, play.state.asks[0], action_)
        text = CODEC.text(action_)
        assert (rule == "") == (text in legal), text
        assert rule in known or text in legal, text


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("district 1A0", "NAS-S1"),
        ("token dodge", "NAS-A5a"),
        ("gets rum-2", "NAS-N7"),
        ("lapses rum-2", "NAS-R-17"),
        ("dolphin", "NAS-N5"),
    ],
)
def test_what_happens_by_itself_is_not_for_players(text: str, rule: str) -> None:
    for question in (city, sea, prepare, hide):
        assert question().why_not(text) == rule


def test_a_table_refuses_in_the_same_words() -> None:
    played = box("nassau").table(2, {"first": "1"}, seed=bytes(16))
    with pytest.raises(NotLegal) as illegal:
        played.play(0, "fight E2")
    assert (illegal.value.rule, illegal.value.facts["text"]) == ("NAS-A5", "fight E2")
    with pytest.raises(NotYours):
        played.play(1, "pause")
    with pytest.raises(NotUnderstood):
        played.play(0, "walk z9")
