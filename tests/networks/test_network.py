"""The file of a network: what is no network for a game is said, whatever it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from threadpoolctl import threadpool_info, threadpool_limits

from tidetable.core.learn.observation import Observation
from tidetable.games import box
from tidetable.networks import network
from tidetable.networks.network import Network, NoNetwork, load, save

SIRENS = box("sirens")
OBSERVATION = Observation(SIRENS.game, SIRENS.drawers)


def refused(path: Path) -> str:
    with pytest.raises(NoNetwork) as problem:
        Network(OBSERVATION, path)
    assert str(path) in str(problem.value)
    return str(problem.value)


def test_what_holds_no_network_is_said(tmp_path: Path) -> None:
    assert SIRENS.network is not None
    path, good = tmp_path / "network.npz", SIRENS.network.read_bytes()
    assert "holds no network" in refused(path), "there is no such file"
    for content in (b"", b"nothing", good[: len(good) // 2], b"\x93NUMPY" + 90 * b" "):
        path.write_bytes(content)
        assert "holds no network" in refused(path)
    with path.open("wb") as file:
        np.savez(file, something=np.zeros(3))
    assert "holds no network" in refused(path)
    with path.open("wb") as file:
        np.savez(file, record=np.array("[1]"))
    assert "holds no network" in refused(path)


def test_a_network_of_something_else_is_said(tmp_path: Path) -> None:
    assert SIRENS.network is not None
    path = tmp_path / "network.npz"
    record, tables = load(SIRENS.network)
    save(path, tables, {**record, "observation": "sirens_v0"})
    assert "has learned to read sirens_v0, not sirens_v1" in refused(path)
    save(path, tables, {})
    assert "has learned to read None" in refused(path)


@pytest.mark.parametrize("spoiled", ["policy.bias", "1.up.bias", "per", "first.weight"])
def test_tables_that_are_missing_or_do_not_fit_are_noticed(spoiled: str, tmp_path: Path) -> None:
    assert SIRENS.network is not None
    path = tmp_path / "network.npz"
    record, tables = load(SIRENS.network)
    others: list[dict[str, Any]] = [
        {name: table for name, table in tables.items() if name != spoiled},
        {**tables, spoiled: tables[spoiled][:-1]},
    ]
    for other in others:
        save(path, other, record)
        assert "do not belong together" in refused(path)


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    """A table that was kept as bytes once stays as it is."""
    assert SIRENS.network is not None
    path = tmp_path / "network.npz"
    record, tables = load(SIRENS.network)
    save(path, tables, record)
    again, same = load(path)
    assert again == record
    for name, table in tables.items():
        assert np.allclose(same[name], table, rtol=1e-5, atol=1e-8), name


def test_a_network_is_asked_in_one_thread_whatever_numpy_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else bots side by side wait for each other's threads; afterwards all is as it was."""
    assert SIRENS.network is not None
    one = Network(OBSERVATION, SIRENS.network)
    seen: list[int] = []

    def threads() -> list[int]:
        return [pool["num_threads"] for pool in threadpool_info() if pool["user_api"] == "blas"]

    def noting(work: Callable[..., Any]) -> Callable[..., Any]:
        def do(*args: Any) -> Any:
            seen.extend(threads())
            return work(*args)

        return do

    for name in ("_normed", "_shares"):
        monkeypatch.setattr(network, name, noting(getattr(network, name)))
    with threadpool_limits(2, user_api="blas"):
        before = threads()
        read = one.read(np.zeros((3, OBSERVATION.size), np.int16))
        one.weigh(read[0], [0, 1, 2])
        one.judge(read, 2)
        assert threads() == before
    assert set(seen) == {1}
    assert len(seen) >= 3 * len(before)
