"""The files that pages load, each by an address that changes with what is in it.

So a browser keeps them for good, and never shows a page with what was true before an update.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from os import PathLike, stat_result
from pathlib import Path
from posixpath import dirname, normpath
from typing import Any, Final

from fastapi import APIRouter
from fastapi.responses import Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from tidetable import games
from tidetable.core.box import Box
from tidetable.core.errors import BadTable
from tidetable.core.show.svg import NAMESPACE, tag

router = APIRouter(include_in_schema=False)

STATIC: Final = Path(__file__).parent / "static"
IMPORT: Final = re.compile(r"""^import (?:[^;]* from )?"(\.[\w./]+\.js)";""", re.MULTILINE)
FOR_GOOD: Final = {"cache-control": "public, max-age=31536000, immutable"}


def digest(contents: Iterable[bytes]) -> str:
    return sha256(b"\0".join(contents)).hexdigest()[:12]


# --- Scripts and styles ---------------------------------------------------------------------------

VERSION: Final = digest(file.read_bytes() for file in sorted(STATIC.rglob("*.*")))


class KeptForGood(StaticFiles):
    """Our files, by an address that nothing else will ever have."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, *more: Any, **and_more: Any
    ) -> Response:
        response = super().file_response(full_path, stat_result, *more, **and_more)
        response.headers.update(FOR_GOOD)
        return response


def static(name: str) -> str:
    """Return where a script or a style is. Scripts name each other by where they lie."""
    return f"/static/{VERSION}/{name}"


@cache
def faces() -> list[str]:
    """Return the bots that have a face."""
    return sorted(file.stem for file in (STATIC / "faces").glob("*.svg"))


def face_of(bot: str) -> str:
    """Return where a bot's face is; nothing, if it has none."""
    return static(f"faces/{bot}.svg") if bot in faces() else ""


@cache
def imports_of(script: str) -> list[str]:
    """Return all that a script imports, and what that imports, each once.

    Known before the browser has read it, all of it can be asked for at once.
    """
    found: dict[str, None] = {}
    for place in IMPORT.findall((STATIC / script).read_text(encoding="utf-8")):
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
