"""Compiles rules: ours while the package is built, and anybody's game in a copy.

    python -m tidetable.compiling FOLDER GAME...

A compiled class knows where its base keeps its fields, so a game must be compiled together with the
contract that it builds upon. Hence a copy of Tidetable and the games in FOLDER, of which core and
these games are compiled; PYTHONPATH=FOLDER plays by them. It needs mypy and setuptools, which
nothing else here does. Our own setup.py runs this file before anything is installed, so it imports
nothing of ours but where it makes such a copy.

TIDETABLE_COMPILE=0 leaves rules as they are; TIDETABLE_COMPILE=1 fails where they cannot be
compiled; TIDETABLE_COMPILE=quick fails there too, and takes half the time for rules that are
slower: the same C, optimised less.
"""

from __future__ import annotations

import ast
import gc
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from itertools import count
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

WISH = os.environ.get("TIDETABLE_COMPILE", "")
FLAGS = (
    "-falign-functions=64",  # or speed goes up and down by 3 % with what happens to lie before
    "-fvisibility=hidden",  # calls within the group need no detour through the linker's table
    "-Wno-all",  # whether generated code is well indented took gcc longer than to compile it
    "-w",  # nor is anything else that a compiler finds unusual in it a reason to fail
)
# Optimise across files, in parts: as gcc says it, and as clang does.
ACROSS = (f"-flto={os.cpu_count() or 1}", "-flto=thin")
LEVEL = "1" if WISH == "quick" else "3"
# Tests: gcc takes a quarter less time than for -O1, and what does little but play takes 3 % more.
QUICK = ("-Og",) if WISH == "quick" else ()
PARTS = 16  # of the code, for so many cores at most
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
    "think/tree",
    "think/search",
    "learn/observer",
    "learn/fleet",
    "think/guided",
    "think/coach",
)
# What the rules do not import need not be there to compile them.
QUIET = ("--follow-imports=silent", "--ignore-missing-imports")
ALONE = ("--follow-imports=skip",)


# --- What is compiled ----------------------------------------------------------------------------


def of_core(root: Path) -> list[str]:
    """Return core's part of it."""
    return [(root / "tidetable" / "core" / f"{name}.py").as_posix() for name in CORE]


def of_game(game: Path, root: Path) -> list[str]:
    """Return a game's rules and its evaluator, with all of the game that they import.

    Its folder lies below the root from which it is imported.
    """
    begin = [game / "rules" / "game.py", game / "think" / "evaluator.py"]
    found = [path for path in begin if path.exists()]
    for path in found:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                new = {one for one in _imported(node, path, root) if game in one.parents}
                found += sorted(one for one in new - {*found} if one.exists())
    return sorted(path.as_posix() for path in found)


def _imported(node: ast.ImportFrom, path: Path, root: Path) -> set[Path]:
    """Return the files that an import may mean."""
    base = path.parents[node.level - 1] if node.level else root
    parts = node.module.split(".") if node.module else []
    module = base.joinpath(*parts)
    return {module.with_suffix(".py"), *(module / f"{name.name}.py" for name in node.names)}


def extensions(paths: list[str], c: Path, beside: str = "") -> list[Extension]:
    """Translate modules to C: one group, so that calls from one to another are direct, and in
    parts, so that all cores can compile them. Nothing where they cannot be translated.

    If it is known what of the package they import beside each other, nothing else is read.
    """
    try:
        from mypyc.build import mypycify

        say(f"translating {len(paths)} modules to C")
        found: list[Extension] = mypycify(
            [*QUIET, *paths] if not beside else [*QUIET, *ALONE, *paths, beside],
            only_compile_paths=paths,
            opt_level=LEVEL,
            debug_level="0",
            multi_file=True,
            group_name="tidetable",
            target_dir=str(c),
        )
    except (ImportError, SystemExit) as problem:
        go_without(problem)
        return []
    gc.freeze()  # to look at the end for garbage in what mypyc leaves took a third of its time
    if WISH == "quick":
        share_doors([one for one in found if not is_group(one)], c)
    for extension in found:
        if is_group(extension):
            extension.sources = in_parts(extension.sources, c)
        if os.name == "posix":
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *QUICK]
    return found


def is_group(extension: Extension) -> bool:
    """Whether it holds the code; the others are doors to it, to be found by their names."""
    return bool(extension.name.endswith("__mypyc"))


def in_parts(sources: list[str], c: Path) -> list[str]:
    """Put the files of modules together to parts of about the same size.

    They all begin with the same half a megabyte, and to read it took as long as the rest.
    """
    parts: list[list[Path]] = [[] for _ in range(min(PARTS, len(sources)))]
    for path in sorted(map(Path, sources), key=size, reverse=True):
        min(parts, key=lambda part: sum(map(size, part))).append(path)
    made = [c / f"part_{n}.c" for n in range(1, len(parts) + 1)]
    for file, part in zip(made, parts, strict=True):
        lines = (f'#include "{path.relative_to(c).as_posix()}"\n' for path in part)
        file.write_text("".join(lines), encoding="utf-8")
    return [str(file) for file in made]


def share_doors(doors: list[Extension], c: Path) -> None:
    """Put the doors of modules together to a few files: one is as good for all that are in it.

    Each begins with all of Python's headers, and to read them ninety times took a fifth of the time
    or so. Only of those that have the same last name each needs another file. A package would
    become larger by a megabyte, so what is not for tests has a door for each.
    """
    files: list[dict[str, Extension]] = []
    for door in doors:
        name = door.name.rpartition(".")[2]
        file = next((one for one in files if name not in one), None)
        if file is None:
            files.append(file := {})
        file[name] = door
    for n, together in enumerate(files, 1):
        shared = c / f"doors_{n}.c"
        shared.write_text("".join(map(opened, together, together.values())), encoding="utf-8")
        for door in together.values():
            door.sources = [str(shared)]


def opened(name: str, door: Extension) -> str:
    """Return how a door's file is put in beside others: each defines this function, too."""
    path = Path(door.sources[0]).resolve().as_posix()
    return (
        f"#define PyInit___init__ PyInit___init___{name}\n"
        f'#include "{path}"\n'
        "#undef PyInit___init__\n"
    )


def size(path: Path) -> int:
    return path.stat().st_size


def go_without(problem: object) -> None:
    """The rules stay Python: `tidetable --version` says so of ours."""
    if WISH in ("1", "quick"):
        raise SystemExit(f"TIDETABLE_COMPILE={WISH}, but the rules cannot be compiled: {problem}")
    say(f"The rules are not compiled: {problem}")


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


# --- How it is compiled --------------------------------------------------------------------------


class BuildRules(build_ext):
    """All modules or none: half a group does not run. Every core of the machine is used."""

    extensions: list[Extension]

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = True

    def build_extensions(self) -> None:
        """Compile every C file by itself, with a line for each, then put the group together as
        one: it is optimised across files, on all cores again. Doors of one file are copies.
        """
        flags = ACROSS if os.name == "posix" and WISH != "quick" else ()
        across = [flag for flag in flags if self.understands(flag)][:1]
        for one in self.extensions:
            if is_group(one):
                one.extra_compile_args = [*one.extra_compile_args, *across]
                one.extra_link_args = [*one.extra_link_args, *across]
        every, made = self.extensions, {tuple(one.sources): one for one in self.extensions}
        try:
            self.extensions = [*made.values()]
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                progress = Progress(self.compiler.compile, cores, sum(map(len, made)))
                self.compiler.compile = progress
                super().build_extensions()
        finally:
            self.extensions = every
        for one in every:
            self.put_copy(made[tuple(one.sources)], one)

    def put_copy(self, made: Extension, one: Extension) -> None:
        """Put a library that is made where another of the same file belongs."""
        if made is not one:
            place = Path(self.get_ext_fullpath(one.name))
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.get_ext_fullpath(made.name), place)

    def understands(self, flag: str) -> bool:
        """Whether compiler and linker take a flag."""
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


class Progress:
    """In place of a compiler's `compile`: all files of an extension at the same time, the largest
    first, and a line for each that is done.
    """

    def __init__(
        self, compile_files: Callable[..., list[str]], cores: ThreadPoolExecutor, files: int
    ) -> None:
        self.compile = compile_files
        self.cores = cores
        self.files = files
        self.done = count(1)

    def __call__(self, sources: list[str], *rest: Any, **more: Any) -> list[str]:
        by_size = sorted(sources, key=lambda source: -Path(source).stat().st_size)
        made = [self.cores.submit(self.one, source, *rest, **more) for source in by_size]
        try:
            return [name for files in made for name in files.result()]
        finally:
            for one in made:  # where one has failed, the others are of no use
                one.cancel()

    def one(self, source: str, *rest: Any, **more: Any) -> list[str]:
        made = self.compile([source], *rest, **more)
        say(f"compiled {next(self.done)} of {self.files}: {Path(source).stem}")
        return made


# --- A copy with games of one's own --------------------------------------------------------------


def make_copy(folder: Path, games: list[str]) -> None:
    """Copy the package and these games, and compile core and the games where they lie then."""
    from tidetable.games import box

    where = [box(name).folder for name in games]
    packages = {Path(__file__).parent, *map(package_of, where)}
    folder.mkdir(parents=True)
    for package in packages:
        unwritten = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(package, folder / package.name, ignore=unwritten)
    here = Path()
    with chdir(folder):
        modules = [*of_core(here), "tidetable/core/simple.py"]
        for game in where:
            modules += of_game(game.relative_to(package_of(game).parent), here)
        setup(
            name="tidetable-copy",
            packages=[],
            script_args=["-q", "build_ext", "--inplace"],
            ext_modules=extensions(modules, here / "build" / "c"),
            cmdclass={"build_ext": BuildRules},
        )
        shutil.rmtree("build")


def package_of(folder: Path) -> Path:
    """Return the outermost package around a folder."""
    return package_of(folder.parent) if (folder.parent / "__init__.py").exists() else folder


def main(folder: str = "", *games: str) -> None:
    from tidetable.games import names

    unknown = [game for game in games if game not in names()]
    if not games or unknown or Path(folder).exists():
        raise SystemExit(
            "python -m tidetable.compiling FOLDER GAME...\n"
            f"The folder must not be there yet, and each game one of these: {', '.join(names())}"
        )
    make_copy(Path(folder), list(games))


if __name__ == "__main__":
    WISH = "1"  # whoever asks for a compiled copy is not helped by one that is not
    main(*sys.argv[1:])
