"""Sheets of symbols: each can be opened, shows all that it has, and needs no other."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tidetable.core.show.art import sheets
from tidetable.core.show.svg import NAMESPACE
from tidetable.games import box, names

SHEETS = [sheet for name in names() for sheet in sheets(box(name).folder)]
SHAPE = re.compile(r"<(path|circle|ellipse)\b")
HREF = re.compile(r'href="#([\w-]+)"|url\(#([\w-]+)\)')


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parts[-4]}-{sheet.stem}")
def test_a_sheet_stands_alone(sheet: Path) -> None:
    game = sheet.parts[-4]
    text = sheet.read_text(encoding="utf-8")
    assert '<?xml-stylesheet type="text/css" href="../board.css"?>' in text
    root = ElementTree.fromstring(text)
    assert root.get("class") == f"{game}-board", "or it has no colours"
    defined, shown = root
    ids = [one.get("id", "") for one in defined]
    assert len(ids) == len(set(ids))
    assert all(one.startswith(f"{game}-") for one in ids)
    assert {a or b for a, b in HREF.findall(text)} <= set(ids), "or an editor shows a hole"
    shapes = [one.get("id", "") for one in defined if one.tag == f"{{{NAMESPACE}}}g"]
    assert [one.get("href", "#")[1:] for one in shown] == shapes, "or an artist overlooks it"


@pytest.mark.parametrize("name", names())
def test_shapes_are_drawn_in_sheets(name: str) -> None:
    """What is computed is built with `tag`; a shape written out belongs to a sheet."""
    assert sheets(box(name).folder)
    for source in box(name).folder.rglob("*.py"):
        assert not SHAPE.search(source.read_text(encoding="utf-8")), source
