"""What is trained, and how: the tables that games are played at, and a trainer's settings."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tidetable.core.learn.actions import Actions
from tidetable.core.learn.observation import Observation
from tidetable.core.learn.processes import Processes
from tidetable.core.think.coach import Expert
from tidetable.games import box
from tidetable.networks.inputs import of_table, of_view
from tidetable.training.remote import Cluster

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.learn.fleet import Coach


@dataclass(frozen=True)
class TableKind:
    """Tables that are alike."""

    seats: int
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Course:
    """How a network is trained. What changes on the way goes from a first value to a last."""

    game: str
    tables: tuple[TableKind, ...]
    seconds: float  # it ends after so long,
    lessons: int = 0  # or after so many lessons, if there is a number
    actors: int = 1  # processes for each kind of tables
    games: int = 256  # played at once, for each kind of tables
    steps: int = 32  # decisions of each game between two lessons
    lots: int = 16  # parts in which a lesson is learned,
    times: int = 1  # and how often
    width: int = 384
    blocks: int = 3
    critic_blocks: int = 2
    rate: tuple[float, float] = (5e-4, 3e-5)
    entropy: tuple[float, float] = (0.02, 0.003)
    margin: tuple[float, float] = (0.0, 0.0)  # what the lead in points counts beside the win,
    scale: float = 50.0  # and which lead is as good as all
    trace: float = 0.95  # how far ahead a decision is credited with what comes
    clip: float = 0.2  # how far a lesson may change what is likely,
    most_clipped: float = 0.08  # and in how many decisions it may come to that: else, go slower
    heard_out: float = 0.0  # so far on the way only the critic learns, where a player plays already
    glance: float = 0.0  # how much the coach's first glance counts in what a player finds likely
    taught: float = 0.0  # so far the coach is imitated; then, as far again, less and less
    rivals: float = 0.1  # of all games, those against older selves
    seed: int = 1

    def at(self, span: tuple[float, float], far: float) -> float:
        """Return the value of something that changes, so far on the way from 0 to 1."""
        return span[0] + (span[1] - span[0]) * far

    def teaching(self, far: float) -> float:
        """Return how much the coach's word counts: from 1, nothing else does, to 0."""
        return min(1.0, max(0.0, 2 - far / self.taught)) if self.taught else 0.0

    def leading(self, far: float) -> float:
        """Return how many of the decisions are the coach's own, from 1 to 0."""
        return max(0.0, 1 - far / self.taught) if self.taught else 0.0


class Dimensions:
    """The sizes of a game's networks."""

    def __init__(self, opened: Box) -> None:
        self.observation: Final = Observation(opened.game, opened.drawers)
        self.actions: Final = len(Actions(opened.game.codec))
        self.seats: Final = len(self.observation.seat_axis)
        self.row: Final = self.observation.size
        self.hidden: Final = self.observation.hidden_size
        self.view: Final = of_view(self.observation)
        self.table: Final = of_table(self.observation)


def coach_of(opened: Box) -> Coach:
    return Expert(opened.evaluator)


def open_tables(course: Course, ray: Any = None) -> list[Processes]:
    """Start the processes that play, for each kind of tables: here, or on a cluster."""
    begin = partial(Cluster, ray) if ray is not None else Processes
    return [
        begin(
            partial(box, course.game),
            course.games,
            course.actors,
            seed=f"{course.seed} {n}",
            seats=tables.seats,
            options=tables.options,
            hidden=True,
            coaching=coach_of,
        )
        for n, tables in enumerate(course.tables)
    ]
