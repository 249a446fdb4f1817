"""A first game with a hand to hold: a scripted opening on a fixed seed, said step by step.

The learner sits on the first seat and the house plays the others. Once the script is finished, or
left, the game goes on freely; so a lesson is a table like any other, with somebody who talks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from tidetable.core.contract import CHANCE
from tidetable.core.luck import seed_from_text
from tidetable.core.rulebook import read_toml
from tidetable.core.table import Entry

if TYPE_CHECKING:
    from pathlib import Path

    from tidetable.core.say.words import Words
    from tidetable.core.table import Table

FILE: Final = "lesson.toml"
LEARNER: Final = 0
# What is said before the first step, and after the last.
WELCOME: Final = "lesson-welcome"
FAREWELL: Final = "lesson-farewell"
NEXT: Final = "¶"  # between two cards of a step


@dataclass(frozen=True)
class Step:
    """One decision of the script. The learner's have words; the house plays its own in silence."""

    seat: int
    play: str  # as the codec reads it
    say: str = ""
    rule: str = ""  # the statement that the step teaches, where there is one
    points: tuple[str, ...] = ()  # pieces or areas that its cards speak of, but for the last

    @property
    def key(self) -> str:
        """Name the words that are said before the step: what to do, and why."""
        return f"lesson-{self.say}"

    def cards(self, say: Words) -> list[str]:
        """Return what is said, one idea a card; the last one says what to do."""
        return [card.strip() for card in say(self.key).split(NEXT)]


@dataclass(frozen=True)
class Lesson:
    """A table to begin, and every decision of its opening in the order they are made."""

    data: str  # the data it is true on, as the header of a record names them
    seed: bytes
    seats: int
    options: dict[str, str]
    steps: tuple[Step, ...]

    @staticmethod
    def read(folder: Path) -> Lesson:
        script = read_toml(folder / FILE)
        return Lesson(
            script.get("data", ""),
            seed_from_text(script["seed"]),
            script["seats"],
            script.get("options", {}),
            tuple(map(_step, script["step"])),
        )

    @property
    def keys(self) -> list[str]:
        """Return the keys of all that is said, in order."""
        return [WELCOME, *(step.key for step in self.steps if step.say), FAREWELL]

    def next_step(self, table: Table) -> Step | None:
        """Return the step to take at a table begun on the seed; None once the script is finished,
        or left. What was taken back was never played, so an undo goes back in the script too.
        """
        done = _decisions(table)
        if len(done) >= len(self.steps) or done != self._script(table)[: len(done)]:
            return None
        return self.steps[len(done)]

    def is_finished(self, table: Table) -> bool:
        """Whether the whole script was played, whatever came after: time to say farewell."""
        return _decisions(table)[: len(self.steps)] == self._script(table)

    def _script(self, table: Table) -> list[Entry]:
        parse = table.game.codec.parse
        return [Entry(step.seat, parse(step.play)) for step in self.steps]


def _step(facts: dict[str, Any]) -> Step:
    points = tuple(facts.pop("points", ()))
    return Step(facts.pop("seat") - 1, points=points, **facts)


def _decisions(table: Table) -> list[Entry]:
    return [entry for entry in table.entries if entry.seat != CHANCE]
