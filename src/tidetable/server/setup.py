"""Setting up a table from a form: who sits where, and what is played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tidetable.core.box import Box
from tidetable.core.errors import BadTable
from tidetable.core.record import Player
from tidetable.server.store import Link, Match
from tidetable.server.tables import Tables

LONGEST_NAME: Final = 20

# Who can sit on a seat: a person at this screen, a person with a link of their own, a bot, nobody.
HERE: Final = "here"
BY_LINK: Final = "link"
NOBODY: Final = "nobody"
BOT: Final = "bot:"

MATCHES: Final = ("1", "3", "5")  # games that decide a match


async def set_up(tables: Tables, box: Box, form: Mapping[str, str]) -> Link:
    """Create the table a form describes; return the host's link.

    The host holds every seat at this screen; every other person gets a link with one seat, and one
    more link without seats is for whoever wants to watch.
    """
    players: list[Player] = []
    here: list[int] = []
    shares: list[list[int]] = []
    for n in range(1, box.game.max_seats + 1):
        who = form.get(f"seat-{n}", NOBODY)
        if who == NOBODY:
            continue
        seat = len(players)
        if who.startswith(BOT):
            players.append(Player("bot", who.removeprefix(BOT)))
            continue
        if who == HERE:
            here.append(seat)
        elif who == BY_LINK:
            shares.append([seat])
        else:
            raise BadTable("who", who=who)
        players.append(Player("human", clean_name(form.get(f"name-{n}", ""))))
    options = {
        option.name: form[f"option-{option.name}"]
        for option in box.game.options
        if f"option-{option.name}" in form
    }
    match = Match(best_of(form.get("best-of", "1")), [0] * len(players))
    links = await tables.create(box, options, players, [here, *shares, []], match)
    return links[0]


def best_of(wish: str) -> int:
    if wish not in MATCHES:
        raise BadTable("match", wish=wish, known=" ".join(MATCHES))
    return int(wish)


def clean_name(name: str) -> str:
    """Keep what can be printed on one line; a long name is cut, since a boat is only so wide."""
    printable = "".join(c for c in name if c.isprintable())
    return " ".join(printable.split())[:LONGEST_NAME]
