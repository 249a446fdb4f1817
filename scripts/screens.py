"""Look at every screen: in four sizes, light and dark, and narrow in every language, on sheets.

`python scripts/screens.py CHROMIUM [NAME...]`: sheets for each screen in build/screens/sheets, one
of them with what is below the window's edge; and beside them each picture alone, as it was taken.
A name may end before its screen's does: `nassau` is all of Nassau. What a page can say of itself
is printed along: what is pushed aside, cut off, or too small for a finger.
"""

from __future__ import annotations

import sys
from base64 import b64encode
from collections.abc import Callable
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit

from playwright.sync_api import Browser, FloatRect, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from pictures import SCHEMES, against_bots, play_to_the_end, set_up
from tests.browser.conftest import QUIET, SCREENS as BUILD
from tests.server.house import Visitor, first_action, serving

from tidetable.core.say.words import LANGUAGES
from tidetable.games import names

SHEETS = BUILD / "sheets"
ALONE = SHEETS / "alone"
# A window's size, and how wide it is on its sheet.
SIZES = (((1920, 1080), 596), ((1280, 800), 490), ((390, 844), 232), ((844, 390), 360))
NARROW, NARROW_WIDE = (360, 740), 234
DEEPEST = 2600  # pixels of a page that are looked at below each other
WIDEST_PHONE = 900
FAMILIAR = "en"
KEY = "screens-of-the-host"
# Whether a bot's turn is told, or something is asked; nothing, while a person's own turn is told.
BOT_OR_QUESTION = """
() => {
  const card = document.querySelector(".telling #turn-card .name");
  if (card) return card.textContent.includes("Anna") ? "" : "bot";
  return document.querySelector("#choices .choice") ? "question" : "";
}
"""
# What a page is unhappy with: letters that do not fit, a way to the side, a small target.
UNHAPPY = """
() => {
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const aside = document.documentElement.scrollWidth - innerWidth;
  const of = (one) =>
    `${one.localName}#${one.id}.${one.className} ${one.textContent.trim().slice(0, 40)}`;
  const exempt = "svg *, option, input, .heard, .heard *, .skip, #shapes";
  const all = [...document.querySelectorAll(`body *:not(${exempt})`)].filter(seen);
  const cut = all.filter((one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    const hides = (how) => how === "hidden" || how === "clip";
    return (hides(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
      (hides(overflowY) && one.scrollHeight > one.clientHeight + 2 && one.clientHeight > 1);
  }).map(of);
  const out = all.filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width && (left < -1 || right > innerWidth + 1) && one.textContent.trim();
  }).map(of);
  const small = innerWidth > 900 ? [] : all.filter((one) => {
    if (!one.matches("button, a.button, summary, select, input, [role=button]")) return false;
    const target = one.closest("label") ?? one;
    const { width, height } = target.getBoundingClientRect();
    return width && Math.min(width, height) < 39.5;
  }).map(of);
  return { aside: aside > 0 ? [`${aside} px`] : [], cut, out, small };
}
"""


# --- The screens ----------------------------------------------------------------------------------


class Screen(NamedTuple):
    """How one gets there: to an address, and by what is done there."""

    come: Callable[[Page], object]
    act: Callable[[Page], object] = lambda _: None


def at(path: str) -> Screen:
    return Screen(lambda page: page.goto(path))


def table(game: str, moves: int = 0) -> Callable[[Page], None]:
    """Sit at a table after so many moves, which are made without a page."""

    def come(page: Page) -> None:
        against_bots(page, game)
        address = urlsplit(page.url)
        with Visitor(f"{address.scheme}://{address.netloc}") as visitor:
            player = visitor.at(address.path)
            for _ in range(moves):
                scene = player.wait_until_asked()
                if scene["end"]:
                    break
                player.play(first_action(scene["choices"]), scene)
            player.wait_until_asked()
        page.reload()

    return come


def ended(game: str, after: str = "") -> Callable[[Page], None]:
    def come(page: Page) -> None:
        against_bots(page, game)
        play_to_the_end(page)
        if after:
            page.goto(page.url + after)

    return come


def key(which: str, then: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.wait_for_selector("#stage .lit", state="attached")
        page.keyboard.press(which)
        page.wait_for_selector(then)

    return act


def why(page: Page) -> None:
    """Click on something that does not glow."""
    page.wait_for_selector("#stage .lit", state="attached")
    page.locator("#stage [data-token]:not(.lit)").first.dispatch_event("click")
    page.wait_for_selector("#why:not([hidden])")


def bubble(page: Page) -> None:
    page.wait_for_selector("#stage .lit", state="attached")
    page.locator("#stage .lit").first.hover(force=True)
    page.wait_for_selector("#explanation:not([hidden])")


def open_all(page: Page) -> None:
    for one in page.locator("summary").all():
        if one.is_visible():
            one.click()


def bots_turn(page: Page) -> None:
    """Answer until a bot's turn tells itself, and stop it there."""
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_selector("#stage .lit", state="attached")
    while page.wait_for_function(BOT_OR_QUESTION).json_value() == "question":
        page.locator("#choices .choice").last.dispatch_event("click")
    page.locator("#pause-telling").dispatch_event("click")


def settings(page: Page) -> None:
    page.locator(".settings summary").click()
    page.locator(".settings").scroll_into_view_if_needed()


def as_list(page: Page) -> None:
    page.wait_for_selector("#stage .lit", state="attached")
    if not page.locator("#list").is_checked():
        page.locator("#list").dispatch_event("click")


def languages(page: Page) -> None:
    """Open the menu of languages, which a narrow window has."""
    resize(page, *NARROW)
    page.locator(".language").click()


def popover(which: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.locator(f"[popovertarget={which}]:not(.cover)").click()

    return act


def spent(page: Page) -> None:
    """Follow an invitation that somebody has accepted."""
    set_up(page, "sirens", seat_2="link")
    found = page.request.get(f"{page.url}/invitations").json()["invitations"]
    page.request.post(f"{found[0]['address']}/sit", data={"name": "Ben", "colour": 2})
    page.goto(found[0]["address"])


def open_tables(page: Page) -> None:
    set_up(page, "nassau", seat_2="link", seat_3="bot:greedy", listed="yes")
    page.evaluate("localStorage.clear()")  # as somebody else sees it
    page.goto("/")


def without_net(page: Page) -> None:
    page.wait_for_selector("#stage .lit", state="attached")
    page.context.set_offline(True)
    page.wait_for_selector(".lost-line", timeout=90_000)


def join(page: Page) -> None:
    set_up(page, "sirens", seat_2="link")
    found = page.request.get(f"{page.url}/invitations").json()["invitations"]
    page.goto(found[0]["address"])


def mine(page: Page) -> None:
    """Look at the start page with a table of one's own."""
    against_bots(page, "sirens")
    page.goto("/")


def lesson(game: str) -> Callable[[Page], None]:
    def come(page: Page) -> None:
        answer = page.request.post(f"/lesson/{game}", max_redirects=0)
        page.goto(answer.headers["location"])

    return come


def children(page: Page) -> None:
    page.goto("/children")
    page.locator(".faces .mates button").first.click()
    page.wait_for_selector("#stage .lit", state="attached")


def children_ended(page: Page) -> None:
    children(page)
    while page.locator("#end").is_hidden():
        page.wait_for_selector("#stage .lit, #end:not([hidden])", state="attached")
        if page.locator("#stage .lit").count():
            page.locator("#stage .lit").first.dispatch_event("click")


def all_screens() -> dict[str, Screen]:
    found = {
        "start": at("/"),
        "start-mine": Screen(mine),
        "start-panel": Screen(lambda page: page.goto("/"), popover("play-titania")),
        "start-friends": Screen(lambda page: page.goto("/"), popover("invite-chests")),
        "start-languages": Screen(lambda page: page.goto("/"), languages),
        "start-open": Screen(open_tables),
        "spent": Screen(spent),
        "settings": Screen(table("chests", 2), settings),
        "list": Screen(table("nassau", 4), as_list),
        "without-net": Screen(table("sirens", 2), without_net),
        "invite": Screen(lambda page: set_up(page, "sirens", seat_2="link")),
        "join": Screen(join),
        "hand-over": Screen(lambda page: set_up(page, "sirens", seat_2="here", name_2="Ben")),
        "text": Screen(table("titania", 6), key("/", "#text-parts h3")),
        "text-nassau": Screen(table("nassau", 6), key("/", "#text-parts h3")),
        "keys": Screen(table("sirens", 2), key("?", "#help[open]")),
        "open-all": Screen(table("titania", 4), open_all),
        "seat-menu": Screen(
            table("titania"), lambda page: page.locator("#players button").nth(1).click()
        ),
        "children": at("/children"),
        "children-table": Screen(children),
        "children-end": Screen(children_ended),
        "review": Screen(
            ended("chests", "/review"),
            lambda page: page.wait_for_selector("#chart svg", timeout=300_000),
        ),
        "status": at("/status"),
        "lost": at("/table/nowhere"),
        "offline": at("/offline"),
        "api": at("/api"),
    }
    for game in names():
        found |= {
            f"{game}-new": at(f"/new/{game}"),
            f"{game}-options": Screen(at(f"/new/{game}").come, open_all),
            f"{game}-rules": at(f"/rules/{game}"),
            f"{game}-guide": at(f"/guide/{game}"),
            f"{game}-lesson": Screen(lesson(game)),
            f"{game}-begin": Screen(table(game)),
            f"{game}-middle": Screen(table(game, 14)),
            f"{game}-late": Screen(table(game, 40)),
            f"{game}-bot": Screen(table(game, 6), bots_turn),
            f"{game}-end": Screen(ended(game)),
            f"{game}-hint": Screen(table(game, 5), key("h", "#hint li b")),
            f"{game}-why": Screen(table(game, 3), why),
            f"{game}-bubble": Screen(table(game, 3), bubble),
            f"{game}-panel": Screen(table(game, 3), key("r", "#rules-book .rule")),
            f"{game}-replay": Screen(ended(game, "/replay?at=20&seat=0")),
        }
    return found


# --- Taking them ----------------------------------------------------------------------------------


class Shot(NamedTuple):
    """One picture, and how wide it is on its sheet."""

    title: str
    picture: bytes
    width: int


def resize(page: Page, width: int, height: int) -> None:
    """Give a page a window; a small one is a phone's, which fingers touch."""
    page.set_viewport_size({"width": width, "height": height})
    touched = {"enabled": width <= WIDEST_PHONE, "maxTouchPoints": 5}
    page.context.new_cdp_session(page).send("Emulation.setTouchEmulationEnabled", touched)


def taken(page: Page, name: str, look: str, width: int, depth: int = 0) -> Shot:
    """Take a picture of the window, or of a page to some depth."""
    page.wait_for_timeout(150)
    for what, told in page.evaluate(UNHAPPY).items():
        if told:
            print(f"{name} {look}: {what}: {'; '.join(told[:6])}", flush=True)
    alone = ALONE / f"{name}-{look.replace(' ', '-')}.jpeg"
    long = page.evaluate("document.documentElement.scrollHeight")
    seen = page.evaluate("[innerWidth, innerHeight]")
    picture = page.screenshot(
        path=alone,
        type="jpeg",
        quality=88,
        animations="disabled",
        full_page=depth > 0,
        clip=FloatRect(x=0, y=0, width=seen[0], height=min(long, depth) if depth else seen[1]),
    )
    return Shot(look, picture, width)


def in_every_size(page: Page, name: str, screen: Screen) -> list[Shot]:
    screen.come(page)
    page.wait_for_load_state()
    screen.act(page)
    shots = []
    for ((width, height), wide), scheme in product(SIZES, SCHEMES):
        resize(page, width, height)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        shots.append(taken(page, name, f"{width} {scheme}", wide))
    return shots


def in_whole(page: Page, name: str, screen: Screen) -> list[Shot]:
    screen.come(page)
    page.wait_for_load_state()
    screen.act(page)
    shots = []
    for ((width, height), wide), scheme in product(SIZES[1:3], SCHEMES):
        resize(page, width, height)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.evaluate("scrollTo(0, 0)")
        shots.append(taken(page, name, f"{width} {scheme} whole", wide // 2 + 60, DEEPEST))
    return shots


def in_every_language(page: Page, name: str, screen: Screen) -> list[Shot]:
    screen.come(page)
    address = urlsplit(page.url)
    resize(page, *NARROW)
    shots = []
    for language in LANGUAGES:
        page.context.set_offline(False)
        query = "&".join(filter(None, (address.query, urlencode({"lang": language}))))
        page.goto(f"{address.path}?{query}")
        page.wait_for_load_state()
        screen.act(page)
        shots.append(taken(page, name, language, NARROW_WIDE))
    return shots


def sheet(browser: Browser, shots: list[Shot], path: Path) -> None:
    """Lay pictures on one sheet, as a browser does it."""
    page = browser.new_page(viewport={"width": 1200, "height": 400})
    inside = "".join(
        f"<figure><figcaption>{title}</figcaption>"
        f'<img width="{width}" src="data:image/jpeg;base64,{b64encode(picture).decode()}"></figure>'
        for title, picture, width in shots
    )
    style = "body{display:flex;flex-wrap:wrap;gap:4px;margin:0;font:9px sans-serif}figure{margin:0}"
    page.set_content(f"<style>{style}</style>{inside}")
    page.screenshot(path=path, full_page=True, type="jpeg", quality=88)
    page.close()


def main(chromium: str, *wanted: str) -> None:
    ALONE.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        serving(Path(folder), key=KEY) as house,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=chromium, args=QUIET)
        for name, screen in all_screens().items():
            if wanted and not any(map(name.startswith, wanted)):
                continue
            for take in (in_every_size, in_whole, in_every_language):
                context = browser.new_context(
                    base_url=house,
                    viewport={"width": 1280, "height": 800},
                    reduced_motion="reduce",
                    locale=FAMILIAR,
                    service_workers="block",
                    http_credentials={"username": "host", "password": KEY},
                )
                context.set_default_timeout(60_000)
                try:
                    shots = take(context.new_page(), name, screen)
                    sheet(browser, shots, SHEETS / f"{name}-{take.__name__.split('_')[-1]}.jpeg")
                except Exception as error:
                    print("FAILED", name, take.__name__, str(error)[:300], flush=True)
                context.close()
            print(name, flush=True)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
