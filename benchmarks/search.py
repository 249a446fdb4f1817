"""How many playouts a second the search makes in each game, compiled and not, on one core.

Machines are noisy: everything is measured in several rounds, compiled and not in turn, ratios are
taken within a round, and the median of the rounds is shown. Rates are per second of processor time.
`weighted` are playouts with the settings of captain, or where a game has no levels by its weights
to the end; `at random` are playouts to the end in which every answer is as likely.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

ROOT = Path(__file__).parents[1]
KINDS = ("weighted", "at random")

Rates = dict[str, dict[str, float]]  # game -> kind of playout -> how many a second


def measure(seconds: float) -> Rates:
    """Search from some positions of random games of two, as compiled as PYTHONPATH has it."""
    from tidetable import games
    from tidetable.core.contract import Buffer, View, look, seat_of
    from tidetable.core.luck import Luck
    from tidetable.core.options import read_options
    from tidetable.core.play import begin, step
    from tidetable.core.think.search import Search, Settings

    def positions(name: str) -> list[View]:
        game = games.box(name).game
        found: list[View] = []
        for seed in range(3):
            luck, into, random = Luck(seed + 1), Buffer(), Random(seed)
            state = game.setup(2, read_options(game.options, {}))
            legal = begin(game, state, luck, into)
            for n in range(30):
                if n in (10, 20, 29) and len(legal) > 1:
                    found.append(look(state, seat_of(state.asks[0])))
                legal = step(game, state, random.choice(legal), luck, into)
        return found

    def rate(name: str, settings: Settings) -> float:
        evaluator, views = games.box(name).evaluator, positions(name)
        done, began = 0, process_time()
        while process_time() - began < seconds:
            for n, view in enumerate(views):
                Search(evaluator, view, settings, Luck(done + n)).run(200)
            done += 200 * len(views)
        return done / (process_time() - began)

    rates: Rates = {}
    for name in games.names():
        captain = games.box(name).levels.get("captain")
        weighted = captain.settings if captain else Settings()
        rates[name] = {
            "weighted": rate(name, weighted),
            "at random": rate(name, Settings(sensible=0)),
        }
    return rates


def run(package: Path, seconds: float) -> Rates:
    done = subprocess.run(
        [sys.executable, __file__, "--measure", "--seconds", str(seconds)],
        env={**os.environ, "PYTHONPATH": str(package)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: Rates = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("copy", type=Path, nargs="?", help="folder of the compiled copy")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each rate")
    parser.add_argument("--measure", action="store_true", help="print one round's rates as JSON")
    wish = parser.parse_args()
    if wish.measure:
        print(json.dumps(measure(wish.seconds)))
        return
    copy = wish.copy or ROOT / "build" / "compiled"
    rounds = [
        (run(copy, wish.seconds), run(ROOT / "src", wish.seconds)) for _ in range(wish.rounds)
    ]
    print("| playouts a second | compiled | not compiled | times as fast | of those at random |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for game in rounds[0][0]:
        for kind in KINDS:
            compiled = median(one[game][kind] for one, _ in rounds)
            source = median(other[game][kind] for _, other in rounds)
            faster = median(one[game][kind] / other[game][kind] for one, other in rounds)
            share = median(one[game][kind] / one[game]["at random"] for one, _ in rounds)
            cells = [f"{compiled:,.0f}", f"{source:,.0f}", f"{faster:.0f}", f"{share:.2f}"]
            print("|", " | ".join([f"{game}, {kind}", *cells]), "|")


if __name__ == "__main__":
    main()
