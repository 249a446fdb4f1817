"""Playing over the wire: to the end, out of turn, too late, twice, and after a crash or a stop."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

import httpx
import pytest

from tests.cli.shell import heed_interrupts
from tests.patience import PATIENCE, in_time, wait_for
from tests.server.house import Player, Visitor, first_action, serving
from tidetable.core import record
from tidetable.core.verdict import Outcome, judge
from tidetable.games import box


def play_to_the_end(player: Player) -> dict[str, object]:
    for _ in range(2000):
        scene = player.wait_until_asked()
        if scene["end"]:
            end: dict[str, object] = scene["end"]
            return end
        player.play(first_action(scene["choices"]), scene)
    raise AssertionError("the game does not end")


def test_a_game_against_a_bot_ends_with_a_record_that_verifies(visitor: Visitor) -> None:
    player = visitor.set_up(seat_1="here", seat_2="bot:greedy", option_old_sea_dogs="yes")
    assert player.http.get(f"{player.path}/record").status_code == 403
    end = play_to_the_end(player)
    text = player.http.get(f"{player.path}/record").text
    read = record.read(text, lambda name, _: box(name).game)
    assert judge(read, str(end["commitment"])).outcome is Outcome.PROVEN
    assert read.table.over
    assert read.header.seed is not None
    assert end["seed"] == read.header.seed.hex()
    assert end["commitment"] == read.header.commitment


def test_the_seed_is_nowhere_before_the_end(first_visitor: Visitor, tmp_path: Path) -> None:
    player = first_visitor.set_up(seat_1="here", seat_2="here")
    with sqlite3.connect(tmp_path / "tidetable.sqlite3") as database:
        seed: bytes = database.execute("SELECT seed FROM tables").fetchone()[0]
    database.close()
    for path in ("", "/scene", "/record"):
        assert seed.hex() not in player.http.get(player.path + path).text


def test_a_stale_answer_changes_nothing_and_shows_the_table(visitor: Visitor) -> None:
    player = visitor.set_up(seat_1="here", seat_2="here", option_first="1")
    scene = player.scene()
    after = player.play("roll", scene)
    again = player.post("play", text="roll", version=scene["version"])
    assert again.status_code == 409
    assert again.json()["error"] == "stale-version"
    assert again.json()["version"] == player.scene()["version"]
    assert player.scene()["version"] == after["version"]


def test_an_illegal_answer_names_the_rule(visitor: Visitor) -> None:
    player = visitor.set_up(seat_1="here", seat_2="here", option_first="1")
    scene = player.scene()
    refused = player.post("play", text="done", version=scene["version"])
    assert refused.status_code == 422
    assert "CHE-T1" in refused.json()["message"]
    assert player.scene() == scene


def test_nobody_plays_for_another(visitor: Visitor) -> None:
    host = visitor.set_up(seat_1="here", seat_2="link", option_first="2")
    refused = host.post("play", text="roll", version=0)
    assert refused.status_code == 403
    assert refused.json()["error"] == "not-yours-turn"
    refused = host.post("play", text="roll", version=0, seat=1)
    assert refused.json()["error"] == "not-yours-seat"


def test_a_friend_plays_by_a_link_and_a_spectator_only_watches(visitor: Visitor) -> None:
    host = visitor.set_up(seat_1="here", seat_2="link", option_first="2")
    given = host.http.get(f"{host.path}/invitations").json()["invitations"]
    friend_path, watch_path = (urlsplit(link["address"]).path for link in given)
    friend = Player(visitor, friend_path)
    friend.sit("Ben")
    spectator = Player(visitor, watch_path)
    assert friend.scene()["yours"]
    assert watch_path not in friend.http.get(friend.path).text
    assert not spectator.scene()["yours"]
    assert spectator.scene()["choices"] == []
    assert spectator.post("play", text="roll", version=0).status_code == 403
    assert spectator.post("undo").status_code == 403
    friend.play("roll", friend.scene())
    assert host.scene()["version"] == 1


def test_undo_says_why_not(visitor: Visitor) -> None:
    player = visitor.set_up(seat_1="here", seat_2="here", option_first="1")
    player.play("roll", player.scene())
    refused = player.post("undo")
    assert refused.status_code == 422
    assert refused.json()["error"] == "cannot-undo-chance"
    assert refused.json()["message"] == player.scene()["undo"]["why"]


def test_undo_against_bots_brings_the_same_luck_back(visitor: Visitor) -> None:
    player = visitor.set_up(seat_1="here", seat_2="bot:random", option_first="1")
    rolled = player.play("roll", player.scene())
    taken_back = player.undo()
    assert taken_back["version"] > rolled["version"]
    assert player.play("roll", taken_back)["feed"] == rolled["feed"]


def test_events_come_as_they_happen_and_resume(visitor: Visitor) -> None:
    player = visitor.set_up(seat_1="here", seat_2="here", option_first="1")
    stream = player.events()
    assert next(stream)["version"] == 0
    player.play("roll", player.scene())
    assert next(stream)["version"] == 1
    resumed = player.events(last=0)
    assert next(resumed)["version"] == 1


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as base, Visitor(base) as visitor:
        player = visitor.set_up(seat_1="here", seat_2="bot:greedy")
        for _ in range(6):
            scene = player.wait_until_asked()
            player.play(first_action(scene["choices"]), scene)
        before = player.wait_until_asked()
        path = player.path
    with serving(tmp_path) as base, Visitor(base) as visitor:
        again = Player(visitor, path)
        assert again.wait_until_asked() == before
        play_to_the_end(again)


def test_undone_moves_stay_undone_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as base, Visitor(base) as visitor:
        player = visitor.set_up(seat_1="here", seat_2="bot:random", option_first="1")
        player.play("roll", player.scene())
        taken_back = player.undo()
        path = player.path
    with serving(tmp_path) as base, Visitor(base) as visitor:
        assert Player(visitor, path).scene() == taken_back


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def start_command(
    folder: Path, port: int, stderr: IO[str] | None = None
) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tidetable", "serve", "--no-open"]
    command += ["--port", str(port), "--data-dir", str(folder)]
    process = subprocess.Popen(
        command, stderr=stderr, start_new_session=True, preexec_fn=heed_interrupts
    )
    wait_for(lambda: process.poll() is not None or answers(port))
    assert process.poll() is None, "the server ended before it answered"
    return process


def answers(port: int) -> bool:
    try:
        with Visitor(f"http://127.0.0.1:{port}") as visitor:
            return visitor.http.get("/static/icons/favicon.svg").is_success
    except httpx.TransportError:
        return False


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    port = free_port()
    process = start_command(tmp_path, port)
    with Visitor(f"http://127.0.0.1:{port}") as visitor:
        player = visitor.set_up(seat_1="here", seat_2="bot:greedy", option_first="1")
        scene = player.play("roll", player.scene())
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        process = start_command(tmp_path, port)
        try:
            assert player.scene() == scene
            after = player.play(first_action(scene["choices"]), scene)
            assert after["version"] > scene["version"]
        finally:
            process.terminate()
            process.wait()


@pytest.mark.parametrize(
    ("how", "code"),
    [("SIGTERM", -signal.SIGTERM), pytest.param("SIGINT", 130, marks=pytest.mark.long)],
)
def test_a_server_that_is_stopped_lets_its_readers_go(tmp_path: Path, how: str, code: int) -> None:
    """It says nothing on the way out, not even that it had to wait for somebody."""
    port = free_port()
    complaints = tmp_path / "stderr"
    with complaints.open("w") as stderr, Visitor(f"http://127.0.0.1:{port}") as visitor:
        process = start_command(tmp_path, port, stderr)
        try:
            player = visitor.set_up("sirens", seat_1="here", seat_2="bot:gentle", option_first="2")
            player.wait_until_asked()  # so the process in which the bot thinks is there, too
            with ExitStack() as pages:
                streams = [
                    pages.enter_context(visitor.http.stream("GET", f"{player.path}/{stream}"))
                    for stream in ("events", "events", "news")
                ]
                lines = [stream.iter_lines() for stream in streams]
                assert all("event: " in next(some) for some in lines)
                os.killpg(process.pid, signal.Signals[how])  # as a terminal does
                for some in lines:
                    list(in_time(some, "its end"))  # each ends as it should, and not in the middle
            assert process.wait(PATIENCE) == code
        finally:
            process.kill()
            process.wait()
    assert complaints.read_text() == ""
