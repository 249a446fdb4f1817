"""Write each game's drawers.py anew, from the fields that it declares."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tidetable.core.drawers import source

GAMES = Path(__file__).parents[1] / "src" / "tidetable" / "games"


def main() -> None:
    for fields in sorted(GAMES.glob("*/fields.py")):
        folder = fields.parent
        package = ModuleType(f"tidetable.games.{folder.name}")
        package.__path__ = [str(folder)]
        sys.modules[package.__name__] = package  # without its rules: they need what is written here
        declared = import_module(f"{package.__name__}.fields")
        (folder / "drawers.py").write_text(source(declared.DRAWERS), encoding="utf-8")


if __name__ == "__main__":
    main()
