"""What tests are told when something does not come from a house."""

from __future__ import annotations

import pytest

from tests import patience
from tests.patience import wait_for
from tests.server import house
from tests.server.house import Visitor, only
from tidetable.server.web import streams


def test_a_player_is_known_by_what_was_answered_last(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = visitor.set_up(seat_1="here", seat_2="here", option_first="1")
    monkeypatch.setattr(patience, "PATIENCE", 0.0)
    with pytest.raises(AssertionError) as told:
        wait_for(lambda: player.scene()["version"] == 9)
    assert f"with player: Player {player.path}, last told by scene 200: " in str(told.value)
    assert "version 0, " in str(told.value)


def test_a_stream_that_has_nothing_but_a_pulse_is_not_read_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(house, "PATIENCE", 0.0)
    pulses = [("pulse", "15.0")] * 9
    heard = only(iter([("scene", "{}"), *pulses]), "scene")
    assert next(heard) == ("scene", "{}")
    with pytest.raises(AssertionError, match="for: scene\nlast heard: scene"):
        next(heard)
    with pytest.raises(AssertionError, match="for: change or spent\nlast heard: nothing but"):
        next(only(iter(pulses), "change", "spent"))


@pytest.mark.parametrize(("stream", "kind"), [("events", "scene"), ("news", "news")])
def test_a_player_does_not_wait_for_ever(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, stream: str, kind: str
) -> None:
    monkeypatch.setattr(streams, "PULSE", 0.02)
    player = visitor.set_up(seat_1="here", seat_2="here", option_first="1")
    told = player.events(kind=kind, stream=stream)
    next(told)
    monkeypatch.setattr(house, "PATIENCE", 0.0)
    with pytest.raises(AssertionError, match=f"waited in vain for: {kind}"):
        next(told)
