"""Tune the weights of a bot by self-play, and show by a test whether what was found is better.

python benchmarks/strength/tune.py sirens mate exploration=0.05 caution=0.02 \
    --rounds 400 --games 4000

Each weight is named with its nudge, the smallest difference worth trying. What can be tuned is what
a bot declares: levels the settings of their search, a class of one's own its `weights`. Rules must
be compiled (`make build`, PYTHONPATH=build/compiled) for matches of thousands of games.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from tidetable import games
from tidetable.core.luck import SEED_BYTES, Luck
from tidetable.league.crew import Crew
from tidetable.league.entrants import weights_of, with_weights
from tidetable.league.game import Played
from tidetable.league.plan import Fixture, LeaguePlan, seatings
from tidetable.league.sprt import Referee, Sprt, share_of
from tidetable.league.spsa import Weights, tune

TUNED_ON, TESTED_ON = bytes(SEED_BYTES - 1) + b"\1", bytes(SEED_BYTES - 1) + b"\2"


def read(wishes: list[str]) -> dict[str, float]:
    return {name: float(nudge) for name, _, nudge in (wish.partition("=") for wish in wishes)}


def named(bot: str, weights: Mapping[str, float], whole: set[str]) -> str:
    """Return a bot by its weights: whole ones are rounded, and nothing falls below 0."""
    fit = {name: max(0, value) for name, value in weights.items()}
    return with_weights(bot, {k: round(v) if k in whole else v for k, v in fit.items()})


def tuned(args: argparse.Namespace, crew: Crew) -> str:
    """Return the name of the bot with the weights that were found."""
    usual, nudges = weights_of(games.box(args.game), args.bot), read(args.weights)
    whole = {name for name in nudges if isinstance(usual[name], int)}

    def match(number: int, up: Weights, down: Weights) -> float:
        """Play some deals that no round has played before."""
        pair = (named(args.bot, up, whole), named(args.bot, down, whole))
        if pair[0] == pair[1]:
            return 0
        deals = range(number * args.deals, (number + 1) * args.deals)
        fixtures = [Fixture(deal, seating) for deal in deals for seating in seatings(pair)]
        return 2 * share_of(list(crew.play(fixtures)), *pair) - 1

    start = {name: usual[name] for name in nudges}
    for number, weights in enumerate(tune(start, nudges, args.rounds, match, Luck(1)), 1):
        found = named(args.bot, weights, whole)
        if number % max(1, args.rounds // 10) == 0:
            print(f"round {number}: {found}", flush=True)
    return found


def test(args: argparse.Namespace, found: str) -> None:
    """Play the bot that was found against the one as it was, on deals that neither has seen."""
    plan = LeaguePlan(args.game, (found, args.bot), args.games, seed=TESTED_ON)
    referee, played = Referee(plan, Sprt(*args.elo)), dict[Fixture, Played]()
    with Crew(plan, args.workers) as crew:
        for game in crew.play(plan.fixtures()):
            played[game.fixture] = game
            if referee.see(played):
                break
    won = sum(share * n for share, n in referee.seen.items()) / max(1, referee.deals)
    print(f"{found} against {args.bot}: {won:.1%} of {referee.deals} deals, {referee.verdict}")
    print(f"(logarithm of the ratio {referee.ratio:.2f}, bound {referee.sprt.bound:.2f})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="chests")
    parser.add_argument("bot", nargs="?", default="helmsman")
    parser.add_argument("weights", nargs="*", default=["exploration=0.05"], metavar="NAME=NUDGE")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--deals", type=int, default=2, help="of a round")
    parser.add_argument("--games", type=int, default=4, help="of the test, at most")
    parser.add_argument("--elo", type=float, nargs=2, default=(0, 20), metavar=("LOW", "HIGH"))
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    with Crew(LeaguePlan(args.game, (args.bot,), seed=TUNED_ON), args.workers) as crew:
        found = tuned(args, crew)
    test(args, found)


if __name__ == "__main__":
    main()
