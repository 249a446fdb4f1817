"""What a network reads of a row: every number, as inputs that suit it."""

from __future__ import annotations

import numpy as np
import pytest

from tidetable.core.learn.batch import Batch
from tidetable.core.learn.observation import CATEGORY, CODE, COUNT, Feature, Observation
from tidetable.core.luck import Luck
from tidetable.games import box, names
from tidetable.networks.inputs import MOST_USUAL, Inputs, Placed, of_table, of_view
from tidetable.training.backend import Backend
from tidetable.training.net import Intake


def feature(kind: str, least: int, most: int) -> Feature:
    return Feature("f", "", (), least, most, None, False, kind)


def read(one: Feature, value: int) -> list[float]:
    inputs = Inputs([Placed(one, 0)])
    intake, usual = Intake(inputs, Backend(1)), np.ones(len(inputs.counts))
    intake.measure(usual, usual)
    return [float(x) for x in intake.read(np.array([[value]], np.int16))[0]]


def test_a_count_is_measured_and_small_ones_are_told_apart() -> None:
    of = feature(COUNT, 0, 99)
    assert [read(of, n) for n in (0, 1, 2, 3)] == [[-1, 0, 0], [0, 0, 0], [1, 1, 0], [2, 1, 1]]
    assert read(of, 99)[0] == MOST_USUAL
    assert read(feature(COUNT, 0, 1), 1) == [0], "yes or no needs no more"


def test_a_category_and_a_short_code_have_an_input_for_each_value() -> None:
    assert read(feature(CATEGORY, 0, 3), 2) == [0, 0, 1, 0]
    assert read(feature(CODE, -1, 2), -1) == [1, 0, 0, 0]


def test_a_long_code_is_read_bit_by_bit() -> None:
    assert read(feature(CODE, 0, 32767), 5) == [1, 0, 1] + 12 * [0]


@pytest.mark.parametrize("game", names())
def test_a_player_and_its_trainer_read_the_same(game: str) -> None:
    batch, luck = Batch(box(game), 4, seats=box(game).game.max_seats, hidden=True), Luck(1)
    for _ in range(50):
        batch.step(batch.random_actions(luck))
    whole = np.concatenate([batch.observations, batch.hidden], 1)
    for inputs in (of_view(batch.observation), of_table(batch.observation)):
        trainers = Intake(inputs, Backend(1)).read(whole)[:, inputs.steps_at :]
        players = np.zeros_like(trainers)
        np.put_along_axis(players, inputs.named(whole) - inputs.steps_at, 1, axis=1)
        for flags, at in inputs.flags(whole):
            players[:, at - inputs.steps_at :][:, : flags.shape[1]] += flags
        assert np.array_equal(players, trainers)


@pytest.mark.parametrize("game", names())
def test_a_player_reads_nothing_beyond_its_row(game: str) -> None:
    observation = Observation(box(game).game, box(game).drawers)
    inputs = of_view(observation)
    cells = [inputs.counts, inputs.step_cells, inputs.hot_cells, inputs.bit_cells]
    assert max(int(one.max()) for one in cells if len(one)) < observation.size
    more = of_table(observation).size - inputs.size
    assert (more > 0) == box(game).has_hands, "and the critic, where somebody hides something, more"
