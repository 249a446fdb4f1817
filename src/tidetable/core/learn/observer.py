"""One row of what learners see, by the drawers' own methods: compiled, for each step writes one."""

from __future__ import annotations

from typing import final

from mypy_extensions import i16, i64, mypyc_attr

from tidetable.core.contract import (
    ALL,
    CHANCE,
    EVERYONE,
    News,
    State,
    arg_of,
    kind_of,
    seat_of,
)
from tidetable.core.row import turned_seat
from tidetable.core.vec import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat observes, by the drawers' own methods."""

    def __init__(
        self,
        seats: i64,
        room: i64,
        n_draws: i64,
        public_at: i64,
        own_at: i64,
        unseen_at: i64,
        size: i64,
        marked: i64 = 0,
    ) -> None:
        self.seats: i64 = seats
        self.room: i64 = room  # seats that the row has cells for
        self.n_draws: i64 = n_draws
        self.public_at: i64 = public_at
        self.own_at: i64 = own_at
        self.unseen_at: i64 = unseen_at
        self.size: i64 = size
        self.marked: bool = marked == 1  # drawers mark which of their lists have changed

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> None:
        """Write a row that was blank when it was new."""
        self.write_fixed(state, into, at)
        self.write_rest(state, seat, into, at)
        if self.marked:
            self.write_marked(state, seat, ALL, 0, into, at)

    def write_fixed(self, state: State, into: vec[i16], at: i64) -> None:
        """Write what is the same for every seat, from the first time that one is asked."""
        state.public().observe_fixed(into, at + self.public_at)

    def write_rest(self, state: State, seat: i64, into: vec[i16], at: i64) -> None:
        """Write a row in which that stands already."""
        self.write_asks(state, seat, into, at)
        state.public().observe(into, at + self.public_at, seat, self.seats)
        state.own(seat).observe(into, at + self.own_at, seat, self.seats)
        if self.unseen_at < self.size and not self.marked:
            self.write_unseen(state, seat, into, at)

    def write_marked(
        self, state: State, seat: i64, more: i64, turn: i64, into: vec[i16], at: i64
    ) -> None:
        """Write what is marked, there or by `more`; the row was of who sits `turn` seats before."""
        public = state.public()
        marks = public.unwritten() | more
        public.renew(into, at + self.public_at, seat, self.seats, marks, turn)
        if turn != 0:
            more = ALL  # this is another one's hand
        own = state.own(seat)
        own.renew(into, at + self.own_at, seat, self.seats, own.unwritten() | more)
        if self.unseen_at < self.size and (more != 0 or self.hides_anew(state, seat)):
            self.write_unseen(state, seat, into, at)

    def hides_anew(self, state: State, seat: i64) -> bool:
        """Whether anything changed among what a seat does not see."""
        marks = state.secret().unwritten()
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                marks |= state.own(other).unwritten()
            other += 1
        return marks != 0

    def take_marks(self, state: State) -> None:
        """A row was written, and from now on is written again where something changes."""
        state.public().all_is_written()
        state.secret().all_is_written()
        seat: i64 = 0
        while seat < self.seats:
            state.own(seat).all_is_written()
            seat += 1

    def write_asks(self, state: State, seat: i64, into: vec[i16], at: i64) -> None:
        """Write who looks, who is asked, and what the first open ask of this seat is."""
        into[at] = i16(seat)
        i: i64 = 1
        while i <= self.room + 2:
            into[at + i] = 0
            i += 1
        i = state.n_asks - 1
        while i >= 0:
            question = state.asks[i]
            asked = seat_of(question)
            if asked >= 0:
                into[at + 1 + turned_seat(asked, 0, seat, self.seats)] = 1
            if asked == seat:
                into[at + self.room + 1] = i16(kind_of(question) - self.n_draws + 1)
                into[at + self.room + 2] = i16(arg_of(question))
            i -= 1

    def write_hidden(self, state: State, seat: i64, into: vec[i16], at: i64) -> None:
        """Write what the others hide, in order of play: for a critic that sees it in training."""
        size = self.unseen_at - self.own_at
        k: i64 = 1
        while k < self.seats:
            own = state.own((seat + k) % self.seats)
            own.observe(into, at, seat, self.seats)
            if self.marked:
                own.renew(into, at, seat, self.seats, ALL)
            at += size
            k += 1

    def write_unseen(self, state: State, seat: i64, into: vec[i16], at: i64) -> None:
        """Count in truth what can be counted without it."""
        i = self.unseen_at
        while i < self.size:
            into[at + i] = 0
            i += 1
        state.secret().add_unseen(into, at + self.unseen_at)
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                state.own(other).add_unseen(into, at + self.unseen_at)
            other += 1


@final
class Memory:
    """The last things that each seat of a game was told, the very last first."""

    def __init__(self, seats: i64, kept: i64) -> None:
        self.seats: i64 = seats
        self.kept: i64 = kept
        self.who: vec[i64] = vec[i64]([0] * (seats * kept))  # 0 nothing yet, 1 chance, 2 a seat
        self.what: vec[i64] = vec[i64]([0] * (seats * kept))

    def forget(self) -> None:
        i: i64 = 0
        while i < self.seats * self.kept:
            self.who[i] = 0
            self.what[i] = 0
            i += 1

    def hear(self, news: News) -> None:
        """Keep what was told, each seat what it may know, and have no news any more."""
        for audience, who, what in news.items:
            seat: i64 = 0
            while seat < self.seats:
                if audience in (EVERYONE, seat):
                    self.keep(seat, who, what)
                seat += 1
        news.items.clear()

    def keep(self, seat: i64, who: i64, what: i64) -> None:
        first = seat * self.kept
        i = first + self.kept - 1
        while i > first:
            self.who[i] = self.who[i - 1]
            self.what[i] = self.what[i - 1]
            i -= 1
        self.who[first] = who - CHANCE + 1
        self.what[first] = what + 1

    def write(self, seat: i64, into: vec[i16], at: i64) -> None:
        """Write what a seat recalls, with seats turned as everywhere in a row."""
        i: i64 = 0
        while i < self.kept:
            who = self.who[seat * self.kept + i]
            into[at + i] = i16(turned_seat(who, 2, seat, self.seats))
            into[at + self.kept + i] = i16(self.what[seat * self.kept + i])
            i += 1
