"""Tuning by simultaneous perturbation (SPSA): all weights at once, by matches between two guesses.

Each round nudges every weight up or down by the toss of a coin, lets the two bots play each other
that were nudged in opposite ways, and moves all weights towards the one that won. Nudges become
smaller, and steps still faster, by the exponents that Spall recommends. What comes of it is a
guess; that it is better must be shown by a test (`sprt.py`), on deals that it was not tuned on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tidetable.core.luck import Luck

NUDGES_FALL: Final = 0.101
STEPS_FALL: Final = 0.602
EARLY: Final = 0.1  # of all rounds: for so long steps hardly shrink

Weights = dict[str, float]
Match = Callable[[int, Weights, Weights], float]  # round -> from -1, all lost, to 1, all won


def tune(
    start: Mapping[str, float],
    nudges: Mapping[str, float],
    rounds: int,
    match: Match,
    luck: Luck,
    speed: float = 0.5,
) -> Iterator[Weights]:
    """Yield the weights after each round. `nudges` are the last and smallest ones.

    `speed` is how many of its nudges a weight would move in the last round by a match all won.
    """
    weights = dict(start)
    for n in range(rounds):
        left = rounds / (n + 1)
        early = EARLY * rounds
        pace = speed * ((early + rounds) / (early + n + 1)) ** STEPS_FALL
        nudge = {
            name: size * left**NUDGES_FALL * (1 if luck.below(2) else -1)
            for name, size in nudges.items()
        }
        up = {name: value + nudge.get(name, 0) for name, value in weights.items()}
        down = {name: value - nudge.get(name, 0) for name, value in weights.items()}
        won = match(n, up, down)
        for name, size in nudges.items():
            weights[name] += pace * won * size * (1 if nudge[name] > 0 else -1)
        yield dict(weights)
