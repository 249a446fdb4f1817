"""Take the pictures of docs/images anew: a real server, a real browser, fixed moments of play.

`python scripts/pictures.py CHROMIUM [NAME...]`: a name is a game, or one of the screens around the
games; without names, all of them. docs/play/pictures.md is written along.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.conftest import QUIET
from tests.server.guests import finish
from tests.server.house import Visitor, serving

from tidetable.games import box, names

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
MOVES = 11
INTRODUCTION = """\
# Pictures

Every screen on a desk and on a phone, in light and dark colours, taken in a real browser by
`python scripts/pictures.py CHROMIUM`; luck and bots differ from time to time.
"""


# --- playing ------------------------------------------------------------------------------------


def set_up(page: Page, game: str, **form: str) -> None:
    """Set up a table by the form's own fields, the person first; names with _ for -."""
    fields: dict[str, str | float | bool] = {
        "seat-1": "here",
        "name-1": "Anna",
        "option-first": "1",
        **{name.replace("_", "-"): value for name, value in form.items()},
    }
    answer = page.request.post(f"/new/{game}", form=fields, max_redirects=0)
    page.goto(answer.headers["location"])
    page.wait_for_selector("#stage svg")


def against_bots(page: Page, game: str) -> None:
    seats = {f"seat_{n}": "bot:greedy" for n in range(2, min(3, box(game).game.max_seats) + 1)}
    set_up(page, game, **seats)


def play(page: Page, moves: int) -> None:
    """Take the first choice each time."""
    for _ in range(moves):
        page.wait_for_selector("#choices .choice", state="attached", timeout=30_000)
        choices = page.locator("#choices .choice")
        if choices.count():
            choices.first.dispatch_event("click")
        page.wait_for_timeout(60)
    page.wait_for_timeout(800)


def play_to_the_end(page: Page) -> None:
    """Play on without pictures, which is quick, and look at what has come of it."""
    address = urlsplit(page.url)
    with Visitor(f"{address.scheme}://{address.netloc}") as visitor:
        finish(visitor.at(address.path))
    page.reload()
    page.wait_for_selector("#end:not([hidden]) #chart svg")
    page.wait_for_timeout(500)


# --- the screens around the games ---------------------------------------------------------------


def start(page: Page) -> None:
    page.goto("/")
    page.wait_for_load_state("networkidle")


def invite(page: Page) -> None:
    set_up(page, "sirens", seat_2="link")
    page.wait_for_selector("#invitations:popover-open")


def join(page: Page) -> None:
    set_up(page, "sirens", seat_2="link")
    found = page.request.get(f"{page.url}/invitations").json()["invitations"]
    page.goto(found[0]["address"])
    page.wait_for_selector("#join[open]")


def hand_over(page: Page) -> None:
    set_up(page, "sirens", seat_2="here", name_2="Ben")
    page.wait_for_selector("#hand-over[open]")


def lesson(page: Page) -> None:
    answer = page.request.post("/lesson/titania", max_redirects=0)
    page.goto(answer.headers["location"])
    page.wait_for_selector("#lesson:not([hidden])")


def rules_panel(page: Page) -> None:
    against_bots(page, "sirens")
    page.keyboard.press("r")
    page.wait_for_selector("#rules-book[aria-busy=false], #rules-book .rule")


def why(page: Page) -> None:
    against_bots(page, "chests")
    page.locator("#stage [data-token=left]").first.dispatch_event("click")
    page.wait_for_selector("#why:not([hidden])")


def hint(page: Page) -> None:
    set_up(page, "sirens", seat_2="bot", level_2="mate")
    play(page, 6)
    page.wait_for_selector("#stage .lit", timeout=30_000)
    page.keyboard.press("h")
    page.wait_for_selector("#hint li b", timeout=60_000)


def talk(page: Page) -> None:
    set_up(page, "titania", seat_2="bot:greedy", seat_3="link", clock="180")
    if page.locator("#invitations:popover-open").count():
        page.keyboard.press("Escape")
    page.locator("#talk summary").click()
    page.locator("#quick button").first.click()
    page.locator("#remark").fill("Who takes the crane?")
    page.locator("#remark").press("Enter")
    page.wait_for_timeout(300)
    page.locator("#players").scroll_into_view_if_needed()


def seat_menu(page: Page) -> None:
    set_up(page, "titania", seat_2="bot:greedy", seat_3="bot:random", clock="86400")
    page.locator("#players button").nth(1).click()
    page.wait_for_selector("#seat-menu[open]")


def replay(page: Page) -> None:
    against_bots(page, "sirens")
    play_to_the_end(page)
    page.goto(f"{page.url}/replay?at=20&seat=0")
    page.wait_for_selector("#stage svg")
    page.wait_for_timeout(500)


def go_on(page: Page) -> None:
    replay(page)
    page.locator("#continue").click()
    page.wait_for_selector("dialog[open]")


def review(page: Page) -> None:
    against_bots(page, "chests")
    play_to_the_end(page)
    page.goto(f"{page.url}/review")
    page.wait_for_selector("#chart svg", timeout=300_000)
    page.wait_for_timeout(300)


def programs(page: Page) -> None:
    page.goto("/api")


def lost(page: Page) -> None:
    page.goto("/table/nowhere")


SCREENS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "start": ("Start page", start),
    "invite": ("Inviting friends", invite),
    "join": ("Joining by a link", join),
    "hand-over": ("Passing on a shared screen", hand_over),
    "lesson": ("A first game with the captain", lesson),
    "rules-panel": ("Rules beside the board", rules_panel),
    "why": ("Why can’t I?", why),
    "hint": ("What would the captain do?", hint),
    "talk": ("Talking at the table", talk),
    "seat-menu": ("Changing who plays", seat_menu),
    "replay": ("Looking back", replay),
    "continue": ("Going on from a position", go_on),
    "review": ("How it came about", review),
    "api": ("For programs", programs),
    "lost": ("A link that leads nowhere", lost),
}


# --- the games ----------------------------------------------------------------------------------

GAME_SCREENS = {
    "new": "setting up",
    "table": "at the table",
    "end": "the end",
    "rules": "rules",
    "guide": "in pictures",
}


def of_game(page: Page, game: str, shoot: Callable[[str], None]) -> None:
    for what in ("new", "rules", "guide"):
        page.goto(f"/{what}/{game}")
        shoot(f"{game}-{what}")
    against_bots(page, game)
    play(page, MOVES)
    shoot(f"{game}-table")
    play_to_the_end(page)
    shoot(f"{game}-end")


# --- taking them --------------------------------------------------------------------------------


def take(context: BrowserContext, look: str, wanted: list[str]) -> None:
    """Take the wanted pictures in one size and one scheme."""

    def shoot(name: str) -> None:
        page.screenshot(path=IMAGES / f"{name}-{look}.jpeg", type="jpeg", quality=80)

    for name in wanted:
        page = context.new_page()
        if name in SCREENS:
            SCREENS[name][1](page)
            shoot(name)
        else:
            of_game(page, name, shoot)
        page.close()


def page_of_all() -> str:
    """Write the page that shows them."""
    titles = {name: title for name, (title, _) in SCREENS.items()}
    for game in names():
        title = box(game).words("en")("game-title")
        titles |= {f"{game}-{what}": f"{title}: {words}" for what, words in GAME_SCREENS.items()}
    lines = [INTRODUCTION]
    for name, title in titles.items():
        lines.append(f"## {title}\n")
        for size, width in (("desk", 420), ("phone", 150)):
            lines += [
                f'<img src="../images/{name}-{size}-{scheme}.jpeg" width="{width}" '
                f'alt="{title}, {size}, {scheme}">'
                for scheme in SCHEMES
            ]
        lines.append("")
    return "\n".join(lines)


def main(chromium: str, *wanted: str) -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, serving(Path(folder)) as base, sync_playwright() as driver:
        browser: Browser = driver.chromium.launch(executable_path=chromium, args=QUIET)
        for scheme in SCHEMES:
            for size, (width, height) in SIZES.items():
                context = browser.new_context(
                    base_url=base,
                    viewport={"width": width, "height": height},
                    color_scheme=scheme,
                    reduced_motion="reduce",
                    locale="en",
                )
                context.set_default_timeout(120_000)  # a machine that is busy is waited for
                take(context, f"{size}-{scheme}", [*wanted] or [*SCREENS, *names()])
                context.close()
        browser.close()
    (ROOT / "docs" / "play" / "pictures.md").write_text(page_of_all(), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
