"""The first game of every game: its script can be played, and all that it says is there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.games.test_pictures import scene
from tests.spread import tongues
from tidetable.core.rulebook import RULE_ID
from tidetable.core.say.lesson import LEARNER, Lesson, Step
from tidetable.core.say.words import LANGUAGES
from tidetable.core.show.happenings import all_in
from tidetable.core.table import Table
from tidetable.games import names, printed

# How many decisions a learner makes: enough to see what a turn is, few enough to stay.
LEAST, MOST = 6, 25
LONGEST = 420  # characters that somebody reads before a click
LONGEST_CARD = 240  # and at once
PLACE = re.compile(r"[a-l]\d|[A-L]\d*|[23]\d")  # a square, a space or a zone, a ship card

# The luck that the words speak of, as the learner sees it; and the points they lead to.
LUCK = {
    "chests": [
        "dice coin diamond diamond diamond",
        "dice key key coin coin",
        "treasure coin+coin",
        "treasure fish-bones",
        "dice key coin sabres sabres",
        "treasure coin",
        "treasure coin+diamond",
        "dice key coin coin sabres",
        "treasure diamond+diamond",
    ],
    "sirens": ["card 10"],
    "titania": ["fog any-3", "fog starfish-1", "card yellow"],
    "nassau": ["token harpoon", "token rum", "die 1", "die 4", "die 3"],
}
POINTS = {"chests": 3, "sirens": 2, "titania": 10, "nassau": 23}

GAMES = [name for name in names() if printed(name).folder.parent.name == "games"]


def lesson_of(name: str) -> Lesson:
    lesson = printed(name).lesson
    data = printed(name).game.data
    assert lesson is not None, f'Is the lesson still true? Then write data = "{data}" into it.'
    return lesson


def begin(name: str) -> Table:
    lesson = lesson_of(name)
    others = frozenset(range(1, lesson.seats))
    return printed(name).table(lesson.seats, lesson.options, lesson.seed, others)


def follow(name: str, table: Table) -> Iterator[Step]:
    """Yield each step before it is taken."""
    while (step := lesson_of(name).next_step(table)) is not None:
        yield step
        table.play(step.seat, step.play)


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_can_be_played_to_its_end(name: str) -> None:
    table = begin(name)
    for step in follow(name, table):
        assert step.seat in table.asked()
        assert table.game.codec.parse(step.play) in table.legal(step.seat)
    assert lesson_of(name).is_finished(table)
    assert not table.over


@pytest.mark.parametrize("name", GAMES)
def test_the_words_speak_of_the_luck_that_comes(name: str) -> None:
    table = begin(name)
    told = len(table.news(LEARNER))
    for _ in follow(name, table):
        pass
    drawn = iter([table.game.codec.text(line.action) for line in table.news(LEARNER)[told:]])
    assert [luck for luck in LUCK[name] if luck not in drawn] == []
    assert table.scores()[LEARNER] == POINTS[name]


@pytest.mark.parametrize("name", GAMES)
def test_the_learner_begins_and_has_the_last_word(name: str) -> None:
    steps = lesson_of(name).steps
    assert steps[0].seat == steps[-1].seat == LEARNER
    assert LEAST <= sum(step.seat == LEARNER for step in steps) <= MOST


@pytest.mark.parametrize("name", GAMES)
def test_only_the_learner_is_talked_to(name: str) -> None:
    for step in lesson_of(name).steps:
        assert bool(step.say) == (step.seat == LEARNER), step


@pytest.mark.parametrize("name", GAMES)
def test_no_words_are_said_twice(name: str) -> None:
    keys = lesson_of(name).keys
    assert len(keys) == len({*keys})


@pytest.mark.parametrize("name", GAMES)
def test_a_step_teaches_a_rule_that_exists(name: str) -> None:
    cited = {step.rule for step in lesson_of(name).steps if step.say}
    assert cited <= {*printed(name).rulebook.rules}


@pytest.mark.parametrize("language", tongues())
@pytest.mark.parametrize("name", GAMES)
def test_every_step_has_words(name: str, language: str) -> None:
    say = printed(name).words(language)
    for key in lesson_of(name).keys:
        assert say.has(key), key
        said = say(key)
        assert 0 < len(said) <= LONGEST, (key, len(said))
        assert not RULE_ID.search(said), key
        assert "{" not in said, key


@pytest.mark.parametrize("name", GAMES)
def test_every_card_points_at_something_on_the_board(name: str) -> None:
    """One idea a card: each but the last has its place, the last one what is to be clicked."""
    table = begin(name)
    for step in follow(name, table):
        if not step.say:
            continue
        for language in LANGUAGES:
            cards = step.cards(printed(name).words(language))
            assert len(cards) == len(step.points) + 1, (step.key, language)
            assert all(0 < len(card) <= LONGEST_CARD for card in cards), (step.key, language)
        areas = printed(name).areas(scene(printed(name), table, LEARNER))
        there = {piece.key for area in areas for piece in all_in(area.pieces) if area.shown}
        there |= {area.name for area in areas if area.shown}
        assert {*step.points} <= there, step.key


@pytest.mark.parametrize("language", tongues())
@pytest.mark.parametrize("name", GAMES)
def test_words_name_the_place_to_click(name: str, language: str) -> None:
    say = printed(name).words(language)
    steps = [step for step in lesson_of(name).steps if step.say]
    for step in steps:
        place = step.play.split()[-1].partition(":")[0]
        if PLACE.fullmatch(place) and not step.play.startswith("tell"):
            assert re.search(rf"(?<!\w){place}(?!\d)", say(step.key)), (step.key, place)


@pytest.mark.parametrize("name", GAMES)
def test_a_learner_who_goes_another_way_is_left_alone(name: str) -> None:
    lesson = lesson_of(name)
    table = begin(name)
    for step in follow(name, table):
        if step.seat == LEARNER and len(table.legal(LEARNER)) > 1:
            written = table.game.codec.parse(step.play)
            other = next(action for action in table.legal(LEARNER) if action != written)
            table.play(LEARNER, other)
            break
    assert lesson.next_step(table) is None
    assert not lesson.is_finished(table)


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_of_the_learner_can_be_taken_back(name: str) -> None:
    lesson = lesson_of(name)
    table = begin(name)
    for step in lesson.steps:
        table.play(step.seat, step.play)
        if step.seat == LEARNER:
            table.undo(LEARNER)
            assert lesson.next_step(table) == step
            table.play(step.seat, step.play)
    assert lesson.is_finished(table)
