"""`tidetable learn`: trains, says how it goes, and refuses in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import tidetable
from tidetable.networks.network import load

SHORT = ("--lessons", "2", "--games", "4", "--actors", "1", "--set", "steps=4", "--set", "lots=2")
QUICK = (*SHORT, "--device", "numpy", "--width", "8", "--blocks", "1")


def test_it_trains_plays_and_goes_on(tmp_path: Path) -> None:
    command = ("learn", "chests", "--folder", str(tmp_path), "--table", "2", *QUICK)
    said = tidetable(*command, "--deals", "1")
    assert said.exit_code == 0, said.stderr
    assert "begins to learn at one kind of tables" in said.stdout
    assert "lesson 2" in said.stdout
    network = tmp_path / "chests.npz"
    assert f"Written: {network}" in said.stdout.replace("\n", "")
    assert "greedy" in said.stdout, "a league of two games follows"
    assert "goes on" in tidetable(*command, "--deals", "0").stdout
    asked = ("learn", "chests", "--folder", str(tmp_path), "--table", "2", *SHORT)
    said = tidetable(*asked, "--deals", "0")
    assert said.exit_code == 0, f"how wide it is follows from what there is: {said.stderr}"
    to_beat = ("--folder", str(tmp_path / "b"), "--beat", str(network), "--set", "steps=60")
    said = tidetable(*asked, "--deals", "1", *to_beat)
    assert said.exit_code == 0, said.stderr
    assert "% of its games against the one that it is to beat" in said.stdout.replace("\n", " ")
    assert "greedy" not in said.stdout, "nor is the league against anybody else"
    record, _ = load(tmp_path / "b" / "chests.npz")
    assert (record["course"]["width"], record["course"]["blocks"]) == (8, 1)
    assert record["course"]["rivals"] == 1, "every game is against that network"
    only = ("learn", "chests", "--folder", str(tmp_path / "c"), "--table", "2", "--lessons", "1")
    said = tidetable(*only, "--games", "5", "--actors", "1", "--calibrate", str(network))
    assert said.exit_code == 0, said.stderr
    assert "Played: 20 games." in said.stdout
    assert "surprised it by" in said.stdout.replace("\n", " ")
    assert load(tmp_path / "c" / "chests.npz")[0]["calibrated"]["games"] == 20
    wrong = tidetable("learn", "sirens", "--folder", str(tmp_path), "--calibrate", str(network))
    assert wrong.exit_code == 1
    assert "has learned something else: chests_v1" in wrong.stderr.replace("\n", " ")


@pytest.mark.parametrize("wish", ["--beat", "--calibrate"])
def test_what_is_learned_never_takes_the_place_of_what_it_was_learned_from(
    wish: str, tmp_path: Path
) -> None:
    network = tmp_path / "chests.npz"
    network.write_bytes(b"much work")
    refused = tidetable("learn", "chests", "--folder", str(tmp_path / "."), wish, str(network))
    assert refused.exit_code == 2
    assert "would be overwritten" in refused.stderr.replace("\n", " ")
    assert network.read_bytes() == b"much work"


def test_a_network_of_another_game_is_refused(tmp_path: Path) -> None:
    tidetable("learn", "chests", "--folder", str(tmp_path), "--table", "2", *QUICK, "--deals", "0")
    network = str(tmp_path / "chests.npz")
    refused = tidetable("league", "sirens", "--bots", "random", "--bot", network)
    assert refused.exit_code == 2
    assert "has learned something else: chests_v1" in refused.stderr.replace("\n", " ")
    nothing = tmp_path / "nothing.npz"
    nothing.write_bytes(b"nothing")
    refused = tidetable("league", "sirens", "--bots", "random", "--bot", str(nothing))
    assert "holds no network" in refused.stderr.replace("\n", " ")


@pytest.mark.parametrize(
    ("wish", "answer"),
    [
        (("--table", "two"), "is no kind of tables"),
        (("--table", "9"), "2 to 4"),
        (("--table", "2:greedy-pirates=perhaps"), "perhaps"),
        (("--set", "speed=3"), "There are: steps"),
        (("--set", "clip=much"), "cannot be set"),
        (("--games", "2", "--actors", "3"), "2 games cannot be shared by 3 processes"),
        (("--device", "cuda"), "Leave the device out"),
        (("--ray", "nowhere at all"), "Ray cannot be used"),
        (("--beat", "nowhere.npz", *QUICK), "nowhere.npz” holds no network"),
        (("--from", "nowhere.npz", *QUICK), "nowhere.npz” holds no network"),
        (("--calibrate", "nowhere.npz", *QUICK), "nowhere.npz” holds no network"),
        (("--from", "a.npz", "--beat", "b.npz"), "Name one network at most"),
    ],
)
def test_what_cannot_be_trained_is_said(wish: tuple[str, ...], answer: str, tmp_path: Path) -> None:
    refused = tidetable("learn", "chests", "--folder", str(tmp_path), *wish)
    assert refused.exit_code in (1, 2)
    assert answer.lower() in refused.stderr.replace("\n", " ").lower()


def test_another_size_does_not_go_on(tmp_path: Path) -> None:
    command = ("learn", "chests", "--folder", str(tmp_path), "--table", "2", *QUICK, "--deals", "0")
    tidetable(*command)
    refused = tidetable(*command, "--width", "16")
    assert refused.exit_code == 1
    assert "another width" in refused.stderr.replace("\n", " ")
    (tmp_path / "chests.npz").write_bytes(b"nothing")
    refused = tidetable(*command)
    assert refused.exit_code == 1
    assert "holds no network" in refused.stderr.replace("\n", " ")
