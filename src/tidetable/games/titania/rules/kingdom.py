"""The kingdom of Titania: the board and what is in the box. It never changes during a game."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.vec import vec
from tidetable.games.titania.rules import verbs as v

# Kinds of spaces
NO_SPACE: Final = 0
FOG_SPACE: Final = 1
BONUS_SPACE: Final = 2
POINT_SPACE: Final = 3
CRANE: Final = 4
TOWER_SPACE: Final = 5
CASTLE: Final = 6
KINDS: Final = ["", "fog", "bonus", "point", "crane", "tower", "castle"]

N_NEIGHBOURS: Final = 6
N_GAINS: Final = 2
GAINS: Final = {
    **{shell: i for i, shell in enumerate(v.SHELLS.tokens)},
    "any": v.GIVES_ANY,
    "each": v.GIVES_EACH,
    "starfish": v.GIVES_STARFISH,
    "ship": v.GIVES_SHIP,
    "cards": v.GIVES_CARDS,
    "points": v.GIVES_POINTS,
}


def gain_of(token: str) -> int:
    """Read a gain as the data file and the fog tiles name it: `brown-2`, `any-3`, `ship-1`."""
    what, _, amount = token.partition("-")
    return GAINS[what] * v.AMOUNT + int(amount)


FOG_GAINS: Final = vec[i64]([gain_of(token) for token in v.FOG.tokens])


@final
class Kingdom:
    """Every space with what it is, its neighbours, what it gives; and the counts of everything."""

    def __init__(
        self,
        kinds: list[int],
        towers: list[int],
        flags: list[int],
        gains: list[int],
        fog: list[int],
        values: list[int],
        cards: list[int],
        ships: list[int],
        aside: list[int],
        shells: list[int],
        floors: list[int],
        starfish: int,
    ) -> None:
        self.kinds: vec[i64] = vec[i64](kinds)  # space -> its kind
        self.towers: vec[i64] = vec[i64](towers)  # space -> colours of its towers, a bit each
        self.flags: vec[i64] = vec[i64](flags)  # castle space -> colours of its flags, a bit each
        self.gains: vec[i64] = vec[i64](gains)  # space x 2 -> what it gives, in this order
        self.neighbours: vec[i64] = vec[i64](neighbours(kinds))  # space x 6 -> a space, or -1
        self.fog: vec[i64] = vec[i64](fog)  # kind of tile -> how many
        self.values: vec[i64] = vec[i64](values)  # value of a point tile -> how many
        self.cards: vec[i64] = vec[i64](cards)  # card -> how many
        self.ships: vec[i64] = vec[i64](ships)  # colour -> how many
        self.aside: vec[i64] = vec[i64](aside)  # colour -> how many only the second period uses
        self.shells: vec[i64] = vec[i64](shells)  # colour -> value of them all
        self.floors: vec[i64] = vec[i64](floors)  # colour -> how many
        self.starfish: i64 = starfish

    def towers_on(self, space: i64) -> i64:
        """Count the towers shown on a space."""
        n: i64 = 0
        bits = self.towers[space]
        while bits > 0:
            n += bits & 1
            bits >>= 1
        return n

    def has_tower(self, space: i64, shell: i64) -> bool:
        return (self.towers[space] >> shell) & 1 == 1

    def are_neighbours(self, space: i64, other: i64) -> bool:
        first = space * N_NEIGHBOURS
        return any(self.neighbours[first + i] == other for i in range(N_NEIGHBOURS))


def neighbours(kinds: list[int]) -> list[int]:
    """Return each space's six neighbours, -1 where the board ends."""
    found: list[int] = []
    for space in range(v.N_SPACES):
        around = [at for at in around_of(space) if at >= 0 and kinds[at] != NO_SPACE]
        if kinds[space] == NO_SPACE:
            around = []
        found += around + [-1] * (N_NEIGHBOURS - len(around))
    return found


def around_of(space: int) -> list[int]:
    """Return the six places round one in the grid, -1 outside. Odd rows lie half to the left."""
    row, column = divmod(space, v.N_COLUMNS)
    left = column - row % 2
    steps = [(row, column - 1), (row, column + 1)]
    steps += [(r, c) for r in (row - 1, row + 1) for c in (left, left + 1)]
    return [
        r * v.N_COLUMNS + c if 0 <= r < v.N_ROWS and 0 <= c < v.N_COLUMNS else -1 for r, c in steps
    ]
