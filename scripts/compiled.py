"""Print the folder of a compiled copy of the package; build it anew when the source has changed.

The copy lies outside src, which stays as it is: tests and benchmarks choose by PYTHONPATH. With
--possible, only say by the exit status whether a C compiler works here; with --if-built, build
nothing, and print nothing where there is no copy of the source as it is.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build"
COPY = BUILD / "compiled"
MARK = COPY / "made-from"
LEFTOVERS = ("__pycache__", ".egg-info")


def fingerprint() -> str:
    """Return what the copy depends on: every file of the package, how it is built, and by whom."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [ROOT / "setup.py", ROOT / "pyproject.toml", *sorted((ROOT / "src").rglob("*"))]:
        if path.is_file() and not any(name in str(path) for name in LEFTOVERS):
            digest.update(str(path.relative_to(ROOT)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def possible() -> bool:
    """Whether a C compiler is there that finds Python's headers."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    include = sysconfig.get_path("include")
    command += ["-fsyntax-only", "-x", "c", "-I", include, "-"]
    try:
        tried = subprocess.run(
            command, input=b"#include <Python.h>\n", capture_output=True, timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return tried.returncode == 0


def build() -> None:
    shutil.rmtree(COPY, ignore_errors=True)
    command = [sys.executable, "setup.py", "-q", "build", "--build-lib", str(COPY)]
    env = {**os.environ, "TIDETABLE_COMPILE": "1"}
    built = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if built.returncode != 0:
        raise SystemExit(built.stdout + built.stderr)


def is_built() -> bool:
    return MARK.exists() and MARK.read_text() == fingerprint()


def compiled() -> Path:
    """Return the folder of the copy. Whoever comes while it is being built waits for it."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "compiled.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_built():
            made_from = fingerprint()
            build()
            MARK.write_text(made_from)
    return COPY


if __name__ == "__main__":
    if "--possible" in sys.argv:
        sys.exit(0 if possible() else 1)
    if "--if-built" not in sys.argv or is_built():
        print(compiled())
