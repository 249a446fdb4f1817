# %% [markdown]
# # A small learner
#
# How much is each move of *Chests & Sabres* worth? Two hundred games are played at once, and moves
# that were played in won games become more likely: the plainest of policy gradients. After some
# seconds it beats moves at random clearly. It needs `pip install '.[rl]'`; with compiled rules it
# takes a second, and without them ten.

# %%
import numpy as np

import tidetable as tt

GAMES = 200
STEPS = 1000
RATE = 4.0

# %% [markdown]
# A batch shows all its games as arrays: `mask` is 1 where a move is legal, `seat` says who is
# asked, `done` which games ended in the last step, and `rewards` what they were worth to each seat.
# A game that has ended begins anew at once. [All arrays](../docs/learn/learners.md#a-batch)

# %%
game = tt.game("chests")
batch = game.batch(GAMES, seed=1)
print(batch.observations.shape, batch.mask.shape, batch.rewards.shape)

# %% [markdown]
# What is learned is one number for each move: how much it is liked. `did` remembers, for each game
# and seat, how much more often it made a move than was to be expected.

# %%
actions = game.learning.actions
liking = np.zeros(len(actions))
did = np.zeros((GAMES, game.seats, len(actions)))
every = np.arange(GAMES)
chance = np.random.default_rng(1)

for _ in range(STEPS):
    weights = batch.mask * np.exp(liking)
    likely = weights / weights.sum(1, keepdims=True)
    chosen = (likely.cumsum(1) > chance.random((GAMES, 1))).argmax(1)
    seats = batch.seat.copy()
    did[every, seats] -= likely
    did[every, seats, chosen] += 1
    batch.step(chosen)
    ended = batch.done.astype(bool)
    if ended.any():
        liking += RATE * (batch.rewards[ended, :, None] * did[ended]).sum((0, 1)) / GAMES
        did[ended] = 0

print("It likes most:", ", ".join(actions.text(n) for n in np.argsort(-liking)[:5]))

# %% [markdown]
# ## Against moves at random
#
# What was learned becomes a player like any other: it takes a view and returns a move.


# %%
def learned(view: tt.Sight) -> tt.Move:
    """Make the move that is liked most."""
    return max(view.legal, key=lambda move: liking[actions.number[int(move)]])


at_random = tt.bot("random", game, seed=1)
for share in tt.match(game, {"learned": learned, "random": at_random}, deals=200):
    print(share)

# %% [markdown]
# It knows nothing of the position but which moves are legal. The row that it did not look at,
# `batch.observations`, says the rest; each of its numbers is explained in
# [features and actions](../docs/learn/features.md).
