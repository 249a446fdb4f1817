"""The board in the terminal."""

from __future__ import annotations

from tidetable.core.box import Scene


def screen(scene: Scene) -> str:
    return ""


def tally(scene: Scene) -> list[tuple[str, list[int]]]:
    return []
