"""Small pictures beside the news: of every piece of news, sound, small, from the action alone."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tests.games.drawn import counted, shapes
from tests.games.test_pictures import play
from tidetable.core.box import Box
from tidetable.core.codec import SEATS, Verb
from tidetable.core.contract import SPECTATOR
from tidetable.core.show.svg import NAMESPACE
from tidetable.games import box, names

LARGEST = 700  # bytes: a feed shows forty of them
SOME = 40  # actions of a verb that are looked at
# Things that have a face of their own
SEEN = {"treasure", "keys", "card", "ship", "colour", "shell", "fog", "weapon", "good", "animal"}


def shown(game_box: Box, verb: Verb) -> list[int]:
    """Return some actions of a verb, spread over all of them; no seat that is not at the table."""
    size = int(verb.size)
    if list(verb.params.values()) == [SEATS]:
        size = game_box.game.max_seats
    return [int(verb.base) + n for n in range(0, size, max(1, size // SOME))]


def read(stamp: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="{NAMESPACE}">{stamp}</svg>')


@pytest.mark.parametrize("name", names())
def test_every_verb_has_a_small_picture(name: str) -> None:
    game_box = box(name)
    known = set(counted(shapes(name), "id"))  # they are on every page
    for verb in game_box.game.codec.verbs:
        for action in shown(game_box, verb):
            stamp = game_box.stamp(action)
            assert stamp, verb.name
            assert len(stamp.encode()) <= LARGEST, verb.name
            (drawn,) = read(stamp)
            assert drawn.get("class") == f"{name}-board", "or its colours stay behind"
            found = list(drawn.iter())
            assert {one.get("href", "#")[1:] for one in found} - {""} <= known, verb.name
            assert set(re.findall(r"url\(#([^)]+)\)", stamp)) <= known, verb.name
            assert not any(one.get(bad) for one in found for bad in ("id", "style", "data-token"))


@pytest.mark.parametrize("name", names())
def test_every_piece_of_news_has_a_small_picture(name: str) -> None:
    game_box = box(name)
    *_, table = play(game_box, 2, 6)
    assert table.over
    told = {line.action for seat in (SPECTATOR, 0, 1) for line in table.news(seat)}
    for action in told:
        assert len(list(read(game_box.stamp(action)).iter())) > 2, game_box.game.codec.text(action)


@pytest.mark.parametrize("name", names())
def test_different_things_look_different(name: str) -> None:
    game_box = box(name)
    for verb in game_box.game.codec.verbs:
        if [domain.name for domain in verb.params.values() if domain.name in SEEN]:
            stamps = [game_box.stamp(action) for action in shown(game_box, verb)]
            if len(verb.params) == 1:
                assert len(set(stamps)) == len(stamps), verb.name
            assert len(set(stamps)) > 1, verb.name
