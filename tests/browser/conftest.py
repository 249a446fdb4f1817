from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from tests.server.house import serving

# Without these a Chromium calls home at every start; tests talk to loopback alone.
QUIET = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Playwright, as long as a file of tests: it keeps a loop running, where asyncio cannot run."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = os.environ.get("TIDETABLE_CHROMIUM") or shutil.which("chromium")
    expect.set_options(timeout=15_000)  # machines are shared: what comes late has come
    assert path, "no Chromium: run `make test`, or name one in TIDETABLE_CHROMIUM"
    launched = playwright.chromium.launch(executable_path=path, args=QUIET)
    yield launched
    launched.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[str]:
    """The address of a fresh house."""
    with serving(tmp_path, bot_pause=0.05) as base:
        yield base


@pytest.fixture
def desk(browser: Browser, house: str) -> Iterator[BrowserContext]:
    """A browser on a desk, calm so that tests need not wait for motion."""
    context = browser.new_context(
        base_url=house,
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
        locale="en",
    )
    yield context
    context.close()


@pytest.fixture
def phone(browser: Browser, house: str) -> Iterator[BrowserContext]:
    """A phone, held upright and touched."""
    context = browser.new_context(
        base_url=house,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        locale="en",
    )
    yield context
    context.close()
