"""What a network reads of a row: every number, as inputs that suit it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from tidetable.core.codec import Domain
from tidetable.core.learn.batch import Batch
from tidetable.core.learn.observation import CATEGORY, CODE, COUNT, Feature, Observation
from tidetable.core.luck import Luck
from tidetable.games import box, names
from tidetable.games.nassau.rules.fields import GAUGES
from tidetable.games.nassau.rules.state import Tabletop as NassauTable
from tidetable.games.sirens.rules.fields import MISSING, UNDRAWN
from tidetable.games.sirens.rules.state import Tabletop
from tidetable.games.sirens.rules.verbs import N_SHIPS
from tidetable.networks.inputs import (
    FEW_CELLS,
    MOST_USUAL,
    Inputs,
    Placed,
    Sum,
    of_table,
    of_view,
)
from tidetable.training.backend import Backend
from tidetable.training.net import Intake

MOST_ON = 0.2
ADDED_UP: dict[str, Callable[[NassauTable, int], int]] = {
    "room": lambda table, seat: (
        table.holds[seat] - table.crates[seat] - table.provisions[seat] - table.all_goods(seat)
    ),
    "cargo": lambda table, seat: table.all_goods(seat),
    "arms": lambda table, seat: table.acquired(seat),
    "crew": lambda table, seat: table.pirates[seat] + table.lying[seat],
    "repertoire": lambda table, seat: table.hand_size(seat),
    "stores": lambda table, seat: table.crates[seat] + table.crate_supply[seat],
}


def feature(kind: str, least: int, most: int) -> Feature:
    return Feature("f", "", (), least, most, None, False, kind)


def wide(most: int) -> Feature:
    """Return a feature of more than a few cells."""
    axis = Domain("thing", [str(n) for n in range(FEW_CELLS + 1)])
    return replace(feature(COUNT, 0, most), axes=(axis,))


def read(one: Feature, value: int) -> list[float]:
    inputs = Inputs([Placed(one, 0)])
    intake = Intake(inputs, Backend(1))
    intake.measure(np.ones(len(inputs.counts)) / 2)
    return [float(x) for x in intake.read(np.array([[value]], np.int16))[0]]


def test_a_count_is_measured_and_small_ones_are_told_apart() -> None:
    few = feature(COUNT, 0, 5)
    assert [read(few, n) for n in (0, 1, 4)] == [
        [0, 0, 0, 0, 0, 0],
        [0.5, 1, 0, 0, 0, 0],
        [2, 1, 1, 1, 1, 0],
    ]
    assert read(feature(COUNT, 0, 99), 99)[0] == MOST_USUAL
    assert read(feature(COUNT, 0, 1), 1) == [0.5], "yes or no needs no more"


def test_many_cells_are_read_less_closely() -> None:
    inputs = Inputs([Placed(wide(99), 0)])
    assert inputs.steps.tolist() == [2, 3] * (FEW_CELLS + 1)
    assert not Inputs([Placed(wide(1), 0)]).steps.tolist()
    assert Inputs([Placed(wide(4), 0)]).steps.tolist() == [2, 3, 4] * (FEW_CELLS + 1), "nor more"


def test_a_gauge_is_a_sum_and_is_read_step_by_step() -> None:
    sums = [Sum(((0, 3), (1, -1)), 10, (5, 12)), Sum(((1, 2),), 0, (4,))]
    inputs = Inputs([], sums)
    rows = np.array([[0, 5], [1, 1], [0, 6], [0, 2]], np.int16)
    found = Intake(inputs, Backend(1)).read(rows)
    assert found.tolist() == [[1, 0, 1], [1, 1, 0], [0, 0, 1], [1, 0, 1]]


def test_a_category_and_a_short_code_have_an_input_for_each_value_but_the_first() -> None:
    assert read(feature(CATEGORY, 0, 3), 2) == [0, 1, 0]
    assert read(feature(CODE, -1, 2), -1) == [0, 0, 0]
    assert read(feature(CODE, -1, 2), 2) == [0, 0, 1]


@pytest.mark.parametrize("game", names())
def test_most_inputs_are_0(game: str) -> None:
    """Or every lesson would change the answers by far more than by what it is about."""
    batch = Batch(box(game), 20, seats=box(game).game.max_seats)
    for _ in range(50):
        batch.step(batch.random_actions(Luck(1)))
    read = Intake(of_view(batch.observation), Backend(1))
    read.measure(np.ones(len(read.inputs.counts)))
    assert (read.read(batch.observations) != 0).mean() < MOST_ON


def test_a_long_code_is_read_bit_by_bit() -> None:
    assert read(feature(CODE, 0, 32767), 5) == [1, 0, 1] + 12 * [0]


@pytest.mark.parametrize("game", names())
def test_a_player_and_its_trainer_read_the_same(game: str) -> None:
    batch, luck = Batch(box(game), 4, seats=box(game).game.max_seats, hidden=True), Luck(1)
    for _ in range(50):
        batch.step(batch.random_actions(luck))
    whole = np.concatenate([batch.observations, batch.hidden], 1)
    for inputs in (of_view(batch.observation), of_table(batch.observation)):
        intake, per = Intake(inputs, Backend(1)), np.linspace(0.1, 2, len(inputs.counts))
        intake.measure(per)
        assert np.allclose(inputs.read(whole, per), intake.read(whole), rtol=1e-6)


@pytest.mark.parametrize("game", names())
def test_a_player_reads_nothing_beyond_its_row(game: str) -> None:
    observation = Observation(box(game).game, box(game).drawers)
    inputs = of_view(observation)
    cells = [inputs.counts, inputs.step_cells, inputs.hot_cells, inputs.bit_cells]
    assert max(int(one.max()) for one in cells if len(one)) < observation.size
    more = of_table(observation).size - inputs.size
    assert (more > 0) == box(game).has_hands, "and the critic, where somebody hides something, more"


def test_what_a_side_of_sirens_lacks_is_what_the_rules_ask_for() -> None:
    """SIR-P1, SIR-U1: the gauge goes by the same resistance, seen from whoever looks."""
    batch, luck = Batch(box("sirens"), 30, seed=2), Luck(1)
    inputs, seen = of_view(batch.observation), set()
    for _ in range(60):
        batch.step(batch.random_actions(luck))
        read = inputs.read(batch.observations, np.ones(len(inputs.counts)))
        gauges = read[:, inputs.gauges_at :][:, : len(inputs.gauged)]
        for flags, state, me in zip(gauges, batch.fleet.states, batch.seat, strict=True):
            table = state.public()
            assert isinstance(table, Tabletop)
            sides = [2 * ship + (me + k) % 2 for ship in range(N_SHIPS) for k in range(2)]
            missing = [table.resistance(side // 2) - table.total[side] for side in sides]
            expected = [lacks >= step for lacks in missing for step in MISSING.steps]
            piles = sum(table.pile_size[pile] for pile in range(2))
            expected += [piles >= step for step in UNDRAWN.steps]
            assert flags.tolist() == expected
            seen |= {lacks - 28 for lacks in missing}
    assert len(seen) > 20, "many totals, rum and ships"


def test_what_a_player_of_nassau_adds_up_is_read() -> None:
    """Everybody's empty holds, tales in hand, and so on, whoever looks first."""
    batch, luck = Batch(box("nassau"), 10, seed=2, seats=3), Luck(1)
    inputs, seen = of_view(batch.observation), set()
    for _ in range(80):
        batch.step(batch.random_actions(luck))
    for row, state, me in zip(batch.observations, batch.fleet.states, batch.seat, strict=True):
        table = state.public()
        assert isinstance(table, NassauTable)
        read = inputs.read(row[None], np.ones(len(inputs.counts)))[0]
        flags = read[inputs.gauges_at :][: len(inputs.gauged)].tolist()
        for gauge in GAUGES:
            for k in range(4):
                steps, flags = flags[: len(gauge.steps)], flags[len(gauge.steps) :]
                seat = (int(me) + k) % 3
                if k == 3 or gauge.name not in ADDED_UP:
                    continue  # nobody sits there; or a field says it already
                value = ADDED_UP[gauge.name](table, seat)
                assert steps == [value >= step for step in gauge.steps], gauge.name
                seen.add((gauge.name, value))
    assert len(seen) > 15, "many numbers of many things"
