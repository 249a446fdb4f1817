"""A world that a viewer cannot rule out. Nothing here is hidden, so it is the one that is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.games.chests.state import ChestsState, Table

if TYPE_CHECKING:
    from tidetable.core.contract import View
    from tidetable.core.luck import Luck


def guess(view: View, luck: Luck) -> ChestsState:
    assert isinstance(view.public, Table)
    return ChestsState(view.public.copy(), view.asks, view.n_asks)
