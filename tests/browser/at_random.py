"""Playing a table at random in real browsers: what is offered, where it is drawn, clicking it."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.browser.play import Spot, at_the_table
from tests.patience import wait_for

MOST_CLICKS = 2000


def set_up(page: Page, *seats: str) -> None:
    for n, who in enumerate(seats, 1):
        page.locator(f"input[name=seat-{n}][value='{who}']").check()
    page.locator(".setup summary").click()
    page.locator("select[name=option-first]").select_option("1")
    page.locator("form.setup button.primary").click()
    at_the_table(page)


def offered(page: Page) -> list[str]:
    """Return the tokens that can be chosen now."""
    tokens: list[str] = page.evaluate(
        "[...document.querySelectorAll('#choices .choice')].map(({ dataset }) => dataset.choose)"
    )
    return tokens


def drawn(page: Page, token: str) -> list[Spot]:
    """Return where in the picture a token can be clicked.

    A joker's colour is chosen at the fleets: the cards of that colour do not take the click.
    """
    boxes = page.evaluate(
        "(token) => [...document.querySelectorAll('#stage .lit')]"
        ".filter((thing) => thing.dataset.token === token)"
        ".filter((thing) => getComputedStyle(thing).pointerEvents !== 'none')"
        ".map((thing) => thing.getBoundingClientRect().toJSON())",
        token,
    )
    return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]


def stand(page: Page) -> str:
    """Return what the page says of where the game stands."""
    said: str = page.evaluate(
        "(window.tidetableStand = () => ['feed', 'trail', 'choices', 'winners']"
        ".map((id) => document.getElementById(id).textContent).join('\\n'))()"
    )
    return said


def wait_for_change(page: Page, before: str) -> None:
    """Wait until a choice has led somewhere."""
    page.wait_for_function("(before) => tidetableStand() !== before", arg=before)


def play_to_the_end(pages: tuple[Page, Page], chance: random.Random, *rarely: str) -> list[str]:
    """Click at random, in the picture wherever it shows the thing; return what was clicked there.

    What is done rarely is done only where nothing else can be, or a game would be long.
    """
    clicked: list[str] = []
    for _ in range(MOST_CLICKS):
        wait_for(lambda: asked(pages) or all_over(pages), seen=lambda: list(map(stand, pages)))
        if all_over(pages):
            return clicked
        page = asked(pages)
        if page is None:
            continue  # what was offered is gone again
        tokens = offered(page)
        token = chance.choice([token for token in tokens if token not in rarely] or tokens)
        before = stand(page)
        if spots := drawn(page, token):
            page.mouse.click(*chance.choice(spots))
            clicked.append(token)
        else:
            page.locator(f"#choices [data-choose='{token}']").click()
        wait_for_change(page, before)
    raise AssertionError("the game does not end")


def asked(pages: tuple[Page, Page]) -> Page | None:
    return next((page for page in pages if offered(page)), None)


def all_over(pages: tuple[Page, Page]) -> bool:
    return all(page.locator("#end").is_visible() for page in pages)
