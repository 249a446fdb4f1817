"""Style sheets of the table: what makes a browser look at the whole page again and again."""

from __future__ import annotations

from pathlib import Path

import pytest

import tidetable

STYLE = Path(tidetable.__file__).parent / "server" / "web" / "static" / "style"
START_PAGE = {"start.css"}  # few elements, and nothing there changes while somebody waits


@pytest.mark.parametrize("sheet", sorted(STYLE.glob("*.css")), ids=lambda path: path.name)
def test_no_rule_of_the_table_asks_what_lies_within(sheet: Path) -> None:
    """With `:has` on the table itself, half of a browser's time went into finding styles anew."""
    if sheet.name not in START_PAGE:
        assert ":has(" not in sheet.read_text(encoding="utf-8")
