"""The game as the rulebook's contents page: rounds, phases, turns, and the steps of a turn."""

from mypy_extensions import i64

from tidetable.core.contract import News, tell
from tidetable.games.nassau.rules import cargo, menagerie, state as s, steps, tales, verbs as v
from tidetable.games.nassau.rules.chapters import (
    campfire,
    city,
    deal,
    defence,
    fight,
    figure,
    gains,
    goods,
    home,
    losses,
    ready,
    reward,
    sea,
    trade,
)
from tidetable.games.nassau.rules.state import NassauState, Tabletop


def set_up(state: NassauState) -> None:
    deal.lay_out(state)
    go_on(state, None)


def go_on(state: NassauState, news: News | None) -> None:
    """Do what comes next, until somebody must answer or the game is over."""
    table = state.table
    while state.n_asks == 0 and table.phase != s.OVER:
        if table.n_steps > 0:
            table.n_steps -= 1
            step = table.steps[table.n_steps]
            table.steps[table.n_steps] = 0
            take_step(state, step % steps.STEP, step // steps.STEP, news)
        else:
            next_turn(state, news)


def take_step(state: NassauState, step: i64, arg: i64, news: News | None) -> None:
    """Take a step of a turn: of the gains, of the city, of the sea."""
    table = state.table
    if step == steps.GAIN:
        gains.take_gain(state, arg, news)
    elif step == steps.CARGO:
        cargo.check_cargo(state, arg, news)
    elif step == steps.TALES:
        tales.draw_tales(state, arg, news)
    elif step == steps.SQUARE:
        city.take_square(state)
    elif step == steps.AGAIN:
        city.offer_again(state)
    elif step == steps.FIGURE:
        figure.meet_figure(state)
    elif step == steps.SECOND_GIFT:
        figure.offer_second(state)
    elif step == steps.STAND:
        state.open(figure.STAND.asks(table.player))
    elif step == steps.QUAY:
        city.quay_bonus(state, arg)
    elif step == steps.REPLACE_ANIMAL:
        menagerie.replace_leftmost(state, news)
    elif step == steps.REFILL_ANIMALS:
        menagerie.refill(state, arg)
    elif step == steps.ACTION:
        state.open(sea.ACTION.asks(table.player))
    elif step == steps.TRADE:
        trade.trade(state)
    elif step == steps.DEAL:
        if deal.deal(state):
            begin_game(table, news)
    elif steps.PREPARE <= step <= steps.BEATEN:
        take_step_of_fight(state, step, arg, news)
    elif step == steps.HIDE:
        home.go_on_hiding(state, news)
    elif step == steps.TELL:
        campfire.tell_next(state, arg)
    elif step == steps.TWICE:
        campfire.offer_parrot(state)
    elif step == steps.JUDGE:
        campfire.judge(state, news)
    elif step == steps.TURTLE:
        home.offer_turtle(state)
    elif step == steps.PORT:
        home.come_home(table, news)
    else:
        take_step_of_phase_three(state, step, news)


def take_step_of_fight(state: NassauState, step: i64, arg: i64, news: News | None) -> None:
    """NAS-R-30: the order of a fight."""
    if step == steps.PREPARE:
        fight.prepare(state, news)
    elif step == steps.TOKENS:
        defence.draw_tokens(state, arg)
    elif step == steps.DODGES:
        defence.resolve_dodges(state, arg, news)
    elif step == steps.DEFENCE:
        defence.defend(state)
    elif step == steps.DICE:
        defence.roll_dice(state, arg)
    elif step == steps.CAT:
        defence.offer_cat(state)
    elif step == steps.REPEL:
        defence.repel(state, arg, news)
    elif step == steps.LOSSES:
        losses.next_loss(state, news)
    elif step == steps.REWARD:
        reward.offer_reward(state)
    elif step == steps.COLLECT:
        reward.collect(state.table, state.islands, news)
    else:
        reward.end_fight(state.table, state.islands, news)


def take_step_of_phase_three(state: NassauState, step: i64, news: News | None) -> None:
    """NAS-P1, NAS-R-47: make ready, in this order."""
    if step == steps.TALE_POINTS:
        ready.score_tales(state, news)
    elif step == steps.NEW_ANIMALS:
        ready.new_animals(state.table)
    elif step == steps.NEW_SEA_DOG:
        ready.new_sea_dog(state)
    elif step == steps.NEW_OFFERING:
        ready.new_offering(state)
    elif step == steps.REFILL_POSTS:
        goods.refill_posts(state)
    elif step == steps.NEW_DUTCHMAN:
        ready.new_dutchman(state)
    else:
        assert step == steps.NEXT_ROUND
        ready.next_round(state.table, state.islands, news)


def begin_game(table: Tabletop, news: News | None) -> None:
    """NAS-S7: the start player has the dolphin."""
    if table.named_start >= 0:
        table.dolphin = table.named_start
    ready.begin_round(table, news)


# --- Whose turn it is (NAS-R-26): clockwise, leaving out who has passed or is home ----------------


def next_turn(state: NassauState, news: News | None) -> None:
    table = state.table
    for i in range(table.seats):
        seat = (table.next_seat + i) % table.seats
        if table.phase == s.CITY and table.passed[seat] == 0:
            begin_turn(table, seat)
            state.open(city.CITY.asks(seat))
            return
        if table.phase == s.CARIBBEAN and table.way[seat] != s.AT_HOME:
            begin_turn(table, seat)
            begin_turn_at_sea(state, news)
            return
    if table.phase == s.CITY:
        table.phase = s.CARIBBEAN
        table.next_seat = table.dolphin
        tell(news, table.dolphin, v.AT_SEA.base)
    else:
        table.phase = s.MAKE_READY
        ready.make_ready(state, news)


def begin_turn(table: Tabletop, seat: i64) -> None:
    table.player = seat
    table.turn += 1
    table.next_seat = (seat + 1) % table.seats


def begin_turn_at_sea(state: NassauState, news: News | None) -> None:
    """NAS-A1: a provision, or the way home; who can only go into port is not asked."""
    table = state.table
    me = table.player
    if table.way[me] != s.AT_SEA:
        home.HOME.put_to(state, me, 0, news)
    elif table.provisions[me] == 0:
        sea.SEA.put_to(state, me, 0, news)
    else:
        state.open(sea.SEA.asks(me))
