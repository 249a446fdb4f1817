"""Playing over the wire: what a page or a program may ask, and how it answers.

Everything is said in the notation of the game. A link's secret is the only key.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from pydantic import Field

from tidetable.bots.hints import may_ask, say_hint
from tidetable.core import record
from tidetable.core.contract import arg_of, kind_of
from tidetable.core.errors import NotYours, Refusal
from tidetable.core.say.why import why
from tidetable.core.show.preview import ends_turn
from tidetable.core.show.sheet import plain
from tidetable.server.door.limits import costs
from tidetable.server.web import scenes
from tidetable.server.web.access import Access, GoodAccess
from tidetable.server.web.answers import (
    AskedBack,
    Moved,
    Questions,
    Reasons,
    Sent,
    SheetOut,
    like,
    refusals,
)

router = APIRouter(prefix="/table/{secret}", tags=["playing"])

Seat = Annotated[int | None, Field(ge=0, lt=8, description="Which seat, if the link has several.")]


class Answer(Sent):
    """An action, as text or by its number, and the version of the table that it answers."""

    model_config = like(text="roll", version=3)
    text: str = Field(default="", max_length=200, description="As a legal answer has it.")
    action: int | None = Field(
        default=None, ge=0, lt=2**31, description="Its number, instead of the text."
    )
    version: int = Field(ge=0, lt=2**31, description="As the questions gave it.")
    seat: Seat = None
    confirm: bool = Field(default=False, description="Ask back if it could not be undone.")
    hold: bool = Field(default=False, description="Ask back if one's turn ends with it.")


class TakeBack(Sent):
    """A request to undo one's last move."""

    seat: Seat = None


class Doubt(TakeBack):
    """A request for a hint."""

    instead: str = Field(default="", max_length=200, description="An answer to compare it with.")


class Clicks(Sent):
    """Things that were clicked one after another, the last of which did nothing."""

    model_config = like(path=["left"])
    path: list[Annotated[str, Field(max_length=60)]] = Field(
        min_length=1, max_length=8, description="As in the click tree of a scene."
    )
    seat: Seat = None


@router.get("/scene", responses={200: {"model": dict[str, Any]}})
async def scene(access: GoodAccess) -> Response:
    """All that the page shows of the game now: the board as SVG, the click tree, the feed."""
    picture = await access.picture()
    return Response(picture.text, media_type="application/json")


@router.get("/questions", response_model=Questions, responses=refusals(403))
async def questions(access: GoodAccess, seat: Annotated[Seat, Query()] = None) -> JSONResponse:
    """What is asked of a seat, every legal answer, and all that the seat may know."""
    try:
        return JSONResponse(asked_of(access, access.seat(seat)))
    except Refusal as refusal:
        return access.refuse(refusal)


def asked_of(access: Access, seat: int) -> dict[str, Any]:
    table, game = access.live.table, access.live.box.game
    phrases = scenes.phrases_of(access.live, access.say)
    view = table.view(seat)
    return {
        "game": game.name,
        "version": table.version,
        "seat": seat,
        "asked": table.asked(),
        "over": table.over,
        "scores": table.scores(),
        "places": table.places() if table.over else None,
        "questions": [
            {
                "kind": game.kinds[kind_of(question)],
                "argument": arg_of(question),
                "text": phrases.ask(question, view),
            }
            for question in table.questions(seat)
        ],
        "legal": [
            {"action": action, "text": game.codec.text(action), "label": phrases.label(action)}
            for action in table.legal(seat)
        ],
        "view": access.live.box.drawers.view(view),
    }


@router.get("/sheet", response_model=SheetOut, responses=refusals(403))
async def sheet(access: GoodAccess, seat: Annotated[Seat, Query()] = None) -> JSONResponse:
    """What a seat can know, in words: labelled facts in groups."""
    live = access.live
    try:
        eyes = scenes.viewer(live, access.link.seats) if seat is None else access.seat(seat)
    except Refusal as refusal:
        return access.refuse(refusal)
    scene = scenes.picture(live, eyes, scenes.phrases_of(live, access.say))
    return JSONResponse({"version": live.table.version, "groups": plain(live.box.facts(scene))})


@router.post(
    "/play",
    response_model=Moved | AskedBack,
    responses=refusals(400, 403, 409, 422),
    dependencies=[costs("move")],
)
async def play(access: GoodAccess, answer: Answer) -> JSONResponse:
    """Answer an open question. Refused answers change nothing and say why."""
    live = access.live
    try:
        seat = access.seat(answer.seat)
        if live.sitters[seat].bot:
            raise NotYours("bot-plays")
        codec = live.box.game.codec
        action = codec.read(answer.text if answer.action is None else answer.action)
        if doubt := asked_back(access, answer, seat, action):
            confirm, label = doubt
            text = codec.text(action)
            return JSONResponse({"confirm": confirm, "label": label, "text": text})
        await access.house.tables.play(live, seat, action, answer.version)
        await access.house.orders.forget(live, seat)
    except Refusal as refusal:
        return access.refuse(refusal)
    return JSONResponse({"version": live.table.version})


def asked_back(access: Access, answer: Answer, seat: int, action: int) -> tuple[str, str] | None:
    """Return what a seat wants to be asked before this answer and how it agrees; mostly nothing.

    Who chooses to end a turn is not asked whether to.
    """
    table, game, say = access.live.table, access.live.box.game, access.say
    if answer.confirm and not table.could_take_back(seat, action):
        return say("table-for-good"), say("table-do-it")
    if answer.hold and not game.codec.verb(action).ends:
        table.allowed(seat, action)
        if ends_turn(game, table.view(seat), action):
            return say("table-ends"), say("table-end-turn")
    return None


@router.post(
    "/undo", response_model=Moved, responses=refusals(403, 409, 422), dependencies=[costs("undo")]
)
async def undo(access: GoodAccess, body: TakeBack) -> JSONResponse:
    """Take back one's last move, where that takes nothing from others."""
    try:
        seat = last_decider(access, body.seat)
        access.live.table.may_undo(seat)
        await access.house.orders.forget(access.live, seat)  # or it would be done again at once
        await access.house.tables.undo(access.live, seat)
    except Refusal as refusal:
        return access.refuse(refusal)
    return JSONResponse({"version": access.live.table.version})


def last_decider(access: Access, wanted: int | None) -> int:
    """Return whose move is to be taken back: on a shared screen, of whoever moved last."""
    if wanted is not None:
        return access.seat(wanted)
    return access.seat(scenes.last_played(access.live, access.link.seats))


@router.post("/hint", responses=refusals(400, 403, 409, 422), dependencies=[costs("hint")])
async def hint(access: GoodAccess, body: Doubt) -> JSONResponse:
    """What the captain would do in one's place: the best answers, from what the seat may know."""
    live = access.live
    phrases = scenes.phrases_of(live, access.say)
    version = live.table.version
    try:
        seat = access.seat(body.seat)
        may_ask(live.box, live.table, seat, body.instead)
        found = await access.house.minds.hints(live, seat, body.instead)
    except Refusal as refusal:
        return access.refuse(refusal)
    hints, codec = [], live.box.game.codec
    for one in found:
        label, why = say_hint(one, phrases)
        said = {"text": one.text, "label": label, "chances": one.chances, "why": why}
        paths = [codec.path(codec.parse(text)) for text in (one.text, *one.equals)]
        hints.append({**said, "equals": one.equals, "yours": one.is_yours, "paths": paths})
    return JSONResponse({"version": version, "hints": hints})


@router.post("/why", response_model=Reasons, responses=refusals(403), dependencies=[costs("trial")])
async def why_not(access: GoodAccess, clicks: Clicks) -> JSONResponse:
    """Why nothing can be done with a thing now: in a sentence, and which rule has more."""
    try:
        seat = access.seat(clicks.seat)
    except Refusal as refusal:
        return access.refuse(refusal)
    phrases = scenes.phrases_of(access.live, access.say)
    table = access.live.table
    reasons = [
        {"message": phrases.refusal(one, table.view(seat)), "rule": one.facts.get("rule")}
        for one in why(table, seat, clicks.path, access.live.box.about)
    ]
    return JSONResponse({"reasons": reasons})


@router.get(
    "/record",
    response_class=PlainTextResponse,
    responses=refusals(403),
    dependencies=[costs("position")],
)
async def whole_record(access: GoodAccess) -> Response:
    """The finished game as text, seed included."""
    live = access.live
    if not live.table.over:
        return access.refuse(NotYours("record"))
    log = await access.house.store.log(live.id)
    name = f"{live.box.name}-{live.id}.txt"
    return PlainTextResponse(
        record.write(live.table, live.players, log=log),
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
