"""Players that are programs: those that play any game, and those a game's box brings along."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from tidetable.bots.chance import Random
from tidetable.core.errors import BadTable
from tidetable.core.luck import Luck

if TYPE_CHECKING:
    from tidetable.core.bot import Bot, BotMaker
    from tidetable.core.box import Box
    from tidetable.core.table import Table


def makers(box: Box) -> dict[str, BotMaker]:
    """Return the bots that can play the game in this box, by name."""
    return {"random": Random, **box.bots}


def make(box: Box, name: str, luck: Luck) -> Bot:
    known = makers(box)
    if name not in known:
        raise BadTable("bot", bot=name, known=" ".join(known))
    return known[name](luck)


def thinking(box: Box, name: str, table: Table, seat: int) -> Callable[[], str]:
    """Return a bot's thinking as a call that may be made anywhere: it has a view, not the table.

    The bot's luck follows from what everybody may know.
    """
    public = f"{table.commitment} {seat} {len(table.entries)}".encode()
    bot = make(box, name, Luck(int.from_bytes(hashlib.sha256(public).digest()[:4], "big")))
    view, question, legal = table.view(seat), table.questions(seat)[0], table.legal(seat)
    return lambda: box.game.codec.text(bot.choose(view, question, legal))


def answer(box: Box, name: str, table: Table, seat: int) -> str:
    """Let a bot answer here and now."""
    return thinking(box, name, table, seat)()
