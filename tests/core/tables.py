"""Tables to test on, and ways to play on them."""

from __future__ import annotations

from tests.contract.cove import BOX as COVE
from tidetable import games
from tidetable.core.luck import Luck, seed_from_text
from tidetable.core.table import Table

CHESTS = games.box("chests")
BOTH = {"greedy-pirates": "yes", "old-sea-dogs": "yes", "first": "random"}


def chests(
    seed: int = 1,
    seats: int = 2,
    options: dict[str, str] | None = None,
    bots: frozenset[int] = frozenset(),
) -> Table:
    return CHESTS.table(seats, options or {"first": "1"}, seed_from_text(str(seed)), bots)


def cove(seed: int = 1, bots: frozenset[int] = frozenset()) -> Table:
    return COVE.table(3, seed=seed_from_text(str(seed)), bots=bots)


def cove_in_clash(seed: int = 1) -> Table:
    """Return a table where all three are asked at once, in version 1."""
    table = cove(seed)
    table.play(0, "anchor")
    return table


def texts(table: Table, seat: int) -> list[str]:
    return [table.game.codec.text(action) for action in table.legal(seat)]


def play_on(table: Table, decisions: int, luck: int = 1) -> Table:
    """Play so many decisions at random, or to the end."""
    source = Luck(luck)
    for _ in range(decisions):
        if table.over:
            break
        asked = table.asked()
        seat = asked[source.below(len(asked))]
        legal = table.legal(seat)
        table.play(seat, legal[source.below(len(legal))])
    return table


def finished(table: Table, luck: int = 1) -> Table:
    play_on(table, 2000, luck)
    assert table.over
    return table
