"""Nassau in the terminal: everything that lies open can be read off it, and nothing else."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from io import BytesIO, TextIOWrapper

import pytest
from mypy_extensions import i64
from rich.cells import cell_len
from rich.console import Console

from tests.spread import spread, tongues
from tidetable import bots
from tidetable.core.contract import SPECTATOR, View, ask, look
from tidetable.core.luck import Luck, seed_from_text
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import LANGUAGES
from tidetable.core.show.scene import Scene
from tidetable.core.table import Table
from tidetable.core.vec import vec
from tidetable.games import box
from tidetable.games.nassau.rules.chapters import fight
from tidetable.games.nassau.rules.drawers import Hand
from tidetable.games.nassau.rules.state import (
    AT_HOME,
    CARIBBEAN,
    READY,
    THE_DUTCHMAN,
    USED,
    Tabletop,
)
from tidetable.games.nassau.rules.streets import FIRST_EXIT, alley_between
from tidetable.games.nassau.rules.verbs import (
    CAT,
    GAINS,
    MONKEY,
    N_ALLEYS,
    N_ANIMALS,
    N_GOODS,
    N_TALES,
    N_WEAPONS,
    RAT,
)

NASSAU = box("nassau")
NAMES = ["Anna [bold]", "大衛 who has a very long name indeed", "Zoë", "Ben"]
DUTCHMAN_AND_FIGURE = {"dutchman": "yes", "figure": "yes"}


def scene(view: View, language: str = "en", over: bool = False) -> Scene:
    assert isinstance(view.public, Tabletop)
    names = NAMES[: view.public.seats]
    return Scene(view, Phrases(NASSAU.game, NASSAU.words(language), names), [], over)


def shown(seen: Scene, encoding: str = "utf-8", width: int = 120) -> list[str]:
    file = TextIOWrapper(BytesIO(), encoding=encoding, errors="replace")
    Console(file=file, width=width, color_system=None).print(NASSAU.screen(seen))
    file.seek(0)
    return [line.rstrip() for line in file.read().splitlines()]


def beginning(change: Callable[[Tabletop], None], seats: int = 3, viewer: int = 0) -> Scene:
    """What Anna sees in her first turn, once this is changed on the table."""
    options = {"first": "1", **DUTCHMAN_AND_FIGURE}
    view = NASSAU.table(seats, options, seed_from_text("7")).view(viewer)
    assert isinstance(view.public, Tabletop)
    change(view.public)
    return scene(view)


def at_sea(change: Callable[[Tabletop], None]) -> Scene:
    def sail_and_change(table: Tabletop) -> None:
        table.phase = CARIBBEAN
        change(table)

    return beginning(sail_and_change)


def as_it_is(_table: Tabletop) -> None:
    """Change nothing."""


def play_at_random(table: Table) -> None:
    seat = table.asked()[0]
    table.play(seat, bots.answer(NASSAU, "random", table, seat))


def line_with(lines: list[str], word: str) -> str:
    (found,) = [line for line in lines if word in line]
    return found


def zone(lines: list[str], name: str) -> list[str]:
    """Return what stands in a zone of the Caribbean."""
    column = "GHIDEFABC".index(name) % 3
    rows: list[list[str]] = [[]]
    for line in lines:
        if line.startswith("│"):
            rows[-1].append(line.split("│")[1 + column].strip())
        elif line.startswith("├"):
            rows.append([])
    return [line for line in rows["GHIDEFABC".index(name) // 3] if line]


# --- the city -------------------------------------------------------------------------------------


def test_squares_show_what_they_give() -> None:
    def everywhere_the_same(table: Tabletop) -> None:
        table.districts = vec[i64]([0] * 9)  # the first tile, its first side up, not turned
        table.captain, table.figure = 7, 28
        table.visited = vec[i64]([0] * 9 + [1] * 3 + [0] * 24)

    lines = shown(beginning(everywhere_the_same))
    top = next(n for n, line in enumerate(lines) if line.startswith("   a1"))
    assert lines[top][:75].split() == ["a1", "b1", "c1", "d1", "e1", "f1"]
    assert re.findall("[a-z]+", lines[top + 1][:75]) == ["pistol", "sail"] * 3
    assert re.findall("[a-z]+", lines[top + 2][:75]) == ["sabre", "sailor"] * 3
    second = lines[top + 4][:75].split()
    assert second == ["a2", "b2", "☻", "c2", "d2", ".", "e2", ".", "f2", "."]
    assert lines[top + 5][3:11] == "crate×3 "
    assert line_with(lines, "e5")[:75].split()[4:6] == ["e5", "♟"]


def test_alleys_show_their_sections_or_whose_pirates_stand_there() -> None:
    def few_alleys(table: Tabletop) -> None:
        table.sections = vec[i64]([0] * N_ALLEYS)
        table.occupied = vec[i64]([0] * N_ALLEYS)
        for alley, length in {
            alley_between(0, 1): 3,
            alley_between(1, 2): 4,
            alley_between(0, 6): 2,
            alley_between(0, 7): 5,
            alley_between(2, 9): 1,
            alley_between(3, 8): 2,
            FIRST_EXIT: 1,
            FIRST_EXIT + 6: 2,
            FIRST_EXIT + 23: 4,
        }.items():
            table.sections[alley] = length
        table.occupied[alley_between(1, 2)] = 2
        table.occupied[FIRST_EXIT + 23] = 1

    lines = shown(beginning(few_alleys))
    north, names, first, _, below = (line[:77].rstrip() for line in lines[1:6])
    assert north.split() == ["↑1"]
    assert names.startswith("   a1")
    assert first.startswith("←● ")
    assert first.endswith(" →2")
    assert re.findall("─.─", first) == ["─3─", "─■─"]
    assert below.split() == ["│2", "╲5", "1╳2"]


def test_what_is_to_be_had_in_the_city() -> None:
    def some_are_gone(table: Tabletop) -> None:
        table.quays[1] = 2
        table.in_tavern = vec[i64]([1] * 5 + [0] * 5 + [1, 0, 0, 0, 0] + [0] * 5)
        table.open_animals = vec[i64]([RAT, -1, MONKEY])
        table.sea_dog, table.offering = 4, 6
        table.dutchman, table.dutchman_weapons = 8, vec[i64]([0, 1, 2, 3])
        table.dutchman_crates[1], table.dutchman_quay[0] = 2, 1

    seen = beginning(some_are_gone)
    said = "\n".join(shown(seen, width=100))
    assert "Quays  1 doubl., 2 rum ▲, 3 tale, 4 crate×2, 5 compass" in said
    assert "Tavern  1 doubl. ●▲, 2 rum ●, 3 bomb ●, 4 compass ●, 5 contr. ●" in said
    assert "Animals  rat, monkey spirit" in said
    assert "Sea dog  E: 1 contract, 1 hold, 3 crates" in said
    assert "Dutchman  I: pistol, 8 points; → sabre, cannon, hook; 2 crates of 大衛 who" in said
    assert "quay: 1 crate of Anna [bold]" in said
    spoken = NASSAU.describe(seen)
    for told in ("Sea dog: E: 1 contract", "Dutchman: I: pistol", "Piles: Arrr ", "Goods bag: "):
        assert told in spoken, "who listens is told as much"
    assert "Round 1 of 4. Phase: Nassau. It is Anna [bold]’s turn. Anna [bold] has the do" in said


# --- the Caribbean --------------------------------------------------------------------------------


def nearly_empty(table: Tabletop) -> None:
    table.adversaries = vec[i64]([-1] * 36)
    for slot, adversary in (16, 5), (17, 20), (35, 0):
        table.adversaries[slot] = adversary
    table.crates_on = vec[i64]([0] * 144)
    table.crates_on[16 * 4], table.crates_on[16 * 4 + 2] = 2, 1
    table.towers, table.posts = vec[i64]([-1] * 18), vec[i64]([-1] * 18)
    table.towers[8], table.tower_owner[8], table.tower_crates[8] = 1, 1, 3
    table.posts[8], table.post_good[8], table.posts[9], table.post_good[9] = 0, 2, 4, -1
    table.outposts = vec[i64]([-1, -1, -1, -1, 7, -1, -1, -1, -1])
    table.outpost_owner[4] = 0
    table.boat = vec[i64]([4, -1, 4, -1])
    table.sea_dog, table.dutchman = 4, 0


def test_zones_show_all_that_can_be_done_there() -> None:
    lines = shown(at_sea(nearly_empty))
    assert zone(lines, "E") == [
        "E →BDFH Sea dog ● ▲",
        "1 kraken 4 ●2 ▲1 → tale×2, rum",
        "2 island 5 → good, doubl.×2",
        "5 ♜ sabre ■3  7 $ pistol: silver",
        "8 $ harpoon: —",
        "9 ⚑ hold ●",
    ]
    assert zone(lines, "A") == ["A →BD Dutchman"]
    assert zone(lines, "I") == ["I →FH", "4 kraken 1 → tale"]
    assert "kraken: harpoon   fortress: cannon   island: sabre" in "\n".join(lines)


def test_in_the_city_the_caribbean_takes_few_lines() -> None:
    said = " ".join(shown(beginning(nearly_empty)))
    assert "Caribbean  A —; B —; C —; D —; E kraken 4, island 5; F —;" in said


def test_a_fight_shows_the_adversary_tokens_and_dice() -> None:
    def fighting(table: Tabletop) -> None:
        nearly_empty(table)
        table.foe, table.crabbed, table.put = 16, 1, 1
        table.tokens[1], table.tokens[8] = 1, 2
        table.dice[0], table.dice[5] = 2, 1

    lines = shown(at_sea(fighting))
    assert line_with(lines, "fights").startswith("Anna [bold] fights  E1: kraken, strength 4, fou")
    assert "3 of 3 crates, 1 from this fight" in " ".join(lines)
    assert "Combat tokens  a dodge, a sailor, a sailor" in lines
    assert "Dice  1, 1, 6" in lines


def test_a_fight_with_the_dutchman() -> None:
    def fighting(table: Tabletop) -> None:
        table.foe, table.dutchman_weapons = THE_DUTCHMAN, vec[i64]([1, 0, 2, 3])
        table.dutchman_crates[0] = 3

    said = " ".join(shown(at_sea(fighting)))
    assert "Anna [bold] fights  The Flying Dutchman, attacked this round with: sabre." in said
    assert "3 crates on the tile" in said


def test_a_question_within_a_turn_needs_no_map() -> None:
    table = NASSAU.table(2, {"first": "1"}, seed_from_text("7"))
    full = shown(scene(table.view(0)))
    view = table.view(0)
    asked = View(view.seat, view.public, view.own, vec[i64]([ask(0, fight.PREPARE.kind)]), 1)
    brief = shown(scene(asked))
    assert len(brief) < len(full) - 15
    assert "a1" not in "".join(brief)
    others = shown(scene(View(1, view.public, table.view(1).own, asked.asks, 1)))
    assert "a1" in "".join(others), "who only watches sees the map"


# --- the players ----------------------------------------------------------------------------------


def test_ships_are_compared_row_by_row() -> None:
    def well_equipped(table: Tabletop) -> None:
        table.weapons[N_WEAPONS + 4] = 3
        table.sails[1], table.sailors[1] = 4, 3
        table.pirates[1], table.lying[1], table.in_city[1] = 3, 2, 4
        table.way[1], table.holds[1], table.crates[1], table.provisions[1] = AT_HOME, 4, 5, 3
        table.objects = vec[i64]([0] * 5 + [1, 2, 3, 4, 5] + [0] * 10)
        table.goods[N_GOODS], table.goods[N_GOODS + 3] = 1, 1

    lines = shown(at_sea(well_equipped))
    head = next(n for n, line in enumerate(lines) if line.split()[:2] == ["pistol", "sabre"])
    arms = lines[head].split()
    ship = dict(zip(arms, lines[head + 2].split()[-len(arms) :], strict=True))
    assert ship["harpoon"] == "4"
    assert (ship["sail"], ship["sailor"], ship["pirate"]) == ("4", "3", "3/2/4")
    assert (ship["boat"], ship["hold"], ship["crate"], ship["prov."]) == ("home", "5/4", "5", "3")
    assert [ship[word] for word in ("doubl.", "rum", "bomb", "compass", "contr.")] == list("12345")
    assert "tobacco, spices" in lines[head + 6]


def test_animals_are_marked_when_they_are_used_or_wait() -> None:
    def menagerie(table: Tabletop) -> None:
        table.animals = vec[i64]([0] * 4 * N_ANIMALS)
        table.animals[RAT], table.animals[CAT], table.animals[MONKEY] = READY, USED, READY
        table.waiting[MONKEY] = 3

    said = "\n".join(shown(beginning(menagerie)))
    assert "rat, (cat), monkey spirit..." in said


def test_hideouts_show_what_is_filled_and_what_fits_next() -> None:
    def hidden(table: Tabletop) -> None:
        table.hideout = vec[i64]([0, 1, 2, 3])
        table.filled[0], table.hidden[0], table.hidden[1], table.hidden[5] = 2, 2, 1, 1

    lines = shown(beginning(hidden), width=100)
    own = "Your hideout  tobacco 3 ✓, sugar cane 3 ✓, sapphires 4, silver 4, emeralds 5, spices 5"
    assert own in lines
    said = "\n".join(lines)
    assert "▮▮▯▯▯▯ +2 → sapphires" in said
    assert "▯▯▯▯▯▯ → sugar cane" in said


def test_the_final_scoring_is_shown_as_it_would_be_now() -> None:
    def scored(table: Tabletop) -> None:
        table.points[0] = 12
        table.beaten[0], table.beaten[1], table.beaten_score[0] = 1, 2, 7

    lines = shown(beginning(scored))
    head = next(n for n, line in enumerate(lines) if "In all" in line)
    labels = lines[head].replace("In all", "In-all").split()
    figures = dict(zip(labels, lines[head + 1].split()[-len(labels) :], strict=True))
    assert (figures["Points"], figures["Advers."]) == ("12", "+14")
    assert int(figures.pop("In-all")) == sum(int(n) for n in figures.values())


def test_own_tales_are_ticked_when_they_would_be_true() -> None:
    seen = beginning(as_it_is)
    own, table = seen.view.own, seen.view.public
    assert isinstance(own, Hand)
    assert isinstance(table, Tabletop)
    own.tales = vec[i64]([0] * N_TALES)
    own.tales[0], own.tales[30], own.tales[33] = 1, 1, 2
    table.sails[0], table.objects[1] = 3, 1
    lines = shown(seen, width=100)
    assert "✓  1 S    4 At least 3 sails" in lines
    assert "  31 Arrr 4 At least 2 rum (1 of 2)" in lines
    assert "▶ 34 Arrr 4 At least 1 pirate standing on the ship" in lines, "it is laid already"
    assert "Your tales" not in "".join(shown(beginning(as_it_is, viewer=SPECTATOR)))


@pytest.mark.rule("NAS-R-52")
def test_nothing_hidden_is_shown() -> None:
    table = NASSAU.table(3, DUTCHMAN_AND_FIGURE, seed_from_text("5"))
    for _ in range(12):
        for viewer in (0, 1, SPECTATOR):
            view = table.view(viewer)
            world = NASSAU.game.guess(view, Luck(table.version))
            assert shown(scene(look(world, viewer))) == shown(scene(view))
        for _ in range(6):
            play_at_random(table)


# --- any terminal ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "language"), spread([2, 3, 4], LANGUAGES))
def test_every_screen_of_a_game_fits(seats: int, language: str) -> None:
    table = NASSAU.table(seats, DUTCHMAN_AND_FIGURE, seed_from_text("5"))
    while True:
        viewer = SPECTATOR if table.over else table.asked()[0]
        for width, height in (120, 62), (80, 86):
            lines = shown(scene(table.view(viewer), language, table.over), width=width)
            assert "⟦" not in "".join(lines)
            assert "…" not in "".join(lines)
            assert max(map(cell_len, lines)) <= width
            assert len(lines) <= height
        if table.over:
            return
        for _ in range(12):
            if not table.over:
                play_at_random(table)


def test_letters_serve_where_there_are_no_shapes() -> None:
    def drawn(table: Tabletop) -> None:
        nearly_empty(table)
        table.captain, table.figure = 0, 1
        table.sections[alley_between(0, 1)] = 2
        table.occupied[alley_between(0, 1)] = 3

    for seen, signs in (
        (beginning(drawn), ("a1 C", "b1 F", "-%-", "^1", "crate")),
        (
            at_sea(drawn),
            ("1 kraken 4 @2 %1 -> talex2, rum", "5 T sabre #3", "9 O hold @", "> @ An"),
        ),
    ):
        said = "\n".join(shown(seen, encoding="ascii"))
        assert not set(said.replace("??", "").replace("Zo?", "")) & {"?"}
        for sign in signs:
            assert sign in said


def test_the_tally_adds_up() -> None:
    table = NASSAU.table(3, DUTCHMAN_AND_FIGURE, seed_from_text("9"))
    while not table.over:
        play_at_random(table)
    tally = NASSAU.tally(scene(table.view(SPECTATOR), over=True))
    *parts, points = (row.values for row in tally)
    assert points == table.scores() == [sum(by_part) for by_part in zip(*parts, strict=True)]
    labels = [row.label for row in tally]
    assert labels[:3] == ["Rounds", "Towers", "Adversaries"]
    assert labels[-2:] == ["Dutchman", "Points"]
    without = NASSAU.tally(scene(NASSAU.table(2, {}, seed_from_text("9")).view(SPECTATOR)))
    assert "Dutchman" not in [row.label for row in without]


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 sail", "2 rum", "3 crates", "2 compasses", "1 animal"]),
        ("de", ["1 Segel", "2 Rum", "3 Kisten", "2 Kompasse", "1 Tier"]),
        ("fr", ["1 voile", "2 rhums", "3 caisses", "2 boussoles", "1 animal"]),
        ("zh-Hant", ["1 面船帆", "2 瓶蘭姆酒", "3 個箱子", "2 個羅盤", "1 隻動物"]),
    ],
)
def test_gains_are_counted(language: str, said: list[str]) -> None:
    phrases = Phrases(NASSAU.game, NASSAU.words(language), NAMES)
    tokens = ["sail-1", "rum-2", "crate-3", "compass-2", "animal-1"]
    assert [phrases.thing(GAINS, token) for token in tokens] == said


@pytest.mark.parametrize("language", tongues())
def test_tales_ask_for_the_numbers_of_the_data_file(language: str) -> None:
    """A whole row of them is written the same way: a slip in one would be hard to see."""
    say = NASSAU.words(language)
    data = tomllib.loads((NASSAU.folder / "data" / "nassau.toml").read_text(encoding="utf-8"))
    texts = {tale["number"]: say(f"tale-{tale['number']}") for tale in data["tale"]}
    assert len(set(texts.values())) == N_TALES
    for tale in data["tale"]:
        if tale["needs"] != "open-holds 5":  # “all five”
            asked = set(re.findall(r"\d", tale["needs"]))
            assert set(re.findall(r"\d", texts[tale["number"]])) == asked, tale
