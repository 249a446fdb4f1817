"""Replay: every position, from every seat that may see it, and playing on from there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.core.tables import play_on
from tests.server.guests import company, finish, guests, room
from tests.server.house import Player, Visitor, first_action
from tidetable import games
from tidetable.core import record
from tidetable.core.contract import CHANCE, look
from tidetable.core.errors import BadTable
from tidetable.core.facts import view_bytes
from tidetable.core.luck import Luck, seed_from_text
from tidetable.core.say.phrases import Phrases
from tidetable.core.show.scene import Scene
from tidetable.core.table import Table
from tidetable.server.room.positions import EVERY, History
from tidetable.server.web.languages import WORDS

BOTS = {"seat_1": "bot:greedy", "seat_2": "bot:greedy"}


# --- Positions -----------------------------------------------------------------------------------


def twin(table: Table, entries: int) -> Table:
    """Return the same table after so many entries, played from the start."""
    other = games.box(table.game.name).table(table.seats, seed=seed_from_text("3"))
    other.cut(0)
    for entry in table.entries[:entries]:
        other.repeat(entry)
    return other


def views(table: Table) -> list[bytes]:
    return [view_bytes(table.view(seat)) for seat in range(-1, table.seats)]


@pytest.mark.parametrize("name", games.names())
def test_every_position_is_as_if_played_from_the_start(name: str) -> None:
    box = games.box(name)
    table = play_on(box.table(2, seed=seed_from_text("3")), 3 * EVERY + 5)
    history = History(table)
    decisions = [i for i, entry in enumerate(table.entries) if entry.seat != CHANCE]
    ends = [*decisions, len(table.entries)]
    assert history.last == len(decisions)
    for n in (EVERY + 1, 0, history.last, 2 * EVERY, EVERY - 1, history.last - 1):
        older, other = history.at(n), twin(table, ends[n])
        assert older.entries == other.entries
        assert views(older) == views(other)
        assert history.scores[n] == other.scores()
    assert history.scores[-1] == table.scores()


def test_a_position_does_not_change_by_being_played_on() -> None:
    history = History(play_on(games.box("chests").table(2, seed=seed_from_text("3")), 20))
    before = views(history.at(EVERY))
    at = history.at(EVERY)
    at.repeat(history.front.entries[len(at.entries)])
    assert views(history.at(EVERY)) == before


def test_a_reel_follows_a_game_that_goes_on_and_notices_an_undo() -> None:
    box = games.box("sirens")
    table = play_on(box.table(2, seed=seed_from_text("3"), bots=frozenset({0, 1})), 20)
    history = History(table)
    last = history.last
    play_on(table, 5)
    assert history.follows(table)
    history.play_on(table.entries)
    assert history.last == last + 5
    assert views(history.at(history.last)) == views(table)
    (seat,) = table.asked()
    table.undo(seat)
    assert not history.follows(table)


@pytest.mark.parametrize("n", [-1, 6])
def test_there_is_nothing_before_the_first_and_after_the_last_position(n: int) -> None:
    history = History(play_on(games.box("chests").table(2, seed=seed_from_text("3")), 5))
    with pytest.raises(BadTable):
        history.at(n)


# --- Over the wire -------------------------------------------------------------------------------


def at(player: Player, n: int, seat: int | None = None) -> httpx.Response:
    query = {} if seat is None else {"seat": seat}
    return player.http.get(f"{player.path}/at/{n}", params=query)


def wait_for_the_end(player: Player) -> None:
    """Wait for bots to finish, by the lean stream: pictures would take their time."""
    for told in player.events(kind="news", stream="news"):
        if told["over"]:
            return


@pytest.fixture(scope="module")
def door(house: str) -> Iterator[Visitor]:
    with Visitor(house) as someone:
        yield someone


@pytest.fixture(scope="module")
def sirens(door: Visitor) -> list[Player]:
    """A finished game: its host, a friend, and who watched."""
    host = door.set_up("sirens", seat_1="here", seat_2="link", name_1="Anna")
    friend, watcher = company(door, host)
    for _ in range(2000):
        for player in (host, friend):
            scene = player.scene()
            if scene["end"]:
                return [host, friend, watcher]
            if scene["yours"]:
                player.play(first_action(scene["choices"]), scene)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", games.names())
def test_bots_games_can_be_looked_back_at_by_who_watched(door: Visitor, name: str) -> None:
    host = door.set_up(name, **BOTS)
    wait_for_the_end(host)
    (watcher,) = guests(door, host)
    course = door.http.get(f"{watcher.path}/scores").json()
    scores, counted = course["scores"], course["counted"]
    scene = watcher.scene()
    assert not counted or counted[-1] == scores[-1]
    assert scores[-1] == [player["score"] for player in scene["players"]]
    last = at(watcher, len(scores) - 1).json()
    assert (last["board"], last["feed"]) == (scene["board"], scene["feed"])
    assert last["players"] == scene["players"]
    middle = at(watcher, len(scores) // 2, 1).json()
    assert [player["score"] for player in middle["players"]] == scores[len(scores) // 2]
    assert middle["seat"] == 1
    assert middle["players"][0]["place"] is None
    svg = door.http.get(f"{watcher.path}/board.svg", params={"at": 5, "seat": 0})
    assert svg.headers["content-type"] == "image/svg+xml"
    assert f".{name}-board" in svg.text.split("</style>")[0]
    assert "prefers-reduced-motion" not in svg.text
    verified = door.http.get(f"{watcher.path}/verify").json()
    assert verified["outcome"] == "proven"
    assert any(f" {verified['draws']} " in one["message"] for one in verified["findings"])
    page = door.http.get(f"{watcher.path}/replay", params={"at": 3})
    assert page.status_code == 200
    assert json.loads(page.text.split('id="scores">')[1].split("</script>")[0]) == course


def test_undone_moves_are_no_part_of_the_past(visitor: Visitor) -> None:
    player = visitor.set_up("sirens", seat_1="here", seat_2="bot:random", option_first="1")
    for _ in range(3):
        scene = player.wait_until_asked()
        player.play(first_action(scene["choices"]), scene)
    player.wait_until_asked()
    before = [at(player, n).json() for n in range(at(player, 0).json()["last"] + 1)]
    scene = player.scene()
    player.play(first_action(scene["choices"]), scene)
    player.wait_until_asked()
    assert at(player, 0).json()["last"] > len(before) - 1
    player.undo()
    after = [at(player, n).json() for n in range(at(player, 0).json()["last"] + 1)]
    assert after == before


def test_the_picture_is_painted_in_the_colours_of_the_people(visitor: Visitor) -> None:
    player = visitor.set_up("chests", seat_1="here", seat_2="bot:random", colour="4")
    picture = at(player, 0).json()
    assert picture["players"][0]["colour"] == 4
    assert "seat-4" in picture["board"]
    assert "seat-1" not in picture["board"]
    svg = visitor.http.get(f"{player.path}/board.svg").text
    assert "seat-4" in svg.split("</style>")[1]


# --- Secrets -------------------------------------------------------------------------------------


def test_while_a_game_runs_a_link_looks_back_from_its_own_seats_alone(visitor: Visitor) -> None:
    host = visitor.set_up("sirens", seat_1="here", seat_2="link", option_first="1")
    friend, watcher = company(visitor, host)
    allowed = {host: {-1, 0}, friend: {-1, 1}, watcher: {-1}}
    for player, seats in allowed.items():
        assert at(player, 0).json()["seat"] == max(seats)
        for seat in (-1, 0, 1):
            for address in ("at/0", "board.svg"):
                answer = player.http.get(f"{player.path}/{address}", params={"seat": seat})
                assert answer.status_code == (200 if seat in seats else 403)
                if seat not in seats:
                    assert answer.json()["error"] == "not-yours-eyes"
                    assert "own seat" in answer.json()["message"]
        page = visitor.http.get(f"{player.path}/replay", params={"seat": 1 - max(0, *seats)})
        shown = json.loads(page.text.split('id="first-picture">')[1].split("</script>")[0])
        assert shown["seat"] in seats


def test_what_others_hold_does_not_matter_to_the_past_that_one_sees(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deal anew what a seat could not see: the pictures of its past stay the same."""
    # A game that is still running after this many moves.
    monkeypatch.setattr("tidetable.server.room.tables.new_seed", lambda: bytes(16))
    host = visitor.set_up("sirens", seat_1="here", seat_2="link", option_first="1")
    friend, watcher = company(visitor, host)
    for _ in range(12):
        for player in (host, friend):
            scene = player.scene()
            if scene["yours"]:
                player.play(first_action(scene["choices"]), scene)
    last = at(host, 0).json()["last"]
    assert not host.scene()["end"]
    seen = {
        seat: [at(player, n).json() for n in range(last + 1)]
        for seat, player in {-1: watcher, 0: host, 1: friend}.items()
    }
    finish(host, friend)
    text = host.http.get(f"{host.path}/record").text
    box = games.box("sirens")
    say = box.words("en", WORDS)
    phrases = Phrases(box.game, say, [say("seat-1"), say("seat-2")])
    history = History(record.read(text, lambda *_: box.game).table)
    for seat, pictures in seen.items():
        for n, picture in enumerate(pictures):
            table = history.at(n)
            world = look(box.game.guess(table.view(seat), Luck(n)), seat)
            lines = table.news(seat)
            latest = [(line.seat, line.action) for line in lines if line.version == table.version]
            drawn = box.picture(Scene(world, phrases, latest))
            assert (picture["board"], picture["described"]) == (drawn.element(), drawn.description)
            told = [phrases.news(line.seat, line.action) for line in table.told(seat)]
            assert [line["text"] for line in picture["feed"]] == told[-60:]


def test_after_the_end_everybody_sees_every_hand(sirens: list[Player]) -> None:
    for seat in (-1, 0, 1):
        pictures = {at(player, 20, seat).json()["board"] for player in sirens}
        assert len(pictures) == 1
    assert len({at(sirens[2], 20, seat).json()["board"] for seat in (-1, 0, 1)}) == 3


def test_on_a_shared_screen_no_hand_comes_up_unasked(visitor: Visitor) -> None:
    player = visitor.set_up("sirens", seat_1="here", seat_2="here")
    assert at(player, 0).json()["seat"] == -1
    assert at(player, 0, 1).json()["seat"] == 1


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("at/999999", 400),
        ("at/-1", 400),
        ("at/99999999999999999999", 400),
        ("at/x", 400),
        ("at/1?seat=2", 403),
        ("at/1?seat=-2", 400),
        ("at/1?seat=9", 400),
        ("board.svg?at=999999", 400),
        ("board.svg?at=x", 400),
        ("board.svg?seat=7", 403),
        ("replay?at=999999", 200),
        ("replay?seat=7", 200),
        ("replay?at=-1", 400),
    ],
)
def test_positions_that_do_not_exist(sirens: list[Player], path: str, status: int) -> None:
    answer = sirens[2].http.get(f"{sirens[2].path}/{path}")
    assert answer.status_code == status
    if status != 200:
        assert answer.json()["message"]


def test_a_link_to_a_position_gives_no_seat_away(sirens: list[Player]) -> None:
    host, _, watcher = sirens
    page = host.http.get(f"{host.path}/replay").text
    watch = re.search(r'data-watch="([^"]+)"', page)
    assert watch is not None
    assert watch[1].endswith(f"{watcher.path}/replay")


# --- The luck ------------------------------------------------------------------------------------


def test_the_luck_is_checked_after_the_end(visitor: Visitor) -> None:
    player = visitor.set_up("chests", seat_1="here", seat_2="here")
    answer = player.http.get(f"{player.path}/verify")
    assert (answer.status_code, answer.json()["error"]) == (403, "not-yours-verify")
    finish(player)
    answer = player.http.get(f"{player.path}/verify")
    text = player.http.get(f"{player.path}/record").text
    draws = sum(1 for line in text.splitlines() if line.startswith("~ "))
    assert (answer.json()["draws"], answer.json()["given"]) == (draws, 0)
    assert answer.json()["outcome"] == "proven"


# --- Continuing ----------------------------------------------------------------------------------


def go_on(player: Player, **form: Any) -> httpx.Response:
    fields = {key.replace("_", "-"): str(value) for key, value in form.items()}
    return player.http.post(f"{player.path}/continue", data=fields)


def test_a_finished_game_goes_on_from_any_position(door: Visitor, sirens: list[Player]) -> None:
    answer = go_on(sirens[2], at=11, seat_1="here", name_1="Zoé", seat_2="bot:greedy")
    assert answer.status_code == 303
    player = Player(door, answer.headers["location"])
    scene = player.wait_until_asked()
    assert [who["name"] for who in scene["players"]] == ["Zoé", "Blue"]
    given = at(player, 11, 0).json()
    then = at(sirens[0], 11, 0).json()
    assert [who["score"] for who in given["players"]] == [who["score"] for who in then["players"]]
    assert [line["stamp"] for line in given["feed"]] == [line["stamp"] for line in then["feed"]]
    finish(player)
    text = player.http.get(f"{player.path}/record").text
    before = player.http.get(f"{sirens[0].path}/record").text
    found = re.search(r"^given (\d+)$", text, re.MULTILINE)
    assert found is not None
    n = int(found[1])
    assert plays(text)[:n] == plays(before)[:n]
    assert seed(text) != seed(before)
    answer = player.http.get(f"{player.path}/verify")
    assert (answer.status_code, answer.json()["given"]) == (200, n)
    assert answer.json()["outcome"] == "open"
    (still_open,) = [one for one in answer.json()["findings"] if one["outcome"] == "open"]
    assert str(n) in still_open["message"]
    box = games.box("sirens")
    assert record.read(text, lambda *_: box.game).table.given == n


def plays(text: str) -> list[str]:
    return text.split("\n\n")[1].splitlines()


def seed(text: str) -> str:
    return next(line for line in text.splitlines() if line.startswith("seed"))


def test_what_was_given_is_not_taken_back(door: Visitor, sirens: list[Player]) -> None:
    answer = go_on(sirens[0], at=8, seat_1="here", seat_2="here")
    player = Player(door, answer.headers["location"])
    assert player.scene()["undo"]["allowed"] is False
    assert player.post("undo").status_code != 200
    assert at(player, 8).json()["last"] == 8


def test_friends_by_link_play_on_too(door: Visitor, sirens: list[Player]) -> None:
    answer = go_on(sirens[1], at=8, seat_1="link", seat_2="here")
    host = Player(door, answer.headers["location"])
    friend, watcher = company(door, host)
    assert [seat["mine"] for seat in room(host)["seats"]] == [False, True]
    assert [seat["mine"] for seat in room(friend)["seats"]] == [True, False]
    assert not any(seat["mine"] for seat in room(watcher)["seats"])


@pytest.mark.parametrize(
    "form",
    [
        {"at": 999999, "seat_1": "here", "seat_2": "here"},
        {"at": -3, "seat_1": "here", "seat_2": "here"},
        {"at": "x", "seat_1": "here", "seat_2": "here"},
        {"at": "9" * 5000, "seat_1": "here", "seat_2": "here"},
        {"seat_1": "here", "seat_2": "here"},
        {"at": 5, "seat_1": "here"},
        {"at": 5, "seat_1": "here", "seat_2": "bot:nobody-knows"},
        {"at": 5, "seat_1": "here", "seat_2": "a ghost"},
        {"at": 5},
    ],
)
def test_what_cannot_be_continued(sirens: list[Player], form: dict[str, Any]) -> None:
    answer = go_on(sirens[0], **form)
    assert answer.status_code == 400
    assert re.search(r'data-error="[^"]+"', answer.text)


def test_a_game_that_is_over_does_not_go_on_from_its_end(sirens: list[Player]) -> None:
    last = at(sirens[0], 0).json()["last"]
    answer = go_on(sirens[0], at=last, seat_1="here", seat_2="here")
    assert answer.status_code == 400
    assert "Go back a few moves" in answer.text


def test_a_running_game_is_not_continued_elsewhere(visitor: Visitor) -> None:
    player = visitor.set_up("chests", seat_1="here", seat_2="here")
    answer = go_on(player, at=0, seat_1="here", seat_2="here")
    assert answer.status_code == 400
    assert "once the game is over" in answer.text


# --- The rematch ---------------------------------------------------------------------------------


def test_all_who_want_to_play_again_meet_at_one_table(visitor: Visitor) -> None:
    host = visitor.set_up("sirens", seat_1="here", seat_2="link", name_1="Anna")
    friend, watcher = company(visitor, host)
    finish(host, friend)
    assert room(friend)["rematch"] is None
    refused = watcher.http.post(f"{watcher.path}/again")
    assert (refused.status_code, refused.json()["error"]) == (403, "not-yours-watching")
    first = again(visitor, friend)
    assert room(host)["rematch"] == "Blue"
    assert room(host)["talk"][-1]["text"] == "Blue wants to play again!"
    joined, watching = again(visitor, host), again(visitor, watcher)
    assert again(visitor, friend).path == first.path
    mine = [[seat["mine"] for seat in room(one)["seats"]] for one in (first, joined, watching)]
    assert mine == [[False, True], [True, False], [False, False]]
    assert [room(one)["host"] for one in (first, joined, watching)] == [True, False, False]
    assert len({at(one, 0, -1).json()["board"] for one in (first, joined, watching)}) == 1


def test_two_at_one_screen_stay_together_when_another_asks(visitor: Visitor) -> None:
    host = visitor.set_up("chests", seat_1="here", seat_2="link", seat_3="here")
    friend, _ = company(visitor, host)
    finish(host, friend)
    again(visitor, friend)
    joined = again(visitor, host)
    assert [seat["mine"] for seat in room(joined)["seats"]] == [True, False, True]


def again(visitor: Visitor, player: Player) -> Player:
    response = player.http.post(f"{player.path}/again")
    assert response.status_code == 303, response.text
    return Player(visitor, response.headers["location"])
