"""What others are shown: the examples of our pages, and a game that `tidetable new` has written.

Run as a program it writes all of it where `make types` checks it together with our own code: alone
it would cost as much again, for all that it imports is read.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE
from tidetable.cli import new

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
PAGE: Final = "program/adding-a-game.md"
GAME: Final = "reef"
TYPED: Final = ROOT / "build" / "typed"


def blocks(page: str) -> list[tuple[str, str]]:
    """Return the code blocks of a page: what follows the fence, and the code."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(r"^```([^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def library_examples() -> list[str]:
    """Return all that our pages show of the library."""
    pages = [blocks("program/library.md"), blocks("learn/index.md"), blocks("../README.md")]
    return [code for page in pages for head, code in page if head == "python"]


def titled_blocks() -> dict[str, str]:
    """Return the files that the walkthrough shows, by their paths."""
    titled = [(re.search(r'title="([^"]+)"', head), code) for head, code in blocks(PAGE)]
    return {title[1]: code for title, code in titled if title is not None}


def write_example(folder: Path) -> None:
    """Begin a game, and install it as far as an entry point goes."""
    new.write(GAME, folder)
    text = (folder / "pyproject.toml").read_text(encoding="utf-8")
    project = tomllib.loads(text)["project"]
    installed = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    rows = [f"[{group}]" for group in project["entry-points"]]
    rows += [f"{k} = {v}" for names in project["entry-points"].values() for k, v in names.items()]
    (installed / "entry_points.txt").write_text("\n".join(rows) + "\n")


def environment(folder: Path) -> dict[str, str]:
    """Return an environment in which the game is installed."""
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LANG": "en_GB.UTF-8"}


def run(folder: Path, *command: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=environment(folder),
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def write_typed(folder: Path) -> None:
    """Write, for its types to be checked, what is shown."""
    shutil.rmtree(folder, ignore_errors=True)
    new.write(GAME, folder / "new")
    for n, code in enumerate(library_examples()):
        (folder / f"example_{n}.py").write_text(code, encoding="utf-8")


if __name__ == "__main__":
    write_typed(TYPED)
