"""What PettingZoo and Gymnasium both need: spaces, observations with masks, boards to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError as missing:
    raise ImportError("Gymnasium is not installed: pip install 'tidetable[rl]'") from missing

if TYPE_CHECKING:
    from tidetable.library.positions import Position
    from tidetable.library.setup import Setup


def observation_space(game: Setup[Any, Any], history: int) -> Dict:
    least, most = game.learning.recalling(history).bounds
    mask = Box(0, 1, (len(game.learning.actions),), np.int8)
    return Dict({"observation": Box(least, most, dtype=np.int16), "action_mask": mask})


def action_space(game: Setup[Any, Any]) -> Discrete:
    return Discrete(len(game.learning.actions))


def observed(position: Position[Any, Any], seat: int, asked: bool, history: int) -> dict[str, Any]:
    """Return what a seat sees, and what it may answer if it is asked."""
    mask = position.mask(seat) if asked else position.game.learning.mask([])
    return {"observation": position.observation(seat, history), "action_mask": mask}


def rendered(
    position: Position[Any, Any], render_mode: str | None, seat: int | None = None
) -> str | None:
    if render_mode == "svg":
        return str(position.picture(seat))
    return position.describe(seat) if render_mode == "ansi" else None
