"""The rules of Cove, in their order: setup, course, wind, clash, tribute, end."""

from __future__ import annotations

from mypy_extensions import i64

from tests.contract.cove.state import NOBODY, CoveState, Hand, Table
from tests.contract.cove.verbs import (
    ALL_COINS,
    ANCHOR,
    ASK_ASIDE,
    ASK_CLASH,
    ASK_COURSE,
    ASK_DEAL,
    ASK_TRIBUTE,
    ASK_WIND,
    DEAL,
    FIGHT,
    GAIN,
    HAND,
    HELD,
    HOLD,
    N_CARDS,
    N_RANKS,
    N_SEATS,
    PORTS,
    PRIZES,
    SAIL,
    SEEN,
    SHOW,
    SPY,
    TOLL,
    TURNS,
    WIND,
)
from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, ask, sealed_ask
from tidetable.core.vec import vec

# --- Setup ---------------------------------------------------------------------------------------


def set_up(state: CoveState) -> None:
    """COV-S1: one card is set aside, and nobody looks at it."""
    state.open(sealed_ask(CHANCE, ASK_ASIDE))


def undrawn(state: CoveState) -> vec[i64]:
    """Return 1 for each card that is nowhere yet: not in a hand, not shown, not set aside."""
    bag = [1 - state.table.played[card] for card in range(N_CARDS)]
    for hand in state.hands:
        for card in range(N_CARDS):
            bag[card] -= hand.cards[card]
    if state.wreck.card >= 0:
        bag[state.wreck.card] = 0
    return vec[i64](bag)


def set_aside(state: CoveState, card: i64) -> None:
    state.wreck.card = card
    state.table.left -= 1


def deal(state: CoveState, seat: i64, card: i64, news: News | None) -> None:
    """COV-S2: only who draws a card sees it."""
    state.hands[seat].cards[card] = 1
    state.table.hands[seat] += 1
    state.table.left -= 1
    if news is not None:
        news.tell(seat, CHANCE, DEAL.of(card))


def fill_hands(state: CoveState) -> None:
    """COV-S2: three cards each while there are any; then the turn begins, if one is left."""
    table = state.table
    if table.turn == TURNS:
        return
    for seat in range(N_SEATS):
        if table.hands[seat] < HAND and table.left > 0:
            state.open(sealed_ask(CHANCE, ASK_DEAL, seat))
            return
    table.player = table.turn % N_SEATS
    state.open(ask(table.player, ASK_COURSE))


# --- Course and wind -----------------------------------------------------------------------------


def courses(table: Table, into: Buffer) -> None:
    """COV-T1: to another port, or nowhere."""
    for port in range(len(PORTS.tokens)):
        if port != table.ports[table.player]:
            into.add(SAIL.of(port))
    into.add(ANCHOR.base)


def set_course(state: CoveState, action: i64) -> None:
    table = state.table
    if SAIL.has(action):
        table.ports[table.player] = action - SAIL.base
    state.open(ask(CHANCE, ASK_WIND, table.turn))


def winds(table: Table, into: Buffer) -> None:
    """COV-T2: a light wind is likelier. COV-V1: in a storm every wind is as likely."""
    for force in range(3):
        into.add_weighted(WIND.of(force), 1 if table.storm else 3 - force)


def blow(state: CoveState, force: i64) -> None:
    """COV-T3: then everybody is asked at once, and nobody sees what the others answer."""
    state.table.wind = force
    for seat in range(N_SEATS):
        state.open(sealed_ask(seat, ASK_CLASH, state.table.turn))


# --- Clash ---------------------------------------------------------------------------------------


def clash(hand: Hand, into: Buffer) -> None:
    """COV-T3: any card of the hand, or none."""
    for card in range(N_CARDS):
        if hand.cards[card]:
            into.add(FIGHT.of(card))
    into.add(HOLD.base)


def choose(state: CoveState, seat: i64, action: i64, news: News | None) -> None:
    state.hands[seat].chosen = action - FIGHT.base if FIGHT.has(action) else -1
    state.table.answered[seat] = 1
    if state.n_asks == 0:
        show(state, news)
        take_prize(state, news)


def strength(state: CoveState, seat: i64) -> i64:
    """COV-T4: the rank of the card; the player whose turn it is has the wind as well."""
    card = state.hands[seat].chosen
    rank: i64 = 0 if card < 0 else card % N_RANKS + 1
    return rank + (state.table.wind if seat == state.table.player else 0)


def take_prize(state: CoveState, news: News | None) -> None:
    """COV-T4: the strongest wins; in a tie whose turn it is, or who comes next after them."""
    table = state.table
    table.winner = table.player
    for i in range(1, N_SEATS):
        seat = (table.player + i) % N_SEATS
        if strength(state, seat) > strength(state, table.winner):
            table.winner = seat
    for hand in state.hands:
        hand.chosen = -1
    table.answered = NOBODY[:]
    table.wind = 0
    gain(table, table.winner, PRIZES[table.ports[table.player]], news)
    state.open(ask(table.winner, ASK_TRIBUTE, table.turn))


def show(state: CoveState, news: News | None) -> None:
    """COV-T4: all cards chosen are shown at once, and are out of the game."""
    for seat in range(N_SEATS):
        card = state.hands[seat].chosen
        if card < 0:
            if news is not None:
                news.tell(EVERYONE, seat, HELD.base)
            continue
        state.hands[seat].cards[card] = 0
        state.table.hands[seat] -= 1
        state.table.played[card] = 1
        for hand in state.hands:
            hand.seen[card] = 0
        if news is not None:
            news.tell(EVERYONE, seat, SHOW.of(card))


def gain(table: Table, seat: i64, coins: i64, news: News | None) -> None:
    table.coins[seat] += coins
    table.bank -= coins
    if news is not None:
        news.tell(EVERYONE, seat, GAIN.of(coins))


# --- Tribute -------------------------------------------------------------------------------------


def tributes(table: Table, into: Buffer) -> None:
    """COV-T5: whoever won, in turn or not, takes a coin, or a look at somebody's hand."""
    for seat in range(N_SEATS):
        if seat != table.winner and table.hands[seat] > 0:
            into.add(SPY.of(seat))
    into.add(TOLL.base)


def take_tribute(state: CoveState, action: i64, news: News | None) -> None:
    table = state.table
    if action == TOLL.base:
        gain(table, table.winner, 1, news)
    else:
        spy(state, table.winner, action - SPY.base, news)
    table.turn += 1
    fill_hands(state)


def spy(state: CoveState, seat: i64, on: i64, news: News | None) -> None:
    """COV-T5: it is the first card of a hand sorted by flags, and only the spy sees it."""
    card: i64 = 0
    while state.hands[on].cards[card] == 0:
        card += 1
    state.hands[seat].seen[card] = on + 1
    if news is not None:
        news.tell(seat, seat, SEEN.of2(on, card))


# --- Adding up -----------------------------------------------------------------------------------


def audit(state: CoveState) -> str:
    """Return what does not add up: coins, cards."""
    table = state.table
    if table.bank + sum(table.coins) != ALL_COINS:
        return "coins appeared or vanished"
    for seat in range(N_SEATS):
        if sum(state.hands[seat].cards) != table.hands[seat]:
            return f"hand {seat} has another size"
    bag = undrawn(state)
    if sum(bag) != table.left or min(bag) < 0:
        return "cards appeared or vanished"
    return ""
