"""Pages draw their own icons: they look alike where there is no font for emoji."""

from __future__ import annotations

import re
from pathlib import Path

from tidetable.server.web.files import STATIC

PAGES = STATIC.parent
SHEET = STATIC / "style" / "icons.css"
EMOJI = re.compile("[\U0001f000-\U0001faff\u23e9-\u23fa\u26f5\u2693\u2696\u2699\u2328\u27a4\u21a9]")
DRAWN = re.compile(r"^  --(\w+): url\(", re.MULTILINE)
NAMED = re.compile(r'\bicon-(\w+)"|\bicon\("(\w+)"\)|\bicon\(\w+ \? "(\w+)" : "(\w+)"\)')
BY_RULES = re.compile(r"^(?!\.icon-).*(?:--icon|mask): var\(--(\w+)\)", re.MULTILINE)


def read(*kinds: str) -> dict[Path, str]:
    found = [file for kind in kinds for file in sorted(PAGES.rglob(f"*.{kind}"))]
    return {file: file.read_text(encoding="utf-8") for file in found}


def test_no_page_needs_a_font_for_emoji() -> None:
    found = {file.name: EMOJI.findall(text) for file, text in read("html", "js", "css").items()}
    assert not {name: signs for name, signs in found.items() if signs}


def test_every_icon_is_drawn_and_used() -> None:
    sheet = read("css")[SHEET]
    drawn = {
        name
        for name in DRAWN.findall(sheet)
        if f".icon-{name} {{ --icon: var(--{name}); }}" in sheet
    }
    pages, styles = "".join(read("html", "js").values()), "".join(read("css").values())
    named = {name for found in NAMED.findall(pages) for name in found if name}
    assert named <= drawn <= named | {*BY_RULES.findall(styles)}
