"""Starfish: directly after receiving some, tower spaces may be occupied anywhere on the board."""

from __future__ import annotations

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News, ask
from tidetable.games.titania.rules.kingdom import TOWER_SPACE, Kingdom
from tidetable.games.titania.rules.spaces import score
from tidetable.games.titania.rules.state import Table, TitaniaState
from tidetable.games.titania.rules.verbs import ASK_STARFISH, KEEP, OCCUPY


def next_space(table: Table, kingdom: Kingdom, after: i64) -> i64:
    """Return the next tower space that can be occupied, -1 if there is none after that one.

    TIT-E1, TIT-E3: any without a starfish. TIT-E2: it costs a starfish for each tower shown.
    TIT-R15: whatever is built there.
    """
    kinds = kingdom.kinds
    for space in range(after + 1, len(kinds)):
        if kinds[space] != TOWER_SPACE or table.starfish_on[space] == 1:
            continue
        if kingdom.towers_on(space) <= table.starfish[table.player]:
            return space
    return -1


def offer(state: TitaniaState, kingdom: Kingdom) -> None:
    """TIT-E1: only now. TIT-E3: again and again. TIT-R20: not if nothing can be paid."""
    table = state.table
    if next_space(table, kingdom, -1) >= 0:
        state.open(ask(table.player, ASK_STARFISH))
    else:
        table.window = 0


def tower_spaces(table: Table, kingdom: Kingdom, into: Buffer) -> None:
    """Write what can be occupied; TIT-E5: all starfish may be kept."""
    space = next_space(table, kingdom, -1)
    while space >= 0:
        into.add(OCCUPY.of(space))
        space = next_space(table, kingdom, space)
    into.add(KEEP.base)


def occupy(table: Table, kingdom: Kingdom, space: i64, news: News | None) -> None:
    """TIT-E2: one starfish stays, the others go back; a point for each tower and each floor.

    TIT-E4: two towers with three floors cost two starfish and give 5 points.
    """
    shown = kingdom.towers_on(space)
    table.starfish[table.player] -= shown
    table.starfish_supply += shown - 1
    table.starfish_on[space] = 1
    score(table, shown + table.floors_on(space), news)
