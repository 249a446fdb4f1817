"""A finished game looked at again: what each decision was worth, and what was luck.

A game is a string of beads: the positions in which somebody has a choice, and its end. From one to
the next there is an answer, and then what chance draws. What a seat's chance to win would be after
the answer, over all that could be drawn, less what it was before, is the part of the decision; what
came instead of the average is luck. So all parts together are the result less the chance at the
start, and luck is 0 on average, whoever judges.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from tidetable.bots.adviser import adviser_of
from tidetable.bots.judge import Judge, judge_of, outcome
from tidetable.core.contract import CHANCE, Buffer, look, seat_of
from tidetable.core.errors import NotYours
from tidetable.core.facts import view_bytes
from tidetable.core.luck import Luck, split_mix
from tidetable.core.play import answer, ask_of, choices, settle
from tidetable.core.vec import COMPILED

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.contract import State, View
    from tidetable.core.play import AnyGame
    from tidetable.core.table import Entry, Table

DRAWS: Final = 12 if COMPILED else 6  # of what could follow an answer, to know its average
PLAYOUTS: Final = 36_000  # to find better answers: for a whole game, shared by its decisions
FEWEST: Final = 30  # for one decision
MISTAKE: Final = 0.05  # a loss from which on a decision is called one
DOUBT: Final = 10  # playouts of an answer that say half of what many would


# --- what comes out -------------------------------------------------------------------------------

MoveT = TypeVar("MoveT", bound=int)


@dataclass(frozen=True)
class Decision(Generic[MoveT]):
    """A decision, and all that followed until the next one.

    Chances are those of each seat to win, each as that seat itself could judge them.
    """

    n: int
    """How many moves had been made before: the position in a replay."""
    seat: int
    """Who decided."""
    move: MoveT
    """What was answered."""
    choices: int
    """How many answers there were; 1 where only somebody else had a choice at the time."""
    before: list[float]
    """The chances of all seats before."""
    expected: list[float]
    """The chances after the answer, on average over what chance could have drawn then."""
    after: list[float]
    """The chances when the next decision came."""
    best: MoveT
    """The best answer found, which may be the one given."""
    loss: float
    """How much better that is for whoever decided, in chance to win; never below 0."""

    def effect(self, seat: int) -> float:
        """Return what the decision did to a seat's chance."""
        return self.expected[seat] - self.before[seat]

    def luck(self, seat: int) -> float:
        """Return what chance did to it afterwards."""
        return self.after[seat] - self.expected[seat]

    def swing(self, seat: int) -> float:
        """Return both together."""
        return self.after[seat] - self.before[seat]

    def upset(self) -> float:
        """Return how much of the chances of all went from some to others."""
        return sum(abs(self.swing(seat)) for seat in range(len(self.before))) / 2


@dataclass(frozen=True)
class Shares:
    """From a seat's chance at the start to its result: `start + own + others + luck == result`."""

    start: float
    """Its chance when the first decision came."""
    own: float
    """What its own decisions did."""
    others: float
    """What those of all others did."""
    luck: float
    """What chance did."""
    result: float
    """What came of it: 1 for a win, 0 for none; winners share."""


@dataclass(frozen=True)
class Review(Generic[MoveT]):
    """A whole game, decision by decision."""

    decisions: list[Decision[MoveT]]
    """All decisions of all seats. An answer without a choice is none."""
    result: list[float]
    """What each seat got: 1 for a win, 0 for none; winners share."""
    moves: int
    """How many moves the game had, those without a choice too."""

    def shares(self, seat: int) -> Shares:
        """Return what luck and decisions did for a seat."""
        own = [one for one in self.decisions if one.seat == seat and one.choices > 1]
        others = [one for one in self.decisions if one.seat != seat or one.choices == 1]
        return Shares(
            self.decisions[0].before[seat] if self.decisions else self.result[seat],
            sum(one.effect(seat) for one in own),
            sum(one.effect(seat) for one in others),
            sum(one.luck(seat) for one in self.decisions),
            self.result[seat],
        )

    def course(self) -> list[list[float]]:
        """Return the chances of all seats after each number of moves, from 0 to the last."""
        rows: list[list[float]] = []
        for one in self.decisions:
            held = rows[-1] if rows else one.before
            rows += [held] * (one.n - len(rows)) + [one.before]
        held = rows[-1] if rows else self.result
        return rows + [held] * (self.moves - len(rows)) + [self.result]

    def turning_points(self, seat: int, most: int = 3) -> list[Decision[MoveT]]:
        """Return where a seat's chance changed most, in the order of play."""
        largest = sorted(self.decisions, key=lambda one: (-abs(one.swing(seat)), one.n))[:most]
        return sorted(largest, key=lambda one: one.n)

    def decisive(self, most: int = 3) -> list[Decision[MoveT]]:
        """Return where the chances of all changed most, if much, in the order of play."""
        found = [one for one in self.decisions if one.upset() >= MISTAKE]
        largest = sorted(found, key=lambda one: (-one.upset(), one.n))[:most]
        return sorted(largest, key=lambda one: one.n)

    def mistakes(self, seat: int, least: float = MISTAKE) -> list[Decision[MoveT]]:
        """Return the decisions of a seat that cost it so much, the dearest first."""
        found = [one for one in self.decisions if one.seat == seat and one.loss >= least]
        return sorted(found, key=lambda one: (-one.loss, one.n))


# --- looking at it --------------------------------------------------------------------------------


class Bead(NamedTuple):
    """A position in which somebody has a choice, or the end."""

    n: int  # moves before it
    state: State
    given: Entry | None  # what was answered then
    drawn: bool  # whether chance had a say before the next bead


class Reviewer:
    """Looks at a finished game decision by decision: each can be had alone, in any order, anywhere.

    Same game, same seed, same judge, as many playouts: same review.
    """

    def __init__(
        self,
        box: Box,
        start: State,
        entries: list[Entry],
        seed: int = 0,
        given: int = 0,
        judge: Judge | None = None,
        playouts: int | None = None,
    ) -> None:
        """Play a game again from its start. The entries that were given are not looked at.

        With 0 playouts no better answers are looked for.
        """
        self.box = box
        self.game = box.game
        self.seats = len(box.game.scores(start.public()))
        self.seed = seed
        self.judge = judge or judge_of(box, Luck(seed))
        self.adviser = adviser_of(box)
        self.beads = string(box.game, start, entries, given)
        whole = PLAYOUTS if playouts is None else playouts
        self.playouts = max(FEWEST, whole // max(1, len(self))) if whole else 0
        self.into = Buffer()
        self._chances: dict[int, list[float]] = {}
        self._seen: dict[bytes, float] = {}

    def __len__(self) -> int:
        return len(self.beads) - 1

    def review(self) -> Review[int]:
        """Look at the whole game, in one go."""
        return self.together([self.decision(n) for n in range(len(self))])

    def together(self, decisions: list[Decision[int]]) -> Review[int]:
        return Review(decisions, self.chances(len(self)), self.beads[-1].n)

    def decision(self, k: int) -> Decision[int]:
        """Return what the k-th decision was worth to each seat, and what followed it."""
        n, state, given, drawn = self.beads[k]
        assert given is not None
        i = asked_of(self.game, state, given)
        legal = choices(self.game, state, i)
        luck = Luck(split_mix(self.seed, k + 1))
        self._seen.clear()
        before, after = self.chances(k), self.chances(k + 1)
        expected = self._expected(state, i, given.action, luck) if drawn else after
        best, loss = given.action, 0.0
        # A search answers what its seat is asked first.
        if self.playouts and len(legal) > 1 and i == ask_of(state, given.seat):
            best, loss = self._best(look(state, given.seat), given.action, luck)
        return Decision(n, *given, len(legal), before, expected, after, best, loss)

    def chances(self, k: int) -> list[float]:
        """Return the chances of all seats at a bead."""
        if k not in self._chances:
            self._chances[k] = self._judged(self.beads[k].state)
        return self._chances[k]

    def _judged(self, state: State) -> list[float]:
        """Let each seat judge by what it sees itself."""
        if state.n_asks == 0:
            return outcome(self.game, state.public())
        return [self._judged_by(look(state, seat)) for seat in range(self.seats)]

    def _judged_by(self, view: View) -> float:
        """Return the viewer's chance. Much of what is drawn only one seat sees, the others not."""
        seen = view_bytes(view)
        if seen not in self._seen:
            self._seen[seen] = self.judge.chances(view)[view.seat]
        return self._seen[seen]

    def _expected(self, state: State, i: int, action: int, luck: Luck) -> list[float]:
        """Return the chances after an answer, on average over draws that could have followed.

        Those that did are none of them: then luck is 0 on average even if they are few.
        """
        answered = state.copy()
        answer(self.game, answered, i, action, None)
        whole = [0.0] * self.seats
        for _ in range(DRAWS):
            world = answered.copy()
            rest(self.game, world, luck, self.into)
            for seat, chance in enumerate(self._judged(world)):
                whole[seat] += chance
        return [chance / DRAWS for chance in whole]

    def _best(self, view: View, given: int, luck: Luck) -> tuple[int, float]:
        """Return the best answer that a search finds from a seat's view, and how much it is better.

        Both answers get as many playouts: of one that was hardly tried too little is known. And the
        fewer those are, the less they count: the best of several is in part the luckiest.
        """
        scout = self.adviser.scout(view, luck)
        scout.run(self.playouts)
        best, *others = scout.ranked()
        if best.action == given:
            return given, 0.0
        visits = {one.action: one.visits for one in others}
        scout.run_on(given, best.visits - visits.get(given, 0))
        value = {one.action: one.value for one in scout.ranked()}
        loss = (value[best.action] - value[given]) * best.visits / (best.visits + DOUBT)
        return (best.action, loss) if loss > 0 else (given, 0.0)


def reviewer_of(box: Box, table: Table, seed: int = 0) -> Reviewer:
    """Return who looks at the game of a table again; raise if it is not over."""
    if not table.over:
        raise NotYours("review")
    start = box.game.setup(table.seats, table.options)
    return Reviewer(box, start, table.entries, seed, table.given)


def string(game: AnyGame, start: State, entries: list[Entry], given: int) -> list[Bead]:
    """Play a game again, and return its beads, the end included."""
    state, n, drawn = start.copy(), 0, False
    beads: list[Bead] = []
    for i, entry in enumerate(entries):
        if entry.seat == CHANCE:
            drawn = True
        else:
            if i >= given and has_choice(game, state):
                if beads:
                    beads[-1] = beads[-1]._replace(drawn=drawn)
                beads.append(Bead(n, state.copy(), entry, drawn=False))
                drawn = False
            n += 1
        answer(game, state, asked_of(game, state, entry), entry.action, None)
    if beads:
        beads[-1] = beads[-1]._replace(drawn=drawn)
    return [*beads, Bead(n, state, None, drawn=False)]


def asked_of(game: AnyGame, state: State, entry: Entry) -> int:
    """Return which of the open asks an entry answered."""
    if entry.seat == CHANCE:
        return 0
    asks = [i for i in range(state.n_asks) if seat_of(state.asks[i]) == entry.seat]
    return next(i for i in asks if entry.action in choices(game, state, i))


def has_choice(game: AnyGame, state: State) -> bool:
    return any(len(choices(game, state, i)) > 1 for i in range(state.n_asks))


def rest(game: AnyGame, state: State, luck: Luck, into: Buffer) -> None:
    """Let chance answer, and seats that have no choice, until somebody has one or all is over."""
    settle(game, state, luck, into)
    while state.n_asks and not has_choice(game, state):
        answer(game, state, 0, choices(game, state, 0)[0], None)
        settle(game, state, luck, into)
