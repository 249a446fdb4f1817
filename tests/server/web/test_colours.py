"""The house's colours: letters stand out from parchment, by day and by night."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tidetable.server.web.files import STATIC

ENOUGH: Final = 4.5  # of letters (WCAG 1.4.3)
LETTERS: Final = ("--ink", "--ink-soft", "--accent-text")
DEFINED: Final = re.compile(r"^ +(--[\w-]+): ([^;]+);", re.MULTILINE)
PAINTED: Final = re.compile(r"[{;] *color: var\(--accent\)")
STYLE: Final = STATIC / "style"
DAY, NIGHT = (STYLE / "house.css").read_text(encoding="utf-8").split("dark)", 1)
BY_DAY: Final = dict(DEFINED.findall(DAY))
BY_NIGHT: Final = BY_DAY | dict(DEFINED.findall(NIGHT.split("\n}\n", 1)[0]))


def luminance(colours: dict[str, str], name: str) -> float:
    value = colours[name]
    if value.startswith("var("):
        return luminance(colours, value[4:-1])
    parts = [int(value[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [(part + 0.055) ** 2.4 / 1.055**2.4 if part > 0.04 else part / 12.92 for part in parts]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


@pytest.mark.parametrize("letters", LETTERS)
@pytest.mark.parametrize("colours", [BY_DAY, BY_NIGHT], ids=["day", "night"])
def test_letters_stand_out_from_parchment(colours: dict[str, str], letters: str) -> None:
    dark, light = sorted(luminance(colours, name) for name in (letters, "--parchment"))
    assert (light + 0.05) / (dark + 0.05) >= ENOUGH


def test_letters_have_no_colour_that_is_meant_for_buttons() -> None:
    """What can be read on white letters' ground cannot be read as letters at night."""
    for sheet in STYLE.glob("*.css"):
        assert not PAINTED.search(sheet.read_text(encoding="utf-8")), sheet.name
