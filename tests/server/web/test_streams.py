"""What comes by itself: a whole scene to whoever has none, then what changes, the same to all."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Iterator

import pytest

from tests.patience import in_time
from tests.server.guests import company
from tests.server.house import Player, Visitor, changed, only, run_async
from tidetable.server.web import streams

Heard = Iterator[tuple[str, str]]
MOST = 2_000  # bytes of a change: half of what a typical one of Chests & Sabres may take


def table(visitor: Visitor) -> tuple[Player, Player]:
    """Anna, whose turn it is, and somebody who watches her and Ben."""
    anna = visitor.set_up(seat_1="here", seat_2="link", option_first="1")
    *_, watcher = company(visitor, anna, "Ben")
    return anna, watcher


def skip_to(heard: Heard, *kinds: str) -> tuple[str, str]:
    """Return the next event of these kinds."""
    return next(only(heard, *kinds))


def scene_text(player: Player) -> str:
    return player.http.get(f"{player.path}/scene").text


def roll(player: Player) -> None:
    player.play("roll", player.scene())


def test_a_change_leads_to_the_scene_that_is_true(visitor: Visitor) -> None:
    anna, _ = table(visitor)
    heard = anna.heard()
    _, before = skip_to(heard, "scene")
    assert before == scene_text(anna)
    roll(anna)
    kind, told = skip_to(heard, "scene", "change")
    assert kind == "change"
    assert changed(before, told) == scene_text(anna)
    # Compressed, as it travels. Against the scene it would say little: that has no shapes in it,
    # and a roll changes four dice and what is said of them.
    assert len(zlib.compress(told.encode())) < MOST


def test_all_who_watch_the_same_are_sent_the_same(visitor: Visitor) -> None:
    """Whoever comes late gets the whole scene, and from then on what everybody gets."""
    anna, watcher = table(visitor)
    early = watcher.heard()
    skip_to(early, "scene")
    roll(anna)
    skip_to(early, "change")
    late = watcher.heard()
    assert skip_to(late, "scene", "change") == ("scene", scene_text(watcher))
    legal = anna.http.get(f"{anna.path}/questions").json()
    anna.post("play", action=legal["legal"][0]["action"], version=legal["version"])
    told = skip_to(early, "scene", "change")
    assert told[0] == "change"
    assert skip_to(late, "scene", "change") == told
    own = anna.heard()
    assert skip_to(own, "scene")[1] != scene_text(watcher)  # another view, another picture


def test_who_comes_back_is_sent_no_scene_that_it_has(visitor: Visitor) -> None:
    anna, watcher = table(visitor)
    mark = json.loads(scene_text(watcher))["mark"]
    heard = watcher.heard(last=mark)
    assert next(heard)[0] == "room"
    roll(anna)  # and then what changed since that scene, though it was never sent on this line
    kind, told = skip_to(heard, "scene", "change")
    assert (kind, json.loads(told)["since"]) == ("change", mark)
    again = watcher.heard(last=mark)
    assert skip_to(again, "scene", "change") == ("scene", scene_text(watcher))


def test_a_page_says_what_it_has_by_the_address_too(visitor: Visitor) -> None:
    anna, _ = table(visitor)
    there = Player(visitor, anna.path)
    there_heard = there.heard(stream=f"events?seen={anna.scene()['mark']}")
    assert next(there_heard)[0] == "room"
    roll(anna)
    first = skip_to(there_heard, "change")[1]
    newer = there.heard(last=json.loads(first)["mark"], stream="events?seen=0-1")
    assert next(newer)[0] == "room"  # what came last counts, not what the address says


def test_another_language_is_another_scene(visitor: Visitor) -> None:
    anna, _ = table(visitor)
    with Visitor(str(visitor.http.base_url), "de") as german:
        there = german.at(anna.path)
        assert there.scene()["mark"] != anna.scene()["mark"]
        heard = there.heard(last=anna.scene()["mark"])
        assert skip_to(heard, "scene") == ("scene", scene_text(there))


def test_every_event_is_compressed_and_comes_at_once(visitor: Visitor) -> None:
    anna, _ = table(visitor)
    read = zlib.decompressobj(16 + zlib.MAX_WBITS)
    with anna.http.stream("GET", f"{anna.path}/events") as stream:
        assert stream.headers["content-encoding"] == "gzip"
        raw = in_time(stream.iter_raw(), "a scene and a change")
        came = b""
        while b"event: scene" not in came or not came.endswith(b"\n\n"):
            came += read.decompress(next(raw))
        roll(anna)
        while b"event: change" not in came or not came.endswith(b"\n\n"):
            came += read.decompress(next(raw))  # or it would wait for ever


def test_a_pulse_comes_when_it_is_due_whatever_happens_unseen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What wakes a stream and is not told on it must not be seen by a pulse that comes late."""
    monkeypatch.setattr(streams, "PULSE", 0.02)

    async def woken_all_the_time() -> int:
        pulse = streams.Pulse()
        woken = 0
        while True:
            changed = asyncio.Event()
            asyncio.get_running_loop().call_soon(changed.set)
            if await pulse.comes_before(changed):
                return woken
            woken += 1
            assert woken < 1_000_000, "the pulse is put off for ever"

    assert run_async(woken_all_the_time()) > 0
