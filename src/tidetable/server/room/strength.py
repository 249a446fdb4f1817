"""How hard bots think: by rules as they are written, or compiled, twenty to sixty times as much.

Whoever starts a server may name a command that compiles the rules. It runs beside the server; once
it is done, every process that begins to think uses what it made.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from tempfile import TemporaryFile
from typing import IO, Final

from tidetable.bots.processes import Pool
from tidetable.core.vec import COMPILED

logger = logging.getLogger(__name__)

PLAIN: Final = "plain"  # not compiled, and it will stay so
GROWING: Final = "growing"
FULL: Final = "full"


class Strength:
    """Lets bots grow to their full strength while the server runs."""

    def __init__(self, pool: Pool, reached: Callable[[], None], command: str = "") -> None:
        self.pool = pool
        self.reached = reached
        self.command = command
        self.state = FULL if COMPILED else GROWING if command else PLAIN
        self.growing: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.state == GROWING:
            self.growing = asyncio.create_task(self._grow())

    async def close(self) -> None:
        if self.growing is not None:
            self.growing.cancel()
            await asyncio.gather(self.growing, return_exceptions=True)

    async def _grow(self) -> None:
        package = await self._compiled()
        if package:
            self.pool.use(package)
        self.state = FULL if package else PLAIN
        self.reached()

    async def _compiled(self) -> str:
        """Return the folder that the command names at last, or nothing if it fails."""
        with TemporaryFile() as said, TemporaryFile() as complained:
            status = await self._run(said, complained)
            out, complaint = (_text(file) for file in (said, complained))
        if status == 0 and out:
            return out.splitlines()[-1]
        why = complaint.splitlines()[-1] if complaint else f"exit status {status}"
        logger.warning("the rules are not compiled, so bots think less: %s", why)
        return ""

    async def _run(self, said: IO[bytes], complained: IO[bytes]) -> int:
        """Run the command to its end, or to ours: whenever that comes, nothing is left of it.

        What it says goes to files: a pipe stays open as long as anybody holds it.
        """
        starting = asyncio.create_task(
            asyncio.create_subprocess_shell(
                self.command,
                stdout=said,
                stderr=complained,
                start_new_session=True,  # Ctrl+C is for the server, which ends all it has started
            )
        )
        try:
            process = await asyncio.shield(starting)
            return await process.wait()
        except asyncio.CancelledError:
            process = await starting
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()
            raise


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode().strip()
