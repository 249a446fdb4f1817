"""Cove: dispatch only. What the rules do stands in rules.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tests.contract.cove import rules
from tests.contract.cove.guess import guess
from tests.contract.cove.state import CoveState, Hand, Table, Wreck
from tests.contract.cove.verbs import (
    ASIDE,
    ASK_ASIDE,
    ASK_CLASH,
    ASK_COURSE,
    ASK_DEAL,
    ASK_WIND,
    CARDS,
    CODEC,
    DEAL,
    DRAWS,
    N_CARDS,
    N_SEATS,
    OPTION_STORM,
    OPTIONS,
    QUESTIONS,
    WIND,
)
from tidetable.core.codec import Codec
from tidetable.core.contract import (
    SPECTATOR,
    Buffer,
    Game,
    News,
    View,
    arg_of,
    kind_of,
    seat_of,
)
from tidetable.core.luck import Luck
from tidetable.core.options import Option

EDITION: Final = 1


class Cove(Game[Table, Hand, CoveState]):
    """The rules."""

    def __init__(self, codec: Codec = CODEC, options: list[Option] = OPTIONS) -> None:
        super().__init__("cove", EDITION, N_SEATS, N_SEATS, codec, DRAWS, QUESTIONS, options)

    def setup(self, seats: i64, options: list[int]) -> CoveState:
        table = Table()
        table.storm = options[OPTION_STORM]
        state = CoveState(table, [Hand() for _ in range(seats)], Wreck())
        rules.set_up(state)
        return state

    def legal(self, public: Table, own: Hand, question: i64, into: Buffer) -> None:
        kind = kind_of(question)
        if kind == ASK_COURSE:
            rules.courses(public, into)
        elif kind == ASK_CLASH:
            rules.clash(own, into)
        else:
            rules.tributes(public, into)

    def odds(self, state: CoveState, question: i64, into: Buffer) -> None:
        kind = kind_of(question)
        if kind == ASK_WIND:
            rules.winds(state.table, into)
        else:
            first = DEAL.base if kind == ASK_DEAL else ASIDE.base
            into.add_bag(first, rules.undrawn(state))

    def apply(self, state: CoveState, question: i64, action: i64, news: News | None) -> None:
        kind = kind_of(question)
        if kind == ASK_ASIDE:
            rules.set_aside(state, action - ASIDE.base)
            rules.fill_hands(state)
        elif kind == ASK_DEAL:
            rules.deal(state, arg_of(question), action - DEAL.base, news)
            rules.fill_hands(state)
        elif kind == ASK_WIND:
            rules.blow(state, action - WIND.base + 1)
        elif kind == ASK_COURSE:
            rules.set_course(state, action)
        elif kind == ASK_CLASH:
            rules.choose(state, seat_of(question), action, news)
        else:
            rules.take_tribute(state, action, news)

    def scores(self, public: Table) -> list[int]:
        return list(public.coins)

    def guess(self, view: View, luck: Luck) -> CoveState:
        return guess(view, luck)

    def audit(self, state: CoveState) -> str:
        return rules.audit(state)

    def hidden(self, state: CoveState, seat: i64) -> list[str]:
        known = list(state.table.played)
        if seat != SPECTATOR:
            hand = state.hands[seat]
            known = [known[i] + hand.cards[i] + hand.seen[i] for i in range(N_CARDS)]
        return [token for i, token in enumerate(CARDS.tokens) if not known[i]]
