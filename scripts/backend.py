"""The build backend: setuptools, and the rules' compiler where there is a C compiler for it.

Listed in pyproject.toml, the compiler would be fetched for every editable install as well, and on
machines that cannot use it.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, str | list[str] | None]


def compiles() -> bool:
    """Whether the rules are to be compiled, as far as can be told before it is tried."""
    wish = os.environ.get("TIDETABLE_COMPILE", "")
    if wish:
        return wish != "0"
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    found = bool(command) and shutil.which(command.split()[0]) is not None
    return found and sys.implementation.name == "cpython"


def get_requires_for_build_wheel(config_settings: Settings | None = None) -> list[str]:
    needed = list(build_meta.get_requires_for_build_wheel(config_settings))
    if compiles():
        project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
        needed += project["dependency-groups"]["compile"]
    return needed
