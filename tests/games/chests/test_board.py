"""The picture: everything that can be done can be touched, and what happened is seen to happen."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from tests.games import drawn
from tests.games.drawn import Elements, assert_sound, classes, counted
from tests.spread import spread, tongues
from tidetable.core.contract import SPECTATOR
from tidetable.core.luck import KeyedLuck
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.scene import Scene
from tidetable.core.table import Table
from tidetable.games import box
from tidetable.games.chests.rules.state import Tabletop
from tidetable.games.chests.rules.verbs import N_DICE, OPEN, TREASURE
from tidetable.games.chests.show.happened import happened

BOX = box("chests")
CODEC = BOX.game.codec
NAMES = ["Anna", "Bartholomäus-Theodor <3>", "大衛 & 祖母", "D"]


def scene(table: Table, seat: int, news: list[tuple[int, int]], language: str = "en") -> Scene:
    phrases = Phrases(BOX.game, BOX.words(language), NAMES[: table.seats])
    return Scene(table.view(seat), phrases, news, table.over)


def play(
    seats: int, greedy_pirates: str, old_sea_dogs: str, number: int
) -> Iterator[tuple[Table, list[tuple[int, int]]]]:
    """Play a game at random and stop to look before every decision, and at the end."""
    options = {"greedy-pirates": greedy_pirates, "old-sea-dogs": old_sea_dogs}
    seed = bytes([seats, number] * 8)
    table = BOX.table(seats, options, seed)
    luck = KeyedLuck(seed)
    news = [(line.seat, line.action) for line in table.lines]
    while not table.over:
        yield table, news
        told = len(table.lines)
        seat = table.asked()[0]
        legal = table.legal(seat)
        table.play(seat, CODEC.text(legal[luck.below(len(legal), "choice", told)]))
        news = [(line.seat, line.action) for line in table.lines[told:]]
    yield table, news


def elements(seen: Scene) -> Elements:
    return drawn.elements(BOX, seen)


def laid(seen: Scene) -> Tabletop:
    assert isinstance(seen.view.public, Tabletop)
    return seen.view.public


@pytest.mark.parametrize(
    ("seats", "greedy_pirates", "old_sea_dogs"), spread([2, 3, 4], ["no", "yes"], ["no", "yes"])
)
def test_a_whole_game_is_drawn_so_that_it_can_be_played(
    seats: int, greedy_pirates: str, old_sea_dogs: str
) -> None:
    for table, news in play(seats, greedy_pirates, old_sea_dogs, 1):
        for seat in [*table.asked(), SPECTATOR]:
            seen = scene(table, seat, news)
            found = elements(seen)
            wanted = {CODEC.path(action)[0] for action in table.legal(seat)}
            assert wanted <= set(counted(found, "data-token"))
            assert_sound(BOX, found)


def test_the_same_scene_is_always_the_same_picture() -> None:
    for (one, news), (other, same_news) in zip(
        play(3, "yes", "yes", 2), play(3, "yes", "yes", 2), strict=True
    ):
        assert BOX.draw(scene(one, 0, news)) == BOX.draw(scene(other, 0, same_news))


@pytest.mark.parametrize("seats", [2, 4])
def test_all_four_dice_are_seen_until_the_turn_is_over(seats: int) -> None:
    filled = 0
    for table, news in play(seats, "yes", "yes", 3):
        seen = scene(table, SPECTATOR, news)
        if table.over or laid(seen).rolls == 0:
            continue
        filled += int(laid(seen).n_filled)
        drawn = [e for e in elements(seen) if "die" in classes(e)]
        assert len(drawn) == N_DICE
    assert filled > 0


def test_sabres_lie_where_they_stand_in() -> None:
    """With a coin and sabres, a coin and a diamond are loaded: the sabres are the diamond."""
    found = {"coin": False, "diamond": False}
    for number in range(12):
        for table, news in play(2, "no", "no", number):
            seen = scene(table, SPECTATOR, news)
            public = laid(seen)
            for i in range(public.n_filled):
                if CODEC.text(public.filled[i]) != "load coin+diamond" or public.jokers[i] != 1:
                    continue
                plain = "diamond" if public.coin_jokers[i] else "coin"
                keys = {element.get("data-key") for element in elements(seen)}
                assert {f"die-{plain}-1", "die-sabres-1"} <= keys
                found[plain] = True
    assert all(found.values()), found


def test_what_happened_just_now_is_marked() -> None:
    """Dice fall, chests are laid out, treasures and fish bones come: each is seen at least once."""
    seen_just: set[str] = set()
    for table, news in play(3, "yes", "yes", 5):
        seen = scene(table, SPECTATOR, news)
        found = elements(seen)
        marked = {name for e in found if "just" in classes(e) for name in classes(e)}
        seen_just |= marked
        just = happened(laid(seen), news)
        if just.rolled and laid(seen).dice_left():
            assert {"die", "just"} <= marked
        if not table.over:
            past = [e for e in found if "past" in classes(e)]
            assert len(past) == len(just.past_dice)
            assert len([e for e in found if "reveal" in classes(e)]) == len(just.opened)
        quiet = elements(scene(table, SPECTATOR, []))
        assert not [e for e in quiet if "just" in classes(e)]
    assert {"die", "placed", "laid", "treasure", "coin", "fish-bones"} <= seen_just


def test_the_chest_that_was_opened_shows_what_it_held() -> None:
    found = 0
    for table, news in play(2, "no", "no", 1):
        opened = [action - int(OPEN.base) for _, action in news if OPEN.has(action)]
        held = [action - int(TREASURE.base) for _, action in news if TREASURE.has(action)]
        if len(opened) == len(held) == 1:
            just = happened(laid(scene(table, SPECTATOR, news)), news)
            assert just.opened == {opened[0]: held[0]}
            assert just.laid == set(opened)
            found += 1
    assert found > 0


@pytest.mark.parametrize("language", tongues())
def test_the_board_in_words_names_everybody(language: str) -> None:
    for table, news in play(4, "yes", "yes", 4):
        said = BOX.describe(scene(table, 1, news, language))
        assert "⟦" not in said
        assert "{" not in said
        for name in NAMES:
            assert name in said


def test_the_ending_crowns_who_won_and_shows_everybody() -> None:
    *_, (table, news) = play(4, "no", "no", 6)
    found = elements(scene(table, 0, news))
    keys = {element.get("data-key") for element in found}
    assert {f"boat-{seat + 1}" for seat in range(4)} <= keys
    assert len([e for e in found if "crown" in classes(e)]) == table.places().count(1)


def test_the_picture_brings_its_own_style_to_a_notebook() -> None:
    table, news = next(play(2, "no", "no", 0))
    picture = str(BOX.picture(scene(table, 0, news)))
    ElementTree.fromstring(picture)
    assert "--parchment" in picture
