"""The components that nobody can look up, laid out for a reader."""

from __future__ import annotations

import pytest

from tests.spread import tongues
from tidetable import games
from tidetable.core.datafile import DataFile
from tidetable.core.say.components import component_sheets


def test_components_are_those_of_the_data() -> None:
    box = games.printed("sirens")
    assert box.data is not None
    text = box.data.text.replace(
        'value = -4\ncount = 2\nsrc = "print"', 'value = -4\ncount = 4\nsrc = "found"'
    )
    corrected = box.on(DataFile("mine.toml", text))
    before = component_sheets(box, box.words("en"))
    after = component_sheets(corrected, corrected.words("en"))
    assert len(after) == len(before) + 1
    assert after[0].src == "found"
    assert after[0].columns == ["value", "how many"]
    assert after[0].rows == [["-4", "4"]]


def test_what_has_no_words_is_shown_as_the_file_has_it() -> None:
    box = games.printed("titania")
    assert box.data is not None
    text = box.data.text.replace('aside = 3\nsrc = "print"', 'aside = 3\nsrc = "found"')
    sheet = component_sheets(box.on(DataFile("mine.toml", text)), box.words("en"))[0]
    assert (sheet.title, sheet.src) == ("ships", "found")
    assert sheet.columns == ["colour", "how many", "aside"]


@pytest.mark.parametrize("language", tongues())
@pytest.mark.parametrize("game", games.names())
def test_every_kind_of_component_has_words(game: str, language: str) -> None:
    box = games.box(game)
    for sheet in component_sheets(box, box.words(language)):
        said = " ".join([sheet.title, *sheet.columns, *(v for row in sheet.rows for v in row)])
        assert "⟦" not in said
        assert "_" not in said  # a name of the data file
        assert all(len(row) == len(sheet.columns) for row in sheet.rows)
