"""A fight (NAS-A5), in the order of NAS-R-30; against the Flying Dutchman too (NAS-X2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, EVERYONE, Buffer, News, ask
from tidetable.games.nassau.rules import steps
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import Archipelago
from tidetable.games.nassau.rules.crew import lay_pirates, pairs
from tidetable.games.nassau.rules.drawers import slot_seat
from tidetable.games.nassau.rules.objects import can_spare, pay, turn_over
from tidetable.games.nassau.rules.state import (
    NO_DICE,
    THE_DUTCHMAN,
    NassauState,
    Table,
)

N_FACES: Final = 6
BOMB_DAMAGE: Final = 2


# --- (1) the adversary ---------------------------------------------------------------------------


def can_fight(table: Table, islands: Archipelago, slot: i64) -> bool:
    """NAS-R-31: only with a crate to put, a bomb, or a crab that lowers its strength to 0."""
    me = table.player
    if table.adversaries[slot] < 0:
        return False
    if table.crates[me] > 0 or table.owns(me, v.BOMB) > 0:
        return True
    return table.can_use(me, v.CRAB) and islands.adversary_strength[table.adversaries[slot]] == 1


def can_attack_dutchman(table: Table) -> bool:
    """NAS-R-31: with crates only."""
    return table.crates[table.player] > 0


def begin_fight(table: Table, foe: i64) -> None:
    table.foe = foe
    table.put = 0
    table.bombed = 0
    table.bomb_crates = 0
    table.crabbed = 0
    table.at_once = 0
    table.times = 0
    table.signed = 0
    table.dice = NO_DICE[:]
    table.push(steps.PREPARE)


def weapon_against(table: Table, islands: Archipelago) -> i64:
    if table.foe == THE_DUTCHMAN:
        return table.dutchman_weapons[table.round - 1]
    return islands.type_weapon[islands.adversary_type[table.adversaries[table.foe]]]


def strength(table: Table, islands: Archipelago) -> i64:
    """NAS-Z3, NAS-E13: the crab makes it 1 less, for tokens and for the crates needed."""
    return islands.adversary_strength[table.adversaries[table.foe]] - table.crabbed


# --- (2) bomb and crab, (3) crates ---------------------------------------------------------------


def prepare(state: NassauState, islands: Archipelago, news: News | None) -> None:
    """Beaten at once, or ask, if there is a choice."""
    table = state.table
    if is_beaten_at_once(table, islands):
        table.at_once = 1
        table.push(steps.BEATEN)
        table.push(steps.REWARD)
        return
    least = least_crates(table)
    most = pairs(table, table.player, weapon_against(table, islands))
    if least < most or can_bomb(table) or can_use_crab(table, islands):
        state.open(ask(table.player, v.ASK_PREPARE))
    else:
        if news is not None:
            news.tell(EVERYONE, table.player, v.PUT.of(least))
        put(table, islands, least, news)


def is_beaten_at_once(table: Table, islands: Archipelago) -> bool:
    """NAS-R-32: by a bomb with the crates of all, or by a crab that lowers its strength to 0."""
    if table.foe == THE_DUTCHMAN:
        return False
    if table.bombed == 0:
        return strength(table, islands) == 0
    missing = BOMB_DAMAGE - table.bomb_crates
    return table.crates_of_all(table.foe) + missing >= strength(table, islands)


def least_crates(table: Table) -> i64:
    if table.bombed == 1:
        return 0
    return 1


def can_bomb(table: Table) -> bool:
    """NAS-R-35: at most one a fight. NAS-R-48: none against the Dutchman."""
    return table.foe != THE_DUTCHMAN and table.bombed == 0 and table.owns(table.player, v.BOMB) > 0


def can_use_crab(table: Table, islands: Archipelago) -> bool:
    """Not if nothing could follow: no crate, no bomb, and some strength left (NAS-R-31)."""
    me = table.player
    if table.foe == THE_DUTCHMAN or table.crabbed == 1 or not table.can_use(me, v.CRAB):
        return False
    if table.crates[me] > 0 or table.bombed == 1 or table.owns(me, v.BOMB) > 0:
        return True
    return strength(table, islands) == 1


def preparations(table: Table, islands: Archipelago, into: Buffer) -> None:
    """Write what a fight may begin with."""
    if can_bomb(table):
        into.add(v.THROW_BOMB.base)
        if can_spare(table, v.BOMB):
            into.add(v.SPARE.of(v.BOMB))
    if table.spared == v.BOMB:
        return
    if can_use_crab(table, islands):
        into.add(v.USE.of(v.CRAB))
    most = pairs(table, table.player, weapon_against(table, islands))
    for crates in range(least_crates(table), most + 1):
        into.add(v.PUT.of(crates))


def throw_bomb(table: Table, islands: Archipelago) -> None:
    """NAS-O3: 2 damage at once. If that is not enough, 2 crates are put on it (NAS-R-3)."""
    me = table.player
    pay(table, v.BOMB)
    table.bombed = 1
    table.push(steps.PREPARE)
    if table.crates_of_all(table.foe) + BOMB_DAMAGE >= strength(table, islands):
        return
    at = slot_seat(table.foe, me)
    for _crate in range(BOMB_DAMAGE):  # NAS-R-35: from the supply, then from the holds
        if table.crate_supply[me] > 0:
            table.crate_supply[me] -= 1
        elif table.crates[me] > 0:
            table.crates[me] -= 1
        else:
            return
        table.crates_on[at] += 1
        table.bomb_crates += 1


def use_crab(table: Table) -> None:
    turn_over(table, table.player, v.CRAB)
    table.crabbed = 1
    table.push(steps.PREPARE)


def put(table: Table, islands: Archipelago, crates: i64, news: News | None) -> None:
    """NAS-A5: a crate for each pair of a sailor and a weapon; more than needed may be put."""
    me = table.player
    lay_pirates(table, crates - table.sailors[me], news)
    table.crates[me] -= crates
    table.put = crates
    if table.foe == THE_DUTCHMAN:
        table.dutchman_crates[me] += crates
        n_tokens = islands.dutchman_tokens[table.round - 1]
    else:
        table.crates_on[slot_seat(table.foe, me)] += crates
        n_tokens = strength(table, islands)
    table.push(steps.BEATEN)
    table.push(steps.REWARD)
    table.push(steps.LOSSES)
    table.push(steps.REPEL)
    table.push(steps.CAT)
    table.push(steps.DEFENCE)
    table.push(steps.DODGES)
    table.push(steps.TOKENS, n_tokens)


# --- (4) tokens, (5) dodges ----------------------------------------------------------------------


def draw_tokens(state: NassauState, n: i64) -> None:
    """NAS-A5a: as many as its strength, the full number in every fight."""
    if n > 0:
        state.table.push(steps.TOKENS, n - 1)
        state.open(ask(CHANCE, v.ASK_TOKEN))


def resolve_dodges(state: NassauState, done: i64, news: News | None) -> None:
    """NAS-R-33: a crate, or a rum for that token; without a crate of the player's, nothing."""
    table = state.table
    if done >= table.tokens[v.DODGES] or own_crates(table) == 0:
        return
    table.push(steps.DODGES, done + 1)
    if table.owns(table.player, v.RUM) > 0:
        state.open(ask(table.player, v.ASK_DODGE))
    else:
        if news is not None:
            news.tell(EVERYONE, table.player, v.GIVE_CRATE.base)
        give_crate(table)


def dodge_answers(table: Table, into: Buffer) -> None:
    into.add(v.PAY_RUM.base)
    if table.spared < 0:
        into.add(v.GIVE_CRATE.base)
        if can_spare(table, v.RUM):
            into.add(v.SPARE.of(v.RUM))


def own_crates(table: Table) -> i64:
    """Count the player's crates on whom it fights, of this fight and of earlier ones."""
    if table.foe == THE_DUTCHMAN:
        return table.dutchman_crates[table.player]
    return table.crates_on[slot_seat(table.foe, table.player)]


def damage(table: Table) -> i64:
    """NAS-R-33: of this fight, what is left of the crates put and of the bomb's."""
    return table.put + table.bomb_crates


def give_crate(table: Table) -> None:
    """NAS-A5a, NAS-E6: back into the own supply, not into a hold.

    NAS-R-33: first one put in this fight, then one of the bomb's, then an older one.
    """
    me = table.player
    if table.put > 0:
        table.put -= 1
    elif table.bomb_crates > 0:
        table.bomb_crates -= 1
    table.crate_supply[me] += 1
    if table.foe == THE_DUTCHMAN:
        table.dutchman_crates[me] -= 1
    else:
        table.crates_on[slot_seat(table.foe, me)] -= 1


# --- (6) attacks ---------------------------------------------------------------------------------


def attacks(table: Table) -> i64:
    n: i64 = 0
    for token in range(v.ATTACK, v.N_TOKENS):
        n += table.tokens[token]
    return n


def hits(table: Table) -> i64:
    """NAS-A5a, NAS-E7: each 3, 4, 5 and 6 cancels an attack."""
    n: i64 = 0
    for face in range(v.LOWEST_HIT, N_FACES):
        n += table.dice[face]
    return n


def defend(state: NassauState) -> None:
    """One die for each pair of a sailor and a sail; NAS-R-29: only here pirates are asked for."""
    table = state.table
    if attacks(table) == 0:
        return
    most = most_laid(table)
    if most > 0:
        state.open(ask(table.player, v.ASK_DEFEND, most))
    else:
        roll(table, 0)


def most_laid(table: Table) -> i64:
    me = table.player
    n = table.sails[me] - table.sailors[me]
    if table.pirates[me] < n:
        n = table.pirates[me]
    if n < 0:
        return 0
    return n


def defenders(table: Table, into: Buffer) -> None:
    for pirates in range(most_laid(table) + 1):
        into.add(v.LAY.of(pirates))


def roll(table: Table, pirates: i64) -> None:
    me = table.player
    table.pirates[me] -= pirates
    table.lying[me] += pirates
    dice = table.sailors[me] + pirates
    if table.sails[me] < dice:
        dice = table.sails[me]
    table.push(steps.DICE, dice)


def roll_dice(state: NassauState, n: i64) -> None:
    if n > 0:
        state.table.push(steps.DICE, n - 1)
        state.open(ask(CHANCE, v.ASK_DIE))


def offer_cat(state: NassauState) -> None:
    """NAS-Z4; NAS-R-48: not against the Dutchman. Not asked where it could change nothing."""
    table = state.table
    if table.foe == THE_DUTCHMAN or not table.can_use(table.player, v.CAT):
        return
    if hits(table) < attacks(table) and table.dice[0] + table.dice[1] > 0:
        state.open(ask(table.player, v.ASK_REROLL))


def reroll_answers(into: Buffer) -> None:
    into.add(v.USE.of(v.CAT))
    into.add(v.ENOUGH.base)


def reroll(table: Table) -> None:
    """All dice showing 1 or 2, once."""
    turn_over(table, table.player, v.CAT)
    bad = table.dice[0] + table.dice[1]
    table.dice[0] = 0
    table.dice[1] = 0
    table.push(steps.DICE, bad)


def repel(state: NassauState, used: i64, news: News | None) -> None:
    """NAS-A5a: attacks of choice. NAS-R-34: asked only when it matters which."""
    table = state.table
    left = hits(table) - used
    if left <= 0:
        return
    kinds: i64 = 0
    last: i64 = 0
    for token in range(v.ATTACK, v.N_TOKENS):
        if table.tokens[token] > 0:
            kinds += 1
            last = token
    if kinds == 0:
        return
    table.push(steps.REPEL, used + 1)
    if kinds > 1 and left < attacks(table):
        state.open(ask(table.player, v.ASK_REPEL, left))
    else:
        if news is not None:
            news.tell(EVERYONE, table.player, v.REPEL.of(last))
        table.tokens[last] -= 1


def attacks_to_repel(table: Table, into: Buffer) -> None:
    for token in range(v.ATTACK, v.N_TOKENS):
        if table.tokens[token] > 0:
            into.add(v.REPEL.of(token))
