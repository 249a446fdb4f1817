from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def copy() -> Path:
    """A compiled copy of the package, built anew where the source has changed."""
    made = subprocess.run(
        [sys.executable, "scripts/compiled.py", "--quick"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    return Path(made.stdout.strip())


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Another copy of this project, in which files can be changed. It has nothing compiled."""
    folder = tmp_path / "checkout"
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "scripts", folder / "scripts")
    for name in ("setup.py", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    return folder
