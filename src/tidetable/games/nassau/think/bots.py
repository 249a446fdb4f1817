"""A bot for Nassau that does not search, from the view alone."""

from tidetable.core.contract import Buffer, View
from tidetable.core.luck import Luck
from tidetable.core.think.bot import Bot
from tidetable.games.nassau.rules.drawers import Hand
from tidetable.games.nassau.rules.game import Nassau
from tidetable.games.nassau.rules.state import Tabletop
from tidetable.games.nassau.think.evaluator import TurnWorth


class Greedy(Bot):
    """Takes what is worth most right now: it plans no further than its own turn."""

    def __init__(self, game: Nassau, luck: Luck) -> None:
        self.islands = game.islands
        # Between equals a grain of luck decides, so that not every game goes the same way.
        self.grain = [luck.below(100) / 100_000 for _ in range(101)]

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        table, hand = view.public, view.own
        assert isinstance(table, Tabletop)
        assert isinstance(hand, Hand)
        into = Buffer()
        for action in legal:
            into.add(action)
        turn = TurnWorth(table, hand, self.islands, question, into)
        return max(
            legal, key=lambda action: turn.worth_of(action) + self.grain[action % len(self.grain)]
        )
