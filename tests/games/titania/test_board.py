"""The picture: everything that can be done can be touched, and every piece has a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games import drawn
from tests.games.drawn import Elements, assert_sound, clicks, counted
from tidetable.core.codec import click_tree
from tidetable.core.contract import SPECTATOR
from tidetable.core.luck import KeyedLuck
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.pieces import Area
from tidetable.core.show.scene import Scene
from tidetable.core.table import Table
from tidetable.games import box
from tidetable.games.titania.rules.verbs import CARDS, COLOURS
from tidetable.games.titania.show.board import board

BOX = box("titania")
CODEC = BOX.game.codec
BUTTONS = {"stop", "enough", "keep"}  # are offered beside the board
NAMES = ["Anna <3>", "大衛 & Bartholomäus-Theodor", "Chloé"]


def scene(table: Table, seat: int) -> Scene:
    phrases = Phrases(BOX.game, BOX.words("en"), NAMES)
    news = [(line.seat, line.action) for line in table.news(seat) if line.version == table.version]
    return Scene(table.view(seat), phrases, news, table.over)


def play(number: int) -> Iterator[tuple[Table, int]]:
    """Play a game at random; yield who looks before every third decision, and at the end."""
    seed = bytes([number, 9] * 8)
    table, luck = BOX.table(3, {}, seed), KeyedLuck(seed)
    for turn in range(10_000):
        if table.over:
            yield table, SPECTATOR
            return
        (seat,) = table.asked()
        if turn % 3 == 0:
            yield table, [seat, (seat + 1) % 3, SPECTATOR][turn % 5 % 3]
        legal = table.legal(seat)
        table.play(seat, legal[luck.below(len(legal), "choice", turn)])


def elements(seen: Scene) -> Elements:
    return drawn.elements(BOX, seen)


def keys_of(areas: list[Area]) -> list[str]:
    return [piece.key for area in areas for piece in area.pieces]


def test_a_whole_game_is_drawn_so_that_it_can_be_played() -> None:
    for table, seat in play(1):
        seen = scene(table, seat)
        found = elements(seen)
        if seat in table.asked():
            wanted = clicks(click_tree(CODEC, table.legal(seat))) - BUTTONS
            assert wanted <= set(counted(found, "data-token"))
        assert_sound(BOX, found)


def test_every_piece_has_a_key_of_its_own() -> None:
    for table, seat in play(2):
        keys = Counter(keys_of(board(scene(table, seat))))
        assert "" not in keys
        assert max(keys.values()) == 1, keys


def test_a_ship_comes_from_its_fleet() -> None:
    """What has just been placed says which key it had in the picture before: so it slides."""
    seed = bytes([3, 9] * 8)
    table, luck = BOX.table(3, {}, seed), KeyedLuck(seed)
    came = 0
    for turn in range(120):
        before = set(keys_of(board(scene(table, SPECTATOR))))
        (seat,) = table.asked()
        legal = table.legal(seat)
        action = legal[luck.below(len(legal), "choice", turn)]
        table.play(seat, action)
        kingdom = [area for area in board(scene(table, SPECTATOR)) if area.name == "kingdom"]
        arrived = {piece.came for area in kingdom for piece in area.pieces if piece.came}
        assert len(arrived) <= (CODEC.verb(action).name == "place")
        assert arrived <= before
        came += len(arrived)
    assert came > 10


@pytest.mark.rule("TIT-R19")
def test_a_spectator_sees_no_hand() -> None:
    cards = set(CARDS.tokens) - set(COLOURS.tokens)  # a fleet is called like its card
    for table, _ in play(4):
        tokens = counted(elements(scene(table, SPECTATOR)), "data-token")
        assert not cards & set(tokens)
        assert max(tokens[colour] for colour in COLOURS.tokens) <= 1
