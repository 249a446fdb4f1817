"""What speaks for an answer in a position, told by a game's own merits."""

from __future__ import annotations

from tidetable.core.contract import State, look, seat_of
from tidetable.core.luck import Luck
from tidetable.core.play import AnyGame
from tidetable.core.think.merits import Merit, Merits, merits_of


class Telling:
    """What is told for an answer, most telling first."""

    def __init__(self, found: list[Merit]) -> None:
        self.found = found

    @property
    def names(self) -> list[str]:
        return [merit.name for merit in self.found]

    def of(self, name: str) -> dict[str, int | str]:
        """Return the facts of the first merit with a name."""
        return next(merit.facts for merit in self.found if merit.name == name)


def telling(merits: Merits, game: AnyGame, state: State, text: str) -> Telling:
    """Try an answer of whoever is asked first."""
    seat = seat_of(state.asks[0])
    action = game.codec.parse(text)
    return Telling(merits_of(merits, game, look(state, seat), action, Luck(1)))
