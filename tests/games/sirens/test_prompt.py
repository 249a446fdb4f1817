"""What a player is asked for can be done: a turn's question and the order of its answers."""

from __future__ import annotations

import pytest

from tests.games.sirens.positions import Play, position
from tests.spread import tongues
from tidetable.core.codec import click_tree
from tidetable.core.contract import look
from tidetable.core.play import choices
from tidetable.core.say.phrases import Phrases
from tidetable.games.sirens import BOX

LYING = {"28:1": "3", "30:1": "4"}
NAMES = {"en": "octopus", "de": "Kraken", "fr": "pieuvre", "zh-Hant": "章魚", "zh-Hans": "章鱼"}


def prompt(play: Play, language: str = "en") -> str:
    phrases = Phrases(BOX.game, BOX.words(language), ["Anna", "Ben"])
    return phrases.ask(int(play.state.asks[0]), look(play.state, 0))


@pytest.mark.parametrize("language", tongues())
@pytest.mark.parametrize(
    "play",
    [
        position(hands=("7", "5")),  # nothing lies at the ship
        position(hands=("7", "5"), lying=LYING, octopus=("28:1/3", "")),  # it lies on a card
        position(hands=("7", "5"), lying={"28:1": "3"}, octopus=("", "28:1/3")),  # under the other
        position(hands=("7", "5"), lying=LYING),
        position(hands=("", "5"), lying=LYING, pile=""),
        position(hands=("", "5"), pile=""),
    ],
)
def test_the_octopus_is_asked_for_only_if_it_can_be_used(play: Play, language: str) -> None:
    assert (NAMES[language] in prompt(play, language)) == bool(play.can("octopus"))


def test_a_turn_asks_for_what_is_left() -> None:
    both = position(hands=("7", "5"), lying=LYING)
    assert prompt(both) == "Your turn: play a card, or use your octopus."
    card = position(hands=("7", "5"))
    assert prompt(card) == "Your turn: play a card."
    octopus = position(hands=("", "5"), lying=LYING, pile="")
    assert prompt(octopus) == "Your turn: use your octopus."
    neither = position(hands=("", "5"), pile="")
    assert prompt(neither) == "Your turn, but there is nothing you can do: pass."


def test_the_rum_is_offered_before_the_pass() -> None:
    play = position(hands=("", "5"), pile="")
    offered = click_tree(BOX.game.codec, choices(BOX.game, play.state, 0)).branches
    assert list(offered) == ["rum", "pass"]
