"""The only holder of a State: plays, shows, takes back, and reveals after the end."""

from __future__ import annotations

from collections import Counter
from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tidetable.core.contract import (
    CHANCE,
    EVERYONE,
    SPECTATOR,
    Buffer,
    News,
    arg_of,
    kind_of,
    look,
    seat_of,
)
from tidetable.core.errors import BadShare, BadTable, CannotUndo, NotLegal, NotYours, Stale
from tidetable.core.luck import KeyedLuck, commitment
from tidetable.core.options import read_options
from tidetable.core.play import AnyGame, answer, choices
from tidetable.core.shares import DRAW, SHARE, LuckShares

if TYPE_CHECKING:
    from tidetable.core.contract import State, View


class Entry(NamedTuple):
    """One decision, or one draw of chance: a line of the log."""

    seat: int
    action: int


@dataclass(frozen=True)
class Line:
    """A piece of news at a table: in which version it came, for whom, and who did what."""

    version: int
    audience: int
    seat: int
    action: int


def still_ahead(taken_back: list[Entry], entry: Entry) -> list[Entry]:
    """Return what of an undone course is still to come again, after this was done instead of it."""
    return taken_back[1:] if taken_back[:1] == [entry] else []


class Table:
    """A game being played. A version is a position that seats can answer; undo makes a new one."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: dict[str, str],
        seed: bytes | None,
        bots: frozenset[int] = frozenset(),
    ) -> None:
        """Set up a table on which nothing is drawn yet; `settle` lets chance begin.

        Without a seed it can only repeat what a log says.
        """
        if not game.min_seats <= seats <= game.max_seats:
            least, most = game.min_seats, game.max_seats
            raise BadTable("seats", seats=seats, least=least, most=most)
        self.game = game
        self.seats = seats
        self.options = read_options(game.options, options)
        self.bots = bots  # seats that only bots have held: nobody minds taking back from them
        self.rewound = False  # whether an undo showed somebody what luck is going to bring
        self.given = 0  # entries that another game began; nobody here takes them back
        self.timed = False  # whether a clock counts: to take back a turn handed on is new time
        self.version = 0
        self.shares: LuckShares | None = (
            None  # what the seats gave to the luck, where they are asked
        )
        self.waits = False  # for what they give: nothing is drawn before
        self._seed = seed  # the host's part of the luck, and all of it where no seat has one
        self._luck = None if seed is None else KeyedLuck(seed)
        self._start()

    def _start(self) -> None:
        self._state: State = self.game.setup(self.seats, self.options)
        self._drawn: Counter[str] = Counter()
        self._since = [self.version] * self.seats  # the version in which a seat was last asked
        self.entries: list[Entry] = []
        self.lines: list[Line] = []
        self._heard: list[int] = []  # how many lines there were before each entry
        self.taken_back: list[Entry] = []  # what came next before an undo, as long as it may again

    def copy(self) -> Table:
        """Return a table that stands where this one does, and goes its own way from here."""
        other = copy(self)
        other._state, other._drawn = self._state.copy(), self._drawn.copy()
        other._since, other._heard = [*self._since], [*self._heard]
        other.entries, other.lines = [*self.entries], [*self.lines]
        other.taken_back = [*self.taken_back]
        return other

    # --- looking --------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self._state.n_asks == 0

    def asked(self) -> list[int]:
        """Return the seats that have something to decide, each once."""
        asked = set() if self.waits else {seat_of(question) for question in self._asks()}
        return sorted(asked - {CHANCE})

    def view(self, seat: int) -> View:
        """Return what a seat may know; SPECTATOR for whoever has none."""
        if not SPECTATOR <= seat < self.seats:
            raise NotYours("seat")
        return look(self._state, seat)

    def questions(self, seat: int) -> list[int]:
        return [question for question in self._asks().elements() if seat_of(question) == seat]

    def _asks(self) -> Counter[int]:
        return Counter(int(self._state.asks[i]) for i in range(self._state.n_asks))

    def legal(self, seat: int) -> list[int]:
        """Return all that a seat may answer now, to any of its open questions."""
        return [action for i in self._open(seat) for action in choices(self.game, self._state, i)]

    def allowed(self, seat: int, given: int | str) -> int:
        """Return an action that a seat may answer with now, or refuse it as `play` would."""
        action = self.game.codec.read(given)
        self._find(seat, action)
        return action

    def news(self, viewer: int) -> list[Line]:
        """Return the news that this seat, or a spectator, was told."""
        return [line for line in self.lines if line.audience in (EVERYONE, viewer)]

    def told(self, viewer: int) -> list[Line]:
        """Return the news to be said in words: nobody hears what only others had to be told."""
        return [
            line
            for line in self.news(viewer)
            if line.seat != viewer or not self.game.codec.verb(line.action).outward
        ]

    def scores(self) -> list[int]:
        return self.game.scores(self._state.public())

    def places(self) -> list[int]:
        return self.game.places(self._state.public())

    @property
    def commitment(self) -> str:
        """Return the hash of the seed, for everybody to keep."""
        return "" if self._seed is None else commitment(self._seed)

    def reveal(self) -> bytes:
        """Return the seed, once it can no longer help anybody."""
        if not self.over or self._seed is None:
            raise NotYours("seed")
        return self._seed

    # --- sharing the luck -----------------------------------------------------------------------

    def share(self, seat: int, text: str) -> None:
        """Note what a seat gives to the luck, before the first draw; first of all, that it may."""
        begins = text == SHARE and self.shares is None
        if self.entries or not (begins or self.waits):
            raise BadShare("late")
        if self.shares is None:
            self.shares, self.waits = LuckShares(), True
            return
        self.version += 1
        if text == DRAW:
            self._draw_together(self.shares)
        elif not 0 <= seat < self.seats:
            raise NotYours("seat")
        else:
            self.shares = self.shares.after(seat, text)

    def _draw_together(self, shares: LuckShares) -> None:
        """Let luck follow from the seed and from all that seats have given."""
        if not shares.are_complete:
            raise BadShare("open")
        self.waits = False
        if self._seed is not None:
            self._luck = KeyedLuck(shares.seed(self._seed))

    # --- playing --------------------------------------------------------------------------------

    def play(self, seat: int, given: int | str, version: int | None = None) -> list[Entry]:
        """Answer a question of this seat; return what was added to the log, chance's part included.

        The answer is given as an action's number or as its text.
        The version is the one that is being answered. It is stale once the seat has been asked
        anew; what other seats did meanwhile does not matter to an open question.
        """
        action = self.game.codec.read(given)
        if version is not None and not self._since_of(seat) <= version <= self.version:
            raise Stale("version", version=version, now=self.version)
        i = self._find(seat, action)
        first = len(self.entries)
        self.version += 1
        self._answer(i, action)
        self.settle()
        self._since[seat] = self.version
        return self.entries[first:]

    def _find(self, seat: int, action: int) -> int:
        """Return which of the open asks this seat may answer with this action."""
        asks = self._open(seat)
        if not asks:
            waits = self.waits or self.luck_is_asked
            raise NotYours("over" if self.over else "draw" if waits else "turn")
        for i in asks:
            if action in choices(self.game, self._state, i):
                return i
        (rule,) = self.forbidding(seat, [action])
        raise NotLegal(rule, text=self.game.codec.text(action))

    def forbidding(self, seat: int, actions: list[int]) -> list[str]:
        """Return for each of these actions the rule by which a seat that is asked may not do it."""
        view = self.view(seat)
        question = self._state.asks[self._open(seat)[0]]
        return [self.game.forbids(view.public, view.own, question, action) for action in actions]

    def _since_of(self, seat: int) -> int:
        return self._since[seat] if 0 <= seat < self.seats else 0

    def _open(self, seat: int) -> list[int]:
        """Return which of the open asks this seat may answer; none before chance has."""
        if seat < 0 or self.waits or self.luck_is_asked:
            return []
        return [i for i in range(self._state.n_asks) if seat_of(self._state.asks[i]) == seat]

    def _answer(self, i: int, action: int) -> None:
        if self.luck_is_asked:
            self._drawn[self._what()] += 1
        news = News()
        before = self._asks()
        entry = Entry(seat_of(self._state.asks[i]), action)
        self.entries.append(entry)
        self.taken_back = still_ahead(self.taken_back, entry)
        self._heard.append(len(self.lines))
        answer(self.game, self._state, i, action, news)
        self.lines += [Line(self.version, *item) for item in news.items]
        for question in self._asks() - before:
            if seat_of(question) != CHANCE:
                self._since[seat_of(question)] = self.version

    def settle(self) -> None:
        """Let chance answer whatever it is asked; not before all have given their part."""
        while self.luck_is_asked and not self.waits:
            self._answer(0, self.luck_says())

    @property
    def luck_is_asked(self) -> bool:
        return self._state.n_asks > 0 and seat_of(self._state.asks[0]) == CHANCE

    def luck_says(self) -> int:
        """Return chance's answer: by the seed, by what is drawn, and for which time."""
        if self._luck is None:
            raise BadTable("seed")
        odds = self._odds()
        what = self._what()
        left = self._luck.below(int(odds.total), what, self._drawn[what])
        i = 0
        while left >= odds.weights[i]:
            left -= odds.weights[i]
            i += 1
        return int(odds.actions[i])

    def _odds(self) -> Buffer:
        odds = Buffer()
        self.game.odds(self._state, self._state.asks[0], odds)
        return odds

    def _what(self) -> str:
        """Name what chance is asked about."""
        question = self._state.asks[0]
        return f"{self.game.kinds[kind_of(question)]} {arg_of(question)}"

    # --- taking back ----------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Take back this seat's last decision: never across another player's, never after luck or
        hidden things were seen. Against bots only, both are allowed: the same luck comes again.
        """
        self.cut(self.may_undo(seat))

    def may_undo(self, seat: int) -> int:
        """Return how many entries stay."""
        if self.over:
            raise CannotUndo("over")
        decisions = [i for i, entry in enumerate(self.entries) if entry.seat == seat != CHANCE]
        if not decisions or decisions[-1] < self.given:
            raise CannotUndo("nothing")
        last = decisions[-1]
        if self.is_alone(seat):
            return last
        if any(entry.seat != CHANCE for entry in self.entries[last + 1 :]):
            raise CannotUndo("others")
        if last + 1 < len(self.entries):
            raise CannotUndo("chance")
        if not self._is_quiet(last):
            raise CannotUndo("revealed")
        if self.timed and seat not in self.asked():
            raise CannotUndo("clock")
        return last

    def is_alone(self, seat: int) -> bool:
        """Tell whether nobody minds what a seat takes back: all others are bots."""
        return self.bots >= {*range(self.seats)} - {seat}

    def _is_quiet(self, last: int) -> bool:
        """Tell whether nothing came of the last decision that its player did not know before."""
        told = self.lines[self._heard[last] :]
        reveals = any(self.game.codec.verb(line.action).reveals for line in told)
        return last + 1 == len(self.entries) and not reveals

    def could_take_back(self, seat: int, given: int | str) -> bool:
        """Whether an answer, once given, could be taken back until somebody else decides."""
        action = self.game.codec.read(given)
        i = self._find(seat, action)
        if self.is_alone(seat):
            return True
        after, news = self._state.copy(), News()
        answer(self.game, after, i, action, news)
        asked = [seat_of(after.asks[i]) for i in range(after.n_asks)]
        if not asked or CHANCE in asked or (self.timed and seat not in asked):
            return False
        return not any(self.game.codec.verb(action).reveals for _, _, action in news.items)

    def cut(self, keep: int) -> None:
        """Go back to the first entries of the log. What was taken back is told to nobody."""
        self.rewound |= keep < len(self.entries) and not self._is_quiet(keep)
        taken_back = [*self.entries[keep:], *self.taken_back]
        self.stand(self.entries[:keep], self.version + 1)
        self.taken_back = taken_back

    def redo(self, seat: int) -> list[Entry]:
        """Give the answer once more that this seat has taken back; return what was added."""
        return self.play(seat, self.may_redo(seat))

    def may_redo(self, seat: int) -> int:
        """Return the answer that was taken back, if nothing else has been done since."""
        if not self.taken_back or self.taken_back[0].seat != seat or not self._open(seat):
            raise CannotUndo("redo")
        return self.taken_back[0].action

    def stand(self, entries: list[Entry], version: int) -> None:
        """Stand where these entries lead, in a version that nobody has answered yet."""
        self.version = 0
        self._start()
        for entry in entries:
            self.repeat(entry)
        self.version = version
        self._since = [version] * self.seats

    def repeat(self, entry: Entry) -> None:
        """Play a line of a log again: a seat's decision, or what chance drew then."""
        if self.waits:
            raise BadShare("open")
        seat, action = entry
        if seat == CHANCE:
            if not self.luck_is_asked:
                raise NotYours("chance")
            if action not in self._odds().to_list():
                raise NotLegal(self.game.codec.verb(action).rule, text=self.game.codec.text(action))
            self._answer(0, action)
            return
        i = self._find(seat, action)
        self.version += 1
        self._answer(i, action)
        self._since[seat] = self.version
