"""The spaces: fog, bonus and point spaces give something, a crane lets its player build."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, tell
from tidetable.core.vec import vec
from tidetable.games.titania.rules import kingdom as k, state as s, verbs as v
from tidetable.games.titania.rules.drawers import Hand, seat_shell, seat_value
from tidetable.games.titania.rules.kingdom import FOG_GAINS, Kingdom
from tidetable.games.titania.rules.questions import Draw, Question
from tidetable.games.titania.rules.state import Tabletop, TitaniaState

ONE_POINT_TILE: Final = v.GIVES_TILE * v.AMOUNT + 1


def look_at_space(state: TitaniaState) -> None:
    """See what the ship has come to."""
    table, kingdom = state.table, state.kingdom
    space = table.space
    kind = kingdom.kinds[space]
    table.step = s.GAINS
    if kind == k.CRANE:
        table.step = s.BUILDING
        table.built = 0
    elif kind == k.FOG_SPACE:
        if table.fog[space] < s.FACE_UP:
            state.open(FOG.asks(space))
        else:
            sail_through(table, space)
    elif kind == k.BONUS_SPACE:
        # TIT-N1: all that is shown, the first ship like the second. TIT-R2: in this order.
        table.gain = kingdom.gains[space * k.N_GAINS]
        table.next_gain = kingdom.gains[space * k.N_GAINS + 1]
    else:
        table.gain = ONE_POINT_TILE


@final
class DrawFog(Draw):
    """TIT-F1: the first ship turns the tile over and receives what it shows."""

    def odds(self, state: TitaniaState, into: Buffer) -> None:
        into.add_bag(v.TURN_FOG.base, face_down(state.table, state.table.space))

    def do(self, state: TitaniaState, arg: i64, action: i64, news: News | None) -> None:
        table, tile = state.table, action - v.TURN_FOG.base
        face_down(table, arg)[tile] -= 1
        table.fog[arg] = s.FACE_UP + tile
        table.gain = FOG_GAINS[tile]


def face_down(table: Tabletop, space: i64) -> vec[i64]:
    """Return the tiles of which one lies there."""
    return table.dealt_again if table.fog[space] == s.DEALT_AGAIN else table.never_turned


def sail_through(table: Tabletop, space: i64) -> None:
    """TIT-F1: the second ship receives the same, and the tile is laid beside the board."""
    tile = table.fog[space] - s.FACE_UP
    table.gain = FOG_GAINS[tile]
    table.fog[space] = s.NO_TILE
    table.beside[tile] += 1


# --- Gains (TIT-F2, TIT-N1): automatic, never refused (TIT-R2) -----------------------------------


def take_gains(state: TitaniaState, news: News | None) -> None:
    """TIT-R2: take one thing after another; then comes the moment for starfish."""
    table = state.table
    gain = table.gain
    if gain == 0:
        table.step = s.STARFISH
        return
    table.gain = table.next_gain
    table.next_gain = 0
    what = gain // v.AMOUNT
    n = gain % v.AMOUNT
    if what < v.N_SHELLS:
        take_shells(table, what, n, news)
    elif what == v.GIVES_ANY:
        choose_shells(state, n, news)
    elif what == v.GIVES_EACH:
        for shell in range(v.N_SHELLS):
            take_shells(table, shell, n, news)
    elif what == v.GIVES_STARFISH:
        take_starfish(table, n, news)
    elif what == v.GIVES_CARDS:
        table.owed = n
    elif what == v.GIVES_POINTS:
        score(table, n, news)
    elif what == v.GIVES_TILE:
        take_tile(state)
    else:
        # TIT-F3: another ship of this colour. TIT-R17: such a tile shows nothing else.
        table.step = s.SHIP
        table.is_extra = 1


def take_shells(table: Tabletop, shell: i64, n: i64, news: News | None) -> None:
    """TIT-R4: if fewer are left, those."""
    n = min(n, table.shell_supply[shell])
    table.shell_supply[shell] -= n
    table.shells[seat_shell(table.player, shell)] += n
    if n > 0:
        tell(news, table.player, v.GETS_SHELLS.of2(n - 1, shell))


def choose_shells(state: TitaniaState, n: i64, news: News | None) -> None:
    """TIT-R13: one colour for the whole gain, of those left; no question if only one is."""
    table = state.table
    left: i64 = 0
    last: i64 = 0
    for shell in range(v.N_SHELLS):
        if table.shell_supply[shell] > 0:
            left += 1
            last = shell
    if left > 1:
        state.open(SHELLS.asks(table.player, n))
    elif left == 1:
        take_shells(table, last, n, news)


@final
class Shells(Question):
    """TIT-R13: which colour."""

    def allows(self, table: Tabletop, hand: Hand, kingdom: Kingdom, into: Buffer) -> None:
        for shell in range(v.N_SHELLS):
            if table.shell_supply[shell] > 0:
                into.add(v.CHOOSE.of(shell))

    def do(self, state: TitaniaState, arg: i64, action: i64, news: News | None) -> None:
        take_shells(state.table, action - v.CHOOSE.base, arg, news)


def take_starfish(table: Tabletop, n: i64, news: News | None) -> None:
    """TIT-R4: if fewer are left, those; who gets none has no moment to use them."""
    n = min(n, table.starfish_supply)
    table.starfish_supply -= n
    table.starfish[table.player] += n
    if n > 0:
        table.window = 1
        tell(news, table.player, v.GETS_STARFISH.of(n - 1))


def score(table: Tabletop, points: i64, news: News | None) -> None:
    table.points[table.player] += points
    tell(news, table.player, v.GETS_POINTS.of(points - 1))


# --- Point tiles (TIT-N2) ------------------------------------------------------------------------


def take_tile(state: TitaniaState) -> None:
    """TIT-N2: the first ship like the second; none left, nothing."""
    if state.table.tile_supply > 0:
        state.open(TILE.asks(state.table.player))


@final
class DrawTile(Draw):
    """TIT-N2: its owner alone sees it; it stays face down to the end of the game."""

    def odds(self, state: TitaniaState, into: Buffer) -> None:
        into.add_bag(v.TILE.base, state.piles.tiles)

    def do(self, state: TitaniaState, arg: i64, action: i64, news: News | None) -> None:
        value = action - v.TILE.base
        state.piles.tiles[value] -= 1
        state.table.tile_supply -= 1
        state.hands[arg].tiles[value] += 1
        state.table.tiles[arg] += 1
        if news is not None:
            news.tell(arg, CHANCE, action)
            news.tell(EVERYONE, arg, v.TAKES_TILE.base)


def show_tiles(state: TitaniaState, news: News | None) -> None:
    """TIT-P4: turn all point tiles over and add them."""
    table = state.table
    for seat in range(table.seats):
        tiles = state.hands[seat].tiles
        for value in range(v.N_VALUES):
            table.tiles_shown[seat_value(seat, value)] = tiles[value]
            table.points[seat] += tiles[value] * (value + v.LOWEST_VALUE)
            if tiles[value] > 0:
                tell(news, seat, v.SHOWS.of2(tiles[value] - 1, value))
            tiles[value] = 0
        table.tiles[seat] = 0


FOG: Final = DrawFog(2, "fog")
TILE: Final = DrawTile(3, "tile", sealed=True)
SHELLS: Final = Shells(7, "shells", "TIT-R13")
