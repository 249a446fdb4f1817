"""Who sits at a table: coming and going, stand-ins, bots for people and people for bots."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from tests.patience import PATIENCE, wait_for
from tests.server.guests import company, guests, move, room, seat, sitting_there, talk
from tests.server.house import Player, Visitor, first_action, serving
from tests.server.secrets import compare
from tidetable import bots
from tidetable.bots.chance import Random
from tidetable.core.think.level import LEVELS
from tidetable.server.room import people
from tidetable.server.room.live import LiveTable
from tidetable.server.web import streams

SHORT = 0.05


@pytest.fixture(autouse=True)
def short_farewell(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for whoever has left."""
    monkeypatch.setattr(people, "LINGER", SHORT)


def three(visitor: Visitor) -> tuple[Player, Player, Player, Player]:
    """Anna has set up the table, Ben and Chloé came by link, somebody watches."""
    host = visitor.set_up(
        seat_1="here", seat_2="link", seat_3="link", name_1="Anna", option_first="1"
    )
    ben, chloe, watcher = company(visitor, host, "Ben", "Chloé")
    return host, ben, chloe, watcher


# --- presence -------------------------------------------------------------------------------------


def test_others_see_who_is_there(visitor: Visitor) -> None:
    host, ben, _, watcher = three(visitor)
    assert [who["present"] for who in room(host)["seats"]] == [False, False, False]
    with sitting_there(ben), sitting_there(watcher):
        assert [who["present"] for who in room(host)["seats"]] == [False, True, False]
        assert seat(host, 1)["status"] == "is here"
        assert seat(ben, 1)["status"] == "you"
        assert room(host)["watchers"] == 1
        assert room(host)["watching"] == "one person is watching"
        with sitting_there(watcher):
            assert room(host)["watching"] == "2 people are watching"
    wait_for(lambda: not seat(host, 1)["present"])
    assert seat(host, 1)["status"] == "away"
    wait_for(lambda: room(host)["watchers"] == 0)


def test_a_reload_does_not_flicker(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "LINGER", PATIENCE)
    host, ben, *_ = three(visitor)
    with sitting_there(ben), sitting_there(host):
        before = room(host)["room"]
    with sitting_there(ben):  # both left, one is back: who looks is told nothing
        assert room(host)["room"] == before
        assert seat(host, 0)["present"]
        assert seat(host, 1)["present"]


def test_two_pages_of_one_seat_count_as_one_person(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_go = people.People._let_go
    gone: list[list[int]] = []

    def count(self: people.People, live: LiveTable, seats: list[int]) -> None:
        let_go(self, live, seats)
        gone.append(seats)

    monkeypatch.setattr(people.People, "_let_go", count)
    host, ben, *_ = three(visitor)
    with sitting_there(ben):
        with sitting_there(ben):
            pass
        wait_for(lambda: gone)
        assert seat(host, 1)["present"]
    wait_for(lambda: not seat(host, 1)["present"])


def test_a_silent_line_has_a_pulse(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "PULSE", SHORT)
    host, *_ = three(visitor)
    pulses = host.events(kind="pulse")
    next(pulses)
    next(pulses)


def test_a_room_is_sent_to_whoever_comes_back(tmp_path: Path) -> None:
    """Its counter begins anew with the server: a page from before must not think it knows."""
    with serving(tmp_path) as base, Visitor(base) as visitor:
        host = visitor.set_up(seat_1="here", seat_2="link")
        path = host.path
    with serving(tmp_path) as base, Visitor(base) as visitor:
        again = Player(visitor, path)
        version = again.scene()["version"]
        assert next(again.events(last=version, kind="room"))["seats"]


def test_a_scene_is_sent_again_when_the_seats_have_changed(visitor: Visitor) -> None:
    host = visitor.set_up(seat_1="here", seat_2="link", option_first="1")
    friend, _ = guests(visitor, host)
    scenes = host.events()
    first = next(scenes)
    friend.sit("Ben")
    again = next(scenes)
    assert again["version"] == first["version"]
    assert again["players"][1]["name"] == "Ben"


# --- one's own seat -------------------------------------------------------------------------------


def test_a_bot_plays_for_me_until_i_am_back(visitor: Visitor) -> None:
    host, ben, *_ = three(visitor)
    assert host.post("seat", seat=0, who="greedy").status_code == 200
    assert seat(ben, 0)["stand_in"]
    assert seat(ben, 0)["status"] == "stand-in: Greedy bot"
    wait_for(lambda: ben.scene()["yours"])
    assert talk(ben)[-1] == "A bot plays for Anna for now."
    version = ben.scene()["version"]
    assert host.post("seat", seat=0, who="person").status_code == 200
    assert not seat(ben, 0)["stand_in"]
    assert talk(ben)[-1] == "Anna is back."
    assert ben.scene()["version"] == version


def test_nobody_plays_where_a_bot_plays(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pause=30.0) as base, Visitor(base) as visitor:
        host, *_ = three(visitor)
        host.post("seat", seat=0, who="random")
        scene = host.scene()
        assert not scene["yours"]
        assert scene["choices"] == []
        refused = host.post("play", text="roll", version=scene["version"])
        assert refused.status_code == 403
        assert refused.json()["error"] == "not-yours-bot-plays"
        host.post("seat", seat=0, who="person")
        assert host.scene()["yours"]
        host.play("roll", host.scene())


def test_a_shared_screen_never_turns_to_a_seat_that_a_bot_plays(visitor: Visitor) -> None:
    host = visitor.set_up("sirens", seat_1="here", seat_2="here", option_first="1")
    host.post("seat", seat=1, who="random")
    for _ in range(6):
        scene = host.wait_until_asked()
        assert scene["seat"] == 0
        host.play(first_action(scene["choices"]), scene)
        assert host.scene()["seat"] == 0


def test_a_stand_in_stays_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pause=30.0) as base, Visitor(base) as visitor:
        host = visitor.set_up(seat_1="here", seat_2="here")
        host.post("seat", seat=1, who="greedy")
        path = host.path
    with serving(tmp_path, bot_pause=30.0) as base, Visitor(base) as visitor:
        assert seat(Player(visitor, path), 1)["level"] == "greedy"


# --- a stand-in for somebody else ----------------------------------------------------------------


def test_a_stand_in_for_who_is_away_takes_everybody_who_is_there(visitor: Visitor) -> None:
    host, ben, chloe, _ = three(visitor)
    with sitting_there(host), sitting_there(ben):
        assert host.post("seat", seat=2, who="greedy").status_code == 200
        assert not seat(host, 2)["stand_in"]
        assert seat(ben, 2)["proposal"] == "Greedy bot for Chloé? 1 of 2 agree."
        assert [one for one in seat(ben, 2)["offers"] if one["now"]] == [
            {"who": "greedy", "label": "Agree", "now": True}
        ]
        assert not any(one["now"] for one in seat(host, 2)["offers"])
        ben.post("seat", seat=2, who="greedy")
        assert seat(host, 2)["stand_in"]
        assert seat(host, 2)["proposal"] == ""
        refused = ben.post("seat", seat=2, who="person")
        assert refused.json()["error"] == "not-yours-stand-in"
        assert seat(chloe, 2)["offers"][0] == {"who": "person", "label": "I’m back", "now": True}
        chloe.post("seat", seat=2, who="person")
        assert not seat(host, 2)["stand_in"]


def test_who_is_there_cannot_be_replaced_against_their_will(visitor: Visitor) -> None:
    host, ben, chloe, _ = three(visitor)
    with sitting_there(host), sitting_there(ben), sitting_there(chloe):
        for player in (host, ben):
            player.post("seat", seat=2, who="greedy")
        assert not seat(host, 2)["stand_in"]
        assert seat(host, 2)["proposal"] == "Greedy bot for Chloé? 2 of 3 agree."
        chloe.post("seat", seat=2, who="greedy")
        assert seat(host, 2)["stand_in"]


def test_who_comes_back_ends_the_vote(visitor: Visitor) -> None:
    host, ben, chloe, _ = three(visitor)
    with sitting_there(host), sitting_there(ben):
        host.post("seat", seat=2, who="greedy")
        with sitting_there(chloe):
            assert seat(host, 2)["proposal"] == ""
            ben.post("seat", seat=2, who="greedy")
            assert not seat(host, 2)["stand_in"]


def test_who_leaves_is_not_waited_for(visitor: Visitor) -> None:
    host, ben, *_ = three(visitor)
    with sitting_there(host):
        with sitting_there(ben):
            host.post("seat", seat=2, who="greedy")
            assert not seat(host, 2)["stand_in"]
        wait_for(lambda: seat(host, 2)["stand_in"])


def test_another_bot_is_another_proposal(visitor: Visitor) -> None:
    host, ben, *_ = three(visitor)
    with sitting_there(host), sitting_there(ben):
        host.post("seat", seat=2, who="greedy")
        ben.post("seat", seat=2, who="random")
        assert seat(host, 2)["proposal"] == "Random bot for Chloé? 1 of 2 agree."
        assert not seat(host, 2)["stand_in"]


# --- bots for people, people for bots -------------------------------------------------------------


def test_the_host_frees_a_bots_seat_for_a_person(visitor: Visitor) -> None:
    host = visitor.set_up(seat_1="here", seat_2="bot:random", option_first="1")
    assert len(guests(visitor, host)) == 1  # who watches
    assert host.post("seat", seat=1, who="person").status_code == 200
    assert seat(host, 1)["free"]
    assert seat(host, 1)["status"] == "free: Random bot"
    friend, _ = guests(visitor, host)
    host.play("roll", host.scene())
    friend.sit("Ben", colour=4)
    assert seat(host, 1)["name"] == "Ben"
    assert seat(host, 1)["status"] == "away"
    assert not seat(host, 1)["free"]
    assert not seat(host, 1)["stand_in"]
    assert talk(host)[-2:] == ["A seat is free for a person now.", "Ben has sat down."]


def test_the_host_sets_a_bot_where_nobody_came(visitor: Visitor) -> None:
    host = visitor.set_up(seat_1="here", seat_2="link", option_first="2")
    friend, _ = guests(visitor, host)
    assert [one["who"] for one in seat(host, 1)["offers"]] == [*LEVELS, bots.ADMIRAL, bots.EVEN]
    host.post("seat", seat=1, who="greedy")
    wait_for(lambda: host.scene()["yours"])
    assert friend.sit("Ben").status_code == 410
    host.post("seat", seat=1, who="person")
    assert friend.sit("Ben").status_code == 410  # a seat that is free again has a new invitation
    again, _ = guests(visitor, host)
    assert again.sit("Ben").status_code == 200


def test_everybody_sees_which_bot_thinks(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pause=30.0) as base, Visitor(base) as visitor:
        host = visitor.set_up(seat_1="here", seat_2="bot:greedy", option_first="2")
        wait_for(lambda: seat(host, 1)["thinking"])
        assert seat(host, 1)["status"] == "Gulliver is thinking"


def test_everybody_sees_that_a_bot_had_too_little_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A level is its playouts. Where the clock cuts them short that is said, until it does not."""
    monkeypatch.setattr(Random, "hurried", True)
    with serving(tmp_path) as base, Visitor(base) as visitor:
        host = visitor.set_up(seat_1="here", seat_2="bot:random", option_first="2")
        scene = host.wait_until_asked()
        assert seat(host, 1)["status"] == "Polly · Random bot, with less time than it needs"
        monkeypatch.setattr(Random, "hurried", False)
        before = scene["version"]
        while scene["version"] <= before + 1:  # until the bot has answered after a move of ours
            before = scene["version"]
            host.play(first_action(scene["choices"]), scene)
            scene = host.wait_until_asked()
        assert seat(host, 1)["status"] == "Polly · Random bot"


# --- bad input ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"seat": 7, "who": "greedy"}, 403, "not-yours-seat"),
        ({"seat": 0, "who": "deep-thought"}, 400, "bad-table-bot"),
        ({"seat": 0, "who": ""}, 400, "request-not-understood"),
        ({"seat": -1, "who": "greedy"}, 400, "request-not-understood"),
        ({"seat": 99, "who": "greedy"}, 400, "request-not-understood"),
        ({"seat": "one", "who": "greedy"}, 400, "request-not-understood"),
        ({"seat": 1, "who": "x" * 41}, 400, "request-not-understood"),
        ({"who": "greedy"}, 400, "request-not-understood"),
    ],
)
def test_nonsense_about_seats_is_explained(
    visitor: Visitor, body: dict[str, object], status: int, error: str
) -> None:
    host, *_ = three(visitor)
    before = [who["level"] for who in room(host)["seats"]]
    response = host.http.post(f"{host.path}/seat", json=body)
    assert (response.status_code, response.json()["error"]) == (status, error)
    assert "⟦" not in response.json()["message"]
    assert [who["level"] for who in room(host)["seats"]] == before


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("seat", {"seat": 0, "who": "greedy"}),
        ("seat", {"seat": 2, "who": "person"}),
        ("sit", {"name": "Mallory"}),
        ("sit", {"name": "Mallory", "seat": 1}),
        ("say", {"text": "hello"}),
        ("say", {"phrase": "hello", "seat": 0}),
        ("clock", {"stop": True}),
        ("clock", {"stop": False, "seat": 0}),
        ("play", {"text": "roll", "version": 0}),
        ("play", {"text": "roll", "version": 0, "seat": 0}),
        ("undo", {}),
    ],
)
def test_who_watches_changes_nothing(visitor: Visitor, what: str, body: dict[str, object]) -> None:
    host, _, _, watcher = three(visitor)
    before = room(host), host.scene()
    assert watcher.post(what, **body).status_code == 403
    assert (room(host), host.scene()) == before


def test_nobody_sits_down_for_another(visitor: Visitor) -> None:
    host, ben, *_ = three(visitor)
    assert ben.post("sit", name="Mallory", seat=0).json()["error"] == "not-yours-seat"
    assert seat(host, 0)["name"] == "Anna"
    assert ben.post("sit", name="Ben", colour=1).json()["error"] == "bad-table-colour"
    assert ben.post("sit", name="<b>Ben</b>\n\x00\u202e").status_code == 200
    assert seat(host, 1)["name"] == "<b>Ben</b>"


def test_changing_ones_mind_all_the_time_is_refused(visitor: Visitor) -> None:
    host, *_ = three(visitor)
    answers = [host.post("seat", seat=0, who=who) for who in ("greedy", "person") * 5]
    assert answers[-1].status_code == 429
    assert "⟦" not in answers[-1].json()["message"]


def test_two_who_change_a_seat_at_once(visitor: Visitor) -> None:
    """One of them comes first; the room stays whole."""
    host, *_ = three(visitor)
    posts = [
        threading.Thread(target=host.post, args=["seat"], kwargs={"seat": 0, "who": who})
        for who in ("greedy", "random", "person")
    ]
    for one in posts:
        one.start()
    for one in posts:
        one.join()
    assert seat(host, 0)["level"] in ("greedy", "random", None)


# --- watching -------------------------------------------------------------------------------------


def test_who_watches_never_sees_a_hand(visitor: Visitor) -> None:
    """A whole game is played; all that was sent is held against what everybody may know."""
    host = visitor.set_up("sirens", seat_1="here", seat_2="here", option_first="1")
    (watcher,) = guests(visitor, host)
    received = {}
    for scene in watcher.events():
        received[scene["version"]] = scene
        if scene["end"]:
            break
        move(host)
    record = host.http.get(f"{host.path}/record").text
    assert compare("sirens", record, -1, received) > 20
    assert all(not scene["yours"] and scene["choices"] == [] for scene in received.values())
