"""Positions of Titania, said in words and played on by words."""

from __future__ import annotations

from collections import Counter

from tests.games.play import BarePlay
from tidetable.core.options import read_options
from tidetable.games.titania import BOX
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.placing import moor
from tidetable.games.titania.rules.state import (
    CARDS as CARDS_STEP,
    DEALT_AGAIN,
    FACE_UP,
    HEIGHT_BITS,
    NEVER_TURNED,
    NO_TILE,
    Tabletop,
    TitaniaState,
)
from tidetable.games.titania.rules.turn import TURN
from tidetable.games.titania.rules.verbs import (
    CARDS,
    COLOURS,
    FOG,
    MOST_PLAYS,
    N_SHELLS,
    SHELLS,
    SPACES,
    VALUES,
)

assert isinstance(BOX.game, Titania)
GAME = BOX.game
KINGDOM = GAME.kingdom


class Play(BarePlay[Titania, TitaniaState]):
    """A game of Titania on a bare state."""

    def __init__(self, state: TitaniaState, game: Titania = GAME) -> None:
        super().__init__(state, game)

    # --- doing ----------------------------------------------------------------------------------

    def sail(self, colour: str, space: str) -> Play:
        """Play a card of a colour, and place its ship; where only one space is left, by itself."""
        self.do(f"play {colour}")
        if self.question() == "place":
            return self.do(f"place {space}")
        assert f"{self.table.player + 1} place {space}" in self.news
        return self

    def end(self) -> Play:
        """Play no more cards in this turn, and draw whatever comes."""
        turn = self.table.turn
        if self.question() == "turn":
            self.do("stop")
        while not self.over and self.table.turn == turn:
            self.do(min(self.can() if self.asked() else self.odds()))
        return self

    # --- looking --------------------------------------------------------------------------------

    @property
    def table(self) -> Tabletop:
        return self.state.table

    def ships(self, space: str) -> str:
        """Return the colours of the ships on a space: `blue red`."""
        return in_bits(COLOURS.tokens, self.table.ships[SPACES.index[space]])

    def reserve(self) -> dict[str, int]:
        return dict(zip(COLOURS.tokens, self.table.reserve, strict=True))

    def aside(self) -> dict[str, int]:
        return dict(zip(COLOURS.tokens, self.table.aside, strict=True))

    def fog(self, space: str) -> str:
        """Return the tile on a fog space: `never turned`, `dealt again`, its name, or nothing."""
        lying = self.table.fog[SPACES.index[space]]
        names = {NO_TILE: "", NEVER_TURNED: "never turned", DEALT_AGAIN: "dealt again"}
        return names[lying] if lying in names else FOG.tokens[lying - FACE_UP]

    def height(self, tower: str) -> int:
        """Return the floors of a tower such as `H1:black`."""
        space, shell = tower.split(":")
        return int(self.table.height(SPACES.index[space], SHELLS.index[shell]))

    def starfish_on(self) -> set[str]:
        """Return the spaces on which starfish lie."""
        return {SPACES.tokens[i] for i, lies in enumerate(self.table.starfish_on) if lies}

    def points(self, player: int) -> int:
        return int(self.table.points[player - 1])

    def purse(self, player: int) -> dict[str, int]:
        """Return the shells of a player, without the colours of which there are none."""
        held = {shell: self.table.purse(player - 1, i) for i, shell in enumerate(SHELLS.tokens)}
        return {shell: int(n) for shell, n in held.items() if n}

    def starfish(self, player: int) -> int:
        return int(self.table.starfish[player - 1])

    def hand(self, player: int) -> list[str]:
        return in_bag(CARDS.tokens, list(self.state.hands[player - 1].cards))

    def tiles(self, player: int) -> list[str]:
        return in_bag(VALUES.tokens, list(self.state.hands[player - 1].tiles))

    def discards(self) -> list[str]:
        return in_bag(CARDS.tokens, list(self.table.discards))

    def played(self) -> list[str]:
        return in_bag(CARDS.tokens, list(self.table.played))

    def shell_supply(self) -> dict[str, int]:
        return dict(zip(SHELLS.tokens, self.table.shell_supply, strict=True))

    def floor_supply(self) -> dict[str, int]:
        return dict(zip(SHELLS.tokens, self.table.floor_supply, strict=True))


def start(seats: int = 2, game: Titania = GAME, **options: str) -> Play:
    """Return a game before its first draw."""
    return Play(game.setup(seats, read_options(game.options, options)), game)


def position(
    *,
    seats: int = 2,
    player: int = 1,
    hands: tuple[str, ...] = ("blue yellow red", "blue yellow red"),
    ships: dict[str, str] | None = None,
    reserve: dict[str, int] | None = None,
    fog: dict[str, str] | None = None,
    floors: dict[str, int] | None = None,
    starfish_on: str = "",
    purses: tuple[str, ...] = (),
    starfish: tuple[int, ...] = (),
    points: tuple[int, ...] = (),
    tiles: tuple[str, ...] = (),
    shells_left: dict[str, int] | None = None,
    starfish_left: int | None = None,
    tiles_left: str | None = None,
    pile: str | None = None,
    discards: str = "",
    period: int = 1,
    idle: int = 0,
    game: Titania = GAME,
) -> Play:
    """Return a game in which it is a player's turn.

    Named are the ships besides the castle's (`{"F2": "red"}`), how many are left in reserve, fog
    tiles face up (or `beside ship-1`), floors (`{"H1:black": 1}`) and starfish on the board, and
    what the players have (purses as `"black 2 white 1"`). What a supply is said not to have left,
    the last player has; so too the cards that are neither in a named pile nor anywhere else. Ships
    not in reserve are set aside. The pile not named: all cards that are nowhere else.
    """
    state = game.setup(seats, [0])
    state.close(0)
    table = state.table
    for space, colours in (ships or {}).items():
        for colour in colours.split():
            moor(table, game.kingdom, SPACES.index[space], 1 << COLOURS.index[colour])
            table.reserve[COLOURS.index[colour]] -= 1
    for i, colour in enumerate(COLOURS.tokens):
        if period == 2:
            table.reserve[i] += table.aside[i]
            table.aside[i] = 0
        left = (reserve or {}).get(colour, table.reserve[i])
        table.aside[i] += table.reserve[i] - left
        table.reserve[i] = left
    for space, tile in (fog or {}).items():
        kind = FOG.index[tile.removeprefix("beside ")]
        table.never_turned[kind] -= 1
        table.fog[SPACES.index[space]] = FACE_UP + kind
        if tile.startswith("beside "):
            table.fog[SPACES.index[space]] = NO_TILE
            table.beside[kind] += 1
    for tower, height in (floors or {}).items():
        space, shell = tower.split(":")
        table.floors[SPACES.index[space]] += height << SHELLS.index[shell] * HEIGHT_BITS
        table.floor_supply[SHELLS.index[shell]] -= height
    for space in starfish_on.split():
        table.starfish_on[SPACES.index[space]] = 1
        table.starfish_supply -= 1
    share_out(state, purses, starfish, shells_left or {}, starfish_left)
    share_out_cards(state, hands, pile, discards)
    share_out_tiles(state, tiles, tiles_left)
    for seat, n in enumerate(points):
        table.points[seat] = n
    table.period, table.idle, table.turn = period, idle, 1
    table.player, table.step = player - 1, CARDS_STEP
    state.open(TURN.asks(table.player, MOST_PLAYS))
    assert game.audit(state) == ""
    return Play(state, game)


def share_out(
    state: TitaniaState,
    purses: tuple[str, ...],
    starfish: tuple[int, ...],
    shells_left: dict[str, int],
    starfish_left: int | None,
) -> None:
    """Give the players their shells and starfish."""
    table = state.table
    last = table.seats - 1
    for seat, purse in enumerate(purses):
        words = purse.split()
        for shell, n in zip(words[::2], words[1::2], strict=True):
            table.shells[seat * N_SHELLS + SHELLS.index[shell]] += int(n)
            table.shell_supply[SHELLS.index[shell]] -= int(n)
    for shell, left in shells_left.items():
        i = SHELLS.index[shell]
        table.shells[last * N_SHELLS + i] += table.shell_supply[i] - left
        table.shell_supply[i] = left
    for seat, caught in enumerate(starfish):
        table.starfish[seat] = caught
        table.starfish_supply -= caught
    if starfish_left is not None:
        table.starfish[last] += table.starfish_supply - starfish_left
        table.starfish_supply = starfish_left


def share_out_cards(
    state: TitaniaState, hands: tuple[str, ...], pile: str | None, discards: str
) -> None:
    """Deal the hands; what is in no named pile is in the last hand."""
    table = state.table
    left = state.piles.cards
    for seat, hand in enumerate(hands):
        for card in hand.split():
            state.hands[seat].cards[CARDS.index[card]] += 1
            left[CARDS.index[card]] -= 1
    for card in discards.split():
        table.discards[CARDS.index[card]] += 1
        left[CARDS.index[card]] -= 1
    if pile is not None:
        wished = Counter(pile.split())
        for i, card in enumerate(CARDS.tokens):
            state.hands[-1].cards[i] += left[i] - wished[card]
            left[i] = wished[card]
    for seat, held in enumerate(state.hands):
        table.hand_size[seat] = sum(held.cards)
    table.pile_size = sum(left)


def share_out_tiles(state: TitaniaState, tiles: tuple[str, ...], tiles_left: str | None) -> None:
    """Deal point tiles; those not left are the last player's."""
    left = state.piles.tiles
    for seat, values in enumerate(tiles):
        for value in values.split():
            state.hands[seat].tiles[VALUES.index[value]] += 1
            left[VALUES.index[value]] -= 1
    if tiles_left is not None:
        wished = Counter(tiles_left.split())
        for i, value in enumerate(VALUES.tokens):
            state.hands[-1].tiles[i] += left[i] - wished[value]
            left[i] = wished[value]
    for seat, held in enumerate(state.hands):
        state.table.tiles[seat] = sum(held.tiles)
    state.table.tile_supply = sum(left)


def in_bits(tokens: list[str], bits: int) -> str:
    return " ".join(token for i, token in enumerate(tokens) if bits >> i & 1)


def in_bag(tokens: list[str], bag: list[int]) -> list[str]:
    return [token for token, n in zip(tokens, bag, strict=True) for _ in range(n)]


def spaces_of(can: set[str]) -> set[str]:
    """Return the spaces that answers such as `place C4` or `occupy A3` name."""
    return {text.split()[1] for text in can if " " in text}
