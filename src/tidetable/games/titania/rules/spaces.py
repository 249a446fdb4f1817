"""The spaces: fog, bonus and point spaces give something, a crane lets its player build."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, ask, sealed_ask
from tidetable.games.titania.rules.drawers import seat_shell, seat_value
from tidetable.games.titania.rules.kingdom import (
    BONUS_SPACE,
    CRANE,
    FOG_GAINS,
    FOG_SPACE,
    N_GAINS,
    Kingdom,
)
from tidetable.games.titania.rules.state import (
    BUILDING,
    DEALT_AGAIN,
    FACE_UP,
    GAINS,
    NO_TILE,
    SHIP,
    STARFISH,
    Table,
    TitaniaState,
)
from tidetable.games.titania.rules.verbs import (
    AMOUNT,
    ASK_FOG,
    ASK_SHELLS,
    ASK_TILE,
    CHOOSE,
    GETS_POINTS,
    GETS_SHELLS,
    GETS_STARFISH,
    GIVES_ANY,
    GIVES_CARDS,
    GIVES_EACH,
    GIVES_POINTS,
    GIVES_STARFISH,
    GIVES_TILE,
    LOWEST_VALUE,
    N_SHELLS,
    N_VALUES,
    SHOWS,
    TAKES_TILE,
    TILE,
)

ONE_POINT_TILE: Final = GIVES_TILE * AMOUNT + 1


def look_at_space(state: TitaniaState, kingdom: Kingdom) -> None:
    """See what the ship has come to."""
    table = state.table
    space = table.space
    kind = kingdom.kinds[space]
    table.step = GAINS
    if kind == CRANE:
        table.step = BUILDING
        table.built = 0
    elif kind == FOG_SPACE:
        if table.fog[space] < FACE_UP:
            state.open(ask(CHANCE, ASK_FOG, space))
        else:
            sail_through(table, space)
    elif kind == BONUS_SPACE:
        # TIT-N1: all that is shown, the first ship like the second. TIT-R2: in this order.
        table.gain = kingdom.gains[space * N_GAINS]
        table.next_gain = kingdom.gains[space * N_GAINS + 1]
    else:
        table.gain = ONE_POINT_TILE


def lift_fog(table: Table, space: i64, tile: i64) -> None:
    """TIT-F1: the first ship turns the tile over and receives what it shows."""
    if table.fog[space] == DEALT_AGAIN:
        table.dealt_again[tile] -= 1
    else:
        table.never_turned[tile] -= 1
    table.fog[space] = FACE_UP + tile
    table.gain = FOG_GAINS[tile]


def sail_through(table: Table, space: i64) -> None:
    """TIT-F1: the second ship receives the same, and the tile is laid beside the board."""
    tile = table.fog[space] - FACE_UP
    table.gain = FOG_GAINS[tile]
    table.fog[space] = NO_TILE
    table.beside[tile] += 1


# --- Gains (TIT-F2, TIT-N1): automatic, never refused (TIT-R2) -----------------------------------


def take_gains(state: TitaniaState, news: News | None) -> None:
    """TIT-R2: take one thing after another; then comes the moment for starfish."""
    table = state.table
    gain = table.gain
    if gain == 0:
        table.step = STARFISH
        return
    table.gain = table.next_gain
    table.next_gain = 0
    what = gain // AMOUNT
    n = gain % AMOUNT
    if what < N_SHELLS:
        take_shells(table, what, n, news)
    elif what == GIVES_ANY:
        choose_shells(state, n, news)
    elif what == GIVES_EACH:
        for shell in range(N_SHELLS):
            take_shells(table, shell, n, news)
    elif what == GIVES_STARFISH:
        take_starfish(table, n, news)
    elif what == GIVES_CARDS:
        table.owed = n
    elif what == GIVES_POINTS:
        score(table, n, news)
    elif what == GIVES_TILE:
        take_tile(state)
    else:
        # TIT-F3: another ship of this colour. TIT-R17: such a tile shows nothing else.
        table.step = SHIP
        table.is_extra = 1


def take_shells(table: Table, shell: i64, n: i64, news: News | None) -> None:
    """TIT-R4: if fewer are left, those."""
    if n > table.shell_supply[shell]:
        n = table.shell_supply[shell]
    table.shell_supply[shell] -= n
    table.shells[seat_shell(table.player, shell)] += n
    if news is not None and n > 0:
        news.tell(EVERYONE, table.player, GETS_SHELLS.of2(n - 1, shell))


def choose_shells(state: TitaniaState, n: i64, news: News | None) -> None:
    """TIT-R13: one colour for the whole gain, of those left; no question if only one is."""
    table = state.table
    left: i64 = 0
    last: i64 = 0
    for shell in range(N_SHELLS):
        if table.shell_supply[shell] > 0:
            left += 1
            last = shell
    if left > 1:
        state.open(ask(table.player, ASK_SHELLS, n))
    elif left == 1:
        take_shells(table, last, n, news)


def colours_left(table: Table, into: Buffer) -> None:
    for shell in range(N_SHELLS):
        if table.shell_supply[shell] > 0:
            into.add(CHOOSE.of(shell))


def take_starfish(table: Table, n: i64, news: News | None) -> None:
    """TIT-R4: if fewer are left, those; who gets none has no moment to use them."""
    if n > table.starfish_supply:
        n = table.starfish_supply
    table.starfish_supply -= n
    table.starfish[table.player] += n
    if n > 0:
        table.window = 1
        if news is not None:
            news.tell(EVERYONE, table.player, GETS_STARFISH.of(n - 1))


def score(table: Table, points: i64, news: News | None) -> None:
    table.points[table.player] += points
    if news is not None:
        news.tell(EVERYONE, table.player, GETS_POINTS.of(points - 1))


# --- Point tiles (TIT-N2) ------------------------------------------------------------------------


def take_tile(state: TitaniaState) -> None:
    """TIT-N2: the first ship like the second; none left, nothing."""
    if state.table.tile_supply > 0:
        state.open(sealed_ask(CHANCE, ASK_TILE, state.table.player))


def keep_tile(state: TitaniaState, value: i64, news: News | None) -> None:
    """Its owner alone sees it; it stays face down to the end of the game."""
    table = state.table
    player = table.player
    state.piles.tiles[value] -= 1
    table.tile_supply -= 1
    state.hands[player].tiles[value] += 1
    table.tiles[player] += 1
    if news is not None:
        news.tell(player, CHANCE, TILE.of(value))
        news.tell(EVERYONE, player, TAKES_TILE.base)


def show_tiles(state: TitaniaState, news: News | None) -> None:
    """TIT-P4: turn all point tiles over and add them."""
    table = state.table
    for seat in range(table.seats):
        tiles = state.hands[seat].tiles
        for value in range(N_VALUES):
            table.tiles_shown[seat_value(seat, value)] = tiles[value]
            table.points[seat] += tiles[value] * (value + LOWEST_VALUE)
            if news is not None and tiles[value] > 0:
                news.tell(EVERYONE, seat, SHOWS.of2(tiles[value] - 1, value))
            tiles[value] = 0
        table.tiles[seat] = 0
