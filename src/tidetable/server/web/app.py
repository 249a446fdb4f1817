"""The web application: put together here, explained where each part is."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from tidetable import games
from tidetable.core.errors import SetAside
from tidetable.core.say.words import Words, words
from tidetable.server.room.house import House
from tidetable.server.room.positions import Histories
from tidetable.server.store.database import DatabaseFailed
from tidetable.server.store.store import Store
from tidetable.server.web import (
    api,
    around,
    documentation,
    files,
    hand,
    invitations,
    pages,
    programs,
    replay,
    review,
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


class Guarded(Documented):
    """Nothing leaves without the guard, not even what is said when all else has failed."""

    def build_middleware_stack(self) -> ASGIApp:
        return Guard(super().build_middleware_stack())


def create_app(
    database: str,
    bot_pause: float = 1.1,
    now: Callable[[], float] = time.time,
    compile_by: str = "",
) -> FastAPI:
    """Return the application on a database, given by its URL.

    A command may be named that compiles the rules meanwhile and prints the folder of the package.
    """
    for name in games.names():
        games.box(name)  # all are open before the first guest comes, who should not wait for it

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database)
        await store.open()
        house = House(store, bot_pause, now, compile_by)
        app.state.house = house
        app.state.histories = Histories()
        house.resume()
        yield
        await house.close()
        await store.close()

    # The ready-made documentation pages load scripts from elsewhere; we never do.
    app = Guarded(
        title="Tidetable",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=name_of,
    )
    app.include_router(documentation.router)
    app.include_router(programs.router)
    app.include_router(api.router)
    app.include_router(hand.router)
    app.include_router(text.router)
    app.include_router(streams.router)
    app.include_router(around.router)
    app.include_router(invitations.router)
    app.include_router(replay.router)
    app.include_router(review.router)
    app.include_router(start.router)
    app.include_router(pages.router)
    app.include_router(files.router)
    app.mount(f"/static/{files.VERSION}", files.KeptForGood(directory=files.STATIC))
    app.mount("/static", StaticFiles(directory=files.STATIC))
    # Streams of events too: each is flushed when it is sent, and is short by what came before it.
    app.add_middleware(
        GZipMiddleware, minimum_size=2_000, compresslevel=5, exclude_content_types=()
    )
    app.add_exception_handler(HTTPException, lost)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(DatabaseFailed, away)
    app.add_exception_handler(SetAside, set_aside)
    app.add_exception_handler(Exception, broken)
    return app


async def lost(request: Request, error: Exception) -> Response:
    """Say that there is nothing here."""
    assert isinstance(error, HTTPException)
    say = words(language_of(request), WORDS)
    code = error.status_code
    if code == SPENT:
        return spent(request, say)
    why = say("too-long" if code == 413 else "wrong-way" if code == 405 else "lost-text")
    return apology(request, say, code, f"http-{code}", say("lost-title"), why)


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


def apology(
    request: Request, say: Words, status: int, error: str, title: str, message: str
) -> Response:
    """Say why there is nothing to see, as a page to people and as data to programs."""
    if wants_page(request):
        return pages.page(request, "lost", say, status, title=title, text=message)
    return JSONResponse({"error": error, "message": message}, status)


def wants_page(request: Request) -> bool:
    return "text/html" in request.headers.get("accept", "")


async def not_understood(request: Request, error: Exception) -> Response:
    """Say which part of a request is not what it should be."""
    assert isinstance(error, RequestValidationError)
    say = words(language_of(request), WORDS)
    fields = ", ".join(".".join(map(str, problem["loc"])) for problem in error.errors())
    message = say("request-not-understood", fields=fields)
    return JSONResponse({"error": "request-not-understood", "message": message}, 400)
