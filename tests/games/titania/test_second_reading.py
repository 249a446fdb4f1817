"""At every position of any game: what is asked, what may be answered, and what lies where."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tests.games.titania.positions import GAME, Play, in_bag, start
from tests.games.titania.second_reading import COLOURS, SHELLS, Asked, Reading
from tidetable.core.datafile import DataFile
from tidetable.core.luck import Luck
from tidetable.games.titania import FOLDER
from tidetable.games.titania.data.reader import load
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.verbs import FOG, SPACES, VALUES

TEXT = (FOLDER / "data" / "kingdom.toml").read_text(encoding="utf-8")
DATA = tomllib.loads(TEXT)
MANY_STEPS = 5000


def asked(play: Play) -> Asked:
    """Return the open question of the engine as the second reading would put it."""
    what, n = play.question(), play.argument()
    about = str(n)
    if what in ("card", "tile"):
        about = str(n + 1)
    elif what == "fog":
        about = SPACES.tokens[n]
    elif what in ("place", "extra"):
        about = COLOURS[n]
    answers = dict.fromkeys(play.can(), 1) if play.asked() else play.odds()
    return Asked(play.asked(), what, about, answers)


def same_board(play: Play, reading: Reading) -> None:
    for at, ships in reading.ships.items():
        assert play.ships(at) == " ".join(sorted(ships, key=COLOURS.index))
    assert play.reserve() == reading.reserve
    assert play.aside() == reading.aside
    (never, _), (again, _) = reading.face_down
    for at in reading.board:
        tile = "never turned" if at in never else "dealt again" if at in again else ""
        assert play.fog(at) == reading.face_up.get(at, tile)
    heights = {(at, shell): play.height(f"{at}:{shell}") for at, shell in reading.towers}
    assert heights == reading.towers
    assert play.starfish_on() == reading.occupied


def same_supplies(play: Play, reading: Reading) -> None:
    table = play.table
    assert play.shell_supply() == reading.shells
    assert play.floor_supply() == reading.floors
    assert table.starfish_supply == reading.starfish
    assert table.tile_supply == len(reading.tiles_left)
    assert table.pile_size == len(reading.pile)
    assert Counter(play.discards()) == Counter(reading.discards)
    assert Counter(play.played()) == Counter(reading.played)
    bags = [list(table.never_turned), list(table.dealt_again)]
    for bag, (_, tiles) in zip(bags, reading.face_down, strict=True):
        assert Counter(in_bag(FOG.tokens, bag)) == Counter(tiles)
    assert Counter(in_bag(FOG.tokens, list(table.beside))) == Counter(reading.beside)


def same_players(play: Play, reading: Reading) -> None:
    table = play.table
    for who in reading.hands:
        assert Counter(play.hand(who)) == Counter(reading.hands[who])
        assert table.hand_size[who - 1] == len(reading.hands[who])
        assert play.purse(who) == {s: n for s, n in reading.purses[who].items() if n}
        assert play.starfish(who) == reading.caught[who]
        assert play.points(who) == reading.points[who]
        tiles = [int(value) for value in play.tiles(who)]
        if play.over:
            assert (tiles, table.tiles[who - 1]) == ([], 0)
            shown = list(table.tiles_shown[(who - 1) * 3 : who * 3])
            tiles = [int(value) for value in in_bag(VALUES.tokens, shown)]
        else:
            assert table.tiles[who - 1] == len(tiles)
        assert tiles == sorted(reading.tiles[who])
    assert table.period == reading.period


def best(reading: Reading) -> list[int]:
    """Return the places: most points, then most shells and starfish."""
    worth = [
        (reading.points[who], sum(reading.purses[who][s] for s in SHELLS) + reading.caught[who])
        for who in reading.hands
    ]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def scarce() -> tuple[Titania, dict[str, Any]]:
    """Return a kingdom in which everything runs out: our board, but little in the box."""
    text = TEXT.replace("ones = 15", "ones = 3").replace("twos = 10", "twos = 1")
    for record, n in (("card", 3), ("floors", 2), ("starfish", 3), ("point_tile", 1)):
        text = re.sub(rf"(\[\[{record}\]\][^\[]*count = )\d+", rf"\g<1>{n}", text)
    return load(DataFile("scarce.toml", text)), tomllib.loads(text)


def compare_a_game(
    seats: int, seed: int, lazy: int, game: Titania = GAME, data: dict[str, Any] = DATA
) -> Counter[str]:
    """Play both at once. Who can sail stops in so many cases of eight, or a little more often."""
    luck = Luck(seed)
    play, reading = start(seats, game), Reading(data, seats)
    script = reading.game()
    met: Counter[str] = Counter()
    question: Asked | None = next(script)
    for _ in range(MANY_STEPS):
        if question is None:
            assert play.over
            assert game.places(play.table) == best(reading)
            return met
        assert asked(play) == question
        met[question.what] += 1
        answers = sorted(question.answers)
        said = answers[luck.below(len(answers))]
        if "stop" in answers and luck.below(8) >= lazy and len(answers) > 1:
            said = answers[luck.below(len(answers) - 1)]  # `stop` is the last by name
        play.do(said)
        try:
            question = script.send(said)
        except StopIteration:
            question = None
        same_board(play, reading)
        same_supplies(play, reading)
        same_players(play, reading)
    raise AssertionError("the game does not end")


@pytest.mark.rule("TIT-T1", "TIT-T2", "TIT-T3", "TIT-T4", "TIT-B1", "TIT-B2", "TIT-B3", "TIT-F1")
@pytest.mark.rule("TIT-F2", "TIT-F3", "TIT-N1", "TIT-N2", "TIT-K1", "TIT-K2", "TIT-K3", "TIT-K4")
@pytest.mark.rule("TIT-E1", "TIT-E2", "TIT-E3", "TIT-E5", "TIT-P1", "TIT-P2", "TIT-P3", "TIT-P4")
@pytest.mark.rule("TIT-R1", "TIT-R2", "TIT-R3", "TIT-R5", "TIT-R9", "TIT-R11", "TIT-R20")
@given(st.integers(2, 4), st.integers(0, 2**32 - 1))
@settings(max_examples=8, deadline=None)
def test_games_go_as_the_rules_say_and_not_otherwise(seats: int, seed: int) -> None:
    compare_a_game(seats, seed, lazy=2)


@pytest.mark.rule("TIT-R6", "TIT-R8", "TIT-R12")
@given(st.integers(2, 4), st.integers(0, 2**32 - 1))
@settings(max_examples=4, deadline=None)
def test_games_of_players_who_seldom_sail(seats: int, seed: int) -> None:
    compare_a_game(seats, seed, lazy=8)


@pytest.mark.rule("TIT-R3", "TIT-R4", "TIT-R6", "TIT-R12", "TIT-R13", "TIT-N2")
@given(st.integers(2, 4), st.integers(0, 2**32 - 1))
@settings(max_examples=8, deadline=None)
def test_games_in_which_everything_runs_out(seats: int, seed: int) -> None:
    compare_a_game(seats, seed, 1, *scarce())


def test_the_comparison_meets_every_question() -> None:
    met: Counter[str] = Counter()
    for seed in range(6):
        met += compare_a_game(2 + seed % 3, seed, lazy=8)
    assert {*met} == {*GAME.kinds}


@pytest.mark.long
@pytest.mark.parametrize("share", range(10))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_thousand_games_in_shares(seats: int, share: int) -> None:
    for n in range(100):
        compare_a_game(seats, 10_000 * seats + 100 * share + n, lazy=n % 9)
