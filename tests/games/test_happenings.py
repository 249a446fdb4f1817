"""Whatever news there can be happens somewhere: at a place of the board that the viewer looks at.

Which kinds there are the verbs say. Games are played in several manners until nothing new occurs
any more; what no game comes to is told at a position as if it had happened. Of each kind of news
the first times are looked at, with the eyes of somebody at the table and of whoever watches.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Final, NamedTuple

import pytest

from tests.games.test_pictures import scene
from tidetable.core.box import Box
from tidetable.core.contract import EVERYONE, SPECTATOR
from tidetable.core.errors import BadTable
from tidetable.core.show.happenings import (
    Happening,
    all_in,
    happenings,
    latest,
    places_on,
    plate_of,
)
from tidetable.core.show.pieces import Area
from tidetable.core.table import Line, Table
from tidetable.games import box, names

GAMES: Final = 30
TIMES: Final = 2  # that a kind of news is looked at

# Luck of games at random in which something rare happens: no move is left; the captain is stuck,
# what is lost first makes a difference.
RARE: Final = {"sirens": [1724], "nassau": [2567, 13394]}
# What no game comes to: our city has no two alleys between the same squares, somebody's own may.
UNPLAYED: Final = {"nassau": {"detour"}}
# What is of a player alone, and of no thing on the board.
OF_PLAYERS: Final = {
    "chests": set[str](),
    "sirens": set[str](),
    "titania": {"stop", "enough", "keep", "loses-ship"},
    "nassau": {"enough", "scores", "pays"},
}


class Seen(NamedTuple):
    """A happening, what its place is called, and what is drawn there before and after it."""

    text: str
    happening: Happening
    plate: str
    drawn: bool
    over: bool


def games_of(game_box: Box) -> Iterator[tuple[Table, Table]]:
    """Yield positions of games with all options, each with the one before it.

    Seats choose at random, or what was chosen least, or whatever ends something.
    """
    codec, chosen = game_box.game.codec, Counter[str]()

    def rarest(legal: list[int]) -> list[int]:
        least = min(chosen[codec.verb(action).name] for action in legal)
        return [action for action in legal if chosen[codec.verb(action).name] == least]

    def lazy(legal: list[int]) -> list[int]:
        return [action for action in legal if codec.verb(action).ends] or legal

    manners: list[Callable[[list[int]], list[int]]] = [lambda legal: legal, rarest, lazy]
    numbered = [(n, manners[n % len(manners)]) for n in range(GAMES)]
    for n, manner in [*numbered, *((n, manners[0]) for n in RARE.get(game_box.name, []))]:
        luck = Random(n)
        table = laid(game_box, luck)
        yield table, table
        while not table.over:
            before = table.copy()
            seat = luck.choice(table.asked())
            action = luck.choice(manner(table.legal(seat)))
            chosen[codec.verb(action).name] += 1
            table.play(seat, action)
            yield before, table


def laid(game_box: Box, luck: Random) -> Table:
    """Return a table for some players with some options."""
    game = game_box.game
    seats = luck.randint(game.min_seats, game.max_seats)
    options = {option.name: luck.choice(option.choices) for option in game.options}
    try:
        return game_box.table(seats, options, luck.randbytes(16))
    except BadTable:  # somebody begins who is not there
        return game_box.table(seats, {}, luck.randbytes(16))


def all_seen(game_box: Box) -> dict[str, list[Seen]]:
    """Return what happened, by its verb."""
    times = Counter[str]()
    found: dict[str, list[Seen]] = defaultdict(list)
    last: Table | None = None
    for before, table in games_of(game_box):
        new = [line for line in table.lines if line.version == table.version]
        kinds = {game_box.game.codec.verb(line.action).name for line in new}
        if any(times[kind] < TIMES for kind in kinds):
            times.update(kinds)
            for viewer in (SPECTATOR, table.version % table.seats):
                for seen in looked_at(game_box, before, table, viewer):
                    found[seen.happening.verb].append(seen)
        last = before
    assert last is not None
    unplayed = [verb for verb in game_box.game.codec.verbs if verb.name not in found]
    assert {verb.name for verb in unplayed} == UNPLAYED.get(game_box.name, set())
    for verb in unplayed:  # as if it had just happened
        last.lines.append(Line(last.version, EVERYONE, 0, int(verb.base)))
        for seen in looked_at(game_box, last, last, SPECTATOR):
            found[seen.happening.verb].append(seen)
    return found


def looked_at(game_box: Box, before: Table, table: Table, viewer: int) -> Iterator[Seen]:
    """Yield what one viewer sees happen in the newest version."""
    lines, areas = table.told(viewer), game_box.areas(scene(game_box, table, viewer))
    places, there = places_on(areas), drawn_in(areas)
    there_before = cache(lambda: drawn_in(game_box.areas(scene(game_box, before, viewer))))
    for line, happening in zip(lines, happenings(game_box, lines, places), strict=True):
        if line.version == table.version:
            targets = {*happening.target.split()}
            drawn = bool(targets & there) or bool(targets & there_before())
            plate = places[plate_of(max(happening.seat, 0))]
            yield Seen(said(game_box, line), happening, plate, drawn, table.over)


def drawn_in(areas: list[Area]) -> set[str]:
    """Return the places of a picture where anything is drawn."""
    pieces = [piece for area in areas for piece in all_in(area.pieces)]
    keys = {piece.key for piece in pieces if piece.drawn or piece.token or piece.inside}
    return keys | {area.name for area in areas if area.ground or area.pieces}


def said(game_box: Box, line: Line) -> str:
    return f"{line.seat} {game_box.game.codec.text(line.action)}"


@pytest.mark.parametrize("name", names())
def test_all_news_happens_somewhere(name: str) -> None:
    found = all_seen(box(name))
    every = [one for seen in found.values() for one in seen]
    assert [one for one in every if not one.drawn] == []
    assert [one for one in every if one.happening.source == one.happening.target] == []
    # Only what is of players alone is shown at their names, as long as the game runs.
    running = [one for one in every if not one.over]
    at_things = {one.happening.verb for one in running if one.happening.target != one.plate}
    assert {one.happening.verb for one in running} - at_things == OF_PLAYERS[name]
    assert found.keys() == {verb.name for verb in box(name).game.codec.verbs}


@pytest.mark.parametrize("name", names())
def test_the_last_lines_are_told_without_all_that_came_before(name: str) -> None:
    """Whose turn it is and what goes where is the same; only what an old move caused may differ."""
    one, luck = box(name), Random(3)
    table = one.table(2, seed=bytes(16))
    for _ in range(60):
        if not table.over:
            seat = table.asked()[0]
            table.play(seat, luck.choice(table.legal(seat)))
    lines, places = table.told(0), one.picture(scene(one, table, 0)).places
    whole = happenings(one, lines, places)
    for n in (0, 1, 7, 30, len(lines), len(lines) + 9):
        last, found = whole[max(len(lines) - n, 0) :], latest(one, lines, places, n)
        assert [(each.actor, each.seat, each.n) for each in found] == [
            (each.actor, each.seat, each.n) for each in last
        ]
        assert [each.target for each in found[1:]] == [each.target for each in last[1:]]
