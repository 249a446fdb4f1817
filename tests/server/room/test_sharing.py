"""Luck that all seats have a part in: nothing is drawn before, nobody can choose it or stop it."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Player, Visitor, only, serving
from tidetable.core import record
from tidetable.core.verdict import Outcome, judge
from tidetable.games import box
from tidetable.server.room import sharing
from tidetable.server.room.sharing import SILENCE

NUMBER = "0123456789abcdef" * 2
OTHER = "00" * 16


def seal_of(number: str) -> str:
    return sha256(bytes.fromhex(number)).hexdigest()


class Seat:
    """Somebody with a link, who seals and shows by hand what a page would by itself."""

    def __init__(self, visitor: Visitor, path: str, number: str = NUMBER) -> None:
        self.http, self.path, self.number = visitor.http, path, number

    def post(self, what: str, **body: Any) -> tuple[int, dict[str, Any]]:
        answer = self.http.post(f"{self.path}/{what}", json=body)
        return answer.status_code, answer.json()

    def get(self, what: str) -> Any:
        return self.http.get(f"{self.path}/{what}").raise_for_status().json()

    @property
    def luck(self) -> Any:
        return self.get("luck")

    def sit(self) -> None:
        code, answer = self.post("sit", name="Ben")
        assert code == 200, answer
        self.path = "/table/" + answer["link"].rpartition("/")[2]

    def seal(self) -> tuple[int, dict[str, Any]]:
        return self.post("luck", seal=seal_of(self.number))

    def show(self, **other: str) -> tuple[int, dict[str, Any]]:
        luck = self.luck or {"fingerprint": ""}
        shown = {"number": self.number, "fingerprint": luck["fingerprint"], **other}
        return self.post("luck", **shown)

    @property
    def asked(self) -> list[int]:
        found: list[int] = self.get("questions")["asked"]
        return found


def play_on(seats: list[Seat]) -> None:
    """Play to the end, each for their own seat."""
    while asked := seats[0].asked:
        seat = seats[asked[0]]
        table = seat.get("questions")
        code, answer = seat.post("play", text=table["legal"][-1]["text"], version=table["version"])
        assert code == 200, answer


def set_up(visitor: Visitor, *seats: str, **more: Any) -> list[str]:
    """Set up a table with shared luck; return the paths of its links."""
    chairs = [{"who": who, "name": "Anna"} for who in seats]
    wish = {"game": "sirens", "seats": chairs, "shared": True, **more}
    made = visitor.http.post("/api/tables", json=wish)
    assert made.status_code == 201, made.text
    return ["/table/" + link["url"].rpartition("/")[2] for link in made.json()["links"]]


def two(visitor: Visitor) -> tuple[Seat, Seat]:
    """Return the host and a friend at a table at which both sit."""
    host, invitation, _ = set_up(visitor, "here", "link")
    anna, ben = Seat(visitor, host), Seat(visitor, invitation, OTHER)
    ben.sit()
    return anna, ben


def test_nothing_is_drawn_before_all_have_sat_down_sealed_and_shown(visitor: Visitor) -> None:
    host, invitation, watching = set_up(visitor, "here", "link")
    anna, ben = Seat(visitor, host), Seat(visitor, invitation, OTHER)
    assert anna.asked == []
    assert "everybody has sat down" in anna.get("scene")["prompt"]
    assert anna.seal()[0] == 200
    assert anna.show()[1]["error"] == "stale-luck"  # Ben has not sealed: he would know it
    assert ben.seal()[1]["error"] == "not-yours-invited"
    assert Seat(visitor, watching).seal()[1]["error"] == "not-yours-watching"
    ben.sit()
    assert anna.luck["waits"] == [1]
    assert anna.show()[1]["error"] == "stale-luck"
    assert ben.seal()[0] == 200
    before = anna.luck
    assert (before["number"], before["seals"]) == (
        True,
        {"1": seal_of(NUMBER), "2": seal_of(OTHER)},
    )
    assert anna.show(number=OTHER)[1]["error"] == "bad-share-other"
    assert anna.show(fingerprint="0" * 64)[1]["error"] == "stale-luck"
    assert anna.show()[0] == 200
    assert anna.show()[1]["error"] == "bad-share-twice"
    assert anna.asked == []
    assert ben.luck["fingerprint"] == before["fingerprint"]  # both note the same
    assert ben.show()[0] == 200
    assert anna.asked != []
    assert anna.luck is None
    assert ben.seal()[1]["error"] == "bad-share-late"


def test_a_server_that_restarts_between_seal_and_number_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as base, Visitor(base) as visitor:
        anna, ben = two(visitor)
        anna.seal()
        ben.seal()
        anna.show()
        noted = ben.luck
    with serving(tmp_path) as base, Visitor(base) as visitor:
        anna, ben = Seat(visitor, anna.path), Seat(visitor, ben.path, OTHER)
        assert ben.luck == noted
        assert ben.show()[0] == 200
        play_on([anna, ben])
        text = visitor.http.get(f"{anna.path}/record").text
        found = judge(record.read(text, lambda *_: box("sirens").game), noted["fingerprint"])
        assert found.outcome is Outcome.PROVEN
        assert {"shares", "chain", "noted-line"} <= {one.name for one in found.findings()}
        next_table = Seat(visitor, anna.http.post(f"{anna.path}/again").headers["location"])
        assert next_table.luck["waits"] == [0, 1]  # a rematch has luck of its own


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[tuple[Visitor, list[float]]]:
    """A house whose clock stands where its list says."""
    clock = [1e9]
    with serving(tmp_path, now=lambda: clock[0]) as base, Visitor(base) as visitor:
        yield visitor, clock


Watched = tuple[Visitor, list[float]]
OFFER = {"who": "without", "label": "Draw without Ben’s number", "now": True}


def without(somebody: Seat, seat: int) -> str:
    """Go on without a seat; return why not."""
    code, answer = somebody.post("seat", seat=seat, who="without")
    return "" if code == 200 else str(answer["error"])


def is_offered(somebody: Seat) -> bool:
    return OFFER in somebody.get("room")["seats"][1]["offers"]


def test_whoever_does_not_show_is_left_out_and_gains_nothing(watched: Watched) -> None:
    visitor, clock = watched
    anna, ben = two(visitor)
    anna.seal()
    ben.seal()
    anna.show()
    assert not is_offered(anna)
    clock[0] += SILENCE
    assert is_offered(anna)
    assert without(anna, 1) == ""
    assert ben.show()[1]["error"] in ("bad-share-twice", "stale-luck")
    assert ben.seal()[1]["error"] == "bad-share-twice"
    assert anna.luck["seal"], "what Anna had shown is void: she seals another number"
    anna.number = "77" * 16
    assert anna.seal()[0] == 200
    assert anna.show()[0] == 200
    assert anna.asked != []
    talk = [one["text"] for one in anna.get("room")["talk"]]
    assert any("without a number of Ben" in text for text in talk)


def test_nobody_is_left_out_who_had_no_time_to_give_their_part(watched: Watched) -> None:
    """Each has the whole time for a seal from when they sit down, and for a number when it is due.

    Else somebody who knows the host's seed would be alone with it at once.
    """
    visitor, clock = watched
    host, invitation, _ = set_up(visitor, "here", "link")
    anna, ben = Seat(visitor, host), Seat(visitor, invitation, OTHER)
    clock[0] += 2 * SILENCE
    ben.sit()
    code, early = anna.post("seat", seat=1, who="without")
    assert (code, early["error"]) == (422, "bad-share-soon")
    assert f"{SILENCE} seconds" in early["message"]
    ben.seal()
    clock[0] += 2 * SILENCE
    assert without(anna, 1) == "bad-share-twice"  # it is Anna who owes a seal, and Ben waits for it
    assert without(ben, 0) == "", "he has waited for her long enough"
    assert without(anna, 1) == "bad-share-soon"  # and owes a new seal since then
    ben.seal()
    clock[0] += SILENCE - 1
    assert without(anna, 1) == "bad-share-soon"  # the last seal made his number due
    assert ben.show()[0] == 200
    assert ben.luck is None


def test_who_comes_back_for_a_bot_has_the_whole_time(watched: Watched) -> None:
    visitor, clock = watched
    anna, ben = two(visitor)
    clock[0] += SILENCE - 1
    ben.post("seat", seat=1, who="random")
    clock[0] += SILENCE
    ben.post("seat", seat=1, who="person")
    assert without(anna, 1) == "bad-share-soon"


def test_a_server_that_restarts_lets_everybody_begin_to_wait_anew(tmp_path: Path) -> None:
    clock = [1e9]
    with serving(tmp_path, now=lambda: clock[0]) as base, Visitor(base) as visitor:
        anna, _ = two(visitor)
    clock[0] += 2 * SILENCE  # nobody could give anything meanwhile
    with serving(tmp_path, now=lambda: clock[0]) as base, Visitor(base) as visitor:
        anna = Seat(visitor, anna.path)
        assert without(anna, 1) == "bad-share-soon"
        clock[0] += SILENCE
        assert without(anna, 1) == ""


def test_pages_hear_that_they_need_not_wait_any_longer(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "SILENCE", 0.1)
    host, invitation, _ = set_up(visitor, "here", "link")
    Seat(visitor, invitation).sit()
    told = Player(visitor, host).events(kind="room")
    assert any(OFFER in room["seats"][1]["offers"] for room in told)


def test_ones_own_number_may_be_lost_at_any_time(visitor: Visitor) -> None:
    anna, _ = two(visitor)
    assert without(anna, 0) == ""
    assert anna.luck["waits"] == [1]
    assert without(anna, 0) == "bad-share-twice"


def test_a_bot_on_the_last_free_seat_lets_the_others_go_on(visitor: Visitor) -> None:
    host, *_ = set_up(visitor, "here", "link")
    anna = Seat(visitor, host)
    anna.seal()
    assert not anna.luck["number"]
    assert anna.post("seat", seat=1, who="random")[0] == 200
    assert anna.luck["number"]
    assert anna.show()[0] == 200
    assert anna.luck is None


def test_who_lets_a_bot_play_owes_nothing(visitor: Visitor) -> None:
    host, *_ = set_up(visitor, "here", "bot:random")
    anna = Seat(visitor, host)
    assert anna.post("seat", seat=0, who="random")[0] == 200
    assert anna.luck is None


def test_one_screen_gives_one_number_for_all_its_seats(visitor: Visitor) -> None:
    host, *_ = set_up(visitor, "here", "here", game="chests")
    anna = Seat(visitor, host)
    assert anna.seal()[0] == 200
    assert anna.show()[0] == 200
    assert anna.asked != []


@pytest.mark.parametrize("more", [{"shared": False}, {"seats": [{"who": "bot:random"}] * 2}])
def test_what_needs_no_ceremony_has_none(visitor: Visitor, more: dict[str, Any]) -> None:
    host, *_ = set_up(visitor, "here", "link", **more)
    assert Seat(visitor, host).luck is None


def test_programs_hear_of_it(visitor: Visitor) -> None:
    anna, ben = two(visitor)
    anna.seal()
    told = only(Player(visitor, ben.path).heard(stream="news"), "news")
    assert '"seal":true' in next(told)[1].replace(" ", "")
    ben.seal()
    assert '"number":true' in next(told)[1].replace(" ", "")


def test_pages_hear_of_it(visitor: Visitor) -> None:
    """At a table without a clock nothing else would tell them."""
    host, invitation, _ = set_up(visitor, "here", "link")
    anna, ben = Player(visitor, host), Seat(visitor, invitation, OTHER)
    ben.sit()
    told = (room["luck"] for room in anna.events(kind="room"))
    assert next(told)["seals"] == {}
    ben.seal()
    assert any(luck["seals"] == {"2": seal_of(OTHER)} for luck in told)
