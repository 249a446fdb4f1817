"""Chances that come true: what a network thinks of the winner, fitted to how games ended.

A player learns its chances on the way, while it changes. Here it stands still, games are played by
it, and only the last table is fitted, the one that reads the chances from what a row comes to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

STEPS: Final = 400
RATE: Final = 0.02
HELD_OUT: Final = 5  # of so many games one is not learned from, but tells when to stop
LOOK_EVERY: Final = 10  # steps


class Seen(NamedTuple):
    """What positions of games of one number of seats came to, and who won, whoever looks first."""

    read: NDArray[Any]  # [positions, width]
    won: NDArray[Any]  # [positions, seats]
    game: NDArray[Any]  # [positions]: positions of a game hang together


def fitted(
    weight: NDArray[Any], bias: NDArray[Any], seen: Sequence[Seen]
) -> tuple[NDArray[Any], NDArray[Any]]:
    """Return the table and its bias as they surprise least in games that were not learned from."""
    learned = [_games(one, held_out=False) for one in seen]
    held = [_games(one, held_out=True) for one in seen]
    table = np.concatenate([weight, bias[:, None]], 1).astype(np.float64)
    slope, square = np.zeros_like(table), np.zeros_like(table)
    best, least = table, _surprise(table, held)
    for step in range(1, STEPS + 1):
        down = _slope(table, learned)
        slope, square = 0.9 * slope + 0.1 * down, 0.99 * square + 0.01 * down * down
        pace = np.sqrt(1 - 0.99**step) / (1 - 0.9**step) * (1 - (step - 1) / STEPS)
        table = table - RATE * np.abs(weight).mean() * pace * slope / (np.sqrt(square) + 1e-9)
        if step % LOOK_EVERY == 0 and (found := _surprise(table, held)) < least:
            best, least = table, found
    return best[:, :-1], best[:, -1]


def _games(seen: Seen, *, held_out: bool) -> Seen:
    is_held = seen.game % HELD_OUT == 0
    return Seen(*(column[is_held if held_out else ~is_held] for column in seen))


def _logs(table: NDArray[Any], one: Seen) -> NDArray[Any]:
    seats = one.won.shape[1]
    said = one.read @ table[:seats, :-1].T + table[:seats, -1]
    said -= said.max(1, keepdims=True)
    return np.asarray(said - np.log(np.exp(said).sum(1, keepdims=True)))


def _slope(table: NDArray[Any], seen: Sequence[Seen]) -> NDArray[Any]:
    down = np.zeros_like(table)
    for one in seen:
        off = (np.exp(_logs(table, one)) - one.won) / max(1, len(one.read))
        down[: off.shape[1], :-1] += off.T @ one.read
        down[: off.shape[1], -1] += off.sum(0)
    return down


def _surprise(table: NDArray[Any], seen: Sequence[Seen]) -> float:
    """Return the mean logarithmic loss, every number of seats counting as much."""
    return sum(
        float(-(one.won * _logs(table, one)).sum() / max(1, len(one.read))) for one in seen
    ) / len(seen)
