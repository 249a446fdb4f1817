"""Print the path of a Chromium that starts; install one where there is none.

Messages go to the error stream: standard output is the path alone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

SHELL = "chromium-headless-shell"  # no windows of its own: tests take two thirds of the time
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
NONE_FOUND = """
!! No Chromium was found, and none could be installed.
!! The tests in a real browser cannot run. What helps:
!!   - install Chromium or Chrome, or name one: TIDETABLE_CHROMIUM=/path/to/chromium make test
!!   - or leave those tests out, knowingly: make test BROWSER=skip
"""


def say(message: str) -> None:
    print(message, file=sys.stderr, flush=True)


def starts(path: str) -> bool:
    """Whether it runs at all: a link can be dead, a library missing."""
    try:
        asked = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


def on_the_machine() -> Iterator[str]:
    named = os.environ.get("TIDETABLE_CHROMIUM")
    if named:
        yield named
        say(f"TIDETABLE_CHROMIUM does not start: {named}")
    yield from filter(None, map(shutil.which, NAMES))
    yield from (path for path in APPLICATIONS if Path(path).exists())


def of_playwright() -> Iterator[str]:
    """Where Playwright keeps, or would keep, a browser of its own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    yield path


def find() -> str | None:
    return next(filter(starts, chain(on_the_machine(), of_playwright())), None)


def run(*command: str, seconds: int) -> bool:
    say(f"   {' '.join(command)}")
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr,
            timeout=seconds,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def install_by_playwright() -> None:
    run(sys.executable, "-m", "playwright", "install", "chromium", seconds=240)


def install_by_apt() -> None:
    """Install letters beside it, but none of what it recommends: that would be a hundred packages,
    a daemon for printers among them.
    """
    if shutil.which("apt-get") and os.geteuid() == 0:
        run("apt-get", "update", "-qq", seconds=120)
        install = ("apt-get", "install", "-qq", "--yes", "--no-install-recommends")
        for name in (SHELL, "chromium"):  # the former is a package of its own in newer releases
            if run(*install, name, "fonts-liberation", seconds=300):
                return


def main() -> int:
    found = find()
    for install in (install_by_playwright, install_by_apt):
        if found is None:
            say("No Chromium found; trying to install one …")
            install()
            found = find()
    if found is None:
        say(NONE_FOUND)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
