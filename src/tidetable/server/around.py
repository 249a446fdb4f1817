"""What people do around the game: sit down, call a bot, talk, stop the clock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from tidetable.core.errors import NotYours, Refusal
from tidetable.server.answers import InRoom, Room, refusals
from tidetable.server.holder import AnyHolder, Holder
from tidetable.server.people import slow_down
from tidetable.server.thinkers import TRY_AGAIN

router = APIRouter(prefix="/table/{secret}", tags=["people"])

Seat = Annotated[int | None, Field(ge=0, lt=8)]


class SitDown(BaseModel):
    """How one wants to be called, and the colour one plays."""

    name: str = Field(default="", max_length=200)
    colour: int | None = Field(default=None, ge=1, le=4)
    seat: Seat = None


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
    """Whether the clock shall stand still."""

    stop: bool
    seat: Seat = None


@router.get("/room", response_model=None, responses={200: {"model": Room}})
async def room(holder: AnyHolder) -> dict[str, Any]:
    """Who is there, who thinks, what is said, and how the clock stands."""
    return holder.show_room()


@router.post("/sit", response_model=InRoom, responses=refusals(400, 403, 429))
async def sit(holder: AnyHolder, wish: SitDown) -> JSONResponse:
    """Sit down, or change one's name and colour."""
    people, live = holder.tables.people, holder.live
    colour = None if wish.colour is None else wish.colour - 1
    return await done(
        holder, lambda: people.sit_down(live, own_seat(holder, wish.seat), wish.name, colour)
    )


@router.post("/seat", response_model=InRoom, responses=refusals(400, 403, 429))
async def seat(holder: AnyHolder, wish: Change) -> JSONResponse:
    """Let a bot play on a seat, or a person again; for others' seats all there must agree."""
    people, live = holder.tables.people, holder.live
    if wish.who == TRY_AGAIN:
        return await done(holder, lambda: rouse(holder))
    return await done(holder, lambda: people.change(live, holder.link, wish.seat, wish.who))


async def rouse(holder: Holder) -> None:
    """Let bots try again, where one has given up."""
    slow_down(holder.live, own_seat(holder, None), "change")
    holder.tables.thinkers.rouse(holder.live)


@router.post("/say", response_model=InRoom, responses=refusals(400, 403, 429))
async def say(holder: AnyHolder, words: Words) -> JSONResponse:
    """Say something to everybody at the table."""
    people, live = holder.tables.people, holder.live

    def speak() -> Awaitable[None]:
        seat = own_seat(holder, words.seat)
        if words.phrase:
            return people.say_quickly(live, seat, words.phrase)
        return people.say(live, seat, words.text)

    return await done(holder, speak)


@router.post("/clock", response_model=InRoom, responses=refusals(400, 403))
async def clock(holder: AnyHolder, wish: Stop) -> JSONResponse:
    """Let the clock stand still while one is away, or go on."""
    clocks, live = holder.tables.clocks, holder.live

    def turn() -> Awaitable[None]:
        seat = own_seat(holder, wish.seat)
        return clocks.stop(live, seat) if wish.stop else clocks.go_on(live, holder.link.seats)

    return await done(holder, turn)


def own_seat(holder: Holder, wish: int | None) -> int:
    """Return which of the own seats acts: the one wished for, else the one in view."""
    if not holder.link.seats:
        raise NotYours("watching")
    return holder.seat(wish)


async def done(holder: Holder, act: Callable[[], Awaitable[None]]) -> JSONResponse:
    """Do it and show the room, or say why not."""
    try:
        await act()
    except Refusal as refusal:
        return holder.refuse(refusal)
    return JSONResponse({"room": holder.show_room()})
