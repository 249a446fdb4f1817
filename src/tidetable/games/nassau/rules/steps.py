"""The steps of a turn: what is still to come lies on a stack, the next on top (NAS-D0).

A step is what it is and its argument, in one number: kind + 64 x argument.
"""

from __future__ import annotations

from typing import Final

MOST_STEPS: Final = 32
STEP: Final = 64

STEP_DEAL: Final = 0
STEP_SQUARE: Final = 1
STEP_GAIN: Final = 2
STEP_TALES: Final = 3
STEP_CARGO: Final = 4
STEP_FIGURE: Final = 5
STEP_AGAIN: Final = 6
STEP_REPLACE_ANIMAL: Final = 7
STEP_REFILL_ANIMALS: Final = 8
STEP_QUAY: Final = 9
STEP_ACTION: Final = 10
STEP_PREPARE: Final = 11
STEP_TOKENS: Final = 12
STEP_DODGES: Final = 13
STEP_DEFENCE: Final = 14
STEP_DICE: Final = 15
STEP_CAT: Final = 16
STEP_REPEL: Final = 17
STEP_LOSSES: Final = 18
STEP_REWARD: Final = 19
STEP_COLLECT: Final = 20
STEP_BEATEN: Final = 21
STEP_TRADE: Final = 22
STEP_HIDE: Final = 23
STEP_TELL: Final = 24
STEP_TWICE: Final = 25
STEP_JUDGE: Final = 26
STEP_PORT: Final = 27
STEP_TALE_POINTS: Final = 28
STEP_NEW_ANIMALS: Final = 29
STEP_NEW_SEA_DOG: Final = 30
STEP_NEW_OFFERING: Final = 31
STEP_REFILL_POSTS: Final = 32
STEP_NEW_DUTCHMAN: Final = 33
STEP_NEXT_ROUND: Final = 34
STEP_STAND: Final = 35
STEP_SECOND_GIFT: Final = 36
STEP_TURTLE: Final = 37
