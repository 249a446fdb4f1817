"""Heuristics for Titania, from the view alone. What things are worth stands in worth.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidetable.core.bot import Bot
from tidetable.core.contract import arg_of, kind_of
from tidetable.games.titania.state import Hand, Table
from tidetable.games.titania.verbs import (
    ASK_TURN,
    BUILD,
    CHOOSE,
    DISCARD,
    JOKER,
    LAST_PERIOD,
    LOWEST_VALUE,
    MOST_CARDS,
    MOST_PLAYS,
    N_CARDS,
    N_COLOURS,
    N_SHELLS,
    N_SPACES,
    N_VALUES,
    OCCUPY,
    PLACE,
    PLAY,
    SAILS,
    STOP,
)
from tidetable.games.titania.worth import CARD, TILE, Worth

if TYPE_CHECKING:
    from tidetable.core.contract import View
    from tidetable.core.luck import Luck
    from tidetable.games.titania.game import Titania

JOKER_MORE: Final = 1.0  # what a joker is worth more than another card
ONE_OF_MANY: Final = 0.5  # what a card is worth less for each other of its kind
# The part that counts of what a ship brings within reach:
FOR_ME: Final = 0.2  # if I can sail there in this turn,
FOR_OTHERS: Final = -0.1  # and if I cannot, for then the others may
THE_GAME: Final = 100
LAST_BUT_ONE: Final = 5  # to bring the end within reach: good for who leads, bad for others


class Greedy(Bot):
    """Sends each ship where it brings most, and draws where a ship brings less than cards would.

    It plans no further than one more ship, and does not mind what the others collect.
    """

    def __init__(self, game: Titania, luck: Luck) -> None:
        self.kingdom = game.kingdom
        # Between equals a grain of luck decides, so that not every game goes the same way.
        self.grain = [luck.below(100) / 100_000 for _ in range(N_SPACES)]

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        table, hand = view.public, view.own
        assert isinstance(table, Table)
        assert isinstance(hand, Hand)
        worth = Worth(table, self.kingdom)
        turn = Turn(table, hand, worth, self.grain, kind_of(question) == ASK_TURN)

        def worth_of(action: int) -> float:
            if PLACE.has(action):
                return turn.of_ship(table.colour, action - PLACE.base)
            if CHOOSE.has(action):
                return worth.of_shells(action - CHOOSE.base, arg_of(question))
            if BUILD.has(action):
                return worth.of_floor(*divmod(int(action - BUILD.base), N_SHELLS))
            if OCCUPY.has(action):
                return worth.of_occupying(action - OCCUPY.base)
            if DISCARD.has(action):
                return -turn.of_keeping(action - DISCARD.base)
            if PLAY.has(action):
                return turn.of_playing(action - PLAY.base, action - PLAY.base)
            if JOKER.has(action):
                joker, colour = divmod(int(action - JOKER.base), N_COLOURS)
                return turn.of_playing(N_COLOURS + joker, colour)
            return turn.of_cards(0) if action == STOP.base else 0

        return max(legal, key=worth_of)


class Turn:
    """What a player can do in this turn: a ship, another, or none."""

    def __init__(
        self, table: Table, hand: Hand, worth: Worth, grain: list[float], card_to_play: bool
    ) -> None:
        self.table = table
        self.hand = hand
        self.worth = worth
        self.grain = grain
        self.card_to_play = int(card_to_play)  # 1: the next ship's card is still in the hand
        self.best: dict[int, float] = {}  # colour -> worth of its best ship, once asked for

    # --- Cards -----------------------------------------------------------------------------------

    def of_cards(self, played: int) -> float:
        """Return what the hand is worth after so many more cards, and the draw that follows."""
        to_draw = MOST_PLAYS - int(self.table.plays) - played
        in_hand = int(self.table.hand_size[self.table.player]) - played
        return CARD * self.worth.time * min(MOST_CARDS, in_hand + to_draw)

    def of_playing(self, card: int, colour: int) -> float:
        return self.of_best_ship(colour) + self.of_cards(1) - self.joker_more(card)

    def of_keeping(self, card: int) -> float:
        """Return what a card is good for: one of many, or of a colour with no way, for little."""
        colours = [colour for colour in range(N_COLOURS) if SAILS[card] & SAILS[colour]]
        best = max(self.of_best_ship(colour) for colour in colours)
        return best + self.joker_more(card) - ONE_OF_MANY * int(self.hand.cards[card])

    def joker_more(self, card: int) -> float:
        return JOKER_MORE * self.worth.time if card >= N_COLOURS else 0

    # --- Ships -----------------------------------------------------------------------------------

    def of_best_ship(self, colour: int) -> float:
        if colour not in self.best:
            spaces = self.worth.within_reach(colour)
            self.best[colour] = max((self.of_ship(colour, at) for at in spaces), default=0)
        return self.best[colour]

    def of_ship(self, colour: int, space: int) -> float:
        """Return what a ship brings, now and within reach, and what it does to the game's end."""
        brings = self.worth.of_space(space)
        beyond = self.worth.beyond(space, colour)
        share = FOR_ME if self.can_follow(colour) else FOR_OTHERS
        return brings + share * beyond + self.of_the_end(colour, brings) + self.grain[space]

    def can_follow(self, colour: int) -> bool:
        """Whether the ship after this one can be of the same colour and in the same turn."""
        if self.table.plays + self.card_to_play >= MOST_PLAYS:
            return False
        cards = [int(self.hand.cards[c]) for c in range(N_CARDS) if SAILS[c] & SAILS[colour]]
        return sum(cards) > self.card_to_play

    # --- The end of the game ---------------------------------------------------------------------

    def of_the_end(self, colour: int, brings: float) -> float:
        """Who is ahead ends the game or brings its end near; who is not does neither."""
        left = self.table.reserve[colour] - 1
        if self.table.period < LAST_PERIOD or left > 1:
            return 0
        stake = THE_GAME if left == 0 else LAST_BUT_ONE
        return stake if self.lead() + brings > 0 else -stake

    def lead(self) -> float:
        """Return how far ahead of the best of the others a player is, point tiles included."""
        table, me = self.table, self.table.player
        values = [value + LOWEST_VALUE for value in range(N_VALUES)]
        mine = sum(int(n) * value for n, value in zip(self.hand.tiles, values, strict=True))
        theirs = [
            int(table.points[seat]) + TILE * int(table.tiles[seat])
            for seat in range(table.seats)
            if seat != me
        ]
        return int(table.points[me]) + mine - max(theirs)
