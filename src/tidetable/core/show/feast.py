"""The end as a feast: the board stays, its points are counted up, and beside it is a podium.

What is counted comes from the tally, line by line; where it lies, from the places of the board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from tidetable.core.show.happenings import of_seat, plate_of
from tidetable.core.show.kit import fitted, rect, shorten, spread
from tidetable.core.show.layout import Layout, as_drawn
from tidetable.core.show.pieces import Area, Piece
from tidetable.core.show.svg import tag, text

if TYPE_CHECKING:
    from tidetable.core.show.scene import Scene
    from tidetable.core.show.sheet import TallyLine

FEAST: Final = "feast"  # the class of areas that are there only when all is over
SIZE: Final = (640, 600)
STEP: Final = 74  # how much higher a place is than the next
HIGHEST: Final = 4


# --- The podium beside the board -----------------------------------------------------------------


def beside(
    scene: Scene, areas: list[Area], layouts: list[Layout], party: list[Area], size: tuple[int, int]
) -> tuple[list[Area], list[Layout]]:
    """Return the board with the feast as a part of its own, in front; one turns from one to other.

    What lies in both has two keys: it is on the board, and on its way to the feast it is not.
    """
    guests = [
        replace(
            area,
            name=f"{FEAST}-{area.name}",
            class_=f"{area.class_} {FEAST}".strip(),
            pieces=[_invited(piece) for piece in area.pieces],
        )
        for area in party
    ]
    still = [
        replace(layout, part=layout.part or scene.say("feast-board"), front=False)
        for layout in layouts
    ]
    podium = replace(as_drawn(guests, size), part=scene.say("feast-podium"), front=True)
    return [*areas, *guests], [podium, *still]


def _invited(piece: Piece) -> Piece:
    key = f"{FEAST}-{piece.key}" if piece.key else ""
    return replace(piece, key=key, holds=(), inside=tuple(map(_invited, piece.inside)))


def podium(scene: Scene) -> list[Area]:
    """Return the podium of a game that draws none itself: all seats on steps, the best highest."""
    places = scene.phrases.game.places(scene.view.public)
    scores = scene.phrases.game.scores(scene.view.public)
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    middle_out = order[1::2][::-1] + order[::2]  # the best stands in the middle
    room = (SIZE[0] - 60) / len(order)
    spots = zip(middle_out, spread(len(order), room, SIZE[0] / 2), strict=True)
    steps = [_step(scene, seat, places[seat], scores[seat], room).at(x, 560) for seat, x in spots]
    ground = tag("rect", width=SIZE[0], height=SIZE[1], rx=24, class_="ground")
    return [Area("podium", steps, ground)]


def _step(scene: Scene, seat: int, place: int, score: int, room: float) -> Piece:
    high, wide = 60 + STEP * (HIGHEST - min(place, HIGHEST)), room - 8
    name = fitted(shorten(scene.names[seat]), 0, -high - 18, "name", wide - 8, wide=24, narrow=13)
    figure = text(str(place), 0, -high + 44, "step-place")
    points = text(str(score), 0, -18, "step-points")
    step = rect((-wide / 2, -high, wide, high), 12, "step")
    emblem = tag("use", href=f"#emblem-seat-{seat + 1}", transform=f"translate(0 {-high - 92})")
    return Piece(step + emblem + name + figure + points, key=f"step-{seat + 1}", seat=seat)


# --- Counting up ---------------------------------------------------------------------------------


def counted_up(rows: Sequence[TallyLine], places: Mapping[str, str]) -> list[dict[str, Any]]:
    """Return the tally for a page: what each line is worth, and where on the board it comes from.

    A seat's own things come before those of everybody; where nothing is named, it is its plate.
    """
    return [
        {
            "label": row.label,
            "values": row.values,
            **({"worth": row.worth, "places": _places(row, places)} if row.worth else {}),
            **({"late": True} if row.late else {}),
        }
        for row in rows
    ]


def steps(rows: Sequence[TallyLine], scores: Sequence[int]) -> list[list[int]]:
    """Return how all stood before the count-up, and after each line that is counted only then.

    Nothing, where every point fell while the game was played.
    """
    late = [row.worth for row in rows if row.late and any(row.worth)]
    if not late:
        return []
    standing = [
        score - sum(gains) for score, gains in zip(scores, zip(*late, strict=True), strict=True)
    ]
    found = [standing]
    for worth in late:
        found.append([n + more for n, more in zip(found[-1], worth, strict=True)])
    return found


def _places(row: TallyLine, places: Mapping[str, str]) -> list[list[str]]:
    """Return for each seat the places that a line of the tally comes from."""
    return [
        [*dict.fromkeys(_found(seat, names, places))] or [places.get(plate_of(seat), "")]
        for seat, names in enumerate(row.at)
    ]


def _found(seat: int, names: Sequence[str], places: Mapping[str, str]) -> list[str]:
    found = (places.get(of_seat(seat, name)) or places.get(name) for name in names)
    return [place for place in found if place]
