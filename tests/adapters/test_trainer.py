"""The example that trains on Ray: its slopes are right, and it learns."""

from __future__ import annotations

import re
import runpy
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tidetable as tt

PATH = Path(__file__).parents[2] / "examples" / "ppo_on_ray.py"


@cache
def ppo() -> dict[str, Any]:
    """Return what is in the example. Whoever only collects tests need not load Ray."""
    return runpy.run_path(str(PATH))


def some_played(weights: list[Any]) -> Any:
    """Decisions of a game with five answers and four numbers to see; some were likelier before."""
    chance, n = np.random.default_rng(3), 60
    inputs = chance.normal(size=(n, 4))
    mask = (chance.random((n, 5)) < 0.7).astype(np.uint8)
    mask[:, 2] = 1
    logs = ppo()["likeliness"](ppo()["layers"](weights, inputs)[2], mask)
    actions = (logs + chance.gumbel(size=logs.shape)).argmax(1)
    before = logs[np.arange(n), actions] + chance.normal(0, 0.3, n)
    return ppo()["Played"](
        inputs, mask, actions, before, chance.normal(size=n), chance.normal(size=n)
    )


def loss(weights: list[Any], played: Any) -> float:
    """What PPO makes small: the clipped surrogate, the curiosity, and half the squared miss."""
    outputs = ppo()["layers"](weights, played.inputs)[2]
    logs = ppo()["likeliness"](outputs, played.mask)
    every, clip = np.arange(len(logs)), ppo()["CLIP"]
    ratio = np.exp(logs[every, played.actions] - played.likely)
    pushed = np.minimum(
        ratio * played.better, np.clip(ratio, 1 - clip, 1 + clip) * played.better
    ).mean()
    undecided = -(np.exp(logs) * np.where(played.mask, logs, 0)).sum(1).mean()
    miss = ((outputs[:, -1] - played.worth) ** 2).mean() / 2
    return float(miss - pushed - ppo()["CURIOSITY"] * undecided)


def test_slopes_are_those_of_the_loss() -> None:
    weights = [one.astype(float) for one in ppo()["new_weights"](4, 5)]
    weights[4] *= 100  # answers that differ in likeliness
    played = some_played(weights)
    learner = ppo()["Learner"](weights, 0.001)
    slopes = learner._slopes(played, played.better, np.arange(60))
    chance, step = np.random.default_rng(1), 1e-5
    for weight, slope in zip(weights, slopes, strict=True):
        for at in chance.integers(weight.size, size=6):
            flat = weight.reshape(-1)
            flat[at] += step
            more = loss(weights, played)
            flat[at] -= 2 * step
            less = loss(weights, played)
            flat[at] += step
            assert slope.reshape(-1)[at] == pytest.approx((more - less) / (2 * step), abs=1e-4)


def test_what_a_decision_led_to_is_told_seat_by_seat() -> None:
    """Two seats take turns; the first wins in the fourth step, and then a new game begins."""
    game = tt.game("chests")
    actor = ppo()["Actor"](game, ppo()["Glasses"](game, seed=1), 1, seed=1)
    expected = np.array([[0.1], [0.2], [0.3], [0.4], [0.5], [0.6]], np.float32)
    seat = np.array([[0], [1], [0], [1], [0], [0]])
    done = np.array([[False], [False], [False], [True], [False], [False]])
    rewards = np.zeros((6, 1, 2), np.float32)
    rewards[3, 0] = 1, -1
    better = actor.hindsight(expected, seat, done, rewards)[:, 0]
    ahead = ppo()["LOOKING_AHEAD"]
    assert better[2:4] == pytest.approx([1 - 0.3, -1 - 0.4])
    assert better[:2] == pytest.approx([0.3 - 0.1 + ahead * 0.7, 0.4 - 0.2 - ahead * 1.4])
    assert better[4] == pytest.approx(0.6 - 0.5)
    assert np.isnan(better[5]), "nobody knows yet what it led to"


def test_a_round_of_games_moves_every_weight() -> None:
    game = tt.game("chests")
    glasses, learning = ppo()["Glasses"](game, seed=1), game.learning
    weights = ppo()["new_weights"](learning.observation.size, len(learning.actions))
    actor = ppo()["Actor"](game, glasses, 90, seed=1)
    before = [weight.copy() for weight in weights]
    played = actor.play(weights, 50)
    assert ppo()["MINIBATCH"] <= len(played.worth) < 90 * 50
    ppo()["Learner"](weights, 0.001).learn(played, np.random.default_rng(1))
    for old, new in zip(before, weights, strict=True):
        assert np.isfinite(new).all()
        assert (old != new).any()


@pytest.mark.long
def test_on_ray_it_learns_to_beat_moves_at_random(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", [str(PATH), "--rounds", "50", "--deals", "100"])
    runpy.run_path(str(PATH), run_name="__main__")
    said = capsys.readouterr().out
    assert re.search(r"^\d+ s, [\d,]+ decisions, against greedy: learned: ", said, re.MULTILINE)
    found = re.search(r"^In the end, against random: learned: .*\(([\d.]+) to", said, re.MULTILINE)
    assert found is not None
    assert float(found.group(1)) > 55
