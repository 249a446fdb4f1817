"""The table in the browser."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path


def serve(host: str, port: int, folder: Path, open_browser: bool) -> None:
    """Serve the table until stopped; its games are kept in a file in this folder."""
    import uvicorn

    from tidetable.server.app import create_app

    folder.mkdir(parents=True, exist_ok=True)
    app = create_app(f"sqlite+aiosqlite:///{folder / 'tidetable.sqlite3'}")
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [f"http://{host}:{port}/"]).start()
    # A stream of events never ends by itself: do not wait for it when stopping.
    uvicorn.run(app, host=host, port=port, log_level="warning", timeout_graceful_shutdown=1)
