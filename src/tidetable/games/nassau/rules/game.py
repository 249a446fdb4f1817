"""Nassau: dispatch only. What the rules do stands in a file for each chapter of the rulebook."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, Game, News, View, arg_of, kind_of
from tidetable.core.errors import BadTable
from tidetable.core.luck import Luck
from tidetable.games.nassau.rules import answers, chance, turn
from tidetable.games.nassau.rules import verbs as v
from tidetable.games.nassau.rules.archipelago import Archipelago
from tidetable.games.nassau.rules.audit import audit
from tidetable.games.nassau.rules.guess import guess
from tidetable.games.nassau.rules.reasons import why_not
from tidetable.games.nassau.rules.state import Hand, NassauState, Piles, Table

EDITION: Final = 2
NO_DUTCHMAN: Final = 0
DUTCHMAN_ALONE: Final = 2


@final
class Nassau(Game[Table, Hand, NassauState]):
    """The rules, with all that a data file says is in the box."""

    def __init__(self, islands: Archipelago, data: str = "") -> None:
        super().__init__("nassau", EDITION, 2, 4, v.CODEC, v.DRAWS, v.QUESTIONS, v.OPTIONS, data)
        self.islands: Final = islands

    def setup(self, seats: i64, options: list[int]) -> NassauState:
        first = options[v.OPTION_FIRST] - 1
        if first >= seats:
            raise BadTable("first", first=first + 1, seats=seats)
        table = Table()
        table.seats = seats
        table.named_start = first
        if options[v.OPTION_DUTCHMAN] != NO_DUTCHMAN:
            table.with_dutchman = 1
        if options[v.OPTION_DUTCHMAN] == DUTCHMAN_ALONE:
            table.with_sea_dog = 0
        table.with_figure = options[v.OPTION_FIGURE]
        table.start_in_the_middle = options[v.OPTION_START_DISTRICT]
        hands = [Hand() for _hand in range(seats)]
        state = NassauState(table, hands, Piles())
        turn.set_up(state, self.islands)
        return state

    def legal(self, public: Table, own: Hand, question: i64, into: Buffer) -> None:
        kind = kind_of(question)
        if kind < v.ASK_SEA:
            answers.in_the_city(public, self.islands, question, into)
        elif kind < v.ASK_HOME:
            answers.at_sea(public, self.islands, kind, into)
        else:
            answers.on_the_way_home(public, own, kind, arg_of(question), into)

    def odds(self, state: NassauState, question: i64, into: Buffer) -> None:
        chance.odds(state, self.islands, kind_of(question), arg_of(question), into)

    def apply(self, state: NassauState, question: i64, action: i64, news: News | None) -> None:
        kind = kind_of(question)
        if kind < v.ASK_CITY:
            chance.drawn(state, self.islands, kind, arg_of(question), action, news)
        elif v.SPARE.has(action):
            answers.spared(state, question, action)
        elif kind < v.ASK_SEA:
            answers.move_in_the_city(state, self.islands, question, action, news)
        elif kind < v.ASK_HOME:
            answers.move_at_sea(state, self.islands, kind, action, news)
        else:
            answers.move_home(state, self.islands, kind, action, news)
        turn.go_on(state, self.islands, news)

    def scores(self, public: Table) -> list[int]:
        return [public.points[seat] for seat in range(public.seats)]

    def why_not(self, public: Table, own: Hand, question: i64, action: i64) -> str:
        return why_not(public, own, self.islands, question, action)

    def guess(self, view: View, luck: Luck) -> NassauState:
        return guess(view, luck, self.islands)

    def audit(self, state: NassauState) -> str:
        return audit(state, self.islands)
