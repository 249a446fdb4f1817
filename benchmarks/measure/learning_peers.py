"""Measures games of OpenSpiel with tensor and mask, driven from Python; prints JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from clock import slices

GAMES = ("hearts", "spades", "hanabi", "backgammon")

pyspiel = import_module("pyspiel")


def with_tensor(name: str) -> Callable[[], int]:
    """Random play in which each decision has what a learner needs, as its environments do it."""
    game, random = pyspiel.load_game(name), Random(1)

    def work() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
                continue
            tensor_of(game, state)
            state.legal_actions_mask()
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            decisions += 1
        return decisions

    return work


def tensor_of(game: Any, state: Any) -> object:
    """Return what a player sees, or knows, whichever the game offers."""
    if game.get_type().provides_observation_tensor:
        return state.observation_tensor()
    return state.information_state_tensor()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5)
    wish = parser.parse_args()
    found = {name: {"peer": slices(with_tensor(name), wish.seconds)} for name in GAMES}
    print(json.dumps({"games": found}))


if __name__ == "__main__":
    main()
