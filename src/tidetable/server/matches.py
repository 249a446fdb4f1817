"""Playing again: a rematch with the next start player, and matches that several games decide."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tidetable.core.contract import SPECTATOR
from tidetable.core.errors import NotYours
from tidetable.core.options import write_options
from tidetable.server.live import LiveTable
from tidetable.server.model import Link, Match, Plan
from tidetable.server.people import rematch
from tidetable.server.tables import Tables

# A game in which it matters who begins has an option and a draw by these names.
FIRST: Final = "first"
START: Final = "start"


async def play_again(tables: Tables, live: LiveTable, link: Link) -> Link:
    """Return the link to the next game of the same people that takes the place of this one.

    Who is the first to ask sets it up and is its host; all others join.
    """
    async with live.lock:
        called = rematch(live)
        if called is None:
            return await set_up_again(tables, live, link)
    links = await tables.store.links_of(int(called.text))
    same = [one for one in links if one.seats == link.seats]
    if not same:
        raise NotYours("no-seat")
    return same[-1]  # who has no seats gets the link of the watchers, which is the last


async def set_up_again(tables: Tables, live: LiveTable, link: Link) -> Link:
    """Set up the next game, with the seats shared as they are, and call the others along."""
    if not link.seats and not link.host:
        raise NotYours("watching")
    humans = {i for i, who in enumerate(live.sitters) if who.kind == "human"}
    links = await tables.store.links_of(live.id)
    others = [one.seats for one in links if one.secret != link.secret and humans & {*one.seats}]
    shares = [link.seats, *others, []]
    wishes = replace(live.wishes, lesson=False)
    plan = Plan(live.box, next_options(live), live.sitters, shares, next_match(live), wishes)
    first = (await tables.create(plan))[0]
    seat = link.seats[0] if link.seats else SPECTATOR
    await tables.people.call_along(live, seat, first.table_id)
    return first


def next_options(live: LiveTable) -> dict[str, str]:
    """Keep the variants; the left neighbour of who began this game begins the next."""
    options = write_options(live.box.game.options, live.table.options)
    start = starter(live)
    if start is not None:
        options[FIRST] = str((start + 1) % live.table.seats + 1)
    return options


def starter(live: LiveTable) -> int | None:
    """Return who began, where that was named or drawn."""
    options = write_options(live.box.game.options, live.table.options)
    if options.get(FIRST, "").isdigit():
        return int(options[FIRST]) - 1
    codec = live.box.game.codec
    for entry in live.table.entries:
        if codec.verb(entry.action).name == START:
            return codec.verb(entry.action).args(entry.action)[0]
    return None


def wins(live: LiveTable) -> list[int]:
    """Return who has won how many games, this one included. A tie counts for nobody."""
    places = live.table.places()
    alone = places.count(1) == 1
    return [
        before + (1 if live.table.over and alone and place == 1 else 0)
        for before, place in zip(live.match.wins, places, strict=True)
    ]


def winner(live: LiveTable) -> int | None:
    """Return who has won the match: more than half of the games that decide it."""
    found = [seat for seat, n in enumerate(wins(live)) if 2 * n > live.match.best_of]
    return found[0] if found else None


def next_match(live: LiveTable) -> Match:
    """Go on with the match, or begin a new one when it is decided."""
    if winner(live) is None and live.match.best_of > 1:
        return Match(live.match.best_of, wins(live))
    return Match(live.match.best_of, [0] * live.table.seats)
