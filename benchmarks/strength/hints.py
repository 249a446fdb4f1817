"""How far hints can be believed: they are given in positions of games, and judged with more care.

The judge looks for answers by ten times the playouts of a bot's answer, the admiral's where a game
has a network and else the captain's. It compares them as hints do, by six times the playouts that a
hint may take if `--care` says no other number, with luck of its own, and never stops early. What
comes out best is in part the luckiest, so how far it is ahead is measured by as many playouts with
fresh luck. Told is in how many positions the first answer is within 1 of 100 of the best, and what
is lost on average, both also as they seemed when the best was chosen; and how many answers were
called equal that are further than 2 of 100 apart. In some positions a second judge with luck of its
own chooses, too: how often its answer is within 1 of the first judge's, or no more than 1 away on
either side, shows how much could be reached at all.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import mean
from time import perf_counter

from judging import Judge

from tidetable import games
from tidetable.bots.hints import CARE, hints_for
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


@dataclass(frozen=True)
class Given:
    """A hint as the judge sees it."""

    lost: float
    seemed: float  # to be lost, where the best was chosen
    apart: list[float]  # how far its equals are
    second: list[float]  # what a second judge's choice loses, if there was one
    has_reason: bool
    has_line: bool
    seconds: float


def judged(judge: Judge, view: View, answers: list[int], judges: int, seed: int) -> list[float]:
    """Return what seemed to be lost and what each answer loses, at last those judges choose.

    Each judge chooses with luck of its own, and the last luck tells what is lost beside the first
    one's choice.
    """
    chosen, seemed = list[int](), 0.0
    for n in range(judges):
        luck = Luck(seed + n)
        rivals = (one.action for one in judge.find(view, luck)[:RIVALS])
        found = judge.compare(view, [*answers, *rivals], luck)
        chosen.append(found.best())
        seemed = seemed if n else found.lead(chosen[0], answers[0]).by
    all_answers = [*answers, *chosen]
    if len({*all_answers}) == 1:
        return [seemed, *[0.0] * len(all_answers)]
    fresh = judge.compare(view, all_answers, Luck(seed + judges))
    return [seemed, *(fresh.lead(chosen[0], one).by for one in all_answers)]


def given(name: str, wish: argparse.Namespace, seed: int) -> list[Given]:
    """Give hints in positions of a game, and judge them."""
    box, found = games.box(name), list[Given]()
    judge = Judge(box, MORE, wish.care * CARE)
    for n, (view, legal) in enumerate(positions(box, wish.every, seed)):
        begun = perf_counter()
        hint = hints_for(box, view, legal, Luck(100 * seed + n))[0]
        seconds = perf_counter() - begun
        answers = [box.game.codec.parse(text) for text in (hint.text, *hint.equals)]
        judges = 2 if (seed + n) % wish.second == 0 else 1
        seemed, *losses = judged(judge, view, answers, judges, -(100 * seed + n) * 8)
        first, *equals = losses[: len(answers)]
        apart, second = [abs(one - first) for one in equals], losses[len(answers) + 1 :]
        has = bool(hint.merits), bool(hint.line)
        found.append(Given(first, seemed, apart, second, *has, seconds))
    return found


def told(name: str, hints: list[Given]) -> str:
    """Return a row of the table."""

    def share(of: list[bool]) -> str:
        return f"{100 * sum(of) / max(1, len(of)):.0f} %"

    lost, seemed = [hint.lost for hint in hints], [hint.seemed for hint in hints]
    apart = [one for hint in hints for one in hint.apart]
    second = [one for hint in hints for one in hint.second]
    near = share([abs(one) < 0.01 for one in second])
    seconds = [hint.seconds for hint in hints]
    cells = [
        *(name, f"{len(hints)}"),
        *(f"{share([one < 0.01 for one in its])}, {100 * mean(its):.1f}" for its in (lost, seemed)),
        f"{share([one < 0.01 for one in second])}, {near} of {len(second)}",
        *(f"{len(apart)}", f"{sum(one > 0.02 for one in apart)}"),
        f"{100 * max(apart, default=0.0):.1f}",
        *(share([hint.has_reason for hint in hints]), share([hint.has_line for hint in hints])),
        f"{sum(seconds) / len(seconds):.1f}, at most {max(seconds):.1f}",
    ]
    return f"| {' | '.join(cells)} |"


HEAD = (
    "| | positions | within 1, lost | as it seemed | a second judge | called equal "
    "| off by more than 2 | most | with a reason | with what follows | seconds |"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=50, help="of each game, at least")
    parser.add_argument("--every", type=int, default=7, help="so many decisions, look at one")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument(
        "--care", type=int, default=6, help="the judge compares by so many times a hint's playouts"
    )
    parser.add_argument(
        "--second", type=int, default=4, help="of so many positions, two judges choose in one"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("names", nargs="*", help="games; all, if none is named")
    wish = parser.parse_args()
    print(f"{HEAD}\n|", " | ".join(["---", *["---:"] * 10]), "|")
    with ProcessPoolExecutor(wish.workers) as pool:
        for name in wish.names or games.names():
            hints, seeds = list[Given](), range(wish.first, wish.first + GAMES)
            going = [pool.submit(given, name, wish, seed) for seed in seeds]
            for n, one in enumerate(going, 1):  # in their order, however long each takes
                hints += one.result()
                if len(hints) >= wish.positions:
                    break
                if hints and n % wish.workers == 0:
                    print(told(name, hints), "so far", flush=True)
            print(told(name, hints), flush=True)
            for one in going:
                one.cancel()


if __name__ == "__main__":
    main()
