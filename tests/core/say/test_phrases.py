"""Actions, questions and refusals as sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.contract.cove import BOX
from tests.contract.cove.verbs import ANCHOR, CARDS, FIGHT, HOLD, PORTS, SAIL, SEEN, SPY, TOLL, WIND
from tidetable.core.codec import SEATS, Domain, Verb, click_tree
from tidetable.core.contract import CHANCE, SPECTATOR
from tidetable.core.errors import BadRecord, NotLegal, NotUnderstood
from tidetable.core.options import Option
from tidetable.core.say.phrases import (
    MANY,
    Phrases,
    actions_below,
    click_labels,
    gist,
    is_crowded,
    slug,
)
from tidetable.games import box

PHRASES = Phrases(BOX.game, BOX.words("en"), ["Anna", "Ben", "Chloe"])


@pytest.mark.parametrize(
    ("token", "tail"),
    [
        ("coin", "coin"),
        ("coin+coin", "coin-coin"),
        ("2:red", "2-red"),
        ("-2", "-2"),
        ("-", "none"),
        ("+-", "none"),
    ],
)
def test_a_token_becomes_the_tail_of_a_key(token: str, tail: str) -> None:
    assert slug(token) == tail


def test_a_verb_that_begins_with_one_of_many_things_is_crowded() -> None:
    few = Domain("few", ["a", "b"])
    many = Domain("many", [str(n) for n in range(MANY + 1)])
    assert is_crowded(Verb("move", "TOY-T1", what=many, to=few))
    assert not is_crowded(Verb("move", "TOY-T1", what=few, to=many))
    assert not is_crowded(Verb("move", "TOY-T1", what=many))
    assert not is_crowded(Verb("move", "TOY-T1", handle=True, what=many, to=few))
    assert not is_crowded(Verb("move", "TOY-T1"))


def test_seats_are_said_by_name() -> None:
    assert PHRASES.thing(SEATS, "2") == "Ben"
    assert PHRASES.thing(SEATS, "4") == "4"


def test_things_are_said_by_their_words_and_pairs_part_by_part(tmp_path: Path) -> None:
    assert PHRASES.thing(PORTS, "nassau") == "Nassau"
    assert PHRASES.thing(CARDS, "1-red") == "red one"
    (tmp_path / "en").mkdir()
    words = tmp_path / "en" / "theirs.ftl"
    words.write_text("pair-theirs = { $second } of { $first }", encoding="utf-8")
    phrases = Phrases(BOX.game, BOX.words("en", tmp_path), PHRASES.names)
    theirs = Domain.pairs("theirs", SEATS, CARDS)
    assert phrases.thing(theirs, "2:1-red") == "red one of Ben"


def test_actions_are_said_as_offers_and_as_news() -> None:
    assert PHRASES.label(SAIL(2)) == "Sail to Kingston"
    assert PHRASES.label(TOLL()) == "Take a coin"
    assert PHRASES.news(1, SAIL(2)) == "Ben sails to Kingston."
    assert PHRASES.news(CHANCE, WIND(2)) == "The wind is strong."
    assert PHRASES.news(0, SEEN(2, 1)) == "Anna sees red two in the hand of Chloe."


def test_a_question_is_said_to_who_decides_and_about_them_to_others() -> None:
    table = BOX.table(3, seed=bytes(16))
    (question,) = table.questions(0)
    assert PHRASES.ask(question, table.view(0)) == "Where do you sail?"
    for viewer in (1, SPECTATOR):
        assert PHRASES.ask(question, table.view(viewer)) == "Anna sets a course."


def test_a_refusal_is_said_with_the_rules_own_sentence() -> None:
    said = PHRASES.refusal(NotLegal("COV-T1", text="sail nassau"))
    assert "Sail to another port, or stay at anchor." in said
    assert "sail nassau" in said


def test_a_refusal_is_said_with_its_facts() -> None:
    said = PHRASES.refusal(NotUnderstood("verb", word="dance", known="sail anchor"))
    assert "dance" in said
    assert "sail anchor" in said


def test_a_bad_record_says_why_in_words() -> None:
    bad = BadRecord("line", 7, text="dance", why="not-understood-verb", word="dance", known="sail")
    said = PHRASES.refusal(bad)
    assert "7" in said
    assert "not-understood" not in said
    assert "⟦" not in said


def test_choices_are_said() -> None:
    option = Option("storm", "COV-V1", ["no", "yes"])
    assert PHRASES.choice(option, "yes") == PHRASES.say("choice-yes")
    assert PHRASES.choice(option, "3") == "Chloe"
    assert PHRASES.choice(option, "often") == "⟦choice-storm-often⟧"


def test_the_click_tree_is_labelled() -> None:
    tree = click_tree(BOX.game.codec, [SAIL(0), ANCHOR(), SPY(0), SPY(1)])
    assert click_labels(PHRASES, tree) == [
        {"token": "tortuga", "label": "Sail to Tortuga", "play": "sail tortuga"},
        {
            "token": "spy",
            "label": "Spy",
            "ask": "On whom do you spy?",
            "next": [
                {"token": "1", "label": "Spy on Anna", "play": "spy 1"},
                {"token": "2", "label": "Spy on Ben", "play": "spy 2"},
            ],
        },
        {"token": "anchor", "label": "Stay at anchor", "play": "anchor"},
    ]
    assert sorted(actions_below(tree)) == sorted([SAIL(0), ANCHOR(), SPY(0), SPY(1)])


def test_what_is_asked_after_a_click_is_the_next_thing_or_the_move() -> None:
    sirens = box("sirens")
    phrases = Phrases(sirens.game, sirens.words("en"), ["Anna", "Ben"])
    verbs = sirens.game.codec.named
    assert phrases.then([verbs["play"]], ["7"]) == "Where do you play a 7?"
    assert phrases.then([verbs["rum"]], ["rum"]).startswith("On which ship card")
    assert phrases.then([verbs["play"]], ["7", "28:mine"]) == "What do you do with it?"
    assert phrases.then([verbs["play"], verbs["pick"]], ["7"]) == "What do you do with it?"


def test_a_click_that_does_not_yet_decide_is_said_by_its_thing() -> None:
    assert PHRASES.click([BOX.game.codec.named["fight"]], 0, "1-red") == "red one"
    assert PHRASES.click([BOX.game.codec.named["spy"]], 0, "spy") == "Spy"
    assert PHRASES.click([BOX.game.codec.named["spy"]], 1, "3") == "Chloe"
    assert PHRASES.click([BOX.game.codec.named["hold"]], 0, "elsewhere") == "elsewhere"
    assert actions_below(click_tree(BOX.game.codec, [FIGHT(0), HOLD()])) == [FIGHT(0), HOLD()]


@pytest.mark.parametrize(
    ("statement", "first"),
    [
        ("One thing. Another.", "One thing."),
        ("One thing", "One thing"),
        ("Things, z. B. these. Others.", "Things, z. B. these."),
        ("He says “stop.” Then more.", "He says “stop."),
        ("先一句。再一句。", "先一句。"),
        ("Is it? Yes.", "Is it?"),
        ("Worth 1.5 points. Always.", "Worth 1.5 points."),
    ],
)
def test_a_statement_begins_with_its_gist(statement: str, first: str) -> None:
    assert gist(statement) == first
