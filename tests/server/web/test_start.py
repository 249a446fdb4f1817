"""The start page and what it offers: tables in one click, open tables, one's own, invitations."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
import segno

from tests.server.house import Player, Visitor, serving
from tests.spread import tongues
from tidetable import games
from tidetable.server.room.timekeeper import CLOCKS

ME = {"name-1": "Anna", "colour": "3"}


def post(visitor: Visitor, path: str, **more: str) -> httpx.Response:
    return visitor.http.post(path, data={**ME, **more}, headers={"accept": "text/html"})


def seats_at(visitor: Visitor, response: httpx.Response) -> list[dict[str, object]]:
    assert response.status_code == 303, response.text
    seats: list[dict[str, object]] = visitor.http.get(
        response.headers["location"] + "/room"
    ).json()["seats"]
    return seats


def invitations(host: Player) -> list[dict[str, object]]:
    found: list[dict[str, object]] = host.http.get(f"{host.path}/invitations").json()["invitations"]
    return found


# --- One click ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.names())
def test_one_click_seats_me_with_bots(visitor: Visitor, game: str) -> None:
    seats = seats_at(visitor, post(visitor, f"/play/{game}/bots/1", **{f"bot-{game}": "random"}))
    assert [(seat["name"], seat["level"]) for seat in seats] == [("Anna", None), ("Blue", "random")]
    assert [seat["colour"] for seat in seats] == [3, 2]


def test_one_click_invites_friends(visitor: Visitor) -> None:
    seats = seats_at(visitor, post(visitor, "/play/nassau/friends/3"))
    assert [seat["taken"] for seat in seats] == [True, False, False, False]
    assert [seat["colour"] for seat in seats] == [3, 2, 1, 4]


@pytest.mark.parametrize(
    ("path", "more", "words"),
    [
        ("/play/sirens/bots/2", {}, "for 2 to 2 players"),
        ("/play/chests/sharks/1", {}, "“sharks” cannot sit"),
        ("/play/chests/bots/1", {"bot-chests": "shark"}, "shark"),
        ("/open/99999999999999999999/sit", {}, "No seat is free"),
    ],
)
def test_what_cannot_be_begins_nothing_and_says_why(
    visitor: Visitor, path: str, more: dict[str, str], words: str
) -> None:
    response = post(visitor, path, **more)
    assert response.status_code == 400
    assert words in response.text


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/play/chess/bots/1", 404),
        ("/lesson/chess", 404),
        ("/play/chests/bots/0", 400),
        ("/play/chests/bots/9", 400),
        ("/play/chests/bots/many", 400),
        ("/open/many/sit", 400),
    ],
)
def test_what_does_not_exist_is_said(visitor: Visitor, path: str, status: int) -> None:
    assert post(visitor, path).status_code == status


@pytest.mark.parametrize("game", games.names())
def test_a_first_game_begins(visitor: Visitor, game: str) -> None:
    response = post(visitor, f"/lesson/{game}")
    assert seats_at(visitor, response)[0]["name"] == "Anna"
    scene = Player(visitor, response.headers["location"]).scene()
    assert scene["lesson"]
    assert scene["yours"]


@pytest.mark.parametrize("language", tongues())
@pytest.mark.parametrize("game", games.names())
def test_a_cover_is_a_picture_of_its_own(visitor: Visitor, game: str, language: str) -> None:
    response = visitor.http.get(f"/games/{game}/cover.svg?lang={language}")
    assert response.headers["content-type"] == "image/svg+xml"
    assert "max-age" in response.headers["cache-control"]
    assert response.text.startswith("<svg")
    assert "<style>" in response.text
    assert "⟦" not in response.text


def test_the_start_page_is_light(visitor: Visitor) -> None:
    page = visitor.http.get("/")
    assert len(page.content) < 30_000
    for game in games.names():
        assert f"/games/{game}/cover.svg" in page.text


# --- Settings -----------------------------------------------------------------------------------


def test_every_clock_can_be_chosen(visitor: Visitor) -> None:
    page = visitor.http.get("/new/chests").text
    offered = re.search(r'<select name="clock">(.*?)</select>', page, re.DOTALL)
    assert offered is not None
    assert [int(n) for n in re.findall(r'value="(\d+)"', offered[1])] == list(CLOCKS)
    player = visitor.set_up(seat_1="here", seat_2="here", clock="60")
    assert player.http.get(f"{player.path}/room").json()["clock"]["given"] == 60


def test_at_a_childrens_table_nobody_writes(visitor: Visitor) -> None:
    player = visitor.set_up(seat_1="here", seat_2="here", chat="no")
    assert player.post("say", text="hello").status_code == 400
    player = visitor.set_up(seat_1="here", seat_2="here")
    assert player.post("say", text="hello").status_code == 200


# --- Open tables --------------------------------------------------------------------------------


def test_an_open_table_is_shown_until_it_is_full(first_visitor: Visitor) -> None:
    host = first_visitor.set_up(
        "sirens", seat_1="here", seat_2="link", listed="yes", name_1="<b>Bo</b>"
    )
    first_visitor.set_up("sirens", seat_1="here", seat_2="link", name_1="Private")
    page = first_visitor.http.get("/").text
    assert "&lt;b&gt;Bo&lt;/b&gt;" in page
    assert "<b>Bo" not in page
    assert "Private" not in page
    (path,) = re.findall(r'formaction="(/open/\d+/sit)"', page)
    guest = post(first_visitor, path)
    assert [seat["name"] for seat in seats_at(first_visitor, guest)] == ["<b>Bo</b>", "Anna"]
    assert [seat["colour"] for seat in seats_at(first_visitor, guest)] == [1, 3]
    assert guest.headers["location"] != host.path
    assert "/open/" not in first_visitor.http.get("/").text
    assert "No seat is free" in post(first_visitor, path).text


def test_a_seat_that_is_not_offered_cannot_be_taken(first_visitor: Visitor) -> None:
    first_visitor.set_up("sirens", seat_1="here", seat_2="link")
    assert post(first_visitor, "/open/1/sit").status_code == 400


# --- One's own tables ---------------------------------------------------------------------------


def test_tables_are_told_by_their_secrets_alone(visitor: Visitor) -> None:
    player = visitor.set_up(seat_1="here", seat_2="link", option_first="1", name_1="Anna")
    watch = urlsplit(str(invitations(player)[-1]["address"])).path
    secrets = [path.removeprefix("/table/") for path in (player.path, watch)]
    asked = [secrets[0], "no-such-table", secrets[1], secrets[0]]
    answer = visitor.http.post("/mine", json={"secrets": asked}).json()["tables"]
    assert [table["secret"] for table in answer] == secrets
    assert [table["yours"] for table in answer] == [True, False]
    assert [table["watching"] for table in answer] == [False, True]
    assert answer[0]["title"] == "Chests & Sabres"
    assert [seat["name"] for seat in answer[0]["seats"]] == ["Anna", "Blue"]
    assert not answer[0]["over"]


@pytest.mark.parametrize(
    "body",
    [{}, {"secrets": "x"}, {"secrets": ["x"] * 31}, {"secrets": ["x" * 65]}, {"secrets": [1]}],
)
def test_only_a_short_list_of_secrets_is_read(visitor: Visitor, body: dict[str, object]) -> None:
    response = visitor.http.post("/mine", json=body)
    assert response.status_code == 400
    assert "secrets" in response.json()["message"]


# --- Invitations --------------------------------------------------------------------------------


def test_there_is_a_link_for_every_free_seat_and_one_to_watch(visitor: Visitor) -> None:
    host = visitor.set_up(
        "nassau", seat_1="here", seat_2="link", seat_3="bot:random", seat_4="link"
    )
    assert [(one["number"], one["free"]) for one in invitations(host)] == [
        (2, True),
        (4, True),
        (0, False),
    ]
    friend = Player(visitor, urlsplit(str(invitations(host)[0]["address"])).path)
    assert friend.post("sit", name="Ben", colour=2).status_code == 200
    assert (invitations(host)[0]["name"], invitations(host)[0]["free"]) == ("Ben", False)
    host.post("seat", seat=2, who="person")
    assert [one["number"] for one in invitations(host)] == [2, 3, 4, 0]
    host.post("seat", seat=3, who="random")
    assert [one["number"] for one in invitations(host)] == [2, 3, 0]


def test_a_link_leads_where_its_giver_came_from(visitor: Visitor) -> None:
    host = visitor.set_up(seat_1="here", seat_2="link")
    by_name = {"host": "harbour.example:8000"}
    found = visitor.http.get(f"{host.path}/invitations", headers=by_name).json()["invitations"]
    assert all(one["address"].startswith("http://harbour.example:8000/table/") for one in found)
    assert "--host 0.0.0.0" in visitor.http.get(host.path).text
    assert "--host 0.0.0.0" not in visitor.http.get(host.path, headers=by_name).text


def test_only_the_host_has_the_invitations(visitor: Visitor) -> None:
    host = visitor.set_up(seat_1="here", seat_2="link")
    for invited in invitations(host):
        guest = urlsplit(str(invited["address"])).path
        for what in ("invitations", "qr/2.svg", "qr/0.svg"):
            response = visitor.http.get(f"{guest}/{what}")
            assert response.status_code == 403
            assert response.json()["error"] == "not-yours-invitations"


def test_a_code_shows_the_link(visitor: Visitor) -> None:
    """Read the picture's strokes back into squares, and compare them with the code of the link."""
    host = visitor.set_up(seat_1="here", seat_2="link")
    for one in invitations(host):
        picture = visitor.http.get(f"{host.path}/qr/{one['number']}.svg")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.headers["cache-control"] == "no-store"
        wanted = segno.make(str(one["address"]), micro=False)
        assert squares(picture.text) == [[bool(dark) for dark in row] for row in wanted.matrix]
    for number in ("1", "3", "7", "-1"):
        assert visitor.http.get(f"{host.path}/qr/{number}.svg").status_code == 404
    assert visitor.http.get(f"{host.path}/qr/x.svg").status_code == 400


def squares(picture: str) -> list[list[bool]]:
    """Follow the pen: `M` and `m` move it, `h` draws so many squares."""
    box = re.search(r'viewBox="0 0 (\d+) (\d+)"', picture)
    line = re.search(r'class="qrline"[^>]* d="([^"]+)"', picture)
    assert box is not None
    assert line is not None
    size = int(box[1])
    dark = [[False] * size for _ in range(size)]
    x = y = 0.0
    for step, numbers in re.findall(r"([Mmh])([-\d. ]+)", line[1]):
        along, *down = map(float, numbers.replace("-", " -").split())
        if step == "h":
            for square in range(int(along)):
                dark[int(y)][int(x) + square] = True
        x, y = (along, down[0]) if step == "M" else (x + along, y + sum(down))
    margin = 4
    return [row[margin : size - margin] for row in dark[margin : size - margin]]


def test_open_tables_survive_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as base, Visitor(base) as visitor:
        visitor.set_up("sirens", seat_1="here", seat_2="link", listed="yes", name_1="Bo")
    with serving(tmp_path) as base, Visitor(base) as visitor:
        assert "/open/1/sit" in visitor.http.get("/").text
