"""A server as its own process, people who never rest, and somebody who breaks things meanwhile.

People note what they were answered for. In the end the log must have exactly that.
"""

from __future__ import annotations

import os
import random
import re
import resource
import signal
import socket
import subprocess
import sys
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.patience import PATIENCE, wait_for
from tests.server.house import run_async
from tidetable.core.contract import CHANCE
from tidetable.server.store.store import Store

REFUSED = 3  # moves, until a full disk has room again


class Serving:
    """A server that can be killed and started again, always at the same address."""

    def __init__(self, database: str, log: Path) -> None:
        self.database = database
        self.log = log
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])
        self.base = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tidetable", "serve", "--no-limits"]
        command += ["--port", str(self.port), "--database", self.database]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
        wait_for(self.is_ready, seen=self.log.read_text)

    def is_ready(self) -> bool:
        with suppress(httpx.HTTPError):
            return httpx.get(f"{self.base}/readyz", timeout=PATIENCE).status_code == 200
        return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def thinkers(self) -> list[int]:
        """Return the processes that think for it."""
        told = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True
        )
        return [int(word) for word in told.stdout.split()]

    def memory(self) -> int:
        """Return how many megabytes it has in memory."""
        told = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        (kilobytes,) = re.findall(r"VmRSS:\s+(\d+) kB", told)
        return int(kilobytes) // 1024

    def files(self) -> int:
        """Return how many files it has open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


@dataclass
class Notes:
    """What people were answered for, by table: in which version, and what they had done."""

    answered: dict[str, dict[int, str]] = field(default_factory=lambda: defaultdict(dict))
    twice: list[str] = field(default_factory=list)
    refused: int = 0  # how often the database could not take a move, or could not be asked
    whys: set[str] = field(default_factory=set)  # as it was said then
    lock: threading.Lock = field(default_factory=threading.Lock)

    def note(self, path: str, version: int, what: str) -> None:
        with self.lock:
            if version in self.answered[path]:
                self.twice.append(f"{path} {version}: {self.answered[path][version]} and {what}")
            self.answered[path][version] = what

    def refuse(self, why: str) -> None:
        with self.lock:
            self.refused += 1
            self.whys.add(why)

    @property
    def total(self) -> int:
        return sum(map(len, self.answered.values()))


class Restless(threading.Thread):
    """Somebody who answers whatever they are asked, wherever it is heard, and then plays again."""

    def __init__(self, bases: list[str], path: str, notes: Notes, luck: int) -> None:
        super().__init__(daemon=True)
        self.bases, self.path, self.notes = bases, path, notes
        self.luck = random.Random(luck)
        self.enough = threading.Event()

    def run(self) -> None:
        with httpx.Client(timeout=PATIENCE) as http:
            while not self.enough.is_set():
                with suppress(httpx.HTTPError):  # nobody knows whether it was saved: the log does
                    self.act(http, self.luck.choice(self.bases))

    def act(self, http: httpx.Client, base: str) -> None:
        asked = http.get(f"{base}{self.path}/questions")
        if asked.status_code != 200:
            self.hear(asked)
            return
        found = asked.json()
        if found["over"]:
            again = http.post(f"{base}{self.path}/again")
            self.path = again.headers.get("location", self.path)
            self.hear(again)
            return
        if not found["legal"]:
            self.enough.wait(0.05)
            return
        version = found["version"]
        undo = f"{base}{self.path}/undo"
        if self.luck.random() < 0.1 and http.post(undo, json={}).status_code == 200:
            return
        text = self.luck.choice(found["legal"])["text"]
        body = {"text": text, "version": version, "seat": found["seat"]}
        answer = http.post(f"{base}{self.path}/play", json=body)
        if answer.status_code == 200:
            self.notes.note(self.path, version, text)
        self.hear(answer)

    def hear(self, answer: httpx.Response) -> None:
        """Wait a moment where the database could not be asked."""
        if answer.status_code == 503:
            self.notes.refuse(answer.json()["error"])
            self.enough.wait(0.05)


@contextmanager
def restless(people: list[Restless]) -> Iterator[None]:
    for one in people:
        one.start()
    try:
        yield
    finally:
        for one in people:
            one.enough.set()
        for one in people:
            one.join(PATIENCE)


def half_open(port: int, n: int) -> list[socket.socket]:
    """Return lines on which half a request was sent, and never more."""
    lines = []
    for _ in range(n):
        line = socket.create_connection(("127.0.0.1", port), PATIENCE)
        line.sendall(b"POST /mine HTTP/1.1\r\nhost: here\r\n")
        lines.append(line)
    return lines


def slow(port: int, path: str, n: int) -> list[socket.socket]:
    """Return lines on which all events of a table are asked for, and none is read."""
    lines = []
    for _ in range(n):
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", port))
        line.sendall(f"GET {path}/events HTTP/1.1\r\nhost: here\r\n\r\n".encode())
        lines.append(line)
    return lines


def fill_the_disk(server: Serving, notes: Notes) -> None:
    """Leave no room for files to a server until people have noticed."""
    pid, size = server.process.pid, resource.RLIMIT_FSIZE
    before, room = notes.refused, resource.prlimit(pid, size)
    resource.prlimit(pid, size, (1, room[1]))
    try:
        wait_for(lambda: notes.refused >= before + REFUSED)
    finally:
        resource.prlimit(pid, size, room)


def kill_a_thinker(server: Serving) -> None:
    for process in server.thinkers()[:1]:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def saved(database: str) -> dict[str, dict[int, str]]:
    """Return what the log says was done in which version, by the link of each table's host."""

    async def read() -> dict[str, dict[int, str]]:
        store = Store(database)
        found = {}
        for table in await store.archive.listed():
            _, rows, _ = await store.table(table.id)
            done = [row for row in rows if row.seat != CHANCE]
            texts = {n: row.text if row.keep is None else "" for n, row in enumerate(done)}
            for link in await store.seating.of_table(table.id):
                found[f"/table/{link.secret}"] = texts
        await store.close()
        return found

    return run_async(read())
