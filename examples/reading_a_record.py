# %% [markdown]
# # Reading a record
#
# Every game can be kept as text: how it was set up, then a line for each decision and each draw.
# Records come from the browser's end of a game, from `tidetable play`, or from `position.record()`,
# as here, where two bots play *Sirens in Sight*.

# %%
import tidetable as tt

game = tt.game("sirens")
bots = [tt.bot("greedy", game, seed=seat) for seat in range(game.seats)]
position = game.start(seed=3)
while not position.over:
    seat = position.asked[0]
    position.play(bots[seat](position.view(seat)), seat)
text = position.record("Anna", "Ben")
print(text[:400], "…", sep="")

# %% [markdown]
# `tt.read` takes such a text, or the path of a file: `tt.read("game.txt")`. What is wrong with a
# record is said by line; what was changed by hand is found out.

# %%
played = tt.read(text)
print(played.game.name, played.players, played.scores)

# %% [markdown]
# ## How the points came about
#
# `position(n)` is the game after its first n moves.

# %%
for n in range(0, len(played.moves), 10):
    seat, move = played.moves[n]
    print(f"{n:4} {played.position(n).scores} {played.players[seat]}: {move}")

# %% [markdown]
# ## Going on from the middle
#
# A position of a record can be looked at, and played on with luck of its own. Printed, it is one
# line, which `tt.position` reads again: to ask somebody about it, or to keep it in a test.

# %%
there = played.position(len(played.moves) // 2, seed=1)
there.picture()

# %%
print("Half-way, to go on from:", there)
assert tt.position(str(there)) == there

# %%
while not there.over:
    seat = there.asked[0]
    there.play(bots[seat](there.view(seat)), seat)
print("It ended", played.scores, "and could have ended", there.scores)

# %% [markdown]
# ## What it proves
#
# At a table the seed is fixed before the first draw and shown after the end, so that anybody can
# check every draw; `verdict` does. This game was played without such a promise.
# [How that works](../docs/play/notation.md#what-a-record-proves).

# %%
print(played.verdict.draws, "draws; was the seed shown?", played.verdict.has_seed)
