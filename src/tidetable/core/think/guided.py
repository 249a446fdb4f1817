"""Search that a network guides: it says where to look, and how well each seat stands there.

The tree is that of every search, over all worlds that the seat cannot rule out. A playout goes down
to where an answer is legal that the network has not weighed yet, and waits there for its word, for
a network reads many rows nearly as fast as one. The game's own weights play on from there
meanwhile: until the network is heard that is what counts, and afterwards it is a second opinion.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from tidetable.core.contract import CHANCE, State, seat_of
from tidetable.core.learn.observer import Observer
from tidetable.core.luck import Luck
from tidetable.core.play import ask_of
from tidetable.core.think.search import Search
from tidetable.core.think.tree import NONE
from tidetable.core.vec import vec


@final
class Waiting:
    """A playout that waits for the network's word on where it has come to."""

    def __init__(self, node: i64, seat: i64, path: vec[i64], actions: list[int]) -> None:
        self.node: i64 = node
        self.seat: i64 = seat  # who is asked there, and whose row the network reads
        self.path: vec[i64] = path
        self.actions: Final = actions
        self.weights: list[int] = []  # of these, by the game's evaluator
        self.counted: list[float] = []  # what the playout came to for each seat


@final
class Guided:
    """A search whose tree grows by what a network says."""

    def __init__(
        self,
        search: Search,
        observer: Observer,
        blank: vec[i16],
        rows: vec[i16],
        glances: bool,
    ) -> None:
        self.search = search
        self.observer = observer
        self.blank: vec[i16] = blank
        self.rows: vec[i16] = rows  # of those who wait, one after the other
        self.glances = glances  # whether the network corrects what the evaluator says of answers
        self.waiting: list[Waiting] = []

    def look(self, playouts: i64) -> int:
        """Play so often, and return how many wait: no more than there is room for.

        The first is about the position itself, and tells the others where to go.
        """
        self.waiting = []
        search = self.search
        if search.tree.first[search.root] == NONE:
            playouts = 1
        for _ in range(playouts):
            self.playout()
        return len(self.waiting)

    def look_at(self, action: i64, playouts: i64) -> int:
        """Do the same after one answer, whatever it promises."""
        self.search.only = action
        waiting = self.look(playouts)
        self.search.only = NONE
        return waiting

    def look_in(self, worlds: i64, seed: i64, actions: list[int]) -> int:
        """Play after each of some answers in the same worlds, and return how many wait.

        Each world has luck of its own, by the seed, however much was spent in the one before.
        """
        room = worlds * len(actions) * len(self.blank)
        if len(self.rows) < room:
            self.rows = vec[i16]([0] * room)
        self.waiting = []
        for action in actions:
            self.search.only = action
            for k in range(worlds):
                self.search.luck = Luck(seed + k)
                self.playout()
        self.search.only = NONE
        return len(self.waiting)

    def playout(self) -> None:
        """Go down the tree in one world, to its end or to where the network must be asked."""
        search = self.search
        down = search.descent()
        world, into = down.world, search.into
        i = ask_of(world, search.me)  # others may be asked at the same time
        while world.n_asks:
            question = world.asks[i]
            seat = seat_of(question)
            into.clear()
            if seat == CHANCE:
                down.draw(i, search.luck, into)
                continue
            search.game.legal(world.public(), world.own(seat), question, into)
            here = down.place(question)
            if not search.mark(here):
                if into.n > 1:
                    self.wait(here, world, question, down.path)
                    return
                self.add_forced(here, seat)
            down.give(i, search.promising(here, question))
            i = 0
        search.reward(world)
        search.tree.count(down.path, search.rewards)

    def add_forced(self, node: i64, seat: i64) -> None:
        """Add the only answer. In another world it may be one of several, and be weighed then."""
        search = self.search
        action = search.into.actions[0]
        search.tree.first[node] = search.tree.add(action, seat, 1.0, search.tree.first[node])
        search.marks[action] = search.epoch

    def wait(self, node: i64, world: State, question: i64, path: vec[i64]) -> None:
        """Write what the network is to read, and play on."""
        search, into = self.search, self.search.into
        seat = seat_of(question)
        one = Waiting(node, seat, path, into.to_list())
        k: i64 = 0
        if self.glances:
            search.evaluator.prior(world.public(), world.own(seat), question, into)
            while k < into.n:
                one.weights.append(into.weights[k])
                k += 1
        at = len(self.waiting) * len(self.blank)
        k = 0
        while k < len(self.blank):
            self.rows[at + k] = self.blank[k]
            k += 1
        self.observer.write(world, seat, self.rows, at)
        if search.settings.heard < 1.0:
            search.play_on(world)
        else:
            self.call_it_even()
        for reward in search.rewards:
            one.counted.append(reward)
        search.tree.count(path, search.rewards)
        self.waiting.append(one)

    def call_it_even(self) -> None:
        """Give each seat a fair share, where only the network's word counts."""
        rewards = self.search.rewards
        for seat in range(len(rewards)):
            rewards[seat] = 1.0 / float(len(rewards))

    def tell(self, n: i64, shares: list[float], chances: list[float]) -> None:
        """Hear how likely the n-th of those who wait finds each answer, and each seat to win.

        Of what it thinks lost a network has learned little, so no answer is left out altogether.
        """
        one = self.waiting[n]
        search, tree, settings = self.search, self.search.tree, self.search.settings
        least = settings.doubt / float(len(one.actions))
        for k in range(len(one.actions)):
            child = tree.find(tree.first[one.node], one.actions[k])
            if child == NONE:
                child = tree.add(one.actions[k], one.seat, 0.0, tree.first[one.node])
                tree.first[one.node] = child
            tree.prior[child] = least + (1.0 - settings.doubt) * shares[k]
        for seat in range(len(chances)):
            search.rewards[seat] = settings.heard * (chances[seat] - one.counted[seat])
        tree.reward(one.path, search.rewards)
