"""Playing in a browser as a person does: by what glows."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import groupby
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, CDPSession, Locator, Page, ViewportSize, expect

from tests.patience import LAG, PATIENCE

MOST_MOVES = 400
STAMP = ViewportSize(width=16, height=16)
MILLISECONDS = 1000 * PATIENCE
COMPLAINTS: dict[Page, list[str]] = {}  # what the console of each page said
LINES: dict[Page, CDPSession] = {}  # to the tools of each page
BLANK: set[Page] = set()  # of browsers that were lent, and nobody has used these pages yet
PUT: dict[Page, list[str]] = {}  # scripts in a page that are to be taken out again, by their names
LINE_WITH_LAG = """
const lag = () => new Promise((done) => setTimeout(done, Math.random() * LAG));
const { fetch } = window;
window.fetch = async (...asked) => {
  await lag();
  const reply = await fetch(...asked);
  await lag();
  return reply;
};
const { addEventListener } = EventSource.prototype;
let line = Promise.resolve();
EventSource.prototype.addEventListener = function (kind, act) {
  addEventListener.call(this, kind, (event) => { line = line.then(lag).then(() => act(event)); });
};
"""


def patient(context: BrowserContext) -> BrowserContext:
    """Let a browser wait as long as tests wait, for a line that may be slow."""
    context.set_default_timeout(MILLISECONDS)
    if LAG:
        context.add_init_script(f"{{ const LAG = {LAG}; {LINE_WITH_LAG} }}")
    return context


def open_page(context: BrowserContext, path: str, *scripts: str) -> Page:
    """Open a page, in the one that is there and blank if there is one; scripts come before all."""
    page = blank_page(context)
    for script in scripts:
        put_in(page, script)
    page.goto(path)
    return page


def blank_page(context: BrowserContext) -> Page:
    """Return the page that is there and blank if there is one: a new one is a new process."""
    blank = next((page for page in context.pages if page in BLANK), None)
    BLANK.discard(page := blank or new_page(context))
    return page


def put_in(page: Page, script: str) -> None:
    """Let a script run before those of a page, until its browser is lent to the next test."""
    tell(page, "Page.enable", {})
    put = tell(page, "Page.addScriptToEvaluateOnNewDocument", {"source": script})
    PUT.setdefault(page, []).append(put["identifier"])


def take_out(page: Page) -> None:
    """Take out of a page what was put into it."""
    for name in PUT.pop(page, []):
        tell(page, "Page.removeScriptToEvaluateOnNewDocument", {"identifier": name})
    tell(page, "Page.disable", {})


def new_page(context: BrowserContext) -> Page:
    """Make a page that nobody looks at, and listen to its complaints."""
    page = context.new_page()
    show(page, STAMP)
    complaints = COMPLAINTS.setdefault(page, [])
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    return page


def show(page: Page, size: ViewportSize) -> None:
    """Let so much of a page be painted, from its upper left corner.

    To paint is half of what a page costs, and tests ask where things are, not how they look. So a
    page is laid out for its whole screen, clicked and tapped anywhere in it, and seen on a stamp.
    But where a wheel turns or a finger moves, only what is painted feels it.
    """
    tell(page, "Emulation.setVisibleSize", {**size})


def tell(page: Page, what: str, facts: dict[str, Any]) -> dict[str, Any]:
    """Tell the browser something about a page that only its tools can say; return its answer.

    On one line for each page: every line that was ever opened takes part in all that a page does
    later, and after a hundred tests that took half of the time.
    """
    if page not in LINES:
        LINES[page] = page.context.new_cdp_session(page)
    answer: dict[str, Any] = LINES[page].send(what, facts)
    return answer


def show_all(page: Page) -> None:
    size = page.viewport_size
    assert size is not None
    show(page, size)


def complaints_of(page: Page) -> list[str]:
    return COMPLAINTS.get(page, [])


def at_the_table(page: Page) -> None:
    """Wait for the board, and for all scripts: the board comes with the first of them."""
    expect(page.locator("#stage svg")).to_be_visible()
    page.wait_for_load_state()


def set_up(context: BrowserContext, *seats: str, game: str = "chests", **form: str) -> Page:
    """Sit down at a table that was set up without its form."""
    page = open_page(context, new_table(context, *seats, game=game, **form))
    at_the_table(page)
    return page


def new_table(context: BrowserContext, *seats: str, game: str = "chests", **form: str) -> str:
    """Set up a table without its form, and return its link; fields are written with _ for -."""
    fields: dict[str, str | float | bool] = {
        "option-first": "1",
        **{f"seat-{n}": who for n, who in enumerate(seats, 1)},
        **{key.replace("_", "-"): value for key, value in form.items()},
    }
    made = context.request.post(f"/new/{game}", form=fields, max_redirects=0)
    return made.headers["location"]


def press_number(page: Page, n: int = 1) -> None:
    """Press the digits of a choice: as many as all choices have."""
    for digit in page.locator("#choices kbd").nth(n - 1).text_content() or "":
        page.keyboard.press(digit)


def speak(page: Page, language: str, code: str) -> None:
    """Change the language and wait for the table: while a page loads, keys are lost."""
    page.get_by_title(language).click()
    expect(page.locator("html")).to_have_attribute("lang", code)
    at_the_table(page)


def invitation(host: Page) -> str:
    """Return the first link that a host can give away, and put the invitations aside."""
    address = host.locator("[data-copy]").first.get_attribute("data-copy")
    assert address is not None
    host.keyboard.press("Escape")
    expect(host.locator("#invitations")).to_be_hidden()
    return address


def sit_down(page: Page, name: str = "") -> None:
    """Follow the welcome of an invitation, to the link of the own seat."""
    invitation = page.url
    page.locator("#join [name=name]").fill(name)
    page.locator("#join .primary").click()
    page.wait_for_url(lambda url: url != invitation)
    at_the_table(page)
    expect(page.locator("#join")).to_have_count(0)
    # Whoever sits down before the invitation's page has begun to listen is told that it is spent.
    complaints_of(page)[:] = [one for one in complaints_of(page) if "410 (Gone)" not in one]


def play_on(page: Page, touch: Callable[[Locator], None], most: int = MOST_MOVES) -> int:
    """Take the last glowing thing until the end, or for so many moves; return how many it were."""
    over = page.locator("#end")
    lit = page.locator("#stage .lit")
    for move in range(most):
        page.wait_for_selector("#stage .lit, #end:not([hidden])")
        if over.is_visible():
            return move
        before = page.locator("#feed").inner_text()
        touch(lit.last)
        page.wait_for_function(
            "(before) => document.getElementById('feed').innerText !== before"
            " || !document.getElementById('end').hidden",
            arg=before,
        )
    assert most < MOST_MOVES, "the game does not end"
    return most


def overflow(page: Page) -> int:
    """Return by how much a page is wider than its screen."""
    width: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width


class View(NamedTuple):
    """The part of a picture that is seen, in its own units."""

    x: float
    y: float
    width: float
    height: float


def view_of(page: Page) -> View:
    box = page.locator("#stage svg").get_attribute("viewBox")
    assert box is not None
    return View(*map(float, box.split()))


def middle(thing: Locator) -> tuple[float, float]:
    """Return where on the screen a thing's middle is."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


Spot = tuple[float, float]


class Fingers:
    """Fingers on a touchscreen, as the browser feels them: it may take their way for a scroll."""

    def __init__(self, page: Page) -> None:
        show_all(page)
        self.page = page

    def _touch(self, kind: str, spots: list[Spot], at: float | None = None) -> None:
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(spots)]
        stamp = {} if at is None else {"timestamp": at}
        touch = {"type": kind, "touchPoints": points, **stamp}
        tell(self.page, "Input.dispatchTouchEvent", touch)

    def glide(self, start: list[Spot], end: list[Spot], steps: int = 8) -> None:
        """Press, move evenly, lift."""
        for n in range(1, len(start) + 1):
            self._touch("touchStart", start[:n])
        for step in range(1, steps + 1):
            way = step / steps
            pairs = zip(start, end, strict=True)
            self._touch(
                "touchMove", [(a + (c - a) * way, b + (d - b) * way) for (a, b), (c, d) in pairs]
            )
        self._touch("touchEnd", [])
        self.page.evaluate("new Promise(requestAnimationFrame)")  # what was felt is shown

    def hold(self, spot: Spot, until: Callable[[], object], end: Spot | None = None) -> None:
        """Press, stay until something has happened, lift: elsewhere, if the finger moves first."""
        self._touch("touchStart", [spot])
        if end:
            self._touch("touchMove", [end])
        until()
        self._touch("touchEnd", [])

    def tap_twice(self, *spots: Spot) -> None:
        """Tap two times, a tenth of a second apart by the screen's own clock."""
        now = time.time()
        for n, spot in enumerate(spots if len(spots) > 1 else 2 * spots):
            self._touch("touchStart", [spot], now + 0.1 * n)
            self._touch("touchEnd", [], now + 0.1 * n + 0.05)
        self.page.evaluate("new Promise(requestAnimationFrame)")  # what was felt is shown

    def pinch(self, x: float, y: float, near: float, far: float) -> None:
        """Move two fingers around a spot from one distance between them to another."""
        self.glide(
            [(x - near / 2, y), (x + near / 2, y)],
            [(x - far / 2, y), (x + far / 2, y)],
        )


def folded(feed: list[dict[str, Any]]) -> list[str]:
    """Return what a feed says: equal lines as one, what was laid out under a word for all of it."""
    laid_out = [line["text"] for line in feed if line["actor"] < 0]
    played = groupby((line["actor"], line["text"]) for line in feed if line["actor"] >= 0)
    counted = [(text, len([*lines])) for (_, text), lines in played]
    said = [text if n == 1 else f"{n} × {text}" for text, n in counted]
    return [*["Set-up"][: len(laid_out) - 1], *laid_out, *said]
