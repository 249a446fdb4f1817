"""A newcomer is put on the scale, and its file is true or found out."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.cli.shell import tidetable
from tests.league.games import OWN
from tests.spread import tongues
from tidetable import games
from tidetable.league import benchmark
from tidetable.league.benchmark import AnchorTable, kept_of, read_entry, shortened, sizes, table_of
from tidetable.league.game import Unwatched, play
from tidetable.league.plan import LeaguePlan

TABLES = [(game, seats) for game in games.names() for seats in sizes(game)]
ENTER = ("benchmark", "chests", "--games", "2", "--against", "random,greedy", "--workers", "1")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table_is_of_the_rules_as_they_are(game: str, seats: int) -> None:
    table, rules = table_of(game, seats), games.printed(game).game
    assert table.heading == {
        "game": game,
        "edition": rules.edition,
        "data": rules.data,
        "seats": seats,
    }
    assert AnchorTable.from_json(table.to_json()) == table
    assert {"random", "greedy"} <= set(table.anchors)
    met = {bot for fixture in table.games for bot in fixture.seating}
    assert {*table.anchors, *table.entered} == met == set(table.ratings())
    assert all(len(fixture.seating) == seats for fixture in table.games)
    for group in {frozenset(fixture.seating) for fixture in table.games}:
        deals = [fixture.deal for fixture in table.games if set(fixture.seating) == group]
        assert all(deals.count(deal) == seats for deal in range(max(deals) + 1))


@pytest.mark.parametrize("game", [game for game, seats in TABLES if seats == 2])
def test_quick_anchors_still_play_as_they_did(game: str) -> None:
    """An anchor that plays otherwise needs a benchmark of another name (strength/anchors.py)."""
    table = table_of(game, 2)
    plan = LeaguePlan(game, ("random", "greedy"), 4, seed=benchmark.SEED)
    for fixture in plan.fixtures():
        found = play(plan, plan.box(), fixture, Unwatched())
        ended = table.games[fixture]
        assert (found.places, shortened(found.digest)) == (ended.places, ended.digest)


def test_an_entry_is_on_the_scale_and_moves_nobody() -> None:
    table = table_of("chests", 2)
    swap = {"mate": "newcomer"}
    rows = {
        replace(fixture, seating=tuple(swap.get(bot, bot) for bot in fixture.seating)): ended
        for fixture, ended in table.games.items()
        if {"mate", "greedy"} == set(fixture.seating)
    }
    more = replace(
        table, games={**table.games, **rows}, entered={**table.entered, "newcomer": "0123"}
    )
    assert AnchorTable.from_json(more.to_json()) == more
    found, before = more.ratings(), table.ratings()
    assert {bot: found[bot] for bot in before} == before
    assert more.bots == table.bots
    assert found["newcomer"].value > 1000


def test_deals_never_change() -> None:
    plan = LeaguePlan("chests", ("a", "b"), seed=benchmark.SEED)
    assert benchmark.NAME == "tidetable-bench-1"
    assert [plan.luck_of(deal).hex() for deal in (0, 999)] == [
        "580ac2251e7247466973ae69caa15215",
        "afd8ae7ad4f315b614ab91d710d0125c",
    ]


@pytest.fixture(scope="module")
def entered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A newcomer's file."""
    folder = tmp_path_factory.mktemp("benchmark")
    result = tidetable(*ENTER, "--bot", f"{OWN}First", "--folder", str(folder))
    assert result.exit_code == 0, result.output
    assert "Chests & Sabres, 2 players: tidetable-bench-1" in result.stdout
    line = re.compile(r"^→ tests.league.entrants:First +−?\d+ +−?\d+–−?\d+", re.MULTILINE)
    assert line.search(result.stdout)
    assert re.search(r"^greedy +1000 +1000–1000", result.stdout, re.MULTILINE)
    (file,) = folder.iterdir()
    assert str(file) in result.stdout.replace("\n", "")
    return file


def verified(file: Path, *arguments: str) -> Any:
    return tidetable("benchmark", "chests", "--verify", str(file), "--workers", "1", *arguments)


def test_a_file_can_be_verified_without_the_bot(entered: Path, tmp_path: Path) -> None:
    """Nobody else has that bot: only its answers are needed."""
    text = entered.read_text(encoding="utf-8").replace(f"{OWN}First", "nowhere:Secret")
    file = tmp_path / "file"
    file.write_text(text, encoding="utf-8")
    result = verified(file)
    assert result.exit_code == 0, result.output
    assert "is true: all 4 games ended as it says" in result.stdout.replace("\n", " ")
    assert "→ nowhere:Secret" in result.stdout


def test_three_at_a_table(tmp_path: Path) -> None:
    three = ("--seats", "3", "--bot", f"{OWN}First", "--folder", str(tmp_path))
    result = tidetable(*ENTER, *three)
    assert result.exit_code == 0, result.output
    assert "Chests & Sabres, 3 players" in result.stdout
    (file,) = tmp_path.iterdir()
    assert verified(file).exit_code == 0


def test_a_file_stays_true_when_anchors_play_on_and_change_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who sits where in an entry follows from the list of anchors, not from how strong they are."""
    tidetable(*ENTER, "--seats", "3", "--bot", f"{OWN}First", "--folder", str(tmp_path))
    (file,) = tmp_path.iterdir()
    table = table_of("chests", 3)
    turned = {
        fixture: replace(ended, places=tuple(4 - place for place in ended.places))
        for fixture, ended in table.games.items()
    }
    monkeypatch.setattr(benchmark, "table_of", lambda *_: replace(table, games=turned))
    assert benchmark.table_of("chests", 3).bots != table.bots
    assert verified(file).exit_code == 0


def test_to_verify_a_file_runs_nothing_that_it_names(entered: Path, tmp_path: Path) -> None:
    """A stranger's file may come with a stranger's program."""
    agent, mark = tmp_path / "agent.py", tmp_path / "mark"
    agent.write_text(f"open({str(mark)!r}, 'w')\n\n\ndef agent(*_):\n    return 0\n")
    text = entered.read_text(encoding="utf-8").replace(f"{OWN}First", str(agent))
    file = tmp_path / "file"
    file.write_text(text, encoding="utf-8")
    assert verified(file).exit_code == 0
    assert not mark.exists()


def test_a_table_keeps_a_game_without_a_digest_apart_from_the_next(entered: Path) -> None:
    table, (plan, played) = table_of("chests", 2), read_entry(entered, "chests")
    longer = replace(plan, games=4)
    for fixture, game in list(played.items()):
        played[replace(fixture, deal=1)] = game
        played[fixture] = replace(game, digest="")
    more = replace(table, games={**table.games, **kept_of(longer, played)})
    assert AnchorTable.from_json(more.to_json()) == more


@pytest.mark.parametrize("language", tongues())
def test_the_scale_is_shown_in_every_language(language: str) -> None:
    result = tidetable("benchmark", "chests", "--lang", language)
    assert result.exit_code == 0
    assert re.search(r"^greedy +1000", result.stdout, re.MULTILINE)


def test_no_game_is_played_twice_and_a_changed_bot_is_another(tmp_path: Path) -> None:
    agent = tmp_path / "mine.py"
    agent.write_text("def agent(observation, configuration):\n    return observation.legal[0]\n")
    arguments = (*ENTER, "--bot", str(agent), "--folder", str(tmp_path))
    first = tidetable(*arguments)
    assert first.exit_code == 0, first.output
    again = tidetable(*arguments)
    assert "4 games of this league are in" in again.stderr.replace("\n", " ")
    agent.write_text(agent.read_text().replace("[0]", "[-1]"))
    changed = tidetable(*arguments)
    assert changed.exit_code == 1
    assert "the bot has been changed since" in changed.stderr.replace("\n", " ")


def test_a_bot_at_fault_has_lost_and_its_file_is_true(tmp_path: Path) -> None:
    result = tidetable(*ENTER, "--bot", f"{OWN}Raises", "--folder", str(tmp_path))
    assert result.exit_code == 0, result.output
    assert "raised an error and lost 4 games" in result.stdout.replace("\n", " ")
    (file,) = tmp_path.iterdir()
    assert verified(file).exit_code == 0


# --- files that are not true ----------------------------------------------------------------------

Lines = list[dict[str, Any]]


def win_all(lines: Lines) -> None:
    for line in lines[1:]:
        me = line["seating"].index(lines[0]["bot"])
        line["places"] = [1 if seat == me else 2 for seat in range(2)]


def score_more(lines: Lines) -> None:
    lines[1]["scores"][0] += 1


def answer_otherwise(lines: Lines) -> None:
    lines[1]["answers"] = lines[1]["answers"][:-1]


def leave_out_a_loss(lines: Lines) -> None:
    del lines[2]


def leave_out_a_deal(lines: Lines) -> None:
    for line in lines[1:]:
        line["deal"] += 1


def count_to_the_end_of_time(lines: Lines) -> None:
    lines[1]["deal"] = 10**12


def play_other_deals(lines: Lines) -> None:
    lines[0]["seed"] = "00" * 16


def play_by_other_rules(lines: Lines) -> None:
    lines[0]["data"] = "0" * 12


def meet_a_friend(lines: Lines) -> None:
    for line in lines[1:]:
        line["seating"] = [name.replace("random", "friend") for name in line["seating"]]


def be_an_anchor(lines: Lines) -> None:
    lines[0]["bot"] = "mate"
    for line in lines[1:]:
        line["seating"] = [name.replace(f"{OWN}First", "mate") for name in line["seating"]]


def enter_another(lines: Lines) -> None:
    lines[0]["benchmark"] = "tidetable-bench-0"


def sit_on_a_list(lines: Lines) -> None:
    lines[0]["seats"] = [2]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (win_all, "is not true"),
        (score_more, "is not true"),
        (answer_otherwise, "is not true"),
        (leave_out_a_loss, "is not complete"),
        (leave_out_a_deal, "is not complete"),
        (count_to_the_end_of_time, "is not complete"),
        (play_other_deals, "other rules, other data or on other deals"),
        (play_by_other_rules, "other rules, other data or on other deals"),
        (meet_a_friend, "bots that are not on the scale"),
        (be_an_anchor, "bots that are not on the scale"),
        (enter_another, "holds no games of this game and this benchmark"),
        (sit_on_a_list, "is no list of a league’s games"),
    ],
)
def test_a_changed_file_is_found_out(
    entered: Path, tmp_path: Path, change: Any, sentence: str
) -> None:
    lines = [json.loads(row) for row in entered.read_text(encoding="utf-8").splitlines()]
    change(lines)
    file = tmp_path / "file"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    result = verified(file)
    assert result.exit_code == 1
    assert sentence in result.stderr.replace("\n", " ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chests", "--seats", "5"], "There are tables for: 2"),
        (["chests", "--seats", "2,x"], "no table for “x” players"),
        (["chests", "--seats", ""], "There are tables for: 2"),
        (["chests", "--bot", "greedy"], "is on the scale already"),
        (["chests", "--bot", "blackbeard"], "no bot “blackbeard”"),
        (["chests", "--bot", "gentle", "--against", "gentle"], "is not on the scale"),
        (["chests", "--bot", "gentle", "--seats", "4", "--against", "mate"], "meets 3 others"),
    ],
)
def test_wrong_usage(arguments: list[str], sentence: str) -> None:
    result = tidetable("benchmark", *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr.replace("\n", " ")


def test_nothing_is_said_where_an_anchor_gave_up(
    entered: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine on which greedy is too slow its losses are no wins."""
    lines = [json.loads(row) for row in entered.read_text(encoding="utf-8").splitlines()]
    line = next(each for each in lines[1:] if "greedy" in each["seating"])
    seat = line["seating"].index("greedy")
    line |= {"fault": [seat, "slow", ""], "scores": [], "digest": ""}
    file = tmp_path / entered.name
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    result = tidetable(*ENTER, "--bot", f"{OWN}First", "--folder", str(tmp_path))
    assert result.exit_code == 1
    assert "greedy did not get through a game on this machine (slow)" in result.stderr
