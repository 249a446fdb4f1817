"""Replay: any position of a table as a picture, what to keep of it, and playing on from it.

While a game runs a link sees the past of its own seats; after the end everybody sees all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from tidetable import bots
from tidetable.core import record
from tidetable.core.contract import SPECTATOR
from tidetable.core.errors import BadTable, NotYours, Refusal
from tidetable.core.options import write_options
from tidetable.core.show import feast
from tidetable.core.verdict import judge
from tidetable.server.door.limits import costs
from tidetable.server.room.live import LiveTable, rows_of
from tidetable.server.room.positions import Histories, History
from tidetable.server.room.room import seat_names
from tidetable.server.store.model import MatchScore, TablePlan
from tidetable.server.web import scenes
from tidetable.server.web.access import Access, GoodAccess
from tidetable.server.web.answers import PICTURE, refusals
from tidetable.server.web.pages import page
from tidetable.server.web.setup import seated

router = APIRouter(prefix="/table/{secret}", tags=["replay"])

Number = Annotated[int, Path(ge=0, lt=2**31)]
Position = Annotated[int | None, Query(ge=0, lt=2**31)]
Eyes = Annotated[
    int | None, Query(ge=SPECTATOR, lt=8, description="Whose view: a seat, or -1 for everybody's.")
]

# A picture to keep stands still, as for whoever wants no motion: nothing on it is on its way.
CALM: Final = "(prefers-reduced-motion: reduce)"


async def find_history(request: Request, access: GoodAccess) -> History:
    histories: Histories = request.app.state.histories
    return histories.of(access.live)


AnyHistory = Annotated[History, Depends(find_history)]


# --- whose view -----------------------------------------------------------------------------------


def eyes(access: Access, wanted: int | None) -> int:
    """Return from which seat to look back: the one wanted, if it may be, else one's own."""
    seats, table = access.link.seats, access.live.table
    if wanted is None:
        # On a screen that is shared while the game runs nobody's hand comes up unasked.
        shared = len(seats) > 1 and access.live.box.has_hands and not table.over
        return SPECTATOR if shared or not seats else seats[0]
    if wanted >= table.seats:
        raise NotYours("seat")
    if wanted != SPECTATOR and wanted not in seats and not table.over:
        raise NotYours("eyes")
    return wanted


def offered_eyes(access: Access) -> list[int]:
    """Return all seats that this link may look back from."""
    over = access.live.table.over
    own = [*range(access.live.table.seats)] if over else access.link.seats
    return [SPECTATOR, *own]


def past(access: Access, history: History, n: int) -> LiveTable:
    """Return the table with the game as it stood at a position."""
    return replace(access.live, table=history.at(n))


# --- pictures -------------------------------------------------------------------------------------


@router.get("/at/{n}", responses=refusals(403), dependencies=[costs("position")])
async def at(access: GoodAccess, history: AnyHistory, n: Number, seat: Eyes = None) -> JSONResponse:
    """The table as it stood after so many decisions, as a seat saw it."""
    try:
        return JSONResponse(show(access, history, n, eyes(access, seat)))
    except Refusal as refusal:
        return access.refuse(refusal)


def show(access: Access, history: History, n: int, seat: int) -> dict[str, Any]:
    live = past(access, history, n)
    phrases = scenes.phrases_of(live, access.say)
    drawn = scenes.board(live, scenes.picture(live, seat, phrases))
    return {
        "position": n,
        "last": history.last,
        "seat": seat,
        "over": access.live.table.over,
        "board": drawn.element(),
        "described": drawn.description,
        "prompt": scenes.prompt(live, seat, phrases),
        "feed": scenes.feed(live, seat, phrases, drawn.places),
        "players": scenes.players(live, phrases, drawn.places),
    }


@router.get("/scores", dependencies=[costs("position")])
async def scores(access: GoodAccess, history: AnyHistory) -> dict[str, list[list[int]]]:
    """The points of each seat at every position.

    Where some are counted only when all is over, `counted` says how all stood before that, and then
    after each step of it.
    """
    return course(access, history)


def course(access: Access, history: History) -> dict[str, list[list[int]]]:
    live = access.live
    if not live.table.over:
        return {"scores": history.scores, "counted": []}
    scene = scenes.picture(live, SPECTATOR, scenes.phrases_of(live, access.say))
    counted = feast.steps(live.box.tally(scene), live.table.scores())
    return {"scores": history.scores, "counted": counted}


@router.get(
    "/board.svg",
    response_class=Response,
    responses=PICTURE | refusals(403),
    dependencies=[costs("position")],
)
async def board_svg(
    access: GoodAccess, history: AnyHistory, at: Position = None, seat: Eyes = None
) -> Response:
    """The board as a picture to keep, with its styles inside."""
    try:
        n = history.last if at is None else at
        live = past(access, history, n)
        scene = scenes.picture(live, eyes(access, seat), scenes.phrases_of(live, access.say))
    except Refusal as refusal:
        return access.refuse(refusal)
    svg = scenes.board(live, scene)
    still = replace(svg, css=svg.css.replace(CALM, "all"))
    name = f"{live.box.name}-{live.id}-{n}.svg"
    # It is saved and never shown as a page: its styles need no leave from our headers.
    return Response(
        str(still),
        media_type="image/svg+xml",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


# --- the luck -------------------------------------------------------------------------------------


@router.get("/verify", responses=refusals(403, 422), dependencies=[costs("position")])
async def verify(access: GoodAccess) -> JSONResponse:
    """Check the record of a finished game: what it proves about its luck, and what it does not."""
    live, say = access.live, access.say
    if not live.table.over:
        return access.refuse(NotYours("verify"))
    log = await access.house.store.log(live.id)
    text = record.write(live.table, live.players, log=log)
    try:
        verdict = judge(await asyncio.to_thread(record.read, text, lambda *_: live.box.game))
    except Refusal as refusal:
        return access.refuse(refusal)
    return JSONResponse(
        {
            "outcome": verdict.outcome.name.lower(),
            "draws": verdict.draws,
            "given": verdict.given,
            "findings": [
                {"outcome": finding.outcome.name.lower(), "message": finding.said(say)}
                for finding in verdict.findings()
            ],
        }
    )


# --- the page -------------------------------------------------------------------------------------


@router.get("/replay", include_in_schema=False, dependencies=[costs("position")])
async def replay(
    request: Request,
    access: GoodAccess,
    history: AnyHistory,
    at: Position = None,
    seat: Eyes = None,
) -> HTMLResponse:
    """Show a game's past. Who may not see what a link asks for sees their own view instead."""
    try:
        looking, error = eyes(access, seat), ""
    except Refusal as refusal:
        looking = eyes(access, None)
        error = scenes.phrases_of(access.live, access.say).refusal(refusal)
    n = history.last if at is None else min(at, history.last)
    return await replay_page(request, access, show(access, history, n, looking), history, error)


async def replay_page(
    request: Request,
    access: Access,
    picture: dict[str, Any],
    history: History,
    error: str = "",
    status: int = 200,
) -> HTMLResponse:
    live, say = access.live, access.say
    watch = await access.house.store.seating.watching(live.id)
    return page(
        request,
        "replay",
        say,
        status,
        box=live.box,
        secret=access.link.secret,
        picture=picture,
        course=course(access, history),
        eyes=offered_eyes(access),
        names=seat_names(live, say),
        sitters=live.sitters,
        mine=access.link.seats or [0],
        bots=bots.offered(live.box),
        usual=bots.usual(live.box),
        watch=str(request.url_for("replay", secret=watch.secret)),
        error=error,
    )


# --- playing on -----------------------------------------------------------------------------------


@router.post(
    "/continue", response_model=None, include_in_schema=False, dependencies=[costs("table")]
)
async def go_on(request: Request, access: GoodAccess, history: AnyHistory) -> Response:
    """Set up a new table that goes on from a position of this one, with luck of its own."""
    form = {key: value for key, value in (await request.form()).items() if isinstance(value, str)}
    try:
        plan = continued(access, history, form)
        links = await access.house.tables.create(plan)
    except Refusal as refusal:
        error = scenes.phrases_of(access.live, access.say).refusal(refusal)
        picture = show(access, history, history.last, eyes(access, None))
        return await replay_page(request, access, picture, history, error, 400)
    return RedirectResponse(f"/table/{links[0].secret}", 303)


def continued(access: Access, history: History, form: Mapping[str, str]) -> TablePlan:
    """Return the same table at an earlier position, with the people that a form names."""
    live = access.live
    if not live.table.over:
        raise NotYours("continue")
    at = form.get("at", "")
    n = int(at) if at.isascii() and at.isdigit() and len(at) < 10 else -1
    table = history.at(n)
    if table.over:
        raise BadTable("ended")
    sitters, shares = seated(live.box, form)
    if len(sitters) != table.seats:
        raise BadTable("seats-given", seats=table.seats)
    dressed = [
        replace(who, colour=was.colour) for who, was in zip(sitters, live.sitters, strict=True)
    ]
    return TablePlan(
        live.box,
        write_options(table.game.options, table.options),
        dressed,
        shares,
        MatchScore(1, [0] * table.seats),
        replace(live.settings, lesson=False, listed=False),
        given=rows_of(table, table.entries),
    )
