"""How fast the rules are, compiled and not, beside OpenSpiel, on one core and in one run.

Machines are noisy, so everything is measured in several rounds, ratios are taken within a round,
and the median of the rounds is shown. Rates are per second of processor time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
MEASURE = ROOT / "benchmarks" / "measure"
COSTS = {
    "copy": "copy",
    "legal": "legal, into a buffer",
    "legal_list": "legal, as a list",
    "view": "view, copied",
    "guess": "guess",
    "picture": "picture",
}

Round = dict[str, dict[str, dict[str, float]]]  # who -> game -> what -> how much


def run(python: str, script: str, seconds: float, package: Path) -> dict[str, dict[str, float]]:
    done = subprocess.run(
        [python, str(MEASURE / script), "--seconds", str(seconds)],
        env={**os.environ, "PYTHONPATH": str(package)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, dict[str, float]] = json.loads(done.stdout)["games"]
    return found


def play_round(peers: str, copy: Path, seconds: float) -> Round:
    found = {"compiled": run(sys.executable, "ours.py", seconds, copy)}
    if peers:
        found["OpenSpiel"] = run(peers, "peers.py", seconds, copy)
    found["not compiled"] = run(sys.executable, "ours.py", seconds, ROOT / "src")
    return found


def middle(rounds: list[Round], who: str, game: str, what: str) -> float:
    return median(found[who][game][what] for found in rounds)


def ratio(rounds: list[Round], ours: str, theirs: str, what: str, against: str = "") -> float:
    """How many times as fast a compiled game of ours is; within each round, then the median."""
    return median(
        found["compiled"][ours][what] / found["OpenSpiel"][theirs][against or what]
        for found in rounds
    )


def row(*cells: str) -> None:
    print("|", " | ".join(cells), "|")


def head(*cells: str) -> None:
    print()
    row(*cells)
    row("---", *["---:"] * (len(cells) - 1))


def number(n: float) -> str:
    """Three digits that count."""
    if n >= 1000:
        return f"{float(f'{n:.3g}'):,.0f}"
    return f"{n:.3g}"


def show_rates(rounds: list[Round]) -> None:
    head("random play, a second", "decisions inside", "draws beside", "whole games", "from Python")
    for who, games in rounds[0].items():
        for game in games:
            cells = [middle(rounds, who, game, w) for w in ("inside", "draws", "games", "python")]
            row(f"{game}, {who}", *map(number, cells))


def show_ratios(rounds: list[Round]) -> None:
    theirs = ("hearts", "spades")
    heads = [f"{how} {game}" for how in ("inside", "from Python", "even deals") for game in theirs]
    head("compiled, times as fast as", *heads)
    for ours in rounds[0]["compiled"]:
        pairs = [("inside", ""), ("python", ""), ("python", "evenly")]
        cells = [ratio(rounds, ours, game, *pair) for pair in pairs for game in theirs]
        row(ours, *(f"{n:.2f}" for n in cells))


def show_costs(rounds: list[Round]) -> None:
    columns = [(who, game) for who in ("compiled", "not compiled") for game in rounds[0][who]]
    head("one of them, µs", *(f"{game}, {who}" for who, game in columns))
    for what, said in COSTS.items():
        row(said, *(number(middle(rounds, who, game, what)) for who, game in columns))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("copy", type=Path, help="folder of the compiled copy")
    parser.add_argument("peers", nargs="?", default="", help="a Python that has OpenSpiel")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.4, help="for each rate")
    wish = parser.parse_args()
    rounds = [play_round(wish.peers, wish.copy, wish.seconds) for _ in range(wish.rounds)]
    show_rates(rounds)
    if wish.peers:
        show_ratios(rounds)
    show_costs(rounds)


if __name__ == "__main__":
    main()
