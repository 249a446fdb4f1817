"""A game that `tidetable new` has written, and the page that walks through its files."""

from __future__ import annotations

import os
import re
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


def blocks(page: str) -> list[tuple[str, str]]:
    """Return the code blocks of a page: what follows the fence, and the code."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(r"^```([^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


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


def check_types(*paths: Path) -> None:
    """Check as `make lint` does, in the same place, so that what it knows of ours is used again."""
    command = [sys.executable, "-m", "mypy", *map(str, paths)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
