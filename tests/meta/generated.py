"""Files that code writes: the page of what is not printed, and each game's lock of numbers.

`python -m tests.meta.generated` writes them anew.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tidetable.core.box import Box
from tidetable.core.rules_page import unprinted_markdown
from tidetable.games import box, names

ROOT: Final = Path(__file__).parents[2]
UNPRINTED: Final = ROOT / "docs" / "unprinted.md"
HOW: Final = "Run `python -m tests.meta.generated` and look at what has changed."
MOVED: Final = (
    "A number of an action has moved, so old records would be misread. If that is meant, raise "
    "EDITION in the game's game.py first. "
)


def unprinted_page() -> str:
    return unprinted_markdown([box(name) for name in names()], "en")


def lock_of(game_box: Box) -> str:
    return f"edition {game_box.game.edition}\n{game_box.game.codec.lock()}"


def moved(old: str, new: str) -> list[str]:
    """Return the rows of a lock that are no longer so, though the edition is the same."""
    old_edition, *old_rows = old.splitlines()
    new_edition, *new_rows = new.splitlines()
    return [] if old_edition != new_edition else [row for row in old_rows if row not in new_rows]


def main() -> None:
    UNPRINTED.write_text(unprinted_page(), encoding="utf-8")
    for name in names():
        lock, file = lock_of(box(name)), box(name).folder / "ids.lock"
        if file.exists() and moved(file.read_text(encoding="utf-8"), lock):
            sys.exit(f"{name}: {MOVED}")
        file.write_text(lock, encoding="utf-8")


if __name__ == "__main__":
    main()
