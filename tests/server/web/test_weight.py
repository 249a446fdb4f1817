"""How many bytes travel: a table with all that it loads, and a change (benchmarks/wire.py)."""

from __future__ import annotations

import re
import runpy
from itertools import islice
from pathlib import Path
from statistics import median

import pytest

from tests.server.house import Visitor
from tidetable.games import box, names

CHANGES = runpy.run_path(str(Path(__file__).parents[3] / "benchmarks" / "wire.py"))["changes"]
MOST = {"chests": 4_000, "nassau": 12_000}  # bytes of a typical change
USUAL_MOST = 8_000
MOST_OF_A_PAGE = 175_000  # bytes; a page was never to take more than 250 kB
LOADED = re.compile(r'(?:href|src)="(/(?:static|games)/[^"]+)"')


@pytest.mark.parametrize("name", names())
def test_a_change_is_light(name: str) -> None:
    found = box(name)
    seen = [*islice(CHANGES(found, found.game.max_seats), 60)]
    assert median(one.bytes for one in seen) < MOST.get(name, USUAL_MOST) / 2
    assert max(one.bytes for one in seen) < MOST.get(name, USUAL_MOST) * 2
    assert sum(one.bytes for one in seen) < sum(one.whole_bytes for one in seen) / 20


@pytest.mark.parametrize("name", names())
def test_a_table_is_light(visitor: Visitor, name: str) -> None:
    """The page, its scripts, styles and shapes, as they travel; then the first scene."""
    table = visitor.set_up(name, seat_1="here", seat_2="bot:random")
    page = visitor.http.get(table.path)
    loaded = [visitor.http.get(address) for address in {*LOADED.findall(page.text)}]
    assert len(loaded) > 40, "all scripts are asked for at once"
    loaded += [page, visitor.http.get(f"{table.path}/scene")]
    assert sum(one.num_bytes_downloaded for one in loaded) < MOST_OF_A_PAGE
