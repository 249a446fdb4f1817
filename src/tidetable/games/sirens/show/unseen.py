"""The cards a viewer has not seen yet: what it could work out from all that lay open (SIR-R6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.games.sirens.rules.drawers import seat_card
from tidetable.games.sirens.rules.game import Sirens
from tidetable.games.sirens.rules.guess import unseen
from tidetable.games.sirens.rules.state import Hand, Tabletop
from tidetable.games.sirens.rules.verbs import N_CARDS

if TYPE_CHECKING:
    from tidetable.core.show.scene import Scene


def unseen_cards(scene: Scene, table: Tabletop) -> list[tuple[int, int]]:
    """Return for each card how many may still come, and out of how many.

    With more tactics the own pile is no riddle: then these are the opponent's cards alone.
    """
    game = scene.phrases.game
    assert isinstance(game, Sirens)
    left = unseen(table, game.cards)
    own = scene.view.own
    found: list[tuple[int, int]] = []
    for card in range(N_CARDS):
        both = int(left[card] + left[seat_card(1, card)])
        if not isinstance(own, Hand):
            found.append((both, int(game.cards[card])))
        elif table.more_tactics == 1:
            theirs = int(left[seat_card(1 - scene.seat, card)])
            found.append((theirs, int(game.half[card])))
        else:
            found.append((both - int(own.cards[card]), int(game.cards[card])))
    return found
