"""An even match: it plays as well as it can, and gives away what it is ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.bots.kind import Kind

if TYPE_CHECKING:
    from tidetable.core.contract import View
    from tidetable.core.think.search import Tried

GIVEN: Final = 1.5  # times what it is ahead may go: not all of that is found, or sure


class Even(Kind):
    """Aims to win about half of its games against anybody, by nothing but how the game stands.

    It makes no mistakes of its own, and gives nothing away where it has no more than it aims at.
    """

    def _spare(self, chance: float, seats: int) -> float:
        ahead = max(0.0, chance - self.level.aim / seats)
        return min(GIVEN * ahead, self.level.leniency)

    def _own(self, best: int, view: View, question: int, legal: list[int]) -> int:
        return best

    def _racers(self, others: list[Tried], most: int) -> list[int]:
        """Return some of all, more of the better ones: what is dear enough may lie far down."""
        if len(others) > most:
            places = {round(len(others) ** (n / most)) for n in range(1, most + 1)}
            others = [others[place - 1] for place in sorted(places)]
        return [one.action for one in others]

    def _unraced(self, racers: list[int]) -> list[int]:
        """Give away what it can, though it knows less about it."""
        return racers
