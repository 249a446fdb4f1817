"""Players that are programs: those that play any game, and those a game's box brings along."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from tidetable.bots.adviser import PLAIN_CAPTAIN
from tidetable.bots.chance import Random
from tidetable.bots.even import Even
from tidetable.bots.kind import Kind
from tidetable.bots.searcher import Searcher
from tidetable.core.errors import BadTable
from tidetable.core.luck import Luck
from tidetable.core.think.level import LEVELS
from tidetable.core.vec import COMPILED

USUAL: Final = "deckhand"
CAPTAIN: Final = LEVELS[-1]
ADMIRAL: Final = "admiral"  # of a game that has a network
EVEN: Final = "even"  # neither weak nor strong: it wins about half against anybody

if TYPE_CHECKING:
    from pathlib import Path

    from tidetable.core.box import Box
    from tidetable.core.table import Table
    from tidetable.core.think.bot import Bot, BotMaker
    from tidetable.core.think.level import Level


def makers(box: Box, *, hurried: bool = True) -> dict[str, BotMaker]:
    """Return the bots that can play the game in this box, by name.

    Where nobody waits for them they need not hurry: levels count playouts then, never seconds.
    """
    levels, highest = box.levels, box.admiral
    if not hurried:
        levels = {name: replace(level, seconds=None) for name, level in levels.items()}
        highest = replace(highest, seconds=None)
    known: dict[str, BotMaker] = {"random": Random}
    known |= {name: partial(make, box.game) for name, make in box.bots.items()}
    known |= {name: partial(by_search, box, level) for name, level in levels.items()}
    if box.network is not None and CAPTAIN in levels:
        known[ADMIRAL] = partial(admiral, box, box.network, highest)
        if hurried and not COMPILED:
            known[CAPTAIN] = partial(admiral, box, box.network, PLAIN_CAPTAIN)
    if {*LEVELS} <= {*levels}:
        known[EVEN] = partial(Even, box, box.even if hurried else replace(box.even, seconds=None))
    return known


def by_search(box: Box, level: Level, luck: Luck) -> Bot:
    """Return one that searches, and gives something away if its level is kind."""
    return Kind(box, level, luck) if level.leniency else Searcher(box.evaluator, level, luck)


def admiral(box: Box, network: Path, level: Level, luck: Luck) -> Bot:
    """Return one that searches as its network says. Who plays without does not wait for numpy."""
    from tidetable.bots.networked import Admiral

    return Admiral(box, network, level, luck)


def searches(box: Box, name: str) -> bool:
    """Whether a bot thinks so long that others should not have to wait for it."""
    return name in box.levels or name in (ADMIRAL, EVEN)


def offered(box: Box) -> list[str]:
    """Return the bots that people are offered, from weak to strong, and the one that adapts."""
    known = makers(box)
    return [name for name in known if searches(box, name)] or list(known)


def usual(box: Box) -> str:
    """Return the bot that people play against who have not chosen one: neither kind nor hard."""
    return USUAL if USUAL in box.levels else offered(box)[-1]


def quick(box: Box) -> str:
    """Return the best bot that answers at once."""
    return ["random", *box.bots][-1]


def make(box: Box, name: str, luck: Luck) -> Bot:
    known = makers(box)
    if name not in known:
        raise BadTable("bot", bot=name, known=" ".join(known))
    return known[name](luck)


def luck_of(commitment: str, seat: int, entries: int) -> Luck:
    """Return a bot's luck for one answer; it follows from what everybody may know."""
    public = f"{commitment} {seat} {entries}".encode()
    return Luck(int.from_bytes(hashlib.sha256(public).digest()[:8], "big"))


class Answered(NamedTuple):
    """What a bot answered, and whether it would have thought longer but for the clock."""

    action: int
    hurried: bool


def thinking(
    box: Box, name: str, table: Table, seat: int, luck: Luck | None = None
) -> Callable[[], Answered]:
    """Return a bot's thinking as a call that may be made anywhere: it has a view, not the table."""
    bot = make(box, name, luck or luck_of(table.commitment, seat, len(table.entries)))
    view, question, legal = table.view(seat), table.questions(seat)[0], table.legal(seat)

    def think() -> Answered:
        action = bot.choose(view, question, legal)
        return Answered(action, bot.hurried)

    return think


def answer(box: Box, name: str, table: Table, seat: int) -> int:
    """Let a bot answer here and now."""
    return thinking(box, name, table, seat)().action
