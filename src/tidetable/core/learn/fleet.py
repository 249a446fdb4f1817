"""Many games of one kind, stepped by one call: compiled, this is where learners' speed comes from.

Its buffers are read by numpy as they are; `batch.py` shows them.
"""

from __future__ import annotations

import hashlib
from math import log
from typing import Final, final

from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from tidetable.core.codec import Codec
from tidetable.core.contract import (
    CHANCE,
    MAX_ACTIONS,
    Buffer,
    News,
    State,
    seat_of,
)
from tidetable.core.learn.observer import Memory, Observer
from tidetable.core.luck import Luck
from tidetable.core.play import AnyGame, answer, settle
from tidetable.core.vec import vec


def seed_of(seed: str, place: int, number: int) -> int:
    """Return the seed of a game's luck: from the batch's seed, its place there, and which it is."""
    digest = hashlib.sha256(f"{seed} {place} {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2


def move_ids(codec: Codec) -> list[int]:
    """Return the ids of all moves, upwards: a learner's action is a place in this list.

    It is the id itself, as far as nothing was added later than draws and consequences.
    """
    ids: list[int] = []
    for verb in codec.moves:
        ids.extend([verb.of(n) for n in range(verb.size)])
    return sorted(ids)


def rewards_of(places: list[int]) -> list[float]:
    """Return what an ending is worth to each seat.

    Winners share a win, and it is worth 1 to who wins alone; the others lose as much together.
    """
    others = float(max(len(places) - 1, 1))
    share = float(len(places)) / float(places.count(1))
    return [((share if place == 1 else 0.0) - 1.0) / others for place in places]


BEST: Final = 255  # how an answer looks at first glance that looks best,
PER_E: Final = 32.0  # and so much less is one that is e times less promising; 1 is the least


def glance(weight: i64, best: i64) -> i64:
    """Return how promising an answer looks that weighs so much beside the best."""
    less = i64(PER_E * log(float(best) / float(weight)) + 0.5)
    return max(BEST - less, 1)


# --- Many games ----------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Coach:
    """Who knows the game already, for those who train: not for players."""

    def judge(self, state: State, into: vec[float]) -> None:
        """Write each seat's chance to win, by all that is true."""

    def weigh(self, state: State, question: i64, into: Buffer) -> None:
        """Weigh the legal answers in the buffer by how promising each looks."""


@final
class Fleet:
    """n games, each resting where a seat is asked. Chance answers, and what ends begins anew."""

    def __init__(
        self,
        game: AnyGame,
        observer: Observer,
        blank: list[int],
        n: i64,
        options: list[int],
        seed: str,
        first: i64,
        history: i64,
        hidden: bool,
        coach: Coach | None,
    ) -> None:
        self.game = game
        self.observer = observer
        self.n: i64 = n
        self.seats: i64 = observer.seats
        self.options = options
        self.seed: Final = seed
        self.first: i64 = first  # the place of its first game in a batch that several fleets share
        ids = move_ids(game.codec)
        self.n_moves: i64 = len(ids)
        self.ids: vec[i64] = vec[i64](ids)
        self.moves: vec[i64] = vec[i64]([-1] * game.codec.size)  # and back: its place in that list
        for move, action in enumerate(ids):
            self.moves[action] = move
        self.row: i64 = len(blank)
        rows = blank * int(n)
        self.observations: vec[i16] = vec[i16](rows)
        # What the others of each game hide, where somebody who trains asked for it.
        self.n_hidden: i64 = (observer.room - 1) * (observer.unseen_at - observer.own_at)
        if not hidden:
            self.n_hidden = 0
        self.hidden: vec[i16] = vec[i16]([0] * (n * self.n_hidden))
        self.mask: vec[u8] = vec[u8]([0] * (n * self.n_moves))
        self.legal: vec[i32] = vec[i32]([0] * (n * 16 + MAX_ACTIONS))
        self.offsets: vec[i32] = vec[i32]([0] * (n + 1))
        self.seat: vec[u8] = vec[u8]([0] * n)
        self.done: vec[u8] = vec[u8]([0] * n)
        self.rewards: vec[float] = vec[float]([0.0] * (n * self.seats))
        self.scores: vec[i32] = vec[i32]([0] * (n * self.seats))
        self.coach = coach
        self.is_advised: bool = coach is not None  # advice costs more than judgement
        coached: i64 = 0 if coach is None else n
        self.standing: vec[float] = vec[float]([0.0] * self.seats)
        self.prospects: vec[float] = vec[float]([0.0] * (coached * self.seats))
        self.advice: vec[i32] = vec[i32]([0] * coached)
        self.glances: vec[u8] = vec[u8]([0] * (coached * self.n_moves))
        self.number: vec[i64] = vec[i64]([0] * n)  # games that were finished at this place
        self.n_legal: i64 = 0
        self.into = Buffer()
        self.states: list[State] = []
        self.lucks: list[Luck] = []
        self.news: News | None = News() if history else None  # nobody listens where nobody recalls
        self.memories: list[Memory] = []
        i: i64 = 0
        while i < n:
            if history:
                self.memories.append(Memory(self.seats, history))
            self.lucks.append(Luck(seed_of(seed, first + i, 0)))
            self.states.append(game.setup(self.seats, options))
            self.go_on(i, True)
            i += 1

    def step(self, actions: list[int]) -> None:
        """Answer in every game, and go on to where a seat is asked again."""
        self.check(actions)
        self.clear()
        i: i64 = 0
        while i < self.n:
            answer(self.game, self.states[i], 0, self.ids[actions[i]], self.news)
            self.go_on(i, False)
            i += 1

    def random_actions(self, luck: Luck) -> list[int]:
        """Return a legal answer for every game, each as likely."""
        found: list[int] = []
        i: i64 = 0
        while i < self.n:
            start = i64(self.offsets[i])
            found.append(self.legal[start + luck.below(i64(self.offsets[i + 1]) - start)])
            i += 1
        return found

    def check(self, actions: list[int]) -> None:
        """Refuse wrong answers before anything has changed."""
        if len(actions) != self.n:
            raise ValueError(f"{self.n} games need {self.n} actions, not {len(actions)}")
        row: i64 = 0
        for action in actions:
            if action < 0 or action >= self.n_moves or self.mask[row + action] == 0:
                raise ValueError(self.refusal(row // self.n_moves, action))
            row += self.n_moves

    def refusal(self, i: int, action: int) -> str:
        """Say which game it is, what was answered, and what can be."""
        place = self.first + i
        start: int = self.offsets[i]
        end: int = self.offsets[i + 1]
        text = self.game.codec.text
        said = f"there is no action {action}"
        if 0 <= action < self.n_moves:
            said = f"action {action}, '{text(self.ids[action])}', is not legal now"
        first: int = self.legal[start]
        return (
            f"game {place}: {said}; answer one of legal[offsets[{place}]:offsets[{place} + 1]]: "
            f"{end - start} actions, the first {first}, '{text(self.ids[first])}'"
        )

    def clear(self) -> None:
        """Take back what the last step wrote and this one may not overwrite."""
        mask = self.mask
        glances = self.glances
        legal = self.legal
        i: i64 = 0
        k: i64 = 0
        while i < self.n:
            row = i * self.n_moves
            end = i64(self.offsets[i + 1])
            while k < end:
                mask[row + i64(legal[k])] = 0
                if self.coach is not None:
                    glances[row + i64(legal[k])] = 0
                k += 1
            if self.done[i] != 0:
                self.done[i] = 0
                seat = i * self.seats
                while seat < (i + 1) * self.seats:
                    self.rewards[seat] = 0.0
                    seat += 1
            i += 1
        self.n_legal = 0

    def go_on(self, i: i64, began: bool) -> None:
        """Let chance answer until a seat is asked, and write what it sees and may answer."""
        game = self.game
        into = self.into
        state = self.states[i]
        self.settle(i, state)
        while state.n_asks == 0:
            self.end(i, state)
            state = self.states[i]
            self.settle(i, state)
            began = True
        question = state.asks[0]
        seat = seat_of(question)
        before = i64(self.seat[i])
        self.seat[i] = u8(seat)
        into.clear()
        game.legal(state.public(), state.own(seat), question, into)
        self.write_legal(i)
        if self.coach is not None:
            self.hear(self.coach, i, state, question)
        self.write_again(i, seat, before, began)
        if self.n_hidden > 0:
            self.observer.write_hidden(state, seat, self.hidden, i * self.n_hidden)

    def hear(self, coach: Coach, i: i64, state: State, question: i64) -> None:
        """Write what the coach thinks of a game, and which of the legal answers it likes best."""
        coach.judge(state, self.standing)
        seat: i64 = 0
        while seat < self.seats:
            self.prospects[i * self.seats + seat] = self.standing[seat]
            seat += 1
        if not self.is_advised:
            return
        into = self.into
        coach.weigh(state, question, into)
        best: i64 = 0
        k: i64 = 1
        while k < into.n:
            if into.weights[k] > into.weights[best]:
                best = k
            k += 1
        most = into.weights[best]
        row = i * self.n_moves
        k = 0
        while k < into.n:
            seen = glance(into.weights[k], most)
            self.glances[row + self.moves[into.actions[k]]] = u8(seen)
            k += 1
        self.advice[i] = i32(self.moves[into.actions[best]])

    def settle(self, i: i64, state: State) -> None:
        """Let chance answer, aloud where seats recall."""
        news = self.news
        if news is None:
            settle(self.game, state, self.lucks[i], self.into)
            return
        while state.n_asks and seat_of(state.asks[0]) == CHANCE:
            self.into.clear()
            drawn = self.game.sample(state, state.asks[0], self.lucks[i], self.into)
            answer(self.game, state, 0, drawn, news)
        self.memories[i].hear(news)

    def write_row(self, i: i64, seat: i64, into: vec[i16]) -> None:
        """Write what a seat observes, into a row that is blank."""
        self.observer.write(self.states[i], seat, into, 0)
        if self.news is not None:
            self.memories[i].write(seat, into, self.observer.size)

    def write_again(self, i: i64, seat: i64, before: i64, began: bool) -> None:
        """Write what whoever is asked observes, where the game's row was written before."""
        observer = self.observer
        state = self.states[i]
        into = self.observations
        at = i * self.row
        if began:
            observer.write_fixed(state, into, at)
        observer.write_rest(state, seat, into, at)
        if observer.marked:
            turn = seat - before
            if turn < 0:
                turn += self.seats
            observer.write_marked(state, seat, 0, turn, into, at)
            observer.take_marks(state)
        if self.news is not None:
            self.memories[i].write(seat, into, at + observer.size)

    def write_legal(self, i: i64) -> None:
        """Write the legal answers twice: as a list, and as a row of the mask."""
        if self.n_legal + self.into.n > len(self.legal):
            more = [*list(self.legal), *([0] * (len(self.legal) + int(self.into.n)))]
            self.legal = vec[i32](more)
        legal = self.legal
        mask = self.mask
        moves = self.moves
        actions = self.into.actions
        row = i * self.n_moves
        at = self.n_legal
        self.offsets[i] = i32(at)
        k: i64 = 0
        while k < self.into.n:
            move = moves[actions[k]]
            legal[at] = i32(move)
            mask[row + move] = 1
            if self.coach is not None:
                self.glances[row + move] = 1
            at += 1
            k += 1
        self.n_legal = at
        self.offsets[i + 1] = i32(at)

    def end(self, i: i64, state: State) -> None:
        """Write how a game ended, and set up the next one with luck of its own."""
        public = state.public()
        scores = self.game.scores(public)
        places = self.game.places(public)
        rewards = rewards_of(places)
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[i * self.seats + seat] = rewards[seat]
            self.scores[i * self.seats + seat] = i32(scores[seat])
            seat += 1
        self.done[i] = 1
        self.number[i] += 1
        self.lucks[i] = Luck(seed_of(self.seed, self.first + i, self.number[i]))
        self.states[i] = self.game.setup(self.seats, self.options)
        if self.news is not None:
            self.memories[i].forget()
