"""A batch over several processes: each steps its share of the games, and all write into memory
that they share. The same seed gives the same games as in one process.

Processes begin by importing what they need, so a script that starts them must have the usual
`if __name__ == "__main__":`.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from contextlib import suppress
from ctypes import c_byte
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from tidetable.core.contract import MAX_ACTIONS
from tidetable.core.learn.batch import Batch, Games, whole

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from tidetable.core.learn.batch import Answers, Opened, Seed
    from tidetable.core.think.bot import Bot

CONTEXT: Final = get_context("spawn")  # a fork would inherit locks of threads that it has not
COPIED: Final = (
    "observations",
    "hidden",
    "seat",
    "done",
    "rewards",
    "scores",
)  # as one process has them

STEP, ADVISED_STEP = "step", "advised step"
LISTED: Final = ("legal", "offsets")

Teacher = Callable[[], "Bot"]  # importable, like `opening`

Memory = dict[str, Any]  # arrays of ctypes: no file is left behind, however a process ends


@dataclass(frozen=True)
class Share:
    """The games of one process."""

    first: int
    end: int
    seed: Seed
    seats: int
    options: dict[str, str]
    history: int
    hidden: bool
    teacher: Teacher | None


class Processes(Games):
    """n games in several processes, to be closed in the end; a `with` does that.

    `opening` is called in each of them, so it must be importable: `partial(games.box, "chests")`.
    """

    def __init__(
        self,
        opening: Callable[[], Opened],
        n: int,
        processes: int,
        *,
        seed: Seed = 0,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        history: int = 0,
        hidden: bool = False,
        teacher: Teacher | None = None,
    ) -> None:
        if not 1 <= processes <= n:
            raise ValueError(f"{n} games are for 1 to {n} processes, not {processes}")
        super().__init__(opening(), n, seats, options, history, hidden)
        layout = self._layout()
        memory: Memory = {
            name: CONTEXT.RawArray(c_byte, size * np.dtype(kind).itemsize)
            for name, (size, kind) in layout.items()
        }
        self.arrays: Final = {
            name: np.frombuffer(memory[name], kind) for name, (_, kind) in layout.items()
        }
        self.lists: dict[str, NDArray[Any]] = {}  # what is legal, of all processes together
        rest = (seed, self.seats, options or {}, history, hidden, teacher)
        ends = [n * k // processes for k in range(processes + 1)]
        self.workers: Final = [
            Worker(opening, Share(first, end, *rest), memory) for first, end in pairwise(ends)
        ]
        try:
            self.wait()
        except RuntimeError:
            self.close()
            raise

    def _layout(self) -> dict[str, tuple[int, type[np.generic]]]:
        """Return what is shared: how many numbers of which kind."""
        return {
            "observations": (self.n * self.observation.size, np.int16),
            "hidden": (self.n * self.hidden_size, np.int16),
            "mask": (self.n * len(self.actions), np.uint8),
            "legal": (self.n * MAX_ACTIONS, np.int32),  # each process has room for the most
            "counts": (self.n, np.int32),  # how many of them each game has
            "seat": (self.n, np.uint8),
            "done": (self.n, np.uint8),
            "rewards": (self.n * self.seats, np.float64),
            "scores": (self.n * self.seats, np.int32),
            "actions": (self.n, np.int32),
            "advice": (self.n, np.int32),  # what the teacher would do
        }

    def array(self, name: str) -> NDArray[Any]:
        if name not in LISTED:
            return self.arrays[name]
        if not self.lists:
            self.lists = self._list_legal()
        return self.lists[name]

    def step(self, actions: Answers) -> None:
        self.send(actions)
        self.wait()

    @property
    def advice(self) -> NDArray[np.int32]:
        """What the teacher would answer, if there is one and it was asked: [n]."""
        return self.array("advice")

    def send(self, actions: Answers, *, sure: bool = False, advised: bool = True) -> None:
        """Let all processes answer, and do something else meanwhile; then `wait`.

        Who is sure that all answers are legal saves looking them up. A process that is given
        another one all the same ends with the reason. Who needs no advice any more saves asking
        the teacher, if there is one.
        """
        answers = whole(actions)
        if not sure:
            self._check(answers)
        self.arrays["actions"][:] = answers
        for one in self.workers:
            one.ask(ADVISED_STEP if advised else STEP)

    def wait(self) -> None:
        """Wait until all have answered."""
        for one in self.workers:
            one.reply()
        self.lists = {}

    def _list_legal(self) -> dict[str, NDArray[Any]]:
        """Return what is legal as if there were one process, for those who read more than masks."""
        counts, legal = self.arrays["counts"], self.arrays["legal"]
        offsets = np.concatenate([[0], np.cumsum(counts)]).astype(np.int32)
        starts = [one.share.first for one in self.workers]
        sizes = [counts[one.share.first : one.share.end].sum() for one in self.workers]
        parts = zip(starts, sizes, strict=True)
        lists = [legal[start * MAX_ACTIONS :][:size] for start, size in parts]
        return {"legal": np.concatenate(lists), "offsets": offsets}

    def close(self) -> None:
        """End the processes. Arrays that somebody holds stay as they are."""
        for one in self.workers:
            one.close()

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _check(self, answers: NDArray[Any]) -> None:
        """Refuse wrong answers before any process has begun, in the words of one that would."""
        if len(answers) != self.n:
            raise ValueError(f"{self.n} games need {self.n} actions, not {len(answers)}")
        known = (answers >= 0) & (answers < len(self.actions))
        legal = known & (self.mask[np.arange(self.n), np.where(known, answers, 0)] == 1)
        if not legal.all():
            i = int(np.argmin(legal))
            (one,) = [one for one in self.workers if one.share.first <= i < one.share.end]
            one.ask(("refusal", i - one.share.first, int(answers[i])))
            raise ValueError(one.reply())


class Worker:
    """A process, seen from the one that asks it."""

    def __init__(self, opening: Callable[[], Opened], share: Share, memory: Memory) -> None:
        self.share: Final = share
        self.pipe, theirs = CONTEXT.Pipe()
        self.process: Final = CONTEXT.Process(
            target=work, args=(opening, share, memory, theirs), daemon=True
        )
        self.process.start()
        theirs.close()

    def ask(self, what: object) -> None:
        with suppress(BrokenPipeError):  # it has ended: that is seen when it should reply
            self.pipe.send(what)

    def reply(self) -> str:
        """Return what it says when it is done."""
        try:
            said: str = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            raise RuntimeError(
                f"the process of games {self.share.first} to {self.share.end - 1} has ended; "
                "what it wrote to the terminal says why. Close this batch and begin another."
            ) from None
        return said

    def close(self) -> None:
        self.pipe.close()  # it ends when it hears nothing more
        self.process.join()


# --- In the process ------------------------------------------------------------------------------


def work(opening: Callable[[], Opened], share: Share, memory: Memory, pipe: Connection) -> None:
    """Step a share of the games whenever asked to, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for who started us, and ends us too
    batch = Batch(
        opening(),
        share.end - share.first,
        seed=share.seed,
        seats=share.seats,
        options=share.options,
        first=share.first,
        history=share.history,
        hidden=share.hidden,
    )
    outlet = Outlet(batch, share, memory)
    teacher = share.teacher() if share.teacher is not None else None
    asked: Any = ADVISED_STEP
    while True:
        if asked == ADVISED_STEP and teacher is not None:
            outlet.advice[:] = batch.advice(teacher)
        outlet.write()
        try:
            pipe.send("")
            asked = pipe.recv()
            while asked not in (STEP, ADVISED_STEP):
                _, i, action = asked
                pipe.send(batch.fleet.refusal(i, action))
                asked = pipe.recv()
        except (EOFError, OSError):
            return
        batch.step(outlet.actions)


class Outlet:
    """Copies what a process found into the memory of all; of the mask, only what has changed."""

    def __init__(self, batch: Batch, share: Share, memory: Memory) -> None:
        self.batch: Final = batch
        n = share.end - share.first
        rows = {"legal": MAX_ACTIONS, "mask": len(batch.actions), "counts": 1}
        rows |= {name: batch.array(name).size // n for name in COPIED}

        def mine(name: str, kind: type[np.generic]) -> NDArray[Any]:
            row = rows[name]
            whole = np.frombuffer(memory[name], kind)
            return whole[share.first * row : share.end * row]

        self.copied: Final = {name: mine(name, batch.array(name).dtype.type) for name in COPIED}
        self.mask: Final = mine("mask", np.uint8)
        self.legal: Final = mine("legal", np.int32)
        self.counts: Final = mine("counts", np.int32)
        actions: NDArray[np.int32] = np.frombuffer(memory["actions"], np.int32)
        self.actions: Final = actions[share.first : share.end]
        advice: NDArray[np.int32] = np.frombuffer(memory["advice"], np.int32)
        self.advice: Final = advice[share.first : share.end]
        self.rows: Final = np.arange(n) * len(batch.actions)
        self.set: NDArray[Any] = np.zeros(0, np.int64)  # cells of the mask that are 1

    def write(self) -> None:
        batch = self.batch
        for name, mine in self.copied.items():
            mine[:] = batch.array(name)
        legal = batch.legal
        self.counts[:] = np.diff(batch.offsets)
        self.legal[: len(legal)] = legal
        self.mask[self.set] = 0
        self.set = np.repeat(self.rows, self.counts) + legal
        self.mask[self.set] = 1
