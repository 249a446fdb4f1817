"""What every answer carries and no request may exceed."""

from __future__ import annotations

import asyncio
import logging
from time import perf_counter
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tidetable.server.lookout.figures import ANSWERING, FAILED
from tidetable.server.lookout.logs import REQUESTS
from tidetable.server.trouble import in_full

logger = logging.getLogger(__name__)
requests = logging.getLogger(REQUESTS)

MOST_BYTES: Final = 16_384

# Nothing from elsewhere, nothing inline. A link is a secret: it must not leave in a Referer.
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Guard:
    """Sets the headers, and stops reading a body that no form or move of ours could be."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        read, began = 0, perf_counter()

        async def count() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > MOST_BYTES:
                raise HTTPException(413)
            return message

        async def dress(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                note(scope, message["status"], perf_counter() - began)
            await send(message)

        answer = self._head if scope["method"] == "HEAD" else self.app
        try:
            await answer(scope, count, dress)
        except Exception as error:  # whoever asked has been told that it is our fault
            FAILED.labels("request").inc()
            logger.error("a request failed: %s", in_full(error))

    async def _head(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Say first what a GET would say first. The rest, which might never end, is not made."""
        loop = asyncio.get_running_loop()
        begun: asyncio.Future[Message] = loop.create_future()

        async def stop_here(message: Message) -> None:
            if not begun.done():
                begun.set_result(message)
            await loop.create_future()

        answering = asyncio.ensure_future(self.app({**scope, "method": "GET"}, receive, stop_here))
        try:
            await asyncio.wait((answering, begun), return_when=asyncio.FIRST_COMPLETED)
        finally:
            answering.cancel()
            await asyncio.gather(answering, return_exceptions=True)
        await send(begun.result())
        await send({"type": "http.response.body"})


def note(scope: Scope, status: int, seconds: float) -> None:
    """Count an answer by the way that led to it, never by its address: that may be a secret."""
    route = getattr(scope.get("route"), "path", "other")
    ANSWERING.labels(route, str(status)).observe(seconds)
    if requests.isEnabledFor(logging.INFO):
        facts = {
            "method": scope["method"],
            "route": route,
            "status": status,
            "ms": round(seconds * 1e3, 1),
        }
        said = " ".join(str(value) for value in facts.values())
        requests.info("%s ms", said, extra={"facts": facts})
