"""The files that pages load, each by an address that changes with what is in it.

So a browser keeps them for good, and never shows a page with what was true before an update.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from gzip import compress
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from posixpath import dirname, normpath
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.types import Scope

from tidetable import games
from tidetable.core.box import Box
from tidetable.core.errors import BadTable
from tidetable.core.show.svg import NAMESPACE, tag
from tidetable.server.web.wire import packs

router = APIRouter(include_in_schema=False)

STATIC: Final = Path(__file__).parent / "static"
IMPORT: Final = re.compile(r"""^import (?:[^;]* from )?"(\.[\w./]+\.js)";""", re.MULTILINE)
WORTH: Final = 0.9  # of its size, for something to be sent packed
FOR_GOOD: Final = {"cache-control": "public, max-age=31536000, immutable"}


def digest(contents: Iterable[bytes]) -> str:
    return sha256(b"\0".join(contents)).hexdigest()[:12]


# --- Scripts and styles ---------------------------------------------------------------------------

FILES: Final = {
    file.relative_to(STATIC).as_posix(): file.read_bytes() for file in sorted(STATIC.rglob("*.*"))
}
VERSION: Final = digest(FILES.values())


class KeptForGood(StaticFiles):
    """Our files, by an address that nothing else will ever have: read once, and packed once."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path not in FILES or scope["method"] != "GET":
            return await super().get_response(path, scope)  # it says what is wrong
        body, headers = FILES[path], {**FOR_GOOD, "vary": "accept-encoding"}
        if packs(Request(scope)) and len(packed(path)) < WORTH * len(body):
            body, headers = packed(path), {**headers, "content-encoding": "gzip"}
        return Response(body, media_type=guess_type(path)[0], headers=headers)


@cache
def packed(name: str) -> bytes:
    return compress(FILES[name], compresslevel=6, mtime=0)


def static(name: str) -> str:
    """Return where a script or a style is. Scripts name each other by where they lie."""
    return f"/static/{VERSION}/{name}"


@cache
def faces() -> list[str]:
    """Return the bots that have a face."""
    return sorted(Path(name).stem for name in FILES if name.startswith("faces/"))


def face_of(bot: str) -> str:
    """Return where a bot's face is; nothing, if it has none."""
    return static(f"faces/{bot}.svg") if bot in faces() else ""


@cache
def imports_of(script: str) -> list[str]:
    """Return all that a script imports, and what that imports, each once.

    Known before the browser has read it, all of it can be asked for at once.
    """
    found: dict[str, None] = {}
    for place in IMPORT.findall(FILES[script].decode()):
        name = normpath(f"{dirname(script)}/{place}")
        found |= dict.fromkeys([name, *imports_of(name)])
    return list(found)


# --- What a game's board is made of ---------------------------------------------------------------


def find_box(game: str) -> Box:
    try:
        return games.box(game)
    except BadTable as refusal:
        raise HTTPException(404) from refusal


@cache
def parts(name: str) -> dict[str, str]:
    """Return what pages load for a game: its styles, and the shapes its pictures are made of."""
    box = games.box(name)
    return {"board.css": box.css, "shapes.svg": tag("svg", box.shapes, xmlns=NAMESPACE)}


@cache
def version(name: str) -> str:
    return digest(part.encode() for part in parts(name).values())


def part_of(box: Box, part: str) -> str:
    """Return where a part of a game's board is."""
    return f"/games/{box.name}/{version(box.name)}/{part}"


@router.get("/games/{game}/{digest}/{part}")
async def board_part(game: str, digest: str, part: str) -> Response:
    name = find_box(game).name
    if digest != version(name) or part not in parts(name):
        raise HTTPException(404)
    kind = "text/css" if part.endswith(".css") else "image/svg+xml"
    return Response(parts(name)[part], media_type=kind, headers=FOR_GOOD)
