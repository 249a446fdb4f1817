"""How many bytes travel: a table with all that it loads, and a change (benchmarks/wire.py)."""

from __future__ import annotations

import runpy
from itertools import islice
from pathlib import Path
from statistics import median

import pytest

from tests.server.house import Visitor
from tidetable.games import box, names

BENCHMARKS = Path(__file__).parents[3] / "benchmarks"
CHANGES = runpy.run_path(str(BENCHMARKS / "wire.py"))["changes"]
WEIGHTS = runpy.run_path(str(BENCHMARKS / "served" / "weight.py"))["weights"]
MOST = {"chests": 4_000, "nassau": 12_000}  # bytes of a typical change
USUAL_MOST = 8_000
MOST_OF_A_PAGE = 225_000  # bytes; a page was never to take more than 250 kB


@pytest.mark.parametrize("name", names())
def test_a_change_is_light(name: str) -> None:
    found = box(name)
    seen = [*islice(CHANGES(found, found.game.max_seats), 25)]
    assert median(one.bytes for one in seen) < MOST.get(name, USUAL_MOST) / 2
    assert max(one.bytes for one in seen) < MOST.get(name, USUAL_MOST) * 2
    assert sum(one.bytes for one in seen) < sum(one.whole_bytes for one in seen) / 20


@pytest.mark.parametrize("name", names())
def test_a_table_is_light(visitor: Visitor, name: str) -> None:
    """The page with its first scene, scripts, styles, shapes, faces and type, as they travel."""
    table = visitor.set_up(name, seat_1="here", seat_2="bot:random")
    loaded = WEIGHTS(visitor.http, table.path)
    assert sum(address.endswith(".js") for address in loaded) > 30, "scripts are asked for at once"
    assert any(address.endswith(".woff2") for address in loaded), "what styles name is weighed, too"
    assert sum(loaded.values()) < MOST_OF_A_PAGE
