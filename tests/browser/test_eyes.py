"""What is seen: contrast as it is painted, colours of somebody's own, large letters, paper."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.at_random import stand, wait_for_change
from tests.browser.browsers import DESK, Browsers
from tests.browser.contrast import (
    LARGE,
    contrast,
    faint_glows,
    faint_letters,
    faint_texts,
    picture,
    ring_contrast,
    stage_of,
)
from tests.browser.play import (
    at_the_table,
    new_table,
    open_page,
    press_number,
    put_in,
    set_up,
    show_all,
)
from tests.spread import some
from tidetable.games import names

pytestmark = pytest.mark.browser

STYLED = {**DESK, "bypass_csp": True}  # a browser that lets a test add a style
PAGES = ["/new/chests", "/rules/chests", "/guide/chests", "/api"]


@pytest.fixture(params=["dark", pytest.param("light", marks=pytest.mark.long)])
def eyes(request: pytest.FixtureRequest, browsers: Browsers) -> Iterator[BrowserContext]:
    """A browser in light or dark colours."""
    with browsers.lend(STYLED) as context:
        context.pages[0].emulate_media(color_scheme=request.param)
        yield context


def seen(page: Page) -> Page:
    show_all(page)
    page.wait_for_load_state()
    return page


def test_letters_and_rings_stand_out(eyes: BrowserContext) -> None:
    """On the start page and at a table with everything open: by what is painted under them."""
    start = seen(open_page(eyes, "/"))
    for which in (".primary", ".languages a"):
        assert ring_contrast(start, which) >= LARGE, which
    assert faint_texts(start) == {}
    start.goto(new_table(eyes, "here", "bot:greedy"))
    at_the_table(start)
    table = seen(start)
    for which in ("#undo", "#tell-again", "#list", ".feed", ".settings summary"):
        assert ring_contrast(table, which) >= LARGE, which
    table.locator(".settings summary").click()
    table.keyboard.press("/")
    table.wait_for_selector("#text-parts h3")
    assert faint_texts(table) == {}


@pytest.mark.long
@pytest.mark.parametrize("path", PAGES)
def test_letters_stand_out_on_every_page(eyes: BrowserContext, path: str) -> None:
    assert faint_texts(seen(open_page(eyes, path))) == {}


@pytest.mark.parametrize("game", some(names(), "sirens"))
def test_boards_glow_and_are_read(browsers: Browsers, game: str) -> None:
    """By what is painted: the line around what glows, and letters, in light and dark."""
    with browsers.lend(STYLED) as context:
        page = seen(set_up(context, "here", "bot:greedy", game=game))
        for scheme in ("light", "dark"):  # at first, and after the first choice
            page.wait_for_selector("#stage .lit")
            page.emulate_media(color_scheme=scheme)
            drawn = picture(page, stage_of(page))
            assert faint_glows(page, drawn) == {}, scheme
            assert faint_letters(page, drawn) == {}, scheme
            before = stand(page)
            press_number(page)
            wait_for_change(page, before)


def test_a_table_in_forced_colours_in_large_letters_and_on_paper(desk: BrowserContext) -> None:
    desk.pages[0].emulate_media(forced_colors="active")
    page = set_up(desk, "here", "bot:greedy")
    # Whose turn it is, and who is who, is seen by edges and shapes.
    edge = "(one) => getComputedStyle(one).outlineStyle"
    assert page.locator(".question").evaluate(edge) == "solid"
    assert page.locator(".player.asked").evaluate(edge) == "solid"
    flag = page.locator(".player .flag").first
    shown = flag.evaluate("(one) => getComputedStyle(one).backgroundColor")
    ground = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert shown != ground

    page.emulate_media(forced_colors="none")
    put_in(page, "document.documentElement.style.fontSize = '212.5%'")
    for path in ("/", page.url):
        page.goto(path)
        page.wait_for_load_state()
        page.evaluate("() => (document.documentElement.style.fontSize = '212.5%')")
        wide = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], "large letters are never scrolled to sideways"
    at_the_table(page)
    page.evaluate("() => document.documentElement.style.removeProperty('font-size')")

    page.emulate_media(media="print", color_scheme="dark")
    show_all(page)
    paper = picture(page)
    assert float(contrast(paper[-4:, :4], paper[-4:, :4] * 0 + 1).max()) == 1, "white paper"
    for gone in (".bar", "#zoom", ".look-again", ".settings", "#text-link"):
        assert not page.locator(gone).is_visible(), gone
    assert page.locator("#stage svg").is_visible()
