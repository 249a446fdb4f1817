"""A game's art: sheets of symbols in its folder `show/art/`, which any editor of drawings opens.

A sheet defines its shapes in `<defs>`, and shows each of them once below, in the colours of the
game's board.css. A picture takes the definitions alone; all that is laid out is for the artist.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tidetable.core.show.svg import tag

ART: Final = Path("show", "art")  # the sheets' folder in a game's folder
_DEFINED: Final = re.compile(r"<defs>(.*)</defs>", re.DOTALL)
_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_BETWEEN: Final = re.compile(r"(?<=>)\s+(?=<)")
_SPACE: Final = re.compile(r"\s+")


def sheets(folder: Path) -> list[Path]:
    return sorted((folder / ART).glob("*.svg"))


def definitions(sheet: Path) -> str:
    """Return what a sheet defines, without the white space that is only for readers."""
    found = _DEFINED.search(_COMMENT.sub("", sheet.read_text(encoding="utf-8")))
    if found is None:
        raise ValueError(f"{sheet}: a sheet of symbols has one <defs> with all its shapes")
    return _SPACE.sub(" ", _BETWEEN.sub("", found[1])).strip()


def defs(folder: Path, *computed: str) -> str:
    """Return all that a game's pictures use: its sheets, and what it computes."""
    return tag("defs", *map(definitions, sheets(folder)), *computed)


def dressed(game: str, drawn: str) -> str:
    """Return what is drawn where the styles of the game's board.css reach it."""
    return tag("g", drawn, class_=f"{game}-board")
