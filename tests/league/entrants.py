"""Bots that join a league from outside: one that plays well, and one for each way to misbehave."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import perf_counter, sleep
from typing import ClassVar

from tidetable import bots
from tidetable.core.contract import View
from tidetable.core.luck import Luck
from tidetable.core.think.bot import Bot
from tidetable.games import box


class First(Bot):
    """Always takes what is offered first."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        return legal[0]


class Twin(Bot):
    """The greedy bot of Chests & Sabres under another name."""

    def __init__(self, luck: Luck) -> None:
        self.greedy = bots.make(box("chests"), "greedy", luck)

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        return self.greedy.choose(view, question, legal)


class Raises(First):
    def choose(self, view: View, question: int, legal: list[int]) -> int:
        raise ValueError("lost at sea")


class Leaves(First):
    """Ends the program, as far as Python lets it."""

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        sys.exit(0)


class Dies(First):
    """Ends the process at once."""

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        os._exit(7)


class Hangs(First):
    """Never answers; a file tells in which process."""

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        if file := os.environ.get("HANGING_BOT"):
            Path(file).write_text(str(os.getpid()), encoding="utf-8")
        while True:
            sleep(60)


class Dawdles(First):
    """Answers, but an hour later by the clock that counts."""

    late = 0.0

    @classmethod
    def clock(cls) -> float:
        return perf_counter() + cls.late

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        Dawdles.late += 3600
        return legal[0]


class Cheats(First):
    """Answers what is not legal, and tries to make it so."""

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        wish = 0 if legal[0] else 1
        legal.append(wish)
        return wish


class Beyond(First):
    """Answers what is no action at all."""

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        return 10**9


class Unready(First):
    def __init__(self) -> None:
        super().__init__(Luck(0))


class Chatters(First):
    """Prints what it thinks."""

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        print("hm, let me see")
        return legal[0]


class NoBot:
    """Has all that a bot needs but is none."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck


class Weighted(First):
    """Says by which numbers it plays."""

    weights: ClassVar = {"place": 1, "boldness": 0.5}

    def __init__(self, luck: Luck, place: int = 1, boldness: float = 0.5) -> None:
        super().__init__(luck)
        self.place = place
        self.boldness = boldness

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        return legal[min(self.place, len(legal) - 1)]
