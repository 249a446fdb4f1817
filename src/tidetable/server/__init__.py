"""The table in the browser."""

from __future__ import annotations

import threading
import time
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import uvicorn


def serve(host: str, port: int, folder: Path, open_browser: bool) -> None:
    """Serve the table until stopped; its games are kept in a file in this folder."""
    import uvicorn

    from tidetable.server.app import create_app

    app = create_app(f"sqlite+aiosqlite:///{folder / 'tidetable.sqlite3'}")
    # A stream of events never ends by itself: do not wait for it when stopping.
    config = uvicorn.Config(
        app, host=host, port=port, log_level="warning", timeout_graceful_shutdown=1
    )
    server = uvicorn.Server(config)
    if open_browser:
        address = f"http://{host}:{port}/"
        threading.Thread(target=_open_when_ready, args=(server, address), daemon=True).start()
    server.run()


def _open_when_ready(server: uvicorn.Server, address: str) -> None:
    while not server.started:
        time.sleep(0.05)
    webbrowser.open(address)
