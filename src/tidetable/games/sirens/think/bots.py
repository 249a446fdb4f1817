"""A bot for Sirens in Sight that does not search, from the view alone."""

from typing import Final

from tidetable.core.contract import View, arg_of, kind_of
from tidetable.core.luck import Luck
from tidetable.core.think.bot import Bot
from tidetable.games.sirens.rules import turn, verbs as v
from tidetable.games.sirens.rules.game import Sirens
from tidetable.games.sirens.rules.state import Tabletop
from tidetable.games.sirens.think.evaluator import Judgement

OPENING: Final = ("0", "9", "10", "10")  # picked with more tactics: one to deny, three to build


class Greedy(Bot):
    """Takes what looks best right after its move: it thinks of no answer and of no second card."""

    def __init__(self, game: Sirens, luck: Luck) -> None:
        # Between equals a grain of luck decides, so that not every game begins at the bow.
        self.grain = [luck.below(100) / 100 for _ in range(v.N_PLACES)]

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        if kind_of(question) == turn.PICK.kind:
            return v.PICK.of(v.CARDS.index[OPENING[arg_of(question)]])
        assert isinstance(view.public, Tabletop)
        judgement = Judgement(view.public, view.seat)
        acts = [action for action in legal if not v.RUM_ON.has(action)]
        if kind_of(question) == turn.TURN.kind and acts != [v.PASS.base]:
            legal = acts  # rum has a second moment, when more is known
        return max(legal, key=lambda action: self.worth(judgement, action))

    def worth(self, judgement: Judgement, action: int) -> float:
        worth = float(judgement.after(action))
        return (
            worth + self.grain[(action - v.PLAY.base) % v.N_PLACES] if v.PLAY.has(action) else worth
        )
