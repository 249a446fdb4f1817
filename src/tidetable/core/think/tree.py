"""The tree of a search, and a way down it.

One tree stands for all worlds behind a view. Chance that everybody sees branches it; hidden draws
and sealed answers of others do not, for the searcher would not see them either.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, Buffer, State, is_sealed, seat_of
from tidetable.core.luck import Luck
from tidetable.core.play import AnyGame
from tidetable.core.vec import append, vec

NONE: Final = -1


@final
class Tree:
    """Answers and draws by number, from the root, 0: what each is, and what came of it.

    Columns and not objects: they take less room and time, and a chain of compiled objects must
    not be long (docs/develop/bots.md).
    """

    def __init__(self) -> None:
        self.action: vec[i64] = vec[i64]([NONE])
        self.mover: vec[i64] = vec[i64]([CHANCE])  # who gave the answer
        self.prior: vec[float] = vec[float]([1.0])  # how promising it looked
        self.available: vec[i64] = vec[i64]([0])  # how often it could have been tried,
        self.visits: vec[i64] = vec[i64]([0])  # how often it was,
        self.total: vec[float] = vec[float]([0.0])  # and what came of that for the mover
        self.first: vec[i64] = vec[i64]([NONE])  # what can follow,
        self.next: vec[i64] = vec[i64]([NONE])  # what else could be here instead,
        self.sealed: vec[i64] = vec[i64]([NONE])  # and what others answer here that nobody sees

    def add(self, action: i64, mover: i64, prior: float, following: i64) -> i64:
        """Add what can be here instead of another, or of nothing."""
        node = len(self.action)
        self.action = append(self.action, action)
        self.mover = append(self.mover, mover)
        self.prior = append(self.prior, prior)
        self.available = append(self.available, 0)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.first = append(self.first, NONE)
        self.next = append(self.next, following)
        self.sealed = append(self.sealed, NONE)
        return node

    def outcome(self, node: i64, action: i64) -> i64:
        """Return where the tree goes on after chance has answered."""
        child = self.find(self.first[node], action)
        if child == NONE:
            child = self.add(action, CHANCE, 1.0, self.first[node])
            self.first[node] = child
        return child

    def aside(self, node: i64, question: i64) -> i64:
        """Return where a sealed question is thought about: nothing branches by its answers."""
        child = self.find(self.sealed[node], question)
        if child == NONE:
            child = self.add(question, CHANCE, 1.0, self.sealed[node])
            self.sealed[node] = child
        return child

    def find(self, node: i64, action: i64) -> i64:
        while node != NONE and self.action[node] != action:
            node = self.next[node]
        return node

    def count(self, path: vec[i64], rewards: vec[float]) -> None:
        """Count what a playout came to, all the way down."""
        for node in path:
            self.visits[node] += 1
        self.reward(path, rewards)

    def reward(self, path: vec[i64], rewards: vec[float]) -> None:
        for node in path:
            mover = self.mover[node]
            if mover != CHANCE:
                self.total[node] += rewards[mover]


@final
class Descent:
    """One way down a tree, in a world that might be the true one."""

    def __init__(self, game: AnyGame, world: State, tree: Tree, root: i64, me: i64) -> None:
        self.game = game
        self.world = world
        self.tree = tree
        self.me: i64 = me
        self.node: i64 = root
        self.common: i64 = root  # where others think they are: they have not seen what I sealed
        self.path: vec[i64] = vec[i64]([root])

    def draw(self, i: i64, luck: Luck, into: Buffer) -> None:
        """Let chance answer."""
        world = self.world
        question = world.asks[i]
        action = self.game.sample(world, question, luck, into)
        world.close(i)
        self.game.apply(world, question, action, None)
        if not is_sealed(question):
            self.node = self.common = self.tree.outcome(self.node, action)
            self.path = append(self.path, self.node)

    def place(self, question: i64) -> i64:
        """Return where a question is thought about."""
        is_aside = is_sealed(question) and seat_of(question) != self.me
        return self.tree.aside(self.common, question) if is_aside else self.node

    def give(self, i: i64, answer: i64) -> None:
        """Answer."""
        world = self.world
        question = world.asks[i]
        self.path = append(self.path, answer)
        if not is_sealed(question):
            self.node = self.common = answer
        elif seat_of(question) == self.me:
            self.node = answer
        world.close(i)
        self.game.apply(world, question, self.tree.action[answer], None)
