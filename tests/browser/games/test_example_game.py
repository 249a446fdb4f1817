"""A game that `tidetable new` has written is played in the browser, on its plain board."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.at_random import drawn, offered_now, stand, wait_for_change
from tests.browser.play import at_the_table, complaints_of, open_page, patient
from tests.example import GAME, environment, write_example
from tests.patience import wait_for
from tests.server.room.test_play import answers, free_port


@pytest.fixture
def house_with_it(tmp_path: Path) -> Iterator[str]:
    """The address of a real server, started where the game is installed."""
    write_example(tmp_path / GAME)
    port = free_port()
    command = [sys.executable, "-m", "tidetable", "serve", "--no-open", "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--data-dir", str(tmp_path / "data")], env=environment(tmp_path / GAME)
    )
    try:
        wait_for(lambda: server.poll() is not None or answers(port))
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


def test_a_whole_game_by_clicks_on_the_plain_board(browser: Browser, house_with_it: str) -> None:
    context = patient(browser.new_context(base_url=house_with_it, reduced_motion="reduce"))
    page = open_page(context, f"/new/{GAME}")
    page.locator("input[name=seat-2][value='bot']").check()
    page.locator("form.setup button.primary").click()
    at_the_table(page)
    expect(page.locator("#stage [data-area]").first).to_be_attached()
    expect(page.locator("#stage [data-part]")).to_have_count(0)  # small enough to be seen whole
    ended = page.locator("#end")
    clicks = 0
    while True:
        page.wait_for_selector("#choices .choice, #end:not([hidden])", state="attached")
        if ended.is_visible():
            break
        tokens = offered_now(page)
        if not tokens:
            continue
        before = stand(page)
        assert len(drawn(page, tokens[-1])) == 1  # a seat is not mistaken for a card
        page.mouse.click(*drawn(page, tokens[-1])[0])
        wait_for_change(page, before)
        clicks += 1
    assert clicks >= 2
    expect(page.locator("#winners")).to_contain_text("wins")
    assert complaints_of(page) == []
    context.close()
