"""Ebb: crabs follow the tide."""

from pathlib import Path

from tidetable.core.box import Box

from .rules.fields import DRAWERS
from .rules.game import EbbGame

BOX = Box(
    game=EbbGame(),
    folder=Path(__file__).parent,
    minutes=5,
    age=5,
    drawers=DRAWERS,
)
