"""Parameters of which every value is tried, and by `make check` every combination."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from tidetable.core.say.words import LANGUAGES

# Simplified Chinese is made from traditional (`scripts/simplified.py`); a test sees to that.
DERIVED = ("zh-Hans",)


def some(every: Sequence[str], *always: str) -> list[Any]:
    """Return values for `parametrize`: some are tried always, and the others by `make check`."""
    return [one if one in always else pytest.param(one, marks=pytest.mark.long) for one in every]


def tongues() -> list[Any]:
    """Return languages for `parametrize`: all that are written by hand, and by `make check` all."""
    return some(LANGUAGES, *(one for one in LANGUAGES if one not in DERIVED))


def spread(*axes: Sequence[Any]) -> list[Any]:
    """Return combinations for `parametrize`: few in which all values occur, the rest as long.

    Among the few is no language that is made from another one.
    """
    tried = [[one for one in axis if one not in DERIVED] for axis in axes]
    few = [tuple(axis[n % len(axis)] for axis in tried) for n in range(max(map(len, tried)))]
    rest = [one for one in product(*axes) if one not in few]
    return [*few, *(pytest.param(*one, marks=pytest.mark.long) for one in rest)]
