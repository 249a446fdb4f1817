"""One random game, played step by step while a check looks on."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console

from tidetable.core.contract import CHANCE, EVERYONE, SPECTATOR, News, look, seat_of
from tidetable.core.facts import view_bytes
from tidetable.core.luck import SEED_BYTES, Luck
from tidetable.core.play import answer, choices
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.scene import Scene
from tidetable.core.table import Entry, Table

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tidetable.core.box import Box
    from tidetable.core.contract import State

NAMES = ["A", "B", "C", "D"]


class Stuck(Exception):
    """A random game could not go on. That is for the check of termination to tell."""


@dataclass(frozen=True)
class Setting:
    """What a game is played with."""

    seats: int
    options: dict[str, str] = field(default_factory=dict)


class GlassTable(Table):
    """A table that one can see through, and double: for checks alone."""

    @property
    def state(self) -> State:
        return self._state

    def double(self) -> GlassTable:
        """Return a table at the same position, on which anything may be tried."""
        twin = copy.copy(self)
        twin._state = self._state.copy()
        twin._drawn = self._drawn.copy()
        twin._since = self._since[:]
        twin._heard = self._heard[:]
        twin.entries = self.entries[:]
        twin.lines = self.lines[:]
        return twin


class Match:
    """A game that is being played at random. The same number plays the same game again."""

    def __init__(self, box: Box, setting: Setting, number: int, limit: int) -> None:
        self.box = box
        self.game = box.game
        self.codec = box.game.codec
        self.setting = setting
        self.number = number
        self.limit = limit
        self.seed = hashlib.sha256(f"check {number}".encode()).digest()[:SEED_BYTES]
        self.table = GlassTable(self.game, setting.seats, setting.options, self.seed)
        self.luck = Luck(number)  # for the choices of checks, apart from those of the game
        self.seen = 0
        self._moves = Luck(number + 1)

    # --- walking ---------------------------------------------------------------------------------

    def positions(self) -> Iterator[None]:
        """Play to the end, and stop at every position: before each decision and each draw, and
        after the last.
        """
        self.seen += 1
        yield
        while self.goes_on:
            self.step()
            self.seen += 1
            yield

    def decisions(self, one_in: int = 1) -> Iterator[None]:
        """Stop where seats are asked; one time in so many, for checks that take long."""
        while self.goes_on:
            if self.table.asked() and not self.table.luck_is_asked and self.chosen(one_in):
                self.seen += 1
                yield
            self.step()

    def draws(self) -> Iterator[None]:
        """Stop where chance is asked."""
        while self.goes_on:
            if self.table.luck_is_asked:
                self.seen += 1
                yield
            self.step()

    @property
    def goes_on(self) -> bool:
        return not self.table.over and len(self.table.entries) < self.limit

    def chosen(self, one_in: int) -> bool:
        return self.luck.below(one_in) == 0

    def step(self) -> None:
        """Answer one question: chance's by the seed, a seat's at random."""
        try:
            if self.table.luck_is_asked:
                self.table.repeat(Entry(CHANCE, self.table.luck_says()))
            else:
                self.table.repeat(self.pick())
        except Exception as error:
            raise Stuck(repr(error)) from error

    def pick(self) -> Entry:
        """Return a random answer to one of the questions that seats are asked."""
        asked = self.table.asked()
        seat = asked[self._moves.below(len(asked))]
        legal = self.table.legal(seat)
        if not legal:
            raise Stuck(f"{who(seat)} is offered nothing")
        return Entry(seat, legal[self._moves.below(len(legal))])

    def play(self, decision: Entry) -> list[Entry]:
        """Let a seat decide, and chance answer what follows."""
        try:
            return self.table.play(decision.seat, decision.action)
        except Exception as error:
            raise Stuck(repr(error)) from error

    # --- looking ---------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.setting.seats)]

    def asks(self) -> list[int]:
        return [int(self.state.asks[i]) for i in range(self.state.n_asks)]

    def ask_of(self, entry: Entry, state: State) -> int:
        """Return which open ask a state would take this as the answer to; -1 if none."""
        for i in range(state.n_asks):
            if seat_of(state.asks[i]) == entry.seat and entry.action in choices(
                self.game, state, i
            ):
                return i
        return -1

    def after(self, state: State, i: int, action: int) -> tuple[State, News]:
        """Return what comes of an answer, without touching the state."""
        state, news = state.copy(), News()
        answer(self.game, state, i, action, news)
        return state, news

    def world(self, viewer: int) -> State | None:
        """Return another world this viewer cannot rule out; none where `guess` does not work, which
        is for the check of that name to tell.
        """
        view = self.table.view(viewer)
        before = view_bytes(view)
        try:
            world: State = self.game.guess(view, Luck(self.luck.below(1 << 30)))
            adds_up = not self.game.audit(world) or self.game.audit(self.state)
            return world if adds_up and view_bytes(look(world, viewer)) == before else None
        except Exception:
            return None

    def scene(self, state: State, viewer: int) -> Scene:
        phrases = Phrases(self.game, self.box.words("en"), NAMES[: self.setting.seats])
        news = [(line.seat, line.action) for line in self.table.news(viewer)[-8:]]
        return Scene(look(state, viewer), phrases, news, state.n_asks == 0)

    def shows_screens(self) -> bool:
        """Pictures take long: some are drawn, and the last; none before chance has answered."""
        return self.table.over or (not self.table.luck_is_asked and self.chosen(24))

    def shown(self, state: State, viewer: int) -> dict[str, str]:
        """Return all that a viewer's screen is made of."""
        scene = self.scene(state, viewer)
        return {
            "view": view_bytes(scene.view).decode(),
            "picture": self.box.draw(scene),
            "description": self.box.describe(scene),
            "screen": printed(self.box.screen(scene)),
            "tally": repr(self.box.tally(scene)),
        }


def who(viewer: int) -> str:
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer + 1}"


def told(news: News, viewer: int) -> list[tuple[int, int]]:
    """Return what a viewer hears: who did what."""
    return [
        (seat, action) for audience, seat, action in news.items if audience in (EVERYONE, viewer)
    ]


def printed(what: RenderableType) -> str:
    """Return what a terminal would show."""
    file = StringIO()
    Console(file=file, width=120, color_system=None).print(what)
    return file.getvalue()
