"""Information-set Monte Carlo tree search, for any game that keeps the contract.

One tree stands for all worlds that the searching seat cannot rule out. Each playout guesses one of
them, goes down the tree by what is legal there, looks at one new answer, and plays on from it by
the game's own weights; what it comes to is counted on the way back.
"""

from __future__ import annotations

from math import sqrt
from typing import ClassVar, Final, final

from mypy_extensions import i64

from tidetable.core.contract import CHANCE, Buffer, State, View, is_sealed, seat_of
from tidetable.core.luck import Luck
from tidetable.core.play import ask_of
from tidetable.core.think.evaluator import AnyEvaluator, lead_of
from tidetable.core.think.tree import NONE, Descent, Tree
from tidetable.core.vec import vec

FULL: Final = -1  # a playout that goes on to the end


@final
class Settings:
    """How a search weighs what it sees. Found by play, not by taste: docs/play/bots-results.md."""

    def __init__(
        self,
        exploration: float = 0.7,
        depth: int = FULL,
        margin: float = 0.1,
        scale: float = 20.0,
        sensible: int = 100,
        caution: float = 0.1,
        turns: int = NONE,
        heard: float = 0.0,
        doubt: float = 0.1,
    ) -> None:
        self.exploration = exploration  # how much a promising but little tried answer counts
        self.depth: i64 = depth  # decisions of a playout until the position is judged instead
        self.margin = margin  # what the lead counts beside the win,
        self.scale = scale  # and which lead is as good as all
        self.sensible: i64 = sensible  # of 100 decisions in a playout, those by the game's weights
        self.caution = caution  # how much worse than its neighbours an untried answer is thought
        self.turns: i64 = turns  # of the searching seat after which a position is judged
        self.heard = heard  # how much a network's judgement counts, and a playout the rest
        self.doubt = doubt  # how much of its word on where to look goes to all answers alike


@final
class Tried:
    """What a search has found out about one answer."""

    def __init__(self, action: int, visits: int, value: float) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.value: Final = value  # from 0, all is lost, to 1, all is won


@final
class Search:
    """A tree over the worlds behind one view. It grows with every playout."""

    worlds: ClassVar[int] = 1  # in which an answer is tried

    def __init__(self, evaluator: AnyEvaluator, view: View, settings: Settings, luck: Luck) -> None:
        game = evaluator.game
        self.game = game
        self.evaluator = evaluator
        self.view = view
        self.me: i64 = view.seat
        self.settings = settings
        self.luck = luck
        self.tree = Tree()
        self.root: i64 = 0
        self.only: i64 = NONE  # the answer that is looked into now, whatever it promises
        self.into = Buffer()
        self.marks: vec[i64] = vec[i64]([0] * game.codec.size)
        self.epoch: i64 = 0
        self.last: i64 = NONE  # who was asked last in a playout,
        self.turns: i64 = NONE  # and how many turns of its own the searching seat has still to see
        self.rewards: vec[float] = vec[float]([0.0] * len(game.scores(view.public)))

    def run(self, playouts: i64) -> None:
        for _ in range(playouts):
            self.playout()

    def run_on(self, action: i64, playouts: i64) -> None:
        """Find out more about one answer."""
        self.only = action
        self.run(playouts)
        self.only = NONE

    def try_out(self, actions: list[int], seed: i64) -> list[float]:
        """Return what comes of each of some answers for its seat, in one world by a seed."""
        came: list[float] = []
        for action in actions:
            self.luck = Luck(seed)
            self.run_on(action, 1)
            came.append(self.rewards[self.me])
        return came

    def came_of(self, action: i64) -> float:
        """Return what an answer has come to for its seat, in all its playouts together."""
        node = self.tree.find(self.tree.first[self.root], action)
        return self.tree.total[node] if node != NONE else 0.0

    def done(self) -> int:
        """Return how often any answer was tried, before `go_on` too."""
        tree = self.tree
        tried: i64 = 0
        child = tree.first[self.root]
        while child != NONE:
            tried += tree.visits[child]
            child = tree.next[child]
        return tried

    def go_on(self, answers: list[int], view: View) -> bool:
        """Go down to where these answers of the seat led; whether that is in the tree.

        Nobody else may have had a say since, so that what was found there holds for the new view.
        """
        node = self.root
        for action in answers:
            node = self.tree.find(self.tree.first[node], action)
            if node == NONE:
                return False
        self.root = node
        self.view = view
        return True

    def tried(self) -> list[Tried]:
        """Return all answers that were tried, the most tried first."""
        return [one for one in self.ranked() if one.visits > 0]

    def ranked(self) -> list[Tried]:
        """Return all known answers, the most tried first, and then the most promising."""
        tree = self.tree
        found: list[tuple[tuple[float, float, float, int], Tried]] = []
        child = tree.first[self.root]
        while child != NONE:
            visits, action = tree.visits[child], tree.action[child]
            value = tree.total[child] / float(visits) if visits > 0 else 0.0
            order = (-float(visits), -value, -tree.prior[child], int(action))
            found.append((order, Tried(action, visits, value)))
            child = tree.next[child]
        found.sort(key=lambda one: one[0])
        return [one for _, one in found]

    def line(self, action: i64, least: i64) -> list[tuple[int, int]]:
        """Return what would probably follow an answer: who answers what, as far as one can tell.

        That is as far as each next one was tried in a third of all tries, and so often at least.
        What chance draws is only told by what is answered to it.
        """
        tree = self.tree
        found: list[tuple[int, int]] = []
        node = tree.find(tree.first[self.root], action)
        while node != NONE:
            child = tree.first[node]
            node = NONE
            most: i64 = least - 1
            tried: i64 = 0
            while child != NONE:
                visits = tree.visits[child]
                tried += visits
                if visits > most:
                    most = visits
                    node = child
                child = tree.next[child]
            if 3 * most < tried:
                break
            if node != NONE and tree.mover[node] != CHANCE:
                found.append((tree.mover[node], tree.action[node]))
        return found

    def is_settled(self, playouts: i64) -> bool:
        """Whether so many playouts more could not change which answer is tried most."""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        child = tree.first[self.root]
        while child != NONE:
            visits = tree.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = tree.next[child]
        return most > second + playouts

    # --- one playout ----------------------------------------------------------------------------

    def playout(self) -> None:
        """Go down the tree in one world, look at one new answer, play on, and count what came."""
        down = self.descent()
        world, into = down.world, self.into
        i = ask_of(world, self.me)  # others may be asked at the same time
        self.last = self.me
        self.turns = self.settings.turns
        while world.n_asks:
            question = world.asks[i]
            seat = seat_of(question)
            if self.is_far(seat):
                break
            into.clear()
            if seat == CHANCE:
                down.draw(i, self.luck, into)
                continue
            self.game.legal(world.public(), world.own(seat), question, into)
            answer = self.pick(down.place(question), world, seat, question)
            down.give(i, answer)
            # A forced answer is no news, but in another world it may be one of several.
            if into.n > 1 and self.tree.visits[answer] == 0 and down.node == answer:
                break
            i = 0
        self.play_on(world)
        self.tree.count(down.path, self.rewards)

    def descent(self) -> Descent:
        """Begin to go down the tree, in one of the worlds behind the view."""
        world: State = self.game.guess(self.view, self.luck)
        return Descent(self.game, world, self.tree, self.root, self.me)

    def pick(self, node: i64, world: State, seat: i64, question: i64) -> i64:
        """Choose among the legal answers, all of which are in the tree then."""
        if not self.mark(node):
            self.grow(node, world, seat, question)
        return self.promising(node, question)

    def promising(self, node: i64, question: i64) -> i64:
        """Return which of the marked answers is the best so far, or may be better."""
        luck = self.luck
        tree = self.tree
        if self.only != NONE and node == self.root:
            return tree.find(tree.first[node], self.only)
        marks = self.marks
        known = self.epoch
        action, after = tree.action, tree.next
        prior, available, visits, total = tree.prior, tree.available, tree.visits, tree.total
        all_visits: i64 = 0
        whole = 0.0
        child = tree.first[node]
        while child != NONE:
            if marks[action[child]] == known:
                available[child] += 1
                all_visits += visits[child]
                whole += total[child]
            child = after[child]
        untried = whole / float(all_visits) - self.settings.caution if all_visits > 0 else 0.5
        exploration = self.settings.exploration
        # Who answers at the same time must not be found out by always taking turns with them.
        is_secret = is_sealed(question)
        best: i64 = NONE
        most = -1.0e9
        child = tree.first[node]
        while child != NONE:
            if marks[action[child]] == known:
                tried = float(visits[child])
                worth = total[child] / float(visits[child]) if visits[child] > 0 else untried
                bonus = exploration * prior[child] * sqrt(float(available[child])) / (1.0 + tried)
                worth += bonus * float(luck.below(1000)) / 500.0 if is_secret else bonus
                if worth > most:
                    most = worth
                    best = child
            child = after[child]
        return best

    def mark(self, node: i64) -> bool:
        """Mark the legal answers, known ones with `epoch`; return whether the tree has them all."""
        into = self.into
        marks = self.marks
        tree = self.tree
        legal = self.epoch + 1
        self.epoch = known = legal + 1
        k: i64 = 0
        while k < into.n:
            marks[into.actions[k]] = legal
            k += 1
        found: i64 = 0
        child = tree.first[node]
        while child != NONE:
            action = tree.action[child]
            if marks[action] == legal:
                marks[action] = known
                found += 1
            child = tree.next[child]
        return found == into.n

    def grow(self, node: i64, world: State, seat: i64, question: i64) -> None:
        """Add the answers that were never legal here before, with their priors, and mark them."""
        into = self.into
        marks = self.marks
        tree = self.tree
        known = self.epoch
        self.evaluator.prior(world.public(), world.own(seat), question, into)
        whole = float(into.total)
        k: i64 = 0
        while k < into.n:
            action = into.actions[k]
            if marks[action] != known:
                marks[action] = known
                # Most answers share what is left; the root of that keeps every answer in sight.
                prior = sqrt(float(into.weights[k]) / whole)
                child = tree.add(action, seat, prior, tree.first[node])
                tree.first[node] = child
            k += 1

    def play_on(self, world: State) -> None:
        """Play a world on, to its end or until it is judged; write what each seat gets."""
        game = self.game
        luck = self.luck
        into = self.into
        left = self.settings.depth
        sensible = self.settings.sensible
        while world.n_asks:
            question = world.asks[0]
            seat = seat_of(question)
            into.clear()
            if seat == CHANCE:
                action = game.sample(world, question, luck, into)
            elif left == 0 or self.is_far(seat):
                self.evaluator.evaluate(world, world.public(), self.settings.scale, self.rewards)
                return
            else:
                left -= 1
                game.legal(world.public(), world.own(seat), question, into)
                if into.n > 1 and sensible > 0 and luck.below(100) < sensible:
                    self.evaluator.prior(world.public(), world.own(seat), question, into)
                    action = into.pick_weighted(luck)
                else:
                    action = into.pick(luck)
            world.close(0)
            game.apply(world, question, action, None)
        self.reward(world)

    def is_far(self, seat: i64) -> bool:
        """Whether a playout has come to the last turn of the searching seat that it goes to see."""
        if seat == CHANCE:
            return False
        if seat == self.me != self.last:
            self.turns -= 1
        self.last = seat
        return self.turns == 0

    def reward(self, world: State) -> None:
        """Write what a finished game is worth: the win above all, and a little for the lead."""
        game = self.game
        rewards = self.rewards
        margin = self.settings.margin
        lead_of(game.scores(world.public()), self.settings.scale, rewards)
        places = game.places(world.public())
        share = (1.0 - margin) / float(places.count(1))
        for seat in range(len(places)):
            won = share if places[seat] == 1 else 0.0
            rewards[seat] = margin * rewards[seat] + won
