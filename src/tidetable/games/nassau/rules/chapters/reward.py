"""What a fight brings: the reward (NAS-A5b), and the adversary itself (NAS-A5c)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import EVERYONE, Buffer, News, ask
from tidetable.games.nassau.rules import steps
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import N_ADVERSARY_GAINS, Archipelago
from tidetable.games.nassau.rules.chapters.fight import damage, strength
from tidetable.games.nassau.rules.drawers import seat_foe_type, slot_seat
from tidetable.games.nassau.rules.gains import score
from tidetable.games.nassau.rules.objects import can_spare, pay, turn_over
from tidetable.games.nassau.rules.state import NO_FIGHT, NO_TOKENS, THE_DUTCHMAN, NassauState, Table

DUTCHMAN_RUM: Final = 2


# --- (7) the reward ------------------------------------------------------------------------------


def offer_reward(state: NassauState) -> None:
    """NAS-A5b: with at least 1 damage of this fight left, whether it is beaten or not."""
    table = state.table
    if table.foe == THE_DUTCHMAN:
        table.push(steps.GAIN, (v.FIRST_OBJECT + v.RUM) * v.AMOUNT + DUTCHMAN_RUM)
        return
    if damage(table) == 0 and table.at_once == 0:
        return
    table.times = 1
    go_on_with_reward(state)


def go_on_with_reward(state: NassauState) -> None:
    """NAS-R-35: contract and lizard are declared before the reward is taken."""
    table = state.table
    if can_sign(table) or table.can_use(table.player, v.LIZARD):
        state.open(ask(table.player, v.ASK_REWARD, table.times))
    else:
        table.push(steps.COLLECT)


def can_sign(table: Table) -> bool:
    return table.signed == 0 and table.owns(table.player, v.CONTRACT) > 0


def reward_answers(table: Table, into: Buffer) -> None:
    if can_sign(table):
        into.add(v.SIGN.base)
        if can_spare(table, v.CONTRACT):
            into.add(v.SPARE.of(v.CONTRACT))
    if table.spared == v.CONTRACT:
        return
    if table.can_use(table.player, v.LIZARD):
        into.add(v.USE.of(v.LIZARD))
    into.add(v.ENOUGH.base)


def sign(state: NassauState) -> None:
    """NAS-O2: the reward once more, the points once."""
    pay(state.table, v.CONTRACT)
    state.table.signed = 1
    state.table.times += 1
    go_on_with_reward(state)


def use_lizard(state: NassauState) -> None:
    """NAS-Z5."""
    turn_over(state.table, state.table.player, v.LIZARD)
    state.table.times += 1
    go_on_with_reward(state)


def collect(table: Table, islands: Archipelago, news: News | None) -> None:
    foe = table.adversaries[table.foe]
    score(table, table.player, islands.adversary_points[foe], news)
    for _time in range(table.times):
        for i in range(N_ADVERSARY_GAINS):
            gain = islands.adversary_reward[foe * N_ADVERSARY_GAINS + N_ADVERSARY_GAINS - 1 - i]
            if gain > 0:
                table.push(steps.GAIN, gain)


# --- (8) beaten? ---------------------------------------------------------------------------------


def end_fight(table: Table, islands: Archipelago, news: News | None) -> None:
    """NAS-A5c, NAS-R-1, NAS-E8: crates of all reach its strength; NAS-R-2: they go home."""
    slot = table.foe
    if slot != THE_DUTCHMAN:
        beaten = table.at_once == 1 or table.crates_of_all(slot) >= strength(table, islands)
        if beaten:
            take_adversary(table, islands, slot, news)
    table.foe = NO_FIGHT
    table.tokens = NO_TOKENS[:]  # (9) the tokens go back to the bag


def take_adversary(table: Table, islands: Archipelago, slot: i64, news: News | None) -> None:
    """NAS-R-36: it is not replaced; other attackers only get their crates back."""
    me = table.player
    foe = table.adversaries[slot]
    table.beaten[seat_foe_type(me, islands.adversary_type[foe])] += 1
    table.beaten_score[me] += islands.adversary_score[foe]
    for seat in range(table.seats):
        at = slot_seat(slot, seat)
        table.crate_supply[seat] += table.crates_on[at]
        table.crates_on[at] = 0
    table.adversaries[slot] = -1
    if news is not None:
        news.tell(EVERYONE, me, v.BEATS.of(islands.adversary_name[foe]))
