"""A game on a bare state, played on by words: what the tests of all games have in common."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from tidetable.core.contract import (
    CHANCE,
    EVERYONE,
    Buffer,
    Game,
    News,
    State,
    arg_of,
    kind_of,
    seat_of,
)
from tidetable.core.play import answer, choices

GameT = TypeVar("GameT", bound=Game[Any, Any, Any])
StateT = TypeVar("StateT", bound=State)


class BarePlay(Generic[GameT, StateT]):
    """Players are counted from 1, as in the notation. Asks, where several are open, from 0."""

    most_asks = 1  # that can be open at once

    def __init__(self, state: StateT, game: GameT) -> None:
        self.state = state
        self.game = game
        self.news: list[str] = []  # "2 play red", "chance card red, to 1", the latest last

    def do(self, *texts: str, ask: int = 0) -> Self:
        """Answer one question after another, a player's or chance's; each must be possible."""
        text_of = self.game.codec.text
        for text in texts:
            can = self.can(ask=ask) if self.asked(ask) else {*self.odds()}
            assert text in can, f"{self.question(ask)}: {text} is not one of {sorted(can)}"
            news = News()
            answer(self.game, self.state, ask, self.game.codec.parse(text), news)
            for audience, seat, action in news.items:
                who = "chance" if seat == CHANCE else str(seat + 1)
                to = "" if audience == EVERYONE else f", to {audience + 1}"
                self.news.append(f"{who} {text_of(action)}{to}")
            assert self.game.audit(self.state) == ""
        return self

    @property
    def over(self) -> bool:
        return self.state.n_asks == 0

    def asked(self, ask: int = 0) -> int:
        """Return who has to answer; 0: chance, or nobody."""
        return 0 if self.over else int(seat_of(self.state.asks[ask])) + 1

    def question(self, ask: int = 0) -> str:
        """Return what is asked, nothing after the end."""
        assert self.state.n_asks <= self.most_asks
        return "" if self.over else self.game.kinds[kind_of(self.state.asks[ask])]

    def argument(self, ask: int = 0) -> int:
        return int(arg_of(self.state.asks[ask]))

    def can(self, verb: str = "", ask: int = 0) -> set[str]:
        """Return all that the player may answer, or all with one verb; each of it offered once."""
        assert self.asked(ask)
        found = [self.game.codec.text(action) for action in choices(self.game, self.state, ask)]
        assert found
        assert len(found) == len({*found})
        return {text for text in found if not verb or text.split()[0] == verb}

    def odds(self) -> dict[str, int]:
        """Return all that chance may answer, with the weights."""
        assert not self.asked()
        into = Buffer()
        self.game.odds(self.state, self.state.asks[0], into)
        found = [self.game.codec.text(action) for action in into.to_list()]
        assert len(found) == len({*found})
        assert sum(into.weights[i] for i in range(into.n)) == into.total
        return {text: int(into.weights[i]) for i, text in enumerate(found)}

    def why_not(self, text: str) -> str:
        """Return the rule that forbids an answer."""
        assert text not in self.can()
        public, own = self.state.public(), self.state.own(self.asked() - 1)
        return self.game.forbids(public, own, self.state.asks[0], self.game.codec.parse(text))
