"""What a turn in the city of Nassau promises: ways for the captain, quays for the boat."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import crew, streets, verbs as v
from tidetable.games.nassau.rules.archipelago import N_GAINS, N_OPTIONS, Islands
from tidetable.games.nassau.rules.chapters import city, sea, walking
from tidetable.games.nassau.rules.chapters.figure import GIFT_KINDS
from tidetable.games.nassau.rules.places import zone_of_outpost
from tidetable.games.nassau.rules.state import Tabletop
from tidetable.games.nassau.think.plans import Plans
from tidetable.games.nassau.think.worth import NEVER

QUAY: Final = 0.05  # a quay is no reason to pass, but to choose it
UNSEEN: Final = -1.0e9
UNSEEN_SQUARES: Final = vec[float]([UNSEEN] * v.N_SQUARES)
UNSEEN_ZONES: Final = vec[float]([UNSEEN] * v.N_ZONES)


@final
class Errands:
    """What the player may do while the captain walks through the city."""

    def __init__(self, table: Tabletop, islands: Islands, plans: Plans) -> None:
        self.table = table
        self.islands = islands
        self.plans = plans
        self.worth = plans.worth
        self.squares: vec[float] = UNSEEN_SQUARES[:]  # what was asked for once and will be again
        self.zones: vec[float] = UNSEEN_ZONES[:]
        self.into = Buffer()

    def of_walk_from(self, start: i64, square: i64, way: i64) -> float:
        """NAS-N1: what the square gives, less a pirate for each section."""
        pirates = self.table.pirates[self.worth.me]
        sections = self.table.sections[walking.alley_to(self.table, start, square, pirates, way)]
        return self.of_square(square) - self.worth.cost_of_pirates(sections)

    def of_barge(self, ways: i64) -> float:
        """NAS-N2: the same with two alleys, and a doubloon or 2 points."""
        out, back = ways // v.N_EXITS, ways % v.N_EXITS
        sections = self.table.sections[streets.FIRST_EXIT + out]
        sections += self.table.sections[streets.FIRST_EXIT + back]
        if self.table.owns(self.worth.me, v.DOUBLOON) > 0:
            fare = self.worth.price(v.DOUBLOON)
        else:
            fare = float(city.BARGE_POINTS)
        square = streets.exit_of(self.table, back)
        return self.of_square(square) - fare - self.worth.cost_of_pirates(sections)

    def of_square(self, square: i64) -> float:
        """Return the better of the things that a square shows, and what the figure gives."""
        best = self.squares[square]
        if best == UNSEEN:
            best = 0.0
            for n in range(N_OPTIONS):
                gain = streets.options_of(self.table, self.islands, square, n)
                best = max(best, self.worth.of_gain(gain))
            if square == self.table.figure:
                best += self.of_best_gift()
            self.squares[square] = best
        return best

    def of_best_gift(self) -> float:
        best = 0.0
        for gift in range(len(GIFT_KINDS)):
            best = max(best, self.of_gift(gift))
        return best

    def of_gift(self, gift: i64) -> float:
        return self.worth.of_gain(GIFT_KINDS[gift] * v.AMOUNT + 1)

    def of_beginning_at(self, square: i64) -> float:
        """NAS-N6: the best move from a square where the captain may be set."""
        into = self.into
        into.clear()
        walking.walks(self.table, square, into)
        best = -NEVER
        for i in range(into.n):
            action = into.actions[i]
            if v.WALK.has(action):
                best = max(best, self.of_walk_from(square, v.WALK.number(action), walking.DIRECT))
            elif v.BARGE.has(action):
                best = max(best, self.of_barge(action - v.BARGE.base))
        return best

    def of_another_move(self) -> float:
        """NAS-N3: the best second move, less a doubloon."""
        if not walking.is_stuck(self.table):
            best = self.of_beginning_at(self.table.captain)
        else:
            into = Buffer()
            walking.ways(self.table, into)
            best = -NEVER
            for i in range(into.n):
                best = max(best, self.of_beginning_at(v.SET.number(into.actions[i])))
        return best - self.worth.price(v.DOUBLOON)

    def of_quay(self, quay: i64) -> float:
        """NAS-N5: the bonus, and what can be done from there."""
        if quay >= v.N_HARBOUR_QUAYS:
            return QUAY * self.of_start(zone_of_outpost(quay - v.N_HARBOUR_QUAYS))
        return QUAY * (self.of_bonus(quay) + self.of_start(city.HARBOUR))

    def of_bonus(self, quay: i64) -> float:
        return self.worth.of_gains(self.islands.quay_gains, quay * N_GAINS, N_GAINS)

    def of_start(self, start: i64) -> float:
        """Return the best first action from a zone."""
        ways = sea.distances(self.table, self.islands, start)
        reach = crew.reach_of(self.table, self.worth.me)
        best = -NEVER
        for zone in range(v.N_ZONES):
            if ways[zone] <= reach:
                laid = ways[zone] - self.table.sailors[self.worth.me]
                best = max(best, self.of_zone(zone) - self.worth.cost_of_pirates(laid))
        return best

    def of_zone(self, zone: i64) -> float:
        found = self.zones[zone]
        if found == UNSEEN:
            found = self.plans.of_being_at(zone, 0)
            self.zones[zone] = found
        return found
