"""The page of pictures is printed on the two sides of one sheet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.play import complaints_of, open_page
from tests.spread import some
from tidetable.core.say.words import LANGUAGES
from tidetable.games import box, names

pytestmark = pytest.mark.browser

PAGE = re.compile(rb"/Type\s*/Page\b")


def wordiest(game: str) -> str:
    """Return the language that needs the most room; Chinese never does."""
    guide = box(game).guide
    assert guide is not None
    rooms = {
        language: sum(len(box(game).words(language)(key)) for key in guide.keys)
        for language in LANGUAGES
    }
    return max(rooms, key=lambda language: rooms[language])


@pytest.mark.parametrize("game", some(names(), "nassau"))
def test_it_is_printed_on_two_sides(desk: BrowserContext, game: str) -> None:
    page = open_page(desk, f"/guide/{game}?lang={wordiest(game)}")
    expect(page.locator("#print")).to_be_visible()
    printed = page.pdf(prefer_css_page_size=True)
    assert len(PAGE.findall(printed)) == 2
    assert complaints_of(page) == []
