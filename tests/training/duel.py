"""A network against a bot of the house, from both seats of each deal."""

from __future__ import annotations

from pathlib import Path

from tidetable import bots
from tidetable.bots.networked import Networked
from tidetable.core.box import Box
from tidetable.core.luck import Luck, seed_from_text


def wins(box: Box, network: Path, other: str, deals: int) -> float:
    """Return the network's share of wins."""
    won = 0.0
    for deal in range(deals):
        for seat in range(2):
            players = [bots.make(box, other, Luck(deal)) for _ in range(2)]
            players[seat] = Networked(box, network, Luck(deal))
            table = box.table(2, seed=seed_from_text(f"{deal}"))
            while not table.over:
                asked = table.asked()[0]
                legal, question = table.legal(asked), table.questions(asked)[0]
                table.play(asked, players[asked].choose(table.view(asked), question, legal))
            places = table.places()
            won += (places[seat] == 1) / places.count(1)
    return won / (2 * deals)
