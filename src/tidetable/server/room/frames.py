"""Something told to many: written once, compressed once, and read at the other end as one stream.

A stream is short by what was said in it before, and whoever comes late has not heard that. So an
event after which nobody came refers back to the ones before it; the first one after somebody came
does not, and from there on all share the same past again.
"""

from __future__ import annotations

import zlib
from functools import cached_property
from typing import Final

LEVEL: Final = 5  # of the compression


class Past:
    """What was said before, as far as an event may refer to it."""

    def __init__(self) -> None:
        self._line = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)

    def pack(self, text: bytes) -> bytes:
        """Return a text as whole bytes of a compressed stream, which goes on behind them."""
        return self._line.compress(text) + self._line.flush(zlib.Z_SYNC_FLUSH)


class Frame:
    """Something told: as it is read, and as it travels to whoever has heard all before it."""

    def __init__(self, text: bytes, past: Past | None = None, begins: bool = True) -> None:
        self.text = text
        self.begins = begins  # whether it refers to nothing before it
        self.packed = (past or Past()).pack(text)

    @cached_property
    def alone(self) -> bytes:
        """Return it as it travels to whoever has heard something else before."""
        return self.packed if self.begins else Past().pack(self.text)


def event(kind: str, data: str, mark: str = "") -> bytes:
    """Return an event as it stands in a stream; its data is one line, as JSON is."""
    named = f"id: {mark}\n" if mark else ""
    return f"event: {kind}\ndata: {data}\n{named}\n".encode()
