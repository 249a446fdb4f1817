"""How many bytes a change takes on its way to a page: by the measure of benchmarks/wire.py."""

from __future__ import annotations

import runpy
from itertools import islice
from pathlib import Path
from statistics import median

import pytest

from tidetable.games import box, names

CHANGES = runpy.run_path(str(Path(__file__).parents[3] / "benchmarks" / "wire.py"))["changes"]
MOST = {"chests": 4_000, "nassau": 12_000}  # bytes of a typical change
USUAL_MOST = 8_000


@pytest.mark.parametrize("name", names())
def test_a_change_is_light(name: str) -> None:
    found = box(name)
    seen = [*islice(CHANGES(found, found.game.max_seats), 60)]
    assert median(one.bytes for one in seen) < MOST.get(name, USUAL_MOST) / 2
    assert max(one.bytes for one in seen) < MOST.get(name, USUAL_MOST) * 2
    assert sum(one.bytes for one in seen) < sum(one.whole_bytes for one in seen) / 20
