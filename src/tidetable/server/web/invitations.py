"""What to give away: an invitation to each free seat and a link to watch, to send or to scan."""

from __future__ import annotations

import io
import socket
from typing import Any, Final

import segno
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from tidetable.core.errors import NotYours
from tidetable.server.room.room import seat_names
from tidetable.server.store.model import Link
from tidetable.server.web.access import Access, GoodAccess
from tidetable.server.web.answers import refusals

router = APIRouter(prefix="/table/{secret}", tags=["people"])

WATCHING: Final = 0  # the number of the link to watch; a seat's link has the seat's number
AT_HOME: Final = ("localhost", "127.0.0.1", "::1")  # names by which only this machine finds itself
NOWHERE: Final = ("192.0.2.1", 9)  # an address kept for examples; nothing is sent there


@router.get("/invitations", responses=refusals(403))
async def invitations(request: Request, access: GoodAccess) -> JSONResponse:
    """The links that who set up the table can give away."""
    if not access.link.host:
        return access.refuse(NotYours("invitations"))
    found = await invitations_of(request, access)
    return JSONResponse({"invitations": found}, headers={"cache-control": "no-store"})


@router.get("/qr/{number}.svg", include_in_schema=False, response_model=None)
async def qr(request: Request, access: GoodAccess, number: int) -> Response:
    """Draw a link as a code that a phone reads."""
    if not access.link.host:
        return access.refuse(NotYours("invitations"))
    for link in await access.house.store.seating.to_give(access.live.id):
        if number_of(link) == number:
            picture = io.BytesIO()
            code = segno.make(address_of(request, link), micro=False)
            code.save(picture, kind="svg", xmldecl=False, light="#fff", omitsize=True)
            headers = {"cache-control": "no-store"}
            return Response(picture.getvalue(), media_type="image/svg+xml", headers=headers)
    raise HTTPException(404)


async def invitations_of(request: Request, access: Access) -> list[dict[str, Any]]:
    """Return who has come, by seat; where others are invited to; and where to watch.

    Only what may be given away has an address: whoever has sat down has a link of their own.
    """
    live = access.live
    to_give = await access.house.store.seating.to_give(live.id)
    addresses = {number_of(link): address_of(request, link) for link in to_give}
    names = seat_names(live, access.say)
    guests = [
        {
            "number": seat + 1,
            "name": names[seat],
            "colour": who.colour + 1,
            "free": who.free,
            "address": addresses.get(seat + 1),
        }
        for seat, who in enumerate(live.sitters)
        if who.kind == "human" and seat not in access.link.seats
    ]
    name, address = access.say("table-watch"), addresses.get(WATCHING)
    watch = {"number": WATCHING, "name": name, "colour": None, "free": False, "address": address}
    return [*guests, watch]


def number_of(link: Link) -> int:
    return WATCHING if link.invites is None else link.invites + 1


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
