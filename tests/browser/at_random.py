"""Playing a table at random in real browsers: what is offered, where it is drawn, clicking it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page, Request

from tests.browser.play import Spot, at_the_table, invitation, new_page, sit_down
from tests.browser.secrets import listen
from tests.patience import wait_for
from tests.server.house import Player, Visitor
from tidetable.core.say.phrases import Choice

CLICKS = 5  # in the browsers, before they are left for a while
MOST_STRETCHES = 60
LOOK = 6  # answers without browsers from one look to the next

UNSEEN = 40  # answers without browsers before they come back


def fill_in(page: Page, *seats: str, checked: Sequence[str] = ()) -> None:
    """Set up a table by its form, as a family would: who sits where, what is played, who begins."""
    for n, who in enumerate(seats, 1):
        page.locator(f"input[name=seat-{n}][value='{who}']").check()
        if who == "bot":  # one that answers soon
            page.locator(f"select[name=level-{n}]").select_option("helmsman")
    page.locator(".setup summary").click()
    for option in checked:
        page.locator(f"input[name=option-{option}]").check()
    page.locator("select[name=option-first]").select_option("1")
    page.locator("form.setup button.primary").click()
    at_the_table(page)


def two_by_link(
    desk: BrowserContext, other: BrowserContext, game: str, *seats: str, checked: Sequence[str] = ()
) -> tuple[tuple[Page, Page], tuple[list[str], list[str]]]:
    """Let a friend come to a table by link; return both pages, and what each of them hears."""
    pages = new_page(desk), new_page(other)
    for page, context in zip(pages, (desk, other), strict=True):
        size = context.pages[0].viewport_size
        assert size is not None
        page.set_viewport_size(size)
    heard: tuple[list[str], list[str]] = ([], [])
    for page, texts in zip(pages, heard, strict=True):
        listen(page, texts)
    host, friend = pages
    host.goto(f"/new/{game}")
    fill_in(host, *seats, checked=checked)
    friend.goto(invitation(host))
    sit_down(friend)
    return pages, heard


@contextmanager
def answers_of(page: Page) -> Iterator[list[str]]:
    """Keep every answer that a page sends."""
    sent: list[str] = []

    def keep(request: Request) -> None:
        if request.url.endswith("/play"):
            sent.append(json.loads(request.post_data or "")["text"])

    page.on("request", keep)
    yield sent
    page.remove_listener("request", keep)


CHOICES = "[...document.querySelectorAll('#choices .choice')].map(({ dataset }) => dataset.choose)"


def offered_now(page: Page) -> list[str]:
    """Return the tokens that can be chosen: none while it is somebody else's turn."""
    tokens: list[str] = page.evaluate(CHOICES)
    return tokens


def offered(page: Page) -> list[str]:
    """Wait until something can be chosen, and return the tokens."""
    found = page.wait_for_function(f"() => {{ const all = {CHOICES}; return all.length && all; }}")
    tokens: list[str] = found.json_value()
    return tokens


def drawn(page: Page, token: str) -> list[Spot]:
    """Return where in the picture a token can be clicked.

    A joker's colour is chosen at the fleets: the cards of that colour do not take the click. Of a
    tower it is the ring that does.
    """
    boxes = page.evaluate(
        "(token) => [...document.querySelectorAll('#stage .lit')]"
        ".filter((thing) => thing.dataset.token === token)"
        ".filter((thing) => [thing, ...thing.children]"
        ".some((part) => getComputedStyle(part).pointerEvents !== 'none'))"
        ".filter((thing) => thing.getClientRects().length)"  # else it is in another layout
        ".map((thing) => thing.getBoundingClientRect().toJSON())",
        token,
    )
    return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]


def stand(page: Page) -> str:
    """Return what the page says of where the game stands."""
    said: str = page.evaluate(
        "(window.tidetableStand = () => ['feed', 'trail', 'choices', 'winners']"
        ".map((id) => document.getElementById(id).textContent).join('\\n'))()"
    )
    return said


def wait_for_change(page: Page, before: str) -> None:
    """Wait until a choice has led somewhere."""
    page.wait_for_function("(before) => tidetableStand() !== before", arg=before)


@dataclass
class Played:
    """How a game was played: what was clicked in the picture, and what was answered without one."""

    clicked: list[str] = field(default_factory=list)
    apart: list[str] = field(default_factory=list)


def play_to_the_end(
    pages: tuple[Page, Page],
    heard: tuple[list[str], list[str]],
    chance: Random,
    *rarely: str,
    unseen: int = UNSEEN,
) -> Played:
    """Play at random, by turns in the browsers and without: pictures take nearly all the time.

    So many answers are given without them before they come back. What is done rarely is done only
    where nothing else can be, or a game would be long.
    """
    played = Played()
    for _ in range(MOST_STRETCHES):
        if click_on(pages, chance, rarely, played.clicked):
            return played
        with away(pages) as addresses:
            played.apart += answer_apart(addresses, heard, chance, unseen, rarely)
    raise AssertionError("the game does not end")


def click_on(
    pages: Sequence[Page], chance: Random, rarely: Sequence[str], clicked: list[str]
) -> bool:
    """Click at random for a while, in the picture wherever it shows the thing; True at the end."""
    clicks = 0
    while True:
        wait_for(lambda: asked(pages) or all_over(pages), seen=lambda: list(map(stand, pages)))
        if all_over(pages):
            return True
        if clicks >= CLICKS and not any(page.locator("#trail").inner_text() for page in pages):
            return False  # and nothing is on its way to the house
        page = asked(pages)
        tokens = offered_now(page) if page else []
        if page is None or not tokens:
            continue  # what was offered is gone again
        token = chance.choice([token for token in tokens if token not in rarely] or tokens)
        before = stand(page)
        if spots := drawn(page, token):
            page.mouse.click(*chance.choice(spots))
            clicked.append(token)
        else:
            page.locator(f"#choices [data-choose='{token}']").click()
        wait_for_change(page, before)
        clicks += 1


def asked(pages: Sequence[Page]) -> Page | None:
    return next((page for page in pages if offered_now(page)), None)


def all_over(pages: Sequence[Page]) -> bool:
    return all(page.locator("#end").is_visible() for page in pages)


@contextmanager
def away(pages: Sequence[Page]) -> Iterator[list[str]]:
    """Leave the table, and come back by the same links."""
    addresses = [page.url for page in pages]
    for page in pages:
        page.goto("about:blank")
    yield addresses
    for page, address in zip(pages, addresses, strict=True):
        page.goto(address)
        at_the_table(page)


def answer_apart(
    addresses: Sequence[str],
    heard: Sequence[list[str]],
    chance: Random,
    unseen: int,
    rarely: Sequence[str] = (),
) -> list[str]:
    """Answer at random without browsers, and keep what they would have received.

    Everybody looks now and then: to draw a board takes nearly all the time.
    """
    answered: list[str] = []
    base, _, _ = addresses[0].partition("/table/")
    with Visitor(base) as visitor:
        players = [visitor.at(urlsplit(address).path) for address in addresses]
        for n in range(unseen):
            player, asked = wait_for(lambda: next(filter(None, map(whose_turn, players)), None))
            if n % LOOK == 0 or asked["over"]:
                for one, texts in zip(players, heard, strict=True):
                    texts.append(one.http.get(f"{one.path}/scene").text)
            if asked["over"]:
                break
            ways = [answer["text"] for answer in asked["legal"]]
            often = [text for text in ways if not {*text.split()} & {*rarely}]
            answered.append(chance.choice(often or ways))
            player.post("play", text=answered[-1], version=asked["version"])
    return answered


def whose_turn(player: Player) -> tuple[Player, dict[str, Any]] | None:
    """Return what is asked by this link, if there is something to answer or the game is over."""
    found = player.http.get(f"{player.path}/questions").json()
    return (player, found) if found["legal"] or found["over"] else None


def ways_on(choices: list[Choice], *before: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield every path of clicks and the answer it leads to."""
    for choice in choices:
        path = (*before, choice["token"])
        if "play" in choice:
            yield path, choice["play"]
        else:
            yield from ways_on(choice["next"], *path)
