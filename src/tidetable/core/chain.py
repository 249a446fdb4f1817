"""The log of a table as a chain: the hash of each line covers all lines before it.

Whoever has noted one hash knows whether anything up to there was changed, left out, added or moved
since. The lines are those of a record, so a record is enough to work all of them out again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from tidetable.core.contract import CHANCE
from tidetable.core.options import write_options

if TYPE_CHECKING:
    from tidetable.core.table import Table

FORMAT: Final = "1"
CHANCE_MARK: Final = "~"
SHARE_MARK: Final = "!"  # what a seat gives to the luck
UNDO_MARK: Final = "<"


def first_hash(table: Table, commitment: str) -> bytes:
    """Return what a chain begins with: what is played, and by which sealed seed of the host."""
    seats = f"seats {table.seats}"
    return hashlib.sha256("\n".join([*heading(table, commitment), seats]).encode()).digest()


def heading(table: Table, commitment: str) -> list[str]:
    """Return the lines of a record's heading that never change, whoever sits there."""
    game = table.game
    options = write_options(game.options, table.options)
    return [
        f"tidetable {FORMAT}",
        f"game {game.name}",
        f"edition {game.edition}",
        *([f"data {game.data}"] if game.data else []),
        *(f"option {name} {choice}" for name, choice in options.items()),
        *([f"commitment {commitment}"] if commitment else []),
        *([f"given {table.given}"] if table.given else []),
    ]


def next_hash(last: bytes, line: str) -> bytes:
    return hashlib.sha256(last + line.encode()).digest()


def hashes(first: bytes, lines: Iterable[str]) -> list[bytes]:
    """Return the hash of each line, after what the chain began with."""
    found = [first]
    for line in lines:
        found.append(next_hash(found[-1], line))
    return found


def mark_of(seat: int) -> str:
    return CHANCE_MARK if seat == CHANCE else str(seat + 1)


def line_of(seat: int, text: str, keep: int | None = None) -> str:
    """Write what a seat or chance did, gave to the luck or took back, as a record has it."""
    if keep is not None:
        return f"{UNDO_MARK} {seat + 1} {keep} {text}".rstrip()
    if text.startswith(SHARE_MARK):
        whose = "" if seat == CHANCE else f" {seat + 1}"
        return f"{SHARE_MARK}{whose} {text.removeprefix(SHARE_MARK)}"
    return f"{mark_of(seat)} {text}"
