"""Whatever news there can be happens somewhere: at a place of the board that the viewer looks at.

Games are played at random until nothing new occurs any more. Of each kind of news the first times
are looked at, with the eyes of somebody at the table and of whoever watches.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

import pytest

from tests.games.test_pictures import scene
from tidetable.core.box import Box
from tidetable.core.contract import SPECTATOR
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

# What random games never come to: no cards left, a quiet round, districts of other data, a loss
# that a player may choose.
NEVER: Final = {
    "chests": set[str](),
    "sirens": {"pass"},
    "titania": {"becalmed"},
    "nassau": {"detour", "set", "lose"},
}
# What is of a player alone, and of no thing on the board.
OF_PLAYERS: Final = {
    "chests": set[str](),
    "sirens": {"done"},
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


def random_games(game_box: Box) -> Iterator[tuple[Table, Table]]:
    """Yield positions of random games with all options, each with the one before it."""
    game = game_box.game
    for n in range(GAMES):
        luck = Random(n)
        seats = luck.randint(game.min_seats, game.max_seats)
        options = {option.name: luck.choice(option.choices) for option in game.options}
        try:
            table = game_box.table(seats, options, luck.randbytes(16))
        except BadTable:  # somebody begins who is not there
            table = game_box.table(seats, {}, luck.randbytes(16))
        yield table, table
        while not table.over:
            before = table.copy()
            seat = luck.choice(table.asked())
            table.play(seat, luck.choice(table.legal(seat)))
            yield before, table


def all_seen(game_box: Box) -> dict[str, list[Seen]]:
    """Return what happened, by its verb."""
    times = Counter[str]()
    found: dict[str, list[Seen]] = defaultdict(list)
    for before, table in random_games(game_box):
        new = [line for line in table.lines if line.version == table.version]
        kinds = {game_box.game.codec.verb(line.action).name for line in new}
        if any(times[kind] < TIMES for kind in kinds):
            times.update(kinds)
            for viewer in (SPECTATOR, table.version % table.seats):
                for seen in looked_at(game_box, before, table, viewer):
                    found[seen.happening.verb].append(seen)
    return found


def looked_at(game_box: Box, before: Table, table: Table, viewer: int) -> Iterator[Seen]:
    """Yield what one viewer sees happen in the newest version."""
    lines, areas = table.told(viewer), game_box.areas(scene(game_box, table, viewer))
    places, there = places_on(areas), drawn_in(areas)
    for line, happening in zip(lines, happenings(game_box, lines, places), strict=True):
        if line.version == table.version:
            targets = {*happening.target.split()}
            drawn = bool(targets & there) or bool(
                targets & drawn_in(game_box.areas(scene(game_box, before, viewer)))
            )
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
    verbs = {verb.name for verb in box(name).game.codec.verbs}
    assert verbs - found.keys() == NEVER[name]


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
