"""Choices that need more than one step."""

from __future__ import annotations

from tidetable.cli import WORDS
from tidetable.cli.menu import Menu
from tidetable.core.say.phrases import Choice
from tidetable.core.say.words import words

TREE: list[Choice] = [
    {"token": "roll", "label": "Roll", "play": "roll"},
    {
        "token": "rum",
        "label": "A mug of rum",
        "next": [
            {"token": "1", "label": "For Anna", "play": "give rum 1"},
            {"token": "2", "label": "For Ben", "play": "give rum 2"},
        ],
    },
]


def test_a_number_may_decide_or_lead_on() -> None:
    menu = Menu(TREE)
    assert menu.offers() == [("Roll", "roll"), ("A mug of rum", "")]
    assert [*menu.numbers()] == [1, 2]
    assert menu.pick(1) == "roll"
    assert menu.pick(2) == ""
    assert menu.offers() == [("For Anna", "give rum 1"), ("For Ben", "give rum 2")]
    assert [*menu.numbers()] == [0, 1, 2]
    assert menu.pick(2) == "give rum 2"


def test_zero_goes_back() -> None:
    menu = Menu(TREE)
    menu.pick(2)
    assert menu.grid(words("en", WORDS)).row_count == 3
    assert menu.pick(0) == ""
    assert menu.offers()[0] == ("Roll", "roll")
    assert menu.grid(words("en", WORDS)).row_count == 2
