"""The pages a person opens."""

from __future__ import annotations

import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from fastapi.templating import Jinja2Templates
from jinja2.bccache import Bucket, FileSystemBytecodeCache
from starlette.exceptions import HTTPException

from tidetable.bots.hints import gives_hints
from tidetable.bots.names import called, temper
from tidetable.core.box import Box
from tidetable.core.errors import Refusal
from tidetable.core.say.components import component_sheets
from tidetable.core.say.rules_page import rules_page
from tidetable.core.say.words import LANGUAGES, Words, own_name
from tidetable.core.show.guide import ShownSection, shown
from tidetable.server.door.limits import Full, costs
from tidetable.server.room.matches import play_again
from tidetable.server.web.access import Access, GoodAccess
from tidetable.server.web.files import face_of, faces, find_box, imports_of, part_of, static
from tidetable.server.web.invitations import invitations_of, way_in
from tidetable.server.web.languages import COOKIE, WORDS, language_of

router = APIRouter(include_in_schema=False)
TEMPLATES: Final = Path(__file__).parent / "templates"


class Translated(FileSystemBytecodeCache):
    """Templates as Python reads them, kept beside them as modules are, where that is allowed."""

    def dump_bytecode(self, bucket: Bucket) -> None:
        if not sys.dont_write_bytecode:
            with suppress(OSError):
                Path(self.directory).mkdir(exist_ok=True)
                super().dump_bytecode(bucket)


templates = Jinja2Templates(TEMPLATES)
templates.env.bytecode_cache = Translated(str(TEMPLATES / "__pycache__"))
templates.env.globals.update(
    face_of=face_of, faces=faces, imports_of=imports_of, part_of=part_of, static=static
)
templates.env.globals.update(called=called, temper=temper, own_name=own_name)
YEAR: Final = 365 * 24 * 3600


def page(request: Request, name: str, say: Words, status: int = 200, **facts: Any) -> HTMLResponse:
    """Render a page in the visitor's language, and remember a language asked for."""
    strength = request.app.state.house.strength.state
    context = {"say": say, "languages": LANGUAGES, "strength": strength, **facts}
    response = templates.TemplateResponse(request, f"{name}.html", context, status)
    if request.query_params.get("lang") in LANGUAGES:
        response.set_cookie(COOKIE, say.language, max_age=YEAR, samesite="lax")
    response.headers["cache-control"] = "no-store"
    return response


@router.get("/table/{secret}")
async def table(request: Request, access: GoodAccess) -> HTMLResponse:
    return await table_page(request, access)


async def table_page(request: Request, access: Access, **facts: Any) -> HTMLResponse:
    if request.app.state.streams.full:
        raise Full
    live = access.live
    return page(
        request,
        "table",
        access.say,
        box=live.box,
        picture=await access.picture(),
        room=access.show_room(),
        secret=access.link.secret,
        commitment=live.table.commitment,
        shared_luck=live.table.shares is not None,
        invitations=await invitations_of(request, access) if access.link.host else None,
        way_in=way_in(request),
        plays=bool(access.link.seats),
        captain=gives_hints(live.box) and bool(access.link.seats),
        free_seat=None if live.table.over else access.link.invites,
        **facts,
    )


@router.post("/table/{secret}/again", response_model=None, dependencies=[costs("table")])
async def again(access: GoodAccess) -> Response:
    """Play once more, or the next game of a match; who comes later joins."""
    try:
        link = await play_again(access.house.tables, access.live, access.link)
    except Refusal as refusal:
        return access.refuse(refusal)
    return RedirectResponse(f"/table/{link.secret}", 303)


@router.get("/rules/{game}")
async def rules(request: Request, game: str) -> HTMLResponse:
    box = find_box(game)
    return rules_of(request, "rules", box, box.words(language_of(request), WORDS))


@router.get("/table/{secret}/rules")
async def rules_here(request: Request, access: GoodAccess) -> HTMLResponse:
    """Return the rules for the panel beside the board, true for what this table is played on."""
    return rules_of(request, "rules_chapters", access.live.box, access.say, panel=True)


@router.get("/guide/{game}")
async def guide(request: Request, game: str) -> HTMLResponse:
    """Show a game on two sides, in pictures."""
    box, language = find_box(game), language_of(request)
    if box.guide is None:
        raise HTTPException(404)
    sections = guide_sections(box, language)
    return page(request, "guide", box.words(language, WORDS), box=box, sections=sections)


@cache
def guide_sections(box: Box, language: str) -> list[ShownSection]:
    """Draw a guide, once: its positions are always the same."""
    assert box.guide is not None
    return shown(box, box.guide, box.words(language))


def rules_of(
    request: Request, name: str, box: Box, say: Words, panel: bool = False
) -> HTMLResponse:
    chapters, sheets = rules_page(box, say), component_sheets(box, say)
    return page(request, name, say, box=box, chapters=chapters, sheets=sheets, panel=panel)
