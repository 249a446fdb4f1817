"""Sirens in Sight: who is asked for what. What the rules do stands in turn.py."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, Game, News, View, kind_of, seat_of
from tidetable.core.luck import Luck
from tidetable.core.vec import vec
from tidetable.games.sirens.rules import verbs as v
from tidetable.games.sirens.rules.audit import audit
from tidetable.games.sirens.rules.drawers import Hand, Piles, seat_card
from tidetable.games.sirens.rules.guess import guess
from tidetable.games.sirens.rules.state import SirensState, Tabletop
from tidetable.games.sirens.rules.turn import DRAWS, N_DRAWS, QUESTIONS, set_up

EDITION: Final = 1


@final
class Sirens(Game[Tabletop, Hand, SirensState]):
    """The rules, on the cards of a data file."""

    def __init__(self, cards: list[int], data: str = "") -> None:
        draws = [draw.name for draw in DRAWS]
        questions = [question.name for question in QUESTIONS]
        super().__init__("sirens", EDITION, 2, 2, v.CODEC, draws, questions, v.OPTIONS, data)
        self.cards: vec[i64] = vec[i64](cards)  # card -> how many there are
        self.half: vec[i64] = vec[i64]([n // 2 for n in cards])  # with a starfish, or with a shell

    def setup(self, seats: i64, options: list[int]) -> SirensState:
        table = Tabletop()
        table.more_tactics = options[v.OPTION_MORE_TACTICS]
        table.named_start = options[v.OPTION_FIRST] - 1
        state = SirensState(table, Hand(), Hand(), Piles())
        n_piles = 1 + table.more_tactics  # SIR-S3: half of the cards each
        for pile in range(n_piles):
            for card in range(v.N_CARDS):
                state.piles.cards[seat_card(pile, card)] = self.cards[card] // n_piles
                table.pile_size[pile] += self.cards[card] // n_piles
        set_up(state)
        return state

    def legal(self, public: Tabletop, own: Hand, question: i64, into: Buffer) -> None:
        QUESTIONS[kind_of(question) - N_DRAWS].allows(public, own, self.half, into)

    def forbids(self, public: Tabletop, own: Hand, question: i64, action: i64) -> str:
        return QUESTIONS[kind_of(question) - N_DRAWS].forbids(public, own, self.half, action)

    def odds(self, state: SirensState, question: i64, into: Buffer) -> None:
        DRAWS[kind_of(question)].odds(state, into)

    def sample(self, state: SirensState, question: i64, luck: Luck, into: Buffer) -> i64:
        return DRAWS[kind_of(question)].sample(state, luck, into)

    def apply(self, state: SirensState, question: i64, action: i64, news: News | None) -> None:
        kind = kind_of(question)
        if kind < N_DRAWS:
            DRAWS[kind].do(state, action, news)
        else:
            QUESTIONS[kind - N_DRAWS].do(state, seat_of(question), action, news)

    def scores(self, public: Tabletop) -> list[int]:
        return [public.points[0], public.points[1]]

    def guess(self, view: View, luck: Luck) -> SirensState:
        return guess(view, luck, self.cards)

    def audit(self, state: SirensState) -> str:
        return audit(state, self.cards)
