"""One stream for many: whoever comes when, each reads what was said."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import AsyncGenerator

import pytest
from starlette.types import Message

from tests.server.house import run_async
from tidetable.server.room.channel import KEPT, Channel, Sent
from tidetable.server.room.frames import Frame, event
from tidetable.server.web.wire import EventStream

LONG = "a sentence that is said again and again, "


class Said(Channel):
    """Tells what it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.given: asyncio.Queue[str | None] = asyncio.Queue()
        self.last = ""

    async def find(self) -> None:
        while (text := await self.given.get()) is not None:
            if text == "fail":
                raise RuntimeError(text)
            told = await self.write(event, "said", LONG + text)
            self.last = text
            self.tell(told)

    async def greet(self) -> list[Frame]:
        return [Frame(event("hello", self.last))]

    def listen(self) -> AsyncGenerator[Sent]:
        return self.follow(self.greet)

    async def say(self, *texts: str) -> None:
        for text in texts:
            await self.given.put(text)
        while self.last != texts[-1]:
            await asyncio.sleep(0)


class Reader:
    """Reads a stream as a browser does, and knows how much of it travelled."""

    def __init__(self, stream: AsyncGenerator[Sent]) -> None:
        self.stream = stream
        self.line = zlib.decompressobj(-zlib.MAX_WBITS)
        self.bytes = 0

    async def next(self) -> str:
        text, packed = await anext(self.stream)
        self.bytes = len(packed)
        assert self.line.decompress(packed) == text
        return text.decode().split("data: ")[1].strip().removeprefix(LONG)


def test_whoever_comes_when_reads_what_was_said() -> None:
    async def listen() -> None:
        channel = Said()
        early, late = Reader(channel.listen()), Reader(channel.listen())
        assert await early.next() == ""
        await channel.say("one", "two")
        assert [await early.next(), await early.next()] == ["one", "two"]
        short = early.bytes  # it refers to the one before
        assert await late.next() == "two"
        await channel.say("three", "four")
        assert await late.next() == await early.next() == "three"
        assert late.bytes == early.bytes > 2 * short  # somebody came who had not heard any of it
        assert await late.next() == await early.next() == "four"
        assert late.bytes == early.bytes < 1.2 * short

    run_async(listen())


def test_what_is_under_way_when_somebody_comes_is_told_so_that_they_understand_it() -> None:
    async def listen() -> None:
        channel = Said()
        early = Reader(channel.listen())
        await early.next()
        await channel.say("one")
        await early.next()
        under_way = await channel.write(event, "said", LONG + "two")
        late = Reader(channel.listen())
        assert await late.next() == "one"
        channel.tell(under_way)
        assert await late.next() == await early.next() == "two"
        assert late.bytes > 2 * early.bytes
        await channel.say("three")
        assert await late.next() == await early.next() == "three"
        assert late.bytes == early.bytes

    run_async(listen())


def test_who_falls_behind_begins_anew() -> None:
    async def listen() -> None:
        channel = Said()
        slow, far = Reader(channel.listen()), Reader(channel.listen())
        assert await slow.next() == await far.next() == ""
        many = [str(n) for n in range(KEPT + 1)]
        await channel.say(*many[:1])
        assert await slow.next() == "0"
        await channel.say(*many[1:])
        assert [await slow.next() for _ in many[1:]] == many[1:]  # just not too far
        assert await far.next() == many[-1]  # as a greeting: what is true now
        await channel.say("end")
        assert await slow.next() == await far.next() == "end"

    run_async(listen())


def test_nothing_goes_on_when_nobody_listens_and_what_fails_fails_for_all() -> None:
    async def listen() -> None:
        left = Said()
        reader = Reader(left.listen())
        await reader.next()
        await reader.stream.aclose()
        assert left.over
        failing = Said()
        readers = [Reader(failing.listen()) for _ in range(2)]
        for one in readers:
            await one.next()
        await failing.given.put("fail")
        for one in readers:
            with pytest.raises(RuntimeError, match="fail"):
                await one.next()

    run_async(listen())


@pytest.mark.parametrize("packed", [True, False])
def test_a_stream_that_ends_is_a_whole_file(packed: bool) -> None:
    """Its sums are right: a reader that checks them finds nothing missing."""

    async def read() -> tuple[bytes, bytes]:
        channel, sent = Said(), bytearray()

        async def send(message: Message) -> None:
            sent.extend(message.get("body", b""))

        stream = EventStream(channel.listen(), packed)
        answering = asyncio.create_task(stream.stream_response(send))
        while not sent:
            await asyncio.sleep(0)
        await channel.say("one", "two")
        await channel.given.put(None)
        await answering
        texts = [event("hello", ""), *(event("said", LONG + text) for text in ("one", "two"))]
        return bytes(sent), b"".join(texts)

    sent, text = run_async(read())
    assert (gzip.decompress(sent) if packed else sent) == text
