"""Starfish: directly after receiving some, tower spaces may be occupied anywhere on the board."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.drawers import Hand
from tidetable.games.titania.rules.kingdom import TOWER_SPACE, Kingdom
from tidetable.games.titania.rules.questions import Question
from tidetable.games.titania.rules.spaces import score
from tidetable.games.titania.rules.state import Tabletop, TitaniaState


def forbids_occupying(table: Tabletop, kingdom: Kingdom, space: i64) -> str:
    """TIT-E1, TIT-E3: any tower space without a starfish, whatever is built there (TIT-R15).

    TIT-E2: it costs a starfish for each tower shown.
    """
    if kingdom.kinds[space] != TOWER_SPACE:
        return "TIT-E1"
    if table.starfish_on[space] == 1:
        return "TIT-E3"
    return "" if kingdom.towers_on(space) <= table.starfish[table.player] else "TIT-E2"


def offer(state: TitaniaState) -> None:
    """TIT-E1: only now. TIT-E3: again and again. TIT-R20: not if nothing can be paid."""
    table, kingdom = state.table, state.kingdom
    if any(not forbids_occupying(table, kingdom, space) for space in range(v.N_SPACES)):
        state.open(STARFISH.asks(table.player))
    else:
        table.window = 0


@final
class Starfish(Question):
    """TIT-E1: what to occupy. TIT-E5: all starfish may be kept."""

    def allows(self, table: Tabletop, hand: Hand, kingdom: Kingdom, into: Buffer) -> None:
        for space in range(v.N_SPACES):
            if not forbids_occupying(table, kingdom, space):
                into.add(v.OCCUPY.of(space))
        into.add(v.KEEP.base)

    def forbids(self, table: Tabletop, hand: Hand, kingdom: Kingdom, action: i64) -> str:
        if v.OCCUPY.has(action):
            return forbids_occupying(table, kingdom, action - v.OCCUPY.base)
        return super().forbids(table, hand, kingdom, action)

    def do(self, state: TitaniaState, arg: i64, action: i64, news: News | None) -> None:
        if v.OCCUPY.has(action):
            occupy(state.table, state.kingdom, action - v.OCCUPY.base, news)
        else:
            state.table.window = 0


def occupy(table: Tabletop, kingdom: Kingdom, space: i64, news: News | None) -> None:
    """TIT-E2: one starfish stays, the others go back; a point for each tower and each floor.

    TIT-E4: two towers with three floors cost two starfish and give 5 points.
    """
    shown = kingdom.towers_on(space)
    table.starfish[table.player] -= shown
    table.starfish_supply += shown - 1
    table.starfish_on[space] = 1
    score(table, shown + table.floors_on(space), news)


STARFISH: Final = Starfish(9, "starfish", "TIT-T1")
