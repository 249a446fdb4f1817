"""All that `import tidetable as tt` offers.

A game is set up, a position is played, a bot sees views; moves, positions and setups are values.
"""

from tidetable.bots.review import Decision, Review, Shares
from tidetable.core.errors import NotLegal, Refusal
from tidetable.core.luck import Luck
from tidetable.library.matches import WinShare, match
from tidetable.library.moves import Move
from tidetable.library.players import NamedBot, bot
from tidetable.library.positions import Position, position
from tidetable.library.records import PlayedGame, read
from tidetable.library.reviews import review
from tidetable.library.setup import Setup, game, list_games
from tidetable.library.sight import Sight

__all__ = [
    "Decision",
    "Luck",
    "Move",
    "NamedBot",
    "NotLegal",
    "PlayedGame",
    "Position",
    "Refusal",
    "Review",
    "Setup",
    "Shares",
    "Sight",
    "WinShare",
    "bot",
    "game",
    "list_games",
    "match",
    "position",
    "read",
    "review",
]
