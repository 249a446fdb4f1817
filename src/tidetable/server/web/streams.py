"""What comes by itself: a stream for pages with pictures, and a lean one for programs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Header, Query, Request, Response

from tidetable.core.errors import SetAside
from tidetable.server.door.limits import costs, listening
from tidetable.server.room import sharing
from tidetable.server.room.channel import Channel, Sent
from tidetable.server.room.events import Roused
from tidetable.server.room.frames import Frame, Past, event
from tidetable.server.room.pictures import SceneText, aside, write
from tidetable.server.store.database import DatabaseFailed
from tidetable.server.web import scenes
from tidetable.server.web.access import SPENT, Access, GoodAccess
from tidetable.server.web.wire import EventStream, packs

router = APIRouter(prefix="/table/{secret}", tags=["watching"])

# What was seen last: the picture's mark, `17-4711`; or the version alone.
MARK: Final = r"^(\d{1,9}(-\d{1,10})?)?$"
PULSE: Final = 15.0  # seconds of silence after which a page hears that the line still holds
SILENCE: Final = b": silence\n\n"  # a comment, which programs are not told of
LISTENING: Final = [costs("stream"), Depends(listening)]
LastEvent = Annotated[str, Header(alias="last-event-id", pattern=MARK)]
Still = Annotated[bool, Query(description="Whether one sees no motion: bots play slower then.")]
Seen = Annotated[str, Query(pattern=MARK, description="The mark of the scene that one has.")]


@router.get("/events", status_code=200, response_class=EventStream, dependencies=LISTENING)
async def events(
    request: Request,
    access: GoodAccess,
    last: LastEvent = "",
    seen: Seen = "",
    still: Still = False,
) -> Response:
    """Send what changes of the scene, and the room whenever something around the game does.

    A reader that comes back, or has another scene than the one that is true, gets a whole one
    first; and always the room: it may be another day.
    """
    return EventStream(followed(access, last or seen, still), packs(request))


async def followed(access: Access, mark: str, still: bool) -> AsyncGenerator[Sent]:
    """Yield what a page is told that has seen a scene with this mark."""
    await access.house.events.publish(Roused(access.live))
    with access.house.people.attended(access.live, access.link.seats, still):
        pages, marks = await Pages.of(access), iter([mark])
        async for sent in pages.follow(lambda: pages.greet(next(marks, ""))):
            yield sent


class Pages(Channel):
    """What all pages are told that are open by one link in one language."""

    def __init__(self, access: Access, now: SceneText) -> None:
        super().__init__()
        self.access = access
        self.now = now
        self.room = access.live.room

    @classmethod
    async def of(cls, access: Access) -> Pages:
        """Return the channel that there is, or begin one."""
        channels, which = access.live.channels, (access.link.secret, access.say.language)
        now = await access.picture()
        found = channels.get(which)
        if not isinstance(found, Pages) or found.over:
            found = channels[which] = Pages(access, now)
        return found

    async def greet(self, mark: str) -> list[Frame]:
        """Return what somebody is told first who has seen a scene with this mark."""
        now = self.now
        room = Frame(event("room", write(self.access.show_room()), now.mark))
        return [room] if now.mark == mark else [await aside(lambda: now.whole), room]

    async def find(self) -> None:
        try:
            await self._tell_all()
        finally:
            channels = self.access.live.channels
            for which in [which for which, one in channels.items() if one is self]:
                del channels[which]

    async def _tell_all(self) -> None:
        access, live, pulse = self.access, self.access.live, Pulse()
        while not (access.house.tables.closing or live.gone):
            changed = live.changed
            if not await access.still_opens():
                self.tell(await self.write(event, "spent", str(SPENT)))
                break
            now, before = await access.picture(), self.now
            if now.mark != before.mark:
                told = await self.write(now.change, before)
                self.now = now
                self.tell(told)
            if live.room != self.room:
                self.room = live.room
                room = write(self.access.show_room())
                self.tell(await self.write(event, "room", room, now.mark))
            elif not await happens(access, changed, pulse):
                self.tell(await self.write(event, "pulse", str(PULSE)))


class Pulse:
    """When a reader hears next that the line holds: by a clock that nothing else moves.

    Else a pulse that comes late would tell that something was done of which nothing is told.
    """

    def __init__(self) -> None:
        self.due = asyncio.get_running_loop().time() + PULSE

    async def comes_before(self, changed: asyncio.Event) -> bool:
        """Wait for a change, or for the next pulse; tell whether that came first."""
        try:
            async with asyncio.timeout_at(self.due):
                await changed.wait()
        except TimeoutError:
            self.due += PULSE
            return True
        return False


async def happens(access: Access, changed: asyncio.Event, pulse: Pulse) -> bool:
    """Wait for something to happen, but not longer than a reader trusts a silent line."""
    came = await pulse.comes_before(changed)
    with suppress(DatabaseFailed, SetAside):
        await access.house.tables.make_sure(access.live)
    return not came


@router.get("/news", status_code=200, response_class=EventStream, dependencies=LISTENING)
async def news(request: Request, access: GoodAccess, last: LastEvent = "") -> Response:
    """Send what the link's seat is told, as text, and who is asked next."""
    packed = packs(request)
    return EventStream(heard(access, int(last.partition("-")[0] or -1), packed), packed)


async def heard(access: Access, version: int, packed: bool) -> AsyncGenerator[Sent]:
    """Yield what a program is told that has heard all up to a version."""
    live, pulse, past = access.live, Pulse(), Past() if packed else None
    luck: dict[str, Any] | None = None
    await access.house.events.publish(Roused(live))
    with access.house.people.attended(live, access.link.seats):
        while not (access.house.tables.closing or live.gone):
            changed = live.changed
            if not await access.still_opens():
                break
            told_luck, luck = luck, sharing.state(live, access.link)
            if live.table.version != version or luck != told_luck:
                said = write({**told_since(access, version), "luck": luck})
                version = live.table.version
                told = event("news", said, str(version))
            elif not await happens(access, changed, pulse):
                told = SILENCE
            else:
                continue
            yield told, past.pack(told) if past else b""


def told_since(access: Access, version: int) -> dict[str, Any]:
    """Return the news since a version."""
    table = access.live.table
    seat = scenes.viewer(access.live, access.link.seats)
    codec = table.game.codec
    return {
        "version": table.version,
        "asked": table.asked(),
        "yours": [seat for seat in table.asked() if seat in access.link.seats],
        "over": table.over,
        "news": [
            {"seat": line.seat, "text": codec.text(line.action)}
            for line in table.news(seat)
            if line.version > version
        ],
    }
