"""What a table looks like, as text: made once for all who see the same, and sent as what differs.

A picture knows nothing of what it shows. It is cut where an element of the board begins, and what
changed since another is said as pieces that stay and pieces that are new. Whoever has the one
picture has the other then, letter by letter; and nothing in it that is not in the other.
"""

from __future__ import annotations

import asyncio
import json
import re
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any, Final, TypeVar

from tidetable.server.room.frames import Frame, event

CUT: Final = "<"
_SCRIPT: Final = re.compile("<(?=!|script)", re.IGNORECASE)  # nor begins one
PAINTER: Final = ThreadPoolExecutor(1, "painter")  # pages and moves are answered meanwhile

T = TypeVar("T")
Stays = tuple[int, int]  # from which piece of the picture before, and how many


class SceneText:
    """A scene as text, with a mark that no other picture of the table has."""

    def __init__(self, scene: dict[str, Any]) -> None:
        written = write(scene)
        self.version: int = scene["version"]
        self.mark = f"{self.version}-{zlib.crc32(written.encode())}"
        self.text = f'{{"mark":"{self.mark}",{written[1:]}'
        self._changes: dict[str, str] = {}

    @cached_property
    def pieces(self) -> list[str]:
        return self.text.split(CUT)

    @cached_property
    def whole(self) -> Frame:
        """Return it as it is told to whoever has none."""
        return Frame(event("scene", self.text, self.mark))

    def change(self, before: SceneText) -> bytes:
        """Return it as it is told to whoever has another."""
        return event("change", self.since(before), self.mark)

    def since(self, before: SceneText) -> str:
        """Return what changed since another picture of the same viewer."""
        if before.mark not in self._changes:
            self._changes[before.mark] = write(
                {
                    "since": before.mark,
                    "mark": self.mark,
                    "version": self.version,
                    "pieces": difference(before.pieces, self.pieces),
                }
            )
        return self._changes[before.mark]


def write(said: dict[str, Any]) -> str:
    """Return JSON that can stand in a page's script as it is: nothing in it ends a script."""
    text = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
    return _SCRIPT.sub(r"\\u003c", text.replace("</", r"<\/"))


def difference(before: list[str], now: list[str]) -> list[Stays | str]:
    """Return how to put a text together from pieces of another, and from what is new.

    What stays is looked for where the last of it ended, then behind as much as is new since, then
    anywhere.
    """
    where = dict(zip(reversed(before), reversed(range(len(before))), strict=True))
    said: list[Stays | str] = []
    start = n = 0  # what stays, as far as it is not said yet
    new: list[str] = []
    for piece in now:
        there = where.get(piece)
        if there is None:
            new.append(piece)
            continue
        if before[n : n + 1] == [piece]:
            there = n
        elif new and before[n + len(new) : n + len(new) + 1] == [piece]:
            there = n + len(new)
        if there != n or new:
            said += told(start, n, new)
            start, new = there, []
        n = there + 1
    return said + told(start, n, new)


def told(start: int, end: int, new: list[str]) -> list[Stays | str]:
    """Say what stays, and what comes behind it."""
    stays: list[Stays | str] = [(start, end - start)] if end > start else []
    return [*stays, CUT.join(new)] if new else stays


class Pictures:
    """The pictures of a table as it stands: who comes second waits for the first one's."""

    def __init__(self) -> None:
        self._stands: tuple[object, ...] = ()
        self._made: dict[tuple[object, ...], asyncio.Future[Any]] = {}

    async def shared(
        self, stands: tuple[object, ...], seen: tuple[object, ...], make: Callable[[], T]
    ) -> T:
        """Return the picture of a position, or its text, by what else it depends on."""
        if self._stands != stands:
            self._stands, self._made = stands, {}
        if seen not in self._made:
            self._made[seen] = aside(make)
        made: T = await asyncio.shield(self._made[seen])  # who goes away leaves it to the others
        return made


def aside(make: Callable[[], T]) -> asyncio.Future[T]:
    """Let something be made beside the event loop, one after the other."""
    return asyncio.get_running_loop().run_in_executor(PAINTER, make)
