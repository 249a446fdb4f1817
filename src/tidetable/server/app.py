"""The web application: put together here, explained where each part is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from tidetable import __version__
from tidetable.core.words import words
from tidetable.server import api, pages
from tidetable.server.guard import Guard
from tidetable.server.languages import WORDS, language_of
from tidetable.server.store import Store
from tidetable.server.tables import Tables


def create_app(database: str, bot_pause: float = 1.1) -> FastAPI:
    """Return the application on a database, given by its URL."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database)
        await store.open()
        tables = Tables(store, bot_pause)
        app.state.tables = tables
        await tables.resume_bots()
        yield
        await tables.close()
        await store.close()

    # The ready-made documentation pages load scripts from elsewhere; we never do.
    app = FastAPI(
        title="Tidetable", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None
    )
    app.include_router(api.router)
    app.include_router(pages.router)
    app.mount("/static", StaticFiles(directory=Path(__file__).parent / "static"))
    app.add_middleware(Guard)
    app.add_exception_handler(HTTPException, lost)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(Exception, broken)
    return app


async def lost(request: Request, error: Exception) -> Response:
    """Say that there is nothing here, as a page to people and as data to programs."""
    assert isinstance(error, HTTPException)
    say = words(language_of(request), WORDS)
    if "text/html" in request.headers.get("accept", ""):
        return pages.page(request, "lost", say, error.status_code)
    content = {"error": f"http-{error.status_code}", "message": say("lost-text")}
    return JSONResponse(content, error.status_code)


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
