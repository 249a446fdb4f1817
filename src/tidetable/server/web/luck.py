"""Giving a number to the luck: sealed first, shown once all are sealed."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from tidetable.server.door.limits import costs
from tidetable.server.room import sharing
from tidetable.server.web.access import GoodAccess
from tidetable.server.web.answers import InRoom, LuckOut, like, refusals
from tidetable.server.web.around import done, own_seat

router = APIRouter(prefix="/table/{secret}", tags=["people"])


class LuckShare(BaseModel):
    """A seal; or the number that was sealed, and the fingerprint of all seals as one has seen it.

    A link with several seats gives the same for all of them.
    """

    model_config = like(seal="9ad0c4…")
    seal: str = Field(default="", max_length=64, description="The SHA-256 of the number.")
    number: str = Field(default="", max_length=32, description="16 random bytes.")
    fingerprint: str = Field(default="", max_length=64, description="As `luck` has it.")


@router.get("/luck", response_model=None, responses={200: {"model": LuckOut | None}})
async def luck(access: GoodAccess) -> dict[str, Any] | None:
    """For what luck waits before it first draws; nothing once it has drawn."""
    return sharing.state(access.live, access.link)


@router.post(
    "/luck",
    response_model=InRoom,
    responses=refusals(403, 409, 422),
    dependencies=[costs("seat")],
)
async def share_luck(access: GoodAccess, body: LuckShare) -> JSONResponse:
    """Seal a number for the luck; or show it, once all are sealed."""
    house, live, link = access.house, access.live, access.link

    def share() -> Awaitable[None]:
        own_seat(access, None)
        if body.number:
            return house.sharing.show(live, link, body.number, body.fingerprint)
        return house.sharing.seal(live, link, body.seal)

    return await done(access, share)
