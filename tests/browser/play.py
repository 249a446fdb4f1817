"""Playing in a browser as a person does: by what glows."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Locator, Page, expect

MOST_MOVES = 400
COMPLAINTS: dict[Page, list[str]] = {}  # what the console of each page said


def open_page(context: BrowserContext, path: str) -> Page:
    """Open a page and listen to its complaints."""
    page = context.new_page()
    complaints = COMPLAINTS.setdefault(page, [])
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.goto(path)
    return page


def complaints_of(page: Page) -> list[str]:
    return COMPLAINTS[page]


def set_up(context: BrowserContext, *seats: str, first: str = "1", **names: str) -> Page:
    """Fill in the form as a family would: who sits where, and who begins."""
    page = open_page(context, "/new/chests")
    for n, who in enumerate(seats, 1):
        page.locator(f"input[name=seat-{n}][value='{who}']").check()
    for seat, name in names.items():
        page.locator(f"input[name={seat.replace('_', '-')}]").fill(name)
    page.locator("select[name=option-first]").select_option(first)
    page.locator("form.setup button.primary").click()
    expect(page.locator("#stage svg")).to_be_visible()
    return page


def play_on(page: Page, touch: Callable[[Locator], None]) -> int:
    """Take the last glowing thing until the end; return the number of moves."""
    over = page.locator("#end")
    lit = page.locator("#stage .lit")
    for move in range(MOST_MOVES):
        page.wait_for_selector("#stage .lit, #end:not([hidden])", timeout=20_000)
        if over.is_visible():
            return move
        before = page.locator("#feed").inner_text()
        touch(lit.last)
        page.wait_for_function(
            "(before) => document.getElementById('feed').innerText !== before"
            " || !document.getElementById('end').hidden",
            arg=before,
        )
    raise AssertionError("the game does not end")
