"""numpy, for all that shows numbers as arrays; where it is missing, this says how to get it."""

from __future__ import annotations

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError(
        "Batches need numpy, which is not installed here: pip install 'tidetable[rl]'"
    ) from missing

__all__ = ["NDArray", "np"]
