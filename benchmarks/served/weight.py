"""What a browser loads for a page the first time, as it travels: the page, and all that it names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import urljoin

import httpx

# Files of ours in a page; in a style, whatever is not written into it.
NAMED = re.compile(r'(?:href|src)="(/(?:static|games)/[^"]+)"')
NAMED_IN_STYLE = re.compile(r'url\("(?!data:)([^"]+)"\)')


def weights(http: httpx.Client, path: str) -> dict[str, int]:
    """Return the bytes of a page and of all it names: compressed, and with what is said before.

    A browser loads somewhat less: no picture for a seat that nobody has.
    """
    found: dict[str, int] = {}
    left = [path]
    while left:
        here = left.pop()
        answer = http.get(here).raise_for_status()
        before = sum(len(name) + len(value) + 4 for name, value in answer.headers.raw)
        found[here] = before + answer.num_bytes_downloaded
        left += {*named_in(answer)} - {*found, *left}
    return found


def named_in(answer: httpx.Response) -> Iterator[str]:
    kind = answer.headers["content-type"]
    if "html" in kind:
        yield from NAMED.findall(answer.text)
    elif "css" in kind:
        for address in NAMED_IN_STYLE.findall(answer.text):
            yield urljoin(answer.url.path, address)
