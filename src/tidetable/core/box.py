"""A game's box: its rules, and all that is needed to show, say and play them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tidetable.core.errors import BadTable
from tidetable.core.facts import facts
from tidetable.core.fields import UNDECLARED, Drawers
from tidetable.core.luck import new_seed
from tidetable.core.options import read_options
from tidetable.core.rulebook import Rulebook
from tidetable.core.say.lesson import FILE as LESSON, Lesson
from tidetable.core.say.words import Words, words
from tidetable.core.show import feast, plain, sheet as sheets
from tidetable.core.show.art import dressed
from tidetable.core.show.emblems import SHAPES
from tidetable.core.show.guide import FILE as GUIDE, Guide
from tidetable.core.show.happenings import places_on, plate_of
from tidetable.core.show.layout import Layout, as_drawn, in_front, placed, told
from tidetable.core.show.pieces import Area, Piece, render
from tidetable.core.show.scene import Scene
from tidetable.core.show.sheet import Sheet, TallyLine
from tidetable.core.show.svg import Svg
from tidetable.core.table import Table
from tidetable.core.think.evaluator import AnyEvaluator, Evaluator
from tidetable.core.think.level import OF_ANY_GAME, even_match, guided
from tidetable.core.think.merits import Merits, points_at_once

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tidetable.core.datafile import DataFile
    from tidetable.core.luck import Luck
    from tidetable.core.play import AnyGame
    from tidetable.core.think.bot import Bot
    from tidetable.core.think.level import Level


EDITIONS: Final = "editions"  # beside lang/: what earlier ones ruled otherwise, in words


@dataclass(frozen=True, eq=False)
class Box:
    """What a folder under games/ offers; everything else finds its parts here."""

    game: AnyGame
    folder: Path  # rules.toml, ids.lock, show/board.css, show/art/, data/, lang/
    minutes: int
    age: int
    bots: Mapping[str, Callable[[Any, Luck], Bot]] = field(default_factory=dict)
    drawers: Drawers = UNDECLARED  # what the fields of its views mean
    sheet: Callable[[Scene], Sheet] | None = None  # what there is to know; else its fields say it
    board: Callable[[Scene], list[Area]] | None = None  # what lies where; else a plain one
    size: tuple[int, int] = plain.SIZE  # of the board's picture
    layouts: Callable[[Scene, list[Area]], list[Layout]] | None = None
    """How a page may arrange the board's areas; else they lie as they were drawn."""
    ending: Callable[[Scene], list[Area]] = feast.podium  # what is beside the board when it is over
    ending_size: tuple[int, int] = feast.SIZE
    cover: Callable[[], str] | None = None  # the picture on the box, COVER large; else its board
    symbols: str = ""  # the shapes that it is made of
    terminal: Callable[[Scene], RenderableType] | None = None  # the board there; else the sheet
    stamp: Callable[[int], str] = lambda _: ""  # a small picture beside the news of an action
    comes: frozenset[str] = frozenset()  # moves by which a seat takes something
    away: frozenset[str] = frozenset()  # consequences by which it loses something
    late: frozenset[str] = frozenset()  # consequences that tell what the tally counts up at the end
    scores: frozenset[str] = frozenset()  # moves and consequences that bring it points
    evaluating: Callable[[Any], AnyEvaluator] = Evaluator  # what search goes by
    levels: Mapping[str, Level] = field(default_factory=lambda: OF_ANY_GAME)
    """How well bots search, by name: a game that says nothing has the five levels of any game."""
    network: Path | None = None  # what self-play has taught, for the strongest of its bots
    admiral: Level = field(default_factory=lambda: guided(600, heard=0.5))
    """How well that one searches, guided by the network."""
    even: Level = field(default_factory=even_match)
    """What an even match aims at."""
    merits: Merits = points_at_once  # what speaks for an answer, for hints
    data: DataFile | None = None  # what it is played on
    load: Callable[[DataFile], AnyGame] | None = None  # the game on other data
    before: Mapping[int, Callable[[DataFile], AnyGame]] = field(default_factory=dict)
    """Earlier editions of the rules, by number, for games that were begun with them.

    They share the vocabulary of today's: a record of theirs has moves that still can be read."""
    unshown: frozenset[str] = frozenset()  # fields of that data that say nothing to a reader
    about: Mapping[str, str] = field(default_factory=dict)
    """Things that are of use in many moves, and the rule that says what each is good for."""
    may_skip: Mapping[str, str] = field(default_factory=dict)
    """Questions that a seat may wish never to be asked, and the answer that is given then."""

    @property
    def name(self) -> str:
        return self.game.name

    @cached_property
    def evaluator(self) -> AnyEvaluator:
        return self.evaluating(self.game)

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook.read(self.folder)

    @cached_property
    def lesson(self) -> Lesson | None:
        """Return the script of a first game. It is true on its own data, and by today's rules."""
        lesson = Lesson.read(self.folder) if (self.folder / LESSON).exists() else None
        is_true = lesson and lesson.data == self.game.data and not self.is_earlier
        return lesson if is_true else None

    @cached_property
    def guide(self) -> Guide | None:
        """Return the game on two sides of paper: its pictures are positions of the first game."""
        written = self.lesson is not None and (self.folder / GUIDE).exists()
        return Guide.read(self.folder) if written else None

    @cached_property
    def has_hands(self) -> bool:
        """Whether players hide something from each other, so that a shared screen must too."""
        options = read_options(self.game.options, {})
        return bool(facts(self.game.setup(self.game.min_seats, options).own(0)))

    @property
    def style_sheet(self) -> Path:
        own = self.folder / "show" / "board.css"
        return own if own.exists() else plain.CSS

    @cached_property
    def css(self) -> str:
        return self.style_sheet.read_text(encoding="utf-8")

    def on(self, data: DataFile) -> Box:
        """Return this box with its game on other data: a file that an owner corrected."""
        if self.load is None or data.game != self.name:
            raise BadTable("data", game=self.name, other=data.game)
        return replace(self, game=self.load(data), data=data)

    @property
    def is_earlier(self) -> bool:
        """Whether its rules are those of an earlier edition."""
        return self.game.edition in self.before

    def under(self, edition: int) -> Box | None:
        """Return this box with the rules of an edition: today's, or an earlier one that is kept."""
        return self if edition == self.game.edition else self._earlier.get(edition)

    def at(self, edition: int) -> Box:
        """Return this box with the rules of an edition; of one that is not kept, with today's."""
        return self.under(edition) or self

    @cached_property
    def _earlier(self) -> dict[int, Box]:
        data = self.data
        if data is None:
            return {}
        return {
            number: replace(self, game=load(data), load=load)
            for number, load in self.before.items()
        }

    def words(self, language: str, *more: Path) -> Words:
        """Return the game's words. What an earlier edition ruled otherwise is said as it was."""
        ruled = self.folder / EDITIONS / str(self.game.edition) / "lang"
        own = [ruled] if self.is_earlier else []
        return words(language, *own, self.folder / "lang", *more)

    def table(
        self,
        seats: int = 2,
        options: dict[str, str] | None = None,
        seed: bytes | None = None,
        bots: frozenset[int] = frozenset(),
    ) -> Table:
        """Set up a table and let chance make its first draws."""
        table = Table(self.game, seats, options or {}, seed or new_seed(), bots)
        table.settle()
        return table

    # --- What is shown and said ----------------------------------------------------------------

    def facts(self, scene: Scene) -> Sheet:
        """Return all that a viewer can know, in words."""
        return self.sheet(scene) if self.sheet else sheets.of_fields(self.drawers, scene)

    def describe(self, scene: Scene) -> str:
        """Say the whole board in short sentences, for whoever cannot see it."""
        return self._described(scene, self.facts(scene))

    def _described(self, scene: Scene, facts: Sheet) -> str:
        said = sheets.spoken(facts, scene.say)
        places = self.game.places(scene.view.public)
        return f"{scene.phrases.ending(places)}\n{said}" if scene.over else said

    def tally(self, scene: Scene) -> list[TallyLine]:
        """Return how the scores came about, line by line and seat by seat."""
        return sheets.tally(self.facts(scene))

    def screen(self, scene: Scene) -> RenderableType:
        """Return the board for the terminal."""
        if self.terminal is not None:
            return self.terminal(scene)
        from tidetable.core.show.terminal import screen

        return screen(scene, self.facts(scene))

    def draw(self, scene: Scene) -> str:
        """Return the inside of the board's <svg>, without the shapes that never change."""
        return self._dressed(self.areas(scene))

    def _dressed(self, areas: list[Area]) -> str:
        drawn = render(areas)
        return dressed(self.name, drawn) if self.board else plain.framed(drawn)

    @cached_property
    def on_the_box(self) -> str | None:
        """Return the picture on the game's box, if it has one."""
        return None if self.cover is None else dressed(self.name, self.cover())

    @cached_property
    def shapes(self) -> str:
        """Return the shapes that all pictures are made of, as a page has them once."""
        return SHAPES + (dressed(self.name, self.symbols) if self.symbols else "")

    def areas(self, scene: Scene) -> list[Area]:
        """Return the board as areas of pieces, each where it lies in a picture."""
        areas, layouts = self.arranged(scene)
        return placed(areas, in_front(layouts))

    def arranged(self, scene: Scene, facts: Sheet | None = None) -> tuple[list[Area], list[Layout]]:
        """Return the board's areas and how they can be arranged."""
        facts = self.facts(scene) if facts is None else facts
        if self.board is None:
            areas = plain.board(scene, facts, self.drawers)
        else:
            areas = with_seats_in_words(self.board(scene), facts, scene.say)
        areas = [titled(area, scene) for area in areas]
        layouts = self.layouts(scene, areas) if self.layouts else [as_drawn(areas, self.size)]
        if scene.over:
            return feast.beside(scene, areas, layouts, self.ending(scene), self.ending_size)
        return areas, layouts

    def picture(self, scene: Scene) -> Svg:
        """Draw the board; in a notebook the result shows itself."""
        facts = self.facts(scene)
        name, described = scene.say("game-title"), self._described(scene, facts)
        areas, layouts = self.arranged(scene, facts)
        inside = self._dressed(placed(areas, in_front(layouts)))
        arranged = told(layouts, areas) if self.layouts or scene.over else ""
        size = in_front(layouts).size
        places = places_on(areas)
        return Svg(inside, size, name, described, self.css, self.shapes, arranged, places)


def titled(area: Area, scene: Scene) -> Area:
    """Return an area with its heading, if there are words for it: `ship-2` is somebody's ship."""
    stem, _, n = area.name.rpartition("-")
    seat = int(n) - 1 if n.isdigit() else -1
    name = stem if seat >= 0 else area.name
    if area.title or not scene.say.knows(f"area-{name}"):
        return area
    who = scene.names[seat] if 0 <= seat < len(scene.names) else ""
    return replace(area, title=scene.say(f"area-{name}", who=who))


def with_seats_in_words(areas: list[Area], facts: Sheet, say: Words) -> list[Area]:
    """Return the areas, where whoever points at a seat's plate is told what that seat has."""
    said = {plate_of(group.seat): sheets.lines(group, say) for group in facts if group.seat >= 0}

    def worded(piece: Piece) -> Piece:
        (plate,) = {*piece.holds} & said.keys() or {""}
        return replace(piece, label=said[plate]) if plate and not piece.label else piece

    return [
        replace(area, pieces=[worded(piece) for piece in area.pieces])
        if any(piece.holds for piece in area.pieces)
        else area
        for area in areas
    ]
