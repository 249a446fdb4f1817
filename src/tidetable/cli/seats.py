"""Who sits at the table: people, bots, their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable import bots
from tidetable.cli.terminal import Misused, clean
from tidetable.core.errors import BadTable
from tidetable.core.luck import Luck
from tidetable.core.record import Player

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.say.words import Words


def invite(
    box: Box, say: Words, seats: int | None, bot_names: list[str] | None, names: list[str]
) -> list[Player]:
    """Seat people first, then bots. Unless wished otherwise: one person, the rest bots."""
    for name in names:
        if not name or clean(name) != name:
            raise Misused(say("misused-name", name=name))
    least, most = box.game.min_seats, box.game.max_seats
    if seats is not None and not least <= seats <= most:
        raise BadTable("seats", seats=seats, least=least, most=most)
    if bot_names is None:
        people = max(1, len(names))
        bot_names = [bots.quick(box)] * ((seats or max(least, people)) - people)
    elif seats is None:
        people = max(1, len(names), least - len(bot_names))
    else:
        people = seats - len(bot_names)
    seats = seats or people + len(bot_names)
    if people < len(names) or people + len(bot_names) != seats:
        raise Misused(say("misused-seats", people=len(names), bots=len(bot_names), seats=seats))
    unnamed = [""] * (people - len(names))
    players = [
        *(Player("human", name) for name in [*names, *unnamed]),
        *(Player("bot", name) for name in bot_names),
    ]
    call_bots(box, players)
    return players


def call_bots(box: Box, players: list[Player]) -> None:
    """Find out now, and not in mid-game, whether there are such bots."""
    for who in players:
        if who.kind == "bot":
            bots.make(box, who.name, Luck(0))


def names_of(players: list[Player], say: Words) -> list[str]:
    """Return the players' names: as given, or by the colour of their boat."""
    return [
        clean(who.name) if who.kind == "human" and who.name else say(f"seat-{i + 1}")
        for i, who in enumerate(players)
    ]
