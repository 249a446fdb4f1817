"""Who asks: the holder of a link, at a table, in a language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request
from starlette.exceptions import HTTPException

from tidetable.core.errors import NotYours
from tidetable.core.words import Words
from tidetable.server import scenes
from tidetable.server.languages import WORDS, language_of
from tidetable.server.store import Link
from tidetable.server.tables import LiveTable, Tables


@dataclass(frozen=True)
class Holder:
    """A link that was shown, and all that it opens."""

    link: Link
    live: LiveTable
    tables: Tables
    say: Words

    def show(self) -> dict[str, Any]:
        return scenes.show(self.live, self.link.seats, self.say)

    def seat(self, wish: int | None) -> int:
        """Return the seat to play for: the one wished for, else the one that is asked."""
        seat = scenes.viewer(self.live, self.link.seats) if wish is None else wish
        if seat not in self.link.seats:
            raise NotYours("seat")
        return seat


async def find_holder(secret: str, request: Request) -> Holder:
    tables: Tables = request.app.state.tables
    link = await tables.store.link(secret)
    if link is None:
        raise HTTPException(404)
    live = await tables.open(link.table_id)
    return Holder(link, live, tables, live.box.words(language_of(request), WORDS))


AnyHolder = Annotated[Holder, Depends(find_holder)]
