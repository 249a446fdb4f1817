"""The rules beside the board."""

from __future__ import annotations

import pytest

from tests.server.house import Visitor
from tidetable import games


@pytest.mark.parametrize("game", games.names())
def test_the_panel_has_every_rule(visitor: Visitor, game: str) -> None:
    player = visitor.set_up(game, seat_1="here", seat_2="bot:random")
    panel = visitor.http.get(f"{player.path}/rules")
    assert panel.status_code == 200
    assert "<html" not in panel.text
    assert "⟦" not in panel.text
    assert player.path not in panel.text
    for rule in games.box(game).rulebook.rules:
        assert f'id="{rule}"' in panel.text
