"""Nobody is left alone: hints, “why not?” and bubbles for every verb and every thing of each game.

What there is follows from declarations; positions come from games that are played in several
manners, so that everything occurs.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

import pytest

from tests.games.test_happenings import games_of
from tests.games.test_pictures import NAMES, scene
from tidetable.bots.hints import gives_hints
from tidetable.core.box import Box
from tidetable.core.codec import Verb
from tidetable.core.contract import SPECTATOR
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.why import why
from tidetable.core.say.words import LANGUAGES
from tidetable.core.show.pieces import Piece
from tidetable.core.table import Table
from tidetable.games import box, names

EVERY: Final = 60  # of the positions of games that are looked at
MOST: Final = 4000

# What lies on, or over, a thing that has words: pointing at it, one is told of that.
ON_OTHERS: Final = {
    "chests": {"lantern"},
    "sirens": {
        *("captain", "mate", "rum--", "mug-", "ship-"),  # under the deck of a ship card
        *("wreck-", "hat--", "burst-", "ghost-"),  # gone, or for a moment
    },
    "titania": {
        "fog-",
        "tile-",
        "ship--",
        "fleet--",
        "star-",
        "wake-",
        "floor--",
        "plays-",
        "plus-",
    },
    "nassau": {
        *(
            "halo",
            "steps",
            "tokens",
            "dice",
            "question",
            "times",
            "bomb-thrown",
        ),  # parts of a whole
        *("phases", "animals-left", "standing-"),  # words themselves
        *("folded-sea-dog", "folded-boat-", "folded-dutchman", "token-"),
    },
}


def positions(game_box: Box) -> Iterator[Table]:
    for n, (_, table) in enumerate(games_of(game_box)):
        if n > MOST:
            return
        if n % EVERY == 0 and not table.over:
            yield table


def kind_of(piece: Piece) -> str:
    """Return what kind of thing a piece is: its key without numbers, colours and coordinates."""
    return re.sub(r"[A-L]?\d+", "", piece.key)


def unsaid(pieces: Iterable[Piece]) -> Iterator[str]:
    """Yield the kinds of things that nothing is said about, not even by what they lie in."""
    for piece in pieces:
        if piece.label or "<title>" in piece.drawn or "aria-label" in piece.drawn:
            continue
        if piece.key:
            yield kind_of(piece)
        yield from unsaid(piece.inside)


@pytest.mark.parametrize("name", names())
def test_everything_on_a_board_has_a_bubble(name: str) -> None:
    found: set[str] = set()
    for table in islice(positions(box(name)), 0, None, 2):
        for viewer in (0, SPECTATOR):
            for area in box(name).areas(scene(box(name), table, viewer)):
                found |= {*unsaid(area.pieces)}
                assert not [piece for piece in area.pieces if piece.token and not piece.label]
    assert found <= ON_OTHERS[name]


@pytest.mark.parametrize("name", names())
def test_every_move_that_is_not_allowed_has_its_reason(name: str) -> None:
    """Whatever verb a click begins, and whenever: there is an answer, in every language."""
    codec, answered = box(name).game.codec, defaultdict[str, int](int)
    for table in positions(box(name)):
        seat = table.asked()[0]
        legal = {*table.legal(seat)}
        for verb in codec.moves:
            action = next((a for a in some_of(verb) if a not in legal), None)
            if action is None or answered[verb.name] >= len(LANGUAGES):
                continue
            refusals = why(table, seat, codec.path(action)[:1], box(name).about)
            language = LANGUAGES[answered[verb.name]]
            phrases = Phrases(box(name).game, box(name).words(language), NAMES[: table.seats])
            for refusal in refusals:
                said = phrases.refusal(refusal, table.view(seat))
                assert said
                assert not re.search(r"[⟦{]", said), said
            answered[verb.name] += bool(refusals)
    assert {verb.name for verb in codec.moves} == {verb for verb, n in answered.items() if n}


def some_of(verb: Verb) -> list[int]:
    """Return the first of a verb's actions."""
    return [int(verb.base) + n for n in range(min(int(verb.n_first), 12))]


@pytest.mark.parametrize("name", names())
def test_every_move_can_be_hinted_at(name: str) -> None:
    """A hint says a move in words and draws it along its clicks."""
    assert gives_hints(box(name))
    codec = box(name).game.codec
    for language in LANGUAGES:
        phrases = Phrases(box(name).game, box(name).words(language), NAMES)
        for verb in codec.moves:
            for action in some_of(verb):
                assert not re.search(r"[⟦{]", phrases.label(action))
                assert codec.path(action)
