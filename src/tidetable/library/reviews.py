"""Reviews: what decisions were worth in a game that was played, and what was luck."""

from __future__ import annotations

from typing import Any

from tidetable.bots.review import Decision, Review, Reviewer
from tidetable.core.errors import NotYours
from tidetable.library.moves import Move
from tidetable.library.positions import Position
from tidetable.library.records import PlayedGame
from tidetable.library.setup import in_words


def review(
    played: PlayedGame | Position[Any, Any], seed: int = 0, playouts: int | None = None
) -> Review[Move]:
    """Look at a finished game again: for each decision the best answer found, and luck apart.

    It takes seconds, or a minute where the rules are not compiled. The decisions of a game share
    the playouts in which better answers are looked for; with 0 none are. Same game, same seed, as
    many playouts: same review. A game that is not over raises a `Refusal`.
    """
    game = played.game
    if not played.over:
        with in_words(game.box):
            raise NotYours("review")
    if isinstance(played, Position):
        start, entries, given = played._first[0], played._retelling.entries(), 0
    else:
        start = game.rules.setup(game.seats, game.chosen)
        entries, given = played._entries, played.verdict.given
    found = Reviewer(game.box, start, entries, seed, given, playouts=playouts).review()
    decisions = [named(one, game.moves) for one in found.decisions]
    return Review(decisions, found.result, found.moves)


def named(one: Decision[int], moves: list[Move]) -> Decision[Move]:
    """Return a decision with its moves as values."""
    return Decision(
        one.n,
        one.seat,
        moves[one.move],
        one.choices,
        one.before,
        one.expected,
        one.after,
        moves[one.best],
        one.loss,
    )
