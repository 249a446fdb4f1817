"""A world that a viewer cannot rule out: tales that it has not seen are dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from tidetable.core.contract import SPECTATOR, View, arg_of, kind_of, seat_of
from tidetable.core.luck import Luck
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.chapters.campfire import IN_HAND, LAID, TELL, TWICE
from tidetable.games.nassau.rules.drawers import seat_back
from tidetable.games.nassau.rules.state import (
    N_BACKS,
    N_PILES,
    NO_TALES,
    Hand,
    NassauState,
    Piles,
    Tabletop,
)
from tidetable.games.nassau.rules.tales import AMONG_DISCARDS, ON_THE_TABLE, pile_of


def guess(view: View, luck: Luck, islands: Islands) -> NassauState:
    """Deal hands and bad jokes by their backs (NAS-R-52), hidden discards by their pile."""
    assert isinstance(view.public, Tabletop)
    table = view.public.copy()
    hands = [Hand() for _hand in range(table.seats)]
    if view.seat != SPECTATOR:
        assert isinstance(view.own, Hand)
        hands[view.seat] = view.own.copy()
    unseen = tales_unseen(table, hands)
    for seat in range(table.seats):
        if seat != view.seat:
            for back in range(N_BACKS):
                at = seat_back(seat, back)
                deal(unseen, hands[seat].tales, table.backs[at], IN_HAND, back, islands, luck)
                deal(unseen, hands[seat].laid, table.jokes[at], ON_THE_TABLE, back, islands, luck)
    hide_discards(view, table, hands, unseen, islands, luck)
    lay_tales(view, table, hands, luck)
    piles = Piles()
    piles.tales = unseen
    return NassauState(islands, table, hands, piles, view.asks, view.n_asks)


def tales_unseen(table: Tabletop, hands: list[Hand]) -> vec[i64]:
    """Return the tales that lie nowhere in sight, 1 for each."""
    unseen = NO_TALES[:]
    for tale in range(v.N_TALES):
        seen = table.discards[tale] + table.told[tale]
        for seat in range(table.seats):
            seen += hands[seat].tales[tale] + hands[seat].laid[tale]
        if seen == 0:
            unseen[tale] = 1
    return unseen


def deal(
    unseen: vec[i64],
    to: vec[i64],
    n: i64,
    mark: i64,
    back: i64,
    islands: Islands,
    luck: Luck,
) -> None:
    """Take n unseen tales with a back."""
    for _tale in range(n):
        left: i64 = 0
        for tale in range(v.N_TALES):
            if unseen[tale] == 1 and islands.tale_deck[tale] == back:
                left += 1
        skip = luck.below(left)
        for tale in range(v.N_TALES):
            if unseen[tale] == 1 and islands.tale_deck[tale] == back:
                if skip == 0:
                    unseen[tale] = 0
                    to[tale] = mark
                    break
                skip -= 1


def hide_discards(
    view: View, table: Tabletop, hands: list[Hand], unseen: vec[i64], islands: Islands, luck: Luck
) -> None:
    """Put others' bad jokes among the discards; the viewer knows which are its own."""
    other: i64 = 0
    if view.seat == 0:
        other = 1
    for pile in range(N_PILES):
        n = table.discards_hidden[pile]
        if view.seat != SPECTATOR:
            for tale in range(v.N_TALES):
                own = hands[view.seat].laid[tale] == AMONG_DISCARDS
                if own and pile_of(islands, tale) == pile:
                    n -= 1
        for _tale in range(n):
            left: i64 = 0
            for tale in range(v.N_TALES):
                if unseen[tale] == 1 and pile_of(islands, tale) == pile:
                    left += 1
            skip = luck.below(left)
            for tale in range(v.N_TALES):
                if unseen[tale] == 1 and pile_of(islands, tale) == pile:
                    if skip == 0:
                        unseen[tale] = 0
                        hands[other].laid[tale] = AMONG_DISCARDS
                        break
                    skip -= 1


def lay_tales(view: View, table: Tabletop, hands: list[Hand], luck: Luck) -> None:
    """At the campfire some of the promised tales lie there already: the lowest of them."""
    for i in range(view.n_asks):
        kind = kind_of(view.asks[i])
        seat = seat_of(view.asks[i])
        if seat == view.seat or (kind != TELL.kind and kind != TWICE.kind):
            continue
        laid = table.promised
        if kind == TELL.kind:
            laid -= arg_of(view.asks[i])
        lay_lowest(hands[seat], table.hand_size(seat), table.promised, laid, luck)


def lay_lowest(hand: Hand, in_hand: i64, promised: i64, laid: i64, luck: Luck) -> None:
    """Choose the promised ones at random, and lay the first of them."""
    for tale in range(v.N_TALES):
        if hand.tales[tale] != IN_HAND:
            continue
        if luck.below(in_hand) < promised:
            promised -= 1
            if laid > 0:
                laid -= 1
                hand.tales[tale] = LAID
                hand.last = tale
        in_hand -= 1
