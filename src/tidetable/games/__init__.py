"""The games at the table: one folder each. Delete a folder, and the game is gone."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from tidetable.core.box import Box
from tidetable.core.errors import BadTable

# A package of somebody else's can put a game on the table: its entry point names a module with BOX.
OUTSIDE = "tidetable.games"
EDITIONS = "tidetable.editions"  # rules of before: games that were begun with them go on


@cache
def names() -> list[str]:
    inside = [module.name for module in iter_modules(__path__) if module.ispkg]
    return sorted({*inside, *entry_points(group=OUTSIDE).names})


def box(name: str) -> Box:
    """Return a game's box by its name."""
    return corrected.get(name) or printed(name)


def edition(name: str, number: int) -> Box | None:
    """Return a game's box with the rules of an edition: today's, or one that is installed beside.

    An earlier edition is a package of its own, made by scripts/edition.py; its entry point names a
    module with BOX.
    """
    today = box(name)
    return today if today.game.edition == number else earlier(name).get(number)


@cache
def earlier(name: str) -> dict[int, Box]:
    """Return the earlier editions of a game that are installed, by their numbers."""
    beside = (one for one in entry_points(group=EDITIONS) if one.name.rpartition("-")[0] == name)
    boxes: list[Box] = [import_module(one.value).BOX for one in beside]
    return {one.game.edition: one for one in boxes if one.name == name}


def put(box: Box) -> None:
    """Play a game from now on from this box: on the data of somebody who owns the game."""
    corrected[box.name] = box


corrected: dict[str, Box] = {}


@cache
def printed(name: str) -> Box:
    """Return a game's box as it comes with us."""
    if name not in names():
        raise BadTable("game", game=name, known=" ".join(names()))
    found = entry_points(group=OUTSIDE, name=name)
    module = f"{__name__}.{name}" if not found else next(iter(found)).value
    opened: Box = import_module(module).BOX
    return opened
