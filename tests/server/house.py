"""A real server on loopback, in a thread of this process, and the ways to talk to it."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
import time
import traceback
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import httpx
from starlette.types import ASGIApp, Receive, Scope, Send

from tests.patience import LAG, MOST, PATIENCE, cut, shortest_first, wait_for
from tidetable.core.say.phrases import Choice
from tidetable.server.door.lines import Patience
from tidetable.server.room.events import Events
from tidetable.server.room.pictures import CUT
from tidetable.server.room.tables import Tables
from tidetable.server.room.timekeeper import Timekeeper
from tidetable.server.settings import HostSettings
from tidetable.server.store.store import Store
from tidetable.server.web.app import create_app
from tidetable.server.web.runner import Runner

Scene = dict[str, Any]
Heard = tuple[str, str]  # an event's kind, and its data
T = TypeVar("T")


@contextmanager
def serving(
    folder: Path,
    bot_pause: float = 0.0,
    port: int = 0,
    now: Callable[[], float] = time.time,
    compile_by: str = "",
    **more: Any,
) -> Iterator[str]:
    """Run the house, on a free port if none is named; yield its address."""
    database = f"sqlite:///{folder / 'tidetable.sqlite3'}"
    with serving_on(database, bot_pause, port, now, compile_by, **more) as base:
        yield base


@contextmanager
def serving_on(
    database: str,
    bot_pause: float = 0.0,
    port: int = 0,
    now: Callable[[], float] = time.time,
    compile_by: str = "",
    patience: Patience | None = None,
    **more: Any,
) -> Iterator[str]:
    """Run a house on a database; nothing is limited there unless a test says so.

    All tests come from one address, and each is in more of a hurry than a person.
    """
    app = create_app(database, HostSettings(bot_pause, now, compile_by, **{"limits": {}, **more}))
    if LAG:
        app.add_middleware(LateScripts)
    server = Runner(app, port=port, patience=patience)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        yield address(server)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the house does not close; it is " + "".join(
            traceback.format_stack(sys._current_frames()[thread.ident or 0])
        )


class LateScripts:
    """Scripts that come late: a page that is seen but not yet alive loses what is clicked."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("path", "").endswith(".js"):
            await asyncio.sleep(LAG / 1000)
        await self.app(scope, receive, send)


def address(server: Runner) -> str:
    wait_for(lambda: server.started)
    port = server.servers[0].sockets[0].getsockname()[1]
    return f"http://127.0.0.1:{port}"


def tables_on(store: Store) -> Tables:
    """Return tables that nobody listens to: no bots, no clocks."""
    return Tables(store, Timekeeper(time.time), Events())


def run_async(task: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread: in this one, Playwright may have a loop of its own."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, task).result()


class Visitor:
    """Somebody with a browser's manners but no browser."""

    def __init__(self, base: str, language: str = "en") -> None:
        self.http = httpx.Client(
            base_url=base,
            headers={"accept-language": language},
            timeout=PATIENCE,
            verify=False,  # no secrets on loopback, and to read all certificates takes 40 ms
            event_hooks={"response": [self.note]},
        )
        self.told: dict[str, httpx.Response] = {}  # the last answer by each link

    def note(self, response: httpx.Response) -> None:
        """Remember what a link was answered; not a stream, which is never read as a whole."""
        if response.headers.get("content-type") == "application/json":
            response.read()
            self.told["/".join(response.request.url.path.split("/")[:3])] = response

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def set_up(self, game: str = "chests", **form: str) -> Player:
        """Set up a table; fields are written with _ for -."""
        fields = {key.replace("_", "-"): value for key, value in form.items()}
        response = self.http.post(f"/new/{game}", data=fields)
        assert response.status_code == 303, response.text
        return Player(self, response.headers["location"])

    def at(self, path: str) -> Player:
        """Come back to a table by its link."""
        return Player(self, path)


class Player:
    """A link, and what can be done with it."""

    def __init__(self, visitor: Visitor, path: str) -> None:
        self.http = visitor.http
        self.path = path
        self.told = visitor.told

    def __repr__(self) -> str:
        """Tell what was answered last by this link, what is short of it first."""
        if (last := self.told.get(self.path)) is None:
            return f"Player {self.path}"
        said = shortest_first(last.json()) if isinstance(last.json(), dict) else last.text
        answer = f"{last.request.url.path.rpartition('/')[2]} {last.status_code}"
        return f"Player {self.path}, last told by {answer}: {said}"

    def scene(self) -> Scene:
        found: Scene = self.http.get(f"{self.path}/scene").json()
        return found

    def post(self, what: str, **body: object) -> httpx.Response:
        return self.http.post(f"{self.path}/{what}", json=body)

    def sit(self, name: str = "", **more: object) -> httpx.Response:
        """Sit down, and play by the link that one gets from now on."""
        response = self.post("sit", name=name, **more)
        if response.status_code == 200:
            self.path = urlsplit(response.json()["link"]).path
        return response

    def play(self, text: str, scene: Scene) -> Scene:
        response = self.post("play", text=text, version=scene["version"])
        assert response.status_code == 200, response.text
        return self.scene()

    def undo(self) -> Scene:
        response = self.post("undo")
        assert response.status_code == 200, response.text
        return self.scene()

    def wait_until_asked(self) -> Scene:
        """Return the scene once this link is asked, or the game is over."""
        return wait_for(self._asked, seen=self.scene)

    def _asked(self) -> Scene | None:
        scene = self.scene()
        return scene if scene["yours"] or scene["end"] else None

    def events(
        self, last: str | int = "", kind: str = "scene", stream: str = "events"
    ) -> Iterator[Scene]:
        """Read the events of a kind from a stream; a scene that has changed is put together."""
        text, awaited = "", (kind, "change") if kind == "scene" else (kind,)
        for heard, data in only(self.heard(last, stream), *awaited):
            if kind == "scene":
                text = data if heard == "scene" else changed(text, data)
            yield json.loads(text or data)

    def heard(self, last: str | int = "", stream: str = "events") -> Iterator[Heard]:
        """Read a stream as it is: the kind of each event, and its data.

        It never ends while the line holds: whoever waits for some of it reads by `only`.
        """
        headers = {"last-event-id": str(last)} if last != "" else {}
        with self.http.stream("GET", f"{self.path}/{stream}", headers=headers) as lines:
            kind = ""
            for line in lines.iter_lines():
                if line.startswith("event: "):
                    kind = line.removeprefix("event: ")
                if line.startswith("data: "):
                    yield kind, line.removeprefix("data: ")
                if line.startswith(": "):  # a pulse for programs
                    yield "silence", line.removeprefix(": ")


def only(heard: Iterator[Heard], *kinds: str) -> Iterator[Heard]:
    """Let events of these kinds through; tell what came instead if none does.

    A read has no limit that is ever met here, since a pulse comes whatever is missing.
    """
    since, last = time.monotonic(), "nothing but pulses"
    for kind, data in heard:
        if kind not in ("pulse", "silence"):
            last = f"{kind} {cut(data, MOST)}"
        if kind in kinds:
            yield kind, data
            since = time.monotonic()
        elif time.monotonic() - since >= PATIENCE:
            raise AssertionError(f"waited in vain for: {' or '.join(kinds)}\nlast heard: {last}")


def changed(before: str, data: str) -> str:
    """Return a scene's text, from the one before and what a page is told of the change."""
    pieces, change = before.split(CUT), json.loads(data)
    assert json.loads(before)["mark"] == change["since"]
    put: list[str] = []
    for piece in change["pieces"]:
        put += [piece] if isinstance(piece, str) else pieces[piece[0] : sum(piece)]
    return CUT.join(put)


def first_action(choices: list[Choice]) -> str:
    """Follow the first click path to its action."""
    first = choices[0]
    return first["play"] if "play" in first else first_action(first["next"])
