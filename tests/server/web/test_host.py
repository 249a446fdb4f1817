"""What a host sees: alive, ready, figures, a page; strangers see nothing, nobody sees a secret."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE, in_time, wait_for
from tests.server.house import Visitor, address, serving
from tidetable.core.errors import SetAside
from tidetable.server.lookout.logs import MOST_ALIKE, REQUESTS, JsonForm, PlainForm, Seldom
from tidetable.server.settings import HostSettings
from tidetable.server.store.database import Unreachable
from tidetable.server.store.store import Store
from tidetable.server.web.app import PARTS, create_app
from tidetable.server.web.runner import Runner

KEY = "a key of some length"
HOST = ("anybody", KEY)
DRAWN = "dice skull skull"
PAGE = {"accept": "text/html"}


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("watched"), key=KEY) as base:
        yield base


@pytest.fixture
def guest(watched: str) -> Iterator[Visitor]:
    with Visitor(watched) as someone:
        yield someone


def test_a_server_is_alive_and_ready(guest: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    assert guest.http.get("/healthz").text == "ok"
    assert guest.http.get("/readyz").text == "ready"

    async def away(_store: Store) -> None:
        raise Unreachable("it is gone")

    monkeypatch.setattr(Store, "answers", away)
    assert guest.http.get("/readyz").status_code == 503
    assert guest.http.get("/healthz").status_code == 200


@pytest.mark.parametrize("path", ["/metrics", "/status"])
def test_figures_are_for_who_knows_the_key(guest: Visitor, visitor: Visitor, path: str) -> None:
    assert visitor.http.get(path, auth=HOST).status_code == 404  # a house that has no key
    asked = guest.http.get(path, headers=PAGE)
    assert asked.status_code == 401
    assert asked.headers["www-authenticate"].startswith("Basic")
    assert "runs the server" in asked.text
    for wrong in (("anybody", ""), ("anybody", KEY[:-1]), (KEY, "")):
        assert guest.http.get(path, auth=wrong).status_code == 401
    for odd in ("Basic", "Basic ?", "Basic w7w=", "Bearer " + KEY):
        assert guest.http.get(path, headers={"authorization": odd}).status_code == 401
    assert guest.http.get(path, auth=HOST).status_code == 200


def figure(guest: Visitor, name: str) -> float:
    lines = guest.http.get("/metrics", auth=HOST).text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


def test_figures_count_what_happens_and_name_nobody(guest: Visitor) -> None:
    moves = figure(guest, 'tidetable_saved_total{kind="move"}')
    player = guest.set_up(seat_1="here", seat_2="bot:random", name_1="Annabel", option_first="1")
    player.play("roll", player.scene())
    assert figure(guest, 'tidetable_saved_total{kind="move"}') > moves
    assert figure(guest, "tidetable_tables ") >= 1
    assert figure(guest, "tidetable_saving_seconds_count") >= 1
    heard = player.heard()
    next(heard)
    assert figure(guest, "tidetable_streams ") == 1
    text = guest.http.get("/metrics", auth=HOST).text
    assert 'route="/table/{secret}/play",status="200"' in text
    assert player.path.rpartition("/")[2] not in text
    assert "Annabel" not in text


@pytest.mark.parametrize("language", ["en", "de", "fr", "zh-Hant"])
def test_a_page_tells_a_host_how_it_is(watched: str, language: str) -> None:
    with Visitor(watched, language) as host:
        text = host.http.get("/status", auth=HOST).text
    assert "⟦" not in text
    assert "<td>" in text


def test_trouble_that_everybody_has_is_not_logged_for_everybody() -> None:
    now = 0.0
    seldom = Seldom(lambda: now)

    def told(name: str, message: str, *args: object) -> str:
        line = logging.LogRecord(name, logging.WARNING, "", 0, message, args, None)
        return line.getMessage() if seldom.filter(line) else ""

    away = [told("a", "away: %s", n) for n in range(MOST_ALIKE + 5)]
    assert away[MOST_ALIKE - 1] == f"away: {MOST_ALIKE - 1}"
    assert away[MOST_ALIKE:] == [""] * 5
    assert told("a", "another trouble")
    assert all(told(REQUESTS, "GET") for _ in away)
    now = 60.0
    assert told("a", "away: %s", "still").startswith("away: still (and 5 times more")
    assert told("a", "away: %s", "still") == "away: still"


def test_the_log_has_times_and_no_secrets() -> None:
    try:
        raise SetAside("data", data=DRAWN)
    except SetAside as error:
        failed = logging.LogRecord(
            "asyncio", logging.ERROR, "", 0, "GET /table/a-Secret_1/play?x=1 broke", (), None
        )
        failed.exc_info = (SetAside, error, error.__traceback__)
    failed.created = 86_400.0625
    failed.msecs = 62
    plain = PlainForm().format(failed)
    assert plain.startswith("1970-01-02T00:00:00.062Z error GET /table/…/play?x=1 broke: SetAside")
    assert DRAWN not in plain
    line = json.loads(JsonForm().format(failed))
    assert line["time"] == "1970-01-02T00:00:00.062Z"
    assert (line["level"], line["logger"]) == ("error", "asyncio")
    assert "Secret" not in json.dumps(line)


def test_no_address_with_a_secret_gets_into_the_log() -> None:
    paths = [getattr(one, "path", "") for part in PARTS for one in part.router.routes]
    secret = [path.replace("{secret}", "a-Secret_1") for path in paths if "{secret}" in path]
    assert {path.split("/")[1] for path in secret} == {"table", "children"}
    for path in secret:
        line = logging.LogRecord("asyncio", logging.ERROR, "", 0, path, (), None)
        assert "Secret" not in PlainForm().format(line)


def test_requests_are_logged_by_what_they_ask_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    noting = caplog.at_level(logging.INFO, REQUESTS)
    with noting, serving(tmp_path) as base, Visitor(base) as visitor:
        player = visitor.set_up(seat_1="here", seat_2="bot:random")
        player.scene()
    lines = [json.loads(JsonForm().format(one)) for one in caplog.records if one.name == REQUESTS]
    told = [(line["method"], line["route"], line["status"]) for line in lines]
    assert ("GET", "/table/{secret}/scene", 200) in told
    assert player.path.rpartition("/")[2] not in str(lines)


class Draining(Runner):
    """Stops once a test has seen that it is about to."""

    seen = threading.Event()

    async def drain(self) -> None:
        await asyncio.to_thread(self.seen.wait, PATIENCE)


def test_who_is_about_to_stop_says_so_and_serves_until_then(tmp_path: Path) -> None:
    server = Draining(create_app(f"sqlite:///{tmp_path / 'games'}", HostSettings(limits={})))
    thread = threading.Thread(target=server.run)
    thread.start()
    with Visitor(address(server)) as visitor:
        player = visitor.set_up(seat_1="here", seat_2="bot:random", option_first="1")
        heard = player.heard()
        next(heard)
        server.should_exit = True
        wait_for(lambda: visitor.http.get("/readyz").status_code == 503)
        assert player.play("roll", player.scene())["version"] > 0
        server.seen.set()
        told = [kind for kind, _ in in_time(heard, "the end of the stream")]
        assert "change" in told
    thread.join(PATIENCE)
    assert not thread.is_alive()


# Beginning as a process that systemd has started: its first socket has the number 3.
HAND_OVER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_FDS="1", LISTEN_PID=str(os.getpid()))
python = sys.executable
os.execv(python, [python, "-m", "tidetable", "serve", "--data-dir", sys.argv[2]])
"""


@pytest.mark.long
def test_a_socket_that_is_kept_open_lets_nobody_be_refused(tmp_path: Path) -> None:
    """As systemd does it: whoever comes while the server restarts waits for the next one."""
    with socket.create_server(("127.0.0.1", 0)) as kept:
        where = f"http://127.0.0.1:{kept.getsockname()[1]}/healthz"
        for _ in range(2):
            with ThreadPoolExecutor(1) as aside:
                asked = aside.submit(httpx.get, where, timeout=PATIENCE)
                server = subprocess.Popen(
                    [sys.executable, "-c", HAND_OVER, str(kept.fileno()), str(tmp_path)],
                    pass_fds=[kept.fileno()],
                )
                assert asked.result(PATIENCE).text == "ok"
                server.terminate()
                assert server.wait(PATIENCE) in (0, -signal.SIGTERM)
