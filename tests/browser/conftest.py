from __future__ import annotations

import os
import re
import shutil
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error as PlaywrightError,
    Playwright,
    expect,
    sync_playwright,
)

from tests.browser.browsers import DESK, PHONE, Browsers
from tests.browser.play import MILLISECONDS, complaints_of, show_all
from tests.server.house import serving
from tidetable.server.room.reviews import Reviews

SCREENS = Path(__file__).parents[2] / "build" / "screens"  # of tests that failed

SHUTTER = 10_000  # milliseconds: a page that is not painted by then has no picture

# Without these a Chromium calls home at every start; tests talk to loopback alone.
QUIET = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

CHROMIUMS = ("chromium-headless-shell", "chromium")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Say of a test that failed what was on its screens, and what its consoles said."""
    report = yield
    browser = getattr(item, "funcargs", {}).get("browser")
    if report.when == "call" and report.failed and browser is not None:
        every = (page for context in browser.contexts for page in context.pages)
        screens = [page for page in every if page.url != "about:blank"]
        for n, page in enumerate(screens, 1):
            name = re.sub(r"\W+", "-", item.name).strip("-")
            path = SCREENS / f"{name}-{n}.png"
            said = "\n".join([page.url, *complaints_of(page)])
            try:
                show_all(page)
                page.screenshot(path=path, timeout=SHUTTER)
            except PlaywrightError as error:
                said += f"\nno picture: {error}"
            report.sections.append((f"Screen {n}: {path}", said))
    return report


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright keeps a loop running in this thread; see `run_async` for what follows."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    on_the_machine = filter(None, map(shutil.which, CHROMIUMS))
    path = os.environ.get("TIDETABLE_CHROMIUM") or next(on_the_machine, None)
    expect.set_options(timeout=MILLISECONDS)
    assert path, "no Chromium: run `make test`, or name one in TIDETABLE_CHROMIUM"
    launched = playwright.chromium.launch(executable_path=path, args=QUIET)
    yield launched
    launched.close()


@pytest.fixture(scope="module", autouse=True)
def quick_reviews() -> Iterator[None]:
    """Nobody looks closely at finished games: each page that shows an end asks for a review."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Reviews, "playouts", 1)
        yield


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house that many tests share: each has tables of its own."""
    with serving(tmp_path_factory.mktemp("house"), bot_pause=0.05) as base:
        yield base


@pytest.fixture
def empty_house(tmp_path: Path) -> Iterator[str]:
    """The address of a house where nobody has played yet."""
    with serving(tmp_path, bot_pause=0.05) as base:
        yield base


@pytest.fixture(scope="session")
def browsers(browser: Browser, house: str) -> Iterator[Browsers]:
    """Browsers in which many tests visit that house, one after another."""
    with closing(Browsers(browser, house)) as lent:
        yield lent


@pytest.fixture
def desk(browsers: Browsers) -> Iterator[BrowserContext]:
    """A browser on a desk."""
    with browsers.lend(DESK) as context:
        yield context


@pytest.fixture
def other(browsers: Browsers) -> Iterator[BrowserContext]:
    """Somebody else's browser."""
    with browsers.lend(DESK) as context:
        yield context


@pytest.fixture
def small_desk(browsers: Browsers) -> Iterator[BrowserContext]:
    """Somebody else's browser, in a small window."""
    with browsers.lend(DESK) as context:
        context.pages[0].set_viewport_size({"width": 960, "height": 600})
        yield context


@pytest.fixture
def phone(browsers: Browsers) -> Iterator[BrowserContext]:
    """A phone, held upright and touched."""
    with browsers.lend(PHONE) as context:
        yield context


@pytest.fixture
def lively(browsers: Browsers) -> Iterator[BrowserContext]:
    """A browser of somebody who likes motion."""
    with browsers.lend(DESK) as context:
        context.pages[0].emulate_media(reduced_motion="no-preference")
        yield context
