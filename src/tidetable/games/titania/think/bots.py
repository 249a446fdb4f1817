"""A bot for Titania that does not search, from the view alone."""

from tidetable.core.contract import View
from tidetable.core.luck import Luck
from tidetable.core.think.bot import Bot
from tidetable.games.titania.rules.drawers import Hand
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.state import Tabletop
from tidetable.games.titania.rules.verbs import N_SPACES, PLACE
from tidetable.games.titania.think.evaluator import TurnWorth


class Greedy(Bot):
    """Sends each ship where it brings most, and draws where a ship brings less than cards would.

    It plans no further than one more ship, and does not mind what the others collect.
    """

    def __init__(self, game: Titania, luck: Luck) -> None:
        self.kingdom = game.kingdom
        # Between equals a grain of luck decides, so that not every game goes the same way.
        self.grain = [luck.below(100) / 100_000 for _ in range(N_SPACES)]

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        table, hand = view.public, view.own
        assert isinstance(table, Tabletop)
        assert isinstance(hand, Hand)
        turn = TurnWorth(table, hand, self.kingdom, question)

        def worth_of(action: int) -> float:
            grain = self.grain[action - PLACE.base] if PLACE.has(action) else 0
            return turn.promise(action) + grain

        return max(legal, key=worth_of)
