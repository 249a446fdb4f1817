"""Four nautical board games at one table. `import tidetable as tt` is the whole public library.

What it offers stays as it is within a major version; everything below is ours to change. It comes
when it is first asked for, since commands that need none of it should start at once.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from tidetable.version import __version__ as __version__

if TYPE_CHECKING:
    from tidetable.library import Luck as Luck
    from tidetable.library import Move as Move
    from tidetable.library import NamedBot as NamedBot
    from tidetable.library import NotLegal as NotLegal
    from tidetable.library import PlayedGame as PlayedGame
    from tidetable.library import Position as Position
    from tidetable.library import Refusal as Refusal
    from tidetable.library import Setup as Setup
    from tidetable.library import Sight as Sight
    from tidetable.library import WinShare as WinShare
    from tidetable.library import __all__ as __all__
    from tidetable.library import bot as bot
    from tidetable.library import game as game
    from tidetable.library import list_games as list_games
    from tidetable.library import match as match
    from tidetable.library import position as position
    from tidetable.library import read as read


def __getattr__(name: str) -> object:
    if find_spec(f"{__name__}.{name}"):  # a folder of ours, which is about to be imported
        raise AttributeError(name)
    library = import_module("tidetable.library")
    if name != "__all__" and name not in library.__all__:
        raise AttributeError(f"tidetable offers no {name}; it has {', '.join(library.__all__)}")
    return getattr(library, name)


def __dir__() -> list[str]:
    offered: list[str] = import_module("tidetable.library").__all__
    return [*offered, "__version__"]
