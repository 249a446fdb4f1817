"""What games say about bots, and the files that say it."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.league.games import finished, played_here
from tidetable.league.game import Fault, Played, lost
from tidetable.league.log import BadLog, Log
from tidetable.league.plan import Fixture, LeaguePlan
from tidetable.league.results import moves_of, results

PLAN = LeaguePlan("chests", ("a", "b"), 8)
AB, BA = ("a", "b"), ("b", "a")
GAMES = [
    *(finished(0, AB, 9, 5), finished(0, BA, 3, 4)),  # a wins both, by 4 and by 1
    *(finished(1, AB, 9, 5), finished(1, BA, 8, 2)),  # the first seat wins both
    *(finished(2, AB, 1, 5), finished(2, BA, 8, 2)),  # b wins both
    *(finished(3, AB, 5, 5), lost(Fixture(3, BA), Fault(0, "raised", "why"))),
]
PLAYED = {game.fixture: game for game in GAMES}


def test_pairings() -> None:
    (pairing,) = results(PLAN, PLAYED).pairings
    assert (pairing.wins, pairing.ties, pairing.losses) == (4, 1, 3)
    assert pairing.share.value == pairing.share_by_deal.value == 4.5 / 8
    assert pairing.lead is not None
    assert pairing.lead.value == pytest.approx((2.5 - 1 - 5) / 3)
    assert pairing.luck is not None
    luck = pairing.luck
    assert (luck.deals, luck.first, luck.second, luck.same_seat, luck.other) == (4, 1, 1, 1, 1)


def test_standings() -> None:
    first, second = results(PLAN, PLAYED).standings
    assert (first.bot, first.wins, first.ties, first.losses, first.faults) == ("a", 4, 1, 3, 0)
    assert (second.bot, second.wins, second.ties, second.losses, second.faults) == ("b", 3, 1, 4, 1)
    assert first.moves.count == 7
    assert first.moves.mean == first.moves.most == first.moves.worst == 2


def test_the_order_in_which_games_finish_does_not_matter() -> None:
    shuffled = dict(reversed(PLAYED.items()))
    assert results(PLAN, shuffled) == results(PLAN, PLAYED)


def test_the_95th_of_100_moves() -> None:
    moves = moves_of(Counter({1000: 90, 2000: 5, 9000: 5}))
    assert (moves.count, moves.most, moves.worst) == (100, 2, 9)
    assert moves.mean == pytest.approx(1.45)
    assert moves_of(Counter()).count == 0


ESTIMATE = {"value": float, "low": float, "high": float}
SHAPE: dict[str, Any] = {
    "league": int,
    "game": str,
    "edition": int,
    "data": str,
    "seats": int,
    "options": {},
    "seed": str,
    "games": int,
    "ladder": bool,
    "seconds_per_move": float,
    "standings": [
        {
            "bot": str,
            "games": int,
            "wins": int,
            "ties": int,
            "losses": int,
            "faults": int,
            "rating": ESTIMATE,
            "moves": {"count": int, "mean": float, "most": float, "worst": float},
        }
    ],
    "pairings": [
        {
            "first": str,
            "second": str,
            "games": int,
            "wins": int,
            "ties": int,
            "losses": int,
            "share": ESTIMATE,
            "share_by_deal": ESTIMATE,
            "lead": ESTIMATE,
            "luck": {"deals": int, "first": int, "second": int, "same_seat": int, "other": int},
        }
    ],
    "mishaps": [{"bot": str, "kind": str, "detail": str, "deal": int, "seating": [str]}],
}


def check_shape(found: Any, shape: Any) -> None:
    if isinstance(shape, dict):
        assert list(found) == list(shape)
        for key, inside in shape.items():
            check_shape(found[key], inside)
    elif isinstance(shape, list):
        assert found
        for each in found:
            check_shape(each, shape[0])
    else:
        assert isinstance(found, (int, float) if shape is float else shape)


def test_the_json_has_the_shape_that_is_promised() -> None:
    found = json.loads(json.dumps(results(PLAN, PLAYED).to_json()))
    check_shape(found, SHAPE)
    page = (Path(__file__).parents[2] / "docs" / "program" / "league.md").read_text(
        encoding="utf-8"
    )
    for key in (*SHAPE, *SHAPE["standings"][0], *SHAPE["pairings"][0], *SHAPE["mishaps"][0]):
        assert f"`{key}`" in page, key


# --- the file that a league goes on from ----------------------------------------------------------


def write_log(path: Path, plan: LeaguePlan, games: list[Played]) -> None:
    log = Log(path, plan)
    for game in games:
        log.add(game)
    log.close()


def read_log(path: Path, plan: LeaguePlan) -> dict[Fixture, Played]:
    log = Log(path, plan)
    log.close()
    return log.played


def test_games_come_back_as_they_were(tmp_path: Path) -> None:
    plan = LeaguePlan("chests", ("greedy", "random"), 4)
    played = played_here(plan)
    write_log(tmp_path / "log", plan, list(played.values()))
    back = read_log(tmp_path / "log", plan)
    assert back == played
    assert [game.times for game in back.values()] == [game.times for game in played.values()]
    write_log(tmp_path / "faults", PLAN, GAMES)
    assert read_log(tmp_path / "faults", PLAN) == PLAYED


@pytest.mark.parametrize("cut", [1, 20, 90, 10_000])
def test_a_line_that_was_not_written_whole_is_cut_off(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "log"
    write_log(path, PLAN, GAMES)
    whole = path.read_bytes()
    path.write_bytes(whole[: max(1, len(whole) - cut)])
    found = read_log(path, PLAN)
    assert found.items() <= PLAYED.items()
    assert len(found) == (0 if cut > 1000 else 7)
    write_log(path, PLAN, [game for game in GAMES if game.fixture not in found])
    assert path.read_bytes() == whole


def test_another_leagues_games_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "log"
    write_log(path, PLAN, GAMES)
    before = path.read_bytes()
    others = [
        replace(PLAN, game="sirens"),
        replace(PLAN, seed=bytes(15) + b"1"),
        replace(PLAN, seats=3),
        replace(PLAN, options={"old-sea-dogs": "yes"}),
    ]
    for other in others:
        with pytest.raises(BadLog) as refused:
            Log(path, other)
        assert refused.value.reason == "other"
    assert len(read_log(path, replace(PLAN, bots=("a", "b", "c"), games=50))) == len(GAMES)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "line"),
    [("hello", 1), ("hello\n", 1), ("{}\n", 1), ("[]\n", 1), ("\n", 1), ("\0\n", 1)],
)
def test_a_file_that_is_something_else_stays_as_it_is(tmp_path: Path, text: str, line: int) -> None:
    path = tmp_path / "log"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadLog) as refused:
        Log(path, PLAN)
    assert (refused.value.reason, refused.value.line) == ("form", line)
    assert path.read_text(encoding="utf-8") == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "log"
    write_log(path, PLAN, GAMES)
    rows = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join([*rows[:3], rows[3].replace("places", "placid"), *rows[4:]]))
    with pytest.raises(BadLog) as refused:
        Log(path, PLAN)
    assert refused.value.line == 4
