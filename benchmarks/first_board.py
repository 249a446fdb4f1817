"""How soon a board is there, from asking for a table's page until its picture can be seen; and how
many bytes travel for it.

A fresh browser without a cache asks a server that has just been started: the coldest start there
is. Needs a Chromium, by its path; without one it says so and measures nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median
from time import perf_counter

import httpx
from playwright.sync_api import Browser, sync_playwright
from served.house import Table, set_up, started
from served.weight import weights

from tidetable.games import box, names

TIMES = 5


def prepared(folder: Path, name: str, n: int) -> tuple[Path, Table]:
    """Set up a table in a folder of its own, beside the browser's event loop."""
    own = folder / f"{name}-{n}"
    own.mkdir()
    with ThreadPoolExecutor(1) as aside:
        (table,) = aside.submit(asyncio.run, set_up(own, box(name), 1)).result()
    return own, table


def first_board(browser: Browser, folder: Path, table: Table) -> float:
    """Return the seconds until somebody who has never been here sees the board."""
    with started(folder) as port:
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        page = context.new_page()
        began = perf_counter()
        page.goto(f"http://127.0.0.1:{port}{table.paths[0]}", wait_until="commit")
        page.wait_for_selector("#stage svg", state="visible")
        took = perf_counter() - began
        context.close()
    return took


def weight(folder: Path, table: Table) -> int:
    """Return the bytes of a table's page and of all it loads, as they travel."""
    with started(folder) as port, httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
        return sum(weights(http, table.paths[0]).values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    found = os.environ.get("TIDETABLE_CHROMIUM") or shutil.which("chromium")
    parser.add_argument("--chromium", default=found)
    chromium = parser.parse_args().chromium
    if not chromium:
        raise SystemExit("No Chromium: name one in TIDETABLE_CHROMIUM or by --chromium.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name in names():
            seen = sorted(
                first_board(browser, *prepared(Path(folder), name, n)) for n in range(TIMES)
            )
            spread = f"{seen[0]:.2f}–{seen[-1]:.2f}"
            kilobytes = weight(*prepared(Path(folder), name, TIMES)) / 1000
            print(
                f"{name:<10} first board after {median(seen):.2f} s ({spread}), {kilobytes:.0f} kB"
            )
        browser.close()


if __name__ == "__main__":
    main()
