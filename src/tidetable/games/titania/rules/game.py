"""Titania: who is asked for what. What the rules do stands in turn.py and a file per chapter."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, Game, News, View, arg_of, kind_of
from tidetable.core.luck import Luck
from tidetable.core.options import seat_named
from tidetable.games.titania.rules import turn
from tidetable.games.titania.rules.audit import audit
from tidetable.games.titania.rules.drawers import Hand, Piles
from tidetable.games.titania.rules.guess import guess
from tidetable.games.titania.rules.kingdom import Kingdom
from tidetable.games.titania.rules.state import Tabletop, TitaniaState
from tidetable.games.titania.rules.turn import DRAWS, N_DRAWS, QUESTIONS
from tidetable.games.titania.rules.verbs import CODEC, OPTION_FIRST, OPTIONS

EDITION: Final = 1


@final
class Titania(Game[Tabletop, Hand, TitaniaState]):
    """The rules, in the kingdom of a data file."""

    def __init__(self, kingdom: Kingdom, data: str = "") -> None:
        draws = [draw.name for draw in DRAWS]
        questions = [question.name for question in QUESTIONS]
        super().__init__("titania", EDITION, 2, 4, CODEC, draws, questions, OPTIONS, data)
        self.kingdom: Final = kingdom

    def setup(self, seats: i64, options: list[int]) -> TitaniaState:
        table = Tabletop()
        table.seats = seats
        table.named_start = seat_named(options[OPTION_FIRST], seats)
        hands = [Hand() for _hand in range(seats)]
        state = TitaniaState(self.kingdom, table, hands, Piles())
        turn.set_up(state)
        return state

    def legal(self, public: Tabletop, own: Hand, question: i64, into: Buffer) -> None:
        QUESTIONS[kind_of(question) - N_DRAWS].allows(public, own, self.kingdom, into)

    def forbids(self, public: Tabletop, own: Hand, question: i64, action: i64) -> str:
        return QUESTIONS[kind_of(question) - N_DRAWS].forbids(public, own, self.kingdom, action)

    def odds(self, state: TitaniaState, question: i64, into: Buffer) -> None:
        DRAWS[kind_of(question)].odds(state, into)

    def apply(self, state: TitaniaState, question: i64, action: i64, news: News | None) -> None:
        kind, arg = kind_of(question), arg_of(question)
        if kind < N_DRAWS:
            DRAWS[kind].do(state, arg, action, news)
        else:
            QUESTIONS[kind - N_DRAWS].do(state, arg, action, news)
        turn.go_on(state, news)

    def scores(self, public: Tabletop) -> list[int]:
        return [public.points[seat] for seat in range(public.seats)]

    def places(self, public: Tabletop) -> list[int]:
        standing = [turn.standing(public, seat) for seat in range(public.seats)]
        return [1 + sum(1 for other in standing if other > mine) for mine in standing]

    def guess(self, view: View, luck: Luck) -> TitaniaState:
        return guess(view, luck, self.kingdom)

    def audit(self, state: TitaniaState) -> str:
        return audit(state, self.kingdom)
