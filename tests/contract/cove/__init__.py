"""Cove: a toy game for three with what a first game may lack.

Smugglers sail to a port, the wind blows, and all at once and in secret each may play a card from
the hand. The strongest takes the prize, and then a toll, or a look at somebody's first card.
"""

from __future__ import annotations

from pathlib import Path

from tests.contract.cove.bots import Bold
from tests.contract.cove.fields import DRAWERS
from tests.contract.cove.game import Cove
from tidetable.core.box import Box

FOLDER = Path(__file__).parent

BOX = Box(
    game=Cove(),
    folder=FOLDER,
    bots={"bold": Bold},
    minutes=5,
    age=8,
    drawers=DRAWERS,
)
