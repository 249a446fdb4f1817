"""Forwards and backwards: slopes are what a small step shows, and the player plays the same."""

from __future__ import annotations

from functools import cache
from mmap import PAGESIZE
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tidetable.core.learn.batch import Batch
from tidetable.core.luck import Luck
from tidetable.games import box
from tidetable.networks.network import Network, save
from tidetable.training.backend import Backend, NoBackend, backend, pages_of
from tidetable.training.course import Course, Dimensions, TableKind
from tidetable.training.minds import player
from tidetable.training.net import Net
from tidetable.training.weights import Adam, Weights

LUCK = np.random.default_rng(1)


@cache
def on() -> Backend:
    """Return what is computed on, once somebody computes: it loads half of numpy."""
    return Backend(1)


def shaken(weights: Weights) -> None:
    """Let no table be empty: at first, blocks add nothing."""
    weights.flat[:] += LUCK.normal(0, 0.2, weights.flat.shape)


def test_slopes_are_what_a_small_step_shows() -> None:
    net = Net(7, 6, 2, {"a": 3, "b": 2}, on())
    weights = Weights(net.sizes, on())
    weights.load(net.fresh(1))
    shaken(weights)
    x = LUCK.normal(size=(5, 7)).astype(np.float32)
    pull = {name: LUCK.normal(size=(5, n)).astype(np.float32) for name, n in net.heads.items()}

    def height(flat: object) -> float:
        said, _ = net.forward(weights.named(flat), x)
        return float(sum((said[name] * pull[name]).sum() for name in pull))

    slope = np.zeros_like(weights.flat)
    _, tape = net.forward(weights.named(weights.flat), x)
    net.backward(weights.named(weights.flat), tape, pull, weights.named(slope))
    step = LUCK.normal(size=slope.shape).astype(np.float32)
    for direction in (step, slope):
        aside = 1e-3 * direction / np.linalg.norm(direction)
        seen = height(weights.flat + aside) - height(weights.flat - aside)
        assert seen == pytest.approx(float(2 * aside @ slope), rel=0.02, abs=1e-4)


def test_adam_goes_down() -> None:
    weights = Weights({"x": (3,)}, on())
    weights.flat[:] = [3, -2, 1]
    adam = Adam(weights)
    for n in range(1, 400):
        adam.step(2 * weights.flat, np.float32(0.02), np.float32(Adam.pace(n)))
    assert np.abs(weights.flat).max() < 0.05


def test_what_is_trained_is_what_plays(tmp_path: Path) -> None:
    """As far as bytes can tell: numpy's network says what the trained one says."""
    sirens = box("sirens")
    shape = Dimensions(sirens)
    mind = player(Course("sirens", (TableKind(2),), 1, width=32, blocks=2), shape, on())
    shaken(mind.weights)
    mind.measure(np.full(shape.row, 2.0))
    mind.lighten()
    path = tmp_path / "sirens.npz"
    save(path, mind.tables(), {"observation": shape.observation.name})
    network = Network(shape.observation, path)
    batch, luck = Batch(sirens, 3), Luck(2)
    for _ in range(30):
        batch.step(batch.random_actions(luck))
    said = mind.says(batch.observations, mind.light)
    for i, x in enumerate(network.read(batch.observations)):
        legal = batch.legal[batch.offsets[i] : batch.offsets[i + 1]].tolist()
        likely = np.exp(said["policy"][i][legal])
        assert network.weigh(x, legal) == pytest.approx(likely / likely.sum(), abs=0.05)
        chances = np.exp(said["chances"][i])
        assert network.judge(x, 2) == pytest.approx(chances / chances.sum(), abs=0.05)


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(NoBackend) as missing:
        backend("fused", 1)
    assert missing.value.reason in ("torch", "card")
    assert type(backend("numpy", 1)) is Backend


def test_a_page_that_arrays_share_is_pinned_once() -> None:
    whole = np.zeros(4 * PAGESIZE, np.uint8)
    first = -whole.ctypes.data % PAGESIZE
    at = whole.ctypes.data + first

    def part(start: int, size: int) -> NDArray[np.uint8]:
        return whole[first + start : first + start + size]

    together = [part(PAGESIZE - 1, 2), part(10, 20), part(2 * PAGESIZE, 5), part(0, 0)]
    assert pages_of(together) == [(at, at + 2 * PAGESIZE), (at + 2 * PAGESIZE, at + 3 * PAGESIZE)]
