"""A network that reads a row and answers, by numpy alone; and the file it is kept in.

Large tables are kept as bytes, with a scale for each row: what is read is what plays. Beside them
stands which observation they have learned to read, and how they were trained.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache, wraps
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar
from zipfile import BadZipFile, ZipFile

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController

from tidetable.core.learn.fleet import PER_E, move_ids
from tidetable.networks.inputs import Inputs, of_view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tidetable.core.learn.observation import Observation

MOST_BYTE: Final = 127
SCALE: Final = " scale"  # follows the name of a table that is kept as bytes
RECORD: Final = "record"
GLANCE: Final = "glance"  # in the record: how much the evaluator's first glance counts
SURE: Final = ("sure.weight", "sure.seats")  # of a network that was calibrated
OF_BLOCK: Final = ("norm.weight", "norm.bias", "up.weight", "up.bias", "down.weight", "down.bias")


Asked = ParamSpec("Asked")
Said = TypeVar("Said")


def in_one_thread(work: Callable[Asked, Said]) -> Callable[Asked, Said]:
    """Let numpy do this work in one thread, whoever asks for it.

    The tables are small: several threads gain nothing, and where somebody else needs the cores
    they wait for each other, so that an answer takes twenty times as long.
    """

    @wraps(work)
    def do(*args: Asked.args, **kwargs: Asked.kwargs) -> Said:
        with _threads().limit(limits=1, user_api="blas"):
            return work(*args, **kwargs)

    return do


@lru_cache(maxsize=1)
def _threads() -> Any:
    """Return who knows how many threads numpy has; it takes a while to find out."""
    return ThreadpoolController()


class NoNetwork(Exception):
    """A file holds none, one for something else, or a damaged one: file, other or tables."""

    def __init__(self, reason: str, path: Path, said: str, learned: str = "") -> None:
        super().__init__(reason, path, said, learned)
        self.reason: Final = reason
        self.path: Final = path
        self.said: Final = said
        self.learned: Final = learned

    def __str__(self) -> str:
        return f"{self.path} {self.said}"


class Network:
    """How likely each action is, and each seat to win, by what a seat sees."""

    def __init__(self, observation: Observation, path: Path) -> None:
        self.record, w = load(path)
        learned = str(self.record.get("observation"))
        if learned != observation.name:
            said = f"has learned to read {learned}, not {observation.name}"
            raise NoNetwork("other", path, said, learned)
        self.observation: Final = observation
        self.glance: Final = float(self.record.get(GLANCE, 0))
        self.inputs: Final = of_view(observation)
        actions = len(move_ids(observation.game.codec))
        if not is_whole(w, self.inputs, actions, len(observation.seat_axis)):
            raise NoNetwork("tables", path, "holds tables that do not belong together")
        self.per: Final = w["per"]
        self.first: Final = np.ascontiguousarray(w["first.weight"].T), w["first.bias"]
        self.width: Final = len(w["first.bias"])
        self.blocks: Final = [[w[f"{k}.{part}"] for part in OF_BLOCK] for k in blocks_in(w)]
        self.norm: Final = w["norm.weight"], w["norm.bias"]
        self.policy: Final = w["policy.weight"], w["policy.bias"]
        self.chances: Final = w["chances.weight"], w["chances.bias"]
        self.sure: Final = [w[name] for name in SURE if name in w]

    @in_one_thread
    def read(self, rows: NDArray[np.int16]) -> NDArray[Any]:
        """Return what each of some rows comes to: what all answers follow from."""
        inputs, (first, bias) = self.inputs.read(rows, self.per), self.first
        on = np.flatnonzero(inputs.any(0))  # few are
        x = np.maximum(inputs[:, on] @ first[on] + bias, 0)
        for scale, shift, up, up_bias, down, down_bias in self.blocks:
            inner = np.maximum(_normed(x, scale, shift) @ up.T + up_bias, 0)
            x = x + inner @ down.T + down_bias
        return _normed(x, *self.norm)

    @in_one_thread
    def weigh(
        self, x: NDArray[Any], actions: list[int], glances: Sequence[int] = ()
    ) -> NDArray[Any]:
        """Return how likely each of these actions is, if no other is legal; `glances` tell how
        they look at first, to a network that corrects that.
        """
        table, bias = self.policy
        said = table[actions] @ x + bias[actions]
        return _shares(said + self.glance / PER_E * np.array(glances) if self.glance else said)

    @in_one_thread
    def judge(self, x: NDArray[Any], seats: int) -> NDArray[Any]:
        """Return each seat's chance to win, that of the seat that looks first."""
        table, bias = self.chances
        said = x @ table[:seats].T + bias[:seats]
        if self.sure:
            weight, by_seats = self.sure
            said = said * np.exp(x @ weight + by_seats[seats - 1])[..., None]
        return _shares(said)


def save(path: Path, tables: dict[str, NDArray[Any]], record: dict[str, Any]) -> None:
    """Write a network, its large tables as bytes."""
    kept: dict[str, Any] = {RECORD: np.array(json.dumps(record))}
    for name, table in tables.items():
        kept[name] = table.astype(np.float32)
        if table.ndim == 2:
            scale = np.maximum(np.abs(table).max(1), 1e-9) / MOST_BYTE
            kept[name] = np.rint(table / scale[:, None]).astype(np.int8)
            kept[name + SCALE] = scale.astype(np.float32)
    with path.open("wb") as file:
        np.savez_compressed(file, **kept)


def load(path: Path) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    """Return how a network was made, and its tables."""
    try:
        with ZipFile(path), np.load(path) as kept:
            record = dict(json.loads(str(kept[RECORD])))
            names = [name for name in kept.files if name != RECORD and not name.endswith(SCALE)]
            return record, {name: _table(kept, name) for name in names}
    except (OSError, ValueError, TypeError, KeyError, BadZipFile) as error:
        raise NoNetwork("file", path, f"holds no network: {error}") from error


def blocks_in(w: dict[str, NDArray[Any]]) -> range:
    """Return the numbers of a network's blocks."""
    return range(next(k for k in count() if f"{k}.up.weight" not in w))


def is_whole(w: dict[str, NDArray[Any]], inputs: Inputs, actions: int, seats: int) -> bool:
    """Whether all tables are there, and fit each other and the game."""
    wide = len(w.get("first.bias", ()))
    sizes: dict[str, tuple[int, ...]] = {"per": (len(inputs.counts),)}
    sizes |= {"first.weight": (wide, inputs.size), "first.bias": (wide,)}
    for k in blocks_in(w):
        for name in OF_BLOCK:
            is_table = name in ("up.weight", "down.weight")
            sizes[f"{k}.{name}"] = (wide, wide) if is_table else (wide,)
    sizes |= {"norm.weight": (wide,), "norm.bias": (wide,)}
    for head, size in (("policy", actions), ("chances", seats)):
        sizes |= {f"{head}.weight": (size, wide), f"{head}.bias": (size,)}
    if any(name in w for name in SURE):
        sizes |= dict(zip(SURE, ((wide,), (seats,)), strict=True))
    return {name: table.shape for name, table in w.items()} == sizes


def _table(kept: Any, name: str) -> NDArray[Any]:
    table = kept[name].astype(np.float32)
    return np.asarray(table * kept[name + SCALE][:, None] if name + SCALE in kept.files else table)


def _normed(x: NDArray[Any], scale: NDArray[Any], shift: NDArray[Any]) -> NDArray[Any]:
    x = x - x.mean(-1, keepdims=True)
    return np.asarray(x / np.sqrt((x * x).mean(-1, keepdims=True) + 1e-5) * scale + shift)


def _shares(logits: NDArray[Any]) -> NDArray[Any]:
    found = np.exp(logits - logits.max(-1, keepdims=True))
    return np.asarray(found / found.sum(-1, keepdims=True))
