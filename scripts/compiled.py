"""Print the folder of a compiled copy of the package; make it anew when the source has changed.

The copy lies outside src, which stays as it is: tests and benchmarks choose by PYTHONPATH. Only
when the rules have changed are they compiled anew; the rest is copied. With --possible, only say by
the exit status whether a C compiler works here; with --if-built, make nothing, and print nothing
where there is no copy of the source as it is; with --quick, take such a copy where there is one, or
else make another that is optimised less, for tests, and is nobody's to play with.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterable
from contextlib import chdir
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
RULES = "rules"  # compiled, and nothing else
COPY = "compiled"  # the whole package with them
MARK = "made-from"
RECIPE = [ROOT / "setup.py", ROOT / "src/tidetable/compiling.py", ROOT / "pyproject.toml"]
TYPES = ROOT / "src" / "tidetable" / "core" / "vec.py"  # not compiled, but rules compile by it
LEFTOVERS = shutil.ignore_patterns("__pycache__", "*.egg-info")


def fingerprint(paths: Iterable[Path]) -> str:
    """Return what is made of files depends on: the files, how it is made, and by whom."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [*RECIPE, *paths]:
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def package() -> list[Path]:
    return sorted(
        path
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and not LEFTOVERS(str(path), [*path.relative_to(ROOT).parts])
    )


def rules() -> list[Path]:
    """Return all that the compiled rules are made of."""
    setup = runpy.run_path(str(ROOT / "setup.py"), run_name="setup")
    with chdir(ROOT):
        return [TYPES, *map(Path.absolute, map(Path, setup["rules"]()))]


def is_made(folder: Path, made_from: str) -> bool:
    mark = folder / MARK
    return mark.exists() and mark.read_text() == made_from


def compile_rules(where: Path, how: str) -> None:
    shutil.rmtree(where, ignore_errors=True)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(where)]
    env = {**os.environ, "TIDETABLE_COMPILE": how}
    built = subprocess.run(command, cwd=ROOT, env=env, stdout=sys.stderr, check=False)
    if built.returncode != 0:
        raise SystemExit(built.returncode)  # it has said why


def put_together(build: Path, made_from: str) -> None:
    """Make the copy aside, then put it in its place: somebody may be using the old one."""
    copy, fresh, old = build / COPY, build / f"{COPY}.new", build / f"{COPY}.old"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(ROOT / "src", fresh, ignore=LEFTOVERS)
    shutil.copytree(build / RULES, fresh, dirs_exist_ok=True)
    (fresh / MARK).write_text(made_from)
    shutil.rmtree(old, ignore_errors=True)
    if copy.exists():
        copy.rename(old)
    fresh.rename(copy)
    shutil.rmtree(old, ignore_errors=True)


def compiled(*, quick: bool = False) -> Path:
    """Return the folder of a copy. Whoever comes while it is being made waits for it."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "compiled.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        made_from = fingerprint(rules())
        if quick and not is_made(BUILD / RULES, made_from):
            build, how = BUILD / "quick", "quick"
        else:
            build, how = BUILD, "1"
        whole = fingerprint(package())
        if not is_made(build / COPY, whole):
            if not is_made(build / RULES, made_from):
                compile_rules(build / RULES, how)
                (build / RULES / MARK).write_text(made_from)
            put_together(build, whole)
    return build / COPY


if __name__ == "__main__":
    if "--possible" in sys.argv:
        works = runpy.run_path(str(ROOT / "scripts" / "compiler.py"))["works"]
        sys.exit(0 if works() else 1)
    if "--if-built" not in sys.argv or is_made(BUILD / COPY, fingerprint(package())):
        print(compiled(quick="--quick" in sys.argv))
