"""The picture of the board."""

from __future__ import annotations

from tidetable.core.box import Scene

SIZE = (1000, 700)


def draw(scene: Scene) -> str:
    return ""


def describe(scene: Scene) -> str:
    return ""
