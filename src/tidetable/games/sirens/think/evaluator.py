"""What looks good in Sirens in Sight: for search, and for the bot that does not search.

Everything is counted in thousandths of what makes a win e times as likely, as far as a regression
over games of a searching bot can tell (docs/play/bots-results.md).
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tidetable.core.contract import Buffer, kind_of, seat_of
from tidetable.core.think.evaluator import Evaluator
from tidetable.core.vec import vec
from tidetable.games.sirens.rules import turn, verbs as v
from tidetable.games.sirens.rules.drawers import Hand, ship_seat
from tidetable.games.sirens.rules.laying import seen_by
from tidetable.games.sirens.rules.state import IN_PLAY, NO_SHIPS, SirensState, Tabletop

POINT: Final = 1100
# A ship card that is not taken counts for whoever is ahead; each free place is reckoned as a 5.
MEAN: Final = 5
AHEAD: Final = 65  # each point by which one side is ahead,
MOST_AHEAD: Final = 400  # and all of them at most
HIGHEST: Final = 10
OWN_REACH: Final = 33  # each value that, as one more card, would be enough for me,
THEIR_REACH: Final = 36  # and for them: it is their turn
# What is kept counts too, for it may be wanted more later.
OCTOPUS_KEPT: Final = 600
RUM_KEPT: Final = 40
CARD_KEPT: Final = vec[i64]([400] * 5 + [0] * 6 + [125, 250, 375, 500])
TO_MOVE: Final = 200
TO_WIN: Final = 4_000  # with a card that is enough for the fourth point
THE_GAME: Final = 100_000

# How much more often an answer is tried for what it promises: e times as often for each SOFTNESS.
SOFTNESS: Final = 130
STEP: Final = 26
LEAST: Final = -780
N_STEPS: Final = 80  # e ** 16 at most: 512 such weights stay far below what luck can draw from
PROMISES: Final = vec[i64]([1 + int(exp(float(STEP * n) / SOFTNESS)) for n in range(N_STEPS)])
OPENINGS: Final = vec[i64]([1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 2, 4, 16, 32])  # card -> promise


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Judgement:
    """A table as a player sees it who is to move, and what it promises after each answer."""

    def __init__(self, table: Tabletop, me: i64) -> None:
        self.table = table
        self.me: i64 = me
        self.leads: vec[i64] = NO_SHIPS[:]  # ship card -> whose it will be: POINT is mine
        self.stakes: vec[i64] = NO_SHIPS[:]  # ship card -> the points it brings
        self.whole: i64 = 0  # what all of them promise now
        for ship in range(v.N_SHIPS):
            if table.ships[ship] == IN_PLAY:
                self.stakes[ship] = table.stake(ship)
                self.leads[ship] = self.lead(ship, -1, 0, 0, 0)
                self.whole += self.stakes[ship] * self.leads[ship]

    def after(self, action: i64) -> i64:
        """Return what the table promises after an answer."""
        if v.PLAY.has(action):
            n = action - v.PLAY.base
            place = seen_by(n % v.N_PLACES, self.me)
            return self.after_card(n // v.N_PLACES, place, -1) - CARD_KEPT[n // v.N_PLACES]
        if v.OCTOPUS.has(action):
            n = action - v.OCTOPUS.base
            lying = n // v.N_PLACES
            place = seen_by(n % v.N_PLACES, self.me)
            source = seen_by(lying // v.N_CARDS, self.me)
            return self.after_card(lying % v.N_CARDS, place, source) - OCTOPUS_KEPT
        if v.CREW.has(action):
            return self.after_crew(action - v.CREW.base)
        if v.RUM_ON.has(action):
            ship = action - v.RUM_ON.base
            lead = self.lead(ship, -1, 0, 0, v.RUM)
            return self.whole + self.stakes[ship] * (lead - self.leads[ship]) - RUM_KEPT
        return self.whole

    def after_card(self, card: i64, place: i64, source: i64) -> i64:
        """Return what it promises that a card arrives at a place, and leaves another."""
        table = self.table
        ship = place >> 1
        left = source >> 1
        stake = self.stakes[ship]
        value = card + v.LOWEST
        if source >= 0 and left == ship:
            lead = self.lead_after_crossing(ship, place, value)
        else:
            lead = self.lead(ship, place, value, 1, 0)
        whole = self.whole + stake * (lead - self.leads[ship])
        if card <= v.LAST_WITH_ICON and stake == 2:
            crew = table.crew_on(ship)
            if table.ships_in_play() > table.crew_in_play():
                astern = self.leads[turn.next_ship(table, crew, turn.ASTERN)]
                ahead = self.leads[turn.next_ship(table, crew, turn.AHEAD)]
                # Whose side it is sends them (SIR-M2).
                sent = max(astern, ahead) if place & 1 == self.me else min(astern, ahead)
                whole += sent - lead
                stake = 1
        if self.is_the_game(lead, stake):
            return THE_GAME if lead > 0 else -THE_GAME
        if source >= 0 and left != ship:
            lead = self.lead(left, source, -value, -1, 0)
            whole += self.stakes[left] * (lead - self.leads[left])
            if self.is_the_game(lead, self.stakes[left]):
                return THE_GAME if lead > 0 else -THE_GAME
        return whole

    def after_crew(self, ship: i64) -> i64:
        """Return what it promises that the crew whose way is chosen come to a ship card."""
        there = self.table.crew[self.table.moving]
        return self.whole + self.leads[ship] - self.leads[there]

    def is_the_game(self, lead: i64, stake: i64) -> bool:
        """Whether a ship card is taken, and with it the fourth point."""
        if lead != POINT and lead != -POINT:
            return False
        winner = self.me if lead > 0 else 1 - self.me
        return self.table.points[winner] + stake >= v.POINTS_TO_WIN

    def lead(self, ship: i64, place: i64, value: i64, cards: i64, rum: i64) -> i64:
        """Return whose a ship card will be if a card comes to one of its sides, or leaves it."""
        table = self.table
        mine = ship_seat(ship, self.me)
        theirs = mine ^ 1
        my_total, my_cards = table.total[mine], table.count[mine]
        their_total, their_cards = table.total[theirs], table.count[theirs]
        if place == mine:
            my_total += value
            my_cards += cards
        elif place == theirs:
            their_total += value
            their_cards += cards
        resistance = table.resistance(ship) + rum
        return lead_of_sides(my_total, my_cards, their_total, their_cards, resistance)

    def lead_after_crossing(self, ship: i64, place: i64, value: i64) -> i64:
        """Return whose a ship card will be if a card changes from one of its sides to the other."""
        table = self.table
        mine = ship_seat(ship, self.me)
        theirs = mine ^ 1
        sign: i64 = 1 if place == mine else -1
        resistance = table.resistance(ship)
        return lead_of_sides(
            table.total[mine] + sign * value,
            table.count[mine] + sign,
            table.total[theirs] - sign * value,
            table.count[theirs] - sign,
            resistance,
        )


def lead_of_sides(
    my_total: i64, my_cards: i64, their_total: i64, their_cards: i64, resistance: i64
) -> i64:
    if my_total >= resistance:
        return POINT
    if their_total >= resistance:
        return -POINT
    ahead = my_total - their_total + MEAN * (their_cards - my_cards)
    if my_cards == v.MOST_CARDS and their_cards == v.MOST_CARDS:
        return POINT if ahead > 0 else -POINT if ahead < 0 else 0
    lead = max(-MOST_AHEAD, min(AHEAD * ahead, MOST_AHEAD))
    lead += OWN_REACH * reach(my_total, my_cards, resistance)
    return lead - THEIR_REACH * reach(their_total, their_cards, resistance)


def reach(total: i64, cards: i64, resistance: i64) -> i64:
    """Return how many of the values 1 to 10 would be enough as one more card."""
    missing = resistance - total
    if cards == v.MOST_CARDS or missing > HIGHEST:
        return 0
    return HIGHEST + 1 - missing


def kept(state: SirensState, seat: i64) -> i64:
    """Return what a seat's hand, octopus and rum are good for."""
    cards = state.hand(seat).cards
    whole: i64 = RUM_KEPT * state.table.mugs[seat]
    if state.table.octopus[seat] < 0:
        whole += OCTOPUS_KEPT
    for card in range(v.N_CARDS):
        whole += cards[card] * CARD_KEPT[card]
    return whole


def highest(hand: Hand) -> i64:
    """Return the highest value in a hand; the lowest there is if it is empty."""
    card: i64 = v.N_CARDS - 1
    while card > 0 and hand.cards[card] == 0:
        card -= 1
    return card + v.LOWEST


def can_win(table: Tabletop, seat: i64, value: i64) -> bool:
    """Whether a card of this value is enough for the fourth point."""
    for ship in range(v.N_SHIPS):
        place = ship_seat(ship, seat)
        if table.ships[ship] == IN_PLAY and table.count[place] < v.MOST_CARDS:
            is_last = table.points[seat] + table.stake(ship) >= v.POINTS_TO_WIN
            if is_last and table.total[place] + value >= table.resistance(ship):
                return True
    return False


@final
class SirensEvaluator(Evaluator[Tabletop, Hand, SirensState]):
    """What search goes by."""

    def prior(self, public: Tabletop, own: Hand, question: i64, into: Buffer) -> None:
        """Weigh each answer by what it promises; rum before the draw hardly counts (SIR-R8)."""
        kind = kind_of(question)
        actions, weights = into.actions, into.weights
        total: i64 = 0
        if kind == turn.PICK.kind:
            for i in range(into.n):
                weights[i] = OPENINGS[actions[i] - v.PICK.base]
                total += weights[i]
        else:
            judgement = Judgement(public, seat_of(question))
            before = judgement.whole + LEAST
            for i in range(into.n):
                step = (judgement.after(actions[i]) - before) // STEP
                if kind == turn.TURN.kind and v.RUM_ON.has(actions[i]):
                    step = 0
                weights[i] = PROMISES[max(0, min(step, N_STEPS - 1))]
                total += weights[i]
        into.total = total

    def evaluate(
        self, state: SirensState, public: Tabletop, scale: float, into: vec[float]
    ) -> None:
        """Write each seat's chance to win. Who is to move has seen the other's last move."""
        me = public.player
        if me < 0:  # cards are being picked (SIR-S3): nobody has begun
            into[0] = into[1] = 0.5
            return
        other = 1 - me
        whole = TO_MOVE - Judgement(public, other).whole
        whole += POINT * (public.points[me] - public.points[other])
        whole += kept(state, me) - kept(state, other)
        if can_win(public, me, highest(state.hand(me))):
            whole += TO_WIN
        chance = 1.0 / (1.0 + exp(-float(whole) / 1000.0))
        into[me] = chance
        into[other] = 1.0 - chance
