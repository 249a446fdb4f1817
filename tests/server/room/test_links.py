"""Links are keys: an invitation shows no hand, is good for one person, and nobody holds another's.

The host, and whoever was invited, tries to read what is not theirs.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.patience import in_time, wait_for
from tests.server.guests import guests, room, seat, talk
from tests.server.house import Player, Visitor, run_async, serving, tables_on
from tests.spread import tongues
from tidetable.core.box import Box
from tidetable.core.errors import Stale
from tidetable.games import box
from tidetable.server.room.neighbours import Neighbours
from tidetable.server.room.people import People
from tidetable.server.room.tables import Tables
from tidetable.server.store.model import Link, MatchScore, Sitter, TablePlan
from tidetable.server.store.store import Store
from tidetable.server.web.setup import set_up

CLAIM = "0123456789abcdef0123456789abcdef"


def two(visitor: Visitor) -> tuple[Player, Player, Player]:
    """Anna has set up a game with hands; one friend is invited, and somebody watches."""
    host = visitor.set_up("sirens", seat_1="here", seat_2="link", option_first="1")
    friend, watcher = guests(visitor, host)
    return host, friend, watcher


def all_that_a_link_shows(player: Player) -> dict[str, Any]:
    """Ask everything that can be asked without changing anything."""
    get = player.http.get
    told = next(player.events(kind="news", stream="news"))
    streamed = next(player.events())
    page = get(player.path, headers={"accept": "text/html"}).text
    first = json.loads(page.split('id="first-scene">')[1].split("</script>")[0])
    looks = {
        f"{what}?seat={seat}": get(f"{player.path}/{what}", params={"seat": seat}).text
        for what in ("at/0", "board.svg")
        for seat in (-1, 0, 1)
    }
    return {"scene": player.scene(), "page": first, "stream": streamed, "news": told, **looks}


# --- what an invitation shows ---------------------------------------------------------------------


def test_an_invitation_shows_what_everybody_sees_and_no_hand(visitor: Visitor) -> None:
    _, invited, watcher = two(visitor)
    assert all_that_a_link_shows(invited) == all_that_a_link_shows(watcher)
    for query in ({}, {"seat": 0}, {"seat": 1}):
        refused = visitor.http.get(f"{invited.path}/questions", params=query)
        assert refused.json()["error"] == "not-yours-invited"


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("play", {"text": "pass", "version": 0}),
        ("play", {"text": "pass", "version": 0, "seat": 1}),
        ("undo", {"seat": 1}),
        ("hint", {"seat": 1}),
        ("why", {"path": ["hand"], "seat": 1}),
        ("say", {"text": "hello", "seat": 1}),
        ("seat", {"seat": 1, "who": "greedy"}),
        ("clock", {"stop": True, "seat": 1}),
    ],
)
def test_who_has_not_sat_down_does_nothing(
    visitor: Visitor, what: str, body: dict[str, object]
) -> None:
    host, invited, _ = two(visitor)
    before = room(host), host.scene()
    refused = invited.post(what, **body)
    assert refused.status_code == 403
    assert "⟦" not in refused.json()["message"]
    assert (room(host), host.scene()) == before


# --- sitting down ---------------------------------------------------------------------------------


def test_sitting_down_makes_a_new_secret_and_the_invitation_dies(visitor: Visitor) -> None:
    host, friend, _ = two(visitor)
    invitation = visitor.at(friend.path)
    assert friend.sit("Ben").status_code == 200
    assert friend.path != invitation.path
    assert friend.scene()["seat"] == 1
    assert seat(friend, 1)["mine"]
    assert seat(host, 1)["name"] == "Ben"
    for what in ("", "/scene", "/room", "/questions", "/events", "/news", "/at/0", "/replay"):
        gone = visitor.http.get(invitation.path + what)
        assert (gone.status_code, gone.json()["error"]) == (410, "http-410")
    for what in ("sit", "play", "undo", "say", "seat", "clock", "again"):
        assert invitation.post(what, seat=1, who="person").status_code == 410
    secret = invitation.path.removeprefix("/table/")
    assert visitor.http.post("/mine", json={"secrets": [secret]}).json() == {"tables": []}


@pytest.mark.parametrize("language", tongues())
def test_who_comes_too_late_reads_a_friendly_page(visitor: Visitor, language: str) -> None:
    host, friend, _ = two(visitor)
    path = friend.path
    friend.sit("Ben")
    heads = {"accept": "text/html", "accept-language": language}
    page = visitor.http.get(path, headers=heads)
    assert page.status_code == 410
    assert "⟦" not in page.text
    assert f'<html lang="{language}">' in page.text
    for hidden in (host.path, friend.path, "first-scene", "Ben"):
        assert hidden not in page.text
    if language == "en":
        assert "This seat is taken" in page.text
        assert "Your tables" in page.text


def test_who_has_sat_down_changes_the_name_and_keeps_the_link(visitor: Visitor) -> None:
    host, friend, _ = two(visitor)
    friend.sit("Ben")
    path = friend.path
    assert friend.sit("Benjamin", colour=4).status_code == 200
    assert friend.path == path
    assert (seat(host, 1)["name"], seat(host, 1)["colour"]) == ("Benjamin", 4)


def test_an_answer_that_got_lost_is_given_again(visitor: Visitor) -> None:
    """The line breaks after the seat was taken: the same browser must not lock itself out."""
    host, friend, _ = two(visitor)
    invitation = visitor.at(friend.path)
    first = friend.sit("Ben", claim=CLAIM).json()["link"]
    again = invitation.post("sit", name="Other", claim=CLAIM)
    assert (again.status_code, again.json()["link"]) == (200, first)
    assert seat(host, 1)["name"] == "Ben"
    assert talk(host).count("Ben has sat down.") == 1
    for other in ("", CLAIM[::-1]):
        assert invitation.post("sit", name="Eve", claim=other).status_code == 410


@pytest.mark.parametrize("claim", ["short", "x" * 65, "with a space in the middle of it"])
def test_a_claim_that_could_be_guessed_is_refused(visitor: Visitor, claim: str) -> None:
    host, friend, _ = two(visitor)
    assert friend.sit("Ben", claim=claim).status_code == 400
    assert seat(host, 1)["free"]


def test_an_invitation_to_a_game_that_is_over_seats_nobody(visitor: Visitor) -> None:
    host = visitor.set_up(seat_1="here", seat_2="bot:random", option_first="1")
    host.post("seat", seat=1, who="person")
    late, _ = guests(visitor, host)
    host.post("seat", seat=0, who="random")
    wait_for(lambda: host.http.get(f"{host.path}/questions").json()["over"])
    assert late.sit("Ben").json()["error"] == "not-yours-over"
    assert late.http.get(late.path).status_code == 200


# --- what a host can read -------------------------------------------------------------------------


def test_the_host_is_never_shown_the_link_of_who_has_sat_down(visitor: Visitor) -> None:
    host = visitor.set_up(
        "nassau", seat_1="here", seat_2="link", seat_3="link", seat_4="bot:random", name_1="Anna"
    )
    ben, chloe, watcher = guests(visitor, host)
    ben.sit("Ben")
    secrets = [ben.path.removeprefix("/table/")]
    for _ in range(2):
        found = host.http.get(f"{host.path}/invitations")
        shown = [found.text, host.http.get(host.path).text, host.http.get(f"{host.path}/room").text]
        shown += [host.http.get(f"{host.path}/replay").text, next(host.events()).__repr__()]
        assert not [text for text in shown for secret in secrets if secret in text]
        given = {one["name"]: one["address"] for one in found.json()["invitations"]}
        assert given["Ben"] is None
        assert str(given["Watch only"]).endswith(watcher.path)
        assert host.http.get(f"{host.path}/qr/2.svg").status_code == 404
        chloe.sit("Chloé")
        secrets.append(chloe.path.removeprefix("/table/"))
    assert len({host.path, ben.path, chloe.path, watcher.path}) == 4


def test_a_seat_freed_read_and_filled_again_shows_no_hand(visitor: Visitor) -> None:
    host = visitor.set_up("sirens", seat_1="here", seat_2="bot:greedy", option_first="1")
    host.post("seat", seat=1, who="person")
    invited, watcher = guests(visitor, host)
    assert invited.scene() == watcher.scene()
    assert host.post("seat", seat=1, who="greedy").status_code == 200
    assert len(guests(visitor, host)) == 1
    assert invited.sit("Eve").status_code == 410
    host.post("seat", seat=1, who="person")
    again, _ = guests(visitor, host)
    assert again.path != invited.path
    assert again.sit("Ben").status_code == 200
    # Who has sat down stays: nobody fills the seat again, and it is no bot's any more.
    assert host.post("seat", seat=1, who="person").json()["error"] == "not-yours-stand-in"


def test_a_freed_seat_is_played_on_until_somebody_comes(visitor: Visitor) -> None:
    """Else the host would stop a game that goes badly, by a seat that nobody ever takes."""
    host = visitor.set_up(seat_1="here", seat_2="bot:random", option_first="1", clock="60")
    host.post("seat", seat=1, who="person")
    friend, _ = guests(visitor, host)
    while (found := host.http.get(f"{host.path}/questions").json())["asked"] == [0]:
        host.post("play", action=found["legal"][0]["action"], version=found["version"])
    host.wait_until_asked()
    assert room(host)["clock"]["runs"]
    friend.sit("Ben")
    assert not seat(host, 1)["level"]


def test_a_table_with_a_free_seat_is_open_though_a_bot_plays_there(first_visitor: Visitor) -> None:
    host = first_visitor.set_up(seat_1="here", seat_2="bot:random", listed="yes", name_1="Anna")
    assert "/open/1/sit" not in first_visitor.http.get("/").text
    host.post("seat", seat=1, who="person")
    assert "/open/1/sit" in first_visitor.http.get("/").text
    assert first_visitor.http.post("/open/1/sit", data={"name-1": "Ben"}).status_code == 303
    assert seat(host, 1)["name"] == "Ben"


def test_who_sets_up_an_open_table_gets_no_strangers_key(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stranger sits down before the answer with the links is written."""
    taken: list[str] = []

    async def slow(tables: Tables, game: Box, form: Mapping[str, str]) -> list[Link]:
        links = await set_up(tables, game, form)
        live = await tables.open(links[0].table_id)
        people = People(tables, Neighbours(tables))
        taken.append((await people.take_free_seat(live, "Eve", None)).secret)
        return links

    monkeypatch.setattr("tidetable.server.web.programs.set_up", slow)
    seats = [{"who": "here"}, {"who": "link"}]
    body = {"game": "sirens", "seats": seats, "listed": True}
    made = visitor.http.post("/api/tables", json=body)
    assert made.status_code == 201
    assert taken
    assert taken[0] not in made.text


def test_an_invitation_that_was_replaced_seats_nobody(tmp_path: Path) -> None:
    """Somebody has looked it up, and before they sit down the host makes a new one."""

    async def try_it() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tidetable.sqlite3'}")
        await store.open()
        tables = tables_on(store)
        people = People(tables, Neighbours(tables))
        sitters = [Sitter("human", "Anna", 0, taken=True), Sitter("human", "", 1)]
        plan = TablePlan(
            box("chests"), {"first": "1"}, sitters, [[0], [1], []], MatchScore(1, [0, 0])
        )
        host, old, _ = await tables.create(plan)
        live = await tables.open(host.table_id)
        for who in ("random", "person"):
            await people.change(live, host, 1, who)
        assert live.sitters[1].free
        with pytest.raises(Stale):
            await people.accept(live, old, "Eve", None)
        assert live.sitters[1].free
        await store.close()

    run_async(try_it())


# --- links that die -------------------------------------------------------------------------------


@pytest.mark.parametrize("stream", ["events", "news"])
def test_an_open_stream_ends_with_its_invitation(visitor: Visitor, stream: str) -> None:
    _, friend, _ = two(visitor)
    with visitor.http.stream("GET", f"{friend.path}/{stream}") as open_stream:
        lines = open_stream.iter_lines()
        next(lines)
        Player(visitor, friend.path).sit("Ben")
        heard = list(in_time(lines, "the end of the stream"))  # it ends by itself
    assert ("event: spent" in heard) == (stream == "events")
    assert not any('"seat": 1' in line and '"mine": true' in line for line in heard)


def test_a_dead_invitation_stays_dead_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as base, Visitor(base) as visitor:
        host, friend, _ = two(visitor)
        invitation = friend.path
        friend.sit("Ben", claim=CLAIM)
    with serving(tmp_path) as base, Visitor(base) as visitor:
        assert visitor.http.get(invitation).status_code == 410
        assert visitor.at(friend.path).scene()["seat"] == 1
        again = visitor.at(invitation)
        assert again.sit(claim=CLAIM).status_code == 200
        assert again.path == friend.path
        assert seat(visitor.at(host.path), 1)["name"] == "Ben"
