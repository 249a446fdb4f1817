"""Where the tiles, squares and stones of a picture lie, and which of them lie on each other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, product
from math import cos, radians, sin
from xml.etree import ElementTree

# What must lie beside others of its kind: adversaries and sites, squares, spaces, wares.
KINDS = ("tile", "tile site", "square", "space", "space filled", "card", "stone")
TOUCHING = 1.5
STONES = 5  # of a stone's square outline, at the round corner of a square
Matrix = tuple[float, float, float, float, float, float]
Box = tuple[str, float, float, float, float]


def times(one: Matrix, other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * k + c * m + e,
        b * k + d * m + f,
    )


def matrix_of(transform: str) -> Matrix:
    found: Matrix = (1, 0, 0, 1, 0, 0)
    for name, inside in re.findall(r"(\w+)\(([^)]*)\)", transform):
        numbers = [float(n) for n in re.findall(r"-?[\d.]+", inside)]
        if name == "translate":
            step: Matrix = (1, 0, 0, 1, numbers[0], numbers[1])
        elif name == "scale":
            step = (numbers[0], 0, 0, numbers[-1], 0, 0)
        else:
            turn = radians(numbers[0])
            step = (cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0)
        found = times(found, step)
    return found


def placed(element: ElementTree.Element, at: Matrix = (1, 0, 0, 1, 0, 0)) -> Iterator[Box]:
    """Return the outlines of all that is looked at, where they lie in the picture."""
    at = times(at, matrix_of(element.get("transform", "")))
    class_ = (element.get("class") or "").removesuffix(" visited")
    if class_ in KINDS and element.tag.endswith("rect"):
        x, y, width, height = (float(element.get(n, 0)) for n in ("x", "y", "width", "height"))
        yield outline(class_, at, x, y, x + width, y + height)
    elif class_ in KINDS and element.tag.endswith("circle"):
        x, y, r = (float(element.get(name, 0)) for name in ("cx", "cy", "r"))
        yield outline(class_, at, x - r, y - r, x + r, y + r)
    for inner in element:
        yield from placed(inner, at)


def outline(class_: str, at: Matrix, *corners: float) -> Box:
    x1, y1, x2, y2 = corners
    a, b, c, d, e, f = at
    points = [(a * x + c * y + e, b * x + d * y + f) for x in (x1, x2) for y in (y1, y2)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return class_.split()[0], min(xs), min(ys), max(xs), max(ys)


def lying_on_each_other(root: ElementTree.Element) -> list[tuple[Box, Box]]:
    """Return things of a kind that do, and stones on squares. Stones of crossing alleys may."""
    kinds: dict[str, list[Box]] = {}
    for box in placed(root):
        kinds.setdefault(box[0], []).append(box)
    stones, squares = kinds.pop("stone", []), kinds.get("square", [])
    alike = [pair for some in kinds.values() for pair in combinations(some, 2)]
    found = [pair for pair in alike if overlap(*pair) > TOUCHING]
    return found + [pair for pair in product(stones, squares) if overlap(*pair) > STONES]


def overlap(one: Box, other: Box) -> float:
    _, left, top, right, bottom = one
    _, x1, y1, x2, y2 = other
    return min(min(right, x2) - max(left, x1), min(bottom, y2) - max(top, y1))
