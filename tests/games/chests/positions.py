"""Positions of Chests & Sabres, said in words and played on by words."""

from __future__ import annotations

from typing import Self

from mypy_extensions import i64

from tests.games.play import BarePlay
from tidetable.core.options import read_options
from tidetable.core.vec import vec
from tidetable.games.chests import GAME
from tidetable.games.chests.rules.game import Chests
from tidetable.games.chests.rules.state import ChestsState, Tabletop
from tidetable.games.chests.rules.turn import ROLL as ROLL_FIRST
from tidetable.games.chests.rules.verbs import (
    FACES,
    MAX_KEYS,
    N_FACES,
    N_TREASURES,
    TREASURE_TOKENS,
    TREASURES,
)

GREEDY_PIRATES = {"greedy-pirates": "yes"}
OLD_SEA_DOGS = {"old-sea-dogs": "yes"}
BOTH = GREEDY_PIRATES | OLD_SEA_DOGS
VARIANTS: list[dict[str, str]] = [{}, GREEDY_PIRATES, OLD_SEA_DOGS, BOTH]

Pile = dict[int, str]  # keys -> the treasures of such cards, by their tokens


class Play(BarePlay[Chests, ChestsState]):
    """A game of Chests & Sabres on a bare state."""

    def __init__(self, state: ChestsState, game: Chests = GAME) -> None:
        super().__init__(state, game)

    # --- doing ----------------------------------------------------------------------------------

    def do(self, *texts: str, ask: int = 0) -> Self:
        super().do(*texts, ask=ask)
        assert not [line for line in self.news if ", to " in line]  # nothing is told to one alone
        return self

    def roll(self, faces: str) -> Play:
        """Roll, and let the dice show these faces."""
        shown = sorted(faces.split(), key=FACES.tokens.index)
        return self.do("roll", " ".join(["dice", *shown, *["-"] * (4 - len(shown))]))

    def finish(self) -> Play:
        """Let chance turn over and lay out what is left of the turn: its first way each time."""
        while self.state.n_asks and not self.asked():
            self.do(next(iter(self.odds())))
        return self

    # --- looking --------------------------------------------------------------------------------

    @property
    def table(self) -> Tabletop:
        return self.state.table

    def dice(self) -> str:
        """Return the dice that are not placed."""
        return " ".join(
            face for i, face in enumerate(FACES.tokens[:N_FACES]) for _ in range(self.table.dice[i])
        )

    def before(self, seat: int) -> list[str]:
        """Return the treasures in front of a boat."""
        return _cards(self.table.treasures, seat)

    def loot(self, seat: int) -> list[str]:
        """Return what is under a boat."""
        return _cards(self.table.loot, seat)

    def scores(self) -> list[int]:
        return self.game.scores(self.table)

    def places(self) -> list[int]:
        return self.game.places(self.table)


def start(seats: int = 2, **options: str) -> Play:
    """Return a game before its first draw, with the cards of the box."""
    wished = {name.replace("_", "-"): choice for name, choice in options.items()}
    return Play(GAME.setup(seats, read_options(GAME.options, wished)))


def position(
    *,
    seats: int = 2,
    player: int = 1,
    variants: dict[str, str] | None = None,
    chests: tuple[int, int, int] = (1, 2, 3),
    top: int = 0,
    unopened: Pile | None = None,
    before: dict[int, str] | None = None,
    loot: dict[int, str] | None = None,
    turns_left: int = -1,
) -> Play:
    """Return a game in which it is a player's turn to roll.

    Named are the keys on the open chests and on the top of the pile, all cards not opened yet, and
    what lies in front of the boats and under them. The game has these cards and no others.
    Not named: six chests of each kind, as in the box, and nothing else.
    """
    closed = list(GAME.components.cards)
    if unopened is not None:
        closed = [0] * (MAX_KEYS * N_TREASURES)
        for keys, tokens in unopened.items():
            _put(closed, keys - 1, tokens)
    table = Tabletop()
    table.seats, table.unopened = seats, vec[i64](closed)
    everything = closed[:]
    for boats, named in ((table.treasures, before), (table.loot, loot)):
        for seat, tokens in (named or {}).items():
            _put(boats, seat - 1, tokens)
            _put(everything, 0, tokens)
    table.greedy_pirates, table.old_sea_dogs, _ = read_options(GAME.options, variants or {})
    table.player, table.turn, table.turns_left = player - 1, 1, turns_left
    table.places = vec[i64](chests)
    table.pile = table.all_unopened() - sum(1 for keys in chests if keys)
    in_pile = [k for k in range(1, MAX_KEYS + 1) if table.unopened_with(k) > chests.count(k)]
    table.top = top or next(iter(in_pile), 0)
    assert table.top in [*in_pile, 0]
    state = ChestsState(table)
    state.open(ROLL_FIRST.asks(table.player))
    game = Chests(list(GAME.components.die), everything)
    assert game.audit(state) == ""
    return Play(state, game)


def _put(cards: vec[i64] | list[int], row: int, tokens: str) -> None:
    for token in tokens.split():
        cards[row * N_TREASURES + TREASURES.index[token]] += 1


def _cards(boats: vec[i64], seat: int) -> list[str]:
    first = (seat - 1) * N_TREASURES
    return [token for i, token in enumerate(TREASURE_TOKENS) for _ in range(boats[first + i])]
