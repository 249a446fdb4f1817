"""The way of a training: what is usual first, then lessons, with games for the next one beside."""

from __future__ import annotations

import json
from concurrent.futures import wait
from dataclasses import asdict
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from tidetable.games import box
from tidetable.networks.network import GLANCE, SURE, load, save
from tidetable.training.course import Course, Dimensions, open_tables
from tidetable.training.learner import Learner

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future
    from pathlib import Path

    from tidetable.core.learn.processes import Processes
    from tidetable.training.backend import Backend

LOOKS: Final = 30  # at games at random, to see what is usual,
APART: Final = 10  # so many decisions apart
LEAST_USUAL: Final = 1.0
SELF_EVERY: Final = 25  # lessons the player is remembered as it is then
MOST_SELVES: Final = 12
TELL_EVERY: Final = 20.0  # seconds

Told = dict[str, Any]


class OtherTraining(Exception):
    """What lies there was trained otherwise: networks of another game, or of another size."""


class Trainer:
    """Trains one network in a folder: `GAME.npz` plays, `GAME.training.npz` is gone on from.

    It may begin with a network that plays already; the critic is new. Given a network to beat, it
    begins with that one and trains what wins most against it and nobody else. Given a cluster that
    was joined, games are played there.
    """

    def __init__(
        self,
        course: Course,
        folder: Path,
        on: Backend,
        *,
        begin_with: Path | None = None,
        to_beat: Path | None = None,
        ray: Any = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.clock: Final = clock
        self.began: Final = clock()
        self.course: Final = course
        self.folder: Final = folder
        self.to_beat: Final = to_beat
        self.begin_with: Final = to_beat or begin_with
        self.shape: Final = Dimensions(box(course.game))
        self.groups: Final = open_tables(course, ray)
        self.learner: Final = Learner(course, self.shape, self.groups, on)
        self.luck: Final = np.random.default_rng(course.seed)
        self.older: Final[list[NDArray[Any]]] = []  # what the player was before
        self.before: Told = {}  # the record of the training that this one goes on from
        self.decisions = 0
        self.games = 0
        self.playing: Future[int] | None = None  # games for the next lesson, beside this one
        self.met = np.zeros(2)  # games against rivals since it was told of them, and those won

    @property
    def network(self) -> Path:
        return self.folder / f"{self.course.game}.npz"

    @property
    def checkpoint(self) -> Path:
        return self.folder / f"{self.course.game}.training.npz"

    @property
    def spent(self) -> float:
        return self.clock() - self.began

    @property
    def far(self) -> float:
        """How far on the way it is: at 1 it ends."""
        course = self.course
        by_lessons = self.learner.lessons / course.lessons if course.lessons else 0.0
        return max(by_lessons, self.spent / course.seconds)

    def train(self) -> Iterator[Told]:
        """Train until it ends, and tell now and then how it goes; the last time, at the end."""
        self._begin()
        learner, played = self.learner, self.learner.played
        told_at = 0.0
        told: Told = {}
        self.playing = self._play(self.far)
        while (far := self.far) < 1:
            self.games += self.playing.result()
            self.met += played.against_rivals()
            learner.hear()
            if learner.lessons % SELF_EVERY == 0 and self.to_beat is None:
                self._remember()
            if learner.lessons == 0:
                told = learner.learn(far)  # alone: a card records what it will repeat
                self.playing = self._play(far)
            else:
                self.playing = self._play(far)
                told = learner.learn(far)
            self.decisions += learner.size
            if self.learner.lessons == 1 or self.spent - told_at > TELL_EVERY:
                told_at = self.spent
                yield self._tell(told)
        yield self._tell(told)

    def close(self) -> None:
        if self.playing is not None:
            wait([self.playing])
        self.learner.on.unpin()
        for group in self.groups:
            group.close()

    def _play(self, far: float) -> Future[int]:
        """Begin to play for the next lesson, so far on the way."""
        played, course = self.learner.played, self.course
        played.lead[:] = course.leading(far)
        is_advised = course.glance > 0 or course.teaching(far) > 0
        return self.learner.on.beside(partial(played.play, is_advised))

    # --- On the way ------------------------------------------------------------------------------

    def _begin(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        learner = self.learner
        if self.to_beat is not None:
            learner.player.load(self._read_network(self.to_beat))
            self._remember()
        if self.checkpoint.exists():
            tables = self._read_checkpoint()
            learner.player.load(tables["player"])
            learner.critic.load(tables["critic"])
            self._read_network(self.network)  # or it was trained otherwise
            self.before, _ = load(self.network)
        else:
            usual = what_is_usual(self.groups, self.shape)
            learner.critic.measure(usual)
            if self.begin_with is not None:
                learner.player.load(self._read_network(self.begin_with))
                self.before, _ = load(self.begin_with)
            else:
                learner.player.measure(usual)
        if self.to_beat is None:
            self._remember()

    def _remember(self) -> None:
        """Keep what the player is now, and let one of its older selves be the next rival."""
        self.older.append(self.learner.player.on.get(self.learner.player.weights.flat).copy())
        if len(self.older) > MOST_SELVES:
            del self.older[1::2]  # fewer, but from the whole way
        self.learner.played.meet(self.older[int(self.luck.integers(len(self.older)))])

    def _tell(self, told: Told) -> Told:
        """Write what was learned, and return how it goes."""
        met, won = self.met
        line = {
            "seconds": round(self.spent, 1),
            "lessons": self.learner.lessons,
            "decisions": self.decisions,
            "games": self.games,
            **{name: round(value, 4) for name, value in told.items()},
            "against_rivals": round(float(won / met), 4) if met else None,
        }
        self.met[:] = 0
        with (self.folder / f"{self.course.game}.jsonl").open("a") as curve:
            curve.write(json.dumps(line) + "\n")
        record = {"observation": self.shape.observation.name, "course": asdict(self.course), **line}
        record |= {GLANCE: self.course.glance, "before": self.before}
        save(self.network, self.learner.player.learned(), record)
        self._write_checkpoint()
        return line

    # --- Going on --------------------------------------------------------------------------------

    def _write_checkpoint(self) -> None:
        kept: dict[str, Any] = {}
        for who, mind in (("player", self.learner.player), ("critic", self.learner.critic)):
            for name, table in mind.tables().items():
                kept[f"{who}/{name}"] = table.astype(np.float16 if table.ndim > 1 else np.float32)
        with self.checkpoint.open("wb") as file:
            np.savez(file, **kept)

    def _read_checkpoint(self) -> dict[str, dict[str, NDArray[Any]]]:
        tables: dict[str, dict[str, NDArray[Any]]] = {"player": {}, "critic": {}}
        with np.load(self.checkpoint) as kept:
            for name in kept.files:
                who, _, table = name.partition("/")
                tables[who][table] = kept[name].astype(np.float32)
        for who, mind in (("player", self.learner.player), ("critic", self.learner.critic)):
            self._check(self.checkpoint, tables[who], mind.weights.sizes)
        return tables

    def _read_network(self, path: Path) -> dict[str, NDArray[Any]]:
        record, tables = load(path)
        for name in SURE:  # a player who learns says itself how sure it is
            tables.pop(name, None)
        self._check(path, tables, self.learner.player.weights.sizes)
        if record.get(GLANCE, 0) != self.course.glance:
            raise OtherTraining(str(path))
        return tables

    def _check(
        self, path: Path, tables: dict[str, NDArray[Any]], sizes: dict[str, tuple[int, ...]]
    ) -> None:
        found = {name: table.shape for name, table in tables.items() if name in sizes}
        if found != sizes or len(tables) != len(sizes) + 1:
            raise OtherTraining(str(path))


def what_is_usual(groups: list[Processes], shape: Dimensions) -> NDArray[Any]:
    """Return how large every cell is in games at random."""
    luck = np.random.default_rng(1)
    n = 0
    squares = np.zeros(shape.row + shape.hidden)
    for t in range(LOOKS * APART):
        for group in groups:
            offsets = group.offsets
            picked = offsets[:-1] + (luck.random(group.n) * np.diff(offsets)).astype(np.int64)
            group.send(group.legal[picked])
        for group in groups:
            group.wait()
            if t % APART == 0:
                rows = np.concatenate([group.observations, group.hidden], 1).astype(np.float64)
                n += len(rows)
                squares += (rows * rows).sum(0)
    return np.maximum(np.sqrt(squares / n), LEAST_USUAL)
