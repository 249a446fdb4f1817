"""The game as the rulebook's contents page: rounds, phases, turns, and the steps of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from tidetable.core.contract import EVERYONE, News, ask
from tidetable.games.nassau.rules import cargo, gains, menagerie, tales
from tidetable.games.nassau.rules.archipelago import Archipelago
from tidetable.games.nassau.rules.chapters import (
    city,
    deal,
    fight,
    figure,
    home,
    losses,
    ready,
    reward,
    sea,
)
from tidetable.games.nassau.rules.state import (
    AT_HOME,
    AT_SEA,
    CARIBBEAN,
    CITY,
    MAKE_READY,
    OVER,
    NassauState,
    Table,
)
from tidetable.games.nassau.rules.steps import (
    STEP,
    STEP_ACTION,
    STEP_AGAIN,
    STEP_BEATEN,
    STEP_CARGO,
    STEP_CAT,
    STEP_COLLECT,
    STEP_DEAL,
    STEP_DEFENCE,
    STEP_DICE,
    STEP_DODGES,
    STEP_FIGURE,
    STEP_GAIN,
    STEP_HIDE,
    STEP_JUDGE,
    STEP_LOSSES,
    STEP_NEW_ANIMALS,
    STEP_NEW_DUTCHMAN,
    STEP_NEW_OFFERING,
    STEP_NEW_SEA_DOG,
    STEP_NEXT_ROUND,
    STEP_PORT,
    STEP_PREPARE,
    STEP_QUAY,
    STEP_REFILL_ANIMALS,
    STEP_REFILL_POSTS,
    STEP_REPEL,
    STEP_REPLACE_ANIMAL,
    STEP_REWARD,
    STEP_SECOND_GIFT,
    STEP_SQUARE,
    STEP_STAND,
    STEP_TALE_POINTS,
    STEP_TALES,
    STEP_TELL,
    STEP_TOKENS,
    STEP_TRADE,
    STEP_TURTLE,
    STEP_TWICE,
)
from tidetable.games.nassau.rules.verbs import (
    ASK_CITY,
    ASK_HOME,
    ASK_SEA,
    HOME,
    HOME_PORT,
)
from tidetable.games.nassau.rules.verbs import AT_SEA as ALL_AT_SEA


def set_up(state: NassauState, islands: Archipelago) -> None:
    deal.lay_out(state, islands)
    go_on(state, islands, None)


def go_on(state: NassauState, islands: Archipelago, news: News | None) -> None:
    """Do what comes next, until somebody must answer or the game is over."""
    table = state.table
    while state.n_asks == 0 and table.phase != OVER:
        if table.n_steps > 0:
            table.n_steps -= 1
            step = table.steps[table.n_steps]
            table.steps[table.n_steps] = 0
            take_step(state, islands, step % STEP, step // STEP, news)
        else:
            next_turn(state, islands, news)


def take_step(
    state: NassauState, islands: Archipelago, step: i64, arg: i64, news: News | None
) -> None:
    """Take a step of a turn: of the gains, of the city, of the sea."""
    table = state.table
    if step == STEP_GAIN:
        gains.take_gain(state, islands, arg, news)
    elif step == STEP_CARGO:
        cargo.check_cargo(state, islands, arg, news)
    elif step == STEP_TALES:
        tales.draw_tales(state, islands, arg, news)
    elif step == STEP_SQUARE:
        city.take_square(state, islands)
    elif step == STEP_AGAIN:
        city.offer_again(state)
    elif step == STEP_FIGURE:
        figure.meet_figure(state)
    elif step == STEP_SECOND_GIFT:
        figure.offer_second(state)
    elif step == STEP_STAND:
        figure.ask_where(state)
    elif step == STEP_QUAY:
        city.quay_bonus(state, islands, arg)
    elif step == STEP_REPLACE_ANIMAL:
        menagerie.replace_leftmost(state, news)
    elif step == STEP_REFILL_ANIMALS:
        menagerie.refill(state, arg)
    elif step == STEP_ACTION:
        sea.ask_action(state)
    elif step == STEP_TRADE:
        sea.trade(state, islands)
    elif step == STEP_DEAL:
        if deal.deal(state, islands):
            begin_game(table, news)
    elif STEP_PREPARE <= step <= STEP_BEATEN:
        take_step_of_fight(state, islands, step, arg, news)
    elif step == STEP_HIDE:
        home.go_on_hiding(state, islands, news)
    elif step == STEP_TELL:
        home.tell_next(state, arg)
    elif step == STEP_TWICE:
        home.offer_parrot(state)
    elif step == STEP_JUDGE:
        home.judge(state, islands, news)
    elif step == STEP_TURTLE:
        home.offer_turtle(state)
    elif step == STEP_PORT:
        home.come_home(table, news)
    else:
        take_step_of_phase_three(state, islands, step, news)


def take_step_of_fight(
    state: NassauState, islands: Archipelago, step: i64, arg: i64, news: News | None
) -> None:
    """NAS-R-30: the order of a fight."""
    if step == STEP_PREPARE:
        fight.prepare(state, islands, news)
    elif step == STEP_TOKENS:
        fight.draw_tokens(state, arg)
    elif step == STEP_DODGES:
        fight.resolve_dodges(state, arg, news)
    elif step == STEP_DEFENCE:
        fight.defend(state)
    elif step == STEP_DICE:
        fight.roll_dice(state, arg)
    elif step == STEP_CAT:
        fight.offer_cat(state)
    elif step == STEP_REPEL:
        fight.repel(state, arg, news)
    elif step == STEP_LOSSES:
        losses.next_loss(state, islands, news)
    elif step == STEP_REWARD:
        reward.offer_reward(state)
    elif step == STEP_COLLECT:
        reward.collect(state.table, islands, news)
    else:
        reward.end_fight(state.table, islands, news)


def take_step_of_phase_three(
    state: NassauState, islands: Archipelago, step: i64, news: News | None
) -> None:
    """NAS-P1, NAS-R-47: make ready, in this order."""
    if step == STEP_TALE_POINTS:
        ready.score_tales(state, islands, news)
    elif step == STEP_NEW_ANIMALS:
        ready.new_animals(state.table)
    elif step == STEP_NEW_SEA_DOG:
        ready.new_sea_dog(state)
    elif step == STEP_NEW_OFFERING:
        ready.new_offering(state)
    elif step == STEP_REFILL_POSTS:
        ready.refill_posts(state, islands)
    elif step == STEP_NEW_DUTCHMAN:
        ready.new_dutchman(state)
    else:
        assert step == STEP_NEXT_ROUND
        ready.next_round(state.table, islands, news)


def begin_game(table: Table, news: News | None) -> None:
    """NAS-S7: the start player has the dolphin."""
    if table.named_start >= 0:
        table.dolphin = table.named_start
    ready.begin_round(table, news)


# --- Whose turn it is (NAS-R-26): clockwise, leaving out who has passed or is home ----------------


def next_turn(state: NassauState, islands: Archipelago, news: News | None) -> None:
    table = state.table
    for i in range(table.seats):
        seat = (table.next_seat + i) % table.seats
        if table.phase == CITY and table.passed[seat] == 0:
            begin_turn(table, seat)
            state.open(ask(seat, ASK_CITY))
            return
        if table.phase == CARIBBEAN and table.way[seat] != AT_HOME:
            begin_turn(table, seat)
            begin_turn_at_sea(state, news)
            return
    if table.phase == CITY:
        table.phase = CARIBBEAN
        table.next_seat = table.dolphin
        if news is not None:
            news.tell(EVERYONE, table.dolphin, ALL_AT_SEA.base)
    else:
        table.phase = MAKE_READY
        ready.make_ready(state, islands, news)


def begin_turn(table: Table, seat: i64) -> None:
    table.player = seat
    table.turn += 1
    table.next_seat = (seat + 1) % table.seats


def begin_turn_at_sea(state: NassauState, news: News | None) -> None:
    """NAS-A1: a provision, or the way home; who can only go into port is not asked."""
    table = state.table
    me = table.player
    if table.way[me] == AT_SEA and table.provisions[me] > 0:
        state.open(ask(me, ASK_SEA))
    elif sea.can_hide(table) or sea.can_tell(table):
        kind: i64 = ASK_SEA
        if table.way[me] != AT_SEA:
            kind = ASK_HOME
        state.open(ask(me, kind))
    else:
        if news is not None:
            news.tell(EVERYONE, me, HOME.of(HOME_PORT))
        home.go_home(state, HOME_PORT, news)
