"""What makes the pages an app: a manifest, a worker that keeps files, a page for bad times."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse

from tidetable.core.say.words import words
from tidetable.server.web.files import STATIC, static
from tidetable.server.web.languages import WORDS, language_of
from tidetable.server.web.pages import page

router = APIRouter(include_in_schema=False)

STARTS: Final = ("/", "/children")  # pages that can be installed
WOOD: Final = "#8a5a2b"  # of the bar, as house.css has it
SEA: Final = "#0b3d4a"
ICONS: Final = (
    {"file": "favicon.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "any"},
    {"file": "app-192.png", "type": "image/png", "sizes": "192x192", "purpose": "any"},
    {"file": "app-512.png", "type": "image/png", "sizes": "512x512", "purpose": "any"},
    {"file": "app-maskable.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "maskable"},
    {"file": "app-maskable.png", "type": "image/png", "sizes": "512x512", "purpose": "maskable"},
)


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> JSONResponse:
    """Say how the pages are installed. It leads to the start page: no link of a seat is in it."""
    say = words(language_of(request), WORDS)
    start = request.query_params.get("start", "")
    start = start if start in STARTS else STARTS[0]
    told: dict[str, Any] = {
        "id": start,
        "name": say("app-name" if start == "/" else "children-title"),
        "short_name": "Tidetable",
        "description": say("start-lead"),
        "lang": say.language,
        "start_url": start,
        "scope": "/",
        "display": "standalone",
        "theme_color": WOOD,
        "background_color": SEA,
        "categories": ["games", "entertainment"],
        "icons": [
            {
                "src": static(f"icons/{icon['file']}"),
                **{k: v for k, v in icon.items() if k != "file"},
            }
            for icon in ICONS
        ],
    }
    return JSONResponse(told, media_type="application/manifest+json")


@router.get("/worker.js")
async def worker() -> FileResponse:
    """Give out the worker where it may see to all pages: its address is its scope."""
    fresh = {"cache-control": "no-cache"}
    script = STATIC / "scripts" / "shared" / "worker.js"
    return FileResponse(script, media_type="text/javascript", headers=fresh)


@router.get("/offline")
async def offline(request: Request) -> HTMLResponse:
    """Show the page that a browser keeps for when the net is gone."""
    return page(request, "offline", words(language_of(request), WORDS))
