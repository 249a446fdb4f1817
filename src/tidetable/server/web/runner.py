"""Running the application until somebody stops it."""

from __future__ import annotations

import socket

import uvicorn
from fastapi import FastAPI


class Runner(uvicorn.Server):
    """A server that says goodbye: a stream of events never ends by itself."""

    def __init__(self, app: FastAPI, host: str = "127.0.0.1", port: int = 0) -> None:
        self.app = app
        super().__init__(
            uvicorn.Config(
                app, host=host, port=port, log_level="warning", timeout_graceful_shutdown=3
            )
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.house.tables.say_goodbye()
        await super().shutdown(sockets)
