"""A client small enough not to be what is measured: requests and event streams over one socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any, Self


class Wire:
    """One kept-alive connection to a server on this machine."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int) -> Self:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        return cls(reader, writer)

    def close(self) -> None:
        self.writer.close()

    async def post(self, path: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """Post JSON; return the status and what came back."""
        content = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"
            f"content-length: {len(content)}\r\n\r\n"
        )
        self.writer.write(head.encode() + content)
        status, headers = await self._head()
        answer = await self.reader.readexactly(int(headers["content-length"]))
        return status, json.loads(answer)

    async def get(self, path: str) -> tuple[int, bytes]:
        """Get a page; return the status and what came back."""
        self.writer.write(f"GET {path} HTTP/1.1\r\nhost: here\r\n\r\n".encode())
        status, headers = await self._head()
        if "content-length" in headers:
            return status, await self.reader.readexactly(int(headers["content-length"]))
        parts = []
        while part := await self._chunk():
            parts.append(part)
        return status, b"".join(parts)

    async def listen(self, path: str) -> AsyncIterator[Any]:
        """Yield the data of every event of a stream."""
        self.writer.write(f"GET {path} HTTP/1.1\r\nhost: here\r\n\r\n".encode())
        status, _ = await self._head()
        if status != 200:
            raise ConnectionError(f"{path} answered {status}")
        while part := await self._chunk():
            for line in part.decode().splitlines():
                if line.startswith("data: "):
                    yield json.loads(line.removeprefix("data: "))

    async def _head(self) -> tuple[int, dict[str, str]]:
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
        return int(lines[0].split()[1]), headers

    async def _chunk(self) -> bytes:
        size = int(await self.reader.readline(), 16)
        part = await self.reader.readexactly(size)
        await self.reader.readexactly(2)
        return part
