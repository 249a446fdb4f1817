"""Builds the package, and compiles the rules where a C compiler works: src/tidetable/compiling.py.

An editable install is never compiled: it would not follow the edits.
"""

from __future__ import annotations

import os
import runpy
import shutil
import sys
from itertools import chain
from pathlib import Path
from types import SimpleNamespace

from setuptools import Extension, setup

SRC = Path("src")
BUILD = Path("build")
TYPES = (SRC / "tidetable" / "core" / "vec.py").as_posix()  # a test sees that it is all they need
HOW = Path(__file__).parent / SRC / "tidetable" / "compiling.py"
COMPILING = SimpleNamespace(**runpy.run_path(str(HOW)))


def rules() -> list[str]:
    """Return what is compiled: core's part of it, and what search needs of each game."""
    games = sorted((SRC / "tidetable" / "games").glob("*/rules/game.py"))
    found = (COMPILING.of_game(game.parents[1], SRC) for game in games)
    return [*COMPILING.of_core(SRC), *chain.from_iterable(found)]


def compiled_rules() -> list[Extension]:
    """Ask for a compiler before a minute is spent on what it would get."""
    building = {"bdist_wheel", "build", "build_ext"} & set(sys.argv)
    if not building or COMPILING.WISH == "0":
        return []
    works = runpy.run_path("scripts/compiler.py")["works"]
    if os.name == "posix" and not works():
        COMPILING.go_without("no C compiler works here")
        return []
    found: list[Extension] = COMPILING.extensions(rules(), BUILD / "c", beside=TYPES)
    return found


def main() -> None:
    if "bdist_wheel" in sys.argv:
        # What an earlier build left behind must not get into a package.
        shutil.rmtree(BUILD / "wheel", ignore_errors=True)
    setup(
        ext_modules=compiled_rules(),
        cmdclass={"build_ext": COMPILING.BuildRules},
        options={"build": {"build_base": str(BUILD / "wheel")}},
    )


if __name__ == "__main__":
    main()
