# %% [markdown]
# # A bot of your own
#
# A bot is anything that takes a view and returns a move. This one plays *Chests & Sabres*: it
# opens, loads and steals whatever it can before it rolls again.

# %%
import tidetable as tt

BEST_FIRST = ["open", "load", "steal", "roll", "done"]


def eager(view: tt.Sight) -> tt.Move:
    """Do the best kind of thing that can be done."""
    return min(view.legal, key=lambda move: BEST_FIRST.index(move.verb))


# %% [markdown]
# Let it play one turn, and look.

# %%
game = tt.game("chests")
position = game.start(seed=5)
seat = position.asked[0]
while position.asked == (seat,):
    move = eager(position.view(seat))
    print(move.label())
    position.play(move)

# %%
position.picture()

# %% [markdown]
# ## Is it any good?
#
# In a match every deal is played once from each seat, so that luck is the same for all. The share
# of wins comes with the bounds between which it lies, 95 % sure. Bots of the house are called by
# name: `random`, `greedy`, five levels from `gentle` to `captain`, and `even`.

# %%
for share in tt.match(game, {"eager": eager, "random": tt.bot("random", game, seed=1)}, deals=100):
    print(share)

# %% [markdown]
# ## Looking ahead
#
# A bot may play on in its head. It does not know what is hidden, so it guesses: `guess` returns a
# position that looks the same to the seat, with everything it cannot see dealt anew, and with luck
# of its own. This bot tries each move in a few such worlds, lets everybody play eagerly for a
# while, and takes the move that leaves it furthest ahead.


# %%
def careful(view: tt.Sight) -> tt.Move:
    """Make the move after which eager play leaves the best lead."""
    me = view.seat or 0

    def lead(move: tt.Move) -> int:
        worlds = [view.guess(seed) for seed in range(4)]
        for world in worlds:
            world.play(move, me)
            for _ in range(10):
                if not world.over:
                    world.play(eager(world.view(world.asked[0])))
        return sum(2 * world.scores[me] - sum(world.scores) for world in worlds)

    return view.legal[0] if len(view.legal) == 1 else max(view.legal, key=lead)


for share in tt.match(game, {"careful": careful, "eager": eager}, deals=20):
    print(share)

# %% [markdown]
# [Leagues](../docs/program/league.md) let many bots meet on all cores, and rate them.
