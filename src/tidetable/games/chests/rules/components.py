"""What a game of Chests & Sabres is played with: the dice and the cards of a data file."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.vec import vec


@final
class Components:
    """The faces of a die, and how many cards of each kind there are."""

    def __init__(self, die: list[int], cards: list[int]) -> None:
        self.die: Final[vec[i64]] = vec[i64](die)  # face -> how often a die has it
        sides = [face for face, n in enumerate(die) for _ in range(n)]
        self.sides: Final[vec[i64]] = vec[i64](sides)
        self.cards: Final[vec[i64]] = vec[i64](cards)  # by `keys_treasure`
