"""What a question may be answered with, and where each answer leads."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News, arg_of, kind_of, seat_of
from tidetable.games.nassau.rules import cargo, gains, menagerie, steps, tales
from tidetable.games.nassau.rules.archipelago import Archipelago
from tidetable.games.nassau.rules.chapters import city, fight, figure, home, losses, reward, sea
from tidetable.games.nassau.rules.objects import pay, spare, turn_over
from tidetable.games.nassau.rules.state import THE_DUTCHMAN, Hand, NassauState, Table
from tidetable.games.nassau.rules.verbs import (
    AGAIN,
    ARM,
    ASK_ACTION,
    ASK_AGAIN,
    ASK_CITY,
    ASK_DEFEND,
    ASK_DODGE,
    ASK_GIFT,
    ASK_HIDE,
    ASK_HOME,
    ASK_KRAKEN,
    ASK_LOSE,
    ASK_OPTION,
    ASK_PILE,
    ASK_PREPARE,
    ASK_REPEL,
    ASK_REROLL,
    ASK_RUM,
    ASK_SAIL,
    ASK_SEA,
    ASK_TABLE,
    ASK_TALES,
    ASK_TAME,
    ASK_TELL,
    ASK_THROW,
    ASK_TRADE,
    ASK_TWICE,
    ASK_WAIT,
    ASK_WALK,
    ASK_WEAPON,
    ATTACK_DUTCHMAN,
    BARGE,
    BUY,
    CLAIM,
    CRAB,
    DETOUR,
    DOUBLE,
    DRAW_FROM,
    DRINK,
    ENOUGH,
    FIGHT,
    GIFT,
    HIDE,
    HIRE,
    HOME,
    KRAKEN,
    LAY,
    LIZARD,
    LOSE,
    MEET,
    MOOR,
    N_EXITS,
    NUMBERS,
    PAUSE,
    PAY_RUM,
    PLUNDER,
    PROMISE,
    PUT,
    REPEL,
    RUM,
    SAIL_TO,
    SET,
    SIGN,
    SPARE,
    STAND,
    STEER,
    TAKE,
    TAME,
    TELL,
    THROW,
    THROW_BOMB,
    TOWER,
    TWICE,
    USE,
    WAIT,
    WALK,
    gain_named,
)

N_NUMBERS: Final = len(NUMBERS.tokens)


def spared(state: NassauState, question: i64, action: i64) -> None:
    """NAS-Z8: the same question again; what is paid for it now stays."""
    spare(state.table, action - SPARE.base)
    state.open(question)


# --- In the city, and whatever is gained anywhere -------------------------------------------------


def in_the_city(table: Table, islands: Archipelago, question: i64, into: Buffer) -> None:
    """Write the answers to such a question."""
    kind = kind_of(question)
    arg = arg_of(question)
    if kind == ASK_CITY:
        city.city(table, into)
    elif kind == ASK_WALK:
        city.ways(table, into)
    elif kind == ASK_AGAIN:
        city.again(table, into)
    elif kind == ASK_OPTION:
        city.options(table, islands, into)
    elif kind == ASK_WEAPON:
        gains.weapons(table, islands, into)
    elif kind == ASK_TABLE:
        gains.tables(table, into)
    elif kind == ASK_TAME:
        menagerie.open_kinds(table, into)
    elif kind == ASK_PILE:
        tales.piles(into)
    elif kind == ASK_THROW:
        cargo.things_to_throw(table, seat_of(question), arg, into)
    elif kind == ASK_WAIT:
        menagerie.animals_to_wait(table, into)
    elif kind == ASK_KRAKEN:
        city.kraken(into)
    elif kind == ASK_GIFT:
        figure.gifts(table, arg, into)
    else:
        figure.places_to_stand(table, islands, into)


def move_in_the_city(
    state: NassauState, islands: Archipelago, question: i64, action: i64, news: News | None
) -> None:
    """Carry out an answer to such a question."""
    table = state.table
    kind = kind_of(question)
    arg = arg_of(question)
    if kind in (ASK_CITY, ASK_WALK):
        move_captain(state, kind, arg, action, news)
    elif kind == ASK_AGAIN:
        if action == AGAIN.base:
            city.move_again(state)
    elif kind == ASK_OPTION:
        table.push(steps.GAIN, gain_named(action - TAKE.base))
    elif kind == ASK_WEAPON:
        gains.gain_weapon(table, islands, action - ARM.base, 1, news)
    elif kind == ASK_TABLE:
        gains.hire(table, islands, action - HIRE.base)
    elif kind == ASK_TAME:
        menagerie.tame(table, action - TAME.base, news)
    elif kind == ASK_PILE:
        tales.draw_from(state, islands, action - DRAW_FROM.base, news)
    elif kind == ASK_THROW:
        if THROW.has(action):
            cargo.throw(table, seat_of(question), action - THROW.base)
        else:
            cargo.use_rat(table, seat_of(question))
    elif kind == ASK_WAIT:
        menagerie.let_wait(table, table.player, action - WAIT.base, news)
    elif kind == ASK_KRAKEN:
        if USE.has(action):
            turn_over(table, table.player, KRAKEN)
            city.push_quay_bonus(table, islands, arg)
    elif kind == ASK_GIFT:
        if action != ENOUGH.base:
            figure.give(table, arg, action - GIFT.base)
    else:
        table.figure = STAND.number(action)


def move_captain(state: NassauState, kind: i64, arg: i64, action: i64, news: News | None) -> None:
    """NAS-R-25: a move, with or without an extra one; a pause; or the pass."""
    table = state.table
    if action == PAUSE.base:
        pay(table, RUM)
    elif MOOR.has(action):
        city.moor(table, MOOR.number(action), news)
    elif SET.has(action):
        city.set_captain(state, SET.number(action), arg)
    else:
        if arg == city.FIRST_MOVE:
            table.push(steps.AGAIN)
        if WALK.has(action):
            city.walk(table, WALK.number(action), city.DIRECT)
        elif DETOUR.has(action):
            city.walk(table, DETOUR.number(action), city.LONGER)
        else:
            ways = action - BARGE.base
            city.barge(table, ways // N_EXITS, ways % N_EXITS, news)


# --- At sea --------------------------------------------------------------------------------------


def at_sea(table: Table, islands: Archipelago, kind: i64, into: Buffer) -> None:
    """Write the answers to such a question."""
    if kind == ASK_SEA:
        sea.sea(table, islands, into)
    elif kind == ASK_SAIL:
        sea.sails(table, islands, into)
    elif kind == ASK_ACTION:
        sea.actions(table, islands, into)
    elif kind == ASK_TRADE:
        sea.wares(table, islands, into)
    elif kind == ASK_PREPARE:
        fight.preparations(table, islands, into)
    elif kind == ASK_DODGE:
        fight.dodge_answers(table, into)
    elif kind == ASK_DEFEND:
        fight.defenders(table, into)
    elif kind == ASK_REROLL:
        fight.reroll_answers(into)
    elif kind == ASK_REPEL:
        fight.attacks_to_repel(table, into)
    elif kind == ASK_LOSE:
        losses.losses_to_choose(table, islands, into)
    else:
        reward.reward_answers(table, into)


def move_at_sea(
    state: NassauState, islands: Archipelago, kind: i64, action: i64, news: News | None
) -> None:
    """Carry out an answer to such a question."""
    table = state.table
    if kind in (ASK_SEA, ASK_SAIL):
        if SAIL_TO.has(action):
            sea.sail_to(table, islands, action - SAIL_TO.base, news)
        elif STEER.has(action):
            sea.steer(state, action - STEER.base)
        else:
            home.go_home(state, action - HOME.base, news)
    elif kind == ASK_ACTION:
        act(table, islands, action, news)
    elif kind == ASK_TRADE:
        if BUY.has(action):
            sea.buy(table, action - BUY.base)
    elif kind == ASK_PREPARE:
        if action == THROW_BOMB.base:
            fight.throw_bomb(table, islands)
        elif action == USE.of(CRAB):
            fight.use_crab(table)
        else:
            fight.put(table, islands, action - PUT.base, news)
    elif kind == ASK_DODGE:
        if action == PAY_RUM.base:
            pay(table, RUM)
        else:
            fight.give_crate(table)
    elif kind == ASK_DEFEND:
        fight.roll(table, action - LAY.base)
    elif kind == ASK_REROLL:
        if USE.has(action):
            fight.reroll(table)
    elif kind == ASK_REPEL:
        table.tokens[action - REPEL.base] -= 1
    elif kind == ASK_LOSE:
        losses.lose(state, islands, action - LOSE.base, news)
    elif action == SIGN.base:
        reward.sign(state)
    elif action == USE.of(LIZARD):
        reward.use_lizard(state)
    else:
        table.push(steps.COLLECT)


def act(table: Table, islands: Archipelago, action: i64, news: News | None) -> None:
    """NAS-A4: exactly one of these."""
    if FIGHT.has(action):
        fight.begin_fight(table, FIGHT.number(action))
    elif CLAIM.has(action):
        sea.claim(table, islands, CLAIM.number(action))
    elif TOWER.has(action):
        tower = TOWER.number(action)
        sea.occupy_tower(table, tower // N_NUMBERS, tower % N_NUMBERS, news)
    elif PLUNDER.has(action):
        sea.plunder(table, action - PLUNDER.base, news)
    elif action == MEET.base:
        sea.meet_sea_dog(table)
    elif action == ATTACK_DUTCHMAN.base:
        fight.begin_fight(table, THE_DUTCHMAN)
    else:
        sea.listen(table)


# --- On the way home -----------------------------------------------------------------------------


def on_the_way_home(table: Table, hand: Hand, kind: i64, arg: i64, into: Buffer) -> None:
    """Write the answers to such a question."""
    if kind == ASK_HOME:
        sea.stops(table, into)
    elif kind == ASK_HIDE:
        home.goods_to_hide(table, into)
    elif kind == ASK_RUM:
        home.rums(table, into)
    elif kind == ASK_TALES:
        home.numbers_of_tales(table, arg, into)
    elif kind == ASK_TELL:
        home.tales_to_tell(hand, arg, into)
    elif kind == ASK_TWICE:
        home.tales_to_double(hand, into)
    else:
        home.lines(table, into)


def move_home(
    state: NassauState, islands: Archipelago, kind: i64, action: i64, news: News | None
) -> None:
    """Carry out an answer to such a question."""
    table = state.table
    if kind == ASK_HOME:
        home.go_home(state, action - HOME.base, news)
    elif kind == ASK_HIDE:
        if action != ENOUGH.base:
            home.hide(table, islands, action - HIDE.base)
    elif kind == ASK_RUM:
        home.drink(state, action - DRINK.base, news)
    elif kind == ASK_TALES:
        home.promise(table, action - PROMISE.base)
    elif kind == ASK_TELL:
        home.lay(state, action - TELL.base)
    elif kind == ASK_TWICE:
        if TWICE.has(action):
            home.double_tale(state, action - TWICE.base)
    elif DOUBLE.has(action):
        home.double(table, action - DOUBLE.base)
