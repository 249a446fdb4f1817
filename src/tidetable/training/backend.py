"""Where a training computes: with numpy here, or with torch on a graphics card.

Both know the operations of the array API standard, so that a learner is written once. What the
standard leaves out stands here: getting there and back, luck, and doing the same again at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import array_api_compat
import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = Any  # of numpy or of torch
Work: TypeAlias = Callable[[], None]

EAGER: Final = 2  # times that work is done call by call, before it is recorded


class Backend:
    """Computing with numpy."""

    def __init__(self, seed: int) -> None:
        self.xp: Any = array_api_compat.array_namespace(np.zeros(1))
        self.half: Any = np.float32  # what tables are multiplied in
        self.luck: Final = np.random.default_rng(seed)

    def put(self, array: NDArray[Any]) -> Array:
        """Return an array of numpy as one to compute with."""
        return array

    def get(self, array: Array) -> NDArray[Any]:
        return np.asarray(array)

    def zeros(self, *shape: int, kind: str = "float32") -> Array:
        return self.xp.zeros(shape, dtype=getattr(self.xp, kind))

    def halves(self, *shape: int) -> Array:
        """Return room for numbers that are multiplied."""
        return np.zeros(shape, self.half)

    def below(self, n: int) -> Array:
        """Return 0, 1, ... n - 1."""
        return self.xp.arange(n)

    def clip(self, x: Array, least: float | None, most: float | None) -> Array:
        """Return numbers within bounds; the standard's way is slow with numpy."""
        return np.clip(x, least, most)

    def exponential(self, like: Array) -> Array:
        """Return luck for a draw: as many numbers as there are in an array."""
        return self.luck.standard_exponential(like.shape, np.float32)

    def shuffled(self, n: int) -> Array:
        return self.luck.permutation(n)

    def repeated(self, work: Work) -> Work:
        """Return work that is done again and again on the same arrays, as fast as it can be."""
        return work


class Torch(Backend):
    """Computing with torch, on a graphics card if there is one."""

    def __init__(self, seed: int, device: str) -> None:
        super().__init__(seed)
        import torch

        torch.manual_seed(seed)
        torch.set_grad_enabled(False)
        torch.set_float32_matmul_precision("high")
        self.torch: Final[Any] = torch
        self.device: Final = device
        self.xp = array_api_compat.array_namespace(torch.zeros(1))
        self.half = torch.bfloat16 if device == "cuda" else torch.float32

    def put(self, array: NDArray[Any]) -> Array:
        return self.torch.from_numpy(array).to(self.device)

    def get(self, array: Array) -> NDArray[Any]:
        return np.asarray(array.float().cpu() if array.is_floating_point() else array.cpu())

    def zeros(self, *shape: int, kind: str = "float32") -> Array:
        return self.xp.zeros(shape, dtype=getattr(self.xp, kind), device=self.device)

    def halves(self, *shape: int) -> Array:
        return self.torch.zeros(shape, dtype=self.half, device=self.device)

    def below(self, n: int) -> Array:
        return self.xp.arange(n, device=self.device)

    def clip(self, x: Array, least: float | None, most: float | None) -> Array:
        return self.torch.clamp(x, least, most)

    def exponential(self, like: Array) -> Array:
        return self.torch.empty_like(like).exponential_()

    def shuffled(self, n: int) -> Array:
        return self.torch.randperm(n, device=self.device)

    def repeated(self, work: Work) -> Work:
        return Recorded(self.torch, work) if self.device == "cuda" else work


class Recorded:
    """Work of a graphics card that is recorded once and then done without a word from Python.

    It reads and writes arrays that stay where they are, and never waits for a number.
    """

    def __init__(self, torch: Any, work: Work) -> None:
        self.torch: Final = torch
        self.work: Final = work
        self.times = 0
        self.graph: Final = torch.cuda.CUDAGraph()

    def __call__(self) -> None:
        self.times += 1
        if self.times <= EAGER:
            self._aside()
            return
        if self.times == EAGER + 1:
            with self.torch.cuda.graph(self.graph):
                self.work()
        self.graph.replay()

    def _aside(self) -> None:
        """Do it on a stream of its own, as recording asks for."""
        cuda = self.torch.cuda
        here, aside = cuda.current_stream(), cuda.Stream()
        aside.wait_stream(here)
        with cuda.stream(aside):
            self.work()
        here.wait_stream(aside)


def backend(name: str, seed: int) -> Backend:
    """Return what was asked for: `numpy`, `cpu` or `cuda`; without a name, the best there is."""
    if name == "numpy":
        return Backend(seed)
    try:
        import torch
    except ModuleNotFoundError:
        if name:
            raise NoBackend("torch", name) from None
        return Backend(seed)
    if torch.cuda.is_available() and name in ("", "cuda"):
        return Torch(seed, "cuda")
    if name == "cuda":
        raise NoBackend("card", name)
    return Torch(seed, name) if name else Backend(seed)


class NoBackend(Exception):
    """It cannot be computed there; `reason` is torch, where that is missing, or card."""

    def __init__(self, reason: str, name: str) -> None:
        super().__init__(reason, name)
        self.reason: Final = reason
        self.name: Final = name
