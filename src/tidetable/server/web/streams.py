"""What comes by itself: a stream for pages with pictures, and a lean one for programs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterable
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Header, Query
from fastapi.sse import EventSourceResponse, ServerSentEvent

from tidetable.core.errors import SetAside
from tidetable.server.door.limits import costs, listening
from tidetable.server.room import sharing
from tidetable.server.room.events import Roused
from tidetable.server.room.pictures import SceneText, aside
from tidetable.server.store.database import DatabaseFailed
from tidetable.server.web import scenes
from tidetable.server.web.access import SPENT, Access, GoodAccess

router = APIRouter(prefix="/table/{secret}", tags=["watching"])

# What was seen last: the picture's mark, `17-4711`; or the version alone.
MARK: Final = r"^(\d{1,9}(-\d{1,10})?)?$"
PULSE: Final = 15.0  # seconds of silence after which a page hears that the line still holds
LISTENING: Final = [costs("stream"), Depends(listening)]
LastEvent = Annotated[str, Header(alias="last-event-id", pattern=MARK)]
Still = Annotated[bool, Query(description="Whether one sees no motion: bots play slower then.")]
Seen = Annotated[str, Query(pattern=MARK, description="The mark of the scene that one has.")]


@router.get("/events", response_class=EventSourceResponse, dependencies=LISTENING)
async def events(
    access: GoodAccess, last: LastEvent = "", seen: Seen = "", still: Still = False
) -> AsyncIterable[ServerSentEvent]:
    """Send what changes of the scene, and the room whenever something around the game does.

    A reader that comes back, or has another scene than the one that is true, gets a whole one
    first; and always the room: it may be another day.
    """
    live, people = access.live, access.house.people
    mark, room = last or seen, -1
    before: SceneText | None = None
    pulse = Pulse()
    await access.house.events.publish(Roused(live))
    with people.attended(live, access.link.seats, still):
        while not (access.house.tables.closing or live.gone):
            changed = live.changed
            if not await access.still_opens():
                yield ServerSentEvent(data=SPENT, event="spent")
                break
            now = await access.picture()
            if now.mark != mark:
                yield await telling(before, now)
            mark, before = now.mark, now
            if live.room != room:
                room = live.room
                yield ServerSentEvent(data=access.show_room(), id=mark, event="room")
            elif not await happens(access, changed, pulse):
                yield ServerSentEvent(data=PULSE, event="pulse")


async def telling(before: SceneText | None, now: SceneText) -> ServerSentEvent:
    """Return a scene as what changed since the one that was sent last; the first one as a whole."""
    if before is None:
        return ServerSentEvent(raw_data=now.text, id=now.mark, event="scene")
    change = await aside(partial(now.since, before))
    return ServerSentEvent(raw_data=change, id=now.mark, event="change")


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


@router.get("/news", response_class=EventSourceResponse, dependencies=LISTENING)
async def news(access: GoodAccess, last: LastEvent = "") -> AsyncIterable[ServerSentEvent]:
    """Send what the link's seat is told, as text, and who is asked next."""
    live, people = access.live, access.house.people
    version, luck = int(last.partition("-")[0] or -1), None
    pulse = Pulse()
    await access.house.events.publish(Roused(live))
    with people.attended(live, access.link.seats):
        while not (access.house.tables.closing or live.gone):
            changed = live.changed
            if not await access.still_opens():
                break
            told_luck, luck = luck, sharing.state(live, access.link)
            if live.table.version != version or luck != told_luck:
                told = {**told_since(access, version), "luck": luck}
                version = live.table.version
                yield ServerSentEvent(data=told, id=str(version), event="news")
            else:
                await happens(access, changed, pulse)


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
