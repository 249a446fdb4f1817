"""The ending: the winner's ship under the evening sky, and how the scores came about."""

from __future__ import annotations

from typing import Final

from tidetable.core.show.pieces import Area, Piece
from tidetable.core.show.svg import tag, text
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.show.panels import CATEGORY_ICONS
from tidetable.games.nassau.show.picture import Picture, disc, sign
from tidetable.games.nassau.show.scenery import HEIGHT, WIDTH, use

HORIZON: Final = 470
EVENING: Final = (
    tag("rect", width=WIDTH, height=HORIZON + 40, class_="evening")
    + tag("circle", cx=WIDTH / 2, cy=HORIZON - 30, r=190, class_="sun")
    + tag("rect", y=HORIZON, width=WIDTH, height=HEIGHT - HORIZON, class_="sea")
    + tag("path", d=f"M0 {HORIZON + 14}" + "q25-16 50 0t50 0" * (WIDTH // 100), class_="wave")
)
TABLE: Final = (90, 560, 1420)
ROW: Final = 74


def ending(picture: Picture) -> list[Area]:
    """Return the winners' ships large, the others' behind them, and below them the table."""
    points = [int(picture.table.points[seat]) for seat in picture.seats]
    step, best = WIDTH / (len(points) + 1), max(points)
    fleet = [vessel(picture, seat, n, n == best, step) for seat, n in enumerate(points)]
    return [Area("evening", fleet, EVENING), breakdown(picture, points)]


def vessel(picture: Picture, seat: int, points: int, won: bool, step: float) -> Piece:
    """Return a player's ship; a winner's is larger, with a star above it."""
    size = 330 if won else 230
    middle = -size * 0.44  # it floats on the line on which it is placed
    crown = tag("g", use("star", 0, middle - size * 0.66, 90), class_="crown") if won else ""
    boat = use("boat", 0, middle, size)
    boat += use(f"seat-{seat + 1}", 0, middle + size * 0.3, size * 0.22)
    drawn = crown + tag("g", boat, class_=f"afloat w{seat} seat-{seat + 1}")
    drawn += text(picture.who(seat), 0, 38, "vessel")
    label = picture.say("board-points", who=picture.who(seat), n=points)
    return sign(drawn, (step * (seat + 1), HORIZON + 34), f"boat-{seat + 1}", label)


def breakdown(picture: Picture, points: list[int]) -> Area:
    """Return the points by category, and what each had before the final scoring."""
    x, y, width = TABLE
    seats = len(points)
    final = [picture.final(seat) for seat in picture.seats]
    before = [points[seat] - sum(final[seat]) for seat in picture.seats]
    rows = [("compass", picture.say("board-before"), before)]
    rows += [
        (CATEGORY_ICONS[n], picture.name(v.CATEGORIES, n), [of_seat[n] for of_seat in final])
        for n in picture.categories()
    ]
    rows.append(("star", picture.say("board-total"), points))
    first, step = 620, (width - 660) / seats
    parts = [disc(seat, first + step * (seat + 0.5), 44, 54) for seat in range(seats)]
    for i, (icon, label, values) in enumerate(rows):
        at = ROW * (i + 1.5)
        line = tag("path", d=f"M20 {at - ROW / 2:g}h{width - 40}", class_="rule")
        last = " total" if i == len(rows) - 1 else ""
        parts += [line, use(icon, 60, at, 52), text(label, 110, at + 11, "row-name" + last)]
        top = max(values)
        for seat, value in enumerate(values):
            class_ = "row-value" + last + (" most" if value == top > 0 else "")
            parts.append(text(str(value), first + step * (seat + 0.5), at + 13, class_))
    box = (x, y, width, ROW * (len(rows) + 1) + 20)
    return picture.panel("breakdown", box, [], more="".join(parts))
