"""What looks good in Titania: for search, and for the bot that does not search.

What things are worth stands in worth.py.
"""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tidetable.core.contract import NO_WORTHS, Buffer, arg_of, kind_of
from tidetable.core.think.evaluator import Evaluator, chances_of
from tidetable.core.vec import vec
from tidetable.games.titania.rules import placing, verbs as v
from tidetable.games.titania.rules.drawers import Hand
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.kingdom import Kingdom
from tidetable.games.titania.rules.state import DRAWING, Tabletop, TitaniaState
from tidetable.games.titania.rules.turn import TURN
from tidetable.games.titania.think import worth as w

JOKER_MORE: Final = 1.0  # what a joker is worth more than another card
ONE_OF_MANY: Final = 0.5  # what a card is worth less for each other of its kind
# The part that counts of what a ship brings within reach:
FOR_ME: Final = 0.2  # if I can sail there in this turn,
FOR_OTHERS: Final = -0.1  # and if I cannot, for then the others may
THE_GAME: Final = 100.0
LAST_BUT_ONE: Final = 5.0  # to bring the end within reach: good for whoever leads, bad for others

SOFTNESS: Final = 0.7  # an answer that promises so much less is tried e times less often
# Points that make a win e times as likely: at the end, and more by the root of the ships to come
EVEN: Final = 2.5
EVEN_SHIPS: Final = 1.1
SHIPS_OF_A_PERIOD: Final = 36.0

NO_SHIP: Final = -1000.0
NO_SHIPS: Final = vec[float]([NO_SHIP] * v.N_COLOURS)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TurnWorth:
    """What a player can do in this turn: a ship, another, or none."""

    def __init__(self, table: Tabletop, hand: Hand, kingdom: Kingdom, question: i64) -> None:
        self.table = table
        self.hand = hand
        self.worth = w.Worth(table, kingdom)
        self.me: i64 = table.player
        self.arg: i64 = arg_of(question)
        # 1: the next ship's card is still in the hand
        self.card_to_play: i64 = 1 if kind_of(question) == TURN.kind else 0
        self.ships: vec[float] = NO_SHIPS[:]  # colour -> the best of its ships, once asked for

    def promise(self, action: i64) -> float:
        if v.PLACE.has(action):
            return self.of_ship(self.table.colour, action - v.PLACE.base)
        if v.PLAY.has(action):
            return self.of_playing(action - v.PLAY.base, action - v.PLAY.base)
        if v.JOKER.has(action):
            n = action - v.JOKER.base
            return self.of_playing(v.N_COLOURS + n // v.N_COLOURS, n % v.N_COLOURS)
        if action == v.STOP.base:
            return self.of_cards(0)
        if v.BUILD.has(action):
            tower = action - v.BUILD.base
            return self.worth.of_floor(tower // v.N_SHELLS, tower % v.N_SHELLS)
        if v.CHOOSE.has(action):
            return self.worth.of_shells(action - v.CHOOSE.base, self.arg)
        if v.OCCUPY.has(action):
            return self.worth.of_occupying(action - v.OCCUPY.base)
        if v.DISCARD.has(action):
            return -self.of_keeping(action - v.DISCARD.base)
        return 0.0

    # --- Ships -----------------------------------------------------------------------------------

    def of_best_ship(self, colour: i64) -> float:
        best = self.ships[colour]
        if best != NO_SHIP:
            return best
        table = self.table
        for space in range(v.N_SPACES):
            is_near = table.near[space] & ~table.ships[space] & v.SAILS[colour] != 0
            if is_near and placing.has_room(table, self.worth.kingdom, space):
                best = max(best, self.of_ship(colour, space))
        if best == NO_SHIP:
            best = 0.0
        self.ships[colour] = best
        return best

    def of_ship(self, colour: i64, space: i64) -> float:
        """Return what a ship brings, now and within reach, and what it does to the game's end."""
        brings = self.worth.of_space(space)
        share = FOR_ME if self.can_follow(colour) else FOR_OTHERS
        return brings + share * self.worth.beyond(space, colour) + self.of_the_end(colour, brings)

    def can_follow(self, colour: i64) -> bool:
        """Whether the ship after this one can be of the same colour and in the same turn."""
        if self.table.plays + self.card_to_play >= v.MOST_PLAYS:
            return False
        n: i64 = 0
        for card in range(v.N_CARDS):
            if v.SAILS[card] & v.SAILS[colour] != 0:
                n += self.hand.cards[card]
        return n > self.card_to_play

    def of_the_end(self, colour: i64, brings: float) -> float:
        """Who is ahead ends the game or brings its end near; who is not does neither."""
        left = self.table.reserve[colour] - 1
        if self.table.period < v.LAST_PERIOD or left > 1:
            return 0.0
        stake = THE_GAME if left == 0 else LAST_BUT_ONE
        return stake if self.lead() + brings > 0.0 else -stake

    def lead(self) -> float:
        """Return how far ahead of the best of the others a player is, point tiles included."""
        table = self.table
        best = -1000.0
        for seat in range(table.seats):
            if seat != self.me:
                best = max(best, float(table.points[seat]) + w.TILE * float(table.tiles[seat]))
        return float(table.points[self.me] + tile_points(self.hand)) - best

    # --- Cards -----------------------------------------------------------------------------------

    def of_cards(self, played: i64) -> float:
        """Return what the hand is worth after so many more cards, and the draw that follows."""
        to_draw = v.MOST_PLAYS - self.table.plays - played
        in_hand = self.table.hand_size[self.me] - played
        return w.CARD * self.worth.time * float(min(v.MOST_CARDS, in_hand + to_draw))

    def of_playing(self, card: i64, colour: i64) -> float:
        return self.of_best_ship(colour) + self.of_cards(1) - self.joker_more(card)

    def of_keeping(self, card: i64) -> float:
        """Return what a card is good for: one of many, or of a colour with no way, for little."""
        best = NO_SHIP
        for colour in range(v.N_COLOURS):
            if v.SAILS[card] & v.SAILS[colour] != 0:
                best = max(best, self.of_best_ship(colour))
        return best + self.joker_more(card) - ONE_OF_MANY * float(self.hand.cards[card])

    def joker_more(self, card: i64) -> float:
        return JOKER_MORE * self.worth.time if card >= v.N_COLOURS else 0.0


def tile_points(hand: Hand) -> i64:
    points: i64 = 0
    for value in range(v.N_VALUES):
        points += hand.tiles[value] * (value + v.LOWEST_VALUE)
    return points


def prospect(table: Tabletop, prices: vec[i64], hand: Hand, seat: i64) -> float:
    """Return the points of a seat, and what all it keeps will bring."""
    cards = table.hand_size[seat]
    if seat == table.player:
        cards += v.MOST_PLAYS - table.plays if table.step < DRAWING else table.owed
    kept = w.CARD * float(min(v.MOST_CARDS, cards)) + w.STARFISH * float(table.starfish[seat])
    for shell in range(v.N_SHELLS):
        floors = w.floors_for(prices, shell, table.purse(seat, shell))
        kept += float(v.FLOOR_POINTS) * w.LATER * floors
    return float(table.points[seat] + tile_points(hand)) + w.time_left(table) * kept


@final
class TitaniaEvaluator(Evaluator[Tabletop, Hand, TitaniaState]):
    """What search goes by."""

    def __init__(self, game: Titania) -> None:
        super().__init__(game)
        self.kingdom: Final = game.kingdom

    def prior(self, public: Tabletop, own: Hand, question: i64, into: Buffer) -> None:
        """Weigh each answer by what it promises, compared with the best."""
        turn = TurnWorth(public, own, self.kingdom, question)
        worths = NO_WORTHS[: into.n]
        for i in range(into.n):
            worths[i] = turn.promise(into.actions[i])
        into.weigh_by(worths, SOFTNESS)

    def evaluate(
        self, state: TitaniaState, public: Tabletop, scale: float, into: vec[float]
    ) -> None:
        """Write each seat's chance to win: by its points, the less the more ships are to come."""
        prices = w.prices_of(public, self.kingdom)
        left = 2.0 * float(w.fewest_ships(public))
        if public.period < v.LAST_PERIOD:
            left += SHIPS_OF_A_PERIOD
        even = EVEN + EVEN_SHIPS * sqrt(left)
        for seat in range(public.seats):
            into[seat] = prospect(public, prices, state.hands[seat], seat)
        chances_of(into, even)
