"""Write each game's drawers.py anew, from the fields that it declares."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tidetable.core.drawers import source

GAMES = Path(__file__).parents[1] / "src" / "tidetable" / "games"


def main() -> None:
    for fields in sorted(GAMES.glob("*/rules/fields.py")):
        game = f"tidetable.games.{fields.parents[1].name}"
        package = ModuleType(game)
        package.__path__ = [str(fields.parents[1])]
        sys.modules[game] = package  # without its box: that needs what is written here
        declared = import_module(f"{game}.rules.fields")
        fields.with_name("drawers.py").write_text(source(declared.DRAWERS), encoding="utf-8")


if __name__ == "__main__":
    main()
