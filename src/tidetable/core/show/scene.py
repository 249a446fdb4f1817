"""What a picture may know."""

from __future__ import annotations

from dataclasses import dataclass, field

from tidetable.core.contract import SPECTATOR, View, seat_of
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import Words


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

    def asked(self) -> set[int]:
        """Return the seats that are to decide something."""
        return {int(seat_of(self.view.asks[i])) for i in range(self.view.n_asks)}
