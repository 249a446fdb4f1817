"""The children's table: the game for the youngest, without a word that must be read.

It is a table like any other, by other pages: faces to choose from, prompts that are spoken, and
nothing that leads away. What a parent gives to a child is the address `/children`.
"""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from tidetable import bots, games
from tidetable.core.box import Box
from tidetable.core.errors import Refusal
from tidetable.server.door.limits import costs
from tidetable.server.room.matches import play_again
from tidetable.server.store.model import Link
from tidetable.server.web.access import GoodAccess
from tidetable.server.web.files import face_of
from tidetable.server.web.languages import WORDS, language_of
from tidetable.server.web.pages import page, table_page
from tidetable.server.web.setup import BOT, COLOURS, HERE, set_up
from tidetable.server.web.start import form_of

router = APIRouter(include_in_schema=False)

PLACE: Final = "/children"


def youngest() -> Box:
    """Return the game that the youngest can play."""
    return min(map(games.box, games.names()), key=lambda box: (box.age, box.minutes))


def playmates(box: Box) -> list[str]:
    """Return the bots that a child can tell apart by their faces."""
    return [bot for bot in bots.offered(box) if face_of(bot)]


@router.get(PLACE)
async def faces(request: Request) -> HTMLResponse:
    """Let a child choose who it is, and whom it plays with."""
    box = youngest()
    say = box.words(language_of(request), WORDS)
    return page(
        request, "children", say, box=box, playmates=playmates(box), colours=COLOURS, place=PLACE
    )


@router.post(PLACE, response_model=None, dependencies=[costs("table")])
async def begin(request: Request) -> Response:
    """Sit down with one playmate; who is not there is the first of them."""
    box, form = youngest(), await form_of(request)
    there = playmates(box)
    mate = form.get("mate", "")
    seats = {"seat-1": HERE, "seat-2": f"{BOT}:{mate if mate in there else there[0]}"}
    plan = {**seats, "chat": "no", "colour": form.get("colour", "")}
    return seated((await set_up(request.app.state.house.tables, box, plan))[0])


@router.get(PLACE + "/{secret}")
async def table(request: Request, access: GoodAccess) -> HTMLResponse:
    return await table_page(request, access, place=PLACE)


@router.post(PLACE + "/{secret}/again", response_model=None, dependencies=[costs("table")])
async def again(access: GoodAccess) -> Response:
    try:
        return seated(await play_again(access.house.tables, access.live, access.link))
    except Refusal as refusal:
        return access.refuse(refusal)


def seated(link: Link) -> RedirectResponse:
    return RedirectResponse(f"{PLACE}/{link.secret}", 303)
