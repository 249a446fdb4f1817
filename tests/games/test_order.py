"""In which order answers are offered: what ends a turn or a phase never comes first."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from tidetable.core.codec import click_tree
from tidetable.core.say.phrases import Choice, Phrases, click_labels
from tidetable.core.say.words import words
from tidetable.core.show.typed import choices
from tidetable.games import box, names

DECISIONS = 150
ENDS = {
    "chests": {"done"},
    "sirens": {"done", "pass"},
    "titania": {"stop", "enough", "keep"},
    "nassau": {"moor", "enough", "home", "once"},
}


def verbs(offer: Choice) -> set[str]:
    """Return the verbs of all actions that a choice can lead to."""
    if "play" in offer:
        return {offer["play"].split()[0]}
    return set().union(*map(verbs, offer["next"]))


def check(offers: list[Choice], ends: Iterable[str]) -> None:
    """Look whether nothing stands behind what ends, here and wherever a choice leads."""
    order = [verbs(offer) <= set(ends) for offer in offers]
    assert order == sorted(order), [offer["label"] for offer in offers]
    for offer in offers:
        check(offer.get("next", []), ends)


@pytest.mark.parametrize("name", names())
def test_what_ends_something_is_offered_last(name: str) -> None:
    game_box, chosen, met = box(name), Random(5), set[str]()
    codec = game_box.game.codec
    phrases = Phrases(game_box.game, words("en", game_box.folder / "lang"), list("ABCD"))
    table = game_box.table(game_box.game.max_seats, seed=bytes(16))
    for _ in range(DECISIONS):
        if table.over:
            break
        seat = table.asked()[0]
        legal = table.legal(seat)
        met |= {codec.verb(action).name for action in legal} & ENDS[name]
        check(click_labels(phrases, click_tree(codec, legal)), ENDS[name])
        check(choices(phrases, legal), ENDS[name])
        table.play(seat, codec.text(chosen.choice(legal)))
    assert met


@pytest.mark.parametrize("name", names())
def test_the_rules_say_which_answers_end_something(name: str) -> None:
    assert {verb.name for verb in box(name).game.codec.verbs if verb.ends} == ENDS[name]
