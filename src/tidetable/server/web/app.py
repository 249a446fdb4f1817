"""The web application: put together here, explained where each part is."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from tidetable import games
from tidetable.core.errors import SetAside
from tidetable.core.say.words import Words, words
from tidetable.server.door.limits import Full, Limits, Streams, TooOften, costs
from tidetable.server.room.house import House
from tidetable.server.room.positions import Histories
from tidetable.server.settings import HostSettings
from tidetable.server.store.database import DatabaseFailed
from tidetable.server.store.store import Store
from tidetable.server.web import (
    api,
    around,
    children,
    documentation,
    files,
    hand,
    host,
    invitations,
    luck,
    pages,
    programs,
    replay,
    review,
    shell,
    start,
    streams,
    text,
)
from tidetable.server.web.access import SPENT
from tidetable.server.web.documentation import Documented, name_of
from tidetable.server.web.guard import Guard
from tidetable.server.web.languages import WORDS, language_of
from tidetable.version import __version__

logger = logging.getLogger(__name__)

# Looked through from the first to the last, and made ready on the way: what somebody waits for who
# has just come is first, then what is asked for most.
PARTS: Final = (
    pages,
    api,
    streams,
    start,
    hand,
    text,
    around,
    luck,
    host,
    documentation,
    programs,
    invitations,
    replay,
    review,
    files,
    shell,
    children,
)
PACKED: Final = ("font/*", "image/png")  # by nature
LATER: Final = 30  # seconds after which there may be room


class Guarded(Documented):
    """Nothing leaves without the guard, not even what is said when all else has failed."""

    def build_middleware_stack(self) -> ASGIApp:
        return Guard(super().build_middleware_stack())


def create_app(database: str, settings: HostSettings | None = None) -> FastAPI:
    """Return the application on a database, given by its URL."""
    settings = settings or HostSettings()
    for name in games.names():
        games.box(name)  # all are open before the first guest comes, who should not wait for it

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database)
        await store.open()
        house = House(store, settings.bot_pause, settings.now, settings.compile_by)
        app.state.house = house
        app.state.histories = Histories()
        house.resume()
        yield
        await house.close()
        await store.close()

    # The ready-made documentation pages load scripts from elsewhere; we never do.
    app = Guarded(
        title="Tidetable", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None
    )
    app.state.settings = settings
    app.state.draining = False
    app.state.begun = settings.now()
    app.state.limits = Limits(settings.limits, time.monotonic)
    app.state.streams = Streams(settings.most_streams, settings.most_streams_each)
    app.mount(f"/static/{files.VERSION}", files.KeptForGood(directory=files.STATIC))
    app.router.routes += paths().routes
    app.mount("/static", StaticFiles(directory=files.STATIC))
    # Streams of events too: each is flushed when it is sent, and is short by what came before it.
    app.add_middleware(
        GZipMiddleware, minimum_size=2_000, compresslevel=5, exclude_content_types=PACKED
    )
    app.add_exception_handler(HTTPException, lost)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(DatabaseFailed, away)
    app.add_exception_handler(SetAside, set_aside)
    app.add_exception_handler(TooOften, too_often)
    app.add_exception_handler(Full, full)
    app.add_exception_handler(Exception, broken)
    return app


@cache
def paths() -> APIRouter:
    """Return every path and who answers there: worked out once for all houses of a process."""
    every = APIRouter(generate_unique_id_function=name_of)
    for part in PARTS:
        every.include_router(part.router, dependencies=[costs("request")])
    return every


async def lost(request: Request, error: Exception) -> Response:
    """Say that there is nothing here."""
    assert isinstance(error, HTTPException)
    say = words(language_of(request), WORDS)
    code = error.status_code
    if code == SPENT:
        return spent(request, say)
    why = say(
        "status-key"
        if code == 401
        else "wrong-way"
        if code == 405
        else "too-long"
        if code == 413
        else "lost-text"
    )
    response = apology(request, say, code, f"http-{code}", say("lost-title"), why)
    response.headers.update(error.headers or {})
    return response


def spent(request: Request, say: Words) -> Response:
    """Say of an invitation that somebody has sat down by it, and where to look for one's seat."""
    if wants_page(request):
        return pages.page(request, "spent", say, SPENT)
    return JSONResponse({"error": f"http-{SPENT}", "message": say("spent-text")}, SPENT)


async def away(request: Request, error: Exception) -> Response:
    """Say that the database does not answer; why not is for the log."""
    logger.warning("the database does not answer: %s", error)
    say = words(language_of(request), WORDS)
    return apology(request, say, 503, "away", say("away-title"), say("away-text"))


async def set_aside(request: Request, error: Exception) -> Response:
    """Say why a table cannot be opened here."""
    assert isinstance(error, SetAside)
    say = words(language_of(request), WORDS)
    why = say(error.key, **error.facts)
    return apology(request, say, 503, error.key, say("aside-title"), why)


async def broken(request: Request, _error: Exception) -> Response:
    """Say that it is our fault; the traceback goes to the log, not to the visitor."""
    say = words(language_of(request), WORDS)
    return apology(request, say, 500, "http-500", say("broken-title"), say("broken-text"))


async def too_often(request: Request, error: Exception) -> Response:
    """Say that somebody asks for too much, and when there will be more."""
    assert isinstance(error, TooOften)
    say = words(language_of(request), WORDS)
    why = say("too-often-text", seconds=error.seconds)
    return apology(request, say, 429, "too-often", say("too-often-title"), why, error.seconds)


async def full(request: Request, _error: Exception) -> Response:
    """Say that all places are taken from which one can look on."""
    say = words(language_of(request), WORDS)
    return apology(request, say, 503, "full", say("full-title"), say("full-text"), LATER)


def apology(
    request: Request,
    say: Words,
    status: int,
    error: str,
    title: str,
    message: str,
    seconds: int | None = None,
) -> Response:
    """Say why there is nothing to see, as a page to people and as data to programs.

    Where it helps to come back, say after how many seconds.
    """
    response: Response
    if wants_page(request):
        response = pages.page(request, "lost", say, status, title=title, text=message)
    else:
        response = JSONResponse({"error": error, "message": message}, status)
    if seconds is not None:
        response.headers["retry-after"] = str(seconds)
    return response


def wants_page(request: Request) -> bool:
    return "text/html" in request.headers.get("accept", "")


async def not_understood(request: Request, error: Exception) -> Response:
    """Say which part of a request is not what it should be."""
    assert isinstance(error, RequestValidationError)
    say = words(language_of(request), WORDS)
    fields = ", ".join(".".join(map(str, problem["loc"])) for problem in error.errors())
    message = say("request-not-understood", fields=fields)
    return JSONResponse({"error": "request-not-understood", "message": message}, 400)
