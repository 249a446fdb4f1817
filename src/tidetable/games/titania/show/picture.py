"""What all parts of the picture know, and how pieces are named so that they can be followed."""

from __future__ import annotations

from tidetable.core.contract import arg_of, kind_of, seat_of
from tidetable.core.show.scene import Scene
from tidetable.games.titania.rules import verbs as v
from tidetable.games.titania.rules.game import Titania
from tidetable.games.titania.rules.placing import EXTRA, PLACE
from tidetable.games.titania.rules.state import Hand, Tabletop
from tidetable.games.titania.show.happened import Happened


class Picture:
    """One picture being drawn: who looks, and what has just changed."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.table = scene.public(Tabletop)
        self.kingdom = scene.game(Titania).kingdom
        self.just = Happened(scene.news)
        self.me = scene.me
        self.own = scene.own(Hand)

    def asked(self) -> tuple[int, int, int]:
        """Return the open question: whom it is asked, what about, its argument; or -1 each."""
        view = self.scene.view
        if view.n_asks == 0:
            return -1, -1, -1
        question = view.asks[0]
        return int(seat_of(question)), int(kind_of(question)), int(arg_of(question))

    def sailing(self) -> str:
        """Return the colour of the ship that is to be placed, if one is."""
        _, kind, colour = self.asked()
        return v.COLOURS.tokens[colour] if kind in (PLACE.kind, EXTRA.kind) else ""

    def ship_key(self, colour: int, space: int) -> str:
        """Return a ship's key: where it lies; if it has just come, where in the reserve it was."""
        placed = self.just.placed
        if colour == self.table.colour and space in placed:
            later = len(placed) - placed.index(space)
            return f"fleet-{colour}-{self.table.reserve[colour] + later}"
        return f"ship-{colour}-{space}"
