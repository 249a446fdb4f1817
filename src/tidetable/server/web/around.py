"""What people do around the game: sit down, call a bot, talk, stop the clock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse
from pydantic import Field
from starlette.exceptions import HTTPException

from tidetable.core.errors import NotYours, Refusal
from tidetable.server.door.limits import costs
from tidetable.server.room.events import Roused
from tidetable.server.room.sharing import GO_ON
from tidetable.server.room.thinkers import TRY_AGAIN
from tidetable.server.store.model import Link
from tidetable.server.store.seating import key_secret
from tidetable.server.web.access import SPENT, Access, AnyAccess, GoodAccess
from tidetable.server.web.answers import InRoom, Room, Seated, Sent, refusals

router = APIRouter(prefix="/table/{secret}", tags=["people"])

Seat = Annotated[int | None, Field(ge=0, lt=8)]


class SitDown(Sent):
    """How one wants to be called, and the colour one plays."""

    name: str = Field(default="", max_length=200)
    colour: int | None = Field(default=None, ge=1, le=4)
    seat: Seat = None
    claim: str = Field(
        default="",
        max_length=64,
        pattern=r"^(\S{22,})?$",
        description="Random letters of one's own. Sent again, they get the same link again.",
    )


class Change(Sent):
    """Who shall play on a seat: the name of a bot, or `person`.

    With `try-again` a bot that has given up is asked once more. With `without` luck draws without
    the number that a seat owes it.
    """

    seat: int = Field(ge=0, lt=8)
    who: str = Field(min_length=1, max_length=40, examples=["greedy", "person"])


class Saying(Sent):
    """Something said: in one's own words, or one of the quick phrases."""

    text: str = Field(default="", max_length=12_000)
    phrase: str = Field(default="", max_length=40)
    seat: Seat = None


class Stop(Sent):
    """Whether the clock shall stand still: it does once everybody who plays has said so."""

    stop: bool
    seat: Seat = None


@router.get("/room", response_model=None, responses={200: {"model": Room}})
async def room(access: GoodAccess) -> dict[str, Any]:
    """Who is there, who thinks, what is said, and how the clock stands."""
    return access.show_room()


@router.post(
    "/sit",
    response_model=Seated,
    responses=refusals(400, 403, 409, 410),
    dependencies=[costs("seat")],
)
async def sit(request: Request, access: AnyAccess, body: SitDown) -> JSONResponse:
    """Sit down by an invitation, or change one's name and colour.

    The answer has the link that plays the seat from now on; an invitation leads nowhere any more.
    """
    try:
        seated = replace(access, link=await sat_down(access, body))
    except Refusal as refusal:
        return access.refuse(refusal)
    link = str(request.url_for("table", secret=seated.link.secret))
    return JSONResponse({"room": seated.show_room(), "link": link})


async def sat_down(access: Access, body: SitDown) -> Link:
    """Return the link of whoever has sat down: the same as ever, unless they were invited."""
    people, live, link = access.house.people, access.live, access.link
    colour = None if body.colour is None else body.colour - 1
    if link.invites is None:
        await people.introduce(live, own_seat(access, body.seat), body.name, colour)
        return link
    claimed = await access.house.tables.link(key_secret(link, body.claim)) if body.claim else None
    if claimed is not None:
        return claimed
    if link.spent:
        raise HTTPException(SPENT)
    return await people.accept(live, link, body.name, colour, claim=body.claim)


@router.post(
    "/seat",
    response_model=InRoom,
    responses=refusals(400, 403, 409, 422, 429),
    dependencies=[costs("seat")],
)
async def seat(access: GoodAccess, body: Change) -> JSONResponse:
    """Let a bot play on a seat, or a person again; for others' seats all there must agree.

    With `without`, let luck draw without a seat that has owed its part for a minute.
    """
    people, live = access.house.people, access.live
    if body.who == TRY_AGAIN:
        return await done(access, lambda: rouse(access))
    if body.who == GO_ON:
        sharing = access.house.sharing
        return await done(access, lambda: sharing.leave_out(live, access.link, body.seat))
    return await done(access, lambda: people.change(live, access.link, body.seat, body.who))


async def rouse(access: Access) -> None:
    """Let bots try again, where one has given up."""
    access.live.slow_down(own_seat(access, None), "change")
    await access.house.events.publish(Roused(access.live))


@router.post(
    "/say", response_model=InRoom, responses=refusals(400, 403, 429), dependencies=[costs("seat")]
)
async def say(access: GoodAccess, words: Saying) -> JSONResponse:
    """Say something to everybody at the table."""
    talk, live = access.house.talk, access.live

    def speak() -> Awaitable[None]:
        seat = own_seat(access, words.seat)
        if words.phrase:
            return talk.say_quickly(live, seat, words.phrase)
        return talk.say(live, seat, words.text)

    return await done(access, speak)


@router.post(
    "/clock",
    response_model=InRoom,
    responses=refusals(400, 403, 409, 429),
    dependencies=[costs("seat")],
)
async def clock(access: GoodAccess, body: Stop) -> JSONResponse:
    """Ask for a break or agree to one, so that the clock stands still; or let it run."""
    pauses, live, seats = access.house.pauses, access.live, access.link.seats

    def turn() -> Awaitable[None]:
        seat = own_seat(access, body.seat)
        return pauses.ask(live, seat, seats) if body.stop else pauses.go_on(live, seats)

    return await done(access, turn)


def own_seat(access: Access, wanted: int | None) -> int:
    """Return which of the own seats acts: the one wanted, else the one in view."""
    if not access.link.seats and access.link.invites is None:
        raise NotYours("watching")
    return access.seat(wanted)


async def done(access: Access, act: Callable[[], Awaitable[None]]) -> JSONResponse:
    """Do it and show the room, or say why not."""
    try:
        await act()
    except Refusal as refusal:
        return access.refuse(refusal)
    return JSONResponse({"room": access.show_room()})
