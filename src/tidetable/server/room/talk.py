"""What is said at a table: by people, by the house, and by whoever wants to play again."""

from __future__ import annotations

import time
from typing import Final

from tidetable.core.errors import BadTable, TooMuch
from tidetable.server.room.events import Announced, CalledAlong
from tidetable.server.room.live import LiveTable
from tidetable.server.store.model import Remark
from tidetable.server.store.store import Store

LONGEST_REMARK: Final = 300
QUICK: Final = ("hello", "good-luck", "well-played", "oops", "moment", "thanks", "again", "bye")
AGAIN: Final = "again"  # a remark that calls to the next game
JOINER: Final = "\N{ZERO WIDTH JOINER}"  # holds families of small pictures together


class Talk:
    """Keeps what is said."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def say(self, live: LiveTable, seat: int, text: str) -> None:
        """Say something in one's own words."""
        words = clean(text)
        if len(words) > LONGEST_REMARK:
            raise TooMuch("words", most=LONGEST_REMARK)
        await self._remark(live, seat, "said", words)

    async def say_quickly(self, live: LiveTable, seat: int, phrase: str) -> None:
        """Say a phrase that everybody reads in their own language."""
        if phrase not in QUICK:
            raise BadTable("phrase", phrase=phrase, known=" ".join(QUICK))
        await self._remark(live, seat, "quick", phrase)

    async def _remark(self, live: LiveTable, seat: int, kind: str, text: str) -> None:
        if not live.settings.chat:
            raise BadTable("chat")
        if text:
            live.slow_down(seat, "talk")
            await self._keep(live, seat, kind, text)

    async def tell(self, announced: Announced) -> None:
        """Let the house say what happened to a seat."""
        await self._keep(announced.live, announced.seat, "house", announced.what)

    async def call_along(self, called: CalledAlong) -> None:
        """Tell everybody who wants to play again."""
        await self._keep(called.live, called.seat, AGAIN, "")

    async def _keep(self, live: LiveTable, seat: int, kind: str, text: str) -> None:
        said = await self.store.remark(live.id, time.time(), seat, kind, text)
        live.hear([said])
        live.tell_watchers(around=True)


def rematch(live: LiveTable) -> Remark | None:
    """Return the call to the next game, if somebody wants to play again."""
    return next((one for one in live.remarks if one.kind == AGAIN), None)


def clean(text: str) -> str:
    """Keep what can be printed, on one line."""
    return " ".join("".join(c if c.isprintable() or c == JOINER else " " for c in text).split())
