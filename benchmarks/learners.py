"""How many steps a second learners get, with observation and mask, on one core and in one run.

Beside it: the same written in Python around one game at a time, and OpenSpiel with tensor and mask
where there is a Python that has it (`make bench` makes one). Machines are noisy: everything is
measured in several rounds, in short slices of processor time. Shown is the best slice, which is as
near to a quiet machine as one gets, and the median in brackets; ratios are of medians in a round.
"""

from __future__ import annotations

import argparse
import json
import os
import runpy
import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
MEASURE = ROOT / "benchmarks" / "measure"
PEERS = ROOT / "build" / "bench-venv" / "bin" / "python"
GOALS = {"chests": 1_500_000, "sirens": 900_000, "titania": 400_000, "nassau": 250_000}

Rates = dict[str, dict[str, list[float]]]  # game -> what -> how many a second, in each slice


def run(python: str, script: str, package: Path, *more: str) -> Rates:
    done = subprocess.run(
        [python, str(MEASURE / script), *more],
        env={**os.environ, "PYTHONPATH": str(package)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: Rates = json.loads(done.stdout)["games"]
    return found


def row(*cells: str) -> None:
    print("|", " | ".join(cells), "|")


def number(n: float) -> str:
    """Three digits that count."""
    return f"{float(f'{n:.3g}'):,.0f}"


def best(rounds: list[Rates], game: str, what: str) -> str:
    """Show the best of all slices, and the median."""
    all_slices = [rate for found in rounds for rate in found[game][what]]
    return f"{number(max(all_slices))} ({number(median(all_slices))})"


def ratio(rounds: list[Rates], game: str, what: str) -> float:
    """How many times as fast it is as the same in Python; within each round, then the median."""
    pairs = [(found[game][what], found[game]["wrapped"]) for found in rounds]
    return median(median(ours) / median(python) for ours, python in pairs)


def show_ours(rounds: list[Rates], sizes: list[int]) -> None:
    kinds = [f"{policy} {n}" for n in sizes for policy in ("first", "random")]
    row("steps a second", *kinds, "goal", "in Python", "times as fast")
    row("---", *["---:"] * (len(kinds) + 3))
    for game in rounds[0]:
        rates = [best(rounds, game, kind) for kind in kinds]
        goal = number(GOALS[game]) if game in GOALS else ""
        times = ratio(rounds, game, kinds[0])
        row(game, *rates, goal, best(rounds, game, "wrapped"), f"{times:.0f}")


def show_peers(rounds: list[Rates]) -> None:
    print()
    row("steps a second", "OpenSpiel, tensor and mask")
    row("---", "---:")
    for game in rounds[0]:
        row(game, best(rounds, game, "peer"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.4, help="for each rate")
    parser.add_argument("--sizes", type=int, nargs="+", default=[1000, 200], help="of batches")
    parser.add_argument("--peers", default=str(PEERS), help="a Python that has OpenSpiel")
    wish = parser.parse_args()
    copy = runpy.run_path(str(ROOT / "scripts" / "compiled.py"))["compiled"]()
    seconds = ["--seconds", str(wish.seconds)]
    sizes = ["--sizes", *map(str, wish.sizes)]
    ours: list[Rates] = []
    peers: list[Rates] = []
    for _ in range(wish.rounds):
        ours.append(run(sys.executable, "learning.py", copy, *seconds, *sizes))
        if Path(wish.peers).exists():
            peers.append(run(wish.peers, "learning_peers.py", copy, *seconds))
    show_ours(ours, wish.sizes)
    if peers:
        show_peers(peers)


if __name__ == "__main__":
    main()
