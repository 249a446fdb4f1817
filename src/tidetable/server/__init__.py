"""The table in the browser."""

from __future__ import annotations

import errno
import gc
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import uvicorn

    from tidetable.server.settings import HostSettings

COMPILE_BY: Final = "TIDETABLE_COMPILE_BY"  # how a checkout compiles its rules beside the server

BACKLOG: Final = 2_048  # who may wait at the door
FIRST_HANDED_OVER: Final = 3  # the number of the first socket that systemd hands over


def serve(doors: list[socket.socket], address: str, database: str, settings: HostSettings) -> None:
    """Serve the table until stopped; its games are kept in this database.

    With an address it is shown in a browser.
    """
    from tidetable.server.door.lines import Patience, lines_at_most
    from tidetable.server.lookout.logs import write_logs
    from tidetable.server.web.app import create_app
    from tidetable.server.web.runner import Runner

    write_logs(settings.log, settings.log_requests)
    app = create_app(database, replace(settings, compile_by=os.environ.get(COMPILE_BY, "")))
    server = Runner(app, patience=Patience(most=lines_at_most()))
    if address:
        threading.Thread(target=_open_when_ready, args=(server, address), daemon=True).start()
    gc.freeze()  # what is there now stays: nobody shall wait while it is searched for garbage
    gc.enable()
    server.run(sockets=doors)


@contextmanager
def unsearched() -> Iterator[None]:
    """Look for no garbage where all that is loaded stays: that would be a tenth of the time."""
    searched = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if searched:
            gc.enable()


@contextmanager
def listening(host: str, port: int) -> Iterator[list[socket.socket]]:
    """Open the doors, and close them at the end; there are none where somebody else has them.

    They are open before anything is loaded: whoever comes meanwhile waits, and is not refused.
    Until somebody is served, nothing is searched for garbage.
    """
    with ExitStack() as doors, unsearched():
        opened = [socket.socket(fileno=one) for one in handed_over()] or _open(host, port)
        for door in opened:
            doors.enter_context(door)
        yield opened


def _open(host: str, port: int) -> list[socket.socket]:
    opened = []
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, *_, address in dict.fromkeys(found):
            try:
                opened.append(socket.create_server(address[:2], family=family, backlog=BACKLOG))
            except OSError as error:
                if error.errno != errno.EADDRNOTAVAIL:  # a name may stand for what is not here
                    raise
    except (OSError, UnicodeError):
        for door in opened:
            door.close()
        return []
    return opened


def handed_over() -> list[int]:
    """Return the numbers of the sockets on which we were started to listen; none, mostly.

    systemd keeps them open while we restart: whoever comes meanwhile waits, and is not refused.
    """
    if os.environ.get("LISTEN_PID") != str(os.getpid()):
        return []
    number = int(os.environ.get("LISTEN_FDS", "0"))
    return [*range(FIRST_HANDED_OVER, FIRST_HANDED_OVER + number)]


def missing() -> str:
    """Return a package that serving needs and that is not installed here; nothing if all are."""
    try:
        with unsearched():
            import_module("tidetable.server.web.app")
            import_module("tidetable.server.web.runner")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith(__package__):
            raise
        return error.name
    return ""


def unusable(database: str) -> Exception | None:
    """Return why games cannot be kept in a database; nothing if they can."""
    import asyncio
    from concurrent.futures import ThreadPoolExecutor

    from sqlalchemy.exc import SQLAlchemyError

    from tidetable.server.store.database import DatabaseFailed
    from tidetable.server.store.store import Store

    async def look() -> None:
        store = Store(database)
        await store.open()
        await store.close()

    try:
        # In a thread, for whoever asks may be inside an event loop already.
        with ThreadPoolExecutor(1) as aside:
            aside.submit(asyncio.run, look()).result()
    except (SQLAlchemyError, DatabaseFailed, ImportError) as error:
        return error
    return None


def _open_when_ready(server: uvicorn.Server, address: str) -> None:
    while not server.started:
        time.sleep(0.05)
    webbrowser.open(address)
