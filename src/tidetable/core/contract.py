"""Everything a game promises.

A state is three drawers: public, one private per seat, secret; a fact's drawer is its audience.
A game asks questions; a question is data, and several may be open. Seats answer with actions;
chance answers too. Everything outside the rules sees a View.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp
from typing import Final, Generic, TypeVar, final

from mypy_extensions import i16, i64, mypyc_attr

from tidetable.core.codec import Codec
from tidetable.core.luck import Luck
from tidetable.core.options import Option
from tidetable.core.vec import vec

CHANCE: Final = -1
EVERYONE: Final = -1
SPECTATOR: Final = -1
MAX_ASKS: Final = 8
MAX_ACTIONS: Final = 512
NO_ASKS: Final = vec[i64]([0] * MAX_ASKS)
NO_ACTIONS: Final = vec[i64]([0] * MAX_ACTIONS)
NO_WORTHS: Final = vec[float]([0.0] * MAX_ACTIONS)
LIKELIEST: Final = 1000.0  # what the best answer weighs, where weights follow from worths


# --- An ask: who decides, what about, sealed until all have answered?, an argument; one number -


def ask(seat: i64, kind: i64, arg: i64 = 0) -> i64:
    return seat + 1 + kind * 16 + arg * 4096


def sealed_ask(seat: i64, kind: i64, arg: i64 = 0) -> i64:
    """Ask for an answer that only its decider learns, until the rules tell it."""
    return ask(seat, kind, arg) + 2048


def seat_of(question: i64) -> i64:
    return (question & 15) - 1


def kind_of(question: i64) -> i64:
    return (question >> 4) & 127


def is_sealed(question: i64) -> bool:
    return (question & 2048) != 0


def arg_of(question: i64) -> i64:
    return question >> 12


# --- Drawers -----------------------------------------------------------------------------------

ALL: Final = -1  # lists of a drawer, where each is a bit


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Marking:
    """How a drawer tells what changed since a learner's row was written."""

    def unwritten(self) -> i64:
        """Return which of its lists did, a bit for each. As it stands: maybe all of them."""
        return ALL

    def all_is_written(self) -> None:
        """Take back all marks."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Public(Marking):
    """What everybody may know. Attributes are whole numbers and `vec[i64]`, nothing else."""

    def copy(self) -> Public:
        raise NotImplementedError

    def observe(self, into: vec[i16], at: i64, me: i64, seats: i64) -> None:
        """Write its fields for a learner. `core/drawers.py` writes this from declarations."""
        raise NotImplementedError

    def observe_fixed(self, into: vec[i16], at: i64) -> None:
        """Write those that stay as they are, and that `observe` leaves out, if there are any."""

    def renew(self, into: vec[i16], at: i64, me: i64, seats: i64, marks: i64, turn: i64) -> None:
        """Write those that `observe` leaves out as well, for they are marked when they change.

        What is not marked is only turned, if whoever looks sits so many seats on.
        """


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Own(Marking):
    """What one seat alone may know. As it stands: nothing, for games whose players hide nothing."""

    def copy(self) -> Own:
        return self

    def observe(self, into: vec[i16], at: i64, me: i64, seats: i64) -> None:
        """Write its fields for the learner who has this seat."""

    def renew(self, into: vec[i16], at: i64, me: i64, seats: i64, marks: i64) -> None:
        """Write those that `observe` leaves out, for they are marked when they change."""

    def add_unseen(self, into: vec[i16], at: i64) -> None:
        """Add what it hides from others, as counts."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Secret(Marking):
    """What nobody may know. As it stands: nothing; what chance has not drawn does not exist."""

    def copy(self) -> Secret:
        return self

    def add_unseen(self, into: vec[i16], at: i64) -> None:
        """Add what it hides from everybody, as counts."""


NOTHING: Final = Own()
NO_SECRET: Final = Secret()


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """The whole truth, for the rules alone. Mutable and cheap to copy; a game names its drawers."""

    def __init__(self, asks: vec[i64], n_asks: i64) -> None:
        self.asks: vec[i64] = asks[:]
        self.n_asks: i64 = n_asks

    def public(self) -> Public:
        raise NotImplementedError

    def own(self, seat: i64) -> Own:
        return NOTHING

    def secret(self) -> Secret:
        return NO_SECRET

    def copy(self) -> State:
        raise NotImplementedError

    def open(self, question: i64) -> None:
        self.asks[self.n_asks] = question
        self.n_asks += 1

    def close(self, i: i64) -> None:
        n = self.n_asks - 1
        while i < n:
            self.asks[i] = self.asks[i + 1]
            i += 1
        self.asks[n] = 0
        self.n_asks = n


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class View:
    """What one seat, or a spectator, may know: all that bots, pictures and clients ever get."""

    def __init__(self, seat: i64, public: Public, own: Own, asks: vec[i64], n_asks: i64) -> None:
        self.seat: i64 = seat
        self.public = public
        self.own = own
        self.asks: vec[i64] = asks
        self.n_asks: i64 = n_asks


def look(state: State, seat: i64) -> View:
    """The only way out of a State: copies, so that no viewer can touch the table."""
    own = NOTHING if seat == SPECTATOR else state.own(seat).copy()
    return View(seat, state.public().copy(), own, state.asks[:], state.n_asks)


def total(cells: vec[i64], first: i64, n: i64) -> i64:
    """Add up n cells of a drawer, from the first of them on."""
    whole: i64 = 0
    last = first + n
    while first < last:
        whole += cells[first]
        first += 1
    return whole


def count(cells: vec[i64], value: i64) -> i64:
    """Count the cells of a drawer that have a value."""
    n: i64 = 0
    i: i64 = 0
    while i < len(cells):
        n += cells[i] == value
        i += 1
    return n


# --- What rules write into ---------------------------------------------------------------------


@final
class Buffer:
    """Where legal actions and chance's weights are written; reused, never copied."""

    def __init__(self) -> None:
        self.actions: vec[i64] = NO_ACTIONS[:]
        self.weights: vec[i64] = NO_ACTIONS[:]
        self.n: i64 = 0
        self.total: i64 = 0

    def clear(self) -> None:
        self.n = 0
        self.total = 0

    def add(self, action: i64) -> None:
        n = self.n
        self.actions[n] = action
        self.n = n + 1

    def add_weighted(self, action: i64, weight: i64) -> None:
        n = self.n
        self.actions[n] = action
        self.weights[n] = weight
        self.n = n + 1
        self.total += weight

    def add_bits(self, first: i64, bits: i64) -> None:
        """Add one action for each set bit, counted from `first`."""
        actions = self.actions
        n = self.n
        while bits:
            actions[n] = first  # overwritten by the next, unless its bit is set
            n += bits & 1
            bits >>= 1
            first += 1
        self.n = n

    def add_rows(self, first: i64, bag: vec[i64], step: i64, bits: i64) -> None:
        """Add what `add_bits` adds for each index of the bag that is not empty, `step` apart."""
        rows = self.weights  # nothing is weighted here: room to note which rows there are
        n_rows: i64 = 0
        i: i64 = 0
        while i < len(bag):
            rows[n_rows] = first  # overwritten by the next, unless the bag has some
            n_rows += bag[i] > 0
            first += step
            i += 1
        if n_rows == 0:
            return
        row = self.n
        self.add_bits(rows[0], bits)
        actions = self.actions
        end = n = self.n
        i = 1
        while i < n_rows:
            shift = rows[i] - rows[0]
            k = row
            while k < end:  # the first row once more: cheaper than reading its bits again
                actions[n] = actions[k] + shift
                n += 1
                k += 1
            i += 1
        self.n = n

    def add_bag(self, first: i64, bag: vec[i64]) -> None:
        """Add one action for each index of the bag that is not empty, weighted by its count."""
        actions = self.actions
        weights = self.weights
        n = self.n
        total = self.total
        i: i64 = 0
        while i < len(bag):
            weight = bag[i]
            if weight:
                actions[n] = first + i
                weights[n] = weight
                total += weight
                n += 1
            i += 1
        self.n = n
        self.total = total

    def weigh_by(self, worths: vec[float], softness: float) -> None:
        """Weigh each action by its worth: one that is `softness` below the best, e times less."""
        weights = self.weights
        n = self.n
        best = worths[0]
        i: i64 = 1
        while i < n:
            best = max(best, worths[i])
            i += 1
        total: i64 = 0
        i = 0
        while i < n:
            weights[i] = 1 + i64(LIKELIEST * exp(float(worths[i] - best) / softness))
            total += weights[i]
            i += 1
        self.total = total

    def pick(self, luck: Luck) -> i64:
        return self.actions[luck.below(self.n)]

    def pick_weighted(self, luck: Luck) -> i64:
        return self.actions[luck.from_bag(self.weights, self.total)]

    def to_list(self) -> list[int]:
        found: list[int] = []
        i: i64 = 0
        while i < self.n:
            found.append(self.actions[i])
            i += 1
        return found


@final
class News:
    """What happened, and who may know. Where nobody listens, None is passed instead."""

    def __init__(self) -> None:
        self.items: list[tuple[int, int, int]] = []

    def tell(self, audience: i64, seat: i64, action: i64) -> None:
        """Tell a seat, or EVERYONE, that a seat, or CHANCE, did this."""
        self.items.append((audience, seat, action))


def tell(news: News | None, seat: i64, action: i64) -> None:
    """Tell everyone what a seat did or what befell it, if anybody listens."""
    if news is not None:
        news.tell(EVERYONE, seat, action)


# --- The game ----------------------------------------------------------------------------------

PublicT = TypeVar("PublicT", bound=Public)
OwnT = TypeVar("OwnT", bound=Own)
StateT = TypeVar("StateT", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[PublicT, OwnT, StateT]):
    """The rules. An abstract class and not a Protocol: compiled calls are ten times cheaper."""

    def __init__(
        self,
        name: str,
        edition: int,
        min_seats: int,
        max_seats: int,
        codec: Codec,
        draws: list[str],
        questions: list[str],
        options: list[Option],
        data: str = "",
    ) -> None:
        self.name: Final = name
        self.edition: Final = edition  # goes up when a ruling, or a number or text, changes
        self.min_seats: Final = min_seats
        self.max_seats: Final = max_seats
        self.codec: Final = codec
        self.draws: Final = draws  # what chance is asked about
        self.questions: Final = questions  # what seats are asked about
        self.kinds: Final = [*draws, *questions]  # both, by kind number
        self.options: Final = options
        self.data: Final = data  # which data it is played on: a digest of the file

    @abstractmethod
    def setup(self, seats: i64, options: list[int]) -> StateT:
        """Return the state before the first draw; one value for each declared option."""

    @abstractmethod
    def legal(self, public: PublicT, own: OwnT, question: i64, into: Buffer) -> None:
        """Write all answers to an open ask, from what its decider may see and nothing else."""

    @abstractmethod
    def odds(self, state: StateT, question: i64, into: Buffer) -> None:
        """Write what chance may answer, with integer weights, in an order that never changes."""

    def sample(self, state: StateT, question: i64, luck: Luck, into: Buffer) -> i64:
        """Draw for chance. A game may do it faster than by its odds, but not differently."""
        self.odds(state, question, into)
        return into.pick_weighted(luck)

    @abstractmethod
    def apply(self, state: StateT, question: i64, action: i64, news: News | None) -> None:
        """Carry out an answer, in place. The question is closed already."""

    @abstractmethod
    def scores(self, public: PublicT) -> list[int]:
        """Return the points of each seat as they stand."""

    def places(self, public: PublicT) -> list[int]:
        """Return each seat's place, 1 for the first; tied seats share. Override for tie-breaks."""
        scores = self.scores(public)
        return [1 + sum(1 for other in scores if other > mine) for mine in scores]

    def forbids(self, public: PublicT, own: OwnT, question: i64, action: i64) -> str:
        """Return the id of the rule that forbids an answer now; nothing if none does.

        A game whose legal answers come from guards asks the same guards here. As it stands: what
        is not among the answers is forbidden, and `why_not` finds the reason.
        """
        may = Buffer()
        self.legal(public, own, question, may)
        return "" if action in may.to_list() else self.why_not(public, own, question, action)

    def why_not(self, public: PublicT, own: OwnT, question: i64, action: i64) -> str:
        """Return the id of the rule that forbids what is not among the answers."""
        return self.codec.verb(action).rule

    @abstractmethod
    def guess(self, view: View, luck: Luck) -> StateT:
        """Return a world that this viewer cannot rule out."""

    def audit(self, state: StateT) -> str:
        """Return what does not add up in a state (cards lost, points from nowhere), or nothing."""
        return ""

    def hidden(self, state: StateT, seat: i64) -> list[str]:
        """Return tokens that must not reach a seat, or a spectator. Only the checks ask.

        A token serves if it can be mistaken for nothing else: `4-red`, not `4`.
        """
        return []
