"""Pictures of every game: they are sound, they say everything, they show nothing hidden."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from html import escape
from itertools import cycle, islice
from xml.etree import ElementTree

import pytest

from tests.games.drawn import assert_sound, clicks, counted, elements
from tests.spread import tongues
from tidetable.core.box import Box
from tidetable.core.codec import click_tree
from tidetable.core.contract import SPECTATOR, look
from tidetable.core.luck import KeyedLuck, Luck
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.happenings import all_in
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import NAMESPACE
from tidetable.core.table import Table
from tidetable.games import box, names

NAMES = ["Anna <3>", "大衛 & Bartholomäus-Theodor", "Chloé", "D"]
EVERY = 11  # of a game's positions one in so many is looked at


def play(game_box: Box, seats: int, number: int, every: int = EVERY) -> Iterator[Table]:
    """Play a game at random; stop before some decisions, and at the end."""
    seed = bytes([number, seats] * 8)
    table = game_box.table(seats, {}, seed)
    luck = KeyedLuck(seed)
    while not table.over:
        told = len(table.lines)
        if luck.below(every, "look", told) == 0:
            yield table
        seat = table.asked()[0]
        legal = table.legal(seat)
        action = legal[luck.below(len(legal), "choice", told)]
        table.play(seat, action)
    yield table


def scene(game_box: Box, table: Table, seat: int, language: str = "en") -> Scene:
    phrases = Phrases(game_box.game, game_box.words(language), NAMES[: table.seats])
    told = [(line.seat, line.action) for line in table.news(seat) if line.version == table.version]
    return Scene(table.view(seat), phrases, told, table.over)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", names())
def test_a_picture_is_sound(name: str, seats: int) -> None:
    game_box = box(name)
    seats = min(seats, game_box.game.max_seats)
    viewers = cycle([SPECTATOR, *range(seats)])
    for table, seat in zip(play(game_box, seats, 1), viewers, strict=False):
        assert_sound(game_box, elements(game_box, scene(game_box, table, seat)))


@pytest.mark.parametrize("name", names())
def test_a_piece_has_its_key_whatever_was_told(name: str) -> None:
    """The next picture tells something else: if keys went by the news, equal pieces would change
    places by themselves.
    """
    game_box = box(name)
    for table in play(game_box, 2, 6):
        for seat in (SPECTATOR, 0):
            told = scene(game_box, table, seat)
            quiet = Scene(told.view, told.phrases, [], told.over)
            known = lying(game_box, told)
            where = lying(game_box, quiet)
            assert {key: known.get(key) for key in where} == where


def lying(game_box: Box, seen: Scene) -> dict[str, tuple[str, float, float]]:
    """Return where every piece lies, by its key."""
    return {
        piece.key: (area.name, piece.x, piece.y)
        for area in game_box.areas(seen)
        for piece in all_in(area.pieces)
    }


@pytest.mark.parametrize("name", ["chests", "sirens", "titania"])
def test_an_area_has_its_place_also_while_nothing_lies_there(name: str) -> None:
    """The first thing that comes there is put into it before the rest of the picture is drawn.

    In Nassau areas lie elsewhere in each phase.
    """
    game_box = box(name)
    seen: dict[str, set[tuple[float, float, float]]] = defaultdict(set)
    for table in play(game_box, 2, 7):
        if not table.over:
            for area in game_box.areas(scene(game_box, table, 0)):
                seen[area.name].add((area.x, area.y, area.scale))
    assert {area: places for area, places in seen.items() if len(places) > 1} == {}


# What puts something on a thing of the board by a click there alone. Elsewhere it is taken into the
# hand first, or nothing comes to lie where it is clicked.
PUT = {
    "chests": set[str](),
    "sirens": {"crew"},
    "titania": {"place", "occupy", "build"},
    "nassau": {"walk", "detour", "set", "moor", "sail", "stand", "claim"},
}
SELDOM = {"detour", "set", "stand", "claim"}


@pytest.mark.parametrize("name", names())
def test_what_would_come_to_lie_somewhere_is_shown_there(name: str) -> None:
    """As a ghost in the picture of whoever is asked, and in nobody else's."""
    game_box, met = box(name), set[str]()
    codec = game_box.game.codec
    for table in play(game_box, 2, 10, every=7):
        for seat in table.asked():
            texts = [codec.text(action).split() for action in table.legal(seat)]
            put = {token for verb, token, *_ in (t for t in texts if t[1:]) if verb in PUT[name]}
            met |= {verb for verb, *_ in texts} & PUT[name]
            areas = game_box.areas(scene(game_box, table, seat))
            pieces = [one for area in areas for one in all_in(area.pieces) if one.token]
            assert put <= {one.token for one in pieces if one.ghost}
            for other in {SPECTATOR, 0, 1} - set(table.asked()):
                assert 'class="would"' not in game_box.draw(scene(game_box, table, other))
    assert met >= PUT[name] - SELDOM


@pytest.mark.parametrize("name", names())
def test_no_box_of_text_follows_the_mouse_over_the_board(name: str) -> None:
    """Browsers show a <title> wherever its element is: a piece may have one, the board may not."""
    game_box = box(name)
    for table in islice(play(game_box, game_box.game.max_seats, 5), 0, None, 10):
        for seat in [SPECTATOR, *table.asked()]:
            picture = game_box.picture(scene(game_box, table, seat))
            for svg in (picture.element(), str(picture)):
                root = ElementTree.fromstring(svg)
                size = len([*root.iter()])
                for titled in root.iterfind(f".//{{{NAMESPACE}}}title/.."):
                    assert 2 * len([*titled.iter()]) < size
            assert escape(picture.description, quote=False) in str(picture)


@pytest.mark.parametrize("language", tongues())
@pytest.mark.parametrize("name", names())
def test_no_word_is_missing(name: str, language: str) -> None:
    """A key without words would stand in brackets that no language uses."""
    game_box = box(name)
    for table in play(game_box, 2, 2):
        for seat in [SPECTATOR, *table.asked()]:
            seen = scene(game_box, table, seat, language)
            assert "⟦" not in game_box.draw(seen) + game_box.describe(seen)


@pytest.mark.parametrize("name", names())
def test_what_a_viewer_cannot_know_changes_nothing_in_its_picture(name: str) -> None:
    game_box = box(name)
    luck = Luck(1)
    for table in play(game_box, 2, 3):
        for seat in [SPECTATOR, 0, 1]:
            known = scene(game_box, table, seat)
            world = game_box.game.guess(known.view, luck)
            scrambled = Scene(look(world, seat), known.phrases, known.news, table.over)
            assert game_box.draw(scrambled) == game_box.draw(known)
            assert game_box.describe(scrambled) == game_box.describe(known)


@pytest.mark.parametrize("name", ["chests", "sirens", "titania"])
def test_all_things_that_can_be_answered_with_can_be_touched(name: str) -> None:
    """Verbs without things are buttons beside the picture."""
    game_box = box(name)
    codec = game_box.game.codec
    buttons = {verb.name for verb in codec.moves}
    for table in play(game_box, 2, 4):
        for seat in table.asked():
            tokens = counted(elements(game_box, scene(game_box, table, seat)), "data-token")
            assert clicks(click_tree(codec, table.legal(seat))) - buttons <= set(tokens)
