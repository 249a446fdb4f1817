"""The text table: the same game as headings and lists, and a line to type what is done or read."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from pydantic import Field

from tidetable.bots.hints import may_ask, say_hint
from tidetable.core.errors import NotYours, Refusal
from tidetable.core.show import typed
from tidetable.core.show.typed import TextTable, Typed
from tidetable.server.door.limits import Cost, costs
from tidetable.server.web import scenes
from tidetable.server.web.access import Access, GoodAccess
from tidetable.server.web.answers import Sent, TypedOut, like, refusals
from tidetable.server.web.api import Answer, asked_back, last_decider
from tidetable.server.web.hand import last_undone
from tidetable.server.web.pages import templates

router = APIRouter(prefix="/table/{secret}", tags=["playing"])

# What is typed costs besides what it would cost by its own address.
PRICES: Final = {typed.HINT: Cost("hint"), typed.UNDO: Cost("undo"), typed.REDO: Cost("undo")}


class LineIn(Sent):
    """A line that somebody typed."""

    model_config = like(line="hand", version=3)
    line: str = Field(max_length=200, description="An action, a command, or what to read.")
    version: int = Field(ge=0, lt=2**31, description="Of the position that it was typed at.")
    confirm: bool = Field(default=False, description="Ask back if it could not be undone.")
    hold: bool = Field(default=False, description="Ask back if one's turn ends with it.")
    sure: str = Field(default="", max_length=200, description="The action last asked back.")


@router.get("/text", include_in_schema=False)
async def text(access: GoodAccess, request: Request) -> Response:
    """The position as text: a piece of a page."""
    page = await scenes.text_table(access.live, access.link.seats, access.say)
    facts = {"say": access.say, "page": page}
    return templates.TemplateResponse(
        request, "table/text_parts.html", facts, headers={"cache-control": "no-store"}
    )


@router.post(
    "/type", response_model=TypedOut, responses=refusals(400, 429), dependencies=[costs("move")]
)
async def type_line(request: Request, access: GoodAccess, body: LineIn) -> JSONResponse:
    """Do or read what a line says: an action, or a command in words. It answers in sentences."""
    page = await scenes.text_table(access.live, access.link.seats, access.say)
    asked = page.understand(body.line)
    if asked.command in PRICES:
        await PRICES[asked.command](request)
    told: dict[str, Any] = {"said": [], "played": False, "again": ""}
    try:
        if asked.command in typed.READING:
            told["said"] = page.read(asked)
        elif asked.command == typed.PLAY:
            told |= await play(access, page, body, asked.rest)
        elif asked.command == typed.HINT:
            told["said"] = await hint(access, page, asked)
        else:
            told |= await go_back(access, asked)
    except Refusal as refusal:
        told["said"] = page.refused(asked.rest, refusal)
    return JSONResponse({"version": access.live.table.version, **told})


async def play(access: Access, page: TextTable, body: LineIn, text: str) -> dict[str, Any]:
    """Give an answer, unless its seat wants to be asked once more."""
    live = access.live
    seat = access.seat(None)
    if live.sitters[seat].bot:
        raise NotYours("bot-plays")
    action = live.table.allowed(seat, text)
    if action not in page.legal:
        return {"said": [access.say("why-lesson")]}
    doubts = body.sure != text
    answer = Answer(
        text=text,
        version=body.version,
        confirm=body.confirm and doubts,
        hold=body.hold and doubts,
    )
    if doubt := asked_back(access, answer, seat, action):
        question, _ = doubt
        return {"said": [access.say("text-again", question=question)], "again": text}
    await access.house.tables.play(live, seat, action, body.version)
    await access.house.orders.forget(live, seat)
    return {"played": True}


async def hint(access: Access, page: TextTable, asked: Typed) -> list[str]:
    """Say what the captain would do, instead of what was thought of, if anything was."""
    live, seat = access.live, access.seat(None)
    instead = typed.meant(asked.rest, page.texts)
    may_ask(live.box, live.table, seat, instead)
    found = await access.house.minds.hints(live, seat, instead)
    said = [say_hint(one, page.phrases) for one in found]
    return [access.say("text-hint", label=label, why=why) for label, why in said]


async def go_back(access: Access, asked: Typed) -> dict[str, Any]:
    """Take back the last move, or do it again."""
    live, tables = access.live, access.house.tables
    if asked.command == typed.UNDO:
        seat = last_decider(access, None)
        live.table.may_undo(seat)
        await access.house.orders.forget(live, seat)  # or it would be done again at once
        await tables.undo(live, seat)
        return {"said": [access.say("text-undone")], "played": True}
    await tables.redo(live, last_undone(access, None))
    return {"played": True}
