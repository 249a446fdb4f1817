"""The ending: the winner's ship under the evening sky, and how the scores came about."""

from dataclasses import replace
from typing import Final

from tidetable.core.show.happenings import plate_of
from tidetable.core.show.pieces import Area, Piece
from tidetable.core.show.sheet import tally
from tidetable.core.show.svg import tag, text
from tidetable.games.nassau.show.panels import CATEGORY_ICONS
from tidetable.games.nassau.show.picture import Picture, disc, sign
from tidetable.games.nassau.show.scenery import use
from tidetable.games.nassau.show.sheet import player

WIDTH: Final = 1600
HEIGHT: Final = 1424
SIZE: Final = (WIDTH, HEIGHT)
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
    return [Area("evening", fleet, EVENING), breakdown(picture)]


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
    ship = sign(drawn, (step * (seat + 1), HORIZON + 34), f"boat-{seat + 1}", label)
    return replace(ship, holds=(plate_of(seat),))


def breakdown(picture: Picture) -> Area:
    """Return where the points come from, as the sheet tells it (NAS-F)."""
    x, y, width = TABLE
    rows = tally([player(picture, seat) for seat in picture.seats])
    icons = ["compass", *CATEGORY_ICONS[: len(rows) - 2], "star"]
    step = (width - 660) / len(picture.seats)
    columns = [620 + step * (seat + 0.5) for seat in picture.seats]
    parts = [disc(seat, middle, 44, 54) for seat, middle in enumerate(columns)]
    for i, (label, values) in enumerate(rows):
        at, last = ROW * (i + 1.5), " total" if i == len(rows) - 1 else ""
        parts.append(tag("path", d=f"M20 {at - ROW / 2:g}h{width - 40}", class_="rule"))
        parts += [use(icons[i], 60, at, 52), text(label, 110, at + 11, "row-name" + last)]
        for value, middle in zip(values, columns, strict=True):
            class_ = "row-value" + last + (" most" if value == max(values) > 0 else "")
            parts.append(text(str(value), middle, at + 13, class_))
    size = (width, ROW * (len(rows) + 1) + 20)
    return replace(picture.panel("breakdown", size, [], more="".join(parts)), x=x, y=y)
