"""What people see when something fails: in words, with a way out, and nothing is forgotten."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsers import Browsers
from tests.browser.company import gather, pages, seat_of
from tests.browser.play import new_page
from tests.server.house import serving
from tidetable import bots
from tidetable.server.room import thinkers

pytestmark = pytest.mark.browser


def test_a_bot_that_gave_up_is_roused_with_one_click(
    browsers: Browsers, house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    think = bots.thinking
    well: list[bool] = []

    def falter(*about: Any) -> Callable[[], bots.Answered]:
        assert well
        return think(*about)

    monkeypatch.setattr(bots, "thinking", falter)
    monkeypatch.setattr(thinkers, "PAUSES", (0.0, 0.0))
    host, watch = gather(house, seat_1="bot:random", seat_2="here", option_first="1")
    with pages(browsers, host, watch) as [player, watcher]:
        for page in (player, watcher):
            expect(seat_of(page, 0)).to_contain_text("Random bot does not answer.")
        expect(seat_of(watcher, 0).get_by_text("Try again")).to_have_count(0)
        well.append(True)
        seat_of(player, 0).get_by_text("Try again").click()
        expect(player.locator("#prompt")).to_contain_text("Your turn")
        expect(seat_of(player, 0)).not_to_contain_text("does not answer")


def test_a_table_that_is_set_aside_is_shown_and_not_forgotten(
    browser: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path) as house:
        (host, _) = gather(house, seat_1="here", seat_2="here")
    port = urlsplit(house).port
    with browser.new_context(base_url=house, locale="en") as context:
        page = new_page(context)
        with serving(tmp_path, port=port or 0):
            page.goto(host)
            expect(page.locator("#prompt")).to_contain_text("Your turn")
        with closing(sqlite3.connect(tmp_path / "tidetable.sqlite3")) as database, database:
            database.execute("UPDATE tables SET edition = 2")
        with serving(tmp_path, port=port or 0):
            for _ in range(2):  # the second time it is still remembered
                page.goto("/")
                card = page.locator("#mine li")
                expect(card).to_contain_text("This table is set aside")
                expect(card).to_contain_text("edition 2")
            card.locator("a").click()
            expect(page.locator("h1")).to_have_text("This table is set aside")
