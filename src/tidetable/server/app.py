"""The web application: put together here, explained where each part is."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from tidetable import __version__, games
from tidetable.core.words import words
from tidetable.server import (
    api,
    around,
    documentation,
    invitations,
    pages,
    programs,
    replay,
    start,
    streams,
)
from tidetable.server.documentation import Documented, name_of
from tidetable.server.guard import Guard
from tidetable.server.holder import SPENT
from tidetable.server.languages import WORDS, language_of
from tidetable.server.positions import Reels
from tidetable.server.store import Store
from tidetable.server.tables import Tables


def create_app(
    database: str, bot_pause: float = 1.1, now: Callable[[], float] = time.time
) -> FastAPI:
    """Return the application on a database, given by its URL."""
    for name in games.names():
        games.box(name)  # all are open before the first guest comes, who should not wait for it

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database)
        await store.open()
        tables = Tables(store, bot_pause, now)
        app.state.tables = tables
        app.state.reels = Reels()
        await tables.resume()
        yield
        await tables.close()
        await store.close()

    # The ready-made documentation pages load scripts from elsewhere; we never do.
    app = Documented(
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
    app.include_router(streams.router)
    app.include_router(around.router)
    app.include_router(invitations.router)
    app.include_router(replay.router)
    app.include_router(start.router)
    app.include_router(pages.router)
    app.mount("/static", StaticFiles(directory=Path(__file__).parent / "static"))
    # A table's page, with all it loads, came down from 135 to 79 kB. Events are left as they are.
    app.add_middleware(GZipMiddleware, minimum_size=2_000, compresslevel=5)
    app.add_middleware(Guard)
    app.add_exception_handler(HTTPException, lost)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(Exception, broken)
    return app


async def lost(request: Request, error: Exception) -> Response:
    """Say that there is nothing here, as a page to people and as data to programs."""
    assert isinstance(error, HTTPException)
    say = words(language_of(request), WORDS)
    code = error.status_code
    if "text/html" in request.headers.get("accept", ""):
        return pages.page(request, "spent" if code == SPENT else "lost", say, code)
    here = "spent-text" if code == SPENT else "lost-text"
    why = say("too-long" if code == 413 else "wrong-way" if code == 405 else here)
    return JSONResponse({"error": f"http-{code}", "message": why}, code)


async def broken(request: Request, _error: Exception) -> Response:
    """Say that it is our fault; the traceback goes to the log, not to the visitor."""
    say = words(language_of(request), WORDS)
    return JSONResponse({"error": "http-500", "message": say("broken-text")}, 500)


async def not_understood(request: Request, error: Exception) -> Response:
    """Say which part of a request is not what it should be."""
    assert isinstance(error, RequestValidationError)
    say = words(language_of(request), WORDS)
    fields = ", ".join(".".join(map(str, problem["loc"])) for problem in error.errors())
    message = say("request-not-understood", fields=fields)
    return JSONResponse({"error": "request-not-understood", "message": message}, 400)
