"""A bot of one's own: anything that takes a view and returns a move.

This one of Chests & Sabres opens, loads and steals whatever it can before it rolls again.

python examples/own_bot.py
"""

from typing import Final

import tidetable as tt

BEST_FIRST: Final = ["open", "load", "steal", "roll", "done"]


def eager(view: tt.Sight) -> tt.Move:
    return min(view.legal, key=lambda move: BEST_FIRST.index(move.verb))


def main() -> None:
    game = tt.game("chests")
    for share in tt.match(game, {"eager": eager, "random": tt.bot("random", game, seed=1)}, 100):
        print(share)


if __name__ == "__main__":
    main()
