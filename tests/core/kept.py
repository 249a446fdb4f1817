"""Records as earlier versions wrote them: what was honest once stays readable.

`python -m tests.core.kept NAME` writes one anew. Do so only when the edition or the data of its
game have changed, for then the old one is refused with good reason.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Final

from tidetable import bots, games
from tidetable.core.box import Box
from tidetable.core.record import Player, write
from tidetable.core.table import Table

FOLDER: Final = Path(__file__).parent / "records"
PLAYERS: Final = [Player("bot", "greedy")] * 2
RUNNING, CONTINUED = "running", "continued"
NAMES: Final = [*games.names(), RUNNING, CONTINUED]


def kept(name: str) -> str:
    return (FOLDER / f"{name}.tide").read_text(encoding="utf-8")


def written(name: str) -> str:
    """Let two bots play: a whole game, the beginning of one, or one that goes on from there."""
    if name == CONTINUED:
        return write(continued(), PLAYERS)
    if name == RUNNING:
        return write(running(), PLAYERS, seed_of(RUNNING))
    return write(played(games.box(name), games.box(name).table(2, seed=seed_of(name))), PLAYERS)


def running() -> Table:
    box = games.box("chests")
    return played(box, box.table(2, seed=seed_of(RUNNING)), decisions=12)


def continued() -> Table:
    begun = running()
    table = Table(begun.game, 2, {}, seed_of(CONTINUED))
    for entry in begun.entries:
        table.repeat(entry)
    table.given = len(table.entries)
    table.settle()
    return played(games.box("chests"), table)


def seed_of(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()[:16]


def played(box: Box, table: Table, decisions: int = 10_000) -> Table:
    for _ in range(decisions):
        if table.over:
            break
        seat = table.asked()[0]
        table.play(seat, bots.answer(box, PLAYERS[seat].name, table, seat))
    return table


if __name__ == "__main__":
    for one in sys.argv[1:]:
        (FOLDER / f"{one}.tide").write_text(written(one), encoding="utf-8")
