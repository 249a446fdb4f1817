"""Which tales a player of Nassau tells best, and what the piles promise."""

from typing import Final

from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.chapters.campfire import IN_HAND, TALES_PER_RUM
from tidetable.games.nassau.rules.drawers import Hand, seat_thing
from tidetable.games.nassau.rules.state import Tabletop
from tidetable.games.nassau.rules.tales import is_met
from tidetable.games.nassau.rules.verbs import N_TALES, RUM
from tidetable.games.nassau.think.worth import LEFTOVER, Worth

BAD_JOKE: Final = 1
FOR_THE_BEST: Final = 0.2  # what a point more counts for whoever tells most (NAS-P1)
KEPT: Final = 2.5  # what a tale is worth that may come true in a later round


class Campfire:
    """The tales in hand, and what they would bring after some rum."""

    def __init__(self, table: Tabletop, islands: Islands, hand: Hand, worth: Worth) -> None:
        self.table = table
        self.islands = islands
        self.hand = hand
        self.worth = worth

    def of_drinking(self, rum: int) -> float:
        """NAS-R-8: what is paid counts for no tale any more."""
        table = self.table.copy()
        table.objects[seat_thing(self.worth.me, RUM)] -= rum
        after = Campfire(table, self.islands, self.hand, self.worth)
        return after.of_the_best(rum, rum * TALES_PER_RUM) - self.worth.price(RUM, rum)

    def of_the_best(self, least: int, most: int) -> float:
        """Return what is worth telling: the best tales, some of them in any case."""
        best = sorted(map(self.of_telling, self.in_hand()), reverse=True)[:most]
        return sum(worth for i, worth in enumerate(best) if worth > 0 or i < least)

    def to_tell(self, n: int) -> int:
        """Return the lowest of the n best tales: they are laid upwards."""
        above = [tale for tale in self.in_hand() if tale > self.hand.last]
        return min(sorted(above, key=self.of_telling, reverse=True)[:n])

    def of_telling(self, tale: int) -> float:
        """Return what it brings to tell a tale now and not to keep it."""
        kept = KEPT if self.worth.later > 0 else LEFTOVER
        return self.points(tale) * (1 + FOR_THE_BEST) - kept

    def points(self, tale: int) -> int:
        if is_met(self.table, self.islands, self.worth.me, tale):
            return int(self.islands.tale_points[tale])
        return BAD_JOKE

    def in_hand(self) -> list[int]:
        return [tale for tale in range(N_TALES) if self.hand.tales[tale] == IN_HAND]

    def of_pile(self, pile: int) -> float:
        """Return what the tales that may lie in a pile would bring now, on average."""
        points = [
            self.points(tale)
            for tale in range(N_TALES)
            if self.islands.tale_pile[tale] == pile and self.is_unseen(tale)
        ]
        return float(sum(points)) / float(len(points)) if points else 0.0

    def is_unseen(self, tale: int) -> bool:
        seen = self.table.discards[tale] + self.table.told[tale]
        return bool(seen + self.hand.tales[tale] + self.hand.laid[tale] == 0)
