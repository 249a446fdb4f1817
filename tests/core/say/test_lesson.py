"""A lesson follows its table: step by step, back with an undo, silent once the script is left."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.core.tables import CHESTS
from tidetable.core.luck import seed_from_text
from tidetable.core.say.lesson import FAREWELL, FILE, LEARNER, WELCOME, Lesson, Step
from tidetable.core.say.vocabulary import needs_of_game
from tidetable.core.table import Table

SCRIPT = """
seed = "9"
seats = 2

[options]
first = "1"

[[step]]
seat = 1
play = "roll"
say = "roll"
rule = "CHE-T1"

[[step]]
seat = 1
play = "roll"
say = "again"

[[step]]
seat = 1
play = "open middle"
say = "open"

[[step]]
seat = 2
play = "roll"
"""


@pytest.fixture
def lesson(tmp_path: Path) -> Lesson:
    (tmp_path / FILE).write_text(SCRIPT, encoding="utf-8")
    return Lesson.read(tmp_path)


@pytest.fixture
def table(lesson: Lesson) -> Table:
    return CHESTS.table(lesson.seats, lesson.options, lesson.seed, frozenset({1}))


def take(lesson: Lesson, table: Table, steps: int) -> None:
    for _ in range(steps):
        step = lesson.next_step(table)
        assert step is not None
        table.play(step.seat, step.play)


def test_a_script_is_read_as_it_stands(lesson: Lesson) -> None:
    assert (lesson.data, lesson.seed, lesson.seats) == ("", seed_from_text("9"), 2)
    assert lesson.options == {"first": "1"}
    assert lesson.steps[0] == Step(LEARNER, "roll", "roll", "CHE-T1")
    assert lesson.steps[3] == Step(1, "roll")


def test_a_misspelled_field_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(SCRIPT.replace("say =", "says ="), encoding="utf-8")
    with pytest.raises(TypeError):
        Lesson.read(tmp_path)


def test_all_that_is_said_comes_in_order(lesson: Lesson) -> None:
    assert lesson.keys == [WELCOME, "lesson-roll", "lesson-again", "lesson-open", FAREWELL]


def test_steps_come_one_by_one_and_then_none(lesson: Lesson, table: Table) -> None:
    for step in lesson.steps:
        assert not lesson.is_finished(table)
        assert lesson.next_step(table) == step
        table.play(step.seat, step.play)
    assert lesson.next_step(table) is None
    assert lesson.is_finished(table)


def test_a_finished_lesson_stays_finished_while_the_game_goes_on(
    lesson: Lesson, table: Table
) -> None:
    take(lesson, table, len(lesson.steps))
    seat = table.asked()[0]
    table.play(seat, table.game.codec.text(table.legal(seat)[0]))
    assert lesson.next_step(table) is None
    assert lesson.is_finished(table)


def test_draws_of_chance_are_no_steps(lesson: Lesson, table: Table) -> None:
    assert table.entries
    assert lesson.next_step(table) == lesson.steps[0]


def test_a_script_that_is_left_says_nothing_more(lesson: Lesson, table: Table) -> None:
    take(lesson, table, 1)
    table.play(LEARNER, "done")
    assert lesson.next_step(table) is None
    table.play(1, "roll")
    table.play(1, table.game.codec.text(table.legal(1)[0]))
    assert len([entry for entry in table.entries if entry.seat >= 0]) == len(lesson.steps)
    assert lesson.next_step(table) is None
    assert not lesson.is_finished(table)


def test_the_right_move_of_the_wrong_seat_leaves_the_script(lesson: Lesson, table: Table) -> None:
    steps = (replace(lesson.steps[0], seat=1), *lesson.steps[1:])
    take(lesson, table, 1)
    assert replace(lesson, steps=steps).next_step(table) is None


def test_an_undo_goes_back_in_the_script(lesson: Lesson, table: Table) -> None:
    take(lesson, table, 2)
    table.undo(LEARNER)
    assert lesson.next_step(table) == lesson.steps[1]


def test_an_undo_leads_back_to_a_script_that_was_left(lesson: Lesson, table: Table) -> None:
    take(lesson, table, 1)
    table.play(LEARNER, "done")
    table.undo(LEARNER)
    assert lesson.next_step(table) == lesson.steps[1]


def test_an_undo_takes_the_end_back_too(lesson: Lesson, table: Table) -> None:
    take(lesson, table, len(lesson.steps))
    table.undo(LEARNER)
    assert not lesson.is_finished(table)
    assert lesson.next_step(table) == lesson.steps[2]


def test_a_game_without_a_script_has_no_lesson_and_needs_no_words(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text("chapter = []\n", encoding="utf-8")
    box = replace(CHESTS, folder=tmp_path)
    assert box.lesson is None
    assert WELCOME not in needs_of_game(box).keys


def test_a_lesson_is_for_the_data_it_was_written_on(tmp_path: Path) -> None:
    box = replace(CHESTS, folder=tmp_path)
    (tmp_path / FILE).write_text(SCRIPT, encoding="utf-8")
    assert box.lesson is None
    data = f'data = "{CHESTS.game.data}"\n'
    (tmp_path / FILE).write_text(data + SCRIPT, encoding="utf-8")
    assert replace(box).lesson is not None
