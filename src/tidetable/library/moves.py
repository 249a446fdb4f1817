"""Moves are values: numbers that print as their text."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from tidetable.core.say.phrases import Phrases
from tidetable.games import box as box_of

if TYPE_CHECKING:
    from tidetable.core.box import Box


class Move(int):
    """Something a seat can do: an `int` that equals its number, and prints as `open left`.

    Positions and views list the legal ones; `Setup.move` finds one by its number or text.
    """

    _box: Box

    @property
    def text(self) -> str:
        """How records, keyboards and links write it: `open left`. `str(move)` is the same."""
        return self._box.game.codec.text(int(self))

    @property
    def verb(self) -> str:
        """What kind of thing is done: `open`."""
        return self._box.game.codec.verb(int(self)).name

    @property
    def things(self) -> Mapping[str, str]:
        """What it is about, by the names of its kinds: `{"place": "left"}`."""
        found = self._box.game.codec.things(int(self))
        return {name: token for name, (_, token) in found.items()}

    @property
    def rule(self) -> str:
        """The id of the rule that allows it: `CHE-T2`."""
        return self._box.game.codec.verb(int(self)).rule

    def label(self, language: str = "en") -> str:
        """Say it as an offer, in `en` or another language: `Open the left chest`."""
        return phrases_of(self._box, language).label(int(self))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return move_of, (self._box.name, int(self))


@cache
def moves_of(box: Box) -> list[Move]:
    """Return all moves of a game, each at its number."""
    moves = [*map(Move, range(box.game.codec.size))]
    for move in moves:
        move._box = box
    return moves


def move_of(game: str, number: int) -> Move:
    return moves_of(box_of(game))[number]


def phrases_of(box: Box, language: str, seats: int | None = None) -> Phrases:
    """Return the words for a table where seats are called by their colours."""
    say = box.words(language)
    names = [say(f"seat-{n + 1}") for n in range(seats or box.game.max_seats)]
    return Phrases(box.game, say, names)
