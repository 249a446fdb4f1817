"""A board for any game, from what it declares: its facts, its players, all that moves are about.

It is there before anything is drawn with love: whatever can be done glows and can be clicked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tidetable.core.codec import SEATS
from tidetable.core.show.happenings import plate_of
from tidetable.core.show.kit import around, block, plate, player_name, squeezed
from tidetable.core.show.pieces import Area, Piece
from tidetable.core.show.svg import tag, text

if TYPE_CHECKING:
    from tidetable.core.codec import Domain, Verb
    from tidetable.core.fields import Drawers, Field
    from tidetable.core.play import AnyGame
    from tidetable.core.show.scene import Scene
    from tidetable.core.show.sheet import Fact, Group, Sheet

SIZE: Final = (640, 600)  # narrow, so that a phone shows letters that can be read
CSS: Final = Path(__file__).with_name("plain.css")
MARGIN: Final = 20
LINE: Final = 30
TILE: Final = (132, 64)
ROOM: Final = 600  # across
MOST_TILES: Final = 60  # of one kind: a game with more needs a board of its own


def board(scene: Scene, sheet: Sheet, drawers: Drawers) -> list[Area]:
    """Return the areas from top to bottom, as large as fits."""
    areas = [*_areas(scene, sheet, drawers)]
    high = sum(height for _, height in areas) + MARGIN * (len(areas) + 1)
    scale = min(1.0, SIZE[1] / high)
    left = (SIZE[0] - ROOM * scale) / 2
    ground = tag("rect", width=SIZE[0], height=SIZE[1], rx=24, class_="ground")
    placed = [Area("ground", ground=ground)]
    y = MARGIN * scale
    for area, height in areas:
        placed.append(replace(area, x=left, y=y, scale=scale))
        y += (height + MARGIN) * scale
    return placed


def framed(drawn: str) -> str:
    return tag("g", drawn, class_="plain-board")


def _areas(scene: Scene, sheet: Sheet, drawers: Drawers) -> Iterator[tuple[Area, float]]:
    """Yield each area with its height."""
    for group in sheet:
        if group.seat < 0 and group.facts:
            yield _facts(group), LINE * (len(group.facts) + bool(group.title))
    seats = [group for group in sheet if group.seat >= 0]
    if seats:
        lines = max(len(group.facts) for group in seats)
        yield _players(scene, seats), LINE * (lines + 1) + MARGIN
    for name, tiles in _things(scene, drawers).items():
        across = int(ROOM // (TILE[0] + 12))
        yield _tiles(name, tiles), (len(tiles) + across - 1) // across * (TILE[1] + 12)


def _facts(group: Group) -> Area:
    title = [text(group.title, 0, 22, "title")] if group.title else []
    lines = [
        _line(fact, 0, LINE * (i + len(title)) + 22, ROOM) for i, fact in enumerate(group.facts)
    ]
    return Area(group.title or "table", ground="".join([*title, *lines]))


def _line(fact: Fact, x: float, y: float, room: float) -> str:
    """Write a fact: its label quietly, its value after it."""
    parts = [tag("tspan", escape(fact.label), class_="label" if fact.value else None)]
    parts += [" ", tag("tspan", escape(fact.value))] if fact.value else []
    words = f"{fact.label} {fact.value}"
    return tag("text", *parts, x=x, y=y, **squeezed(words, room, wide=22, narrow=12))


def _players(scene: Scene, seats: list[Group]) -> Area:
    """Draw a panel for each player; it is chosen where a move is about a seat."""
    room = ROOM / len(seats)
    high = LINE * (max(len(group.facts) for group in seats) + 1) + MARGIN
    size = (room - 12, high)
    chosen = SEATS in _domains(scene.phrases.game)
    pieces = [
        Piece(
            _panel(scene, group, size),
            room * (i + 0.5),
            high / 2,
            key=f"player-{group.seat + 1}",
            token=SEATS.tokens[group.seat] if chosen else "",
            label=group.title,
            box=around(*size),
            corner=14,
            seat=group.seat,
            holds=(plate_of(group.seat),),
        )
        for i, group in enumerate(seats)
    ]
    return Area("players", pieces)


def _panel(scene: Scene, group: Group, size: tuple[float, float]) -> str:
    width, high = size
    left, top = 14 - width / 2, -high / 2
    lines = [
        _line(fact, left, top + LINE * (i + 2), width - 28) for i, fact in enumerate(group.facts)
    ]
    ground = plate(-width / 2, top, width, high, 16, active=group.seat in scene.asked())
    return "".join([ground, player_name(group.title, left, top + LINE, width - 28, 24, 13), *lines])


def _things(scene: Scene, drawers: Drawers) -> dict[str, list[Piece]]:
    """Return what clicks can go through: moves by their names, then all that they are about."""
    game = scene.phrases.game
    found = {"moves": [_tile(verb.name, _name(scene, verb.name)) for verb in _handles(game)]}
    for domain in (domain for domain in _domains(game) if domain is not SEATS):
        counts = _counts(scene, drawers, domain)
        found[domain.name] = [
            _tile(token, scene.phrases.thing(domain, token), n)
            for token, n in zip(domain.tokens[:MOST_TILES], counts, strict=False)
            if n > 0
        ]
    return {name: tiles for name, tiles in found.items() if tiles}


def _handles(game: AnyGame) -> list[Verb]:
    return [verb for verb in game.codec.moves if verb.handle or not verb.params]


def _name(scene: Scene, verb: str) -> str:
    handle = f"verb-{verb}.handle"
    return scene.say(handle) if scene.say.knows(handle) else scene.say(f"verb-{verb}")


def _domains(game: AnyGame) -> list[Domain]:
    found = [domain for verb in game.codec.moves for domain in verb.params.values()]
    return [*{domain.name: domain for domain in found}.values()]


def _counts(scene: Scene, drawers: Drawers, domain: Domain) -> list[int]:
    """Return how many of each thing to draw: those in the viewer's hand, if they are held there."""
    fields = [field for field in drawers.own.fields if _is_over(field, domain)]
    if not fields:
        return [1] * len(domain.tokens)
    return [] if scene.is_spectator else fields[0].read(scene.view.own)


def _is_over(field: Field, domain: Domain) -> bool:
    return [axis.name for axis in field.axes] == [domain.name]


def _tile(token: str, label: str, count: int = 1) -> Piece:
    width, height = TILE
    shape = block(width, height, 14, "tile")
    words = text(label, 0, 7, "name", **squeezed(label, width - 16, wide=20, narrow=11))
    box = around(width, height)
    return Piece(shape + words, token=token, label=label, box=box, corner=14, count=count)


def _tiles(name: str, tiles: list[Piece]) -> Area:
    width, height = TILE
    across = int(ROOM // (width + 12))
    spots = [
        ((i % across + 0.5) * (width + 12), (i // across + 0.5) * (height + 12))
        for i in range(len(tiles))
    ]
    pieces = [
        replace(tile, x=x, y=y, key=f"{name}-{tile.token}", holds=(tile.token,))
        for tile, (x, y) in zip(tiles, spots, strict=True)
    ]
    return Area(name, pieces)
