"""What all parts of the picture know, and how pieces are named so that they can be followed."""

from __future__ import annotations

from tidetable.core.show.scene import Scene
from tidetable.games.sirens.rules.state import Hand, Tabletop
from tidetable.games.sirens.rules.verbs import N_HAND
from tidetable.games.sirens.show.happened import Happened


class Picture:
    """One picture being drawn: who looks, and what has just changed.

    A piece that has just moved bears the key it had where it came from; all others are named by
    where they lie. So a piece slides once, and cards without a name of their own never mix.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.table = table = scene.public(Tabletop)
        self.just = Happened(table, scene.news)
        self.me = scene.me
        self.other = 1 - self.me
        self.own = scene.own(Hand)
        self.picking = (
            self.own is not None and table.turn == 0 and table.hand_size[self.me] < N_HAND
        )

    def origin(self) -> str:
        """Return the key of the card that has just arrived, where it was before."""
        just, table = self.just, self.table
        drew = 1 if just.drew == just.actor else 0
        if just.taken_from >= 0:
            left = table.lying(just.taken_from, just.card)
            return f"lying-{just.taken_from}-{just.card}-{left}"
        if just.actor == self.me and self.own is not None:
            held = self.own.cards[just.card] - (drew if just.drawn == just.card else 0)
            return f"held-{just.actor + 1}-{just.card}-{held}"
        return f"back-{just.actor + 1}-{table.hand_size[just.actor] - drew}"

    def back_key(self, seat: int, i: int) -> str:
        """Return the key of a card face down; the one just drawn comes from the pile."""
        if self.just.drew == seat and i == self.table.hand_size[seat] - 1:
            return self.drawn_key(seat)
        return f"back-{seat + 1}-{i}"

    def drawn_key(self, seat: int) -> str:
        pile = self.table.pile_of(seat)
        return f"pile-{pile}-{self.table.pile_size[pile] + 1}"
