"""Playing again: a rematch with the next start player, and matches that several games decide."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Final

from tidetable import games
from tidetable.core.box import Box
from tidetable.core.contract import SPECTATOR
from tidetable.core.errors import NotYours
from tidetable.core.options import write_options
from tidetable.server.room.events import CalledAlong
from tidetable.server.room.live import LiveTable
from tidetable.server.room.tables import Tables
from tidetable.server.store.model import Link, MatchScore, TablePlan
from tidetable.server.store.writer import Overtaken

# A game in which it matters who begins has an option and a draw by these names.
FIRST: Final = "first"
START: Final = "start"


async def play_again(tables: Tables, live: LiveTable, link: Link) -> Link:
    """Return the link to the next game of the same people that takes the place of this one.

    Who is the first to ask sets it up and is its host; all others join, each by a link that nobody
    else is shown.
    """
    if not live.table.over:
        raise NotYours("again")
    if await tables.store.following(live.id) is None:
        with suppress(Overtaken):  # somebody asked at the same moment
            return await set_up_again(tables, live, link)
    following = await tables.store.following(live.id)
    assert following is not None
    if not link.seats:
        return await tables.store.seating.watching(following)
    key = await tables.store.seating.key(following, link.seats)
    if key is None:
        raise NotYours("no-seat")
    return key


async def set_up_again(tables: Tables, live: LiveTable, link: Link) -> Link:
    """Set up the next game, with the seats shared as they are, and call the others along."""
    if not link.seats and not link.host:
        raise NotYours("watching")
    shares = await tables.store.seating.shares(live.id)
    others = [share for share in shares if share != link.seats]
    free = [[seat] for seat, who in enumerate(live.sitters) if who.free]
    match = next_match(live)
    plan = TablePlan(
        live.box if any(match.wins) else today(live.box),
        next_options(live),
        live.sitters,
        [link.seats, *others, *free, []],
        match,
        replace(live.settings, lesson=False),
        follows=live.id,
        shared=live.table.shares is not None,
    )
    first = (await tables.create(plan))[0]
    caller = link.seats[0] if link.seats else SPECTATOR
    await tables.events.publish(CalledAlong(live, caller))
    return first


def today(box: Box) -> Box:
    """Return today's rules, on the same data: only a match goes on by those of before."""
    new = games.box(box.name)
    return new if box.data is None or box.data.digest == new.game.data else new.on(box.data)


def next_options(live: LiveTable) -> dict[str, str]:
    """Keep the variants; the left neighbour of whoever began this game begins the next."""
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


def next_match(live: LiveTable) -> MatchScore:
    """Go on with the match, or begin a new one when it is decided."""
    if winner(live) is None and live.match.best_of > 1:
        return MatchScore(live.match.best_of, wins(live))
    return MatchScore(live.match.best_of, [0] * live.table.seats)
