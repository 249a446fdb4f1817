from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def copy() -> Path:
    """The compiled copy of the package, built anew where the source has changed."""
    made = subprocess.run(
        [sys.executable, "scripts/compiled.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    return Path(made.stdout.strip())
