# %% [markdown]
# # A first game
#
# A whole game of *Titania*, played at random: what is asked, what a seat sees, and what came of it.
# All that is needed is `pip install .` and one import.

# %%
from random import Random

import tidetable as tt

print(tt.list_games())

# %% [markdown]
# A game is set up once, for so many seats and with its options; here the first seat begins. From
# that any number of positions can start. The same seed brings the same luck.

# %%
game = tt.game("titania", seats=2, first=1)
position = game.start(seed=7)
print(f"Seat {position.asked[0] + 1} may:", ", ".join(map(str, position.legal)))

# %% [markdown]
# A position draws itself. This is what the first seat sees: its own hand lies open, the other does
# not. A position that stands alone on the last line of a cell shows the same.

# %%
position.picture(0)

# %% [markdown]
# ## What a seat knows
#
# A view holds what a seat may know and nothing more, by name and with types: `public` lies open,
# `own` is for its eyes only. [What a view says](../docs/program/views.md) explains every field.

# %%
view = position.view(0)
print("Question:", view.question)
print("Own cards:", list(view.own.cards), "points:", list(view.public.points))
print(view.describe())

# %% [markdown]
# ## Moves
#
# A move is a number that prints as its text, and that knows its verb, its things, the rule that
# allows it, and how to say itself in five languages.

# %%
for move in view.legal:
    print(f"{int(move):4}  {move.text:15} {move.rule:8} {move.label()} / {move.label('fr')}")

# %% [markdown]
# What the rules forbid is refused with a sentence and the rule, and nothing has changed.

# %%
try:
    position.play("play red")
except tt.Refusal as refusal:
    print(refusal)

# %% [markdown]
# ## To the end
#
# Somebody is always asked, until the game is over: chance has drawn already.

# %%
chance = Random(7)
while not position.over:
    view = position.view(position.asked[0])
    position.play(chance.choice(view.legal))
print(f"After {len(position.played)} moves: {position.scores}, places {position.places}")

# %%
position.picture()
