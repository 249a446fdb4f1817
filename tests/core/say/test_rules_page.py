"""The page of what is not printed lists what a game is played on, an owner's file too."""

from __future__ import annotations

import re

from tidetable.core.datafile import DataFile
from tidetable.core.say.rules_page import unprinted
from tidetable.games import box

SIRENS = box("sirens")


def as_seen(first: str) -> str:
    """Return the data of a game as of somebody who has seen all but its first card in print."""
    assert SIRENS.data is not None
    text = re.sub('src = ".*"', 'src = "print"', SIRENS.data.text)
    return text.replace('src = "print"', f'src = "{first}"', 1)


def listed(text: str) -> list[tuple[str, str, dict[str, str]]]:
    page = unprinted(SIRENS.on(DataFile("mine.toml", text)), SIRENS.words("en"))
    return [(part.file, part.kind, part.facts) for part in page.components]


def test_a_corrected_file_is_the_one_that_is_listed() -> None:
    assert listed(as_seen("print")) == []
    card = {"value": "-4", "count": "2"}
    assert listed(as_seen("recon")) == [("mine.toml", "card", card)]
