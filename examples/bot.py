"""A complete bot for any game of Tidetable, with nothing but the standard library.

    python examples/bot.py http://127.0.0.1:8000/table/SECRET

It sits down with a seat's link, listens to the news, and whenever it is asked plays a legal answer
at random. Change `choose`, and it plays well.
"""

import hashlib
import json
import random
import secrets
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def ask(address: str, **body: Any) -> Any:
    """Get something, or post a body. What the table refuses comes back as an answer too."""
    data = json.dumps(body).encode() if body else None
    try:
        with urlopen(Request(address, data, {"content-type": "application/json"})) as answer:
            return json.load(answer)
    except HTTPError as refused:
        return json.load(refused)


def choose(legal: list[Any], view: Any) -> Any:
    """Return one of the legal answers; `view` is all that the seat may know."""
    return random.choice(legal)


def share(link: str, luck: Any, number: bytes) -> None:
    """Give a number to the luck: sealed by its hash, and shown once all are sealed."""
    if luck["seal"]:
        ask(f"{link}/luck", seal=hashlib.sha256(number).hexdigest())
    elif luck["number"]:
        ask(f"{link}/luck", number=number.hex(), fingerprint=luck["fingerprint"])


def play(link: str) -> None:
    """Play until the game is over."""
    number = secrets.token_bytes(16)
    sat = ask(f"{link}/sit", name="Example bot")  # an invitation becomes a link of one's own
    link = sat.get("link") or sys.exit(sat["message"])
    with urlopen(f"{link}/news") as stream:
        for line in stream:
            if line.startswith(b"data: "):
                news = json.loads(line.removeprefix(b"data: "))
                if news["over"]:
                    break
                if news["luck"]:
                    share(link, news["luck"], number)
                for seat in news["yours"]:
                    table = ask(f"{link}/questions?seat={seat}")
                    if table["legal"]:  # else the news are old: somebody has answered since
                        action = choose(table["legal"], table["view"])["action"]
                        ask(f"{link}/play", action=action, version=table["version"], seat=seat)
    print("places by seat:", ask(f"{link}/questions")["places"])


if __name__ == "__main__":
    play(sys.argv[1].rstrip("/"))
