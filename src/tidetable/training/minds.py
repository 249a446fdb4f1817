"""Networks with all that it takes to ask them and to teach them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from numpy.typing import NDArray

from tidetable.core.learn.fleet import PER_E
from tidetable.training.net import Intake, Net
from tidetable.training.weights import Adam, Weights

if TYPE_CHECKING:
    from tidetable.networks.inputs import Inputs
    from tidetable.training.backend import Array, Backend
    from tidetable.training.course import Course, Dimensions

NEVER: Final = -1e9
RECENT: Final = 7  # an average is mostly of the last eighth of all lessons: this and one more


class Mind:
    """A network, its weights, and how it reads."""

    def __init__(self, net: Net, inputs: Inputs, seed: int) -> None:
        self.net: Final = net
        self.on: Final = net.on
        self.intake: Final = Intake(inputs, net.on)
        self.weights: Final = Weights(net.sizes, net.on)
        self.adam: Final = Adam(self.weights)
        self.light: Final = net.on.halves(*self.weights.flat.shape)  # as they are multiplied
        self.average: Final = Weights(net.sizes, net.on)  # over lessons, the last count most
        self.lessons = 0
        self.weights.load(net.fresh(seed))
        self.average.flat[:] = self.weights.flat
        self.is_fresh = True
        self.lighten()

    def lighten(self) -> None:
        """Let what was learned be played by."""
        self.light[:] = self.on.xp.astype(self.weights.flat, self.on.half)

    def settle(self) -> None:
        """Count what it is after a lesson into the average, which lacks the last lessons' whims."""
        self.lessons += 1
        flat, share = self.average.flat, (RECENT + 1) / (RECENT + self.lessons)
        flat[:] = flat + share * (self.weights.flat - flat)

    def says(self, rows: Array, light: Array) -> dict[str, Array]:
        return self.net.forward(self.weights.named(light), self.intake.read(rows))[0]

    def measure(self, usual: NDArray[Any]) -> None:
        """Say what is usual for each cell of a row."""
        self.intake.measure(1 / usual[self.intake.inputs.counts])

    def tables(self) -> dict[str, NDArray[Any]]:
        """Return all that was learned."""
        return self.weights.tables() | {"per": self.on.get(self.intake.per)}

    def learned(self) -> dict[str, NDArray[Any]]:
        """Return the average of it, which plays better and knows its chances better.

        If it began with nothing, without what nothing was ever learned about: inputs that were
        never on, and actions that were never legal.
        """
        tables = {name: table.copy() for name, table in self.average.tables().items()}
        tables["per"] = self.on.get(self.intake.per)
        if self.is_fresh:
            slopes = self.weights.named(self.adam.square)
            tables["first.weight"][:, self.on.get(slopes["first.weight"]).max(0) == 0] = 0
            tables["policy.weight"][self.on.get(slopes["policy.weight"]).max(1) == 0] = 0
        return tables

    def load(self, tables: dict[str, NDArray[Any]]) -> None:
        """Go on from what was learned before."""
        self.is_fresh = False
        self.weights.load(tables)
        self.average.flat[:] = self.weights.flat
        self.intake.measure(tables["per"])
        self.lighten()


def player(course: Course, shape: Dimensions, on: Backend) -> Mind:
    """Return who says how likely each action is, and each seat to win, by what a seat sees."""
    heads = {"policy": shape.actions, "chances": shape.seats}
    net = Net(shape.view.size, course.width, course.blocks, heads, on)
    return Mind(net, shape.view, course.seed)


def critic(course: Course, shape: Dimensions, on: Backend) -> Mind:
    """Return who foresees for each seat whether it wins, and its lead, by what anybody knows."""
    heads = {"won": shape.seats, "led": shape.seats}
    net = Net(shape.table.size, course.width, course.critic_blocks, heads, on)
    return Mind(net, shape.table, course.seed + 1)


def likely(on: Backend, said: Array, glances: Array, glance: float) -> Array:
    """Return how likely each action is, as a logarithm: by what a network said of it, and by the
    coach's first glance as far as that counts.
    """
    if glance:
        said = said + on.xp.astype(glances, on.xp.float32) * (glance / PER_E)
    return log_shares(on, said, glances > 0)


def log_shares(on: Backend, said: Array, allowed: Array) -> Array:
    """Return logarithms of shares that add up to 1 among what is allowed."""
    xp = on.xp
    said = xp.where(allowed, said, xp.full_like(said, NEVER))
    said = said - xp.max(said, axis=1, keepdims=True)
    return said - xp.log(xp.sum(xp.exp(said), axis=1, keepdims=True))
