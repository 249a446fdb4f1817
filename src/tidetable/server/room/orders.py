"""Answers given ahead: kept at their seat, given when the question comes, dropped with a word.

Nobody else learns of them. They are given after the pause that bots make, too, so that others can
follow, and change their mind as long as they could anyway.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Final

from tidetable.core.contract import CHANCE, kind_of
from tidetable.core.errors import BadTable, NotUnderstood, NotYours, Refusal
from tidetable.core.facts import facts
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.scene import Scene
from tidetable.core.table import Table
from tidetable.server.room.events import Changed
from tidetable.server.room.live import LiveTable
from tidetable.server.room.tables import Tables
from tidetable.server.store.database import DatabaseFailed
from tidetable.server.store.model import Order, Sitter

logger = logging.getLogger(__name__)

MOST: Final = 6  # orders of a seat
POSITION: Final = "position"  # why an order is dropped: it is no answer to what is asked
UNMET: Final = "unmet"  # nobody did what it was to follow
CHANGED: Final = "changed"  # it stood as long as nothing changed for its seat


class Orders:
    """Keeps the orders of seats, and carries them out."""

    def __init__(self, tables: Tables, pause: float) -> None:
        self.tables = tables
        self.pause = pause

    # --- giving -----------------------------------------------------------------------------------

    async def give(self, live: LiveTable, seat: int, order: Order) -> None:
        """Keep an answer for the next question, beside those that are kept."""
        order = checked(live, seat, order)
        live.slow_down(seat, "order")
        if order.stands:
            order = replace(order, mark=stake(live, seat))

        def add(was: Sitter) -> Sitter:
            kept = [one for one in was.orders if (one.after, one.text) != (order.after, order.text)]
            if len(kept) >= MOST:
                raise BadTable("orders", most=MOST)
            return replace(was, orders=(*kept, order), dropped="")

        await self._change(live, seat, add)
        await self.heed(Changed(live))  # it may have been asked meanwhile

    async def forget(self, live: LiveTable, seat: int, dropped: str = "") -> None:
        """Drop all orders of a seat, perhaps with a word."""
        await self._change(live, seat, lambda was: replace(was, orders=(), dropped=dropped))

    async def _change(self, live: LiveTable, seat: int, change: Callable[[Sitter], Sitter]) -> None:
        async def save() -> bool:
            was, who = live.sitters, change(live.sitters[seat])
            if who == was[seat]:
                return False
            now = [*was[:seat], who, *was[seat + 1 :]]
            await self.tables.store.seating.arrange(live.id, was, now)
            live.seat(now)
            return True

        if await self.tables.together(live, save):
            live.tell_watchers()

    # --- carrying out -----------------------------------------------------------------------------

    async def heed(self, event: Changed) -> None:
        """Begin to carry out what was ordered, if its seat is asked."""
        live = event.live
        at_work = live.order_task is not None and not live.order_task.done()
        if not at_work and waiting(live) is not None:
            live.order_task = asyncio.create_task(self._carry_out(live))

    async def _carry_out(self, live: LiveTable) -> None:
        while not live.gone and (seat := waiting(live)) is not None:
            version = live.table.version
            await asyncio.sleep(self.pause)
            if version == live.table.version and seat == waiting(live):
                try:
                    await self._answer(live, seat, version)
                except DatabaseFailed as failure:
                    logger.warning("an order waits at table %s: %s", live.id, failure)
                    return

    async def _answer(self, live: LiveTable, seat: int, version: int) -> None:
        """Answer as ordered. It is forgotten first: what fails then is asked, never done twice."""
        order, why_not = fitting(live.table, seat, live.sitters[seat].orders)
        if order is not None and order.stands and order.mark != stake(live, seat):
            order, why_not = None, CHANGED
        await self.forget(live, seat, why_not)
        if order is None:
            return
        try:
            await self.tables.play(live, seat, order.text, version)
        except Refusal:  # the person was faster, or somebody took something back
            return
        if order.stands and not live.table.over:
            mark, now = stake(live, seat), live.table.version
            stays = replace(order, mark=mark, version=now, after="")
            await self._change(live, seat, lambda was: replace(was, orders=(stays,)))


def waiting(live: LiveTable) -> int | None:
    """Return the first seat that is asked, and has answered ahead."""
    asked = (seat for seat in live.table.asked() if live.sitters[seat].person)
    return next((seat for seat in asked if live.sitters[seat].orders), None)


def checked(live: LiveTable, seat: int, order: Order) -> Order:
    """Return an order as the notation has it; refuse what nobody could ever answer."""
    table, codec = live.table, live.box.game.codec
    if table.over:
        raise NotYours("over")
    if not live.sitters[seat].person:
        raise NotYours("bot-plays")
    if seat in table.asked():
        raise NotYours("order-asked")
    if order.kind and order.kind not in live.box.game.kinds:
        raise BadTable("order-kind", kind=order.kind)
    action = codec.parse(order.text)
    if codec.verb(action) not in codec.moves:
        known = " ".join(verb.name for verb in codec.moves)
        raise NotUnderstood("verb", word=order.text, known=known)
    if order.after:
        read_after(table, order.after)
    return replace(order, text=codec.text(action), version=table.version)


def read_after(table: Table, after: str) -> tuple[int, int]:
    """Read who must have done what: `2 sail C` is the second seat's."""
    number, _, text = after.partition(" ")
    if not number.isdecimal() or not 1 <= int(number) <= table.seats:
        raise NotYours("seat")
    return int(number) - 1, table.game.codec.parse(text)


def fitting(table: Table, seat: int, orders: tuple[Order, ...]) -> tuple[Order | None, str]:
    """Return the order that answers what is asked; or why none does.

    What is to follow somebody's move comes before what is to be answered in any case.
    """
    for order in sorted(orders, key=lambda order: not order.after):
        try:
            if order.after and not has_come(table, seat, order):
                continue
            action = table.game.codec.parse(order.text)
        except Refusal:  # from before the rules changed
            return None, POSITION
        kinds = {table.game.kinds[kind_of(question)] for question in table.questions(seat)}
        fits = order.kind in ("", *kinds) and action in table.legal(seat)
        if not fits or (order.stands and last_decider(table) == seat):
            return None, POSITION
        return order, ""
    return None, UNMET


def has_come(table: Table, seat: int, order: Order) -> bool:
    """Tell whether a seat was told since an order was given that somebody did what it names."""
    wanted = read_after(table, order.after)
    news = (line for line in table.news(seat) if line.version > order.version)
    return any((line.seat, line.action) == wanted for line in news)


def last_decider(table: Table) -> int | None:
    return next((entry.seat for entry in reversed(table.entries) if entry.seat != CHANCE), None)


def stake(live: LiveTable, seat: int) -> str:
    """Return a mark of what a seat has: its facts on the sheet, and what it alone sees."""
    view = live.table.view(seat)
    names = [str(n + 1) for n in range(live.table.seats)]
    scene = Scene(view, Phrases(live.box.game, live.box.words("en"), names))
    has = [group.facts for group in live.box.facts(scene) if group.seat == seat]
    return sha256(repr((has, facts(view.own))).encode()).hexdigest()[:16]
