"""Building: at a crane, on all tower spaces next to it, floor by floor."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News, tell
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.drawers import Hand, seat_shell
from tidetable.games.titania.rules.kingdom import N_NEIGHBOURS, Kingdom
from tidetable.games.titania.rules.questions import Question
from tidetable.games.titania.rules.spaces import score
from tidetable.games.titania.rules.state import HEIGHT_BITS, STARFISH, Tabletop, TitaniaState


def forbids_floor(table: Tabletop, space: i64, shell: i64) -> str:
    """TIT-K2: the n-th floor costs n shells of the tower's colour; none above the fourth.

    TIT-R4: a floor of that colour must be left.
    """
    height = table.height(space, shell)
    if height >= v.MOST_FLOORS or table.purse(table.player, shell) <= height:
        return "TIT-K2"
    return "" if table.floor_supply[shell] > 0 else "TIT-R4"


def next_tower(table: Tabletop, kingdom: Kingdom, crane: i64, after: i64) -> i64:
    """Return the next tower that can be raised from a crane, counted on; -1 if there is none.

    TIT-K1, TIT-K3: any tower of any tower space next to it.
    """
    for n in range(after + 1, N_NEIGHBOURS * v.N_SHELLS):
        space = kingdom.neighbours[crane * N_NEIGHBOURS + n // v.N_SHELLS]
        if space < 0:
            break
        shell = n % v.N_SHELLS
        if kingdom.has_tower(space, shell) and not forbids_floor(table, space, shell):
            return n
    return -1


def can_build(table: Tabletop, kingdom: Kingdom, crane: i64) -> bool:
    """TIT-R1: a ship may come only if one floor at least can be built."""
    return next_tower(table, kingdom, crane, -1) >= 0


def build_on(kingdom: Kingdom, crane: i64, n: i64) -> i64:
    """Return the action that raises the n-th tower round a crane."""
    space = kingdom.neighbours[crane * N_NEIGHBOURS + n // v.N_SHELLS]
    return v.BUILD.of(space * v.N_SHELLS + n % v.N_SHELLS)


def go_on_building(state: TitaniaState, news: News | None) -> None:
    """TIT-K1: one floor is a must. TIT-R20: no question without a choice."""
    table, kingdom = state.table, state.kingdom
    first = next_tower(table, kingdom, table.space, -1)
    if first < 0:
        table.step = STARFISH
    elif table.built > 0 or next_tower(table, kingdom, table.space, first) >= 0:
        state.open(BUILD.asks(table.player, table.built))
    else:
        action = build_on(kingdom, table.space, first)
        tell(news, table.player, action)
        build(table, action - v.BUILD.base, news)


@final
class Build(Question):
    """What to build. TIT-R9: after the first floor the player may stop."""

    def allows(self, table: Tabletop, hand: Hand, kingdom: Kingdom, into: Buffer) -> None:
        n = next_tower(table, kingdom, table.space, -1)
        while n >= 0:
            into.add(build_on(kingdom, table.space, n))
            n = next_tower(table, kingdom, table.space, n)
        if table.built > 0:
            into.add(v.ENOUGH.base)

    def forbids(self, table: Tabletop, hand: Hand, kingdom: Kingdom, action: i64) -> str:
        if v.BUILD.has(action):
            tower = action - v.BUILD.base
            space, shell = tower // v.N_SHELLS, tower % v.N_SHELLS
            if kingdom.has_tower(space, shell) and kingdom.are_neighbours(space, table.space):
                return forbids_floor(table, space, shell)
            return "TIT-K1"
        return "TIT-K1" if table.built == 0 else super().forbids(table, hand, kingdom, action)

    def do(self, state: TitaniaState, arg: i64, action: i64, news: News | None) -> None:
        if v.BUILD.has(action):
            build(state.table, action - v.BUILD.base, news)
        else:
            state.table.step = STARFISH


def build(table: Tabletop, tower: i64, news: News | None) -> None:
    """TIT-K2: pay, and take a floor. TIT-K4: 3 points, or 4 where a starfish lies (TIT-R9).

    TIT-K5: three floors built like this give 9 points.
    """
    space = tower // v.N_SHELLS
    shell = tower % v.N_SHELLS
    price = table.height(space, shell) + 1
    table.shells[seat_shell(table.player, shell)] -= price
    table.shell_supply[shell] += price
    table.floor_supply[shell] -= 1
    table.floors[space] += one_floor(1, shell)
    table.built += 1
    score(table, v.FLOOR_POINTS + v.STARFISH_POINT * table.starfish_on[space], news)


def one_floor(one: i64, shell: i64) -> i64:
    return one << (shell * HEIGHT_BITS)


BUILD: Final = Build(8, "build", "TIT-T1")
