"""The game of docs/program/adding-a-game.md, written out as somebody would who follows the page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE

DOCS: Final = Path(__file__).parents[1] / "docs"


def blocks(page: str) -> list[tuple[str, str]]:
    """Return the code blocks of a page: what follows the fence, and the code."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(r"^```([^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def example_files() -> dict[str, str]:
    """Return the files of the walkthrough by their paths."""
    titled = [(re.search(r'title="([^"]+)"', head), code) for head, code in blocks(PAGE)]
    return {title[1]: code for title, code in titled if title is not None}


PAGE: Final = "program/adding-a-game.md"


def write_example(folder: Path) -> None:
    """Write the files, and install them as far as an entry point goes."""
    files = example_files()
    for name, code in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code, encoding="utf-8")
    run(folder, "-m", "tidetable.core.drawers", "ebb/fields.py")
    project = tomllib.loads(files["pyproject.toml"])["project"]
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
