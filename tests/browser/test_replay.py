"""After the end, in real browsers: looking back, keeping, checking, playing on, playing again."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.browsers import DESK, PHONE, Browsers, Kind
from tests.browser.play import Fingers, at_the_table, complaints_of, folded, open_page
from tests.server.guests import company, finish, guests
from tests.server.house import Player, Visitor, first_action, serving
from tests.server.web.test_replay import wait_for_the_end
from tests.spread import some
from tidetable import games
from tidetable.core.luck import commitment, seed_from_text

pytestmark = pytest.mark.browser

NO_HASHES = "Object.defineProperty(crypto, 'subtle', { value: undefined })"
COUNT_SLIDES = """
window.slid = 0;
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, ...how) {
  window.slid += Boolean(this.closest("#stage")) && frames.some(({ translate }) => translate);
  return animate.call(this, frames, ...how);
};
"""
KINDS = {"desk": DESK, "phone": PHONE}
SCHEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """A house in which bots do not linger, and somebody in it."""
    with serving(tmp_path_factory.mktemp("hall")) as base, Visitor(base) as someone:
        yield someone


@pytest.fixture(scope="module")
def ended(hall: Visitor) -> Callable[[str], Player]:
    """Somebody who watched a game between bots to its end; one game of each kind."""
    found: dict[str, Player] = {}

    def watch(name: str) -> Player:
        if name not in found:
            host = hall.set_up(name, seat_1="bot:greedy", seat_2="bot:greedy")
            wait_for_the_end(host)
            (found[name],) = guests(hall, host)
        return found[name]

    return watch


Opener = Callable[..., BrowserContext]


@pytest.fixture(scope="module")
def visitors(browser: Browser, hall: Visitor) -> Iterator[Browsers]:
    """Browsers of the hall."""
    with closing(Browsers(browser, str(hall.http.base_url))) as lent:
        yield lent


@pytest.fixture
def opens(visitors: Browsers) -> Iterator[Opener]:
    """Open a browser in the hall, on a desk or a phone; a new one, if it is to be special."""
    with ExitStack() as contexts:

        def open_one(kind: Kind, **more: Any) -> BrowserContext:
            one = visitors.new({**kind, **more}) if more else visitors.lend(kind)
            return contexts.enter_context(one)

        yield open_one


def look_back(context: BrowserContext, player: Player, query: str = "") -> Page:
    page = open_page(context, f"{player.path}/replay{query}")
    at_the_table(page)
    expect(page.locator("#chart svg")).to_be_visible()
    return page


def position(page: Page) -> int:
    return int(page.locator("#scrubber").input_value())


def expect_board(page: Page, player: Player, n: int, seat: int) -> None:
    """Wait until the page shows this very position."""
    picture = player.http.get(f"{player.path}/at/{n}", params={"seat": seat}).json()
    expect(page.locator("#prompt")).to_have_text(picture["prompt"])
    expect(page.locator("#feed .told")).to_have_text(folded(picture["feed"]))
    scores = [str(player["score"]) for player in picture["players"]]
    expect(page.locator("#players .score")).to_have_text(scores)


# --- Replay --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", some([*KINDS], "phone"))
@pytest.mark.parametrize("name", some(games.names(), "chests"))
def test_who_watched_looks_back_at_any_game(
    opens: Opener, ended: Callable[[str], Player], name: str, kind: str
) -> None:
    player = ended(name)
    page = open_page(opens(KINDS[kind]), player.path)
    expect(page.locator("#end")).to_be_visible()
    chart = page.locator("#chart svg")
    expect(chart).to_be_visible()
    assert chart.locator("path").count() == len(player.scene()["players"])
    for who in player.scene()["players"]:
        assert f"{who['name']} {who['score']}" in (chart.locator("title").text_content() or "")
    assert not_wider_than_the_screen(page)
    page.locator(".keep a").first.click()
    expect(page.locator("#scrubber")).to_be_visible()
    expect(chart).to_be_visible()  # the scripts are there
    assert position(page) == 0
    for _ in range(3):
        page.locator("[data-go=after]").click()
    expect_board(page, player, 3, -1)
    page.locator("label", has=page.locator("[name=eyes][value='1']")).click()
    expect_board(page, player, 3, 1)
    assert not_wider_than_the_screen(page)
    page.wait_for_url(re.compile(r"at=3&seat=1$"))
    assert complaints_of(page) == []


def not_wider_than_the_screen(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def test_by_keys_by_a_copied_link_and_by_finger(
    opens: Opener, ended: Callable[[str], Player]
) -> None:
    """Keys go through a game; a link leads anybody to the position; a finger turns the pages."""
    player = ended("sirens")
    desk = opens(DESK)
    desk.grant_permissions(["clipboard-read", "clipboard-write"])
    page = look_back(desk, player, "?at=16&seat=1")
    page.keyboard.press("ArrowRight")
    expect_board(page, player, 17, 1)
    page.locator("#copy").click()
    expect(page.locator("#notice")).to_contain_text("copied")
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("/replay?at=17&seat=1")
    last = int(page.locator("#scrubber").get_attribute("max") or 0)
    for key, n in {"ArrowRight": 18, "ArrowLeft": 17, "Home": 0, "End": last}.items():
        page.keyboard.press(key)
        assert position(page) == n
        expect_board(page, player, n, 1)
        expect(page.locator("#count")).to_have_text(f"{n} / {last}")
    page.keyboard.press("ArrowRight")
    assert position(page) == last
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    assert position(page) == last
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_hidden()

    friend = open_page(opens(PHONE), link)
    expect_board(friend, player, 17, 1)
    assert friend.locator("[name=eyes]:checked").input_value() == "1"
    at_the_table(friend)
    fingers = Fingers(friend)
    fingers.glide([(300, 250)], [(120, 255)])
    expect_board(friend, player, 18, 1)
    fingers.glide([(200, 300)], [(205, 420)])  # the page, perhaps, but not a leaf
    fingers.glide([(80, 250)], [(280, 245)])
    expect_board(friend, player, 17, 1)
    assert complaints_of(page) == complaints_of(friend) == []


def test_it_plays_by_itself_and_a_drag_asks_for_what_is_wanted_last(
    opens: Opener, ended: Callable[[str], Player]
) -> None:
    player = ended("titania")
    page = look_back(opens(DESK), player, "?at=0")
    page.locator("#speed").select_option("4")
    page.locator("#play").click()
    page.wait_for_function("() => Number(document.getElementById('scrubber').value) >= 3")
    assert page.locator("#play").get_attribute("aria-label") == "Pause"
    page.locator("#play").click()
    stopped = position(page)
    page.wait_for_timeout(900)
    assert position(page) == stopped

    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate(
        "() => { const slider = document.getElementById('scrubber');"
        "for (let n = 1; n <= 150; n += 1) {"
        "  slider.value = n; slider.dispatchEvent(new Event('input')); } }"
    )
    expect_board(page, player, 150, -1)
    pictures = [url for url in asked if "/at/" in url]
    assert len(pictures) <= 3
    assert pictures[-1].endswith("/at/150?seat=-1")

    last = int(page.locator("#scrubber").get_attribute("max") or 0)
    page.locator("#scrubber").fill(str(last - 1))
    page.locator("#stage").click(position={"x": 5, "y": 5})
    page.keyboard.press(" ")
    page.wait_for_function(f"() => document.getElementById('scrubber').value === '{last}'")
    expect(page.locator("#play")).to_have_attribute("aria-label", "Play")
    assert complaints_of(page) == []


def test_pieces_slide_from_position_to_position(
    opens: Opener, ended: Callable[[str], Player]
) -> None:
    desk = opens(DESK)
    desk.pages[0].emulate_media(reduced_motion="no-preference")
    page = open_page(desk, f"{ended('nassau').path}/replay?at=20", COUNT_SLIDES)
    expect(page.locator("#chart svg")).to_be_visible()
    page.evaluate(
        "window.pictures = 0; new MutationObserver(() => (window.pictures += 1))"
        ".observe(document.getElementById('players'), { childList: true });"
    )
    for n in range(39):
        page.keyboard.press("ArrowRight")
        page.wait_for_function("(n) => window.slid || window.pictures > n", arg=n)
        if page.evaluate("window.slid"):
            return
    pytest.fail("nothing slid")


def test_while_the_game_runs_one_sees_the_own_past_and_is_told_why(
    opens: Opener, hall: Visitor
) -> None:
    host = hall.set_up("sirens", seat_1="here", seat_2="link", option_first="1", name_1="Anna")
    friend, watcher = company(hall, host)
    for _ in range(4):
        for player in (host, friend):
            scene = player.scene()
            if scene["yours"]:
                player.play(first_action(scene["choices"]), scene)
    table = open_page(opens(DESK), host.path)
    kept = table.wait_for_function("(key) => localStorage.getItem(key)", arg=f"seal:{host.path}")
    assert kept.json_value() == table.locator("#commitment").text_content(), "for after the end"
    table.locator(".look-back a").click()
    expect(table.locator("#chart svg")).to_be_visible()
    assert [one.input_value() for one in table.locator("[name=eyes]").all()] == ["-1", "0"]
    table.locator("#continue").click()
    expect(table.locator("#notice")).to_contain_text("once the game is over")
    expect(table.locator("#go-on")).to_be_hidden()
    other = look_back(opens(PHONE), watcher, "?at=2&seat=0")
    expect(other.locator("#notice")).to_contain_text("once the game is over")
    assert other.locator("[name=eyes]").count() == 0
    expect_board(other, watcher, 2, -1)
    # A game that goes on has more positions when one looks again.
    before = int(other.locator("#scrubber").get_attribute("max") or 0)
    while (scene := friend.scene())["yours"] or (scene := host.scene())["yours"]:
        who = friend if friend.scene()["yours"] else host
        who.play(first_action(scene["choices"]), scene)
        if at_last(host) > before + 2:
            break
    other.locator("[data-go=after]").click()
    expect_board(other, watcher, 3, -1)
    assert int(other.locator("#scrubber").get_attribute("max") or 0) == at_last(host)
    assert complaints_of(other) == []


def at_last(player: Player) -> int:
    last: int = player.http.get(f"{player.path}/at/0").json()["last"]
    return last


# --- What to keep --------------------------------------------------------------------------------


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_the_board_is_kept_as_a_picture(
    opens: Opener, ended: Callable[[str], Player], tmp_path: Path
) -> None:
    player = ended("chests")
    desk = opens(DESK)
    page = open_page(desk, f"{player.path}/replay?at=12&seat=0")
    expect(page.locator("#chart svg")).to_be_visible()
    pictures: dict[str, bytes] = {}
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        with page.expect_download() as coming:
            page.locator("#png").click()
        pictures[scheme] = Path(coming.value.path()).read_bytes()
        assert coming.value.suggested_filename == "chests-12.png"
    assert complaints_of(page) == []
    width, height = games.box("chests").size
    assert {size_of(png) for png in pictures.values()} == {(2 * width, 2 * height)}
    assert pictures["light"] != pictures["dark"]
    assert all(len(png) > 50_000 for png in pictures.values())
    with page.expect_download() as coming:
        page.locator("#svg").click()
    file = tmp_path / "board.svg"
    coming.value.save_as(file)
    svg = file.read_text(encoding="utf-8")
    assert svg.startswith("<svg")
    assert ".chests-board" in svg
    alone = open_page(desk, file.as_uri())
    expect(alone.locator(".chests-board").last).to_be_visible()
    sail = alone.evaluate(
        "getComputedStyle(document.querySelector('.boat.seat-1')).getPropertyValue('--sail')"
    )
    assert sail


def test_the_end_offers_what_can_be_kept(opens: Opener, ended: Callable[[str], Player]) -> None:
    page = open_page(opens(PHONE), ended("sirens").path)
    page.locator("#end summary").first.click()
    for link, name in {"record": ".txt", "board.svg": ".svg"}.items():
        with page.expect_download() as coming:
            page.locator(f"#end details a[href$='/{link}']").click()
        assert coming.value.suggested_filename.endswith(name)
    with page.expect_download() as coming:
        page.locator("#png").click()
    assert size_of(Path(coming.value.path()).read_bytes()) > (500, 500)
    assert complaints_of(page) == []


# --- The luck ------------------------------------------------------------------------------------


def verify(page: Page) -> str:
    page.locator("#fair summary").click()
    page.locator("#verify").click()
    page.wait_for_selector("#verified.fair, #verified.partly, #verified.unfair")
    return page.locator("#verified").inner_text()


def test_the_browser_compares_with_the_fingerprint_it_kept(
    opens: Opener, ended: Callable[[str], Player]
) -> None:
    player = ended("chests")
    page = open_page(opens(DESK), player.path)
    true = page.locator("#commitment").text_content()
    page.reload()
    assert "from before the end" in verify(page), "who comes later was shown none"
    expect(page.locator("#verified")).to_have_class("partly")

    def having_seen(fingerprint: str | None) -> str:
        """Check at a table that this browser saw before its end, with this fingerprint."""
        seal = [f"seal:{player.path}", fingerprint]
        page.evaluate("(seal) => localStorage.setItem(...seal)", seal)
        page.reload()
        page.evaluate(NO_HASHES)
        return verify(page)

    said = having_seen(true)
    assert "fingerprint itself: it is the one" in said
    assert re.search(r"All \d+ draws were checked", said)
    expect(page.locator("#verified")).to_have_class("fair")
    # Another one than this browser was shown does not pass.
    assert "does NOT have the fingerprint" in having_seen(commitment(seed_from_text("99")))
    expect(page.locator("#verified")).to_have_class("unfair")
    assert complaints_of(page) == []


# --- Playing on ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", some([*KINDS], "desk"))
def test_a_game_goes_on_from_where_one_looks(
    opens: Opener, ended: Callable[[str], Player], hall: Visitor, kind: str
) -> None:
    player = ended("sirens")
    page = open_page(opens(KINDS[kind]), player.path)
    page.locator(".keep a[href$='#continue']").click()
    expect(page.locator("#notice")).to_contain_text("Go to the move")
    page.locator("#continue").click()
    expect(page.locator("#notice")).to_contain_text("Go back a few moves")
    page.locator("#scrubber").fill("14")
    expect_board(page, player, 14, -1)
    page.locator("#continue").click()
    page.locator("#stay").click()
    expect(page.locator("#continue")).to_be_focused()
    page.locator("#continue").click()
    page.locator("label", has=page.locator("[name=seat-2][value='here']")).click()
    page.locator("label", has=page.locator("[name=seat-1][value='bot']")).click()
    page.locator("input[name=name-2]").fill("Zoé")
    page.locator("#go-on .primary").click()
    page.wait_for_url(re.compile(r"/table/[^/]+$"))
    at_the_table(page)
    expect(page.locator("#players .name").nth(1)).to_have_text("Zoé")
    expect(page.locator("#choices .choice").first).to_be_attached()
    new = Player(hall, "/table/" + page.url.rpartition("/")[2])
    then, now = (
        one.http.get(f"{one.path}/at/14", params={"seat": -1}).json() for one in (player, new)
    )
    assert [line["stamp"] for line in now["feed"]] == [line["stamp"] for line in then["feed"]]
    assert complaints_of(page) == []


# --- Playing again -------------------------------------------------------------------------------


def test_who_wants_to_play_again_takes_the_others_along(opens: Opener, hall: Visitor) -> None:
    host = hall.set_up("sirens", seat_1="here", seat_2="link", name_1="Anna", option_first="1")
    friend, watcher = company(hall, host, "Ben")
    finish(host, friend)
    desk, phone = opens(DESK), opens(PHONE)
    pages = [open_page(desk, host.path), open_page(phone, friend.path)]
    pages.append(open_page(desk, watcher.path))
    anna, ben, looker = pages
    for page in pages:
        expect(page.locator("#end")).to_be_visible()
    expect(looker.locator("#again")).to_be_hidden()
    expect(ben.locator("#again")).to_contain_text("Play again")
    anna.locator("#again button").click()
    anna.wait_for_url(lambda url: not url.endswith(host.path))
    expect(ben.locator("#rematch")).to_have_text("Anna wants to play again!")
    ben.locator("#again button", has_text="Join the rematch").click()
    ben.wait_for_url(lambda url: not url.endswith(friend.path))
    looker.locator("#again button", has_text="Watch the rematch").click()
    looker.wait_for_url(lambda url: not url.endswith(watcher.path))
    assert len({page.url for page in pages}) == 3
    # It is one table: Ben begins this time, and what he does Anna and the watcher see.
    expect(ben.locator("#choices .choice").first).to_be_attached()
    before = anna.locator("#feed").inner_text()
    joined = Player(hall, "/table/" + ben.url.rpartition("/")[2])
    scene = joined.scene()
    joined.play(first_action(scene["choices"]), scene)
    for page in (anna, looker):
        expect(page.locator("#feed")).not_to_have_text(before)
    for page in pages:
        assert complaints_of(page) == []
