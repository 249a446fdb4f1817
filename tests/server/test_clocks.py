"""Time: a clock for a turn or for days, pauses, and that waiting loses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.patience import wait_for
from tests.server.guests import guests, room, seat, talk
from tests.server.house import Player, Visitor, first_action, serving
from tidetable.server import alarms
from tidetable.server.clocks import DAY, GRACE, LONGEST_PAUSE, MINUTE


class Watch:
    """A clock that goes as far as a test wants."""

    def __init__(self) -> None:
        self.time = 1_700_000_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    monkeypatch.setattr(alarms, "NAP", 0.01)  # look at it often: it jumps
    return Watch()


@contextmanager
def table(
    folder: Path, watch: Watch, clock: int, bot_pause: float = 0.0
) -> Iterator[tuple[Player, Player, Player]]:
    """Anna begins, Ben came by link, somebody watches."""
    with serving(folder, bot_pause, now=watch) as base, Visitor(base) as visitor:
        host = visitor.set_up(
            seat_1="here", seat_2="link", name_1="Anna", option_first="1", clock=str(clock)
        )
        ben, watcher = guests(visitor, host)
        ben.post("sit", name="Ben")
        yield host, ben, watcher


def left(player: Player) -> float:
    found: float = room(player)["clock"]["left"]
    return found


def test_without_a_clock_a_year_is_nothing(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, 0) as (host, _, _):
        assert room(host)["clock"] is None
        watch.time += 365 * DAY
        assert host.scene()["yours"]
        assert host.post("clock", stop=True).json()["error"] == "bad-table-no-clock"
        host.play("roll", host.scene())


def test_a_clock_counts_down_for_who_is_asked(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, 3 * MINUTE) as (host, ben, watcher):
        watch.time += 50
        for player in (host, ben, watcher):
            assert left(player) == 130
        assert room(host)["clock"]["given"] == 180
        host.play("roll", host.scene())  # the same seat goes on with its turn, and its time
        assert left(host) == 130


def test_when_time_is_up_a_stand_in_answers_for_that_turn(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, 30) as (host, ben, _):
        watch.time += 29
        assert host.scene()["yours"]
        watch.time += 2
        wait_for(lambda: ben.scene()["yours"])
        wait_for(lambda: "Time is up: a stand-in answered for Anna." in talk(ben))
        assert talk(ben).count("Time is up: a stand-in answered for Anna.") == 1
        assert not seat(host, 0)["stand_in"]
        assert left(ben) == 30
        watch.time += 31
        wait_for(lambda: host.scene()["yours"])
        host.play("roll", host.scene())


def test_days_for_a_move(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, 7 * DAY) as (host, ben, _):
        watch.time += 6.9 * DAY
        assert host.scene()["yours"]
        assert left(ben) == pytest.approx(0.1 * DAY)
        host.play("roll", host.scene())


def test_after_a_restart_nobody_is_late_at_once(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, DAY) as (host, _, _):
        path = host.path
    watch.time += 8 * DAY
    with serving(tmp_path, now=watch) as base, Visitor(base) as visitor:
        host = Player(visitor, path)
        assert host.scene()["yours"]
        assert left(host) == GRACE
        watch.time += GRACE - 1
        assert host.scene()["yours"]
        watch.time += 2
        wait_for(lambda: not host.scene()["yours"])


def test_a_restart_keeps_the_time_that_is_left(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, DAY) as (host, _, _):
        watch.time += DAY / 2
        path = host.path
    with serving(tmp_path, now=watch) as base, Visitor(base) as visitor:
        assert left(Player(visitor, path)) == DAY / 2


def test_a_restart_knows_since_when_the_next_player_is_asked(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, DAY) as (host, _, _):
        watch.time += DAY / 2
        while (scene := host.scene())["yours"]:
            host.play(first_action(scene["choices"]), scene)
        path = host.path
        watch.time += 100
    with serving(tmp_path, now=watch) as base, Visitor(base) as visitor:
        assert left(Player(visitor, path)) == DAY - 100


def test_the_clock_waits_for_who_has_not_sat_down(tmp_path: Path, watch: Watch) -> None:
    with serving(tmp_path, now=watch) as base, Visitor(base) as visitor:
        host = visitor.set_up(seat_1="here", seat_2="link", option_first="2", clock="60")
        friend, _ = guests(visitor, host)
        watch.time += 10 * DAY
        assert not room(host)["clock"]["runs"]
        assert left(host) == 60
        friend.post("sit", name="Ben")
        assert room(host)["clock"]["runs"]
        assert left(host) == 60
        assert friend.scene()["yours"]


def test_who_takes_a_seat_back_has_all_the_time(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, 60, bot_pause=30.0) as (host, _, _):
        host.post("seat", seat=0, who="greedy")
        watch.time += 500
        host.post("seat", seat=0, who="person")
        assert left(host) == 60
        assert host.scene()["yours"]


# --- pauses ---------------------------------------------------------------------------------------


def test_a_pause_stops_the_clock_until_who_paused_is_back(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, DAY) as (host, ben, watcher):
        watch.time += 100
        assert ben.post("clock", stop=True).status_code == 200
        watch.time += 20 * DAY
        for player in (host, ben, watcher):
            found = room(player)["clock"]
            assert found["left"] == DAY - 100
            assert found["paused"] == "Ben has stopped the clock."
            assert found["mine"] == (player is ben)
        assert host.post("clock", stop=False).json()["error"] == "not-yours-pause"
        host.post("clock", stop=True)  # it stands already
        assert room(host)["clock"]["paused"] == "Ben has stopped the clock."
        assert ben.post("clock", stop=False).status_code == 200
        assert left(host) == DAY - 100
        assert room(host)["clock"]["runs"]
        assert talk(host)[-2:] == ["Ben has stopped the clock.", "The clock of Ben runs again."]


def test_a_pause_ends_by_itself_after_four_weeks(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, DAY) as (host, _, _):
        host.post("clock", stop=True)
        watch.time += LONGEST_PAUSE - 1
        assert room(host)["clock"]["paused"]
        watch.time += 2
        wait_for(lambda: room(host)["clock"]["runs"])
        assert left(host) == DAY
        assert host.scene()["yours"]


def test_a_pause_outlives_a_restart(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, DAY) as (host, _, _):
        watch.time += DAY / 4
        host.post("clock", stop=True)
        path = host.path
    watch.time += 7 * DAY
    with serving(tmp_path, now=watch) as base, Visitor(base) as visitor:
        host = Player(visitor, path)
        assert room(host)["clock"]["paused"] == "Anna has stopped the clock."
        host.post("clock", stop=False)
        assert left(host) == DAY * 3 / 4


def test_one_can_play_on_in_a_pause(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, DAY) as (host, ben, _):
        ben.post("clock", stop=True)
        watch.time += DAY * 2
        host.play("roll", host.scene())
        assert room(host)["clock"]["paused"]


def test_stopping_all_the_time_is_refused(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, DAY) as (host, _, _):
        answers = [host.post("clock", stop=n % 2 == 0).status_code for n in range(20)]
        assert 429 in answers


@pytest.mark.parametrize("body", [{}, {"stop": "maybe"}, {"stop": True, "seat": 9}])
def test_nonsense_is_explained(tmp_path: Path, watch: Watch, body: dict[str, object]) -> None:
    with table(tmp_path, watch, DAY) as (host, ben, _):
        assert host.post("clock", **body).json()["error"] == "request-not-understood"
        assert ben.post("clock", stop=True, seat=0).json()["error"] == "not-yours-seat"
        assert room(host)["clock"]["runs"]
