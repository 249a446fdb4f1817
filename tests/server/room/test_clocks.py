"""Time: a clock for a turn or for days, pauses, and that waiting loses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.patience import wait_for
from tests.server.guests import company, guests, room, seat, talk
from tests.server.house import Player, Visitor, first_action, serving
from tidetable.server.room import alarms
from tidetable.server.room.timekeeper import DAY, GRACE, LONGEST_PAUSE, MINUTE

PATIENT = 3600.0  # seconds for which a bot waits: it does not move in a test


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
        ben, watcher = company(visitor, host, "Ben")
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
        friend.sit("Ben")
        assert room(host)["clock"]["runs"]
        assert left(host) == 60
        assert friend.scene()["yours"]


def test_letting_a_bot_play_for_a_moment_brings_no_new_time(tmp_path: Path, watch: Watch) -> None:
    """Else nobody's time would ever be up: a bot that thinks, and back before it answers."""
    with table(tmp_path, watch, 60, bot_pause=PATIENT) as (host, _, _):
        watch.time += 50
        host.post("seat", seat=0, who="greedy")
        watch.time += 4
        host.post("seat", seat=0, who="person")
        assert left(host) == 6
        assert host.scene()["yours"]
        watch.time += 7
        wait_for(lambda: not host.scene()["yours"])


def test_who_sits_down_where_a_bot_plays_has_all_the_time(tmp_path: Path, watch: Watch) -> None:
    with serving(tmp_path, PATIENT, now=watch) as base, Visitor(base) as visitor:
        host = visitor.set_up(seat_1="here", seat_2="bot:random", option_first="2", clock="60")
        host.post("seat", seat=1, who="person")
        friend, _ = guests(visitor, host)
        watch.time += 50
        friend.sit("Ben")
        assert left(host) == 60
        assert friend.scene()["yours"]


# --- breaks ---------------------------------------------------------------------------------------


@contextmanager
def family(
    folder: Path, watch: Watch, clock: int = DAY
) -> Iterator[tuple[Player, Player, Player, Player]]:
    """Anna begins, Ben and Chloé came by link, somebody watches."""
    with serving(folder, PATIENT, now=watch) as base, Visitor(base) as visitor:
        host = visitor.set_up(
            seat_1="here",
            seat_2="link",
            seat_3="link",
            name_1="Anna",
            option_first="1",
            clock=str(clock),
        )
        ben, chloe, watcher = company(visitor, host, "Ben", "Chloé")
        yield host, ben, chloe, watcher


def ways(player: Player) -> list[str]:
    """Return what somebody can do about the clock, in the words of the buttons."""
    return [one["label"] for one in room(player)["clock"]["offers"]]


def words(player: Player) -> str:
    found: str = room(player)["clock"]["words"]
    return found


def test_who_is_about_to_lose_does_not_stop_the_clock_alone(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, 60) as (host, ben, _):
        watch.time += 55
        for _ in range(3):
            assert host.post("clock", stop=True).status_code == 200
            assert room(host)["clock"]["runs"]
            assert left(ben) == 5
        watch.time += 6
        wait_for(lambda: ben.scene()["yours"])
        assert "Time is up: a stand-in answered for Anna." in talk(ben)


def test_the_clock_stands_once_everybody_agrees(tmp_path: Path, watch: Watch) -> None:
    with family(tmp_path, watch) as (host, ben, chloe, watcher):
        assert ways(ben) == ["Ask for a break"]
        assert ways(watcher) == []
        watch.time += 100
        assert ben.post("clock", stop=True).status_code == 200
        for player in (host, ben, chloe, watcher):
            assert words(player) == "Ben asks for a break: 1 of 3 agree."
        assert talk(host)[-1] == "Ben asks for a break."
        assert ways(ben) == ["Let the clock run"]
        assert ways(host) == ["Agree", "Let the clock run"]
        host.post("clock", stop=True)
        assert words(chloe) == "Ben asks for a break: 2 of 3 agree."
        assert ways(host) == ["Let the clock run"]
        assert room(host)["clock"]["runs"]
        watch.time += 100
        chloe.post("clock", stop=True)
        for player in (host, ben, chloe, watcher):
            assert words(player) == "Ben has stopped the clock."
            assert not room(player)["clock"]["runs"]
        watch.time += 20 * DAY
        assert left(host) == DAY - 200
        assert (ways(host), ways(ben), ways(chloe)) == ([], ["Let the clock run"], [])
        assert host.post("clock", stop=False).json()["error"] == "not-yours-pause"
        assert ben.post("clock", stop=False).status_code == 200
        assert left(host) == DAY - 200
        assert room(host)["clock"]["runs"]
        assert talk(host)[-2:] == ["Ben has stopped the clock.", "The clock of Ben runs again."]


def test_a_request_is_declined_or_withdrawn(tmp_path: Path, watch: Watch) -> None:
    with family(tmp_path, watch) as (host, ben, chloe, _):
        ben.post("clock", stop=True)
        host.post("clock", stop=True)
        chloe.post("clock", stop=False)
        assert words(ben) == ""
        assert talk(ben)[-1] == "Chloé would rather play on."
        ben.post("clock", stop=True)
        assert words(host) == "Ben asks for a break: 1 of 3 agree."  # everybody is asked anew
        ben.post("clock", stop=False)
        assert words(host) == ""
        assert talk(host)[-1] == "Ben asks for a break."
        host.post("clock", stop=False)  # there is nothing to say no to
        assert room(host)["clock"]["runs"]


def test_among_bots_nobody_has_to_be_asked(tmp_path: Path, watch: Watch) -> None:
    with serving(tmp_path, PATIENT, now=watch) as base, Visitor(base) as visitor:
        host = visitor.set_up(seat_1="here", seat_2="here", seat_3="bot:random", clock="60")
        assert ways(host) == ["Stop the clock"]
        host.post("clock", stop=True)
        assert not room(host)["clock"]["runs"]
        watch.time += DAY
        host.post("clock", stop=False)
        assert left(host) == 60


def test_a_stand_in_is_not_asked_but_who_comes_back_may_mind(tmp_path: Path, watch: Watch) -> None:
    """Anna, alone at the table, lets a bot play for the others and stops the clock."""
    with family(tmp_path, watch) as (host, ben, chloe, _):
        for player, number in ((ben, 1), (chloe, 2)):
            player.post("seat", seat=number, who="random")
        watch.time += 100
        host.post("clock", stop=True)
        assert not room(host)["clock"]["runs"]
        watch.time += 5 * DAY
        ben.post("seat", seat=1, who="person")
        assert ways(ben) == ["Let the clock run"]
        assert ben.post("clock", stop=False).status_code == 200
        assert left(host) == DAY - 100


@pytest.mark.parametrize("at_once", [True, False])
def test_who_got_a_stand_in_from_others_has_agreed_to_nothing(
    tmp_path: Path, watch: Watch, at_once: bool
) -> None:
    """Else who is about to lose would seat one for whoever is away, and stop the clock alone."""
    with table(tmp_path, watch, DAY) as (host, ben, _):
        watch.time += DAY - 10
        if at_once:
            host.post("clock", stop=True)
        host.post("seat", seat=1, who="random")
        wait_for(lambda: room(host)["seats"][1]["stand_in"])
        host.post("clock", stop=True)
        assert room(host)["clock"]["runs"]
        assert words(host) == "Anna asks for a break: 1 of 2 agree."
        assert ben.post("clock", stop=True).status_code == 200
        assert words(host) == "Anna has stopped the clock."


def test_a_break_begins_when_who_has_not_agreed_lets_a_bot_play(
    tmp_path: Path, watch: Watch
) -> None:
    with family(tmp_path, watch) as (host, ben, chloe, _):
        host.post("clock", stop=True)
        ben.post("clock", stop=True)
        chloe.post("seat", seat=2, who="random")
        assert words(host) == "Anna has stopped the clock."


def test_who_sits_down_in_a_break_may_mind_too(tmp_path: Path, watch: Watch) -> None:
    with serving(tmp_path, PATIENT, now=watch) as base, Visitor(base) as visitor:
        host = visitor.set_up(seat_1="here", seat_2="bot:random", option_first="1", clock="60")
        host.post("clock", stop=True)
        host.post("seat", seat=1, who="person")
        friend, _ = guests(visitor, host)
        friend.sit("Ben")
        assert not room(host)["clock"]["runs"]
        assert friend.post("clock", stop=False).status_code == 200
        assert room(host)["clock"]["runs"]


def agreed(*players: Player) -> None:
    for player in players:
        assert player.post("clock", stop=True).status_code == 200


def test_a_break_ends_by_itself_after_four_weeks(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, DAY) as (host, ben, _):
        agreed(host, ben)
        watch.time += LONGEST_PAUSE - 1
        assert room(host)["clock"]["paused"]
        watch.time += 2
        wait_for(lambda: room(host)["clock"]["runs"])
        assert left(host) == DAY
        assert host.scene()["yours"]
        host.post("clock", stop=True)  # the next one needs everybody again
        assert room(host)["clock"]["runs"]


def test_a_request_and_a_break_outlive_a_restart(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, DAY) as (host, ben, _):
        watch.time += DAY / 4
        host.post("clock", stop=True)
    with serving(tmp_path, now=watch) as base, Visitor(base) as visitor:
        assert words(visitor.at(host.path)) == "Anna asks for a break: 1 of 2 agree."
        agreed(visitor.at(ben.path))
    watch.time += 7 * DAY
    with serving(tmp_path, now=watch) as base, Visitor(base) as visitor:
        host = visitor.at(host.path)
        assert words(host) == "Anna has stopped the clock."
        host.post("clock", stop=False)
        assert left(host) == DAY * 3 / 4


def test_one_can_play_on_in_a_break(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, DAY) as (host, ben, _):
        agreed(ben, host)
        watch.time += DAY * 2
        host.play("roll", host.scene())
        assert room(host)["clock"]["paused"]


def test_asking_all_the_time_is_refused(tmp_path: Path, watch: Watch) -> None:
    with table(tmp_path, watch, DAY) as (host, _, _):
        answers = [host.post("clock", stop=n % 2 == 0).status_code for n in range(20)]
        assert 429 in answers


@pytest.mark.parametrize("body", [{}, {"stop": "maybe"}, {"stop": True, "seat": 9}])
def test_nonsense_is_explained(tmp_path: Path, watch: Watch, body: dict[str, object]) -> None:
    with table(tmp_path, watch, DAY) as (host, ben, _):
        assert host.post("clock", **body).json()["error"] == "request-not-understood"
        assert ben.post("clock", stop=True, seat=0).json()["error"] == "not-yours-seat"
        assert words(host) == ""
