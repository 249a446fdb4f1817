"""Agents in files of their own, as Kaggle's competitions have them.

The last thing in a file that can be called is its agent. It gets what its seat may know, as
numbers with names, and returns a legal action, by its number or by its text.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tidetable.core.contract import kind_of
from tidetable.core.learn.actions import Actions
from tidetable.core.learn.observation import Feature, Observation
from tidetable.core.luck import SEEDS
from tidetable.core.think.bot import Bot

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.contract import View
    from tidetable.core.luck import Luck

SUFFIX: Final = ".py"
FIRST_FEW: Final = 8
LONG: Final = 60

Agent = Callable[..., Any]


class NoAgent(Exception):
    """A file holds nothing that could be called."""


class AgentFault(Exception):
    """An agent is at fault: its file and line, and what it did there."""

    kind: ClassVar[str]  # as leagues call it


class RaisedError(AgentFault):
    """It raised an error, which is the cause of this one."""

    kind = "raised"


class IllegalAnswer(AgentFault):
    """It answered what is not legal."""

    kind = "illegal"


class Named(dict[str, Any]):
    """A dictionary whose values can be had as attributes too, as agents expect."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f"there is no {name}, but {', '.join(self)}") from None


class AgentFile(Bot):
    """Somebody's agent, from its file. The file is run once for each bot that is made of it."""

    def __init__(self, box: Box, file: str, luck: Luck) -> None:
        self.box: Final = box
        self.file: Final = file
        self.agent: Final = last_callable(file)
        self.takes: Final = 1 if len(inspect.signature(self.agent).parameters) == 1 else 2
        self.observation: Final = Observation(box.game, box.drawers)
        self.actions: Final = Actions(box.game.codec)
        self.seed: Final = int(luck.below(SEEDS))
        self.step = 0

    def choose(self, view: View, question: int, legal: list[int]) -> int:
        offered = [self.actions.number[action] for action in legal]
        texts = [self.actions.text(action) for action in offered]
        seen = self._seen(view, question, [*offered], [*texts])
        answer = self._ask(seen, self._configuration(view))
        self.step += 1
        if isinstance(answer, str) and answer in texts:
            return legal[texts.index(answer)]
        if hasattr(answer, "__index__") and answer in offered:
            return legal[offered.index(answer)]
        what = f"answered {shortly(answer)} to {self._name(question)}"
        raise IllegalAnswer(f"{self._place()}: {what}. Legal were {some_of(offered, texts)}.")

    def _ask(self, *given: Named) -> Any:
        try:
            return self.agent(*given[: self.takes])
        except Exception as error:
            frames = [one for one in extract_tb(error.__traceback__) if one.filename == self.file]
            where = f"{self.file}, line {frames[-1].lineno}" if frames else self.file
            raise RaisedError(f"{where}: {type(error).__name__}: {error}") from error

    def _place(self) -> str:
        """Return where the agent is written, as far as it is a function."""
        code = getattr(self.agent, "__code__", None)
        return self.file if code is None else f"{self.file}, line {code.co_firstlineno}"

    def _name(self, question: int) -> str:
        return self.box.game.kinds[kind_of(question)]

    def _seen(self, view: View, question: int, legal: list[int], texts: list[str]) -> Named:
        row = self.observation.read(view, self._seats(view))
        return Named(
            seat=int(view.seat),
            step=self.step,
            question=self._name(question),
            legal=legal,
            texts=texts,
            features=Named(
                (feature.name, shaped(row, feature)) for feature in self.observation.features
            ),
        )

    def _configuration(self, view: View) -> Named:
        return Named(
            game=self.box.name,
            seats=self._seats(view),
            observation=self.observation.name,
            actions=len(self.actions),
            seed=self.seed,
        )

    def _seats(self, view: View) -> int:
        return len(self.box.game.scores(view.public))


def last_callable(file: str) -> Agent:
    """Run a file, and return what comes last in it of all that can be called, as Kaggle does.

    What goes wrong is raised as it is.
    """
    names: dict[str, Any] = {"__name__": Path(file).stem, "__file__": file}
    exec(compile(Path(file).read_text(encoding="utf-8"), file, "exec"), names)
    found: list[Agent] = [value for value in names.values() if callable(value)]
    if not found:
        raise NoAgent(f"{file} holds no function: write `def agent(observation, configuration):`")
    return found[-1]


def some_of(legal: list[int], texts: list[str]) -> str:
    offered = [f"{n} ({text})" for n, text in zip(legal, texts, strict=True)]
    left = len(offered) - FIRST_FEW
    return ", ".join(offered[:FIRST_FEW]) + (f" and {left} more" if left > 0 else "")


def shortly(answer: object) -> str:
    said = repr(answer)
    return said if len(said) <= LONG else f"{said[:LONG]}…"


def shaped(row: list[int], feature: Feature) -> Any:
    """Return a feature's cells: a number, or lists as deep as it has axes."""
    cells: list[Any] = row[feature.cells]
    if not feature.shape:
        return cells[0]
    for length in reversed(feature.shape[1:]):
        cells = [cells[i : i + length] for i in range(0, len(cells), length)]
    return cells
