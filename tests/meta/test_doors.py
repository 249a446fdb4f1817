"""What each door into the program loads: nobody waits for what they do not use."""

from __future__ import annotations

import subprocess
import sys

import pytest

# Each takes a tenth of a second or more, and a server's first page needs none of them.
HEAVY = ("alembic", "asyncpg", "numpy", "sqlalchemy.ext.asyncio", "sqlalchemy.orm", "torch")
SERVER = "import tidetable.server.web.app, tidetable.server.web.runner"
COMMAND = "from tidetable.cli.app import build; build('en')"


@pytest.mark.parametrize(
    ("door", "kept_out"),
    [
        (SERVER, HEAVY),
        (COMMAND, (*HEAVY, "fastapi", "pydantic", "sqlalchemy", "tidetable.games", "uvicorn")),
    ],
    ids=["server", "command"],
)
def test_a_door_loads_only_what_lies_behind_it(door: str, kept_out: tuple[str, ...]) -> None:
    look = f"{door}; import sys; print(*(name for name in {kept_out} if name in sys.modules))"
    seen = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert seen.stdout.split() == []
