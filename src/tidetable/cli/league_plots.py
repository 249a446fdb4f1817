"""A league's results as pictures: inline SVG that takes its colours from the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from tidetable.core.show.svg import NAMESPACE, tag, text

WIDTH: Final = 720
LEFT: Final = 190  # where names end and the picture begins
RIGHT: Final = 700
ROW: Final = 34
TOP: Final = 12
NARROW: Final = 26  # a part of a bar without room for its number
LONGEST: Final = 26  # letters of a name beside a picture; it is whole in the table


@dataclass(frozen=True)
class Span:
    """A row of a picture: a value and its bounds; `label` says it in figures."""

    name: str
    value: float
    low: float
    high: float
    label: str


@dataclass(frozen=True)
class Bar:
    """A row of parts that make up a whole; perhaps a span across it, from 0 to 1."""

    name: str
    parts: Sequence[int]
    label: str
    span: tuple[float, float, float] | None = None


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST else "…" + name[1 - LONGEST :]


def picture(title: str, rows: int, *inside: str) -> str:
    height = TOP + rows * ROW + 26
    return tag(
        "svg",
        tag("title", text_of(title)),
        *inside,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {WIDTH} {height}",
        role="img",
        aria_label=title,
    )


def text_of(words: str) -> str:
    return words.replace("&", "&amp;").replace("<", "&lt;")


def names(rows: Sequence[Span | Bar]) -> list[str]:
    return [
        text(shortened(row.name), LEFT - 12, middle(i) + 5, text_anchor="end")
        for i, row in enumerate(rows)
    ]


def middle(i: int) -> float:
    return TOP + (i + 0.5) * ROW


def axis(marks: Sequence[tuple[float, str]], rows: int) -> list[str]:
    """Draw lines from top to bottom, each with its figure below."""
    bottom = TOP + rows * ROW
    found = []
    for x, label in marks:
        found.append(tag("path", d=f"M{x:.1f} {TOP}V{bottom}", class_="axis"))
        found.append(text(label, round(x, 1), bottom + 18, "mark", text_anchor="middle"))
    return found


def whisker(low: float, high: float, y: float) -> str:
    ends = f"M{low:.1f} {y - 5}v10M{high:.1f} {y - 5}v10"
    return tag("path", d=f"M{low:.1f} {y}H{high:.1f}{ends}", class_="whisker")


def spans(title: str, rows: Sequence[Span]) -> str:
    """Draw a dot with its interval for each row, on an even scale."""
    least, most = min(row.low for row in rows), max(row.high for row in rows)
    step = step_for(most - least)
    first, last = floor(least / step) * step, ceil(most / step) * step
    place = scale(first, last)
    n = round((last - first) / step)
    marks = [first + i * step for i in range(n + 1)]
    drawn = [*axis([(place(m), f"{m:g}") for m in marks], len(rows)), *names(rows)]
    for i, row in enumerate(rows):
        y = middle(i)
        drawn.append(whisker(place(row.low), place(row.high), y))
        drawn.append(dot(place(row.value), y, row.label))
    return picture(title, len(rows), *drawn)


def times(title: str, rows: Sequence[Span]) -> str:
    """Draw mean, most and worst on a scale where each step is ten times the last."""
    known = [row for row in rows if row.value > 0]
    if not known:
        return ""
    first = floor(log10(min(min(row.value, row.low) for row in known)))
    last = max(first + 1, ceil(log10(max(row.high for row in known))))
    place = scale(first, last)
    labels = [(place(n), f"{10.0**n:g}") for n in range(first, last + 1)]
    drawn = [*axis(labels, len(rows)), *names(rows)]
    for i, row in enumerate(rows):
        if row.value > 0:
            y = middle(i)
            mean, most, worst = (place(log10(time)) for time in (row.value, row.low, row.high))
            line = f"M{min(mean, most):.1f} {y}H{worst:.1f}M{worst:.1f} {y - 6}v12"
            drawn.append(tag("path", d=line, class_="whisker"))
            box = f"M{most - 5:.1f} {y - 5}h10v10h-10z"
            drawn.append(tag("path", d=box, class_="square"))
            drawn.append(dot(mean, y, row.label))
    return picture(title, len(rows), *drawn)


def bars(title: str, rows: Sequence[Bar]) -> str:
    """Draw each row as a bar of parts, with the numbers where there is room."""
    place = scale(0, 1)
    marks = [(place(n / 4), f"{n * 25} %") for n in range(5)]
    drawn = [*axis(marks, len(rows)), *names(rows)]
    for i, row in enumerate(rows):
        x, y = float(LEFT), middle(i)
        whole = max(1, sum(row.parts))
        parts = []
        for kind, n in enumerate(row.parts):
            width = n / whole * (RIGHT - LEFT)
            size = {"x": round(x, 1), "y": y - 11, "width": round(width, 1), "height": 22}
            parts.append(tag("rect", class_=f"part-{kind}", **size))
            if width > NARROW:
                centre = round(x + width / 2, 1)
                label = text(str(n), centre, y + 5, f"on-{kind}", text_anchor="middle")
                parts.append(label)
            x += width
        if row.span is not None:
            low, value, high = row.span
            parts.append(whisker(place(low), place(high), y + 14))
            parts.append(tag("circle", cx=round(place(value), 1), cy=y + 14, r=3, class_="dot"))
        drawn.append(tag("g", tag("title", text_of(row.label)), *parts))
    return picture(title, len(rows), *drawn)


def dot(x: float, y: float, label: str) -> str:
    return tag("circle", tag("title", text_of(label)), cx=round(x, 1), cy=y, r=6, class_="dot")


def scale(first: float, last: float) -> Callable[[float], float]:
    return lambda value: LEFT + (value - first) / (last - first) * (RIGHT - LEFT)


def step_for(width: float) -> float:
    """Return a round step, of which four to ten make up the width."""
    power = 10.0 ** floor(log10(max(width, 1e-9)))
    return next(power * part for part in (0.1, 0.2, 0.5, 1, 2) if width / (power * part) <= 10)
