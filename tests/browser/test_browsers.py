"""A browser that is lent to the next test has forgotten the last one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.browsers import DESK, Browsers
from tests.browser.play import complaints_of, new_page, open_page, put_in

pytestmark = pytest.mark.browser

KEPT = """async () => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
    (await navigator.permissions.query({ name: 'clipboard-read' })).state,
    innerWidth,
    document.documentElement.lang,
    window.put,
    ...["(prefers-reduced-motion)", "(prefers-color-scheme: dark)", "(forced-colors)", "print"]
        .map((wish) => matchMedia(wish).matches),
]"""


def test_nothing_is_left_behind(browsers: Browsers) -> None:
    with browsers.lend(DESK) as context:
        page = open_page(context, "/rules/chests")
        before = page.evaluate(KEPT)
        put_in(page, "window.put = true")
        page.goto("/rules/chests?lang=de")
        page.emulate_media(
            media="print", color_scheme="dark", forced_colors="active", reduced_motion="null"
        )
        page.evaluate("localStorage.a = sessionStorage.a = 1; console.error('Oh no')")
        page.evaluate("document.cookie = 'a=1'")
        context.grant_permissions(["clipboard-read"])
        context.route("**/*", lambda route: route.abort())
        page.set_viewport_size({"width": 390, "height": 844})
        new_page(context)
        assert complaints_of(page) == ["Oh no"]
        left = page.evaluate(KEPT)
        assert not [one for one, was in zip(left, before, strict=True) if one == was]
    with browsers.lend(DESK) as again:
        assert again is context
        assert again.pages == [page]
        assert open_page(again, "/rules/chests") is page
        assert page.evaluate(KEPT) == before
        assert complaints_of(page) == []


@pytest.mark.parametrize(
    "leave",
    [
        lambda context, page: context.add_init_script("1"),
        lambda context, page: page.add_init_script("1"),
        lambda context, page: page.expose_function("one", lambda: 1),
        lambda context, page: page.clock.install(),
    ],
)
def test_what_could_not_be_wiped_is_refused(
    desk: BrowserContext, leave: Callable[[BrowserContext, Page], None]
) -> None:
    with pytest.raises(AssertionError, match="of your own"):
        leave(desk, desk.pages[0])
