"""A learner in forty lines: how much each move of Chests & Sabres is worth, by self-play.

It plays five hundred games at once, and makes moves that were played in won games more likely: the
plainest of policy gradients. After some seconds it beats moves at random clearly.

python examples/small_learner.py
"""

import numpy as np

import tidetable as tt

GAMES = 500
ROUNDS = 3000
RATE = 4.0


def main() -> None:
    game = tt.game("chests")
    batch = game.batch(GAMES, seed=1)
    chance = np.random.default_rng(1)
    n = len(game.learning.actions)
    liking = np.zeros(n)
    did = np.zeros((GAMES, game.seats, n))  # how much more often a seat played it than expected
    every = np.arange(GAMES)
    for _ in range(ROUNDS):
        weights = batch.mask * np.exp(liking)
        likely = weights / weights.sum(1, keepdims=True)
        actions = (likely.cumsum(1) > chance.random((GAMES, 1))).argmax(1)
        seats = batch.seat.copy()
        did[every, seats] -= likely
        did[every, seats, actions] += 1
        batch.step(actions)
        ended = batch.done.astype(bool)
        if ended.any():
            liking += RATE * (batch.rewards[ended, :, None] * did[ended]).sum((0, 1)) / GAMES
            did[ended] = 0

    def learned(view: tt.Sight) -> tt.Move:
        number = game.learning.actions.number
        return max(view.legal, key=lambda move: liking[number[int(move)]])

    best = [game.learning.actions.text(action) for action in np.argsort(-liking)[:5]]
    print("It likes most:", ", ".join(best))
    at_random = tt.bot("random", game, seed=1)
    for share in tt.match(game, {"learned": learned, "random": at_random}, deals=200):
        print(share)


if __name__ == "__main__":
    main()
