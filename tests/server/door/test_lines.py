"""Half a request locks nobody out: lines have a time for everything, and make room for others."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import Future
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from uvicorn.server import ServerState

from tests.patience import PATIENCE
from tests.server.house import Visitor, serving
from tidetable.server.door.lines import Patience, PatientConfig, PatientLine, lines_at_most

HALF = b"GET / HTTP/1.1\r\nhost: here\r\n"


class Timer:
    """What was to be done after a time, which passes when a test says so."""

    def __init__(self, seconds: float, act: Any) -> None:
        self.seconds, self.act, self.cancelled = seconds, act, False

    def cancel(self) -> None:
        self.cancelled = True


class Wire(asyncio.Transport):
    """The end of a line, and a loop on which nothing happens by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.timers: list[Timer] = []
        self.ended = False

    def call_later(self, seconds: float, act: Any) -> Timer:
        self.timers.append(Timer(seconds, act))
        return self.timers[-1]

    def create_task(self, run: Any) -> Future[None]:
        run.close()
        return Future()

    def running(self) -> list[float]:
        return [timer.seconds for timer in self.timers if not timer.cancelled]

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def is_closing(self) -> bool:
        return self.ended

    def abort(self) -> None:
        self.ended = True

    def close(self) -> None:
        self.ended = True

    def write(self, data: Any) -> None:
        pass


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    pass


def a_line(patience: Patience, state: ServerState) -> tuple[PatientLine, Wire]:
    wire: Any = Wire()
    config = PatientConfig(nothing, patience, log_config=None)
    line = PatientLine(config, state, {}, wire)
    line.connection_made(wire)
    return line, wire


def test_each_part_of_a_request_has_its_time() -> None:
    patience = Patience(headers=1, body=2, taking=3, idle=4)
    line, wire = a_line(patience, ServerState())
    assert wire.running() == [1]
    line.data_received(b"POST / HTTP/1.1\r\nhost: here\r\n")
    assert wire.running() == [1]  # a letter now and then wins no time
    line.data_received(b"content-length: 2\r\n\r\n")
    assert wire.running() == [2]
    line.data_received(b"{")
    assert wire.running() == [2]
    line.data_received(b"}")
    assert wire.running() == []
    line.pause_writing()
    assert wire.running() == [3]
    line.resume_writing()
    assert wire.running() == []
    line.cycle.response_complete = True
    line.on_response_complete()
    assert wire.running() == [4]
    line.data_received(HALF)  # the next one
    assert wire.running() == [1]
    assert not wire.ended
    wire.timers[-1].act()
    assert wire.ended
    line.connection_lost(None)
    assert wire.running() == []
    assert not patience.unfinished


def test_when_all_lines_are_taken_the_oldest_half_word_makes_room() -> None:
    patience, state = Patience(most=2), ServerState()
    (asked, asked_wire), (_, half_wire) = a_line(patience, state), a_line(patience, state)
    asked.data_received(b"GET / HTTP/1.1\r\n\r\n")
    _, third = a_line(patience, state)
    assert (asked_wire.ended, half_wire.ended, third.ended) == (False, True, False)


def test_half_sent_requests_lock_nobody_out(tmp_path: Path) -> None:
    """As many as there are lines, from somebody who never goes on; everybody else is served."""
    patience = Patience(most=20)
    with serving(tmp_path, patience=patience) as base:
        where = urlsplit(base)
        halves = []
        for _ in range(60):
            half = socket.create_connection((where.hostname, where.port), PATIENCE)
            half.sendall(HALF)
            halves.append(half)
        with Visitor(base) as visitor:
            assert visitor.http.get("/").status_code == 200
        for half in halves[:40]:
            assert ended(half)
        for half in halves:
            half.close()


def test_who_takes_too_long_is_hung_up_on(tmp_path: Path) -> None:
    with serving(tmp_path, patience=Patience(headers=0.05, body=0.05)) as base:
        where = urlsplit(base)
        for sent in (b"", HALF, b"POST /mine HTTP/1.1\r\nhost: h\r\ncontent-length: 9\r\n\r\n{"):
            with socket.create_connection((where.hostname, where.port), PATIENCE) as line:
                line.sendall(sent)
                assert ended(line)
        assert httpx.get(base, timeout=PATIENCE).status_code == 200


def ended(line: socket.socket) -> bool:
    """Wait for the other side to end a line."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


def test_there_are_as_many_lines_as_the_system_gives() -> None:
    assert 0 < lines_at_most() <= 20_000
