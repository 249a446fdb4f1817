"""Games on the machines of a Ray cluster: what each found travels here and is learned from.

Of the mask and of the coach's glances only what is legal travels, and of lists not their rooms.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from tidetable.core.learn.processes import COACHED, COPIED, Processes, Shared, Worker, layout, part

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.core.learn.batch import Opened
    from tidetable.core.learn.processes import Memory, Share

Found = dict[str, NDArray[Any]]


class Cluster(Processes):
    """Games of actors on a cluster that was joined before."""

    def __init__(self, ray: Any, *args: Any, **wishes: Any) -> None:
        self.ray: Final = ray
        super().__init__(*args, **wishes)

    def hire(self, opening: Callable[[], Opened], share: Share, memory: Memory) -> Worker:
        here = part(layout(self), memory, share.first, share.end - share.first)
        return RemoteWorker(self.ray, opening, share, here)


class RemoteWorker(Worker):
    def __init__(
        self, ray: Any, opening: Callable[[], Opened], share: Share, here: dict[str, NDArray[Any]]
    ) -> None:
        super().__init__(share)
        self.ray: Final = ray
        self.here: Final = here
        self.actor: Final = ray.remote(num_cpus=1)(RemoteGames).remote(
            opening, share, list(sys.path)
        )
        self.asked: Any = self.actor.found.remote()

    def step(self, advised: bool) -> None:
        self.asked = self.actor.step.remote(self.here["actions"].copy(), advised)

    def has_replied(self) -> bool:
        replied, _ = self.ray.wait([self.asked], timeout=0)
        return bool(replied)

    def reply(self) -> None:
        found: Found = dict(self._get(self.asked))
        rows = np.arange(len(found["counts"])) * (len(self.here["mask"]) // len(found["counts"]))
        legal = np.repeat(rows, found["counts"]) + found["legal"]
        for name, of_legal in (("mask", 1), ("glances", found.pop("glances"))):
            self.here[name][:] = 0
            self.here[name][legal] = of_legal
        for name, array in found.items():
            self.here[name][: len(array)] = array

    def refusal(self, i: int, action: int) -> str:
        said: str = self._get(self.actor.refusal.remote(i, action))
        return said

    def close(self) -> None:
        self.ray.kill(self.actor)

    def _get(self, asked: Any) -> Any:
        try:
            return self.ray.get(asked)
        except self.ray.exceptions.RayError as error:
            raise self.ended() from error


class RemoteGames:
    """Lives in an actor."""

    def __init__(self, opening: Callable[[], Opened], share: Share, paths: list[str]) -> None:
        sys.path += [path for path in paths if path not in sys.path]
        self.games: Final = Shared(opening, share, None, 0)

    def step(self, actions: NDArray[Any], advised: bool) -> Found:
        self.games.outlet.arrays["actions"][:] = actions
        self.games.step(advised)
        return self.found()

    def found(self) -> Found:
        arrays = self.games.outlet.arrays
        found = {name: arrays[name] for name in (*COPIED, *COACHED, "counts")}
        found["legal"] = arrays["legal"][: int(arrays["counts"].sum())]
        found["glances"] = arrays["glances"][self.games.outlet.set]
        return found

    def refusal(self, i: int, action: int) -> str:
        return self.games.batch.fleet.refusal(i, action)
