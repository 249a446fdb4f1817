"""A table over the wire: down as events, up as actions in the notation of the game."""

from __future__ import annotations

from collections.abc import AsyncIterable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Header
from fastapi.responses import JSONResponse, PlainTextResponse
from fastapi.sse import EventSourceResponse, ServerSentEvent
from pydantic import BaseModel, Field

from tidetable.core import record
from tidetable.core.errors import NotLegal, NotUnderstood, NotYours, Refusal, Stale
from tidetable.server import scenes
from tidetable.server.holder import AnyHolder, Holder

router = APIRouter(prefix="/table/{secret}")

STATUS: Final[dict[type[Refusal], int]] = {
    NotUnderstood: 400,
    NotYours: 403,
    Stale: 409,
    NotLegal: 422,
}


class Answer(BaseModel):
    """An action as text, and the version of the table that it answers."""

    text: str = Field(max_length=200, examples=["open left"])
    version: int = Field(ge=0, lt=2**31)
    seat: int | None = Field(default=None, ge=0, lt=8)


class TakeBack(BaseModel):
    """A wish to undo one's last move."""

    seat: int | None = Field(default=None, ge=0, lt=8)


@router.get("/scene")
async def scene(holder: AnyHolder) -> dict[str, Any]:
    """Return all that this link's holder may see now."""
    return holder.show()


@router.get("/events", response_class=EventSourceResponse)
async def events(
    holder: AnyHolder, last_event_id: Annotated[int | None, Header()] = None
) -> AsyncIterable[ServerSentEvent]:
    """Send the table whenever it changes; a reader that comes back gets what it missed."""
    live = holder.live
    seen = last_event_id
    while True:
        changed = live.changed
        if live.table.version != seen:
            seen = live.table.version
            yield ServerSentEvent(data=holder.show(), id=str(seen), event="scene")
        else:
            await changed.wait()


@router.post("/play")
async def play(holder: AnyHolder, answer: Answer) -> JSONResponse:
    """Answer an open question. Refused answers change nothing and say why."""
    try:
        seat = holder.seat(answer.seat)
        await holder.tables.play(holder.live, seat, answer.text, answer.version)
    except Refusal as refusal:
        return refuse(holder, refusal)
    return JSONResponse({"scene": holder.show()})


@router.post("/undo")
async def undo(holder: AnyHolder, wish: TakeBack) -> JSONResponse:
    """Take back one's last move, where that takes nothing from others."""
    try:
        await holder.tables.undo(holder.live, last_decider(holder, wish.seat))
    except Refusal as refusal:
        return refuse(holder, refusal)
    return JSONResponse({"scene": holder.show()})


def last_decider(holder: Holder, wish: int | None) -> int:
    """Return whose move is to be taken back: on a shared screen, of whoever moved last."""
    if wish is not None:
        return holder.seat(wish)
    return holder.seat(scenes.last_played(holder.live, holder.link.seats))


@router.get("/record")
async def whole_record(holder: AnyHolder) -> PlainTextResponse:
    """Return the finished game as text, seed included."""
    live = holder.live
    if not live.table.over:
        refusal = NotYours("record")
        return PlainTextResponse(scenes.phrases_of(live, holder.say).refusal(refusal), 403)
    name = f"{live.box.name}-{live.id}.txt"
    return PlainTextResponse(
        record.write(live.table, live.players),
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def refuse(holder: Holder, refusal: Refusal) -> JSONResponse:
    """Say why, and show how the table stands."""
    status = next((code for kind, code in STATUS.items() if isinstance(refusal, kind)), 422)
    message = scenes.phrases_of(holder.live, holder.say).refusal(refusal)
    content = {"error": refusal.key, "message": message, "scene": holder.show()}
    return JSONResponse(content, status)
