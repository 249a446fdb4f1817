"""Layouts for the space there is: all can be read, and nothing is pushed aside to be seen."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.play import complaints_of, open_page, set_up
from tests.server.house import Scene, Visitor, first_action

pytestmark = pytest.mark.browser

PHONES = [(360, 740), (844, 390), (390, 844)]
DESKS = [(1280, 800), (2560, 1440), (1920, 1080)]
LEAST = {**dict.fromkeys(PHONES, 10.0), **dict.fromkeys(DESKS, 11.0)}  # pixels
BETWEEN = [PHONES[-1], DESKS[-1]]  # smaller and larger ones are tried always
NARROW = 0.84  # of the room: what a wide board fills of a wide window, at least

LETTERS = """() => [...document.querySelectorAll('#stage text')]
  .filter((text) => text.getClientRects().length)
  .map((text) => {
    const { a, b } = text.getScreenCTM();
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    return [Math.round(size * 100) / 100, text.textContent,
            text.closest('[data-area]')?.dataset.area];
  })"""
# Numbers of things that lie side by side, and could be read as one.
RUN_TOGETHER = """() => {
  const spots = [...document.querySelectorAll('#stage text')].map((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const area = text.closest('[data-area]')?.dataset.area;
    const piece = text.closest('[data-key]');
    return { left, right, top, bottom, area, piece, words: text.textContent };
  }).filter(({ left, right, words }) => right > left && words.trim().length > 1);
  return spots.flatMap((one) => spots
    .filter((other) => other.piece !== one.piece && other.area === one.area)
    .filter(({ left, top, bottom }) => left > one.left && left - one.right < 4 &&
      Math.abs(top - one.top) + Math.abs(bottom - one.bottom) < 2)
    .map(({ words }) => `${one.words} ${words}`));
}"""
ROOM = """() => {
  const board = document.querySelector('#stage svg').getBoundingClientRect();
  const room = document.getElementById('stage').getBoundingClientRect();
  const lit = [...document.querySelectorAll('#stage .lit')]
    .filter((one) => one.getClientRects().length);
  const across = lit.map((one) => one.getBoundingClientRect());
  return {
    sideways: document.documentElement.scrollWidth - innerWidth,
    beyond: across.filter(({ left, right }) => left < -1 || right > innerWidth + 1).length,
    lit: lit.length,
    wide: board.width / room.width,
  };
}"""


# A picture to come lies over the one that is shown: what is in both must lie at the same place.
ASTRAY = """() => {
  const stage = document.getElementById('stage');
  const shown = stage.querySelector('svg');
  const { left, top, width, height } = shown.getBoundingClientRect();
  const layer = document.createElement('div');
  layer.className = 'ahead';
  layer.append(shown.cloneNode(true));
  const size = { left, top, width, height };
  for (const [name, value] of Object.entries(size)) layer.style[name] = `${value}px`;
  stage.after(layer);
  const [here, there] = [stage, layer].map((board) => [...board.querySelectorAll('[data-key]')]);
  const astray = here.filter((piece, i) => {
    const [one, other] = [piece, there[i]].map((each) => each.getBoundingClientRect());
    return Math.hypot(one.left - other.left, one.top - other.top) > 1;
  });
  layer.remove();
  return astray.map(({ dataset }) => dataset.key);
}"""
FITTED = """() => {
  const { clientWidth, clientHeight } = document.getElementById('stage');
  const { width, height, bottom } = document.querySelector('#stage svg').getBoundingClientRect();
  if (Math.abs(width - clientWidth) < 1) return true;
  const lies = innerWidth <= 900 && innerHeight < innerWidth; // a phone: seen whole, or nearly
  if (lies) return bottom <= innerHeight || Math.abs(width / clientWidth - 0.86) < 0.01;
  return innerWidth > 900 && Math.abs(height - clientHeight) < 1;
}"""
SEEN = "document.querySelector('#stage svg').getBoundingClientRect().bottom <= innerHeight"


def at_sea(scene: Scene) -> bool:
    return {"A", "B"} <= {choice["token"] for choice in scene["choices"]}


def later(moves: int) -> Callable[[Scene], bool]:
    """Return whether so many moves were made: there are cards on the table then."""
    left = iter(range(moves))
    return lambda _: next(left, None) is None


def played(context: BrowserContext, house: str, game: str, until: Callable[[Scene], bool]) -> Page:
    """Open a table where something glows, after it was played without a page."""
    seats = {"seat_1": "here", "seat_2": "bot:greedy", "option_first": "1"}
    if game != "sirens":
        seats["seat_3"] = "bot:greedy"
    with Visitor(house) as visitor:
        player = visitor.set_up(game, **seats)
        scene = player.wait_until_asked()
        while not until(scene):
            player.play(first_action(scene["choices"]), scene)
            scene = player.wait_until_asked()
    page = open_page(context, player.path)
    expect(page.locator("#table.yours")).to_be_attached()
    return page


@pytest.mark.parametrize(
    ("game", "until"),
    [
        ("chests", later(6)),
        ("sirens", later(6)),
        ("titania", later(8)),
        ("nassau", later(3)),
        ("nassau", at_sea),
    ],
    ids=["chests", "sirens", "titania", "nassau-city", "nassau-sea"],
)
@pytest.mark.parametrize(
    "sizes",
    [LEAST.keys() - BETWEEN, pytest.param(BETWEEN, marks=pytest.mark.long)],
    ids=["", "between"],
)
def test_all_can_be_read_and_nothing_lies_aside(
    desk: BrowserContext,
    house: str,
    game: str,
    until: Callable[[Scene], bool],
    sizes: Collection[tuple[int, int]],
) -> None:
    """On phones and desks no letter is too small, and what glows is there without panning."""
    page = played(desk, house, game, until)
    for width, height in sorted(sizes):
        least = LEAST[width, height]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FITTED)
        small = [letter for letter in page.evaluate(LETTERS) if letter[0] < least]
        assert small == [], f"{width} x {height}"
        assert page.evaluate(RUN_TOGETHER) == [], f"{width} x {height}"
        assert page.evaluate(ASTRAY) == [], f"{width} x {height}"
        if (width, height) == (844, 390) and game in ("chests", "titania"):
            assert page.evaluate(SEEN), "seen whole, with nothing below the window"
        room = page.evaluate(ROOM)
        assert room["lit"] > 0
        assert (room["sideways"], room["beyond"]) == (0, 0), f"{width} x {height}"
        if game != "chests" and width > height:
            assert room["wide"] > NARROW, f"{width} x {height}"
    assert complaints_of(page) == []


def test_the_answers_are_a_list_on_demand(desk: BrowserContext) -> None:
    """What glows is not said again beside the board, but by key it is; a number always chooses."""
    page = set_up(desk, "here", "bot:greedy", game="sirens")
    expect(page.locator("#stage .lit").first).to_be_visible()
    listed = page.locator("#choices .choice.drawn")
    expect(listed.first).to_be_hidden()
    page.keyboard.press("l")
    expect(listed.first).to_be_visible()
    page.reload()
    expect(listed.first).to_be_visible()  # remembered
    page.get_by_role("checkbox", name="Answers as a list").uncheck()
    expect(listed.first).to_be_hidden()
    page.keyboard.press("1")
    expect(page.locator("#trail")).not_to_be_empty()
    assert complaints_of(page) == []
