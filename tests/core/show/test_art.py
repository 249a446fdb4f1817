"""Sheets of symbols, as a picture takes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tidetable.core.show.art import defs, dressed

SHEET = """<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 150">
  <defs>
    <!-- A comment is
         for artists. -->
    <g id="duck-{name}">
      <path d="M0 0 1
       1Z" fill="{name}"/>
      <circle r="3"/>
    </g>
  </defs>
  <use href="#duck-{name}"/>
</svg>
"""


@pytest.fixture
def duck(tmp_path: Path) -> Path:
    (tmp_path / "duck" / "show" / "art").mkdir(parents=True)
    return tmp_path / "duck"


def draw(game: Path, *names: str) -> None:
    for name in names:
        sheet = game / "show" / "art" / f"{name}.svg"
        sheet.write_text(SHEET.replace("{name}", name), encoding="utf-8")


def test_definitions_of_all_sheets_in_the_order_of_their_names(duck: Path) -> None:
    draw(duck, "red", "blue")
    shape = '<g id="duck-{0}"><path d="M0 0 1 1Z" fill="{0}"/><circle r="3"/></g>'
    assert defs(duck, "<i/>") == f"<defs>{shape.format('blue')}{shape.format('red')}<i/></defs>"


def test_a_sheet_that_defines_nothing_is_named(duck: Path) -> None:
    (duck / "show" / "art" / "empty.svg").write_text("<svg><g/></svg>", encoding="utf-8")
    with pytest.raises(ValueError, match=r"empty\.svg.*<defs>"):
        defs(duck)


def test_styles_reach_what_is_drawn() -> None:
    assert dressed("duck", "<a/><b/>") == '<g class="duck-board"><a/><b/></g>'
