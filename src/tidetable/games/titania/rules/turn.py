"""The turn of Titania, step by step, from the first card dealt to the last ship placed.

What is asked on the way is an object of its chapter; the list of them all stands at the end.
"""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, Buffer, News, tell, total
from tidetable.core.vec import vec
from tidetable.games.titania.rules import (
    building,
    placing,
    spaces,
    starfish,
    state as s,
    verbs as v,
)
from tidetable.games.titania.rules.drawers import Hand, seat_shell
from tidetable.games.titania.rules.kingdom import TOWER_SPACE, Kingdom
from tidetable.games.titania.rules.periods import first_period, second_period
from tidetable.games.titania.rules.questions import Draw, Question
from tidetable.games.titania.rules.state import Tabletop, TitaniaState


def set_up(state: TitaniaState) -> None:
    """TIT-S1, TIT-S2: the board. TIT-S4: the supplies. TIT-S3: cards, once chance deals them.

    TIT-C1 to TIT-C4: as many of everything as the box has; all scores are 0.
    """
    table, kingdom = state.table, state.kingdom
    first_period(table, kingdom)
    for shell in range(v.N_SHELLS):
        table.shell_supply[shell] = kingdom.shells[shell]
        table.floor_supply[shell] = kingdom.floors[shell]
    table.starfish_supply = kingdom.starfish
    for card in range(v.N_CARDS):
        state.piles.cards[card] = kingdom.cards[card]
        table.pile_size += kingdom.cards[card]
    for value in range(v.N_VALUES):
        state.piles.tiles[value] = kingdom.values[value]
        table.tile_supply += kingdom.values[value]
    go_on(state, None)


def go_on(state: TitaniaState, news: News | None) -> None:
    """Do what comes next, until somebody must answer or the game is over."""
    table = state.table
    while state.n_asks == 0:
        step = table.step
        if table.owed > 0:
            draw_card(state, news)
        elif step == s.CARDS:
            next_card(state)
        elif step == s.SHIP:
            placing.next_ship(state, news)
        elif step == s.SPACE:
            spaces.look_at_space(state)
        elif step == s.GAINS:
            spaces.take_gains(state, news)
        elif step == s.BUILDING:
            building.go_on_building(state, news)
        elif step == s.STARFISH:
            space_is_done(state, news)
        elif step == s.DRAWING:
            hand_is_drawn(table)
        elif step == s.DISCARDING:
            tidy_hand(state)
        elif step == s.TURN_ENDS:
            end_turn(state, news)
        elif step == s.DEALING:
            deal(state)
        else:
            break


# --- Dealing -------------------------------------------------------------------------------------


def deal(state: TitaniaState) -> None:
    """TIT-S3: four cards to each hand. TIT-R10: then a random start player."""
    table = state.table
    for seat in range(table.seats):
        if table.hand_size[seat] < v.N_HAND:
            state.open(CARD.asks(seat))
            return
    if table.named_start >= 0:
        begin_turn(table, table.named_start)
    else:
        state.open(START.asks())


@final
class DrawStart(Draw):
    """TIT-R10: every seat is as likely to start."""

    def odds(self, state: TitaniaState, into: Buffer) -> None:
        for seat in range(state.table.seats):
            into.add_weighted(v.START.of(seat), 1)

    def do(self, state: TitaniaState, arg: i64, action: i64, news: News | None) -> None:
        begin_turn(state.table, action - v.START.base)


def begin_turn(table: Tabletop, player: i64) -> None:
    table.player = player
    table.turn += 1
    table.plays = 0
    table.step = s.CARDS


# --- Cards (TIT-T1) ------------------------------------------------------------------------------


def next_card(state: TitaniaState) -> None:
    """TIT-T1: up to three. Who has cards is asked even if none fits: silence would tell."""
    table = state.table
    if table.plays == v.MOST_PLAYS or table.hand_size[table.player] == 0:
        stop(table)
    else:
        state.open(TURN.asks(table.player, v.MOST_PLAYS - table.plays))


def forbids_card(hand: Hand, fits: i64, card: i64, colour: i64) -> str:
    """TIT-B1: a joker in one of its colours. TIT-T1: from the hand. TIT-R11: if a ship fits."""
    if v.SAILS[card] & v.SAILS[colour] == 0:
        return "TIT-B1"
    if hand.cards[card] == 0:
        return "TIT-T1"
    return "" if fits & v.SAILS[colour] != 0 else "TIT-R11"


@final
class Turn(Question):
    """TIT-T1: another card, or none."""

    def allows(self, table: Tabletop, hand: Hand, kingdom: Kingdom, into: Buffer) -> None:
        fits = placing.colours_to_play(table, kingdom)
        for card in range(v.N_CARDS):
            if hand.cards[card] > 0:
                for colour in range(v.N_COLOURS):
                    if not forbids_card(hand, fits, card, colour):
                        into.add(card_played(card, colour))
        into.add(v.STOP.base)

    def forbids(self, table: Tabletop, hand: Hand, kingdom: Kingdom, action: i64) -> str:
        if v.PLAY.has(action) or v.JOKER.has(action):
            fits = placing.colours_to_play(table, kingdom)
            return forbids_card(hand, fits, card_of(action), colour_of(action))
        if v.PLACE.has(action) or v.OCCUPY.has(action):  # first a card for a ship, or starfish
            space = action - (v.PLACE if v.PLACE.has(action) else v.OCCUPY).base
            return "TIT-E1" if kingdom.kinds[space] == TOWER_SPACE else "TIT-T1"
        return super().forbids(table, hand, kingdom, action)

    def do(self, state: TitaniaState, arg: i64, action: i64, news: News | None) -> None:
        if action == v.STOP.base:
            stop(state.table)
        else:
            play(state, card_of(action), colour_of(action))


def card_played(card: i64, colour: i64) -> i64:
    """Return the action that plays a card as one of its colours."""
    return v.PLAY.of(colour) if card < v.N_COLOURS else v.JOKER.of2(card - v.N_COLOURS, colour)


def card_of(action: i64) -> i64:
    if v.PLAY.has(action):
        return action - v.PLAY.base
    return v.N_COLOURS + (action - v.JOKER.base) // v.N_COLOURS


def colour_of(action: i64) -> i64:
    return action - v.PLAY.base if v.PLAY.has(action) else (action - v.JOKER.base) % v.N_COLOURS


def play(state: TitaniaState, card: i64, colour: i64) -> None:
    """TIT-T1: a card obliges to place a ship. TIT-T3: it is discarded when the turn is over."""
    table = state.table
    state.hands[table.player].cards[card] -= 1
    table.hand_size[table.player] -= 1
    table.played[card] += 1
    table.plays += 1
    table.colour = colour
    table.is_extra = 0
    table.step = s.SHIP


def space_is_done(state: TitaniaState, news: News | None) -> None:
    """TIT-E1: the moment for starfish. Then the next card, or the end of the period (TIT-P1)."""
    table = state.table
    if table.window == 1:
        starfish.offer(state)
    elif table.ending == 0:
        table.step = s.CARDS
    elif table.period == v.LAST_PERIOD:
        game_over(state, news)  # TIT-P3: at once, without a draw (TIT-R17)
    else:
        stop(table)


# --- Drawing (TIT-T2) ----------------------------------------------------------------------------


def stop(table: Tabletop) -> None:
    """TIT-T2: draw three, less the cards played. TIT-R5: cards gained do not count."""
    table.step = s.DRAWING
    table.owed = v.MOST_PLAYS - table.plays


def draw_card(state: TitaniaState, news: News | None) -> None:
    """TIT-R12: an empty pile is rebuilt now. TIT-R6: both piles empty, no more cards."""
    table = state.table
    if table.pile_size == 0:
        rebuild_pile(state, news)
    if table.pile_size > 0:
        state.open(CARD.asks(table.player))
    else:
        table.owed = 0
        tell_drawn(table, news)


def rebuild_pile(state: TitaniaState, news: News | None) -> None:
    """TIT-T3: from the discards, without the cards played this turn."""
    table = state.table
    for card in range(v.N_CARDS):
        n = table.discards[card]
        state.piles.cards[card] += n
        table.pile_size += n
        table.discards[card] = 0
    if table.pile_size > 0:
        tell(news, table.player, v.RESHUFFLED.base)


@final
class DrawCard(Draw):
    """TIT-T2: its owner sees the card, everybody sees how many were drawn."""

    def odds(self, state: TitaniaState, into: Buffer) -> None:
        into.add_bag(v.CARD.base, state.piles.cards)

    def do(self, state: TitaniaState, arg: i64, action: i64, news: News | None) -> None:
        table, card = state.table, action - v.CARD.base
        state.piles.cards[card] -= 1
        table.pile_size -= 1
        state.hands[arg].cards[card] += 1
        table.hand_size[arg] += 1
        if news is not None:
            news.tell(arg, CHANCE, action)
        if table.owed > 0:
            table.owed -= 1
            table.drawn += 1
            if table.owed == 0:
                tell_drawn(table, news)


def tell_drawn(table: Tabletop, news: News | None) -> None:
    if table.drawn > 0:
        tell(news, table.player, v.DREW.of(table.drawn - 1))
    table.drawn = 0


def hand_is_drawn(table: Tabletop) -> None:
    """TIT-T3: only now do the cards played go to the discards."""
    for card in range(v.N_CARDS):
        table.discards[card] += table.played[card]
        table.played[card] = 0
    table.step = s.DISCARDING


def tidy_hand(state: TitaniaState) -> None:
    """TIT-T4: at most seven cards; the player chooses which to give up, also among equals."""
    table = state.table
    too_many = table.hand_size[table.player] - v.MOST_CARDS
    if too_many > 0:
        state.open(DISCARD.asks(table.player, too_many))
    else:
        table.step = s.TURN_ENDS


@final
class Discard(Question):
    """TIT-T4: which card to give up."""

    def allows(self, table: Tabletop, hand: Hand, kingdom: Kingdom, into: Buffer) -> None:
        for card in range(v.N_CARDS):
            if hand.cards[card] > 0:
                into.add(v.DISCARD.of(card))

    def forbids(self, table: Tabletop, hand: Hand, kingdom: Kingdom, action: i64) -> str:
        if v.PLAY.has(action) or v.JOKER.has(action):
            return "TIT-T2"  # after the draw
        return super().forbids(table, hand, kingdom, action)

    def do(self, state: TitaniaState, arg: i64, action: i64, news: News | None) -> None:
        table, card = state.table, action - v.DISCARD.base
        state.hands[table.player].cards[card] -= 1
        table.hand_size[table.player] -= 1
        table.discards[card] += 1


# --- The end of a turn, of a period, of the game -------------------------------------------------


def end_turn(state: TitaniaState, news: News | None) -> None:
    """TIT-R8: a period also ends when nobody sails any more. TIT-R18: in this order."""
    table = state.table
    if table.plays > 0:
        table.idle = 0
    else:
        table.idle += 1
    if table.idle == v.IDLE_ROUNDS * table.seats:
        table.ending = 1
        tell(news, table.player, v.BECALMED.base)
    if table.ending == 1:
        if table.period == v.LAST_PERIOD:
            game_over(state, news)
            return
        second_period(table, state.kingdom, news)
    begin_turn(table, (table.player + 1) % table.seats)  # TIT-P2: the left neighbour goes on


def game_over(state: TitaniaState, news: News | None) -> None:
    """TIT-P3, TIT-P4."""
    state.table.step = s.OVER
    spaces.show_tiles(state, news)


def standing(table: Tabletop, seat: i64) -> tuple[int, int]:
    """TIT-P4: points, then shells and starfish. TIT-R7: shells by value, those in hand only."""
    shells = total(table.shells, seat_shell(seat, 0), v.N_SHELLS)
    return table.points[seat], shells + table.starfish[seat]


# --- All that is asked, in the order of its numbers --------------------------------------------

START: Final = DrawStart(0, "start")
CARD: Final = DrawCard(1, "card", sealed=True)
TURN: Final = Turn(4, "turn", "TIT-T1")
DISCARD: Final = Discard(10, "discard", "TIT-T4")

DRAWS: Final[vec[Draw]] = vec[Draw]([START, CARD, spaces.FOG, spaces.TILE])
QUESTIONS: Final[vec[Question]] = vec[Question](
    [TURN, placing.PLACE, placing.EXTRA, spaces.SHELLS, building.BUILD, starfish.STARFISH, DISCARD]
)
N_DRAWS: Final = 4
