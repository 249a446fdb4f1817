"""A shell for tests: runs the command in this process, or really."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest
from typer.main import get_command
from typer.testing import CliRunner, Result

from tests.patience import PATIENCE
from tidetable import bots, games
from tidetable.cli.app import build
from tidetable.cli.terminal import choose_language
from tidetable.core import record
from tidetable.core.luck import Luck, seed_from_text
from tidetable.core.record import Player
from tidetable.core.table import Table

CHESTS = games.box("chests")

# Each language's command is built, and read by Typer, once: for most runs that took the longest.
built = cache(build)
pytest.MonkeyPatch().setattr("typer.testing._get_command", cache(get_command))


def heed_interrupts() -> None:
    """What a shell starts in the background ignores Ctrl+C, and so would all that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def tidetable(*arguments: str, typed: Sequence[str] | bytes = ()) -> Result:
    """Run the command with these lines typed; whatever it raises is a failure of the test."""
    app = built(choose_language(arguments, {}))
    lines = typed if isinstance(typed, bytes) else "".join(f"{line}\n" for line in typed)
    result = CliRunner().invoke(app, list(arguments), input=lines, prog_name="tidetable")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    assert "⟦" not in result.output
    return result


def real_tidetable(
    *arguments: str, typed: str = "", folder: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "tidetable", *arguments],
        input=typed.encode(),
        capture_output=True,
        env=clean_environment() | environment,
        cwd=folder,
        timeout=PATIENCE,
        check=False,
    )


def clean_environment() -> dict[str, str]:
    """Return the environment without what decides about languages and colours."""
    deciding = ("LC_", "LANG", "TIDETABLE", "NO_COLOR", "FORCE_COLOR", "TERM", "COLUMNS")
    return {name: value for name, value in os.environ.items() if not name.startswith(deciding)}


class Script:
    """What a person types who plays a whole game at random, and the record that must come of it."""

    def __init__(
        self, players: list[Player], options: dict[str, str], seed: str, by_number: bool = False
    ) -> None:
        self.lines: list[str] = []
        self.players = players
        self.seed = seed_from_text(seed)
        robots = frozenset(i for i, who in enumerate(players) if who.kind == "bot")
        self.table: Table = CHESTS.table(len(players), options, self.seed, robots)
        luck = Luck(1)
        while not self.table.over:
            seat = self.table.asked()[0]
            if players[seat].kind == "bot":
                action = bots.answer(CHESTS, players[seat].name, self.table, seat)
            else:
                legal = self.table.legal(seat)
                choice = luck.below(len(legal))
                action = legal[choice]
                self.lines.append(str(choice + 1) if by_number else CHESTS.game.codec.text(action))
            self.table.play(seat, action)

    @property
    def record(self) -> str:
        return record.write(self.table, self.players)


def people(*names: str) -> list[Player]:
    return [Player("human", name) for name in names]


def robots(*names: str) -> list[Player]:
    return [Player("bot", name) for name in names]
