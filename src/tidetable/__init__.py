"""Four nautical board games at one table. `import tidetable as tt` is the whole public library.

What it offers stays as it is within a major version; everything below is ours to change. It comes
when it is first asked for, since commands that need none of it should start at once.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from tidetable.version import __version__ as __version__

if TYPE_CHECKING:
    from tidetable.library import (
        Decision as Decision,
        Luck as Luck,
        Move as Move,
        NamedBot as NamedBot,
        NotLegal as NotLegal,
        PlayedGame as PlayedGame,
        Position as Position,
        Refusal as Refusal,
        Review as Review,
        Setup as Setup,
        Shares as Shares,
        Sight as Sight,
        WinShare as WinShare,
        __all__ as __all__,
        bot as bot,
        game as game,
        list_games as list_games,
        match as match,
        position as position,
        read as read,
        review as review,
    )


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
