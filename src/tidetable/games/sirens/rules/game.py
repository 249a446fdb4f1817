"""Sirens in Sight: dispatch only. What the rules do stands in turn.py, in the rulebook's order."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, Game, News, View, arg_of, kind_of, seat_of
from tidetable.core.luck import Luck
from tidetable.core.vec import vec
from tidetable.games.sirens.rules import turn
from tidetable.games.sirens.rules.drawers import seat_card
from tidetable.games.sirens.rules.guess import guess
from tidetable.games.sirens.rules.reasons import audit, why_not
from tidetable.games.sirens.rules.state import (
    TWICE_NO_CARDS,
    Hand,
    Piles,
    SirensState,
    Table,
)
from tidetable.games.sirens.rules.verbs import (
    ASK_AFTER,
    ASK_CARD,
    ASK_CREW,
    ASK_PICK,
    ASK_START,
    ASK_TURN,
    CARD,
    CODEC,
    CREW,
    DRAWS,
    N_CARDS,
    OCTOPUS,
    OPTION_FIRST,
    OPTION_MORE_TACTICS,
    OPTIONS,
    PICK,
    PLAY,
    QUESTIONS,
    RUM_ON,
    START,
)

EDITION: Final = 1


@final
class Sirens(Game[Table, Hand, SirensState]):
    """The rules, on the cards of a data file."""

    def __init__(self, cards: list[int], data: str = "") -> None:
        super().__init__("sirens", EDITION, 2, 2, CODEC, DRAWS, QUESTIONS, OPTIONS, data)
        self.cards: vec[i64] = vec[i64](cards)  # card -> how many there are
        self.half: vec[i64] = vec[i64]([n // 2 for n in cards])  # with a starfish, or with a shell
        self.n_cards: i64 = sum(cards)

    def setup(self, seats: i64, options: list[int]) -> SirensState:
        table = Table()
        table.more_tactics = options[OPTION_MORE_TACTICS]
        table.named_start = options[OPTION_FIRST] - 1
        piles = TWICE_NO_CARDS[:]
        if table.more_tactics == 1:
            for card in range(N_CARDS):
                piles[card] = self.half[card]
                piles[seat_card(1, card)] = self.half[card]
            table.pile_size[0] = self.n_cards // 2
            table.pile_size[1] = self.n_cards // 2
        else:
            for card in range(N_CARDS):
                piles[card] = self.cards[card]
            table.pile_size[0] = self.n_cards
        state = SirensState(table, Hand(), Hand(), Piles())
        state.piles.cards = piles
        turn.set_up(state)
        return state

    def legal(self, public: Table, own: Hand, question: i64, into: Buffer) -> None:
        kind = kind_of(question)
        if kind == ASK_TURN:
            turn.turn(public, own, into)
        elif kind == ASK_CREW:
            turn.crew_ways(public, arg_of(question), into)
        elif kind == ASK_AFTER:
            turn.after(public, into)
        else:
            turn.picks(own, arg_of(question), self.half, into)

    def odds(self, state: SirensState, question: i64, into: Buffer) -> None:
        if kind_of(question) == ASK_START:
            into.add_weighted(START.of(0), 1)
            into.add_weighted(START.of(1), 1)
            return
        first = arg_of(question) * N_CARDS
        for card in range(N_CARDS):
            n = state.piles.cards[first + card]
            if n > 0:
                into.add_weighted(CARD.of(card), n)

    def sample(self, state: SirensState, question: i64, luck: Luck, into: Buffer) -> i64:
        if kind_of(question) == ASK_START:
            return START.of(luck.below(2))
        pile = arg_of(question)
        left = luck.below(state.table.pile_size[pile])
        cards = state.piles.cards
        lying = pile * N_CARDS
        while left >= cards[lying]:
            left -= cards[lying]
            lying += 1
        return CARD.of(lying - pile * N_CARDS)

    def apply(self, state: SirensState, question: i64, action: i64, news: News | None) -> None:
        kind = kind_of(question)
        table = state.table
        if kind == ASK_CARD:
            turn.draw(state, action - CARD.base, news)
            if table.turn == 0:
                turn.deal(state)
            else:
                turn.offer_rum(state)
        elif kind == ASK_TURN:
            if PLAY.has(action):
                turn.play(state, action, news)
            elif OCTOPUS.has(action):
                turn.octopus(state, action, news)
            elif RUM_ON.has(action):
                turn.lay_rum(table, action - RUM_ON.base)
                turn.ask_turn(state)
            else:
                turn.begin_turn(state, 1 - table.player)
        elif kind == ASK_CREW:
            turn.move_crew(state, arg_of(question), action - CREW.base, news)
        elif kind == ASK_AFTER:
            if RUM_ON.has(action):
                turn.lay_rum(table, action - RUM_ON.base)
            turn.begin_turn(state, 1 - table.player)
        elif kind == ASK_PICK:
            turn.pick(state, seat_of(question), arg_of(question), action - PICK.base)
        else:
            turn.begin_turn(state, action - START.base)

    def scores(self, public: Table) -> list[int]:
        return [public.points[0], public.points[1]]

    def why_not(self, public: Table, own: Hand, question: i64, action: i64) -> str:
        return why_not(public, own, question, action)

    def guess(self, view: View, luck: Luck) -> SirensState:
        return guess(view, luck, self.cards)

    def audit(self, state: SirensState) -> str:
        return audit(state, self.cards)
