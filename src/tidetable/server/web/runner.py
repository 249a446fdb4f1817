"""Running the application until somebody stops it."""

from __future__ import annotations

import asyncio
import socket

import uvicorn
from fastapi import FastAPI

from tidetable.server.door.lines import Patience, PatientConfig


class Runner(uvicorn.Server):
    """A server that says goodbye: a stream of events never ends by itself."""

    def __init__(
        self,
        app: FastAPI,
        host: str = "127.0.0.1",
        port: int = 0,
        patience: Patience | None = None,
    ) -> None:
        self.app = app
        proxies = app.state.settings.proxies
        super().__init__(
            PatientConfig(
                app,
                patience or Patience(),
                host=host,
                port=port,
                log_config=None,  # as all that we log ourselves
                log_level="warning",
                access_log=False,  # addresses of pages are secrets
                timeout_graceful_shutdown=10,
                # Who asks is whoever is at the other end of the line, unless we were told to
                # believe that end: anybody can write a header.
                proxy_headers=bool(proxies),
                forwarded_allow_ips=list(proxies),
                server_header=False,
            )
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say that no more guests should come, then goodbye to all, then end what is under way.

        Pages come back by themselves with what they have seen, here or at another server.
        """
        self.app.state.draining = True
        await self.drain()
        self.app.state.house.tables.say_goodbye()
        await super().shutdown(sockets)

    async def drain(self) -> None:
        """Give whoever sends guests here the time to notice."""
        await asyncio.sleep(self.app.state.settings.drain)
