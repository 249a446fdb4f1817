"""Files that code writes: pages of what is not printed, of what views say, of what is asked and of
what learners see, and locks of numbers.

`python -m tests.meta.generated` writes them anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.meta.asks import asks_page
from tests.meta.features import LAW, changed, features_page, observation_of
from tidetable.core.box import Box
from tidetable.core.drawers import reference
from tidetable.core.say.rules_page import unprinted_markdown
from tidetable.games import box, names

ROOT: Final = Path(__file__).parents[2]
UNPRINTED: Final = ROOT / "docs" / "play" / "unprinted.md"
ASKS: Final = ROOT / "docs" / "program" / "asks.md"
VIEWS: Final = ROOT / "docs" / "program" / "views.md"
FEATURES: Final = ROOT / "docs" / "learn" / "features.md"
VIEWS_HEAD: Final = """# What the fields of a view mean

This page is generated from the fields that the games declare. A program gets them from
`questions` as `view`, and what is said here from `/api/games/{game}/view`; see [api.md](api.md).
A field with axes is a list, or lists within lists, in the order of its axes. A value that names
something is its token, or null where there is none. Seats are named as in the notation of moves:
`1` is seat 0 of the API.
"""
HOW: Final = "Run `python -m tests.meta.generated` and look at what has changed."
MOVED: Final = (
    "A number of an action has moved, so old records would be misread. If that is meant, raise "
    "EDITION in the game's game.py first. "
)


def unprinted_page() -> str:
    return unprinted_markdown([box(name) for name in names()], "en")


def views_page() -> str:
    boxes = [box(name) for name in names()]
    parts = [f"## {one.words('en')('game-title')}\n\n{reference(one.drawers)}" for one in boxes]
    return "\n".join([VIEWS_HEAD, *parts])


def lock_of(game_box: Box) -> str:
    return f"edition {game_box.game.edition}\n{game_box.game.codec.lock()}"


def moved(old: str, new: str) -> list[str]:
    """Return the rows of a lock that are no longer so, though the edition is the same."""
    old_edition, *old_rows = old.splitlines()
    new_edition, *new_rows = new.splitlines()
    return [] if old_edition != new_edition else [row for row in old_rows if row not in new_rows]


def main() -> None:
    UNPRINTED.write_text(unprinted_page(), encoding="utf-8")
    VIEWS.write_text(views_page(), encoding="utf-8")
    ASKS.write_text(asks_page([box(name) for name in names()]), encoding="utf-8")
    FEATURES.write_text(features_page([box(name) for name in names()]), encoding="utf-8")
    for one in map(box, names()):
        write_lock(one.folder / "ids.lock", lock_of(one), moved, MOVED)
        write_lock(one.folder / "observation.lock", observation_of(one).lock(), changed, LAW)


def write_lock(file: Path, lock: str, breaks: Callable[[str, str], object], why_not: str) -> None:
    """Write a lock anew, unless what it says would be broken."""
    if file.exists() and breaks(file.read_text(encoding="utf-8"), lock):
        sys.exit(f"{file.parent.name}: {why_not}")
    file.write_text(lock, encoding="utf-8")


if __name__ == "__main__":
    main()
