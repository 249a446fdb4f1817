"""What a picture may know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from tidetable.core.codec import Domain
from tidetable.core.contract import SPECTATOR, View, seat_of
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import Words

T = TypeVar("T")


@dataclass(frozen=True)
class Scene:
    """All that is shown or said comes from here: a view, the words to say it, and the news."""

    view: View
    phrases: Phrases
    news: list[tuple[int, int]] = field(default_factory=list)  # seat, action; the latest last
    over: bool = False
    helps: bool = True  # whether to show what an attentive player could have counted

    @property
    def say(self) -> Words:
        return self.phrases.say

    @property
    def names(self) -> list[str]:
        return self.phrases.names

    @property
    def seat(self) -> int:
        return int(self.view.seat)

    @property
    def is_spectator(self) -> bool:
        return self.seat == SPECTATOR

    @property
    def me(self) -> int:
        """Return whose side the viewer is on: a spectator sits with the first player."""
        return max(self.seat, 0)

    @property
    def others(self) -> list[int]:
        """Return the other seats, the next to play first."""
        seats = len(self.names)
        return [(self.me + i) % seats for i in range(1, seats)]

    def public(self, kind: type[T]) -> T:
        """Return what lies open, as the game knows it."""
        assert isinstance(self.view.public, kind)
        return self.view.public

    def own(self, kind: type[T]) -> T | None:
        """Return what the viewer alone sees; a spectator sees nothing of the kind."""
        return self.view.own if isinstance(self.view.own, kind) else None

    def game(self, kind: type[T]) -> T:
        assert isinstance(self.phrases.game, kind)
        return self.phrases.game

    def thing(self, domain: Domain, i: int) -> tuple[str, str]:
        """Return how one of a domain's things is chosen, and how it is said."""
        token = domain.tokens[i]
        return token, self.phrases.thing(domain, token)

    def asked(self) -> set[int]:
        """Return the seats that are to decide something."""
        return {int(seat_of(self.view.asks[i])) for i in range(self.view.n_asks)}
