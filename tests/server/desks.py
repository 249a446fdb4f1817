"""Desks for thinking processes of tests, by name: another process has to find them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tidetable.bots.processes import Hourglass
from tidetable.core.vec import COMPILED
from tidetable.server.room.desk import Job, sit_down


def slow(folder: Path, hourglass: Hourglass) -> Callable[[Job], Any]:
    """Note the own number when asked, and answer when it is allowed."""
    return late(folder, sit_down(hourglass))


def idle(folder: Path, _hourglass: Hourglass) -> Callable[[Job], Any]:
    """The same, without a thought."""
    return late(folder, lambda _job: [])


def late(folder: Path, at_once: Callable[[Job], Any]) -> Callable[[Job], Any]:
    def answer(job: Job) -> Any:
        (folder / f"{os.getpid()}.asked").touch()
        while not (folder / "go").exists():
            time.sleep(0.01)
        return at_once(job)

    return answer


def compiled(_hourglass: Hourglass) -> Callable[[Job], bool]:
    """Tell whether the rules are compiled, whatever is asked."""
    return lambda _job: COMPILED
