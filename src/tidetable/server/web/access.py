"""Who asks: by which private link, at which table, in which language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import Depends, Request
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from tidetable.core.errors import (
    BadTable,
    NotLegal,
    NotUnderstood,
    NotYours,
    Refusal,
    SetAside,
    Stale,
    TooMuch,
)
from tidetable.core.say.words import Words
from tidetable.server.room import room
from tidetable.server.room.house import House
from tidetable.server.room.live import LiveTable
from tidetable.server.room.pictures import SceneText
from tidetable.server.store.model import Link
from tidetable.server.web import scenes
from tidetable.server.web.languages import WORDS, language_of

STATUS: Final[dict[type[Refusal], int]] = {
    NotUnderstood: 400,
    BadTable: 400,
    NotYours: 403,
    Stale: 409,
    NotLegal: 422,
    TooMuch: 429,
    SetAside: 503,
}
A_MOMENT: Final = 2  # seconds after which what was too much may be tried again
SPENT: Final = 410  # an invitation works once


@dataclass(frozen=True)
class Access:
    """A private link that was shown, and all that it opens."""

    link: Link
    live: LiveTable
    house: House
    say: Words

    async def picture(self) -> SceneText:
        return await scenes.shown(self.live, self.link.seats, self.say)

    def show_room(self) -> dict[str, Any]:
        house, live = self.house, self.live
        face, silent = house.timekeeper.standing(live), house.sharing.silent(live)
        return room.show(live, self.link, self.say, face, silent, house.strength.state)

    def seat(self, wanted: int | None) -> int:
        """Return the seat to play for: the one wanted, else the one that is asked."""
        if self.link.invites is not None:
            raise NotYours("invited")
        seat = scenes.viewer(self.live, self.link.seats) if wanted is None else wanted
        if seat not in self.link.seats:
            raise NotYours("seat")
        return seat

    async def still_opens(self) -> bool:
        """Tell whether the link is still what it was: others may have used an invitation."""
        if self.link.invites is None:
            return True
        found = await self.house.tables.link(self.link.secret)
        return found is not None and not found.spent

    def refuse(self, refusal: Refusal) -> JSONResponse:
        """Say why, and which version the table has now."""
        status = next((code for kind, code in STATUS.items() if isinstance(refusal, kind)), 422)
        message = scenes.phrases_of(self.live, self.say).refusal(refusal)
        version = self.live.table.version
        said = {"error": refusal.key, "message": message, "version": version}
        seconds = str(refusal.facts.get("seconds", A_MOMENT))
        return JSONResponse(said, status, {"retry-after": seconds} if status == 429 else None)


async def find_access(secret: str, request: Request) -> Access:
    """Return who shows a link, even if it is an invitation that was used."""
    house: House = request.app.state.house
    link = await house.tables.link(secret)
    if link is None:
        raise HTTPException(404)
    live = await house.tables.open(link.table_id)
    return Access(link, live, house, live.box.words(language_of(request), WORDS))


AnyAccess = Annotated[Access, Depends(find_access)]


async def find_good_access(access: AnyAccess) -> Access:
    if access.link.spent:
        raise HTTPException(SPENT)
    return access


GoodAccess = Annotated[Access, Depends(find_good_access)]
