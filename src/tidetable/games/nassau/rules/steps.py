"""The steps of a turn: what is still to come lies on a stack, the next on top (NAS-D0).

A step is what it is and its argument, in one number: kind + 64 x argument.
"""

from typing import Final

MOST_STEPS: Final = 32
STEP: Final = 64

DEAL: Final = 0
SQUARE: Final = 1
GAIN: Final = 2
TALES: Final = 3
CARGO: Final = 4
FIGURE: Final = 5
AGAIN: Final = 6
REPLACE_ANIMAL: Final = 7
REFILL_ANIMALS: Final = 8
QUAY: Final = 9
ACTION: Final = 10
PREPARE: Final = 11
TOKENS: Final = 12
DODGES: Final = 13
DEFENCE: Final = 14
DICE: Final = 15
CAT: Final = 16
REPEL: Final = 17
LOSSES: Final = 18
REWARD: Final = 19
COLLECT: Final = 20
BEATEN: Final = 21
TRADE: Final = 22
HIDE: Final = 23
TELL: Final = 24
TWICE: Final = 25
JUDGE: Final = 26
PORT: Final = 27
TALE_POINTS: Final = 28
NEW_ANIMALS: Final = 29
NEW_SEA_DOG: Final = 30
NEW_OFFERING: Final = 31
REFILL_POSTS: Final = 32
NEW_DUTCHMAN: Final = 33
NEXT_ROUND: Final = 34
STAND: Final = 35
SECOND_GIFT: Final = 36
TURTLE: Final = 37
