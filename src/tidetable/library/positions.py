"""A position: a game as it stands, to be played on, copied, compared, printed, shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Generic, SupportsIndex

from tidetable.core import record
from tidetable.core.contract import SPECTATOR, Buffer, State, look, seat_of
from tidetable.core.errors import BadPosition, CannotUndo, NotLegal, NotYours
from tidetable.core.facts import state_bytes
from tidetable.core.learn.fleet import rewards_of
from tidetable.core.luck import Luck
from tidetable.core.play import answer, choices, go_on, named, step_named
from tidetable.core.record import Player
from tidetable.core.table import Entry, Table
from tidetable.library import text
from tidetable.library.moves import Move
from tidetable.library.retelling import Retelling
from tidetable.library.setup import HandT_co, Seed, Setup, TableT_co, in_words, seed_number, set_up
from tidetable.library.sight import Sight

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from tidetable.core.show.svg import Svg


class Position(Generic[TableT_co, HandT_co]):
    """A game as it stands. Chance has drawn already: whoever is asked can answer.

    It changes as it is played; `copy` keeps what was. Two that stand alike are equal, whatever
    their luck is going to bring. The hash is that of what it is now: what is kept in a set or a
    dict should be a copy that nobody plays on.

    `str` is the position in one line, which `tidetable.position` reads. It shows all that is
    hidden, so it is nothing to give to a player. Pickling keeps the luck to come as well. In a
    notebook a position shows its board.
    """

    legal: list[Move]
    """All that the first of the seats asked may do; nothing when the game is over."""

    def __init__(self, game: Setup[TableT_co, HandT_co], state: State, luck: Luck) -> None:
        self.game = game
        """The game, as it was set up."""
        self._rules, self._moves = game.rules, game.moves
        self._state, self._luck, self._into = state, luck, Buffer()
        self._first = state.copy(), luck.copy()  # what undo and records go back to
        self._played: list[int] = []  # and which of the open asks each answered: see `_find`
        self._course: list[int] = []  # how it went on before something was taken back
        self._retelling = Retelling(game.rules, *self._first, self._played)
        self._offer()

    # --- Looking ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game is over: nobody is asked anything."""
        return not self.legal

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must decide something, counted from 0; none when the game is over."""
        state = self._state
        return tuple(dict.fromkeys(seat_of(state.asks[i]) for i in range(state.n_asks)))

    def _offer(self) -> None:
        go_on(self._rules, self._state, self._luck, self._into)
        self.legal = named(self._into, self._moves)

    def legal_for(self, seat: int) -> list[Move]:
        """Return all that a seat may do, whichever questions it is asked."""
        rules, state = self._rules, self._state
        found = [action for i in self._asks(seat) for action in choices(rules, state, i)]
        return [self._moves[action] for action in found]

    def _asks(self, seat: int) -> list[int]:
        state = self._state
        return [i for i in range(state.n_asks) if seat_of(state.asks[i]) == seat]

    @property
    def scores(self) -> list[int]:
        """The points of each seat, as they stand."""
        return self.game.rules.scores(self._state.public())

    @property
    def places(self) -> list[int]:
        """The place of each seat, as it stands: 1 is the best, and several may share one."""
        return self.game.rules.places(self._state.public())

    @property
    def played(self) -> list[Move]:
        """All moves since the start, or since this position was read or guessed."""
        return [self._moves[given % len(self._moves)] for given in self._played]

    def view(self, seat: int | None = None) -> Sight[TableT_co, HandT_co]:
        """Return what a seat may know; without a seat, what anybody may know who watches."""
        if seat is not None and not 0 <= seat < self.game.seats:
            with in_words(self.game.box):
                raise NotYours("seat")
        eyes = SPECTATOR if seat is None else seat
        legal = [] if seat is None else self.legal_for(seat)
        told = partial(self._retelling.told, eyes, len(self._played))
        return Sight(self.game, look(self._state, eyes), legal, self.over, told)

    def observation(self, seat: int, history: int = 0) -> NDArray[np.int16]:
        """Return what a seat sees as a row of numbers, as docs/learn/features.md explains them;
        with the last things that it was told, if it wants so many.
        """
        told = self._retelling.told(seat, len(self._played)) if history else []
        return self.game.learning.recalling(history).row(self._state, seat, told)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return an array with 1 for each action that a seat may answer with now, else 0.

        Needs `tidetable[rl]`.
        """
        return self.game.learning.mask([*self.legal_for(seat)])

    @property
    def rewards(self) -> list[float]:
        """What the game was worth to each seat; 0 for all as long as it is not over.

        Who wins alone gets 1, and the others lose 1 together; winners share. They sum to 0.
        """
        return rewards_of(self.places) if self.over else [0.0] * self.game.seats

    def picture(self, seat: int | None = None, language: str = "en") -> Svg:
        """Draw the board as a seat sees it, as SVG. In a notebook the result shows itself."""
        return self.view(seat).picture(language)

    def describe(self, seat: int | None = None, language: str = "en") -> str:
        """Say all that a seat sees in short sentences."""
        return self.view(seat).describe(language)

    # --- Playing ---------------------------------------------------------------------------------

    def play(self, move: SupportsIndex | str, seat: int | None = None) -> None:
        """Answer by a move, its number or its text, and let chance draw until somebody is asked.

        The answer is that of the first seat asked, unless another is named. What is not allowed
        raises a `Refusal` that says why, and changes nothing.
        """
        if seat is None and isinstance(move, int) and move in self.legal:
            self._played.append(move)
            self.legal = step_named(
                self._rules, self._state, move, self._luck, self._into, self._moves
            )
            return
        with in_words(self.game.box):
            self._answer(self._find(int(self.game.move(move)), seat))

    def _find(self, action: int, seat: int | None) -> int:
        """Return an answer of a seat, with the ask it is for; or raise the rule that forbids it.

        An answer to the first open ask is the action's number; to a later one, as often the number
        of all actions is added.
        """
        rules, state = self._rules, self._state
        if self.over:
            raise NotYours("over")
        asks = [0] if seat is None else self._asks(seat)
        for i in asks:
            if action in choices(rules, state, i):
                return action + i * len(self._moves)
        if not asks:
            raise NotYours("turn")
        question = state.asks[asks[0]]
        view = look(state, seat_of(question))
        rule = rules.forbids(view.public, view.own, question, action)
        raise NotLegal(rule, text=rules.codec.text(action))

    def _answer(self, given: int) -> None:
        i, action = divmod(given, len(self._moves))
        self._played.append(given)
        answer(self._rules, self._state, i, action, None)
        self._offer()

    def undo(self) -> Move:
        """Take back the last move, with all that chance drew after it; return that move.

        Played again, it meets the same luck.
        """
        if not self._played:
            with in_words(self.game.box):
                raise CannotUndo("nothing")
        *earlier, last = self._played
        course = self._course if self._is_on_course() else [*self._played]
        state, luck = self._first
        again = Position(self.game, state.copy(), luck.copy())
        for given in earlier:
            again._answer(given)
        self.__dict__.update(again.__dict__)
        self._course = course
        return self._moves[last % len(self._moves)]

    def redo(self) -> Move:
        """Do again what was taken back, as long as nothing else was done since; return that move.

        The same luck comes again.
        """
        if not self._is_on_course():
            with in_words(self.game.box):
                raise CannotUndo("redo")
        given = self._course[len(self._played)]
        self._answer(given)
        return self._moves[given % len(self._moves)]

    def _is_on_course(self) -> bool:
        """Tell whether all that was played is the beginning of what was taken back."""
        n = len(self._played)
        return n < len(self._course) and self._course[:n] == self._played

    def copy(self) -> Position[TableT_co, HandT_co]:
        """Return the same position, with the same luck to come; each then goes its own way."""
        other: Position[TableT_co, HandT_co] = Position.__new__(Position)
        other.__dict__.update(self.__dict__)
        other._state, other._luck, other._into = self._state.copy(), self._luck.copy(), Buffer()
        other._played = [*self._played]
        other._retelling = Retelling(self._rules, *self._first, other._played)
        return other

    def guess(self, seat: int | None = None, seed: Seed = None) -> Position[TableT_co, HandT_co]:
        """Return a position that looks the same to a seat; what it cannot see is dealt anew.

        Its luck is new, too. Without a seat it looks the same to those who only watch.
        """
        return self.view(seat).guess(seed)

    # --- A value ---------------------------------------------------------------------------------

    def _facts(self) -> bytes:
        return state_bytes(self._state, self.game.seats)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Position)
            and self.game == other.game
            and self._facts() == other._facts()
        )

    def __hash__(self) -> int:
        return hash((self.game, self._facts()))

    def __str__(self) -> str:
        """Return the position in one line, which `position` reads; it shows all that is hidden."""
        return text.write(self.game, self._state)

    def __repr__(self) -> str:
        return f"tidetable.position({str(self)!r})"

    def _repr_svg_(self) -> str:
        """Show the board in a notebook, as the first seat asked sees it."""
        return str(self.picture(self.asked[0] if self.asked else None))

    def __reduce__(self) -> tuple[object, ...]:
        state, luck = self._first
        first = text.write(self.game, state), (luck.a, luck.b, luck.c, luck.d)
        return restored, (*first, self._played)

    # --- The record ------------------------------------------------------------------------------

    def record(self, *players: str) -> str:
        """Return the game as text, from its first draw; `tidetable.read` reads it.

        Players may have names, in the order of seats. Only a game that was begun by `Setup.start`
        has a record.
        """
        table = Table(self.game.rules, self.game.seats, self.game.options, None)
        with in_words(self.game.box):
            for entry in self._entries(table):
                table.repeat(entry)
        named = [Player("human", name) for name in players]
        unnamed = [Player("human")] * (self.game.seats - len(named))
        return record.write(table, named + unnamed)

    def _entries(self, table: Table) -> list[Entry]:
        begun = self._rules.setup(table.seats, table.options)
        if state_bytes(self._first[0], table.seats) != state_bytes(begun, table.seats):
            raise BadPosition("begun")
        return self._retelling.entries()


def position(given: str, seed: Seed = None) -> Position[Any, Any]:
    """Read a position from its text, with luck of its own.

    A text that was damaged, or was written by other rules or on other data, raises a `Refusal`.
    """
    game, state = text.read(given, set_up)
    return Position(game, state, Luck(seed_number(seed)))


def restored(first: str, words: tuple[int, int, int, int], played: list[int]) -> Position[Any, Any]:
    """Return a position that was pickled: what it began as, played again."""
    game, state = text.read(first, set_up)
    luck = Luck(0)
    luck.a, luck.b, luck.c, luck.d = words
    again = Position(game, state, luck)
    for given in played:
        again._answer(given)
    return again
