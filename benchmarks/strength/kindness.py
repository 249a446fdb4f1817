"""How much a kind bot gives away: its answers beside the best that a strong judge finds.

Bots of a level play each other. In positions of their games, chosen at random, a judge looks for
the best answer: the admiral with several times its playouts or, where a game has none, the captain.
Then a search of its own tries that and the one given for the win alone, in the same worlds, so that
the best is not in part the luckiest. What the answer is worse by is its loss, in chances to win of
100. No judge is perfect: a bot that means to give nothing away shows, by the smallest margin of the
game, how often an answer seems to be beyond it all the same.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, replace
from math import inf
from statistics import mean

from judging import Judge

from tidetable import games
from tidetable.core.box import Box
from tidetable.core.contract import Buffer, View, look, seat_of
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import answer, choices, settle
from tidetable.core.think.bot import BotMaker
from tidetable.league.entrants import maker

LANES = (0.2, 0.4, 0.6, 0.8, 1.01)  # of the own chance to win: losses are shown for each
GAMES = 1000  # at most


@dataclass(frozen=True)
class Judged:
    """An answer as the judge sees it."""

    chance: float  # with the best answer
    loss: float
    off: float  # the standard error of the loss
    what: str = ""  # the answer, and the best


def judged(judge: Judge, view: View, given: int, luck: Luck) -> Judged:
    """Compare an answer with the best. However far it is behind, it is tried as often."""
    best, text = judge.find(view, luck)[0], judge.adviser.box.game.codec.text
    if best.action == given:
        return Judged(best.value, 0.0, 0.0)
    lead = judge.compare(view, [best.action, given], luck, far=inf).lead(best.action, given)
    return Judged(best.value, lead.by, lead.error, f"{text(given)}, not {text(best.action)}")


def positions(
    box: Box, make: BotMaker, between: BotMaker, seats: int, seed: int, share: float
) -> list[tuple[View, int]]:
    """Let bots play a game; return some of the views in which one had a choice, and its answer.

    All other answers are those of who plays in between.
    """
    game, luck, into = box.game, Luck(seed), Buffer()
    bots = [make(Luck(seed * seats + i)) for i in range(seats)]
    others = [between(Luck(seed * seats + i)) for i in range(seats)]
    state = game.setup(seats, read_options(game.options, {}))
    found: list[tuple[View, int]] = []
    while True:
        settle(game, state, luck, into)
        if state.n_asks == 0:
            return found
        question = int(state.asks[0])
        seat = int(seat_of(question))
        view, legal = look(state, seat), choices(game, state, 0)
        is_judged = len(legal) > 1 and int(luck.below(1000)) < 1000 * share
        action = (bots if is_judged else others)[seat].choose(view, question, legal)
        if is_judged:
            found.append((view, action))
        answer(game, state, 0, action, None)


def line(name: str, all_judged: list[Judged], margin: float) -> str:
    """Return a row of the table."""
    if not all_judged:
        return f"| {name} | 0 | | | | | | |"
    losses = sorted(one.loss for one in all_judged)
    changed = [one for one in all_judged if one.off]
    beyond = [one for one in all_judged if one.loss > margin]
    surely = [one for one in beyond if one.loss - 2 * one.off > margin]
    off = mean(one.off for one in changed) if changed else 0.0
    return (
        f"| {name} | {len(losses)} | {len(changed) / len(losses):.0%} | {100 * mean(losses):.1f} "
        f"| {100 * losses[int(0.95 * len(losses))]:.1f} | {100 * losses[-1]:.1f} "
        f"| {len(beyond) / len(losses):.1%} ({len(surely) / len(losses):.1%} surely) "
        f"| {100 * off:.1f} |"
    )


def judged_game(name: str, bot: str, wish: argparse.Namespace, seed: int) -> list[Judged]:
    """Judge some answers of a game."""
    box, luck = games.box(name), Luck(seed)
    judge, make = Judge(box, wish.times, wish.times), maker(box, bot)
    between = maker(box, wish.between or bot)
    found = positions(box, make, between, wish.seats, seed, wish.share)
    every = [judged(judge, view, action, luck) for view, action in found]
    return [replace(one, what=f"game {seed}, {n}: {one.what}") for n, one in enumerate(every)]


def show(pool: Executor, box: Box, bot: str, wish: argparse.Namespace) -> None:
    """Judge answers of game after game until there are enough, and print what came out."""
    kind = [level.leniency for level in box.levels.values() if level.leniency]
    margin = (box.levels[bot].leniency if bot in box.levels else 0.0) or min(kind)
    seeds = range(wish.first, wish.first + GAMES)
    going = [pool.submit(judged_game, box.name, bot, wish, seed) for seed in seeds]
    all_judged: list[Judged] = []
    for n, one in enumerate(going, 1):  # in their order, however long each takes
        all_judged += one.result()
        if len(all_judged) >= wish.positions:
            break
        if n % wish.workers == 0:
            print(line(f"{box.name}, {bot}, so far", all_judged, margin), flush=True)
    for one in going:
        one.cancel()
    print(line(f"**{box.name}, {bot}**", all_judged, margin), flush=True)
    low = 0.0
    for high in LANES:
        of_lane = [one for one in all_judged if low <= one.chance < high]
        print(line(f"chance {100 * low:.0f} to {100 * min(high, 1):.0f}", of_lane, margin))
        low = high
    for dear in all_judged:
        if dear.loss > margin:
            print(f"{100 * dear.loss:.1f} ± {100 * dear.off:.1f} lost in {dear.what}", flush=True)


HEAD = "| | positions | not the best | mean loss | 95 of 100 within | most | beyond | error |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--positions", type=int, default=500, help="for each game and bot, at least"
    )
    parser.add_argument("--share", type=float, default=0.2, help="of a game's positions")
    parser.add_argument("--bots", default="gentle,deckhand")
    parser.add_argument("--between", help="who gives all other answers; the same bot, if nobody")
    parser.add_argument(
        "--times", type=int, default=5, help="the playouts of the judge, as many times as usual"
    )
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("names", nargs="*", help="games; all, if none is named")
    wish = parser.parse_args()
    print(HEAD)
    print("| --- |", " | ".join(["---:"] * 7), "|")
    with ProcessPoolExecutor(wish.workers) as pool:
        for name in wish.names or games.names():
            for bot in wish.bots.split(","):
                show(pool, games.box(name), bot, wish)


if __name__ == "__main__":
    main()
