"""Compiled where a C compiler works, plain Python where none does, and always clear which."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[2]
SETUP = SimpleNamespace(**runpy.run_path(str(ROOT / "setup.py"), run_name="setup"))


def run(package: Path, *command: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(package), "LANG": "en_GB.UTF-8"}
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def libraries(folder: Path) -> set[str]:
    """Return the compiled modules in a folder, as the paths of their sources."""
    found = (path.relative_to(folder) for path in folder.glob("tidetable/**/*.so"))
    return {f"src/{path.parent.as_posix()}/{path.name.split('.')[0]}.py" for path in found}


@pytest.mark.compiled
def test_exactly_the_rules_are_compiled(copy: Path) -> None:
    assert libraries(copy) == set(SETUP.rules())
    assert "rules compiled" in run(copy, "-m", "tidetable", "--version")
    assert libraries(ROOT / "src") == set(), "the source stays as it is"


@pytest.mark.compiled
def test_a_copy_counts_only_as_long_as_the_source_is_the_same(copy: Path, tmp_path: Path) -> None:
    """`make play` takes the copy where there is one, and never an old one."""
    asked = ("scripts/compiled.py", "--if-built")
    assert run(copy, *asked).strip() == str(copy)
    (tmp_path / "scripts").mkdir()
    (tmp_path / "src").mkdir()
    for name in ("setup.py", "pyproject.toml", "scripts/compiled.py"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    mark = tmp_path / "build" / "compiled" / "made-from"
    mark.parent.mkdir(parents=True)
    mark.write_bytes((copy / "made-from").read_bytes())
    assert run(copy, str(tmp_path / asked[0]), asked[1]) == ""


def test_every_game_brings_its_rules() -> None:
    for folder in (ROOT / "src" / "tidetable" / "games").iterdir():
        if (folder / "game.py").exists():
            ours = {Path(path).stem for path in SETUP.rules() if f"/{folder.name}/" in path}
            assert {"verbs", "state", "rules", "guess", "game"} <= ours


@pytest.mark.compiled
def test_without_a_compiler_that_works_the_rules_stay_python(tmp_path: Path) -> None:
    """All else is there, nothing half compiled is left, and the build says what it did."""
    env = {**os.environ, "CC": "false", "TIDETABLE_COMPILE": ""}
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(tmp_path)]
    command += ["--build-temp", str(tmp_path / "temp")]
    built = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert "The rules are not compiled" in built.stderr
    assert libraries(tmp_path) == set()
    assert "rules not compiled" in run(tmp_path, "-m", "tidetable", "--version")


def needed(**env: str) -> list[str]:
    """Return what the backend asks for before it builds a wheel."""
    code = "import backend; print(*backend.get_requires_for_build_wheel(), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "scripts", "TIDETABLE_COMPILE": "", **env},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_the_rules_compiler_is_fetched_only_where_it_is_of_use() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    compiler = set(project["dependency-groups"]["compile"])
    assert compiler <= set(needed(TIDETABLE_COMPILE="1"))
    assert compiler <= set(needed(CC="sh"))
    assert compiler.isdisjoint(needed(TIDETABLE_COMPILE="0"))
    assert compiler.isdisjoint(needed(CC="no-such-compiler"))


def test_the_rules_compiler_is_pinned_like_everything_else() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pins = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert set(project["dependency-groups"]["compile"]) <= set(pins)
