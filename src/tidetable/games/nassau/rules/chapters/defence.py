"""What an adversary does in a fight, and how it is met (NAS-A5a): tokens, dodges, attacks, dice."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News, tell, total
from tidetable.games.nassau.rules import objects, steps, verbs as v
from tidetable.games.nassau.rules.archipelago import EDITION_1, Islands
from tidetable.games.nassau.rules.drawers import Hand, slot_seat
from tidetable.games.nassau.rules.questions import Draw, Question
from tidetable.games.nassau.rules.state import THE_DUTCHMAN, NassauState, Tabletop

N_FACES: Final = 6


# --- (4) tokens, (5) dodges ----------------------------------------------------------------------


def draw_tokens(state: NassauState, n: i64) -> None:
    """NAS-A5a: as many as its strength, the full number in every fight."""
    if n > 0:
        state.table.push(steps.TOKENS, n - 1)
        state.open(TOKEN.asks())


@final
class DrawToken(Draw):
    """NAS-A5a: any token of the bag."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        for token in range(v.N_TOKENS):
            n = state.islands.tokens[token] - state.table.tokens[token]
            if n > 0:
                into.add_weighted(v.TOKEN.of(token), n)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        state.table.add_tokens(action - v.TOKEN.base, 1)


def resolve_dodges(state: NassauState, done: i64, news: News | None) -> None:
    """NAS-R-33: a crate, or a rum for that token; without a crate of the player's, nothing."""
    table = state.table
    if done >= table.tokens[v.DODGES] or crates_to_dodge(table, state.islands) == 0:
        return
    table.push(steps.DODGES, done + 1)
    if table.owns(table.player, v.RUM) > 0:
        state.open(DODGE.asks(table.player))
    else:
        tell(news, table.player, v.GIVE_CRATE.base)
        give_crate(table)


@final
class Dodge(Question):
    """NAS-A5a: a rum, or a crate."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        into.add(v.PAY_RUM.base)
        if not objects.forbids_unpaid(table):
            into.add(v.GIVE_CRATE.base)
            objects.or_spare(table, v.RUM, into)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        if action == v.PAY_RUM.base:
            objects.pay(state.table, v.RUM)
        else:
            give_crate(state.table)


def crates_to_dodge(table: Tabletop, islands: Islands) -> i64:
    """NAS-R-33: all of the player's; in edition 1 only those put in this fight."""
    return table.put if islands.edition == EDITION_1 else own_crates(table)


def own_crates(table: Tabletop) -> i64:
    """Count the player's crates on whom it fights, of this fight and of earlier ones."""
    if table.foe == THE_DUTCHMAN:
        return table.dutchman_crates[table.player]
    return table.crates_on[slot_seat(table.foe, table.player)]


def damage(table: Tabletop) -> i64:
    """NAS-R-33: of this fight, what is left of the crates put and of the bomb's."""
    return table.put + table.bomb_crates


def give_crate(table: Tabletop) -> None:
    """NAS-A5a, NAS-E6: back into the own supply, not into a hold.

    NAS-R-33: first one put in this fight, then one of the bomb's, then an older one.
    """
    me = table.player
    if table.put > 0:
        table.put -= 1
    elif table.bomb_crates > 0:
        table.bomb_crates -= 1
    table.add_crate_supply(me, 1)
    if table.foe == THE_DUTCHMAN:
        table.add_dutchman_crates(me, -1)
    else:
        table.add_crates_on(slot_seat(table.foe, me), -1)


# --- (6) attacks ---------------------------------------------------------------------------------


def attacks(table: Tabletop) -> i64:
    return total(table.tokens, v.ATTACK, v.N_TOKENS - v.ATTACK)


def hits(table: Tabletop) -> i64:
    """NAS-A5a, NAS-E7: each 3, 4, 5 and 6 cancels an attack."""
    return total(table.dice, v.LOWEST_HIT, N_FACES - v.LOWEST_HIT)


def defend(state: NassauState) -> None:
    """One die for each pair of a sailor and a sail; NAS-R-29: only here pirates are asked for."""
    table = state.table
    if attacks(table) == 0:
        return
    most = most_laid(table)
    if most > 0:
        state.open(DEFEND.asks(table.player, most))
    else:
        roll(table, 0)


def most_laid(table: Tabletop) -> i64:
    me = table.player
    return max(0, min(table.pirates[me], table.sails[me] - table.sailors[me]))


@final
class Defend(Question):
    """NAS-R-29: how many pirates are laid down to be sailors."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for pirates in range(most_laid(table) + 1):
            into.add(v.LAY.of(pirates))

    def forbids(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, action: i64) -> str:
        if v.LAY.has(action):
            return forbids_lay(table, action - v.LAY.base)
        return super().forbids(table, hand, islands, arg, action)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        roll(state.table, action - v.LAY.base)


def forbids_lay(table: Tabletop, pirates: i64) -> str:
    """NAS-A3: so many pirates; NAS-R-29: no more than sails wait for."""
    if pirates > table.pirates[table.player]:
        return "NAS-A3"
    return "" if pirates <= most_laid(table) else "NAS-R-29"


def roll(table: Tabletop, pirates: i64) -> None:
    me = table.player
    table.add_pirates(me, -pirates)
    table.add_lying(me, pirates)
    table.push(steps.DICE, min(table.sails[me], table.sailors[me] + pirates))


def roll_dice(state: NassauState, n: i64) -> None:
    if n > 0:
        state.table.push(steps.DICE, n - 1)
        state.open(DIE.asks())


@final
class DrawDie(Draw):
    """NAS-A5a: a die."""

    def odds(self, state: NassauState, arg: i64, into: Buffer) -> None:
        for face in range(N_FACES):
            into.add_weighted(v.DIE.of(face), 1)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        state.table.add_dice(action - v.DIE.base, 1)


def offer_cat(state: NassauState) -> None:
    """NAS-Z4; NAS-R-48: not against the Dutchman. Not asked where it could change nothing."""
    table = state.table
    is_of_use = hits(table) < attacks(table) and table.dice[0] + table.dice[1] > 0
    if is_of_use and not objects.forbids_use(table, table.player, v.CAT):
        state.open(REROLL.asks(table.player))


@final
class Reroll(Question):
    """NAS-Z4: whether the cat rolls dice again."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        into.add(v.USE.of(v.CAT))
        into.add(v.ENOUGH.base)

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        """All dice showing 1 or 2, once."""
        table = state.table
        if v.USE.has(action):
            objects.turn_over(table, table.player, v.CAT)
            table.push(steps.DICE, table.dice[0] + table.dice[1])
            table.set_dice(0, 0)
            table.set_dice(1, 0)


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
        state.open(REPEL.asks(table.player, left))
    else:
        tell(news, table.player, v.REPEL.of(last))
        table.add_tokens(last, -1)


@final
class Repel(Question):
    """NAS-A5a: which attack is cancelled."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for token in range(v.ATTACK, v.N_TOKENS):
            if table.tokens[token] > 0:
                into.add(v.REPEL.of(token))

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        state.table.add_tokens(action - v.REPEL.base, -1)


TOKEN: Final = DrawToken(16, "token")
DIE: Final = DrawDie(17, "die")
DODGE: Final = Dodge(35, "dodge", "NAS-A5a")
DEFEND: Final = Defend(36, "defend", "NAS-R-29")
REROLL: Final = Reroll(37, "reroll", "NAS-Z4")
REPEL: Final = Repel(38, "repel", "NAS-A5a")
