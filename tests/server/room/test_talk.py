"""The talk at a table: short, polite in pace, kept, and never more than text."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.guests import company, room, talk
from tests.server.house import Player, Visitor, serving
from tidetable.server.room import live as tables
from tidetable.server.store.model import Remark


@pytest.fixture
def host(visitor: Visitor) -> Player:
    return visitor.set_up(seat_1="here", seat_2="link", name_1="Anna")


def test_everybody_reads_what_is_said(visitor: Visitor, host: Player) -> None:
    friend, watcher = company(visitor, host, "Ben")
    assert host.post("say", text="Ahoy there!").status_code == 200
    assert friend.post("say", phrase="hello").status_code == 200
    for reader in (host, friend, watcher):
        assert talk(reader) == ["Ben has sat down.", "Ahoy there!", "Hello!"]
    assert [one["seat"] for one in room(watcher)["talk"][1:]] == [0, 1]


def test_phrases_are_read_in_ones_own_language(visitor: Visitor, host: Player) -> None:
    host.post("say", phrase="thanks")
    with Visitor(str(visitor.http.base_url), "zh-TW") as other:
        assert talk(Player(other, host.path)) == ["謝謝！"]


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("<script>alert(1)</script> & more", "<script>alert(1)</script> & more"),
        ("two\nlines\tand a\x00 null", "two lines and a null"),
        ("\u202eright to left\u2066", "right to left"),
        ("👨\u200d👩\u200d👧 fair winds", "👨\u200d👩\u200d👧 fair winds"),
        ("x" * 300, "x" * 300),
    ],
)
def test_words_are_kept_as_text(host: Player, said: str, kept: str) -> None:
    assert host.post("say", text=said).status_code == 200
    assert talk(host) == [kept]
    page = host.http.get(host.path).text
    assert "<script>alert" not in page


def test_half_a_letter_is_refused(host: Player) -> None:
    body = r'{"text": "lone \ud800 half"}'
    refused = host.http.post(f"{host.path}/say", content=body)
    assert refused.json()["error"] == "request-not-understood"
    assert talk(host) == []


@pytest.mark.parametrize("nothing", ["", "   ", "\n\t", "\x00\u200b"])
def test_nothing_said_is_nothing_kept(host: Player, nothing: str) -> None:
    assert host.post("say", text=nothing).status_code == 200
    assert talk(host) == []


@pytest.mark.parametrize("length", [301, 10_000])
def test_a_long_speech_is_refused(host: Player, length: int) -> None:
    refused = host.post("say", text="x" * length)
    assert refused.status_code == 429
    assert "300" in refused.json()["message"]
    assert talk(host) == []


def test_an_endless_speech_is_not_even_read(host: Player) -> None:
    assert host.post("say", text="x" * 13_000).status_code == 400
    assert host.post("say", text="x" * 20_000).status_code == 413


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"phrase": "nonsense"}, "bad-table-phrase"),
        ({"phrase": "x" * 41}, "request-not-understood"),
        ({"text": ["hello"]}, "request-not-understood"),
        ({"text": "hello", "seat": 1}, "not-yours-seat"),
        ({"text": "hello", "seat": 99}, "request-not-understood"),
    ],
)
def test_nonsense_is_explained(host: Player, body: dict[str, object], error: str) -> None:
    refused = host.post("say", **body)
    assert refused.json()["error"] == error
    assert "⟦" not in refused.json()["message"]
    assert talk(host) == []


def test_who_talks_too_fast_must_wait(visitor: Visitor, host: Player) -> None:
    friend, _ = company(visitor, host)
    before = len(talk(host))
    answers = [host.post("say", text=f"word {n}").status_code for n in range(8)]
    assert answers == [200] * tables.MOST_TIMES + [429] * (8 - tables.MOST_TIMES)
    assert friend.post("say", text="I may").status_code == 200
    assert len(talk(host)) == before + tables.MOST_TIMES + 1


def test_who_has_waited_may_talk_again(host: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SECONDS", 0.0)
    assert {host.post("say", text=f"word {n}").status_code for n in range(12)} == {200}


def test_at_a_childrens_table_nothing_is_said_or_shown(visitor: Visitor) -> None:
    host = visitor.set_up(seat_1="here", seat_2="link", chat="no")
    assert host.post("say", text="hello").json()["error"] == "bad-table-chat"
    assert host.post("say", phrase="hello").json()["error"] == "bad-table-chat"
    company(visitor, host, "Ben")
    found = room(host)
    assert (found["chat"], found["talk"], found["phrases"]) == (False, [], {})
    assert 'id="talk"' not in host.http.get(host.path).text


def test_who_shares_a_screen_speaks_for_the_seat_in_view(visitor: Visitor) -> None:
    host = visitor.set_up(seat_1="here", seat_2="here", option_first="2")
    host.post("say", text="mine")
    host.post("say", text="theirs", seat=0)
    assert [one["seat"] for one in room(host)["talk"]] == [1, 0]


def test_the_talk_is_there_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as base, Visitor(base) as visitor:
        host = visitor.set_up(seat_1="here", seat_2="link")
        host.post("say", text="see you next week")
        path = host.path
    with serving(tmp_path) as base, Visitor(base) as visitor:
        assert talk(Player(visitor, path)) == ["see you next week"]


# --- two servers ----------------------------------------------------------------------------------


def test_each_line_is_heard_once_and_in_its_order() -> None:
    """What was read of the store may be older than what was said here meanwhile, or as new."""
    one, two, three = (Remark(n, 0.0, 0, "said", f"{n}") for n in (1, 2, 3))
    here: Any = SimpleNamespace(remarks=[one, three])
    for read in ([one], [one, two], [one, two, three], []):
        tables.LiveTable.hear(here, read)
    assert here.remarks == [one, two, three]
