"""Losing (NAS-A5d): the thing goes back to the supply; with none of it, 3 points instead.

Most losses have nothing to do with each other. A hold has, if it leaves too much cargo: a provision
lost before makes room, and the rat can load a hold twice only while it sits on a sailor's hat.
"""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, News, tell
from tidetable.games.nassau.rules import steps, verbs as v
from tidetable.games.nassau.rules.archipelago import EDITION_1, Islands
from tidetable.games.nassau.rules.cargo import forbids_rat, holds_needed, holds_there
from tidetable.games.nassau.rules.chapters.defence import attacks
from tidetable.games.nassau.rules.drawers import Hand, seat_weapon
from tidetable.games.nassau.rules.menagerie import sailor_is_lost, seated
from tidetable.games.nassau.rules.notices import pay_points
from tidetable.games.nassau.rules.objects import lose_object
from tidetable.games.nassau.rules.questions import Question
from tidetable.games.nassau.rules.state import NassauState, Tabletop

INSTEAD: Final = 3


def next_loss(state: NassauState, news: News | None) -> None:
    """NAS-R-34: one token at a time, as they are numbered; last those whose order matters."""
    table = state.table
    for token in range(v.ATTACK, v.N_TOKENS):
        if table.tokens[token] > 0 and not is_order_open(table, state.islands, token):
            lose(state, token, news)
            return
    if attacks(table) > 0:
        state.open(LOSE.asks(table.player))


@final
class Lose(Question):
    """NAS-R-34: which of those comes first whose order matters."""

    def allows(self, table: Tabletop, hand: Hand, islands: Islands, arg: i64, into: Buffer) -> None:
        for token in range(v.ATTACK, v.N_TOKENS):
            if table.tokens[token] > 0 and is_order_open(table, islands, token):
                into.add(v.LOSE.of(token))

    def do(self, state: NassauState, arg: i64, action: i64, news: News | None) -> None:
        lose(state, action - v.LOSE.base, news)


def is_order_open(table: Tabletop, islands: Islands, token: i64) -> bool:
    """Whether something else stays aboard if this is lost before another thing or after it."""
    if islands.edition == EDITION_1 or not is_hold_missed(table, islands):
        return False
    if token == v.TAKES_PROVISION:
        return makes_room(table)
    if token == v.TAKES_SAILOR:
        return unseats_rat(table)
    return token == v.TAKES_HOLD and (makes_room(table) or unseats_rat(table))


def is_hold_missed(table: Tabletop, islands: Islands) -> bool:
    """Whether there is too much cargo when all holds have been lost that will be."""
    me = table.player
    lost = min(table.tokens[v.TAKES_HOLD], table.holds[me] - islands.open_holds)
    return lost > 0 and holds_needed(table, islands, me) > holds_there(table, me) - lost


def makes_room(table: Tabletop) -> bool:
    """Whether a provision is lost that might be thrown away."""
    return table.tokens[v.TAKES_PROVISION] > 0 and table.provisions[table.player] > 0


def unseats_rat(table: Tabletop) -> bool:
    """Whether animals must wait for want of sailors, perhaps a rat that could still be of use."""
    me = table.player
    left = max(1, table.sailors[me] - table.tokens[v.TAKES_SAILOR])
    return seated(table, me) > left and not forbids_rat(table, me)


def lose(state: NassauState, token: i64, news: News | None) -> None:
    """What a player starts with cannot be lost: the first weapons, sail, sailor, three holds."""
    table = state.table
    me = table.player
    table.add_tokens(token, -1)
    table.push(steps.LOSSES)
    if not has_to_lose(table, state.islands, token):
        pay_points(table, me, INSTEAD, news)
        return
    tell(news, me, v.LOSES.of(token))
    if token < v.TAKES_SAIL:
        table.add_weapons(seat_weapon(me, token - v.ATTACK), -1)
    elif token == v.TAKES_SAIL:
        table.add_sails(me, -1)
    elif token == v.TAKES_SAILOR:
        table.add_sailors(me, -1)
        sailor_is_lost(state)
    elif token == v.TAKES_RUM:
        lose_object(table, me, v.RUM)
    elif token == v.TAKES_DOUBLOON:
        lose_object(table, me, v.DOUBLOON)
    elif token == v.TAKES_PROVISION:
        table.add_provisions(me, -1)
    else:
        table.add_holds(me, -1)  # what does not fit elsewhere is lost with it
        table.push(steps.CARGO, me * 8)


def has_to_lose(table: Tabletop, islands: Islands, token: i64) -> bool:
    me = table.player
    if token < v.TAKES_SAIL:
        return table.weapons[seat_weapon(me, token - v.ATTACK)] > 0
    if token == v.TAKES_SAIL:
        return table.sails[me] > 1
    if token == v.TAKES_SAILOR:
        return table.sailors[me] > 1
    if token == v.TAKES_RUM:
        return table.owns(me, v.RUM) > 0
    if token == v.TAKES_DOUBLOON:
        return table.owns(me, v.DOUBLOON) > 0
    if token == v.TAKES_PROVISION:
        return table.provisions[me] > 0
    assert token == v.TAKES_HOLD
    return table.holds[me] > islands.open_holds


LOSE: Final = Lose(39, "lose", "NAS-R-34")
