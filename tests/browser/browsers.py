"""Browsers that are lent to one test after another: a new one is slow until it has shown something.

The first page in a new browser takes twice as long as one where others have been. So what a test
leaves behind is wiped instead: pages, cookies, all that is stored, and what was permitted. What
cannot be wiped is refused; a test that needs it takes a page or a browser of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.browser.play import (
    BLANK,
    COMPLAINTS,
    PUT,
    STAMP,
    new_page,
    patient,
    show,
    take_out,
    tell,
)

Kind = dict[str, Any]  # what `Browser.new_context` is told

# Tests need not wait for motion; and a worker that keeps files has nothing to do in most of them.
CALM: Final[Kind] = {"reduced_motion": "reduce", "locale": "en", "service_workers": "block"}
DESK: Final[Kind] = {**CALM, "viewport": ViewportSize(width=1280, height=800)}
PHONE: Final[Kind] = {
    **CALM,
    "viewport": ViewportSize(width=390, height=844),
    "has_touch": True,
    "is_mobile": True,
}

# What a page of any kind is told of its reader; a test may say something else.
PLAIN: Final[Kind] = {
    "media": "null",
    "color_scheme": "light",
    "forced_colors": "none",
    "reduced_motion": "reduce",
}

SCRIPTS: Final = ("add_init_script", "expose_binding", "expose_function")


def refuse(*_: object, **__: object) -> None:
    raise AssertionError("the next test would feel it: take a page or a browser of your own")


class Browsers:
    """Browsers for visitors of one house."""

    def __init__(self, browser: Browser, house: str) -> None:
        self.browser = browser
        self.house = house
        self.idle: list[tuple[Kind, BrowserContext]] = []

    def close(self) -> None:
        for _, context in self.idle:
            context.close()

    def new(self, kind: Kind) -> BrowserContext:
        return patient(self.browser.new_context(base_url=self.house, **kind))

    @contextmanager
    def lend(self, kind: Kind) -> Iterator[BrowserContext]:
        """Lend a browser in which a page is open that shows nothing yet.

        A fixture hears nothing of a test that failed: its browser is wiped and lent again, and what
        was on its screens has been kept by then. One that an error leaves here is not lent again.
        """
        context = self._take(kind)
        page = context.pages[0]
        BLANK.add(page)
        yield context
        self._wipe(context, page)
        page.set_viewport_size(kind["viewport"])
        page.emulate_media(**PLAIN)
        show(page, STAMP)
        self.idle.append((kind, context))

    def _take(self, kind: Kind) -> BrowserContext:
        for n, (one, _) in reversed([*enumerate(self.idle)]):
            if one == kind:
                return self.idle.pop(n)[1]
        context = self.new(kind)
        page = new_page(context)
        for_good = {
            context: SCRIPTS,
            context.clock: ("install",),
            page: SCRIPTS,
        }
        for thing, names in for_good.items():
            for name in names:
                setattr(thing, name, refuse)
        return context

    def _wipe(self, context: BrowserContext, page: Page) -> None:
        for other in context.pages:
            if other is not page:
                other.close()
        page.mouse.move(-1, -1)
        page.goto("about:blank")
        if page in PUT:
            take_out(page)
        page.unroute_all()
        context.unroute_all()
        context.clear_cookies()
        context.clear_permissions()
        everything = {"origin": self.house, "storageTypes": "all"}
        tell(page, "Storage.clearDataForOrigin", everything)
        COMPLAINTS[page].clear()
