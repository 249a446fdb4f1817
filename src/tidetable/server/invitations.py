"""The links to give away: one for each free seat and one to watch, as text and as a picture."""

from __future__ import annotations

import io
import socket
from typing import Any, Final

import segno
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from tidetable.core.errors import NotYours
from tidetable.server.answers import refusals
from tidetable.server.holder import AnyHolder, Holder
from tidetable.server.model import Link
from tidetable.server.people import is_free
from tidetable.server.room import seat_names

router = APIRouter(prefix="/table/{secret}", tags=["people"])

WATCHING: Final = 0  # the number of the link to watch; a seat's link has the seat's number
AT_HOME: Final = ("localhost", "127.0.0.1", "::1")  # names by which only this machine finds itself
NOWHERE: Final = ("192.0.2.1", 9)  # an address kept for examples; nothing is sent there


@router.get("/invitations", responses=refusals(403))
async def invitations(request: Request, holder: AnyHolder) -> JSONResponse:
    """The links that who set up the table can give away."""
    if not holder.link.host:
        return holder.refuse(NotYours("invitations"))
    found = await invitations_of(request, holder)
    return JSONResponse({"invitations": found}, headers={"cache-control": "no-store"})


@router.get("/qr/{number}.svg", include_in_schema=False, response_model=None)
async def qr(request: Request, holder: AnyHolder, number: int) -> Response:
    """Draw a link as a code that a phone reads."""
    if not holder.link.host:
        return holder.refuse(NotYours("invitations"))
    for link in await links_to_give(holder):
        if number_of(link) == number:
            picture = io.BytesIO()
            code = segno.make(address_of(request, link), micro=False)
            code.save(picture, kind="svg", xmldecl=False, light="#fff", omitsize=True)
            headers = {"cache-control": "no-store"}
            return Response(picture.getvalue(), media_type="image/svg+xml", headers=headers)
    raise HTTPException(404)


async def invitations_of(request: Request, holder: Holder) -> list[dict[str, Any]]:
    """Return whose each link is, where it leads, and whether somebody has sat down there."""
    names = seat_names(holder.live, holder.say)
    found = []
    for link in await links_to_give(holder):
        seat = link.seats[0] if link.seats else None
        who = None if seat is None else holder.live.sitters[seat]
        found.append(
            {
                "number": number_of(link),
                "name": holder.say("table-watch") if seat is None else names[seat],
                "colour": who.colour + 1 if who else None,
                "free": is_free(who) if who else False,
                "address": address_of(request, link),
            }
        )
    return found


async def links_to_give(holder: Holder) -> list[Link]:
    """Return the links of people and of who watches; where a bot sits now, nobody is invited."""
    links = [
        link
        for link in await holder.tables.store.links_of(holder.live.id)
        if not link.host and all(holder.live.sitters[seat].kind == "human" for seat in link.seats)
    ]
    return sorted(links, key=lambda link: number_of(link) or len(holder.live.sitters) + 1)


def number_of(link: Link) -> int:
    return link.seats[0] + 1 if link.seats else WATCHING


def address_of(request: Request, link: Link) -> str:
    """Return a link as friends need it: on the address by which its giver came here."""
    return str(request.url_for("table", secret=link.secret))


def way_in(request: Request) -> str:
    """Return the address to open instead, where this one leads nobody else here; or nothing."""
    if request.url.hostname not in AT_HOME:
        return ""
    return str(request.url.replace(hostname=own_address(), path="/", query=""))


def own_address() -> str:
    """Return how the network around calls this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
