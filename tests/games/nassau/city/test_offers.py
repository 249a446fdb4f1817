"""What is offered, as browser and terminal list it."""

from __future__ import annotations

from tests.games.nassau.positions import GAME, Play, position, ship
from tidetable.cli.menu import Menu
from tidetable.core.codec import click_tree
from tidetable.core.play import choices as legal
from tidetable.core.say.phrases import Phrases, click_labels
from tidetable.core.show.typed import choices
from tidetable.games.nassau import BOX

PHRASES = Phrases(GAME, BOX.words("en"), ["Anna", "Ben"])


def listed(play: Play) -> dict[str, str]:
    """Return the buttons beside the board, by their tokens."""
    found = click_labels(PHRASES, click_tree(GAME.codec, legal(GAME, play.state, 0)))
    return {choice["token"]: choice["label"] for choice in found}


def test_the_first_click_for_the_barge_says_what_it_is_for() -> None:
    play = position(captain="f1")
    assert listed(play)["f1n"] == "Barge from landing f1n"
    menu = Menu(choices(PHRASES, legal(GAME, play.state, 0)))
    menu.pick([words for words, _ in menu.offers()].index("Take the barge") + 1)
    assert ("Barge from landing f1n", "") in menu.offers()


def test_the_first_click_for_a_watchtower_says_what_it_is_for() -> None:
    mine = ship(boat="E", sailors=3, hook=3, crates=3)
    play = position(phase="sea", one=mine, towers={"E5": "hook"}).do("sail E")
    assert listed(play)["E5"] == "Occupy the watchtower E5"
