"""The turn of Titania, step by step, from the first card dealt to the last ship placed."""

from __future__ import annotations

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, ask, sealed_ask
from tidetable.games.titania.rules.building import go_on_building
from tidetable.games.titania.rules.kingdom import Kingdom
from tidetable.games.titania.rules.periods import first_period, second_period
from tidetable.games.titania.rules.placing import colours_to_play, next_space, place
from tidetable.games.titania.rules.spaces import look_at_space, show_tiles, take_gains
from tidetable.games.titania.rules.starfish import offer
from tidetable.games.titania.rules.state import (
    BUILDING,
    CARDS,
    DEALING,
    DISCARDING,
    DRAWING,
    GAINS,
    OVER,
    SHIP,
    SPACE,
    STARFISH,
    TURN_ENDS,
    Hand,
    Table,
    TitaniaState,
)
from tidetable.games.titania.rules.verbs import (
    ASK_CARD,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_PLACE,
    ASK_START,
    ASK_TURN,
    BECALMED,
    CARD,
    DISCARD,
    DREW,
    IDLE_ROUNDS,
    JOKER,
    LAST_PERIOD,
    LOSES_SHIP,
    MOST_CARDS,
    MOST_PLAYS,
    N_CARDS,
    N_COLOURS,
    N_HAND,
    N_SHELLS,
    N_VALUES,
    PLACE,
    PLAY,
    RESHUFFLED,
    SAILS,
    STOP,
)


def set_up(state: TitaniaState, kingdom: Kingdom) -> None:
    """TIT-S1, TIT-S2: the board. TIT-S4: the supplies. TIT-S3: cards, once chance deals them.

    TIT-C1 to TIT-C4: as many of everything as the box has; all scores are 0.
    """
    table = state.table
    first_period(table, kingdom)
    for shell in range(N_SHELLS):
        table.shell_supply[shell] = kingdom.shells[shell]
        table.floor_supply[shell] = kingdom.floors[shell]
    table.starfish_supply = kingdom.starfish
    for card in range(N_CARDS):
        state.piles.cards[card] = kingdom.cards[card]
        table.pile_size += kingdom.cards[card]
    for value in range(N_VALUES):
        state.piles.tiles[value] = kingdom.values[value]
        table.tile_supply += kingdom.values[value]
    go_on(state, kingdom, None)


def go_on(state: TitaniaState, kingdom: Kingdom, news: News | None) -> None:
    """Do what comes next, until somebody must answer or the game is over."""
    table = state.table
    while state.n_asks == 0:
        step = table.step
        if table.owed > 0:
            draw_card(state, news)
        elif step == CARDS:
            next_card(state)
        elif step == SHIP:
            next_ship(state, kingdom, news)
        elif step == SPACE:
            look_at_space(state, kingdom)
        elif step == GAINS:
            take_gains(state, news)
        elif step == BUILDING:
            go_on_building(state, kingdom, news)
        elif step == STARFISH:
            space_is_done(state, kingdom, news)
        elif step == DRAWING:
            hand_is_drawn(table)
        elif step == DISCARDING:
            tidy_hand(state)
        elif step == TURN_ENDS:
            end_turn(state, kingdom, news)
        elif step == DEALING:
            deal(state)
        else:
            break


# --- Dealing -------------------------------------------------------------------------------------


def deal(state: TitaniaState) -> None:
    """TIT-S3: four cards to each hand. TIT-R10: then a random start player."""
    table = state.table
    for seat in range(table.seats):
        if table.hand_size[seat] < N_HAND:
            state.open(sealed_ask(CHANCE, ASK_CARD, seat))
            return
    if table.named_start >= 0:
        begin_turn(table, table.named_start)
    else:
        state.open(ask(CHANCE, ASK_START))


def begin_turn(table: Table, player: i64) -> None:
    table.player = player
    table.turn += 1
    table.plays = 0
    table.step = CARDS


# --- Cards (TIT-T1) ------------------------------------------------------------------------------


def next_card(state: TitaniaState) -> None:
    """TIT-T1: up to three. Who has cards is asked even if none fits: silence would tell."""
    table = state.table
    if table.plays == MOST_PLAYS or table.hand_size[table.player] == 0:
        stop(table)
    else:
        state.open(ask(table.player, ASK_TURN, MOST_PLAYS - table.plays))


def cards(table: Table, hand: Hand, kingdom: Kingdom, into: Buffer) -> None:
    """Write what may be played. TIT-B1: a joker in one of its colours. TIT-R11: if a ship fits."""
    fits = colours_to_play(table, kingdom)
    for card in range(N_CARDS):
        if hand.cards[card] == 0:
            continue
        for colour in range(N_COLOURS):
            if SAILS[card] & fits & SAILS[colour] != 0:
                if card < N_COLOURS:
                    into.add(PLAY.of(colour))
                else:
                    into.add(JOKER.of2(card - N_COLOURS, colour))
    into.add(STOP.base)


def play(state: TitaniaState, card: i64, colour: i64) -> None:
    """TIT-T1: a card obliges to place a ship. TIT-T3: it is discarded when the turn is over."""
    table = state.table
    state.hands[table.player].cards[card] -= 1
    table.hand_size[table.player] -= 1
    table.played[card] += 1
    table.plays += 1
    table.colour = colour
    table.is_extra = 0
    table.step = SHIP


def next_ship(state: TitaniaState, kingdom: Kingdom, news: News | None) -> None:
    """TIT-R20: no question if it has one space to go to. TIT-R3: an extra ship may have none."""
    table = state.table
    first: i64 = -1
    if table.reserve[table.colour] > 0:  # TIT-R16: for a card there always is one
        first = next_space(table, kingdom, -1)
    if first < 0:
        table.step = STARFISH
        if news is not None:
            news.tell(EVERYONE, table.player, LOSES_SHIP.base)
    elif next_space(table, kingdom, first) >= 0:
        kind: i64 = ASK_EXTRA if table.is_extra == 1 else ASK_PLACE
        state.open(ask(table.player, kind, table.colour))
    else:
        if news is not None:
            news.tell(EVERYONE, table.player, PLACE.of(first))
        place(table, kingdom, first, news)


def space_is_done(state: TitaniaState, kingdom: Kingdom, news: News | None) -> None:
    """TIT-E1: the moment for starfish. Then the next card, or the end of the period (TIT-P1)."""
    table = state.table
    if table.window == 1:
        offer(state, kingdom)
    elif table.ending == 0:
        table.step = CARDS
    elif table.period == LAST_PERIOD:
        game_over(state, news)  # TIT-P3: at once, without a draw (TIT-R17)
    else:
        stop(table)


# --- Drawing (TIT-T2) ----------------------------------------------------------------------------


def stop(table: Table) -> None:
    """TIT-T2: draw three, less the cards played. TIT-R5: cards gained do not count."""
    table.step = DRAWING
    table.owed = MOST_PLAYS - table.plays


def draw_card(state: TitaniaState, news: News | None) -> None:
    """TIT-R12: an empty pile is rebuilt now. TIT-R6: both piles empty, no more cards."""
    table = state.table
    if table.pile_size == 0:
        rebuild_pile(state, news)
    if table.pile_size > 0:
        state.open(sealed_ask(CHANCE, ASK_CARD, table.player))
    else:
        table.owed = 0
        tell_drawn(table, news)


def rebuild_pile(state: TitaniaState, news: News | None) -> None:
    """TIT-T3: from the discards, without the cards played this turn."""
    table = state.table
    for card in range(N_CARDS):
        n = table.discards[card]
        state.piles.cards[card] += n
        table.pile_size += n
        table.discards[card] = 0
    if news is not None and table.pile_size > 0:
        news.tell(EVERYONE, table.player, RESHUFFLED.base)


def draw(state: TitaniaState, seat: i64, card: i64, news: News | None) -> None:
    """Its owner sees the card, everybody sees how many were drawn."""
    table = state.table
    state.piles.cards[card] -= 1
    table.pile_size -= 1
    state.hands[seat].cards[card] += 1
    table.hand_size[seat] += 1
    if news is not None:
        news.tell(seat, CHANCE, CARD.of(card))
    if table.owed > 0:
        table.owed -= 1
        table.drawn += 1
        if table.owed == 0:
            tell_drawn(table, news)


def tell_drawn(table: Table, news: News | None) -> None:
    if news is not None and table.drawn > 0:
        news.tell(EVERYONE, table.player, DREW.of(table.drawn - 1))
    table.drawn = 0


def hand_is_drawn(table: Table) -> None:
    """TIT-T3: only now do the cards played go to the discards."""
    for card in range(N_CARDS):
        table.discards[card] += table.played[card]
        table.played[card] = 0
    table.step = DISCARDING


def tidy_hand(state: TitaniaState) -> None:
    """TIT-T4: at most seven cards; the player chooses which to give up, also among equals."""
    table = state.table
    too_many = table.hand_size[table.player] - MOST_CARDS
    if too_many > 0:
        state.open(ask(table.player, ASK_DISCARD, too_many))
    else:
        table.step = TURN_ENDS


def cards_to_discard(hand: Hand, into: Buffer) -> None:
    for card in range(N_CARDS):
        if hand.cards[card] > 0:
            into.add(DISCARD.of(card))


def discard(state: TitaniaState, card: i64) -> None:
    table = state.table
    state.hands[table.player].cards[card] -= 1
    table.hand_size[table.player] -= 1
    table.discards[card] += 1


# --- The end of a turn, of a period, of the game -------------------------------------------------


def end_turn(state: TitaniaState, kingdom: Kingdom, news: News | None) -> None:
    """TIT-R8: a period also ends when nobody sails any more. TIT-R18: in this order."""
    table = state.table
    if table.plays > 0:
        table.idle = 0
    else:
        table.idle += 1
    if table.idle == IDLE_ROUNDS * table.seats:
        table.ending = 1
        if news is not None:
            news.tell(EVERYONE, table.player, BECALMED.base)
    if table.ending == 1:
        if table.period == LAST_PERIOD:
            game_over(state, news)
            return
        second_period(table, kingdom, news)
    begin_turn(table, (table.player + 1) % table.seats)  # TIT-P2: the left neighbour goes on


def game_over(state: TitaniaState, news: News | None) -> None:
    """TIT-P3, TIT-P4."""
    state.table.step = OVER
    show_tiles(state, news)


def standing(table: Table, seat: i64) -> tuple[int, int]:
    """TIT-P4: points, then shells and starfish. TIT-R7: shells by value, those in hand only."""
    goods = table.starfish[seat]
    for shell in range(N_SHELLS):
        goods += table.purse(seat, shell)
    return table.points[seat], goods
