"""A game's `ids.lock`: its edition and the number of every action, kept beside its rules.

Numbers stand in records, links and trained networks. The lock is what tells a number that moved by
accident from one that moved because the edition went up.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tidetable.core.box import Box

FILE: Final = "ids.lock"


class NumbersMoved(Exception):
    """Numbers have moved within an edition: the rows of the lock that are no longer so."""

    def __init__(self, rows: list[str]) -> None:
        super().__init__(rows)
        self.rows = rows


def lock_of(box: Box) -> str:
    """Return what the lock of a game must say."""
    return f"edition {box.game.edition}\n{box.game.codec.lock()}"


def moved(old: str, new: str) -> list[str]:
    """Return the rows of a lock that are no longer so, though the edition is the same."""
    old_edition, *old_rows = old.splitlines() or [""]
    new_edition, *new_rows = new.splitlines()
    return [] if old_edition != new_edition else [row for row in old_rows if row not in new_rows]


def fault(box: Box) -> str:
    """Return what is wrong with the lock of a game, and what to do; nothing if all is well."""
    write = f"`tidetable lock {box.name}` writes it"
    try:
        old = (box.folder / FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        return f"there is no {FILE}, so a number could move unnoticed: {write}"
    rows = moved(old, lock_of(box))
    if rows:
        return f"'{rows[0]}' of {FILE} has moved: undo that, or raise the edition"
    return "" if old == lock_of(box) else f"{FILE} does not say what the game says now: {write}"


def write(box: Box) -> Path:
    """Write the lock of a game anew, unless numbers have moved within its edition."""
    file = box.folder / FILE
    rows = moved(file.read_text(encoding="utf-8"), lock_of(box)) if file.exists() else []
    if rows:
        raise NumbersMoved(rows)
    file.write_text(lock_of(box), encoding="utf-8")
    return file
