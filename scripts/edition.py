"""Make a package of a game's rules as they are now, before its edition goes up.

    python scripts/edition.py nassau build/editions && pip install build/editions/nassau-2

A server on which it is installed goes on with games that were begun with this edition, beside those
of the next one. The package is the game's folder under another name, and an entry point.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tidetable.core.box import Box
from tidetable.games import EDITIONS, printed

PROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{package}"
version = "1"
description = "Edition {edition} of {game}, for tables that were begun with it."
dependencies = ["tidetable"]

[project.entry-points."{group}"]
{game}-{edition} = "{package}"

[tool.setuptools.packages.find]
include = ["{package}*"]

[tool.setuptools.package-data]
{package} = ["**/*"]
"""


def write(box: Box, folder: Path) -> Path:
    """Write the package of a game's edition into a folder; return its own."""
    game, number = box.name, box.game.edition
    package, project = f"tidetable_{game}_{number}", folder / f"{game}-{number}"
    shutil.rmtree(project, ignore_errors=True)
    made = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(box.folder, project / package, ignore=made)
    for file in (project / package).rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(f"tidetable.games.{game}", package), encoding="utf-8")
    facts = {"game": game, "edition": number, "package": package, "group": EDITIONS}
    (project / "pyproject.toml").write_text(PROJECT.format(**facts), encoding="utf-8")
    return project


if __name__ == "__main__":
    print(write(printed(sys.argv[1]), Path(sys.argv[2])))
