"""What a turn in the city of Nassau promises: ways for the captain, quays for the boat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.core.contract import Buffer
from tidetable.games.nassau import city, crew, sea
from tidetable.games.nassau.archipelago import N_OPTIONS
from tidetable.games.nassau.figure import GIFT_KINDS
from tidetable.games.nassau.plans import of_sailing
from tidetable.games.nassau.verbs import (
    AMOUNT,
    BARGE,
    DOUBLOON,
    N_EXITS,
    N_HARBOUR_QUAYS,
    N_ZONES,
    SET,
    WALK,
)
from tidetable.games.nassau.worth import NEVER, Worth

if TYPE_CHECKING:
    from tidetable.games.nassau.archipelago import Archipelago
    from tidetable.games.nassau.state import Table

QUAY: Final = 0.05  # a quay is no reason to pass, but to choose it


class Errands:
    """What the player may do while the captain walks through the city."""

    def __init__(self, table: Table, islands: Archipelago, worth: Worth) -> None:
        self.table = table
        self.islands = islands
        self.worth = worth

    def of_walk(self, square: int, start: int = -1) -> float:
        """NAS-N1: what the square gives, less a pirate for each section."""
        start = int(self.table.captain) if start < 0 else start
        sections = int(self.table.sections[city.alley_number(start, square)])
        return self.of_square(square) - self.worth.cost_of_pirates(sections)

    def of_barge(self, ways: int) -> float:
        """NAS-N2: the same with two alleys, and a doubloon or 2 points."""
        out, back = divmod(ways, N_EXITS)
        alleys = (city.FIRST_EXIT + out, city.FIRST_EXIT + back)
        sections = int(sum(self.table.sections[alley] for alley in alleys))
        if self.table.owns(self.worth.me, DOUBLOON) > 0:
            fare = self.worth.price(DOUBLOON)
        else:
            fare = city.BARGE_POINTS
        square = int(city.EXIT_SQUARES[back])
        return self.of_square(square) - fare - self.worth.cost_of_pirates(sections)

    def of_square(self, square: int) -> float:
        """Return the better of the things that a square shows, and what the figure gives."""
        shown = [city.options_of(self.table, self.islands, square, n) for n in range(N_OPTIONS)]
        best = max(self.worth.of_gain(gain) for gain in shown)
        return best + self.of_best_gift() if square == self.table.figure else best

    def of_best_gift(self) -> float:
        return max(self.of_gift(gift) for gift in range(len(GIFT_KINDS)))

    def of_gift(self, gift: int) -> float:
        return self.worth.of_gain(GIFT_KINDS[gift] * AMOUNT + 1)

    def of_beginning_at(self, square: int) -> float:
        """NAS-N6: the best move from a square where the captain may be set."""
        into = Buffer()
        city.walks(self.table, square, into)
        walks = [int(a - WALK.base) for a in into.to_list() if WALK.has(a)]
        barges = [int(a - BARGE.base) for a in into.to_list() if BARGE.has(a)]
        found = [*(self.of_walk(to, square) for to in walks), *map(self.of_barge, barges)]
        return max(found, default=-NEVER)

    def of_another_move(self) -> float:
        """NAS-N3: the best second move, less a doubloon."""
        if not city.is_stuck(self.table):
            best = self.of_beginning_at(int(self.table.captain))
        else:
            into = Buffer()
            city.ways(self.table, into)
            squares = [int(action - SET.base) for action in into.to_list()]
            best = max(map(self.of_beginning_at, squares))
        return best - self.worth.price(DOUBLOON)

    def of_quay(self, quay: int) -> float:
        """NAS-N5: the bonus, and what can be done from there."""
        if quay >= N_HARBOUR_QUAYS:
            return QUAY * self.of_start(quay - N_HARBOUR_QUAYS)
        return QUAY * (self.of_bonus(quay) + self.of_start(city.HARBOUR))

    def of_bonus(self, quay: int) -> float:
        return self.worth.of_gains([int(self.islands.quay_gains[quay * 2 + i]) for i in range(2)])

    def of_start(self, zone: int) -> float:
        """Return the best first action from a zone."""
        ways = sea.distances(self.table, self.islands, zone)
        reach = crew.reach_of(self.table, self.worth.me)
        return max(
            of_sailing(self.table, self.islands, self.worth.me, zone, there)
            for there in range(N_ZONES)
            if ways[there] <= reach
        )
