"""Random games for tests of what learners see."""

from __future__ import annotations

from collections.abc import Iterator

from tests.contract import cove
from tests.games.nassau import owners
from tidetable.core.box import Box
from tidetable.core.check import settings
from tidetable.core.contract import Buffer, State
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import AnyGame, begin, step
from tidetable.games import box, names

EVERY_TABLE = [
    (one, seats)
    for one in [*map(box, names()), cove.BOX]
    for seats in range(one.game.min_seats, one.game.max_seats + 1)
]
NAMES = [f"{one.name}-{seats}" for one, seats in EVERY_TABLE]

# A game on the data of somebody who owns it: with things that were added later.
EVERY_TABLE.append((owners.box_of(owners.all_at_once), 3))
NAMES.append("nassau-of-an-owner")


def some_options(game: AnyGame, seats: int, which: int) -> list[int]:
    """Return one of the mixes of options that this many can play with."""
    found = settings(game, seats, {})
    return read_options(game.options, found[which % len(found)].options)


def positions(
    one: Box, seats: int, options: list[int], every: int, most: int, seed: int = 1
) -> Iterator[State]:
    """Yield some positions of random games, each so many decisions after the one before."""
    game, luck, into = one.game, Luck(seed), Buffer()
    state = game.setup(seats, options)
    legal = begin(game, state, luck, into)
    for n in range(every * most):
        if not legal:
            state = game.setup(seats, options)
            legal = begin(game, state, luck, into)
        if n % every == 0:
            yield state
        legal = step(game, state, legal[luck.below(len(legal))], luck, into)
