"""A world that a viewer cannot rule out: tales that it has not seen are dealt anew."""

from typing import final

from mypy_extensions import i64

from tidetable.core.contract import SPECTATOR, View, arg_of, kind_of, seat_of
from tidetable.core.luck import Luck
from tidetable.core.vec import vec
from tidetable.games.nassau.rules import state as s, verbs as v
from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.chapters.campfire import IN_HAND, LAID, TELL, TWICE
from tidetable.games.nassau.rules.drawers import Hand, Piles, seat_back
from tidetable.games.nassau.rules.state import NassauState, Tabletop
from tidetable.games.nassau.rules.tales import AMONG_DISCARDS, ON_THE_TABLE


def guess(view: View, luck: Luck, islands: Islands) -> NassauState:
    """Deal hands and bad jokes by their backs (NAS-R-52), hidden discards by their pile."""
    assert isinstance(view.public, Tabletop)
    table = view.public.copy()
    hands = [Hand() for _hand in range(table.seats)]
    if view.seat != SPECTATOR:
        assert isinstance(view.own, Hand)
        hands[view.seat] = view.own.copy()
    unseen = Unknown(table, hands)
    for seat in range(table.seats):
        if seat != view.seat:
            tales, laid = hands[seat].tales, hands[seat].laid
            for back in range(s.N_BACKS):
                at = seat_back(seat, back)
                unseen.deal(table.backs[at], islands.tale_deck, back, luck, tales, IN_HAND)
                unseen.deal(table.jokes[at], islands.tale_deck, back, luck, laid, ON_THE_TABLE)
    hide_discards(view, table, hands, unseen, islands, luck)
    lay_tales(view, table, hands, luck)
    piles = Piles()
    piles.tales = unseen.tales
    return NassauState(islands, table, hands, piles, view.asks, view.n_asks)


@final
class Unknown:
    """The tales that lie nowhere in sight, 1 for each."""

    def __init__(self, table: Tabletop, hands: list[Hand]) -> None:
        self.tales: vec[i64] = s.NO_TALES[:]
        for tale in range(v.N_TALES):
            seen = table.discards[tale] + table.told[tale]
            for seat in range(table.seats):
                seen += hands[seat].tales[tale] + hands[seat].laid[tale]
            if seen == 0:
                self.tales[tale] = 1

    def deal(self, n: i64, of: vec[i64], kind: i64, luck: Luck, to: vec[i64], mark: i64) -> None:
        """Deal n tales of a kind: with a back, or of a pile."""
        for _tale in range(n):
            left: i64 = 0
            for tale in range(v.N_TALES):
                if self.tales[tale] == 1 and of[tale] == kind:
                    left += 1
            skip = luck.below(left)
            for tale in range(v.N_TALES):
                if self.tales[tale] == 1 and of[tale] == kind:
                    if skip == 0:
                        self.tales[tale] = 0
                        to[tale] = mark
                        break
                    skip -= 1


def hide_discards(
    view: View, table: Tabletop, hands: list[Hand], unseen: Unknown, islands: Islands, luck: Luck
) -> None:
    """Put others' bad jokes among the discards; the viewer knows which are its own."""
    other = hands[1 if view.seat == 0 else 0]
    for pile in range(s.N_PILES):
        n = table.discards_hidden[pile]
        if view.seat != SPECTATOR:
            for tale in range(v.N_TALES):
                own = hands[view.seat].laid[tale] == AMONG_DISCARDS
                if own and islands.tale_pile[tale] == pile:
                    n -= 1
        unseen.deal(n, islands.tale_pile, pile, luck, other.laid, AMONG_DISCARDS)


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
