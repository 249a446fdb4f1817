"""The rules of a table are those of the data it is played on."""

from __future__ import annotations

import pytest

from tests.server.house import Visitor
from tidetable import games
from tidetable.core.datafile import DataFile
from tidetable.core.words import LANGUAGES
from tidetable.server.components import component_sheets
from tidetable.server.languages import WORDS


def test_components_are_those_of_the_data() -> None:
    box = games.printed("sirens")
    assert box.data is not None
    text = box.data.text.replace(
        'value = -4\ncount = 2\nsrc = "print"', 'value = -4\ncount = 4\nsrc = "found"'
    )
    corrected = box.on(DataFile("mine.toml", text))
    before = component_sheets(box, box.words("en", WORDS))
    after = component_sheets(corrected, corrected.words("en", WORDS))
    assert len(after) == len(before) + 1
    assert after[0].src == "found"
    assert after[0].rows == [["-4", "4"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_kind_of_component_has_words(game: str, language: str) -> None:
    box = games.box(game)
    say = box.words(language, WORDS)
    for sheet in component_sheets(box, say):
        said = " ".join([sheet.title, *sheet.columns, *(v for row in sheet.rows for v in row)])
        assert "⟦" not in said
        assert "_" not in said  # a name of the data file
        assert all(len(row) == len(sheet.columns) for row in sheet.rows)


@pytest.mark.parametrize("game", games.names())
def test_the_panel_has_every_rule(visitor: Visitor, game: str) -> None:
    player = visitor.set_up(game, seat_1="here", seat_2="bot:random")
    panel = visitor.http.get(f"{player.path}/rules")
    assert panel.status_code == 200
    assert "<html" not in panel.text
    assert "⟦" not in panel.text
    assert player.path not in panel.text
    for rule in games.box(game).rulebook.rules:
        assert f'id="{rule}"' in panel.text
