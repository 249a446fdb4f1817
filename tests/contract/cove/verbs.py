"""The vocabulary of Cove."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tidetable.core.codec import SEATS, Codec, Domain, Verb
from tidetable.core.options import Option
from tidetable.core.vec import vec

N_SEATS: Final = 3
FLAGS: Final = ["red", "black", "white"]
N_RANKS: Final = 5
N_CARDS: Final = 15
HAND: Final = 3
TURNS: Final = 6
ALL_COINS: Final = 40
PRIZES: Final = vec[i64]([1, 2, 3])  # port -> coins

PORTS: Final = Domain("port", ["tortuga", "nassau", "kingston"])
CARDS: Final = Domain("card", [f"{rank + 1}-{flag}" for flag in FLAGS for rank in range(N_RANKS)])
FORCES: Final = Domain("force", ["1", "2", "3"])
COINS: Final = Domain("coins", ["0", "1", "2", "3"])

# A seat's moves
SAIL: Final = Verb("sail", "COV-T1", to=PORTS)
ANCHOR: Final = Verb("anchor", "COV-T1", ends=True)
FIGHT: Final = Verb("fight", "COV-T3", card=CARDS)
HOLD: Final = Verb("hold", "COV-T3", ends=True)
SPY: Final = Verb("spy", "COV-T5", handle=True, on=SEATS)
TOLL: Final = Verb("toll", "COV-T5")
# Chance's draws
ASIDE: Final = Verb("aside", "COV-S1", card=CARDS)
DEAL: Final = Verb("deal", "COV-S2", card=CARDS)
WIND: Final = Verb("wind", "COV-T2", force=FORCES)
# Consequences
SHOW: Final = Verb("show", "COV-T4", reveals=True, card=CARDS)
HELD: Final = Verb("held", "COV-T4", reveals=True)
GAIN: Final = Verb("gain", "COV-T4", coins=COINS)
SEEN: Final = Verb("seen", "COV-T5", reveals=True, on=SEATS, card=CARDS)

MOVES: Final = [SAIL, ANCHOR, FIGHT, HOLD, SPY, TOLL]
DRAWN: Final = [ASIDE, DEAL, WIND]
CONSEQUENCES: Final = [SHOW, HELD, GAIN, SEEN]
CODEC: Final = Codec(MOVES, DRAWN, CONSEQUENCES)

ASK_ASIDE: Final = 0
ASK_DEAL: Final = 1
ASK_WIND: Final = 2
ASK_COURSE: Final = 3
ASK_CLASH: Final = 4
ASK_TRIBUTE: Final = 5
DRAWS: Final = ["aside", "deal", "wind"]
QUESTIONS: Final = ["course", "clash", "tribute"]

OPTIONS: Final = [Option("storm", "COV-V1", ["no", "yes"])]
OPTION_STORM: Final = 0
