"""Who asks for too much is told so, in their language and with a time; nobody else notices."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.routing import APIRoute
from hypothesis import given, strategies as st

from tests.server.house import Visitor, serving
from tidetable.server.door import limits as door
from tidetable.server.door.limits import (
    LIMITS,
    Cost,
    Full,
    Limit,
    Limits,
    Rate,
    Streams,
    TooOften,
    household,
)
from tidetable.server.web.app import PARTS

FEW = {"table": Limit(Rate(2, 30), everybody=Rate(3, 10)), "hint": Limit(Rate(9, 1), Rate(1, 7))}
STRICT = {"table": Limit(Rate(2, 3600)), "undo": Limit(Rate(9, 1), Rate(1, 3600))}
PAGE = {"accept": "text/html"}


class Watch:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def __call__(self) -> float:
        return self.time


def seconds(limits: Limits, *asked: str) -> int:
    """Return how long somebody must wait."""
    with pytest.raises(TooOften) as refused:
        limits.charge(*asked)
    return refused.value.seconds


def test_some_at_once_then_one_after_another() -> None:
    watch = Watch()
    limits = Limits(FEW, watch)
    limits.charge("table", "a")
    limits.charge("table", "a")
    assert seconds(limits, "table", "a") == 30
    watch.time += 29.5
    assert seconds(limits, "table", "a") == 1
    watch.time += 0.5
    limits.charge("table", "a")
    assert seconds(limits, "table", "a") == 30  # who was refused has not paid
    assert limits.refused == {"table": 3}


def test_a_link_counts_by_itself_and_all_together_too() -> None:
    limits = Limits(FEW, Watch())
    limits.charge("hint", "a", "link")
    assert seconds(limits, "hint", "b", "link") == 7
    limits.charge("hint", "b", "another")
    for who in "abc":
        limits.charge("table", who)
    assert seconds(limits, "table", "d") == 10
    limits.charge("what has no limit", "d")


def test_a_flood_of_addresses_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "MOST_KEPT", 10)
    watch = Watch()
    limits = Limits({"hint": Limit(Rate(1, 60))}, watch)
    for n in range(100):
        limits.charge("hint", f"10.0.0.{n}")
    assert len(limits._due) == 10
    assert seconds(limits, "hint", "10.0.0.99") == 60
    watch.time += 60
    limits.charge("hint", "10.0.0.99")
    limits.charge("hint", "b")
    assert len(limits._due) == 2  # the rest has had its time


@given(st.lists(st.floats(0, 5), max_size=200), st.integers(1, 5), st.floats(0.1, 3))
def test_never_more_than_the_rate_allows(pauses: list[float], at_once: int, every: float) -> None:
    watch = Watch()
    limits = Limits({"x": Limit(Rate(at_once, every))}, watch)
    given_at = []
    for pause in pauses:
        watch.time += pause
        try:
            limits.charge("x", "a")
            given_at.append(watch.time)
        except TooOften:
            pass
    for i, first in enumerate(given_at):
        for n, last in enumerate(given_at[i:], 1):
            assert n <= at_once + (last - first) / every + 1e-6


@pytest.mark.parametrize(
    ("address", "one"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", door.NOBODY),
        ("not an address", door.NOBODY),
    ],
)
def test_a_household_is_counted_as_one(address: str, one: str) -> None:
    assert household(address) == one


def test_streams_are_counted_while_they_last() -> None:
    streams = Streams(3, 2)
    with streams.held("a"), streams.held("a"):
        with pytest.raises(Full), streams.held("a"):
            pass
        with streams.held("b"), pytest.raises(Full), streams.held("c"):
            pass
        assert not streams.full
    assert not streams.open


def test_all_that_changes_or_costs_something_has_its_price() -> None:
    """Whoever adds a way in that changes something says what it costs."""
    seen = 0
    for route in (route for part in PARTS for route in part.router.routes):
        if isinstance(route, APIRoute):
            called = [one.call for one in route.dependant.dependencies]
            paid = [call.kind for call in called if isinstance(call, Cost)]
            assert set(paid) <= set(LIMITS)
            if "POST" in (route.methods or ()) or route.path.endswith(
                ("/events", "/news", "/at/{n}")
            ):
                assert len(paid) == 1, route.path
                seen += 1
    assert seen > 20


def test_whatever_is_asked_for_is_counted(tmp_path: Path) -> None:
    few = {"request": Limit(Rate(3, 3600))}
    with serving(tmp_path, limits=few) as base, Visitor(base) as visitor:
        found = [visitor.http.get(path).status_code for path in ("/", "/healthz", "/api/games")]
        assert found == [200, 200, 200]
        assert visitor.http.get("/rules/chests").status_code == 429
        assert visitor.http.get("/static/icons/x").status_code == 404  # what browsers keep is free


def test_who_is_refused_reads_why_and_when(tmp_path: Path) -> None:
    with serving(tmp_path, limits=STRICT) as base, Visitor(base, "de") as visitor:
        player = visitor.set_up(seat_1="here", seat_2="bot:random")
        visitor.set_up(seat_1="here", seat_2="bot:random")
        form = {"seat-1": "here", "seat-2": "bot:random"}
        refused = visitor.http.post("/new/chests", data=form, headers=PAGE)
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 1800
        assert "Nicht so schnell" in refused.text
        assert "<html" in refused.text
        told = visitor.http.post("/api/tables", json={"game": "chests", "seats": []})
        assert (told.status_code, told.json()["error"]) == (429, "too-often")
        assert "geht es weiter" in told.json()["message"]
        assert player.post("undo").status_code == 422
        assert player.post("undo").status_code == 429
        assert player.post("type", line="undo", version=0).status_code == 429
        assert player.post("type", line="moves", version=0).status_code == 200
        assert player.scene()["board"]  # what is not limited goes on
        headers = {"x-forwarded-for": "192.0.2.9", "forwarded": "for=192.0.2.9"}
        assert visitor.http.post("/new/chests", data=form, headers=headers).status_code == 429


def test_a_proxy_that_is_believed_says_who_asks(tmp_path: Path) -> None:
    with serving(tmp_path, limits=STRICT, proxies=("127.0.0.1",)) as base, Visitor(base) as visitor:
        form = {"seat-1": "here", "seat-2": "bot:random"}

        def status(address: str) -> int:
            headers = {"x-forwarded-for": address}
            return visitor.http.post("/new/chests", data=form, headers=headers).status_code

        assert [status("192.0.2.9") for _ in range(3)] == [303, 303, 429]
        # What somebody writes there before the proxy adds who they are is not believed.
        assert status("192.0.2.77, 192.0.2.9") == 429
        assert status("2001:db8::1") == 303


def test_when_all_places_are_taken_a_page_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, most_streams=1) as base, Visitor(base) as visitor:
        player = visitor.set_up(seat_1="here", seat_2="bot:random")
        first = player.heard()
        next(first)
        beyond = visitor.http.get(f"{player.path}/events")
        assert (beyond.status_code, beyond.json()["error"]) == (503, "full")
        page = visitor.http.get(player.path, headers=PAGE)
        assert page.status_code == 503
        assert "All places are taken" in page.text
        assert page.headers["retry-after"] == "30"
        assert visitor.http.get("/").status_code == 200
