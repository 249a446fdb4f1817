"""The same league on a Ray cluster. Each actor has a crew of one, so that limits hold there too."""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Generator, Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from tidetable.league.crew import Crew

if TYPE_CHECKING:
    from tidetable.league.game import Played
    from tidetable.league.plan import Fixture, LeaguePlan

LOCAL: Final = "local"
TRIES: Final = 3  # how often an actor may be lost with its host


class NoRay(Exception):
    """Ray is not installed, or there is no cluster at the address; the message says more."""


class RemoteHand:
    """Lives in an actor."""

    def __init__(self, plan: LeaguePlan, paths: list[str]) -> None:
        sys.path += [path for path in paths if path not in sys.path]
        self.crew = Crew(plan, 1)

    def play(self, fixture: Fixture) -> Played:
        return next(self.crew.play([fixture]))


def play_on_ray(
    plan: LeaguePlan, fixtures: Iterable[Fixture], address: str, workers: int | None
) -> Generator[Played]:
    """Yield the games as they finish. `local` starts a cluster here and ends it afterwards."""
    ray = join(address, workers)
    try:
        cores = int(ray.cluster_resources().get("CPU", 1))
        waiting = deque(fixtures)
        options = {"num_cpus": 1, "max_restarts": TRIES, "max_task_retries": TRIES}
        hire = ray.remote(**options)(RemoteHand).remote
        needed = min(workers or cores, cores, len(waiting))
        hands = [hire(plan, list(sys.path)) for _ in range(needed)]
        busy = {hand.play.remote(waiting.popleft()): hand for hand in hands}
        while busy:
            ready, _ = ray.wait(list(busy), num_returns=1)
            hand = busy.pop(ready[0])
            yield ray.get(ready[0])
            if waiting:
                busy[hand.play.remote(waiting.popleft())] = hand
    finally:
        ray.shutdown()


def join(address: str, workers: int | None) -> Any:
    """Return Ray, connected. It is asked to report nothing to anybody."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        ray = import_module("ray")
        if address == LOCAL:
            # An address in the environment would lead elsewhere than here.
            ray.init("local", num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(address, **quiet)
    except ImportError as error:
        raise NoRay("") from error
    except Exception as error:
        raise NoRay(str(error)) from error
    return ray
