"""What processes of tests do, by name: another process has to find it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tidetable.bots.processes import Hourglass

Answering = Callable[[str], object]


def begin(hourglass: Hourglass) -> Answering:
    """Return what does as it is told."""

    def answer(job: str) -> object:
        what, _, more = job.partition(" ")
        if what == "say":
            print(more, flush=True)
            return os.read(0, 1)  # nobody answers a bot
        if what == "fail":
            raise ValueError(more)
        if what == "wait":
            Path(more, "asked").write_text(str(os.getpid()))
            while not Path(more, "go").exists():
                time.sleep(0.01)
        if what == "hang":
            hourglass.turn(3)
            time.sleep(3600)
        if what == "die":
            hourglass.turn(2)
            os._exit(7)
        if what == "mute":
            hourglass.turn(1)
            os.closerange(3, 256)
            time.sleep(3600)
        return os.getpid()

    return answer


def unready(_hourglass: Hourglass) -> Answering:
    sys.exit("not today")
