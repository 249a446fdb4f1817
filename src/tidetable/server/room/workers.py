"""Where bots think that take their time: in processes of their own, so that no table waits.

A worker is sent a game, action by action, and whose answer is wanted; it sends the answer back.
It holds nothing that matters: one that dies is replaced, one that is no longer needed is ended.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from contextlib import suppress
from typing import Any, Final

from tidetable.server.trouble import Trouble

COMMAND: Final = (sys.executable, "-m", "tidetable.server.room.worker")
MOST: Final = max(1, (os.cpu_count() or 2) - 1)


class WorkerFailed(Trouble):
    """The bot raised, or its process ended."""


class Worker:
    """One process, on a package of its own if one is named. It answers one question after another.

    It has a session of its own: Ctrl+C is for the server, which ends its workers.
    """

    def __init__(self, package: str = "") -> None:
        self.package = package
        env = {**os.environ, "PYTHONPATH": package} if package else None
        try:
            self.process = subprocess.Popen(
                COMMAND,
                env=env,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                start_new_session=True,
            )
        except OSError as error:
            raise WorkerFailed("its process does not start") from error

    def ask(self, job: dict[str, Any]) -> Any:
        """Wait for the answer to a job. Called in a thread: ending the process ends the wait."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(job) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except (OSError, ValueError):
            line = ""
        if not line:
            raise WorkerFailed("its process ended")
        answer = json.loads(line)
        if "error" in answer:
            raise WorkerFailed(answer["error"])
        return answer["answer"]

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what was not sent any more
                    pipe.close()


class Workers:
    """As many as this machine can spare; each is started when it is first needed."""

    def __init__(self, most: int = MOST) -> None:
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.room = asyncio.Semaphore(most)
        self.package = ""

    def use(self, package: str) -> None:
        """Let all who begin to think from now on use another copy of the package."""
        self.package = package
        while self.idle:
            self.idle.pop().end()

    def wake(self) -> None:
        """Have a worker ready, if one can be had: people look at the board while it starts."""
        if not self.idle and not self.busy:
            with suppress(WorkerFailed):
                self.idle.append(Worker(self.package))

    async def ask(self, job: dict[str, Any]) -> Any:
        """Return a worker's answer. Who is cancelled while waiting ends the worker's thinking."""
        async with self.room:
            worker = self.idle.pop() if self.idle else await asyncio.to_thread(Worker, self.package)
            self.busy.add(worker)
            asked = asyncio.ensure_future(asyncio.to_thread(worker.ask, job))
            try:
                answer = await asyncio.shield(asked)
            except BaseException:
                self.busy.discard(worker)
                worker.end()
                await asyncio.gather(asked, return_exceptions=True)
                raise
            self.busy.discard(worker)
            if worker.package == self.package:
                self.idle.append(worker)
            else:
                worker.end()
            return answer

    def close(self) -> None:
        for worker in (*self.idle, *self.busy):
            worker.end()
        self.idle.clear()
