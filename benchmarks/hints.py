"""How far hints can be believed: they are given in positions of games, and judged with more care.

The judge looks for answers by ten times the playouts of a bot's answer, the admiral's where a game
has a network and else the captain's. It compares them as hints do, by six times the playouts that a
hint may take if `--care` says no other number, with luck of its own, and never stops early. Told is
in how many positions the first answer is within 1 of 100 of the best, what is lost on average, and
how many answers were called equal that are further than 2 of 100 apart.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

from judging import Judge, judging

from tidetable import games
from tidetable.bots.hints import CARE, Hint, hints_for
from tidetable.core.box import Box
from tidetable.core.contract import Buffer, View, look, seat_of
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import answer, choices, settle
from tidetable.league.entrants import maker

MORE = 10  # times the playouts of a bot's answer, to find the best
RIVALS = 6  # at most, of the answers that it finds
GAMES = 1000  # at most


def positions(box: Box, every: int, seed: int) -> Iterator[tuple[View, list[int]]]:
    """Let greedy bots play, by turns with every number of players; look at some decisions."""
    game, into = box.game, Buffer()
    tables = range(max(2, game.min_seats), game.max_seats + 1)
    seats, luck = tables[seed % len(tables)], Luck(seed)
    players = [maker(box, "greedy")(Luck(seed * 8 + i)) for i in range(seats)]
    state, n = game.setup(seats, read_options(game.options, {})), seed
    while True:
        settle(game, state, luck, into)
        if state.n_asks == 0:
            return
        question = int(state.asks[0])
        seat, legal = int(seat_of(question)), choices(game, state, 0)
        n += len(legal) > 1
        if len(legal) > 1 and n % every == 0:
            yield look(state, seat), legal
        answer(game, state, 0, players[seat].choose(look(state, seat), question, legal), None)


def judged(box: Box, view: View, hint: Hint, luck: Luck, care: int) -> tuple[float, list[float]]:
    """Return how much better the best answer is than the first, and how far its equals are."""
    judge = Judge(box, MORE, care * CARE)
    first, *equals = (box.game.codec.parse(text) for text in (hint.text, *hint.equals))
    rivals = (one.action for one in judge.find(view, luck)[:RIVALS])
    found = judge.compare(view, [first, *equals, *rivals], luck)
    return found.lead(found.best(), first).by, [found.lead(first, one).by for one in equals]


@dataclass(frozen=True)
class Given:
    """A hint as the judge sees it."""

    lost: float
    apart: list[float]  # how far its equals are
    has_reason: bool
    has_line: bool
    seconds: float


def given(name: str, every: int, care: int, seed: int) -> list[Given]:
    """Give hints in positions of a game, and judge them."""
    box, found = games.box(name), list[Given]()
    for n, (view, legal) in enumerate(positions(box, every, seed)):
        begun = perf_counter()
        first = hints_for(box, view, legal, Luck(100 * seed + n))[0]
        seconds = perf_counter() - begun
        lost, equals = judged(box, view, first, Luck(-1 - 100 * seed - n), care)
        apart = [abs(one) for one in equals]
        found.append(Given(lost, apart, bool(first.merits), bool(first.line), seconds))
    return found


def told(name: str, hints: list[Given]) -> str:
    """Return a row of the table."""

    def share(of: list[bool]) -> str:
        return f"{100 * sum(of) / len(of):.0f} %"

    apart = [one for hint in hints for one in hint.apart]
    seconds = [hint.seconds for hint in hints]
    cells = [
        *(name, f"{len(hints)}", share([hint.lost < 0.01 for hint in hints])),
        f"{100 * sum(hint.lost for hint in hints) / len(hints):.1f}",
        *(f"{len(apart)}", f"{sum(one > 0.02 for one in apart)}"),
        f"{100 * max(apart, default=0.0):.1f}",
        *(share([hint.has_reason for hint in hints]), share([hint.has_line for hint in hints])),
        f"{sum(seconds) / len(seconds):.1f}, at most {max(seconds):.1f}",
    ]
    return f"| {' | '.join(cells)} |"


HEAD = (
    "| | positions | within 1 | lost | called equal | off by more than 2 | most | with a reason "
    "| with what follows | seconds |"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=50, help="of each game, at least")
    parser.add_argument("--every", type=int, default=7, help="so many decisions, look at one")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument(
        "--care", type=int, default=6, help="the judge compares by so many times a hint's playouts"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("names", nargs="*", help="games; all, if none is named")
    wish = parser.parse_args()
    print(f"{HEAD}\n|", " | ".join(["---", *["---:"] * 9]), "|")
    with judging(wish.workers) as pool:
        for name in wish.names or games.names():
            hints, seeds = list[Given](), range(wish.first, wish.first + GAMES)
            going = [pool.submit(given, name, wish.every, wish.care, seed) for seed in seeds]
            for n, one in enumerate(going, 1):  # in their order, however long each takes
                hints += one.result()
                if len(hints) >= wish.positions:
                    break
                if n % wish.workers == 0:
                    print(told(name, hints), "so far", flush=True)
            print(told(name, hints), flush=True)
            for one in going:
                one.cancel()


if __name__ == "__main__":
    main()
