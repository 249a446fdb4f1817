"""Whether a C compiler works here: asked before anything is translated for it."""

from __future__ import annotations

import os
import subprocess
import sysconfig


def works() -> bool:
    """Whether it is there and finds Python's headers."""
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
