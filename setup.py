"""Builds the package, and compiles the rules where a C compiler works.

TIDETABLE_COMPILE=0 leaves them as they are; TIDETABLE_COMPILE=1 fails where that cannot be done.
An editable install is never compiled: it would not follow the edits.
"""

from __future__ import annotations

import ast
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
from itertools import chain
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

WISH = os.environ.get("TIDETABLE_COMPILE", "")
CORE = (
    "errors",
    "options",
    "luck",
    "codec",
    "row",
    "contract",
    "asking",
    "play",
    "think/evaluator",
    "think/search",
    "learn/fleet",
)
SRC = Path("src")
BUILD = Path("build")
FLAGS = (
    "-falign-functions=64",  # or speed goes up and down by 3 % with what happens to lie before
    "-fvisibility=hidden",  # calls within the group need no detour through the linker's table
    "-Wno-all",  # whether generated code is well indented took gcc longer than to compile it
    "-w",  # nor is anything else that a compiler finds unusual in it a reason to fail
)


def rules() -> list[str]:
    """Return what is compiled: core's part of it, and what search needs of each game."""
    core = [SRC / "tidetable" / "core" / f"{name}.py" for name in CORE]
    games = sorted((SRC / "tidetable" / "games").glob("*/rules/game.py"))
    found = [*core, *chain.from_iterable(searched(game.parents[1]) for game in games)]
    return [path.as_posix() for path in found]


def searched(game: Path) -> list[Path]:
    """Return a game's rules and its evaluator, with all of the game that they import."""
    found = [game / "rules" / "game.py", game / "think" / "evaluator.py"]
    for path in found:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{name.name}" for name in node.names)]
                paths = {SRC / f"{name.replace('.', '/')}.py" for name in names}
                new = {path for path in paths - set(found) if game in path.parents}
                found += sorted(path for path in new if path.exists())
    return sorted(found)


def go_without(problem: object) -> None:
    """The rules stay Python: `tidetable --version` says so."""
    if WISH == "1":
        raise SystemExit(f"TIDETABLE_COMPILE=1, but the rules cannot be compiled: {problem}")
    print(f"The rules are not compiled: {problem}", file=sys.stderr)


def compiled_rules() -> list[Extension]:
    """One group, so that calls from module to module are direct."""
    if os.name == "posix" and not runpy.run_path("scripts/compiler.py")["works"]():
        go_without("no C compiler works here")
        return []
    try:
        from mypyc.build import mypycify

        # What the rules do not import need not be there to compile them.
        quiet = ["--follow-imports=silent", "--ignore-missing-imports"]
        found = mypycify(
            [*quiet, *rules()],
            opt_level="3",
            debug_level="0",
            group_name="tidetable",
            target_dir=str(BUILD / "c"),
        )
    except (ImportError, SystemExit) as problem:
        go_without(problem)
        return []
    if os.name == "posix":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return list(found)


class BuildRules(build_ext):
    """All modules or none: half a group does not run. Every core of the machine is used."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = True

    def build_extensions(self) -> None:
        """Let the group, nearly all of the work, be optimised in parts that keep direct calls."""
        group, *_ = [one for one in self.extensions if one.name.endswith("__mypyc")]
        in_parts = f"-flto={os.cpu_count()}"
        if os.name == "posix" and self.understands(in_parts):
            group.extra_compile_args = [*group.extra_compile_args, in_parts]
            group.extra_link_args = [in_parts]
        super().build_extensions()

    def understands(self, flag: str) -> bool:
        """Whether the compiler takes a flag; gcc takes the one above, clang does not."""
        with tempfile.TemporaryDirectory() as folder:
            command = [*self.compiler.linker_so, flag, "-x", "c", "-", "-o", f"{folder}/empty"]
            tried = subprocess.run(command, input=b"", capture_output=True, check=False)
        return tried.returncode == 0

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as problem:
            go_without(problem)
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []


def main() -> None:
    if "bdist_wheel" in sys.argv:
        # What an earlier build left behind must not get into a package.
        shutil.rmtree(BUILD / "wheel", ignore_errors=True)
    building = {"bdist_wheel", "build", "build_ext"} & set(sys.argv)
    setup(
        ext_modules=compiled_rules() if building and WISH != "0" else [],
        cmdclass={"build_ext": BuildRules},
        options={"build": {"build_base": str(BUILD / "wheel")}},
    )


if __name__ == "__main__":
    main()
