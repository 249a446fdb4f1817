"""A batch over several processes: each steps its share of the games, and all write into memory
that they share. The same seed gives the same games as in one process.

Processes begin by importing what they need, so a script that starts them must have the usual
`if __name__ == "__main__":`.
"""

from __future__ import annotations

import signal
import sys
from abc import ABC, abstractmethod
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
from tidetable.core.learn.fleet import Coach

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from tidetable.core.learn.batch import Answers, Opened, Seed

# A fork of this process would inherit locks of threads that it has not. A server that has none, and
# has loaded numpy and us, forks in no time: Linux has it, and Python takes it there from 3.14 on.
if sys.platform == "linux":
    CONTEXT: Final = get_context("forkserver")
    CONTEXT.set_forkserver_preload([__name__, "tidetable.core.box"])
else:
    CONTEXT: Final = get_context("spawn")
COPIED: Final = (
    "observations",
    "hidden",
    "seat",
    "done",
    "rewards",
    "scores",
)  # as one process has them

STEP, ADVISED_STEP = "step", "advised step"
COACHED: Final = ("prospects", "advice")  # what a coach says, if there is one
LISTED: Final = ("legal", "offsets")

Coaching = Callable[[Any], Coach]  # who coaches, given what was opened; importable, like `opening`

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
    coaching: Coaching | None


Layout = dict[str, tuple[int, type[np.generic]]]


def layout(games: Games) -> Layout:
    """Return what is shared: how many numbers of which kind, for each game."""
    return {
        "observations": (games.observation.size, np.int16),
        "hidden": (games.hidden_size, np.int16),
        "mask": (len(games.actions), np.uint8),
        "legal": (MAX_ACTIONS, np.int32),  # room for the most, process by process
        "counts": (1, np.int32),  # how many of them each game has
        "seat": (1, np.uint8),
        "done": (1, np.uint8),
        "rewards": (games.seats, np.float64),
        "scores": (games.seats, np.int32),
        "actions": (1, np.int32),
        "prospects": (games.seats if games.coached else 0, np.float64),
        "advice": (1 if games.coached else 0, np.int32),
        "glances": (len(games.actions) if games.coached else 0, np.uint8),
    }


def part(shape: Layout, memory: Memory, first: int, n: int) -> dict[str, NDArray[Any]]:
    """Return the arrays of some games."""
    return {
        name: np.frombuffer(memory[name], kind)[first * cells : (first + n) * cells]
        for name, (cells, kind) in shape.items()
    }


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
        coaching: Coaching | None = None,
    ) -> None:
        if not 1 <= processes <= n:
            raise ValueError(f"{n} games are for 1 to {n} processes, not {processes}")
        coached = coaching is not None
        super().__init__(opening(), n, seats, options, history, hidden, coached)
        shape = layout(self)
        memory: Memory = {
            name: CONTEXT.RawArray(c_byte, n * cells * np.dtype(kind).itemsize)
            for name, (cells, kind) in shape.items()
        }
        self.arrays: Final = part(shape, memory, 0, n)
        self.lists: dict[str, NDArray[Any]] = {}  # what is legal, of all processes together
        rest = (seed, self.seats, options or {}, history, hidden, coaching)
        ends = [n * k // processes for k in range(processes + 1)]
        self.workers: Final = [
            self.hire(opening, Share(first, end, *rest), memory) for first, end in pairwise(ends)
        ]
        try:
            self.wait()
        except RuntimeError:
            self.close()
            raise

    def hire(self, opening: Callable[[], Opened], share: Share, memory: Memory) -> Worker:
        """Begin a process."""
        return LocalWorker(opening, share, memory)

    def array(self, name: str) -> NDArray[Any]:
        if name not in LISTED:
            return self.arrays[name]
        if not self.lists:
            self.lists = self._list_legal()
        return self.lists[name]

    def step(self, actions: Answers) -> None:
        self.send(actions)
        self.wait()

    def send(self, actions: Answers, *, sure: bool = False, advised: bool = True) -> None:
        """Let all processes answer, and do something else meanwhile; then `wait`.

        Who is sure that all answers are legal saves looking them up. A process that is given
        another one all the same ends with the reason. Who needs no advice any more saves asking
        the coach for it, if there is one.
        """
        answers = whole(actions)
        if not sure:
            self._check(answers)
        self.arrays["actions"][:] = answers
        for one in self.workers:
            one.step(advised)

    def has_answered(self) -> bool:
        """Whether all have answered: nobody would have to wait."""
        return all(one.has_replied() for one in self.workers)

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
            raise ValueError(one.refusal(i - one.share.first, int(answers[i])))


class Worker(ABC):
    """A process that plays a share of the games, seen from the one that asks."""

    def __init__(self, share: Share) -> None:
        self.share: Final = share

    @abstractmethod
    def step(self, advised: bool) -> None:
        """Let it answer by what stands in the memory of all."""

    @abstractmethod
    def has_replied(self) -> bool:
        """Whether what it found, or that it has ended, is known without waiting."""

    @abstractmethod
    def reply(self) -> None:
        """Wait until what it found stands in the memory of all."""

    @abstractmethod
    def refusal(self, i: int, action: int) -> str:
        """Return what is wrong with an answer."""

    @abstractmethod
    def close(self) -> None: ...

    def ended(self) -> RuntimeError:
        return RuntimeError(
            f"the process of games {self.share.first} to {self.share.end - 1} has ended; "
            "what it wrote to the terminal says why. Close this batch and begin another."
        )


class LocalWorker(Worker):
    """One on this machine. All have the same memory."""

    def __init__(self, opening: Callable[[], Opened], share: Share, memory: Memory) -> None:
        super().__init__(share)
        self.pipe, theirs = CONTEXT.Pipe()
        self.process: Final = CONTEXT.Process(
            target=work, args=(opening, share, memory, theirs), daemon=True
        )
        self.process.start()
        theirs.close()

    def step(self, advised: bool) -> None:
        self._ask(ADVISED_STEP if advised else STEP)

    def has_replied(self) -> bool:
        return self.pipe.poll()

    def reply(self) -> None:
        self._said()

    def refusal(self, i: int, action: int) -> str:
        self._ask(("refusal", i, action))
        return self._said()

    def close(self) -> None:
        self.pipe.close()  # it ends when it hears nothing more
        self.process.join()

    def _ask(self, what: object) -> None:
        with suppress(BrokenPipeError):  # it has ended: that is seen when it should reply
            self.pipe.send(what)

    def _said(self) -> str:
        try:
            said: str = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            raise self.ended() from None
        return said


# --- In the process ------------------------------------------------------------------------------


def work(opening: Callable[[], Opened], share: Share, memory: Memory, pipe: Connection) -> None:
    """Step a share of the games whenever asked to, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for who started us, and ends us too
    games = Shared(opening, share, memory, share.first)
    while True:
        try:
            pipe.send("")
            asked = pipe.recv()
            while asked not in (STEP, ADVISED_STEP):
                _, i, action = asked
                pipe.send(games.batch.fleet.refusal(i, action))
                asked = pipe.recv()
        except (EOFError, OSError):
            return
        games.step(asked == ADVISED_STEP)


class Shared:
    """A share of the games, in the memory of all from a place on, or in memory of its own."""

    def __init__(
        self, opening: Callable[[], Opened], share: Share, memory: Memory | None, at: int
    ) -> None:
        opened = opening()
        self.batch: Final = Batch(
            opened,
            share.end - share.first,
            seed=share.seed,
            seats=share.seats,
            options=share.options,
            first=share.first,
            history=share.history,
            hidden=share.hidden,
            coach=share.coaching(opened) if share.coaching is not None else None,
        )
        self.outlet: Final = Outlet(self.batch, memory or self._own_memory(), at)
        self.outlet.write()

    def _own_memory(self) -> Memory:
        return {
            name: bytearray(self.batch.n * cells * np.dtype(kind).itemsize)
            for name, (cells, kind) in layout(self.batch).items()
        }

    def step(self, advised: bool) -> None:
        self.batch.fleet.is_advised = advised
        self.batch.step(self.outlet.arrays["actions"])
        self.outlet.write()


class Outlet:
    """Copies what a process found into the memory of all; of the mask, only what has changed."""

    def __init__(self, batch: Batch, memory: Memory, at: int) -> None:
        self.batch: Final = batch
        self.arrays: Final = part(layout(batch), memory, at, batch.n)
        self.rows: Final = np.arange(batch.n) * len(batch.actions)
        self.set: NDArray[Any] = np.zeros(0, np.int64)  # cells of the mask that are 1

    def write(self) -> None:
        batch, arrays = self.batch, self.arrays
        for name in (*COPIED, *(COACHED if batch.coached else ())):
            arrays[name][:] = batch.array(name)
        legal = batch.legal
        arrays["counts"][:] = np.diff(batch.offsets)
        arrays["legal"][: len(legal)] = legal
        before, self.set = self.set, np.repeat(self.rows, arrays["counts"]) + legal
        arrays["mask"][before] = 0
        arrays["mask"][self.set] = 1
        if batch.coached:
            arrays["glances"][before] = 0
            arrays["glances"][self.set] = batch.array("glances")[self.set]
