"""What is least sure about the boxed game: an owner's file may have it otherwise, and is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import StringIO
from itertools import combinations
from xml.etree import ElementTree

import pytest
from rich.console import Console

from tests.games.drawn import clicks
from tests.games.nassau import owners
from tests.games.nassau.boxes import lying_on_each_other
from tests.games.nassau.owners import FILES, Edit, box_of, fields, with_more, without
from tests.games.nassau.test_random import play_and_check
from tidetable import bots
from tidetable.core.box import Box
from tidetable.core.codec import click_tree
from tidetable.core.contract import SPECTATOR, Buffer, look, seat_of
from tidetable.core.datafile import DataFile
from tidetable.core.errors import BadDataFile
from tidetable.core.luck import KeyedLuck, Luck
from tidetable.core.play import answer, choices, settle
from tidetable.core.record import Player, read, write
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import LANGUAGES
from tidetable.core.show.layout import placed
from tidetable.core.show.pieces import render
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import NAMESPACE
from tidetable.core.table import Table
from tidetable.core.think.search import Search, Settings
from tidetable.core.verdict import Outcome, judge
from tidetable.games import printed
from tidetable.games.nassau.rules.game import Nassau
from tidetable.games.nassau.rules.state import NassauState
from tidetable.games.nassau.rules.streets import FIRST_EXIT, TWINS, joined
from tidetable.games.nassau.rules.verbs import CODEC, OUTPOSTS, SQUARES
from tidetable.games.nassau.think.evaluator import NassauEvaluator

Edits = Callable[[], Iterator[Edit]]
EVERY_FILE = pytest.mark.parametrize("edits", FILES, ids=lambda edits: edits.__name__)
WITH_ALL = {"dutchman": "yes", "figure": "yes"}
LOOKS = 40  # of a game's decisions one in so many is looked at
PLACES = ("walk", "barge", "stand", "fight", "claim", "tower", "plunder")
NAMES = ["Anna", "Ben", "Chloé", "Dan"]


def game_of(edits: Edits) -> Nassau:
    game = box_of(edits).game
    assert isinstance(game, Nassau)
    return game


# --- Played to the end ----------------------------------------------------------------------------


@EVERY_FILE
def test_games_at_random_come_to_their_end_and_everything_adds_up(edits: Edits) -> None:
    luck, into = Luck(3), Buffer()
    for seats in (2, 4):
        play_and_check(seats, [1, 1, seats % 4 // 2, 0], luck, into, game_of(edits))


def played(box: Box, seats: int, number: int) -> Iterator[Table]:
    """Play a game at random at a table; stop before some decisions, and at the end."""
    seed = bytes([number, seats] * 8)
    table, luck = box.table(seats, WITH_ALL, seed), KeyedLuck(seed)
    while not table.over:
        told = len(table.lines)
        if luck.below(LOOKS, "look", told) == 0:
            yield table
        seat = table.asked()[0]
        legal = table.legal(seat)
        table.play(seat, CODEC.text(legal[luck.below(len(legal), "choice", told)]))
    yield table


@EVERY_FILE
def test_a_game_is_recorded_and_verified(edits: Edits) -> None:
    box = box_of(edits)
    *_, table = played(box, 2, 1)
    record = read(write(table, [Player("human")] * 2), lambda *_: box.game)
    assert judge(record).outcome != Outcome.CONTRADICTED
    assert [(entry.seat, entry.action) for entry in record.table.entries] == [
        (entry.seat, entry.action) for entry in table.entries
    ]
    assert record.table.scores() == table.scores()


@pytest.mark.parametrize("edits", [owners.all_at_once, owners.joined_twice])
def test_bots_play_on_it_and_hints_are_given(edits: Edits) -> None:
    """Greedy against chance; and now and then a few playouts, in worlds that a search guesses."""
    box, luck, into = box_of(edits), Luck(5), Buffer()
    game = game_of(edits)
    crew = [bots.make(box, name, luck) for name in ("greedy", "random")]
    state = game.setup(2, [1, 1, 0, 0])
    steps = 0
    settle(game, state, luck, into)
    while state.n_asks:
        question, legal = state.asks[0], choices(game, state, 0)
        view = look(state, seat_of(question))
        if steps % 12 == 0:
            search = Search(NassauEvaluator(game), view, Settings(depth=4), luck)
            search.run(4)
            assert {one.action for one in search.tried()} <= {*legal}
        answer(game, state, 0, crew[seat_of(question)].choose(view, question, legal), None)
        assert game.audit(state) == ""
        settle(game, state, luck, into)
        steps += 1
    assert game.scores(state.table)[0] > game.scores(state.table)[1]


# --- Shown ----------------------------------------------------------------------------------------


def scene(box: Box, table: Table, seat: int, language: str = "en") -> Scene:
    phrases = Phrases(box.game, box.words(language), NAMES[: table.seats])
    told = [(line.seat, line.action) for line in table.news(seat) if line.version == table.version]
    return Scene(table.view(seat), phrases, told, table.over)


ABOVE = {"sea-folded", "fight"}  # tiles are stacked in the one, the other lies before the sea
SHOWN = [
    *(owners.nine_offerings, owners.other_hideouts, owners.two_squares, owners.three_squares),
    *(owners.five_squares, owners.full_zones, owners.fewer_outposts, owners.all_at_once),
]
SHOWN_ALWAYS = [owners.two_squares, owners.all_at_once]  # the least there can be, and the most


@pytest.mark.parametrize(
    "edits",
    [pytest.param(each, marks=[pytest.mark.long] * (each not in SHOWN_ALWAYS)) for each in SHOWN],
    ids=lambda edits: edits.__name__,
)
def test_pictures_words_and_screens_show_all_of_it(edits: Edits) -> None:
    """What can be clicked is there; nothing is said in brackets, or lies on something else."""
    box = box_of(edits)
    named = {token for verb in PLACES for token in tokens_of(verb)}
    for n, table in enumerate(played(box, 4, 2)):
        seat = table.asked()[0] if table.asked() and n else SPECTATOR
        seen = scene(box, table, seat, LANGUAGES[n % len(LANGUAGES)])
        picture, out = box.draw(seen), StringIO()
        Console(file=out, width=100 + 40 * (n % 2)).print(box.screen(seen))
        assert "⟦" not in picture + box.describe(seen) + out.getvalue()
        there = {element.get("data-token") for element in drawn(picture).iter()}
        legal = table.legal(seat) if seat != SPECTATOR else []
        assert (clicks(click_tree(CODEC, legal)) & named) - there == set()
        areas, layouts = box.arranged(seen)
        for layout in layouts:
            shown = [area for area in placed(areas, layout) if area.shown]
            arranged = [area for area in shown if area.name not in ABOVE]
            assert lying_on_each_other(drawn(render(arranged))) == [], layout


def drawn(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="{NAMESPACE}">{picture}</svg>')


def tokens_of(verb: str) -> list[str]:
    return next(iter(CODEC.named[verb].params.values())).tokens


# --- The Caribbean --------------------------------------------------------------------------------


@pytest.mark.rule("NAS-S4")
def test_fewer_outposts_are_all_dealt_and_no_others() -> None:
    for seed in range(10):
        table = laid_out(owners.fewer_outposts, seed).table
        there = {OUTPOSTS.tokens[at]: int(tile) for at, tile in enumerate(table.outposts)}
        dealt = [there.pop(place) for place in ("C9", "C13", "H9")]
        assert sorted(dealt) == [0, 1, 2]
        assert {*there.values()} == {-1}
        assert not any(table.outposts_left)


# --- The city -------------------------------------------------------------------------------------


def laid_out(edits: Edits, seed: int = 1) -> NassauState:
    game, luck, into = game_of(edits), Luck(seed), Buffer()
    state = game.setup(2, [0, 0, 0, 0])
    settle(game, state, luck, into)
    return state


def test_a_half_alley_without_another_half_leads_nowhere() -> None:
    """Tile 1 has exits on all edges, the others have none to some."""
    table = laid_out(owners.three_squares).table
    assert any(n == 0 for n in table.sections[:60])
    for alley, n in enumerate(table.sections):
        assert (n > 0) == (table.ends[alley] >= 0)


def test_two_alleys_to_the_same_square_are_two_ways() -> None:
    """One walks by the shorter one, or makes a detour; when one is taken, the other is the way."""
    game = game_of(owners.joined_twice)
    pair = None
    for seed in range(20):
        state = laid_out(owners.joined_twice, seed)
        table = state.table
        doubled = [
            (alley, int(TWINS[alley]))
            for alley in range(FIRST_EXIT)
            if TWINS[alley] >= 0 and 0 <= table.ends[alley] == table.ends[TWINS[alley]]
        ]
        pair = next(
            ((one, other) for one, other in doubled if table.sections[one] < table.sections[other]),
            None,
        )
        if pair:
            break
    assert pair is not None
    short, long = pair
    one, other = divmod(int(table.ends[short]), 64)
    table.captain, to = one, SQUARES.tokens[other]
    assert table.ends[short] == joined(one, other)

    def can() -> set[str]:
        return {CODEC.text(action) for action in choices(game, state, 0)}

    assert {f"walk {to}", f"detour {to}"} <= can()
    for text, alley in ((f"walk {to}", short), (f"detour {to}", long)):
        after = state.copy()
        before = after.table.pirates[after.table.player]
        answer(game, after, 0, CODEC.parse(text), None)
        assert after.table.occupied[alley] > 0
        assert after.table.captain == other
        assert before - after.table.pirates[table.player] == table.sections[alley]
        assert game.audit(after) == ""
    table.occupied[short] = 2
    assert f"walk {to}" in can()
    assert f"detour {to}" not in can()
    table.occupied[short], table.sections[long] = 0, table.sections[short]
    assert f"detour {to}" not in can()
    assert (
        game.why_not(table, state.hands[0], state.asks[0], CODEC.parse(f"detour {to}")) == "NAS-N1"
    )


def test_the_captain_may_begin_in_the_middle_of_a_district() -> None:
    assert SQUARES.tokens[laid_out(owners.five_squares).table.captain] in SQUARES.tokens[36:]


# --- What a file must not have --------------------------------------------------------------------

OFFERING = '["bomb-1", "sail-1", "sail-1"]'
SIX_GOODS = '["tobacco", "sugar-cane", "sapphires", "silver", "emeralds", "spices"]'


@pytest.mark.parametrize(
    ("edits", "sentence"),
    [
        (
            [with_more("offering", 5)],
            "of the records [[offering]] there are 13, but 12 are the most there can be.",
        ),
        (
            [without("offering", *range(5))],
            "of the records [[offering]] there are 3, but at least 4 are needed, one for each",
        ),
        (
            [fields("offering", "gives", {1: '["rum-1"]'})],
            "the list “gives” has 1 entries. It needs at least 2 and can have at most 4.",
        ),
        (
            [fields("offering", "gives", {1: OFFERING})],
            "“gives” has the same thing twice, or too few. At least 2 different ones are needed.",
        ),
        (
            [fields("adversary", "number", {6: "8"})],
            "among the records [[adversary]] there is none for “kraken 7”.",
        ),
        ([fields("adversary", "number", {6: "32"})], "“number” cannot be “32”. It can be: 1 2 3"),
        (
            [without("adversary", 6)],
            "of the records [[adversary]] there are 34, but there must be 35.",
        ),
        (
            [fields("adversary", "type", {7: '"kraken"'}), fields("adversary", "number", {7: "7"})],
            "“kraken 7” was named before.",
        ),
        (
            [fields("hideout", "values", {2: "[3, 3, 4]"})],
            "this hideout has 3 values for 6 goods. Each space needs one of both.",
        ),
        (
            [fields("hideout", "values", {2: str([1] * 10)})],
            "the list “values” has 10 entries. It needs at least 1 and can have at most 9.",
        ),
        (
            [fields("district", "squares", {4: '["hold-1", "", "", ""]'})],
            "a district needs at least 2 squares. List its four corners clockwise",
        ),
        (
            [fields("district", "squares", {4: '["hold-1", "rum-1", "sail-1"]'})],
            "a district needs at least 2 squares. List its four corners clockwise",
        ),
        (
            [fields("district", "squares", {4: '["hold-1", "", "rum-1", "rum-2"]'})],
            "“alleys” needs square 2, but side A of tile 3 has none there.",
        ),
        (
            [fields("district", "alleys", {4: "[1, 1, 1, 1, 0, 0, 2]"})],
            "“alleys” needs square 5, but side A of tile 3 has none there.",
        ),
        (
            [fields("district", "exits_from", {4: "[1, 1, 2, 2, 3, 3, 4, 5]"})],
            "“exits_from” needs square 5, but side A of tile 3 has none there.",
        ),
        (
            [fields("district", "exits_from", {4: "[1, 1, 2, 2, 3, 3, 4, 0]"})],
            "“exits_from” needs square 0, but side A of tile 3 has none there.",
        ),
        (
            [fields("district", "start", {0: "5"})],
            "“start” needs square 5, but side A of tile 1 has none there.",
        ),
        (
            [fields("district", "exits", {4: str([0] * 8)})],
            "side A of tile 3 has no way out, so the captain could never get there.",
        ),
        (
            [fields("district", "exits", {4: "[6, 1, 1, 1, 1, 1, 1, 1]"})],
            "“exits” cannot be “[6, 1, 1, 1, 1, 1, 1, 1]”. It can be: [0–5].",
        ),
        (
            [fields("token", "gives", {3: '"pistol"'})],
            "“pistol” was named before. Name it once.",
        ),
        (
            [fields("zone", "slots", {4: "[2, 2, 2, 2, 2, 2, 2]"})],
            "the list “slots” has 7 entries. It needs at least 0 and can have at most 6.",
        ),
        ([fields("zone", "towers", {4: "4"})], "“towers” cannot be “4”. It can be: 0–3."),
        ([fields("zone", "outposts", {4: "3"})], "“outposts” cannot be “3”. It can be: 0–2."),
        (
            [fields("zone", "outposts", {4: "2"})],
            "of the records [[outpost]] there are 8, but 9 places for them in the zones.",
        ),
        (
            [without("outpost", 3)],
            "of the records [[outpost]] there are 7, but 8 places for them in the zones.",
        ),
        (
            [with_more("outpost", 1)],
            "of the records [[outpost]] there are 9, but 8 are the most there can be.",
        ),
    ],
)
def test_what_is_too_much_is_said_with_what_to_do(edits: list[Edit], sentence: str) -> None:
    text = owners.TEXT
    for edit in edits:
        text = edit(text)
    with pytest.raises(BadDataFile) as caught:
        printed("nassau").on(DataFile("mine.toml", text))
    (fault,) = caught.value.faults
    for language in LANGUAGES:
        say = printed("nassau").words(language)
        assert "⟦" not in say(fault.key, **fault.facts)
    said = printed("nassau").words("en")(fault.key, **fault.facts)
    assert said.startswith(f"Line {fault.line}: {sentence}")
    assert fault.line > 1


def test_alike_things_beside_each_other_never_overlap() -> None:
    """The test of pictures can fail: two squares in one place would be noticed."""
    rect = '<rect x="0" y="0" width="9" height="9" class="square"/>'
    twice = ElementTree.fromstring(f'<svg xmlns="{NAMESPACE}"><g>{rect}</g><g>{rect}</g></svg>')
    assert len(lying_on_each_other(twice)) == len([*combinations(range(2), 2)])
