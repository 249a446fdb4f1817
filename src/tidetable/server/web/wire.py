"""Streams of events as they travel: compressed before they come here, once for all who listen."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Final
from zlib import crc32

from fastapi import Request
from starlette.responses import StreamingResponse
from starlette.types import Send

from tidetable.server.room.channel import Sent

# How a stream begins and ends that is packed (RFC 1952): deflated, of no certain time or system.
BEGINS: Final = bytes([31, 139, 8, 0, 0, 0, 0, 0, 0, 255])
LAST: Final = bytes([3, 0])  # a last part with nothing in it
HEADERS: Final = {
    "cache-control": "no-cache",
    "x-accel-buffering": "no",  # a proxy shall not wait for more
    "vary": "accept-encoding",
}


def packs(request: Request) -> bool:
    """Whether whoever asks reads what is compressed."""
    return "gzip" in request.headers.get("accept-encoding", "")


class EventStream(StreamingResponse):
    """An answer that goes on for as long as there is something to tell."""

    media_type = "text/event-stream"

    def __init__(self, sent: AsyncGenerator[Sent], packed: bool) -> None:
        encoding = {"content-encoding": "gzip"} if packed else {}
        super().__init__((), headers={**HEADERS, **encoding})
        self.sent = sent
        self.packed = packed

    async def stream_response(self, send: Send) -> None:
        """Send part after part; what is packed is one stream, with its sums at the end."""
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        size = checksum = 0
        begins = BEGINS
        async with aclosing(self.sent):
            async for text, packed in self.sent:
                part = text
                if self.packed:
                    size, checksum = size + len(text), crc32(text, checksum)
                    part, begins = begins + packed, b""
                await send({"type": "http.response.body", "body": part, "more_body": True})
        sums = checksum.to_bytes(4, "little") + (size % 2**32).to_bytes(4, "little")
        end = begins + LAST + sums if self.packed else b""
        await send({"type": "http.response.body", "body": end, "more_body": False})
