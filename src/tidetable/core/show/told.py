"""The news of a scene by what was done, for pictures that show what has just changed."""

from __future__ import annotations

from collections.abc import Iterator

from tidetable.core.codec import Verb


class Told:
    """What a viewer was told since the picture before."""

    def __init__(self, news: list[tuple[int, int]]) -> None:
        self.news = news

    def of(self, *verbs: Verb) -> Iterator[tuple[int, list[int]]]:
        """Yield each time it was done: by whom, and the numbers of the things it was about."""
        for seat, action in self.news:
            for verb in verbs:
                if verb.has(action):
                    yield seat, verb.args(action)

    def seats(self, *verbs: Verb) -> set[int]:
        return {seat for seat, _ in self.of(*verbs)}

    def things(self, *verbs: Verb) -> set[int]:
        """Return what it was about first of all."""
        return {things[0] for _, things in self.of(*verbs)}

    def by_seat(self, *verbs: Verb) -> set[tuple[int, int]]:
        return {(seat, things[0]) for seat, things in self.of(*verbs)}
