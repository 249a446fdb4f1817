"""How well the greedy bot of Chests & Sabres plays against the random one.

Every seed is played once from each seat, so that all sides meet the same chests and dice.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

from tidetable import bots
from tidetable.core.contract import SPECTATOR
from tidetable.core.facts import facts
from tidetable.core.luck import SEED_BYTES, Luck
from tidetable.games import box as box_of

BOX = box_of("chests")
VARIANTS: dict[str, dict[str, str]] = {
    "base game": {},
    "greedy pirates": {"greedy-pirates": "yes"},
    "old sea dogs": {"old-sea-dogs": "yes"},
    "both variants": {"greedy-pirates": "yes", "old-sea-dogs": "yes"},
}


class Outcome(NamedTuple):
    """How one game went."""

    places: list[int]
    turns: int


def play(names: list[str], options: dict[str, str], seed: int) -> Outcome:
    """Let bots play a whole game."""
    table = BOX.table(len(names), options, seed.to_bytes(SEED_BYTES, "big"))
    players = [
        bots.make(BOX, name, Luck(seed * len(names) + seat)) for seat, name in enumerate(names)
    ]
    while not table.over:
        (seat,) = table.asked()
        (question,) = table.questions(seat)
        action = players[seat].choose(table.view(seat), question, table.legal(seat))
        table.play(seat, action)
    turns = facts(table.view(SPECTATOR).public)["turn"]
    assert isinstance(turns, int)
    return Outcome(table.places(), turns)


def one_greedy(seats: int, options: dict[str, str], games: int) -> str:
    """Play one greedy bot against random ones, in every seat in turn."""
    wins = draws = turns = 0
    for n in range(games):
        seed, seat = divmod(n, seats)
        names = ["random"] * seats
        names[seat] = "greedy"
        outcome = play(names, options, seed)
        if outcome.places[seat] == 1:
            alone = outcome.places.count(1) == 1
            wins += alone
            draws += not alone
        turns += outcome.turns
    return (
        f"{wins:5d} won {draws:4d} shared {games - wins - draws:5d} lost {turns / games:6.1f} turns"
    )


def all_greedy(seats: int, options: dict[str, str], games: int) -> str:
    turns = sum(play(["greedy"] * seats, options, seed).turns for seed in range(games))
    return f"{turns / games:44.1f} turns"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2)
    chosen = parser.parse_args()
    for name, options in VARIANTS.items():
        print(f"{name:15} one greedy {one_greedy(chosen.seats, options, chosen.games)}", flush=True)
        print(f"{name:15} all greedy {all_greedy(chosen.seats, options, chosen.games // 10)}")


if __name__ == "__main__":
    main()
