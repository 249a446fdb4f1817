"""Losing (NAS-A5d): the thing goes back to the supply; with none of it, 3 points instead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.contract import EVERYONE, News
from tidetable.games.nassau.archipelago import Archipelago
from tidetable.games.nassau.menagerie import sailor_is_lost
from tidetable.games.nassau.objects import lose_object
from tidetable.games.nassau.state import NassauState, Table
from tidetable.games.nassau.steps import STEP_CARGO, STEP_LOSSES
from tidetable.games.nassau.verbs import (
    ATTACK,
    DOUBLOON,
    LOSES,
    N_TOKENS,
    N_WEAPONS,
    PAYS,
    RUM,
    TAKES_DOUBLOON,
    TAKES_HOLD,
    TAKES_PROVISION,
    TAKES_RUM,
    TAKES_SAIL,
    TAKES_SAILOR,
)

INSTEAD: Final = 3


def next_loss(state: NassauState, islands: Archipelago, news: News | None) -> None:
    """NAS-R-34: one token at a time, in the order in which they are numbered."""
    table = state.table
    for token in range(ATTACK, N_TOKENS):
        if table.tokens[token] > 0:
            table.tokens[token] -= 1
            table.push(STEP_LOSSES)
            lose(state, islands, token, news)
            return


def lose(state: NassauState, islands: Archipelago, token: i64, news: News | None) -> None:
    """What a player starts with cannot be lost: the first weapons, sail, sailor, three holds."""
    table = state.table
    me = table.player
    if not has_to_lose(table, islands, token):
        table.points[me] -= INSTEAD
        if news is not None:
            news.tell(EVERYONE, me, PAYS.of(INSTEAD))
        return
    if news is not None:
        news.tell(EVERYONE, me, LOSES.of(token))
    if token < TAKES_SAIL:
        table.weapons[me * N_WEAPONS + token - ATTACK] -= 1
    elif token == TAKES_SAIL:
        table.sails[me] -= 1
    elif token == TAKES_SAILOR:
        table.sailors[me] -= 1
        sailor_is_lost(state)
    elif token == TAKES_RUM:
        lose_object(table, me, RUM)
    elif token == TAKES_DOUBLOON:
        lose_object(table, me, DOUBLOON)
    elif token == TAKES_PROVISION:
        table.provisions[me] -= 1
    else:
        table.holds[me] -= 1  # what does not fit elsewhere is lost with it
        table.push(STEP_CARGO, me * 8)


def has_to_lose(table: Table, islands: Archipelago, token: i64) -> bool:
    me = table.player
    if token < TAKES_SAIL:
        return table.weapons[me * N_WEAPONS + token - ATTACK] > 0
    if token == TAKES_SAIL:
        return table.sails[me] > 1
    if token == TAKES_SAILOR:
        return table.sailors[me] > 1
    if token == TAKES_RUM:
        return table.owns(me, RUM) > 0
    if token == TAKES_DOUBLOON:
        return table.owns(me, DOUBLOON) > 0
    if token == TAKES_PROVISION:
        return table.provisions[me] > 0
    assert token == TAKES_HOLD
    return table.holds[me] > islands.open_holds
