"""The ending: the winner's ship under the evening sky, and how the scores came about."""

from __future__ import annotations

from typing import Final

from tidetable.core.show.svg import group, tag, text
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.show.panels import CATEGORY_ICONS
from tidetable.games.nassau.show.picture import Picture, titled
from tidetable.games.nassau.show.scenery import HEIGHT, WIDTH, use

HORIZON: Final = 470
TABLE: Final = (90, 560, 1420)
ROW: Final = 74


def ending(picture: Picture) -> str:
    """Return the winners' ships large, the others' behind them, and below them the table."""
    points = [int(picture.table.points[seat]) for seat in picture.seats]
    best = max(points)
    sky = tag("rect", width=WIDTH, height=HORIZON + 40, class_="evening")
    sun = tag("circle", cx=WIDTH / 2, cy=HORIZON - 30, r=190, class_="sun")
    water = tag("rect", y=HORIZON, width=WIDTH, height=HEIGHT - HORIZON, class_="sea")
    waves = tag("path", d=waves_at(HORIZON + 14), class_="wave")
    step = WIDTH / (len(points) + 1)
    fleet = [
        group(vessel(picture, seat, n, n == best), x=step * (seat + 1), y=HORIZON + 34)
        for seat, n in enumerate(points)
    ]
    return sky + sun + water + waves + "".join(fleet) + breakdown(picture, points)


def waves_at(y: float) -> str:
    return f"M0 {y:g}" + "q25-16 50 0t50 0" * (WIDTH // 100)


def vessel(picture: Picture, seat: int, points: int, won: bool) -> str:
    """Return a player's ship around its middle; a winner's is larger, with a star above it."""
    size = 330 if won else 230
    middle = -size * 0.44  # it floats on the line on which it is placed
    crown = tag("g", use("star", 0, middle - size * 0.66, 90), class_="crown") if won else ""
    boat = use("boat", 0, middle, size)
    boat += use(f"seat-{seat + 1}", 0, middle + size * 0.3, size * 0.22)
    drawn = tag("g", boat, class_=f"afloat w{seat} seat-{seat + 1}")
    label = picture.say("board-points", who=picture.who(seat), n=points)
    name = text(picture.who(seat), 0, 38, "vessel")
    return titled(label, crown, drawn, name)


def breakdown(picture: Picture, points: list[int]) -> str:
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
    parts = [picture.plate(x, y, width, ROW * (len(rows) + 1) + 20)]
    first, step = x + 620, (width - 660) / seats
    for seat in range(seats):
        middle = first + step * (seat + 0.5)
        parts.append(picture.disc(seat, middle, y + 44, 54))
    for i, (icon, label, values) in enumerate(rows):
        at = y + ROW * (i + 1.5)
        line = tag("path", d=f"M{x + 20} {at - ROW / 2:g}h{width - 40}", class_="rule")
        last = " total" if i == len(rows) - 1 else ""
        parts += [line, use(icon, x + 60, at, 52), text(label, x + 110, at + 11, "row-name" + last)]
        top = max(values)
        for seat, value in enumerate(values):
            class_ = "row-value" + last + (" most" if value == top > 0 else "")
            parts.append(text(str(value), first + step * (seat + 0.5), at + 13, class_))
    return "".join(parts)
