"""Playing again: a rematch with the next start player, and matches that several games decide."""

from __future__ import annotations

from typing import Final

from tidetable.core.options import write_options
from tidetable.server.store import Link, Match
from tidetable.server.tables import LiveTable, Tables

# A game in which it matters who begins has an option and a draw by these names.
FIRST: Final = "first"
START: Final = "start"


async def play_again(tables: Tables, live: LiveTable, host_seats: list[int]) -> Link:
    """Set up the next game for the same people; who plays it on asks for it, and is its host."""
    humans = [i for i, who in enumerate(live.players) if who.kind == "human"]
    shares = [host_seats, *([seat] for seat in humans if seat not in host_seats), []]
    options, match = next_options(live), next_match(live)
    links = await tables.create(live.box, options, live.players, shares, match)
    return links[0]


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
