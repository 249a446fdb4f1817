"""What a change of a table costs: bytes that travel to a page, and CPU time of the server.

Greedy bots play, and somebody sits there. Beside what is sent now stands what was sent before: the
whole scene at every change, its shapes inside, as plain text. Each further page of the same link
costs what is done for every line: before, writing the text; now, its checksum.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any, ParamSpec, TypeVar
from zlib import crc32

from tidetable import bots
from tidetable.core.box import Box
from tidetable.core.luck import seed_from_text
from tidetable.games import box, names
from tidetable.server.room.frames import Past
from tidetable.server.room.live import LiveTable
from tidetable.server.room.pictures import SceneText
from tidetable.server.store.model import MatchScore, Sitter, TableSettings
from tidetable.server.web import scenes
from tidetable.server.web.languages import WORDS

Given = ParamSpec("Given")
T = TypeVar("T")


@dataclass(frozen=True)
class Change:
    """What one change took: bytes on the line, and milliseconds for the first and each further."""

    whole_bytes: int
    bytes: int
    whole_first: float
    first: float
    whole_further: float
    further: float


def changes(found: Box, seats: int, seed: str = "7" * 32) -> Iterator[Change]:
    """Let bots play a game, and measure what the first seat's page is sent at each change."""
    table = found.table(seats, seed=seed_from_text(seed))
    people = [Sitter("human", "", colour, taken=True) for colour in range(seats)]
    score, settings = MatchScore(1, [0] * seats), TableSettings()
    live = LiveTable(1, found, table, people, score, settings, 0)
    say = found.words("en", WORDS)
    past = Past()
    before = SceneText(scenes.show(live, [0], say))
    while not table.over:
        seat = table.asked()[0]
        table.play(seat, bots.thinking(found, bots.quick(found), table, seat)().action)
        drawing, scene = timed(scenes.show, live, [0], say)
        writing, whole = timed(written, scene)
        making, now = timed(SceneText, scene)
        differing, told = timed(now.change, before)
        compressing, sent = timed(past.pack, told)
        summing, _ = timed(crc32, told)
        yield Change(
            len(whole) + len(found.shapes.encode()),
            len(sent),
            drawing + writing,
            drawing + making + differing + compressing,
            writing,
            summing,
        )
        before = now


def written(scene: dict[str, Any]) -> bytes:
    return json.dumps(scene, ensure_ascii=False).encode()


def timed(work: Callable[Given, T], *given: Given.args, **more: Given.kwargs) -> tuple[float, T]:
    began = process_time()
    done = work(*given, **more)
    return 1000 * (process_time() - began), done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4, help="at most")
    wish = parser.parse_args()
    print("before → now    changes   bytes (19 of 20 within)        CPU ms: first watcher, further")
    for name in names():
        found = box(name)
        seen = [*changes(found, min(wish.seats, found.game.max_seats))]
        sent = sorted(one.bytes for one in seen)
        whole = median(one.whole_bytes for one in seen)
        times = [
            f"{median(getattr(one, f'whole_{what}') for one in seen):.2f}"
            f" → {median(getattr(one, what) for one in seen):.2f}"
            for what in ("first", "further")
        ]
        within = sent[len(sent) * 19 // 20]
        print(
            f"{name:<15}{len(seen):>8}   {whole:>9,.0f} → {median(sent):>6,.0f} ({within:>6,})"
            f"   {times[0]:>18}   {times[1]:>16}"
        )


if __name__ == "__main__":
    main()
