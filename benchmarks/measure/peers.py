"""Measures games of OpenSpiel, driven from Python and by its own loop in C++; prints JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from clock import Sums, rates

GAMES = {"hearts": 20, "spades": 20, "hanabi": 20, "gin_rummy": 2, "backgammon": 2}  # at once
EVEN_DEALS = ("hearts", "spades")  # where every card left is as likely

pyspiel = import_module("pyspiel")


def by_weight(state: Any, random: float) -> int:
    outcomes = state.chance_outcomes()
    for action, chance in outcomes:
        random -= chance
        if random < 0:
            return int(action)
    return int(outcomes[-1][0])


def evenly(state: Any, random: float) -> int:
    """A short cut, where all draws are as likely: half the price."""
    actions = state.legal_actions()
    return int(actions[int(random * len(actions))])


def from_python(name: str, draw: Callable[[Any, float], int]) -> Callable[[], Sums]:
    game, random = pyspiel.load_game(name), Random(1).random

    def work() -> Sums:
        decisions = 0
        for _ in range(GAMES[name]):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(draw(state, random()))
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(random() * len(legal))])
                    decisions += 1
        return (decisions,)

    return work


def own_loop(name: str, seconds: float) -> dict[str, float]:
    """Play whole games with its uniform random bots; what was played is counted off the clock."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    decisions = draws = whole = 0
    spent = 0.0
    while spent < seconds:
        states = []
        start = process_time()
        for n in range(GAMES[name]):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, whole + n)
            states.append(state)
        spent += process_time() - start
        players = [step.player for state in states for step in state.full_history()]
        decisions += sum(player >= 0 for player in players)
        draws += sum(player < 0 for player in players)
        whole += len(states)
    return {"inside": decisions / spent, "draws": draws / spent, "games": whole / spent}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5)
    wish = parser.parse_args()
    found: dict[str, dict[str, float]] = {}
    for name in GAMES:
        found[name] = own_loop(name, wish.seconds)
        (found[name]["python"],) = rates(from_python(name, by_weight), wish.seconds)
        if name in EVEN_DEALS:
            (found[name]["evenly"],) = rates(from_python(name, evenly), wish.seconds)
    print(json.dumps({"games": found}))


if __name__ == "__main__":
    main()
