"""The game as the rulebook's contents page: rounds, phases, turns, and the steps of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from tidetable.core.contract import EVERYONE, News, ask
from tidetable.games.nassau.rules import cargo, gains, menagerie, steps, tales
from tidetable.games.nassau.rules import verbs as v
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
            take_step(state, islands, step % steps.STEP, step // steps.STEP, news)
        else:
            next_turn(state, islands, news)


def take_step(
    state: NassauState, islands: Archipelago, step: i64, arg: i64, news: News | None
) -> None:
    """Take a step of a turn: of the gains, of the city, of the sea."""
    table = state.table
    if step == steps.GAIN:
        gains.take_gain(state, islands, arg, news)
    elif step == steps.CARGO:
        cargo.check_cargo(state, islands, arg, news)
    elif step == steps.TALES:
        tales.draw_tales(state, islands, arg, news)
    elif step == steps.SQUARE:
        city.take_square(state, islands)
    elif step == steps.AGAIN:
        city.offer_again(state)
    elif step == steps.FIGURE:
        figure.meet_figure(state)
    elif step == steps.SECOND_GIFT:
        figure.offer_second(state)
    elif step == steps.STAND:
        figure.ask_where(state)
    elif step == steps.QUAY:
        city.quay_bonus(state, islands, arg)
    elif step == steps.REPLACE_ANIMAL:
        menagerie.replace_leftmost(state, news)
    elif step == steps.REFILL_ANIMALS:
        menagerie.refill(state, arg)
    elif step == steps.ACTION:
        sea.ask_action(state)
    elif step == steps.TRADE:
        sea.trade(state, islands)
    elif step == steps.DEAL:
        if deal.deal(state, islands):
            begin_game(table, news)
    elif steps.PREPARE <= step <= steps.BEATEN:
        take_step_of_fight(state, islands, step, arg, news)
    elif step == steps.HIDE:
        home.go_on_hiding(state, islands, news)
    elif step == steps.TELL:
        home.tell_next(state, arg)
    elif step == steps.TWICE:
        home.offer_parrot(state)
    elif step == steps.JUDGE:
        home.judge(state, islands, news)
    elif step == steps.TURTLE:
        home.offer_turtle(state)
    elif step == steps.PORT:
        home.come_home(table, news)
    else:
        take_step_of_phase_three(state, islands, step, news)


def take_step_of_fight(
    state: NassauState, islands: Archipelago, step: i64, arg: i64, news: News | None
) -> None:
    """NAS-R-30: the order of a fight."""
    if step == steps.PREPARE:
        fight.prepare(state, islands, news)
    elif step == steps.TOKENS:
        fight.draw_tokens(state, arg)
    elif step == steps.DODGES:
        fight.resolve_dodges(state, arg, news)
    elif step == steps.DEFENCE:
        fight.defend(state)
    elif step == steps.DICE:
        fight.roll_dice(state, arg)
    elif step == steps.CAT:
        fight.offer_cat(state)
    elif step == steps.REPEL:
        fight.repel(state, arg, news)
    elif step == steps.LOSSES:
        losses.next_loss(state, islands, news)
    elif step == steps.REWARD:
        reward.offer_reward(state)
    elif step == steps.COLLECT:
        reward.collect(state.table, islands, news)
    else:
        reward.end_fight(state.table, islands, news)


def take_step_of_phase_three(
    state: NassauState, islands: Archipelago, step: i64, news: News | None
) -> None:
    """NAS-P1, NAS-R-47: make ready, in this order."""
    if step == steps.TALE_POINTS:
        ready.score_tales(state, islands, news)
    elif step == steps.NEW_ANIMALS:
        ready.new_animals(state.table)
    elif step == steps.NEW_SEA_DOG:
        ready.new_sea_dog(state)
    elif step == steps.NEW_OFFERING:
        ready.new_offering(state)
    elif step == steps.REFILL_POSTS:
        ready.refill_posts(state, islands)
    elif step == steps.NEW_DUTCHMAN:
        ready.new_dutchman(state)
    else:
        assert step == steps.NEXT_ROUND
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
            state.open(ask(seat, v.ASK_CITY))
            return
        if table.phase == CARIBBEAN and table.way[seat] != AT_HOME:
            begin_turn(table, seat)
            begin_turn_at_sea(state, news)
            return
    if table.phase == CITY:
        table.phase = CARIBBEAN
        table.next_seat = table.dolphin
        if news is not None:
            news.tell(EVERYONE, table.dolphin, v.AT_SEA.base)
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
        state.open(ask(me, v.ASK_SEA))
    elif sea.can_hide(table) or sea.can_tell(table):
        kind: i64 = v.ASK_SEA
        if table.way[me] != AT_SEA:
            kind = v.ASK_HOME
        state.open(ask(me, kind))
    else:
        if news is not None:
            news.tell(EVERYONE, me, v.HOME.of(v.HOME_PORT))
        home.go_home(state, v.HOME_PORT, news)
