"""What a fight brings: the reward (NAS-A5b), and the adversary itself (NAS-A5c)."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News, tell
from tidetable.games.nassau.rules import objects, state as s, steps, verbs as v
from tidetable.games.nassau.rules.archipelago import EDITION_1, N_ADVERSARY_GAINS, Islands
from tidetable.games.nassau.rules.chapters.defence import damage
from tidetable.games.nassau.rules.chapters.fight import strength
from tidetable.games.nassau.rules.drawers import Hand, seat_foe_type, slot_seat
from tidetable.games.nassau.rules.notices import score
from tidetable.games.nassau.rules.questions import Question
from tidetable.games.nassau.rules.state import NassauState, Tabletop

DUTCHMAN_RUM: Final = 2


# --- (7) the reward ------------------------------------------------------------------------------


def offer_reward(state: NassauState) -> None:
    """NAS-A5b: with at least 1 damage of this fight left, whether it is beaten or not."""
    table = state.table
    if table.foe == s.THE_DUTCHMAN:
        table.push(steps.GAIN, (v.FIRST_OBJECT + v.RUM) * v.AMOUNT + DUTCHMAN_RUM)
        return
    is_bomb_enough = state.islands.edition == EDITION_1 and table.bombed == 1  # without its crates
    if damage(table) == 0 and table.at_once == 0 and not is_bomb_enough:
        return
    table.times = 1
    go_on_with_reward(state)


def go_on_with_reward(state: NassauState) -> None:
    """NAS-R-35: contract and lizard are declared before the reward is taken."""
    table = state.table
    if forbids_sign(table) and objects.forbids_use(table, table.player, v.LIZARD):
        table.push(steps.COLLECT)
    else:
        state.open(REWARD.asks(table.player, table.times))


def forbids_sign(table: Tabletop) -> str:
    """NAS-R-35: one a fight; NAS-O2: that is owned."""
    if table.signed == 1:
        return "NAS-R-35"
    return "" if table.owns(table.player, v.CONTRACT) > 0 else "NAS-O2"


@final
class Reward(Question):
    """NAS-A5b: how often the reward is taken."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        if not forbids_sign(table):
            into.add(v.SIGN.base)
            objects.or_spare(table, v.CONTRACT, into)
        if objects.forbids_unpaid(table):
            return
        if not objects.forbids_use(table, table.player, v.LIZARD):
            into.add(v.USE.of(v.LIZARD))
        into.add(v.ENOUGH.base)

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if action == v.SIGN.base:
            return forbids_sign(table)
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        """NAS-O2, NAS-Z5: the reward once more, the points once."""
        table = state.table
        if action == v.ENOUGH.base:
            table.push(steps.COLLECT)
            return
        if action == v.SIGN.base:
            objects.pay(table, v.CONTRACT)
            table.signed = 1
        else:
            objects.turn_over(table, table.player, v.LIZARD)
        table.times += 1
        go_on_with_reward(state)


def collect(table: Tabletop, islands: Islands, news: News | None) -> None:
    foe = table.adversaries[table.foe]
    score(table, table.player, islands.adversary_points[foe], news)
    for _time in range(table.times):
        for i in range(N_ADVERSARY_GAINS):
            gain = islands.adversary_reward[foe * N_ADVERSARY_GAINS + N_ADVERSARY_GAINS - 1 - i]
            if gain > 0:
                table.push(steps.GAIN, gain)


# --- (8) beaten? ---------------------------------------------------------------------------------


def end_fight(table: Tabletop, islands: Islands, news: News | None) -> None:
    """NAS-A5c, NAS-R-1, NAS-E8: crates of all reach its strength; NAS-R-2: they go home."""
    slot = table.foe
    if slot != s.THE_DUTCHMAN:
        beaten = table.at_once == 1 or table.crates_of_all(slot) >= strength(table, islands)
        if beaten:
            take_adversary(table, islands, slot, news)
    table.foe = s.NO_FIGHT
    for token in range(len(table.tokens)):
        table.set_tokens(token, 0)  # (9) the tokens go back to the bag


def take_adversary(table: Tabletop, islands: Islands, slot: i64, news: News | None) -> None:
    """NAS-R-36: it is not replaced; other attackers only get their crates back."""
    me = table.player
    foe = table.adversaries[slot]
    table.add_beaten(seat_foe_type(me, islands.adversary_type[foe]), 1)
    table.add_beaten_score(me, islands.adversary_score[foe])
    for seat in range(table.seats):
        at = slot_seat(slot, seat)
        table.add_crate_supply(seat, table.crates_on[at])
        table.set_crates_on(at, 0)
    table.set_adversaries(slot, -1)
    tell(news, me, v.BEATS.of(islands.adversary_name[foe]))


REWARD: Final = Reward(40, "reward", "NAS-A5b")
