"""A trainer on Ray: a network learns Chests & Sabres by self-play until it beats the greedy bot.

Actors play hundreds of games at once, each in a process of its own, and the learner makes what was
played in won games more likely: proximal policy optimization (PPO) with action masks, in numpy
alone. One network sits in every seat; what it observes is turned so that its own things come first.

python examples/ppo_on_ray.py
"""

import argparse
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import ray
from numpy.typing import NDArray

import tidetable as tt

cluster: Any = ray  # says only in part which types it has
Floats = NDArray[np.float32]
Weights = list[Floats]

WIDTH = 256
CLIP = 0.2  # an answer becomes at most so much likelier in one round
LOOKING_AHEAD = 0.98  # how much of what comes later a decision answers for
EPOCHS = 3
MINIBATCH = 4096
CURIOSITY = 0.005  # how much it is worth to stay undecided
NEVER = np.float32(-1e9)


# --- The network: two layers, then the likeliness of each answer and how the game will end --------


def new_weights(inputs: int, answers: int) -> Weights:
    chance = np.random.default_rng(1)
    shapes = [(inputs, WIDTH), (WIDTH, WIDTH), (WIDTH, answers + 1)]
    found: Weights = []
    for n, (rows, columns) in enumerate(shapes):
        size = (0.01 if n == 2 else 2**0.5) / rows**0.5
        found += [chance.normal(0, size, (rows, columns)).astype(np.float32)]
        found += [np.zeros(columns, np.float32)]
    return found


def layers(weights: Weights, inputs: Floats) -> tuple[Floats, Floats, Floats]:
    one = np.maximum(inputs @ weights[0] + weights[1], 0)
    two = np.maximum(one @ weights[2] + weights[3], 0)
    return one, two, two @ weights[4] + weights[5]


def likeliness(outputs: Floats, mask: NDArray[Any]) -> Floats:
    """Return the logarithms of how likely each answer is; what is not legal is never given."""
    logits = np.where(mask > 0, outputs[:, :-1], NEVER)
    logits = logits - logits.max(1, keepdims=True)
    found: Floats = logits - np.log(np.exp(logits).sum(1, keepdims=True))
    return found


# --- Playing --------------------------------------------------------------------------------------


class Glasses:
    """Brings the numbers of an observation to about the same size."""

    def __init__(self, game: tt.Setup[Any, Any], seed: int) -> None:
        batch, luck = game.batch(100, seed=seed), tt.Luck(seed)
        seen: list[NDArray[np.int16]] = []
        for _ in range(200):
            seen.append(batch.observations.copy())
            batch.step(batch.random_actions(luck))
        rows = np.concatenate(seen).astype(np.float32)
        self.mean: Floats = rows.mean(0)
        self.spread: Floats = np.maximum(rows.std(0), np.float32(0.1))

    def see(self, rows: NDArray[np.int16]) -> Floats:
        seen: Floats = np.clip((rows - self.mean) / self.spread, -5, 5)
        return seen


@dataclass
class Played:
    """Decisions: what was seen and done, how likely that was, and what came of it."""

    inputs: Floats
    mask: NDArray[np.uint8]
    actions: NDArray[np.int64]
    likely: Floats
    better: Floats  # than the network had expected
    worth: Floats


class Actor:
    """Plays many games at once."""

    def __init__(self, game: tt.Setup[Any, Any], glasses: Glasses, games: int, seed: int) -> None:
        self.batch = game.batch(games, seed=seed)
        self.glasses = glasses
        self.chance = np.random.default_rng(seed)

    def play(self, weights: Weights, steps: int) -> Played:
        batch, every = self.batch, np.arange(self.batch.n)
        rows: list[tuple[NDArray[Any], ...]] = []
        for _ in range(steps):
            inputs, mask = self.glasses.see(batch.observations), batch.mask.copy()
            seat = batch.seat.astype(np.int64)
            outputs = layers(weights, inputs)[2]
            logs = likeliness(outputs, mask)
            luck = self.chance.gumbel(size=logs.shape).astype(np.float32)
            actions = (logs + luck).argmax(1)
            batch.step(actions)
            ends = batch.done.astype(bool), batch.rewards.astype(np.float32)
            rows.append((inputs, mask, actions, logs[every, actions], outputs[:, -1], seat, *ends))
        inputs, mask, actions, likely, expected, seat, done, rewards = map(
            np.stack, zip(*rows, strict=True)
        )
        better = self.hindsight(expected, seat, done, rewards)
        worth = better + expected
        known = ~np.isnan(better)
        columns: Any = (inputs, mask, actions, likely, better, worth)
        return Played(*(column[known] for column in columns))

    def hindsight(
        self, expected: Floats, seat: NDArray[Any], done: NDArray[Any], rewards: Floats
    ) -> Floats:
        """Return how much better each decision was than expected (GAE), seat by seat.

        What the last ones of a seat led to in this round is not known: they are not numbers.
        """
        n, every = self.batch.n, np.arange(self.batch.n)
        after = np.full((n, self.batch.seats), np.nan, np.float32)
        more = np.zeros_like(after)
        better = np.zeros_like(expected)
        for t in reversed(range(len(expected))):
            after[done[t]], more[done[t]] = rewards[t][done[t]], 0
            who = every, seat[t]
            better[t] = after[who] - expected[t] + LOOKING_AHEAD * more[who]
            after[who], more[who] = expected[t], np.nan_to_num(better[t])
        return better


# --- Learning -------------------------------------------------------------------------------------


class Learner:
    """Makes what won more likely, by Adam."""

    def __init__(self, weights: Weights, rate: float) -> None:
        self.weights = weights
        self.rate = rate
        self.steps = 0
        self.mean = [np.zeros_like(one) for one in weights]
        self.square = [np.zeros_like(one) for one in weights]

    def learn(self, played: Played, chance: np.random.Generator) -> None:
        better = (played.better - played.better.mean()) / (played.better.std() + 1e-6)
        for _ in range(EPOCHS):
            order = chance.permutation(len(better))
            for first in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
                some = order[first : first + MINIBATCH]
                self._step(self._slopes(played, better[some], some))

    def _slopes(self, played: Played, better: Floats, some: NDArray[Any]) -> Weights:
        """Return how the loss of some decisions changes with each weight."""
        inputs, mask, actions = played.inputs[some], played.mask[some], played.actions[some]
        one, two, outputs = layers(self.weights, inputs)
        logs = likeliness(outputs, mask)
        n, every = len(some), np.arange(len(some))
        chances = np.exp(logs)
        ratio = np.exp(logs[every, actions] - played.likely[some])
        clipped = np.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(clipped, 0, ratio * better)[:, None]
        undecided = -(chances * np.where(mask > 0, logs, 0)).sum(1, keepdims=True)
        slope = push * chances + CURIOSITY * chances * (np.where(mask > 0, logs, 0) + undecided)
        slope[every, actions] -= push[:, 0]
        miss = outputs[:, -1:] - played.worth[some, None]
        out: Floats = np.concatenate([slope, miss], 1).astype(np.float32) / np.float32(n)
        at_two = (out @ self.weights[4].T) * (two > 0)
        at_one = (at_two @ self.weights[2].T) * (one > 0)
        found: list[Any] = [inputs.T @ at_one, at_one.sum(0), one.T @ at_two, at_two.sum(0)]
        return [*found, two.T @ out, out.sum(0)]

    def _step(self, slopes: Weights) -> None:
        self.steps += 1
        size = float(sum((slope**2).sum() for slope in slopes)) ** 0.5
        for n, slope in enumerate(slopes):
            short = slope * min(1, 0.5 / (size + 1e-9))
            self.mean[n] += 0.1 * (short - self.mean[n])
            self.square[n] += 0.001 * (short**2 - self.square[n])
            mean = self.mean[n] / (1 - 0.9**self.steps)
            square = self.square[n] / (1 - 0.999**self.steps)
            self.weights[n] -= np.float32(self.rate) * mean / (np.sqrt(square) + 1e-8)


# --- All together ---------------------------------------------------------------------------------


def measure(
    game: tt.Setup[Any, Any], glasses: Glasses, weights: Weights, rival: str, deals: int
) -> tt.WinShare:
    """Let the network play a bot of the house on the same deals, and return how it did."""
    ids = game.learning.actions.ids

    def learned(view: tt.Sight) -> tt.Move:
        outputs = layers(weights, glasses.see(view.observation()[None]))[2]
        return game.moves[ids[int(likeliness(outputs, view.mask()[None]).argmax())]]

    shares = tt.match(game, {"learned": learned, rival: tt.bot(rival, game, seed=1)}, deals)
    return next(share for share in shares if share.name == "learned")


def train(actors: list[Any], learner: Learner, rounds: int, steps: int) -> Iterator[int]:
    """Play and learn by turns, ever more slowly; yield how many decisions there were so far."""
    chance, rate, decisions = np.random.default_rng(1), learner.rate, 0
    for n in range(rounds):
        learner.rate = rate * max(0.02, 1 - n / rounds)
        for played in cluster.get([actor.play.remote(learner.weights, steps) for actor in actors]):
            learner.learn(played, chance)
            decisions += len(played.worth)
        yield decisions


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns Chests & Sabres by self-play on Ray.")
    parser.add_argument("--rounds", type=int, default=180)
    parser.add_argument("--actors", type=int, default=2, help="processes that play")
    parser.add_argument("--games", type=int, default=256, help="that each of them plays at once")
    parser.add_argument("--steps", type=int, default=64, help="of each game in a round")
    parser.add_argument("--deals", type=int, default=500, help="of the matches in the end")
    wish = parser.parse_args()
    game = tt.game("chests")
    learning, glasses = game.learning, Glasses(game, seed=1)
    weights = new_weights(learning.observation.size, len(learning.actions))
    learner, began = Learner(weights, rate=1e-3), time.monotonic()
    cluster.init(num_cpus=wish.actors, include_dashboard=False, log_to_driver=False)
    remote = cluster.remote(Actor)
    actors = [remote.remote(game, glasses, wish.games, seed) for seed in range(wish.actors)]
    for n, decisions in enumerate(train(actors, learner, wish.rounds, wish.steps), 1):
        if n % 30 == 0 or n == wish.rounds:
            share = measure(game, glasses, learner.weights, "greedy", deals=50)
            gone = time.monotonic() - began
            print(f"{gone:.0f} s, {decisions:,} decisions, against greedy: {share}", flush=True)
    cluster.shutdown()
    for rival in ("random", "greedy"):
        share = measure(game, glasses, learner.weights, rival, wish.deals)
        print(f"In the end, against {rival}: {share}")


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "1")  # actors share the cores already
    main()
