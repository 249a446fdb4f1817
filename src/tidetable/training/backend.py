"""Where a training computes: with numpy here, or with torch on a graphics card.

Both know the operations of the array API standard, so that a learner is written once. What the
standard leaves out stands here: getting there and back, luck, and doing the same again at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from mmap import PAGESIZE
from typing import Any, Final, TypeAlias, TypeVar

import array_api_compat
import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = Any  # of numpy or of torch
Work: TypeAlias = Callable[[], None]
Fetched: TypeAlias = Callable[[], NDArray[Any]]  # waits until it is here
Found = TypeVar("Found")

EAGER: Final = 2  # times that work is done call by call, before it is recorded


class Backend:
    """Computing with numpy."""

    def __init__(self, seed: int) -> None:
        self.xp: Any = array_api_compat.array_namespace(np.zeros(1))
        self.half: Any = np.float32  # what tables are multiplied in
        self.luck: Final = np.random.default_rng(seed)
        self.helper: Final = ThreadPoolExecutor(1)

    def put(self, array: NDArray[Any]) -> Array:
        """Return an array of numpy as one to compute with."""
        return array

    def get(self, array: Array) -> NDArray[Any]:
        return np.asarray(array)

    def fetch(self, array: Array) -> Fetched:
        """Begin to get an array as it is now, and do something else meanwhile."""
        here = self.get(array).copy()
        return lambda: here

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

    def beside(self, work: Callable[[], Found]) -> Future[Found]:
        """Begin other work, which is done while this goes on."""
        return self.helper.submit(work)

    def pin(self, arrays: Iterable[NDArray[Any]]) -> None:
        """Let these be put fast and often; whoever frees them says `unpin` first."""

    def unpin(self) -> None:
        """Let go of all that was pinned."""


class Torch(Backend):
    """Computing with torch."""

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
        return self.torch.from_numpy(array).to(self.device, non_blocking=True)

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
        return work


class Cuda(Torch):
    """Computing with torch on a graphics card."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, "cuda")
        self.stream: Final = self.torch.cuda.Stream(priority=-1)  # comes first: others wait for it
        self.cudart: Final = self.torch.cuda.cudart()
        self.pinned: Final[list[int]] = []

    def repeated(self, work: Work) -> Work:
        return Recorded(self.torch, work)

    def fetch(self, array: Array) -> Fetched:
        here = self.torch.empty(array.shape, dtype=array.dtype, pin_memory=True)
        here.copy_(array, non_blocking=True)
        come = self.torch.cuda.Event()
        come.record()

        def fetched() -> NDArray[Any]:
            come.synchronize()
            return np.asarray(here)

        return fetched

    def beside(self, work: Callable[[], Found]) -> Future[Found]:
        cuda = self.torch.cuda
        cuda.current_stream().synchronize()

        def on_its_stream() -> Found:
            with cuda.stream(self.stream):
                found = work()
                self.stream.synchronize()
            return found

        return super().beside(on_its_stream)

    def pin(self, arrays: Iterable[NDArray[Any]]) -> None:
        """Let the card fetch these itself."""
        for start, end in pages_of(arrays):
            self.torch.cuda.check_error(self.cudart.cudaHostRegister(start, end - start, 0))
            self.pinned.append(start)

    def unpin(self) -> None:
        while self.pinned:
            self.torch.cuda.check_error(self.cudart.cudaHostUnregister(self.pinned.pop()))


class Fused(Cuda):
    """The same after a minute in which torch makes few large steps of many small ones."""

    def repeated(self, work: Work) -> Work:
        return super().repeated(self.torch.compile(work, dynamic=False))


def pages_of(arrays: Iterable[NDArray[Any]]) -> list[tuple[int, int]]:
    """Return where the pages of some arrays begin and end; arrays may share one."""
    found: list[tuple[int, int]] = []
    for array in sorted(arrays, key=lambda one: one.ctypes.data):
        start, end = array.ctypes.data, array.ctypes.data + array.nbytes
        start, end = start // PAGESIZE * PAGESIZE, -(-end // PAGESIZE) * PAGESIZE
        if found and start < found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], end)
        elif array.nbytes:
            found.append((start, end))
    return found


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
            self._record()
        self.graph.replay()

    def _record(self) -> None:
        """Record it where it is done: what is recorded keeps the priority of that stream."""
        cuda = self.torch.cuda
        here = cuda.current_stream()
        aside = here if here != cuda.default_stream() else None  # where nothing can be recorded
        with cuda.graph(self.graph, stream=aside):
            self.work()

    def _aside(self) -> None:
        """Do it on a stream of its own, as recording asks for."""
        cuda = self.torch.cuda
        here, aside = cuda.current_stream(), cuda.Stream()
        aside.wait_stream(here)
        with cuda.stream(aside):
            self.work()
        here.wait_stream(aside)


def backend(name: str, seed: int) -> Backend:
    """Return what was asked for: `numpy`, `cpu`, `cuda` or `fused`; without a name, the best."""
    if name == "numpy":
        return Backend(seed)
    try:
        import torch
    except ModuleNotFoundError:
        if name:
            raise NoBackend("torch", name) from None
        return Backend(seed)
    has_card = torch.cuda.is_available()
    if name in ("cuda", "fused") and not has_card:
        raise NoBackend("card", name)
    if name == "fused":
        return Fused(seed)
    if name == "cuda" or (has_card and not name):
        return Cuda(seed)
    return Torch(seed, name) if name else Backend(seed)


class NoBackend(Exception):
    """It cannot be computed there; `reason` is torch, where that is missing, or card."""

    def __init__(self, reason: str, name: str) -> None:
        super().__init__(reason, name)
        self.reason: Final = reason
        self.name: Final = name
