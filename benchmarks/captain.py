"""How long somebody waits for the captain: from the news that a bot is asked to its answer.

The server is started as a family starts it, with the pause it makes between two moves of a bot, so
that people can follow. The first wait is told apart: the captain's process has to start.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from served.house import started

from tidetable.games import names

FORM = {"seat-1": "here", "seat-2": "bot", "level-2": "captain", "option-first": "1"}


def waits(house: str, game: str, n: int) -> list[float]:
    """Play whatever is legal against the captain; return how long its first answers took."""
    with urlopen(f"{house}/new/{game}", urlencode(FORM).encode()) as page:
        link = page.url
    chosen, found = random.Random(1), list[float]()
    asked: float | None = None
    with urlopen(f"{link}/news") as stream:
        for line in stream:
            if not line.startswith(b"data: "):
                continue
            news = json.loads(line.removeprefix(b"data: "))
            if asked is not None:
                found.append(perf_counter() - asked)
            if news["over"] or len(found) == n:
                break
            asked = None if news["yours"] else perf_counter()
            if news["yours"]:
                table = ask(f"{link}/questions?seat=0")
                action = chosen.choice(table["legal"])["action"]
                ask(f"{link}/play", action=action, version=table["version"], seat=0)
    return found


def ask(address: str, **body: object) -> Any:
    data = json.dumps(body).encode() if body else None
    with urlopen(Request(address, data, {"content-type": "application/json"})) as answer:
        return json.load(answer)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=12)
    n = parser.parse_args().answers
    for name in names():
        with tempfile.TemporaryDirectory() as folder, started(Path(folder)) as port:
            first, *rest = waits(f"http://127.0.0.1:{port}", name, n)
        later = f"then {median(rest):.2f} s, at most {max(rest):.2f} s"
        print(f"{name:<10} first {first:.2f} s, {later}")


if __name__ == "__main__":
    main()
