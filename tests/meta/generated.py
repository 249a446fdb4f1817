"""Files that code writes: pages of what is not printed, of what views say, of what is asked and of
what learners see, the tables of the benchmark, the code in the walkthrough of a game, locks of
numbers, and the emblems of seats for pages.

`python -m tests.meta.generated` writes them anew.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.meta.asks import asks_page
from tests.meta.benchmark import with_tables
from tests.meta.features import LAW, changed, features_page, observation_of
from tidetable.cli import new
from tidetable.core import lock
from tidetable.core.drawers import reference
from tidetable.core.say.rules_page import unprinted_markdown
from tidetable.core.show.emblems import N_EMBLEMS, icon
from tidetable.games import box, names

ROOT: Final = Path(__file__).parents[2]
WALKTHROUGH: Final = ROOT / "docs" / "program" / "adding-a-game.md"
TITLED: Final = re.compile(r'^(```\w+ title="([^"]+)"\n)(.*?)(?=^```$)', re.MULTILINE | re.DOTALL)
UNPRINTED: Final = ROOT / "docs" / "play" / "unprinted.md"
ASKS: Final = ROOT / "docs" / "program" / "asks.md"
VIEWS: Final = ROOT / "docs" / "program" / "views.md"
FEATURES: Final = ROOT / "docs" / "learn" / "features.md"
BENCHMARK: Final = ROOT / "docs" / "learn" / "benchmark.md"
ICONS: Final = ROOT / "src" / "tidetable" / "server" / "web" / "static" / "icons"
EMBLEMS: Final = {n: ICONS / f"seat-{n}.svg" for n in range(1, N_EMBLEMS + 1)}
VIEWS_HEAD: Final = """# What the fields of a view mean

This page is generated from the fields that the games declare. A program gets them from
`questions` as `view`, and what is said here from `/api/games/{game}/view`; see [api.md](api.md).
A field with axes is a list, or lists within lists, in the order of its axes. A value that names
something is its token, or null where there is none. Seats are named as in the notation of moves:
`1` is seat 0 of the API.
"""
HOW: Final = "Run `python -m tests.meta.generated` and look at what has changed."
MOVED: Final = (
    "A number of an action has moved, so old records would be misread. If that is meant, raise "
    "EDITION in the game's game.py first. "
)


def unprinted_page() -> str:
    return unprinted_markdown([box(name) for name in names()], "en")


def views_page() -> str:
    boxes = [box(name) for name in names()]
    parts = [f"## {one.words('en')('game-title')}\n\n{reference(one.drawers)}" for one in boxes]
    return "\n".join([VIEWS_HEAD, *parts])


def walkthrough() -> str:
    """Return the page that shows a whole game, with its files as `tidetable new` writes them."""
    text, files = WALKTHROUGH.read_text(encoding="utf-8"), new.files()
    return TITLED.sub(lambda block: block[1] + files.get(block[2], block[3]), text)


def benchmark_page() -> str:
    return with_tables(BENCHMARK.read_text(encoding="utf-8"))


def main() -> None:
    BENCHMARK.write_text(benchmark_page(), encoding="utf-8")
    WALKTHROUGH.write_text(walkthrough(), encoding="utf-8")
    UNPRINTED.write_text(unprinted_page(), encoding="utf-8")
    VIEWS.write_text(views_page(), encoding="utf-8")
    ASKS.write_text(asks_page([box(name) for name in names()]), encoding="utf-8")
    FEATURES.write_text(features_page([box(name) for name in names()]), encoding="utf-8")
    for n, file in EMBLEMS.items():
        file.write_text(icon(n), encoding="utf-8")
    for one in map(box, names()):
        write_lock(one.folder / lock.FILE, lock.lock_of(one), lock.moved, MOVED)
        write_lock(one.folder / "observation.lock", observation_of(one).lock(), changed, LAW)


def write_lock(file: Path, text: str, breaks: Callable[[str, str], object], why_not: str) -> None:
    """Write a lock anew, unless what it says would be broken."""
    if file.exists() and breaks(file.read_text(encoding="utf-8"), text):
        sys.exit(f"{file.parent.name}: {why_not}")
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
