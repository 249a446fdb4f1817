"""A network of one shape for all: forwards, and backwards for its slopes.

Inputs go through a first layer and some blocks, each of which adds to what is known what follows
from it; heads read the answers from that. `networks/network.py` plays what comes of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from tidetable.networks.inputs import MOST_USUAL

if TYPE_CHECKING:
    from tidetable.networks.inputs import Inputs
    from tidetable.training.backend import Array, Backend
    from tidetable.training.weights import Sizes

ByName = dict[str, Any]
TINY: Final = 1e-5
CELLS: Final = (
    *("counts", "step_cells", "steps", "hot_cells", "hot_least", "hot_at", "hot_last"),
    *("sum_cells", "sum_times", "sum_start", "gauged", "gauge_steps", "bit_cells", "bits"),
)


class Intake:
    """Turns many rows into inputs, where the rows are."""

    def __init__(self, inputs: Inputs, on: Backend) -> None:
        self.on: Final = on
        self.inputs: Final = inputs
        self.of: Final = {name: on.put(getattr(inputs, name)) for name in CELLS}
        self.per: Final[Array] = on.zeros(len(inputs.counts))

    def measure(self, per: NDArray[Any]) -> None:
        """Say how a count is measured: times this it is 1 if it is as usual."""
        self.per[:] = self.on.put(per.astype(np.float32))

    def read(self, rows: Array) -> Array:
        xp, inputs, of = self.on.xp, self.inputs, self.of
        x = self.on.halves(rows.shape[0], inputs.size)
        counts = rows[:, of["counts"]] * self.per
        x[:, : inputs.steps_at] = xp.astype(
            self.on.clip(counts, -MOST_USUAL, MOST_USUAL), self.on.half
        )
        steps = rows[:, of["step_cells"]] >= of["steps"]
        x[:, inputs.steps_at : inputs.gauges_at] = xp.astype(steps, self.on.half)
        sums = xp.sum(rows[:, of["sum_cells"]] * of["sum_times"], axis=2) + of["sum_start"]
        gauges = sums[:, of["gauged"]] >= of["gauge_steps"]
        ends = inputs.gauges_at + len(inputs.gauged)
        x[:, inputs.gauges_at : ends] = xp.astype(gauges, self.on.half)
        named = xp.astype(rows[:, of["hot_cells"]], xp.int64) - of["hot_least"]
        named = xp.minimum(self.on.clip(named, 0, None), of["hot_last"])
        where = of["hot_at"] + self.on.clip(named - 1, 0, None)
        x[self.on.below(rows.shape[0])[:, None], where] = xp.astype(named > 0, self.on.half)
        bits = xp.astype(rows[:, of["bit_cells"]], xp.int64) >> of["bits"]
        x[:, inputs.bits_at :] = xp.astype(bits & 1, self.on.half)
        return x


class Net:
    def __init__(
        self, inputs: int, width: int, blocks: int, heads: dict[str, int], on: Backend
    ) -> None:
        self.on: Final = on
        self.blocks: Final = blocks
        self.heads: Final = heads
        sizes: Sizes = {"first.weight": (width, inputs), "first.bias": (width,)}
        for k in range(blocks):
            sizes |= {f"{k}.norm.weight": (width,), f"{k}.norm.bias": (width,)}
            for part in ("up", "down"):
                sizes |= {f"{k}.{part}.weight": (width, width), f"{k}.{part}.bias": (width,)}
        sizes |= {"norm.weight": (width,), "norm.bias": (width,)}
        for head, size in heads.items():
            sizes |= {f"{head}.weight": (size, width), f"{head}.bias": (size,)}
        self.sizes: Final = sizes

    def fresh(self, seed: int) -> dict[str, NDArray[np.float32]]:
        """Return what a network knows at first: blocks add nothing, heads say nearly nothing."""
        luck = np.random.default_rng(seed)
        found = {name: np.zeros(shape, np.float32) for name, shape in self.sizes.items()}
        for name, table in found.items():
            if name.endswith("norm.weight"):
                table[:] = 1
            elif name.endswith("weight") and "down" not in name:
                most = 0.01 if name.split(".")[0] in self.heads else table.shape[1] ** -0.5
                table[:] = luck.uniform(-most, most, table.shape)
        return found

    def forward(self, w: ByName, x: Array) -> tuple[dict[str, Array], list[Any]]:
        """Return what each head says, and what it takes to go back."""
        h = self._above_0(self._layer(w, "first", x))
        tape: list[Any] = [x, h]
        for k in range(self.blocks):
            normed, kept = self._norm(w, f"{k}.norm", h)
            up = self._above_0(self._layer(w, f"{k}.up", normed))
            tape.append((kept, normed, up))
            h = h + self._layer(w, f"{k}.down", up)
        z, kept = self._norm(w, "norm", h)
        tape.append((kept, z))
        return {head: self._layer(w, head, z) for head in self.heads}, tape

    def backward(self, w: ByName, tape: list[Any], down: dict[str, Array], g: ByName) -> None:
        """Write the slopes of all tables, from the slopes of what the heads say."""
        kept, z = tape[-1]
        slope = sum(self._back(w, g, head, z, one) for head, one in down.items())
        slope = self._back_norm(w, g, "norm", kept, slope)
        for k in reversed(range(self.blocks)):
            kept, normed, up = tape[2 + k]
            inner = self._back(w, g, f"{k}.down", up, slope) * (up > 0)
            inner = self._back(w, g, f"{k}.up", normed, inner)
            slope = slope + self._back_norm(w, g, f"{k}.norm", kept, inner)
        x, h = tape[0], tape[1]
        slope = slope * (h > 0)
        g["first.weight"][:] = self._times(slope.T, x)
        g["first.bias"][:] = self.on.xp.sum(slope, axis=0)

    # --- Layers ----------------------------------------------------------------------------------

    def _times(self, a: Array, b: Array) -> Array:
        """Multiply two tables, in numbers half as long where that is faster."""
        xp, half = self.on.xp, self.on.half
        a, b = (xp.astype(one, half, copy=False) for one in (a, b))
        return xp.astype(a @ b, xp.float32, copy=False)

    def _above_0(self, x: Array) -> Array:
        return self.on.clip(x, 0, None)

    def _layer(self, w: ByName, name: str, x: Array) -> Array:
        return self._times(x, w[f"{name}.weight"].T) + w[f"{name}.bias"]

    def _back(self, w: ByName, g: ByName, name: str, x: Array, slope: Array) -> Array:
        g[f"{name}.weight"][:] = self._times(slope.T, x)
        g[f"{name}.bias"][:] = self.on.xp.sum(slope, axis=0)
        return self._times(slope, w[f"{name}.weight"])

    def _norm(self, w: ByName, name: str, x: Array) -> tuple[Array, tuple[Array, Array]]:
        xp = self.on.xp
        x = x - xp.mean(x, axis=1, keepdims=True)
        per = 1 / xp.sqrt(xp.mean(x * x, axis=1, keepdims=True) + TINY)
        x = x * per
        return x * w[f"{name}.weight"] + w[f"{name}.bias"], (x, per)

    def _back_norm(self, w: ByName, g: ByName, name: str, kept: Any, slope: Array) -> Array:
        xp = self.on.xp
        x, per = kept
        g[f"{name}.weight"][:] = xp.sum(slope * x, axis=0)
        g[f"{name}.bias"][:] = xp.sum(slope, axis=0)
        slope = slope * w[f"{name}.weight"]
        even = xp.mean(slope, axis=1, keepdims=True)
        return per * (slope - even - x * xp.mean(slope * x, axis=1, keepdims=True))
