"""Chests & Sabres: dispatch only. What the rules do stands in rules.py, in the booklet's order."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import Buffer, Game, News, Own, View, arg_of, kind_of
from tidetable.core.errors import BadTable
from tidetable.core.luck import Luck
from tidetable.core.vec import vec
from tidetable.games.chests import dice, hunches, rules
from tidetable.games.chests.guess import guess
from tidetable.games.chests.reasons import audit, why_not
from tidetable.games.chests.state import ChestsState, Table
from tidetable.games.chests.verbs import (
    ASK_CHEST,
    ASK_DICE,
    ASK_ROLL,
    ASK_START,
    ASK_TREASURE,
    CHEST,
    CODEC,
    DONE,
    DRAWS,
    OPTION_FIRST,
    OPTION_GREEDY_PIRATES,
    OPTION_OLD_SEA_DOGS,
    OPTIONS,
    QUESTIONS,
    ROLL,
    START,
    TREASURE,
)

EDITION: Final = 1


@final
class Chests(Game[Table, Own, ChestsState]):
    """The rules, on the cards and dice of a data file."""

    def __init__(self, die: list[int], cards: list[int], data: str = "") -> None:
        super().__init__("chests", EDITION, 2, 4, CODEC, DRAWS, QUESTIONS, OPTIONS, data)
        self.die: vec[i64] = vec[i64](die)  # face -> how often a die has it
        self.sides: vec[i64] = vec[i64]([face for face, n in enumerate(die) for _ in range(n)])
        self.cards: vec[i64] = vec[i64](cards)  # keys x treasure -> how many such cards there are
        self.scratch: Final = Buffer()

    def setup(self, seats: i64, options: list[int]) -> ChestsState:
        first = options[OPTION_FIRST] - 1
        if first >= seats:
            raise BadTable("first", first=first + 1, seats=seats)
        table = Table()
        table.seats = seats
        table.unopened = self.cards[:]
        table.greedy_pirates = options[OPTION_GREEDY_PIRATES]
        table.old_sea_dogs = options[OPTION_OLD_SEA_DOGS]
        state = ChestsState(table)
        rules.set_up(state, first)
        return state

    def legal(self, public: Table, own: Own, question: i64, into: Buffer) -> None:
        if kind_of(question) == ASK_ROLL:
            into.add(ROLL.base)
        else:
            rules.use_dice(public, into)

    def odds(self, state: ChestsState, question: i64, into: Buffer) -> None:
        table = state.table
        kind = kind_of(question)
        if kind == ASK_START:
            rules.draw_start(table, into)
        elif kind == ASK_CHEST:
            rules.draw_chest(table, into)
        elif kind == ASK_DICE:
            dice.draw_dice(table, self.die, into)
        else:
            rules.draw_treasure(table, arg_of(question), into)

    def sample(self, state: ChestsState, question: i64, luck: Luck, into: Buffer) -> i64:
        if kind_of(question) == ASK_DICE:
            return dice.throw_dice(state.table, self.sides, luck)
        return super().sample(state, question, luck, into)

    def apply(self, state: ChestsState, question: i64, action: i64, news: News | None) -> None:
        table = state.table
        kind = kind_of(question)
        if kind == ASK_CHEST:
            table.top = action - CHEST.base + 1
            if rules.lay_out_chests(state):
                rules.chests_lie(state)
        elif kind == ASK_START:
            rules.begin_turn(state, action - START.base)
        elif kind == ASK_DICE:
            table.dice = dice.faces_of(action)
            table.rolls += 1
            if not rules.go_on(state, self.scratch):
                rules.lose_dice(table, news)
                rules.end_turn(state)
        elif kind == ASK_TREASURE:
            rules.turn_over(table, action - TREASURE.base, news)
            rules.resolve(state)
        elif action == ROLL.base:
            rules.roll(state)
        elif action == DONE.base:
            rules.end_turn(state)
        else:
            rules.fill(table, action)
            if not rules.go_on(state, self.scratch):
                rules.end_turn(state)

    def scores(self, public: Table) -> list[int]:
        return [rules.coins(public, s) + rules.diamonds(public, s) for s in range(public.seats)]

    def places(self, public: Table) -> list[int]:
        standing = [rules.standing(public, seat) for seat in range(public.seats)]
        return [1 + sum(1 for other in standing if other > mine) for mine in standing]

    def why_not(self, public: Table, own: Own, question: i64, action: i64) -> str:
        return why_not(public, question, action)

    def guess(self, view: View, luck: Luck) -> ChestsState:
        return guess(view, luck)

    def weigh(self, public: Table, own: Own, question: i64, into: Buffer) -> None:
        hunches.weigh(public, into)

    def outlook(self, state: ChestsState, public: Table, scale: float, into: vec[float]) -> None:
        hunches.outlook(public, into)

    def audit(self, state: ChestsState) -> str:
        return audit(state, self.cards)
