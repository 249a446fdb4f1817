"""The hand before it answers: what a move would bring, what may be asked next, answers ahead."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse
from pydantic import Field

from tidetable.core.codec import click_tree
from tidetable.core.errors import NotYours, Refusal
from tidetable.core.say.phrases import click_labels
from tidetable.core.show.preview import preview
from tidetable.core.think.foresight import Foreseen, foresee
from tidetable.server.door.limits import costs
from tidetable.server.store.model import Order
from tidetable.server.web import scenes
from tidetable.server.web.access import Access, GoodAccess
from tidetable.server.web.answers import Moved, PreviewOut, Sent, like, refusals
from tidetable.server.web.api import Seat, TakeBack

router = APIRouter(prefix="/table/{secret}", tags=["playing"])


class Idea(Sent):
    """An answer that is not given yet."""

    model_config = like(text="open left")
    text: str = Field(max_length=200, description="As a legal answer has it.")
    seat: Seat = None


class PreviewIn(Idea):
    """An answer to be tried out."""

    model_config = like(text="open left", version=3)
    version: int | None = Field(
        default=None, description="Of the position that is meant; of another, nothing is said."
    )


class OrderIn(Idea):
    """An answer given ahead, for when its seat is asked next."""

    model_config = like(text="pass", stands=True)
    kind: str = Field(default="", max_length=40, description="Of question; any, if it is empty.")
    after: str = Field(
        default="",
        max_length=200,
        description="Only if somebody has done this before: a seat's number, then the action.",
        examples=["2 sail C"],
    )
    stands: bool = Field(
        default=False, description="Give it every time, as long as nothing changes for the seat."
    )


@router.post(
    "/preview",
    response_model=PreviewOut,
    responses=refusals(400, 403, 422, 429),
    dependencies=[costs("trial")],
)
async def try_out(access: GoodAccess, idea: PreviewIn) -> JSONResponse:
    """What an answer would bring, as far as its seat can know it before luck and others act."""
    live, table = access.live, access.live.table
    if idea.version not in (None, table.version):  # who points at things is overtaken every day
        nothing = {"changes": [], "then": [], "ends": False}
        return JSONResponse({"version": table.version, **nothing})
    phrases = scenes.phrases_of(live, access.say)
    try:
        seat = access.seat(idea.seat)
        action = table.allowed(seat, idea.text)
        found = await live.trials.of(
            table,
            access.link.secret,
            ("preview", seat, action, access.say.language, *phrases.names),
            lambda: preview(live.box.facts, phrases, table.view(seat), action),
        )
    except Refusal as refusal:
        return access.refuse(refusal)
    then = [access.say("preview-luck")] if found.luck else []
    if found.ends and not found.luck:
        then.append(access.say("preview-ends"))
    told = {"changes": found.changes, "then": then, "ends": found.ends}
    return JSONResponse({"version": table.version, **told})


@router.post("/foresee", responses=refusals(403, 429), dependencies=[costs("trial")])
async def may_come(access: GoodAccess, body: TakeBack) -> JSONResponse:
    """What a seat may be asked next, as a click tree, and what others may do before."""
    live, table = access.live, access.live.table
    try:
        seat = access.seat(body.seat)
        if table.over or seat in table.asked():
            raise NotYours("over" if table.over else "order-asked")
        found = await live.trials.of(
            table,
            access.link.secret,
            ("foresee", seat),
            lambda: foresee(live.box.game, table.view(seat)),
        )
    except Refusal as refusal:
        return access.refuse(refusal)
    return JSONResponse({"version": table.version, **foreseen_in_words(access, found)})


def foreseen_in_words(access: Access, found: Foreseen) -> dict[str, Any]:
    game, phrases = access.live.box.game, scenes.phrases_of(access.live, access.say)
    return {
        "choices": click_labels(phrases, click_tree(game.codec, [*found.kinds])),
        "kinds": {
            game.codec.text(action): game.kinds[kind] for action, kind in found.kinds.items()
        },
        "firsts": [
            {"after": f"{seat + 1} {game.codec.text(action)}", "label": phrases.news(seat, action)}
            for seat, action in found.firsts
        ],
    }


@router.post(
    "/order",
    response_model=Moved,
    responses=refusals(400, 403, 409, 429),
    dependencies=[costs("move")],
)
async def order(access: GoodAccess, body: OrderIn) -> JSONResponse:
    """Answer ahead. Nobody else learns of it; what does not fit when it is asked is dropped."""
    given = Order(body.text, body.kind, body.after, stands=body.stands)
    try:
        await access.house.orders.give(access.live, access.seat(body.seat), given)
    except Refusal as refusal:
        return access.refuse(refusal)
    return JSONResponse({"version": access.live.table.version})


@router.post(
    "/forget", response_model=Moved, responses=refusals(403, 409), dependencies=[costs("move")]
)
async def forget(access: GoodAccess, body: TakeBack) -> JSONResponse:
    """Drop all answers that one has given ahead."""
    try:
        await access.house.orders.forget(access.live, access.seat(body.seat))
    except Refusal as refusal:
        return access.refuse(refusal)
    return JSONResponse({"version": access.live.table.version})


@router.post(
    "/redo", response_model=Moved, responses=refusals(403, 409, 422), dependencies=[costs("undo")]
)
async def redo(access: GoodAccess, body: TakeBack) -> JSONResponse:
    """Do again what one has just taken back, as long as nothing else was done since."""
    try:
        await access.house.tables.redo(access.live, last_undone(access, body.seat))
    except Refusal as refusal:
        return access.refuse(refusal)
    return JSONResponse({"version": access.live.table.version})


def last_undone(access: Access, wanted: int | None) -> int:
    """Return whose move comes again: on a shared screen, of whoever took back last."""
    undone = access.live.table.taken_back
    return access.seat(undone[0].seat if wanted is None and undone else wanted)
