"""Processes that think: whoever waits for a bot goes on meanwhile, and one that hangs harms nobody.

A process is given one job after another. It holds nothing that matters: one that dies or thinks too
long takes its own job along and no other, and another one takes its place.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable, MutableSequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from heapq import heappop, heappush
from itertools import count
from math import inf
from mmap import mmap
from queue import SimpleQueue
from subprocess import PIPE, Popen
from tempfile import NamedTemporaryFile
from threading import Event, Lock, Thread
from time import monotonic
from typing import IO, Any, Final

LOOK: Final = 0.05  # seconds between two looks at who is thinking
NOBODY: Final = -1
# The same modules as here, or those of another copy of the package, wherever they were found.
BEGIN: Final = "import sys; sys.path[:] = sys.argv[1:]; from tidetable.bots import processes; "
COMMAND: Final = (sys.executable, "-c", BEGIN + "processes.work()")

Answering = Callable[[Any], Any]


class Ended(Exception):
    """A process has ended before it answered: while which seat was thinking, and whether by us."""

    def __init__(self, seat: int = NOBODY, late: bool = False) -> None:
        super().__init__(seat, late)
        self.seat = seat
        self.late = late


class Hourglass:
    """Which seat is thinking, and since when: written by one process, read by another."""

    def __init__(self, shared: MutableSequence[float] | memoryview[float]) -> None:
        self.shared = shared
        self.rest()

    def turn(self, seat: int) -> None:
        self.shared[1] = monotonic()
        self.shared[0] = seat

    def rest(self) -> None:
        self.shared[0] = NOBODY

    @property
    def seat(self) -> int:
        return int(self.shared[0])

    def seconds(self) -> float:
        return 0 if self.seat == NOBODY else monotonic() - self.shared[1]


class Process:
    """One process. In a session of its own: Ctrl+C is for us, who end it."""

    def __init__(self, begin: Callable[[Hourglass], Answering], package: str, timed: bool) -> None:
        self.package = package
        self.stopped = self.late = False
        self.until = inf  # when an answer is due
        self.memory = new_memory() if timed else ""
        self.hourglass = hourglass_in(self.memory)
        paths = [package, *sys.path] if package else sys.path
        self.process = Popen(
            [*COMMAND, *paths],
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,
        )
        with suppress(OSError):  # it has ended: that is seen when it is asked
            self._send((begin, self.memory))

    def ask(self, job: Any) -> Any:
        """Wait for the answer to a job, or for the process to end."""
        try:
            self._send(job)
            assert self.process.stdout is not None
            return pickle.load(self.process.stdout)
        except (OSError, EOFError, pickle.UnpicklingError) as error:
            self.stop()
            self.process.wait()
            raise Ended(self.hourglass.seat, self.late) from error

    def _send(self, what: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(pickle.dumps(what))
        self.process.stdin.flush()

    def stop(self, late: bool = False) -> None:
        """End the process under who waits for it."""
        self.stopped, self.late = True, self.late or late
        self.process.kill()

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what was not sent any more
                    pipe.close()
        with suppress(OSError):
            os.unlink(self.memory)


class Pool:
    """Some processes, each started when it is first needed; used with `with`, or closed.

    `begin` is called in each of them with its hourglass, and returns what answers jobs there. Where
    there is a limit, a process ends in which a seat has been thinking for longer; and one that has
    not answered a job in the time that the job has, whatever it does instead.

    Of jobs that wait, the one of the lowest rank comes first, and of those the oldest.
    """

    def __init__(
        self, begin: Callable[[Hourglass], Answering], most: int, limit: float = inf
    ) -> None:
        self.begin = begin
        self.limit = limit
        self.package = ""  # the folder of another copy of the package
        self.idle: list[Process] = []
        self.busy: dict[Future[Any], Process] = {}
        self.waiting: list[tuple[int, int, float, Future[Any], Any]] = []  # a heap
        self.asked = count()
        self.lock = Lock()  # a process that has answered is somebody else's the next moment
        self.closed = Event()
        self.threads = ThreadPoolExecutor(most)
        Thread(target=self._watch, daemon=True).start()

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def use(self, package: str) -> None:
        """Let all who begin to think from now on use another copy of the package."""
        with self.lock:
            self.package = package
            while self.idle:
                self.idle.pop().end()

    def wake(self) -> None:
        """Have a process ready, if one can be had."""
        with self.lock, suppress(OSError):
            if not self.idle and not self.busy:
                self.idle.append(self._process())

    def ask(self, job: Any, rank: int = 0, seconds: float = inf) -> Future[Any]:
        """Give a job to a process as soon as one is free. The future may raise Ended, or OSError
        where none can be started.
        """
        asked = Future[Any]()
        with self.lock:
            if self.closed.is_set():
                asked.set_exception(Ended())
            else:
                heappush(self.waiting, (rank, next(self.asked), seconds, asked, job))
                self.threads.submit(self._ask_next)
        return asked

    def queue(self, rank: int) -> int:
        """Return how many jobs of a rank wait for a process."""
        with self.lock:
            return sum(1 for one in self.waiting if one[0] == rank and not one[3].cancelled())

    def drop(self, asked: Future[Any]) -> None:
        """Nobody waits for a job any more: end who thinks about it."""
        with self.lock:
            if not asked.cancel() and asked in self.busy:
                self.busy[asked].stop()

    def close(self) -> None:
        with self.lock:
            self.closed.set()
            for process in self.busy.values():
                process.stop()
            while self.idle:
                self.idle.pop().end()
        self.threads.shutdown()

    def _process(self) -> Process:
        return Process(self.begin, self.package, self.limit < inf)

    def _ask_next(self) -> None:
        """Called in a thread, of which there are as many as there may be processes."""
        with self.lock:
            _rank, _number, seconds, asked, job = heappop(self.waiting)
        try:
            process = self._take(asked, seconds)
            if process is None:
                return
            try:
                answer = process.ask(job)
            finally:
                self._give_back(asked, process)
        except BaseException as error:
            asked.set_exception(error)
        else:
            asked.set_result(answer)

    def _take(self, asked: Future[Any], seconds: float) -> Process | None:
        """Return who thinks about a job; nobody if it was dropped before."""
        with self.lock:
            if not asked.set_running_or_notify_cancel():
                return None
            if self.closed.is_set():
                raise Ended
            process = self.busy[asked] = self.idle.pop() if self.idle else self._process()
            process.until = monotonic() + seconds
            return process

    def _give_back(self, asked: Future[Any], process: Process) -> None:
        with self.lock:
            del self.busy[asked]
            used_up = process.stopped or process.package != self.package
            if not used_up:
                self.idle.append(process)
        if used_up:
            process.end()

    def _watch(self) -> None:
        while not self.closed.wait(LOOK):
            with self.lock:
                now = monotonic()
                for process in self.busy.values():
                    if process.hourglass.seconds() > self.limit or now > process.until:
                        process.stop(late=True)


def new_memory() -> str:
    """Return a file for an hourglass that two processes see."""
    with NamedTemporaryFile(prefix="tidetable-", delete=False) as file:
        file.write(bytes(16))
        return file.name


def hourglass_in(memory: str) -> Hourglass:
    """Return the hourglass in a file; one of its own where nobody else looks."""
    if not memory:
        return Hourglass([0.0, 0.0])
    with open(memory, "r+b") as file:
        return Hourglass(memoryview(mmap(file.fileno(), 16)).cast("d"))


# --- in the other process -------------------------------------------------------------------------


def work() -> None:
    """Answer what is asked, until nobody is there who could ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull) as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)  # what a bot prints is no answer
    begin, memory = pickle.load(jobs)
    waiting = SimpleQueue[Any]()
    Thread(target=listen, args=(jobs, waiting), daemon=True).start()
    answering = begin(hourglass_in(memory))
    if memory:
        with suppress(
            OSError
        ):  # both have it open; where that keeps the file, its maker removes it
            os.unlink(memory)
    while True:
        pickle.dump(answering(waiting.get()), answers)
        answers.flush()


def listen(jobs: IO[bytes], waiting: SimpleQueue[Any]) -> None:
    """Take in jobs. Even a bot that hangs ends when whoever asked it is gone."""
    with suppress(Exception):
        while True:
            waiting.put(pickle.load(jobs))
    os._exit(1)
