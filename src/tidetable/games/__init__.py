"""The games at the table: one folder each. Delete a folder, and the game is gone."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from tidetable.core.box import Box
from tidetable.core.errors import BadTable

# A package of somebody else's can put a game on the table: its entry point names a module with BOX.
OUTSIDE = "tidetable.games"


@cache
def names() -> list[str]:
    inside = [module.name for module in iter_modules(__path__) if module.ispkg]
    return sorted({*inside, *outside()})


@cache
def outside() -> dict[str, str]:
    """Return the modules of games that others put on the table; all packages are searched once."""
    return {found.name: found.value for found in entry_points(group=OUTSIDE)}


def box(name: str) -> Box:
    """Return a game's box by its name."""
    return corrected.get(name) or printed(name)


def put(box: Box) -> None:
    """Play a game from now on from this box: on the data of somebody who owns the game."""
    corrected[box.name] = box


corrected: dict[str, Box] = {}


@cache
def printed(name: str) -> Box:
    """Return a game's box as it comes with us."""
    if name not in names():
        raise BadTable("game", game=name, known=" ".join(names()))
    opened: Box = import_module(outside().get(name, f"{__name__}.{name}")).BOX
    return opened
