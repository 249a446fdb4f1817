"""What people do around the game: sit down, call a bot, talk, stop the clock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException

from tidetable.core.errors import NotYours, Refusal
from tidetable.server.room.events import Roused
from tidetable.server.room.thinkers import TRY_AGAIN
from tidetable.server.store.model import Link
from tidetable.server.store.seating import key_secret
from tidetable.server.web.answers import InRoom, Room, Seated, refusals
from tidetable.server.web.holder import SPENT, AnyBearer, AnyHolder, Holder

router = APIRouter(prefix="/table/{secret}", tags=["people"])

Seat = Annotated[int | None, Field(ge=0, lt=8)]


class SitDown(BaseModel):
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


class Change(BaseModel):
    """Who shall play on a seat: the name of a bot, or `person`.

    With `try-again` a bot that has given up is asked once more.
    """

    seat: int = Field(ge=0, lt=8)
    who: str = Field(min_length=1, max_length=40, examples=["greedy", "person"])


class Words(BaseModel):
    """Something said: in one's own words, or one of the quick phrases."""

    text: str = Field(default="", max_length=12_000)
    phrase: str = Field(default="", max_length=40)
    seat: Seat = None


class Stop(BaseModel):
    """Whether the clock shall stand still: it does once everybody who plays has said so."""

    stop: bool
    seat: Seat = None


@router.get("/room", response_model=None, responses={200: {"model": Room}})
async def room(holder: AnyHolder) -> dict[str, Any]:
    """Who is there, who thinks, what is said, and how the clock stands."""
    return holder.show_room()


@router.post("/sit", response_model=Seated, responses=refusals(400, 403, 409, 410))
async def sit(request: Request, bearer: AnyBearer, wish: SitDown) -> JSONResponse:
    """Sit down by an invitation, or change one's name and colour.

    The answer has the link that plays the seat from now on; an invitation leads nowhere any more.
    """
    try:
        holder = replace(bearer, link=await sat_down(bearer, wish))
    except Refusal as refusal:
        return bearer.refuse(refusal)
    link = str(request.url_for("table", secret=holder.link.secret))
    return JSONResponse({"room": holder.show_room(), "link": link})


async def sat_down(bearer: Holder, wish: SitDown) -> Link:
    """Return the link of who has sat down: the same as ever, unless they were invited."""
    people, live, link = bearer.house.people, bearer.live, bearer.link
    colour = None if wish.colour is None else wish.colour - 1
    if link.invites is None:
        await people.introduce(live, own_seat(bearer, wish.seat), wish.name, colour)
        return link
    claimed = await bearer.house.tables.link(key_secret(link, wish.claim)) if wish.claim else None
    if claimed is not None:
        return claimed
    if link.spent:
        raise HTTPException(SPENT)
    return await people.accept(live, link, wish.name, colour, claim=wish.claim)


@router.post("/seat", response_model=InRoom, responses=refusals(400, 403, 429))
async def seat(holder: AnyHolder, wish: Change) -> JSONResponse:
    """Let a bot play on a seat, or a person again; for others' seats all there must agree."""
    people, live = holder.house.people, holder.live
    if wish.who == TRY_AGAIN:
        return await done(holder, lambda: rouse(holder))
    return await done(holder, lambda: people.change(live, holder.link, wish.seat, wish.who))


async def rouse(holder: Holder) -> None:
    """Let bots try again, where one has given up."""
    holder.live.slow_down(own_seat(holder, None), "change")
    await holder.house.events.publish(Roused(holder.live))


@router.post("/say", response_model=InRoom, responses=refusals(400, 403, 429))
async def say(holder: AnyHolder, words: Words) -> JSONResponse:
    """Say something to everybody at the table."""
    talk, live = holder.house.talk, holder.live

    def speak() -> Awaitable[None]:
        seat = own_seat(holder, words.seat)
        if words.phrase:
            return talk.say_quickly(live, seat, words.phrase)
        return talk.say(live, seat, words.text)

    return await done(holder, speak)


@router.post("/clock", response_model=InRoom, responses=refusals(400, 403, 409, 429))
async def clock(holder: AnyHolder, wish: Stop) -> JSONResponse:
    """Ask for a break or agree to one, so that the clock stands still; or let it run."""
    pauses, live, seats = holder.house.pauses, holder.live, holder.link.seats

    def turn() -> Awaitable[None]:
        seat = own_seat(holder, wish.seat)
        return pauses.ask(live, seat, seats) if wish.stop else pauses.go_on(live, seats)

    return await done(holder, turn)


def own_seat(holder: Holder, wish: int | None) -> int:
    """Return which of the own seats acts: the one wished for, else the one in view."""
    if not holder.link.seats and holder.link.invites is None:
        raise NotYours("watching")
    return holder.seat(wish)


async def done(holder: Holder, act: Callable[[], Awaitable[None]]) -> JSONResponse:
    """Do it and show the room, or say why not."""
    try:
        await act()
    except Refusal as refusal:
        return holder.refuse(refusal)
    return JSONResponse({"room": holder.show_room()})
