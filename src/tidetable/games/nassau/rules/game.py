"""Nassau: dispatch only. What the rules do stands in a file for each chapter of the rulebook."""

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, Game, News, View, arg_of, kind_of
from tidetable.core.luck import Luck
from tidetable.core.options import seat_named
from tidetable.games.nassau.rules import turn, verbs as v
from tidetable.games.nassau.rules.archipelago import Islands
from tidetable.games.nassau.rules.audit import audit
from tidetable.games.nassau.rules.contents import DRAWS, N_DRAWS, QUESTIONS
from tidetable.games.nassau.rules.drawers import Hand, Piles
from tidetable.games.nassau.rules.guess import guess
from tidetable.games.nassau.rules.objects import spare
from tidetable.games.nassau.rules.state import NassauState, Tabletop

NO_DUTCHMAN: Final = 0
DUTCHMAN_ALONE: Final = 2


@final
class Nassau(Game[Tabletop, Hand, NassauState]):
    """The rules, with all that a data file says is in the box."""

    def __init__(self, islands: Islands, data: str = "") -> None:
        draws = [draw.name for draw in DRAWS]
        questions = [question.name for question in QUESTIONS]
        edition = islands.edition
        super().__init__("nassau", edition, 2, 4, v.CODEC, draws, questions, v.OPTIONS, data)
        self.islands: Final = islands

    def setup(self, seats: i64, options: list[int]) -> NassauState:
        table = Tabletop()
        table.seats = seats
        table.named_start = seat_named(options[v.OPTION_FIRST], seats)
        if options[v.OPTION_DUTCHMAN] != NO_DUTCHMAN:
            table.with_dutchman = 1
        if options[v.OPTION_DUTCHMAN] == DUTCHMAN_ALONE:
            table.with_sea_dog = 0
        table.with_figure = options[v.OPTION_FIGURE]
        table.start_in_the_middle = options[v.OPTION_START_DISTRICT]
        hands = [Hand() for _hand in range(seats)]
        state = NassauState(self.islands, table, hands, Piles())
        turn.set_up(state)
        return state

    def legal(self, public: Tabletop, own: Hand, question: i64, into: Buffer) -> None:
        asked = QUESTIONS[kind_of(question) - N_DRAWS]
        asked.allows(public, own, self.islands, arg_of(question), into)

    def forbids(self, public: Tabletop, own: Hand, question: i64, action: i64) -> str:
        asked = QUESTIONS[kind_of(question) - N_DRAWS]
        return asked.forbids(public, own, self.islands, arg_of(question), action)

    def odds(self, state: NassauState, question: i64, into: Buffer) -> None:
        DRAWS[kind_of(question)].odds(state, arg_of(question), into)

    def apply(self, state: NassauState, question: i64, action: i64, news: News | None) -> None:
        kind = kind_of(question)
        arg = arg_of(question)
        if kind < N_DRAWS:
            DRAWS[kind].do(state, arg, action, news)
        elif v.SPARE.has(action):  # NAS-Z8: the same question again; what is paid for it now stays
            spare(state.table, action - v.SPARE.base)
            state.open(question)
        else:
            QUESTIONS[kind - N_DRAWS].do(state, arg, action, news)
        turn.go_on(state, news)

    def scores(self, public: Tabletop) -> list[int]:
        return [public.points[seat] for seat in range(public.seats)]

    def guess(self, view: View, luck: Luck) -> NassauState:
        return guess(view, luck, self.islands)

    def audit(self, state: NassauState) -> str:
        return audit(state)
