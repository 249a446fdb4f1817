"""A small game in few lines: its questions and draws are objects, and the contract follows.

The games of the house have such objects too, of types of their own: compiled code reads those
faster (docs/develop/performance.md). Whoever begins a game begins here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, cast

from mypy_extensions import i64, mypyc_attr

from tidetable.core.codec import Codec
from tidetable.core.contract import (
    CHANCE,
    NO_ASKS,
    NOTHING,
    Buffer,
    Game,
    News,
    Own,
    OwnT,
    Public,
    PublicT,
    State,
    View,
    arg_of,
    ask,
    kind_of,
    sealed_ask,
    seat_of,
)
from tidetable.core.luck import Luck
from tidetable.core.options import Option
from tidetable.core.vec import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleState(State, Generic[PublicT, OwnT]):
    """A table, and a hand for each seat where players hide something."""

    def __init__(
        self,
        table: PublicT,
        hands: Sequence[OwnT] = (),
        asks: vec[i64] = NO_ASKS,
        n_asks: i64 = 0,
    ) -> None:
        super().__init__(asks, n_asks)
        self.table = table
        self.hands = list(hands)

    def public(self) -> Public:
        return self.table

    def own(self, seat: i64) -> Own:
        return self.hands[seat] if self.hands else NOTHING

    def copy(self) -> SimpleState[PublicT, OwnT]:
        hands = [cast("OwnT", hand.copy()) for hand in self.hands]
        return SimpleState(cast("PublicT", self.table.copy()), hands, self.asks, self.n_asks)


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleQuestion(ABC, Generic[PublicT, OwnT]):
    """What a seat is asked, and the rule by which it must answer."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule
        self.kind = -1  # its number, which the game gives it

    def asks(self, seat: int, arg: int = 0) -> int:
        return ask(seat, self.kind, arg)

    @abstractmethod
    def answers(self, table: PublicT, hand: OwnT) -> Iterable[int]:
        """Return what could be answered, as far as nothing forbids it."""

    def forbids(self, table: PublicT, hand: OwnT, action: int) -> str:
        """Return the id of the rule that forbids such an answer now; nothing if none does."""
        return ""

    @abstractmethod
    def do(self, state: SimpleState[PublicT, OwnT], action: int, news: News | None) -> None:
        """Carry out an answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleDraw(ABC, Generic[PublicT, OwnT]):
    """What chance is asked; one that is `hidden` is only seen by whom the rules tell it."""

    def __init__(self, name: str, hidden: bool = False) -> None:
        self.name = name
        self.hidden = hidden
        self.kind = -1

    def asks(self, arg: int = 0) -> int:
        return (sealed_ask if self.hidden else ask)(CHANCE, self.kind, arg)

    @abstractmethod
    def odds(self, state: SimpleState[PublicT, OwnT]) -> Iterable[tuple[int, int]]:
        """Return what may come, each with a whole weight, in an order that never changes."""

    @abstractmethod
    def do(
        self, state: SimpleState[PublicT, OwnT], arg: int, action: int, news: News | None
    ) -> None:
        """Carry out what came."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SimpleGame(Game[PublicT, OwnT, SimpleState[PublicT, OwnT]]):
    """A game of such questions and draws. Left to write: setup, scores, and what is hidden."""

    def __init__(
        self,
        name: str,
        seats: tuple[int, int],
        codec: Codec,
        draws: Sequence[SimpleDraw[PublicT, OwnT]],
        questions: Sequence[SimpleQuestion[PublicT, OwnT]],
        options: Sequence[Option] = (),
        edition: int = 1,
    ) -> None:
        drawn, asked = [draw.name for draw in draws], [question.name for question in questions]
        fewest, most = seats
        super().__init__(name, edition, fewest, most, codec, drawn, asked, list(options))
        self._draws, self._questions = draws, questions
        for kind, draw in enumerate(draws):
            draw.kind = kind
        for kind, question in enumerate(questions, len(draws)):
            question.kind = kind

    def _asked(self, question: int) -> SimpleQuestion[PublicT, OwnT]:
        return self._questions[kind_of(question) - len(self._draws)]

    def legal(self, public: PublicT, own: OwnT, question: i64, into: Buffer) -> None:
        asked = self._asked(question)
        for action in asked.answers(public, own):
            if not asked.forbids(public, own, action):
                into.add(action)

    def forbids(self, public: PublicT, own: OwnT, question: i64, action: i64) -> str:
        asked = self._asked(question)
        if action in asked.answers(public, own):
            return asked.forbids(public, own, action)
        verb = self.codec.verb(action)
        return asked.rule if verb in self.codec.moves else verb.rule

    def odds(self, state: SimpleState[PublicT, OwnT], question: i64, into: Buffer) -> None:
        for action, weight in self._draws[kind_of(question)].odds(state):
            into.add_weighted(action, weight)

    def apply(
        self,
        state: SimpleState[PublicT, OwnT],
        question: i64,
        action: i64,
        news: News | None,
    ) -> None:
        if seat_of(question) == CHANCE:
            self._draws[kind_of(question)].do(state, arg_of(question), action, news)
        else:
            self._asked(question).do(state, action, news)

    def guess(self, view: View, luck: Luck) -> SimpleState[PublicT, OwnT]:
        """Return the world that is seen. A game with hands deals what its viewer has not seen."""
        return SimpleState(cast("PublicT", view.public.copy()), (), view.asks, view.n_asks)
