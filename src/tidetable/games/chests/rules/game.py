"""Chests & Sabres: who is asked for what. What the rules do stands in turn.py."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, Game, News, Own, View, arg_of, kind_of
from tidetable.core.luck import Luck
from tidetable.core.options import seat_named
from tidetable.games.chests.rules import turn, verbs as v
from tidetable.games.chests.rules.audit import audit
from tidetable.games.chests.rules.components import Components
from tidetable.games.chests.rules.state import ChestsState, Tabletop
from tidetable.games.chests.rules.turn import DRAWS, N_DRAWS, QUESTIONS

EDITION: Final = 1


@final
class Chests(Game[Tabletop, Own, ChestsState]):
    """The rules, on the cards and dice of a data file."""

    def __init__(self, die: list[int], cards: list[int], data: str = "") -> None:
        draws = [draw.name for draw in DRAWS]
        questions = [question.name for question in QUESTIONS]
        super().__init__("chests", EDITION, 2, 4, v.CODEC, draws, questions, v.OPTIONS, data)
        self.components: Final = Components(die, cards)

    def setup(self, seats: i64, options: list[int]) -> ChestsState:
        table = Tabletop()
        table.seats = seats
        table.unopened = self.components.cards[:]
        table.greedy_pirates = options[v.OPTION_GREEDY_PIRATES]
        table.old_sea_dogs = options[v.OPTION_OLD_SEA_DOGS]
        state = ChestsState(table)
        turn.set_up(state, seat_named(options[v.OPTION_FIRST], seats))
        return state

    def legal(self, public: Tabletop, own: Own, question: i64, into: Buffer) -> None:
        QUESTIONS[kind_of(question) - N_DRAWS].allows(public, into)

    def forbids(self, public: Tabletop, own: Own, question: i64, action: i64) -> str:
        return QUESTIONS[kind_of(question) - N_DRAWS].forbids(public, action)

    def odds(self, state: ChestsState, question: i64, into: Buffer) -> None:
        draw = DRAWS[kind_of(question)]
        draw.odds(self.components, state.table, arg_of(question), into)

    def sample(self, state: ChestsState, question: i64, luck: Luck, into: Buffer) -> i64:
        draw = DRAWS[kind_of(question)]
        return draw.sample(self.components, state.table, arg_of(question), luck, into)

    def apply(self, state: ChestsState, question: i64, action: i64, news: News | None) -> None:
        kind = kind_of(question)
        if kind < N_DRAWS:
            DRAWS[kind].do(state, action, news)
        else:
            QUESTIONS[kind - N_DRAWS].do(state, action)

    def scores(self, public: Tabletop) -> list[int]:
        return [turn.coins(public, s) + turn.diamonds(public, s) for s in range(public.seats)]

    def places(self, public: Tabletop) -> list[int]:
        standing = [turn.standing(public, seat) for seat in range(public.seats)]
        return [1 + sum(1 for other in standing if other > mine) for mine in standing]

    def guess(self, view: View, luck: Luck) -> ChestsState:
        """Return the world that is seen: nothing here is hidden."""
        assert isinstance(view.public, Tabletop)
        return ChestsState(view.public.copy(), view.asks, view.n_asks)

    def audit(self, state: ChestsState) -> str:
        return audit(state, self.components.cards)
