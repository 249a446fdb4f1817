"""How much of a search would be left if its tree were kept for the seat's next answer.

Captains play against themselves. After each search the tree is followed by what really happened
until the same seat must choose again: the share is of the playouts that had come that way. *At
once*: nobody else has had a say in between, neither another seat nor chance.
"""

from __future__ import annotations

import argparse
from statistics import mean

from tidetable import games
from tidetable.core.contract import CHANCE, Buffer, is_sealed, look, seat_of
from tidetable.core.luck import Luck
from tidetable.core.options import read_options
from tidetable.core.play import answer, choices
from tidetable.core.think.search import Search
from tidetable.core.think.tree import NONE

Shares = list[float]


class Followed:
    """A search, and how far the game has gone along its tree."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.node = 0
        self.at_once = True

    def follow(self, action: int, seat: int) -> None:
        self.at_once = self.at_once and seat == self.search.me
        if self.node != NONE:
            tree = self.search.tree
            self.node = tree.find(tree.first[self.node], action)

    def share(self) -> float:
        visits = self.search.tree.visits
        return 0.0 if self.node == NONE else int(visits[self.node]) / int(visits[0])


def play(name: str, seed: int, at_once: Shares, later: Shares) -> None:
    box = games.box(name)
    game, level, luck = box.game, box.levels["captain"], Luck(seed)
    state = game.setup(2, read_options(game.options, {}))
    followed: dict[int, Followed] = {}
    while state.n_asks:
        question = state.asks[0]
        seat = seat_of(question)
        if seat == CHANCE:
            action = game.sample(state, question, luck, Buffer())
        else:
            legal = choices(game, state, 0)
            action = legal[0]
            if len(legal) > 1:
                if seat in followed:
                    last = followed[seat]
                    (at_once if last.at_once else later).append(last.share())
                search = Search(box.evaluator, look(state, seat), level.settings, luck)
                search.run(level.playouts)
                followed[seat] = Followed(search)
                action = search.tried()[0].action
        answer(game, state, 0, action, None)
        for who, one in followed.items():
            if not is_sealed(question) or seat == who:
                one.follow(action, seat)


def shown(shares: Shares) -> str:
    return f"{100 * mean(shares):.1f} % of {len(shares)}" if shares else "never"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    wish = parser.parse_args()
    print("| left of a tree, on average | asked again at once | asked again later |")
    print("| --- | ---: | ---: |")
    for name in games.names():
        at_once: Shares = []
        later: Shares = []
        for seed in range(wish.games):
            play(name, seed + 1, at_once, later)
        print(f"| {name} | {shown(at_once)} | {shown(later)} |", flush=True)


if __name__ == "__main__":
    main()
