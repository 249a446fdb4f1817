"""Titania: dispatch only. What the rules do stands in turn.py and in a file for each chapter."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, Game, News, View, arg_of, kind_of
from tidetable.core.errors import BadTable
from tidetable.core.luck import Luck
from tidetable.games.titania.rules import building, placing, spaces, starfish, turn
from tidetable.games.titania.rules.guess import guess
from tidetable.games.titania.rules.kingdom import Kingdom
from tidetable.games.titania.rules.reasons import audit, why_not
from tidetable.games.titania.rules.state import (
    DEALT_AGAIN,
    Hand,
    Piles,
    Table,
    TitaniaState,
)
from tidetable.games.titania.rules.verbs import (
    ASK_BUILD,
    ASK_CARD,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FOG,
    ASK_PLACE,
    ASK_SHELLS,
    ASK_STARFISH,
    ASK_START,
    ASK_TURN,
    BUILD,
    CARD,
    CHOOSE,
    CODEC,
    DISCARD,
    DRAWS,
    JOKER,
    KEEP,
    N_COLOURS,
    OCCUPY,
    OPTION_FIRST,
    OPTIONS,
    PLACE,
    PLAY,
    QUESTIONS,
    START,
    STOP,
    TILE,
    TURN_FOG,
)

EDITION: Final = 1


@final
class Titania(Game[Table, Hand, TitaniaState]):
    """The rules, in the kingdom of a data file."""

    def __init__(self, kingdom: Kingdom, data: str = "") -> None:
        super().__init__("titania", EDITION, 2, 4, CODEC, DRAWS, QUESTIONS, OPTIONS, data)
        self.kingdom: Final = kingdom

    def setup(self, seats: i64, options: list[int]) -> TitaniaState:
        first = options[OPTION_FIRST] - 1
        if first >= seats:
            raise BadTable("first", first=first + 1, seats=seats)
        table = Table()
        table.seats = seats
        table.named_start = first
        hands = [Hand() for _hand in range(seats)]
        state = TitaniaState(table, hands, Piles())
        turn.set_up(state, self.kingdom)
        return state

    def legal(self, public: Table, own: Hand, question: i64, into: Buffer) -> None:
        kind = kind_of(question)
        if kind == ASK_TURN:
            turn.cards(public, own, self.kingdom, into)
        elif kind in (ASK_PLACE, ASK_EXTRA):
            placing.spaces(public, self.kingdom, into)
        elif kind == ASK_BUILD:
            building.towers(public, self.kingdom, into)
        elif kind == ASK_STARFISH:
            starfish.tower_spaces(public, self.kingdom, into)
        elif kind == ASK_SHELLS:
            spaces.colours_left(public, into)
        else:
            turn.cards_to_discard(own, into)

    def odds(self, state: TitaniaState, question: i64, into: Buffer) -> None:
        table = state.table
        kind = kind_of(question)
        if kind == ASK_CARD:
            into.add_bag(CARD.base, state.piles.cards)
        elif kind == ASK_FOG:
            again = table.fog[arg_of(question)] == DEALT_AGAIN
            into.add_bag(TURN_FOG.base, table.dealt_again if again else table.never_turned)
        elif kind == ASK_START:
            for seat in range(table.seats):
                into.add_weighted(START.of(seat), 1)
        else:
            into.add_bag(TILE.base, state.piles.tiles)

    def apply(self, state: TitaniaState, question: i64, action: i64, news: News | None) -> None:
        table = state.table
        kind = kind_of(question)
        if kind == ASK_CARD:
            turn.draw(state, arg_of(question), action - CARD.base, news)
        elif kind == ASK_TURN:
            if action == STOP.base:
                turn.stop(table)
            elif PLAY.has(action):
                turn.play(state, action - PLAY.base, action - PLAY.base)
            else:
                joker = action - JOKER.base
                turn.play(state, N_COLOURS + joker // N_COLOURS, joker % N_COLOURS)
        elif kind in (ASK_PLACE, ASK_EXTRA):
            placing.place(table, self.kingdom, action - PLACE.base, news)
        elif kind == ASK_FOG:
            spaces.lift_fog(table, arg_of(question), action - TURN_FOG.base)
        elif kind == ASK_SHELLS:
            spaces.take_shells(table, action - CHOOSE.base, arg_of(question), news)
        elif kind == ASK_BUILD:
            if BUILD.has(action):
                building.build(table, action - BUILD.base, news)
            else:
                building.enough(table)
        elif kind == ASK_STARFISH:
            if action == KEEP.base:
                table.window = 0
            else:
                starfish.occupy(table, self.kingdom, action - OCCUPY.base, news)
        elif kind == ASK_DISCARD:
            turn.discard(state, action - DISCARD.base)
        elif kind == ASK_START:
            turn.begin_turn(table, action - START.base)
        else:
            spaces.keep_tile(state, action - TILE.base, news)
        turn.go_on(state, self.kingdom, news)

    def scores(self, public: Table) -> list[int]:
        return [public.points[seat] for seat in range(public.seats)]

    def places(self, public: Table) -> list[int]:
        standing = [turn.standing(public, seat) for seat in range(public.seats)]
        return [1 + sum(1 for other in standing if other > mine) for mine in standing]

    def why_not(self, public: Table, own: Hand, question: i64, action: i64) -> str:
        return why_not(public, own, self.kingdom, question, action)

    def guess(self, view: View, luck: Luck) -> TitaniaState:
        return guess(view, luck, self.kingdom)

    def audit(self, state: TitaniaState) -> str:
        return audit(state, self.kingdom)
