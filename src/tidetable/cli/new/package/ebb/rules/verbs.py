"""The vocabulary of Ebb."""

from typing import Final

from tidetable.core.codec import Codec, Domain, Verb

WATER: Final = 12  # steps down the beach (EBB-E1)
HAND: Final = 3
COPIES: Final = 4  # of each card

CARDS: Final = Domain.signs("card", ["1", "2", "3", "4", "5"])
N_CARDS: Final = 5

RUN: Final = Verb("run", "EBB-T1", card=CARDS)  # a seat's move
DEAL: Final = Verb("deal", "EBB-S1", card=CARDS)  # chance's draw, told to its seat alone
DREW: Final = Verb("drew", "EBB-S1", outward=True)  # what the others see of it

CODEC: Final = Codec(moves=[RUN], draws=[DEAL], consequences=[DREW])
