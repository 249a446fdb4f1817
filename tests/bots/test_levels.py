"""The levels of every game that has them: all five, always legal, honest, and never stupid."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from itertools import count, pairwise

import pytest

from tests.contract import cove
from tests.core.little import Little, Next, Position
from tests.spread import tongues
from tidetable import bots
from tidetable.bots import searcher
from tidetable.bots.adviser import PLAIN_CAPTAIN
from tidetable.bots.chance import Random
from tidetable.bots.even import Even
from tidetable.bots.kind import Kind
from tidetable.bots.searcher import BATCH, Searcher
from tidetable.core.box import Box
from tidetable.core.contract import SPECTATOR, look
from tidetable.core.facts import view_bytes
from tidetable.core.luck import Luck
from tidetable.core.table import Table
from tidetable.core.think.evaluator import Evaluator
from tidetable.core.think.level import LEVELS, Level
from tidetable.core.think.search import Settings
from tidetable.games import box, names

GAMES = [name for name in names() if box(name).levels]
EVERY_LEVEL = [(game, level) for game in GAMES for level in box(game).levels]
EVEN = [(game, bots.EVEN) for game in GAMES]
CLOCKLESS = Level(playouts=60, settings=Settings(depth=4), seconds=None)


@pytest.mark.parametrize("game", GAMES)
def test_a_box_has_all_that_its_game_says_of_thinking(game: str) -> None:
    one, said = box(game), import_module(f"tidetable.games.{game}.think.levels")
    assert one.levels is said.LEVELS
    assert one.admiral is said.ADMIRAL
    assert getattr(said, "EVEN", one.even) is one.even


def brief(level: Level, playouts: int) -> Level:
    """Return a level that has little time, but counts by playouts alone."""
    return replace(level, playouts=min(level.playouts, playouts), seconds=None)


def choice(game: Box, seed: int = 0) -> Table:
    """Return a table at which somebody has something to choose, some way into the game."""
    table = game.table(game.game.min_seats, seed=bytes(15) + bytes([seed]))
    luck = Luck(seed)
    while len(table.entries) < 30 or len(table.legal(table.asked()[0])) < 3:
        seat = table.asked()[0]
        legal = table.legal(seat)
        table.play(seat, legal[luck.below(len(legal))])
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_all_levels_in_their_order(game: str) -> None:
    assert tuple(box(game).levels) == LEVELS
    levels = box(game).levels.values()
    assert all(
        less.leniency > more.leniency or not less.leniency for less, more in pairwise(levels)
    )
    hard = [level.playouts for level in levels if not level.leniency]
    assert hard == sorted(hard)
    assert [*box(game).levels][-len(hard) :] == ["helmsman", "mate", "captain"]


def test_a_game_that_says_nothing_about_thinking_has_them_too() -> None:
    """Every answer is as likely to it and the points decide, and still it beats chance."""
    assert tuple(cove.BOX.levels) == LEVELS
    assert bots.usual(cove.BOX) == "deckhand"
    mate = brief(cove.BOX.levels["mate"], 150)
    points = [0, 0, 0]
    for seed in range(6):
        table = cove.BOX.table(3, seed=bytes(15) + bytes([seed]))
        thinker = seed % 3
        while not table.over:
            seat = table.asked()[0]
            luck = Luck(100 * seed + len(table.entries))
            searcher = Searcher(cove.BOX.evaluator, mate, luck)
            bot = searcher if seat == thinker else Random(luck)
            asked = table.view(seat), table.questions(seat)[0], table.legal(seat)
            table.play(seat, bot.choose(*asked))
        scores = table.scores()
        for seat in range(3):
            points[(seat - thinker) % 3] += scores[seat]
    assert points[0] > 1.3 * max(points[1:])


@pytest.mark.parametrize("language", tongues())
@pytest.mark.parametrize(("game", "level"), EVERY_LEVEL + EVEN)
def test_every_level_has_a_name(game: str, level: str, language: str) -> None:
    assert box(game).words(language)(f"bot-{level}")


def brief_box(game: str, playouts: int) -> Box:
    """Return a box whose levels have little time, and kind bots an adviser in a hurry."""
    its = box(game)
    levels = {name: brief(level, playouts) for name, level in its.levels.items()}
    return replace(its, levels=levels, admiral=brief(PLAIN_CAPTAIN, 3))


@pytest.mark.parametrize(("game", "level"), EVERY_LEVEL + EVEN)
def test_answers_are_legal_and_follow_from_view_and_luck(game: str, level: str) -> None:
    """The beginning of a game for every number of players; each answer is asked for twice."""
    its = brief_box(game, 3)
    bot = bots.makers(its, hurried=False)[level]
    for seats in range(its.game.min_seats, its.game.max_seats + 1):
        table = its.table(seats, seed=bytes(15) + bytes([seats]))
        for luck in range(3 if isinstance(bot(Luck(0)), Kind) else 8):  # those ask somebody
            seat = table.asked()[0]
            question, legal = table.questions(seat)[0], table.legal(seat)
            before = view_bytes(table.view(SPECTATOR))
            first, second = (
                bot(Luck(luck)).choose(table.view(seat), question, legal) for _ in range(2)
            )
            assert first == second
            assert first in legal
            assert view_bytes(table.view(SPECTATOR)) == before
            table.play(seat, first)


@pytest.mark.parametrize(("game", "level"), EVERY_LEVEL + EVEN)
def test_what_a_seat_cannot_see_changes_nothing(game: str, level: str) -> None:
    its = brief_box(game, 20)
    bot = bots.makers(its, hurried=False)[level]
    table = choice(its)
    seat = table.asked()[0]
    question, legal, view = table.questions(seat)[0], table.legal(seat), table.view(seat)
    said = bot(Luck(3)).choose(view, question, legal)
    for luck in range(3):
        other = look(its.game.guess(view, Luck(luck)), seat)
        assert bot(Luck(3)).choose(other, question, legal) == said


def test_no_time_is_spent_where_there_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "Search", None)
    its = box(GAMES[0])
    table = choice(its)
    bot = Searcher(its.evaluator, CLOCKLESS, Luck(1))
    assert bot.choose(table.view(0), 0, [5]) == 5


def test_a_clock_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(searcher, "monotonic", lambda: next(ticks))
    its = box(GAMES[0])
    table = choice(its)
    level = Level(1_000_000, Settings(depth=2), seconds=2.5)
    bot = Searcher(its.evaluator, level, Luck(1))
    found = bot.look_into(table.view(table.asked()[0]))
    assert sum(one.visits for one in found) == 3 * BATCH
    assert bot.hurried


def test_whoever_is_done_in_time_was_not_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if the clock strikes while nothing more is to be done."""
    monkeypatch.setattr(searcher, "monotonic", count().__next__)
    its = box(GAMES[0])
    view = choice(its).view(choice(its).asked()[0])
    for level in (Level(BATCH, Settings(depth=2), seconds=0.5), CLOCKLESS):
        bot = Searcher(its.evaluator, level, Luck(1))
        bot.look_into(view)
        assert not bot.hurried


def test_a_search_that_is_settled_ends() -> None:
    """The first answer wins, so soon no other can be tried more often."""
    ways: dict[str, Next] = {"a": (1, 0), "b": (0, 1), "c": (0, 1)}
    game = Little(2, {"start": Position(0, ways)})
    found = Searcher(Evaluator(game), Level(1000, seconds=None), Luck(1)).look_into(
        look(game.setup(2, []), 0)
    )
    assert sum(one.visits for one in found) < 800


@pytest.mark.parametrize(("game", "level"), EVERY_LEVEL)
def test_a_level_is_made_by_its_name(game: str, level: str) -> None:
    its = box(game)
    bot = bots.makers(its, hurried=False)[level](Luck(1))
    assert isinstance(bot, Kind if its.levels[level].leniency else Searcher)
    assert bot.level == replace(its.levels[level], seconds=None)


@pytest.mark.parametrize("game", GAMES)
def test_an_even_match_is_no_level_but_offered_beside_them(game: str) -> None:
    its = box(game)
    bot = bots.makers(its)[bots.EVEN](Luck(1))
    assert isinstance(bot, Even)
    assert bot.level == its.even
    assert 0.5 < its.even.aim < 1.5
    assert bots.EVEN not in LEVELS
    assert bots.searches(its, bots.EVEN)
    unhurried = bots.makers(its, hurried=False)[bots.EVEN](Luck(1))
    assert isinstance(unhurried, Even)
    assert unhurried.level == replace(its.even, seconds=None)
    assert bots.EVEN not in bots.makers(replace(its, levels={}))
