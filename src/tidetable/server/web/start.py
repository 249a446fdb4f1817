"""The start page: the games, open tables, the tables of this browser; and setting up a table."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from pydantic import Field

from tidetable import bots, games
from tidetable.core.box import Box
from tidetable.core.contract import SPECTATOR
from tidetable.core.errors import NotYours, Refusal, SetAside
from tidetable.core.luck import Luck, seed_from_text
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import words
from tidetable.core.show.cover import COVER
from tidetable.core.show.scene import Scene
from tidetable.core.show.svg import Svg
from tidetable.server.door.limits import costs
from tidetable.server.room.house import House
from tidetable.server.room.live import LiveTable
from tidetable.server.room.room import seat_names
from tidetable.server.room.tables import Tables
from tidetable.server.room.timekeeper import CLOCKS
from tidetable.server.store.model import Link
from tidetable.server.web.answers import Sent
from tidetable.server.web.files import find_box
from tidetable.server.web.languages import WORDS, language_of
from tidetable.server.web.pages import page
from tidetable.server.web.setup import (
    MATCHES,
    begin_lesson,
    colour_of,
    set_up,
    set_up_at_once,
)

router = APIRouter(include_in_schema=False)

MOST_OPEN: Final = 12  # open tables that the page shows
MOST_MINE: Final = 30  # tables that a browser remembers
HOUR: Final = 3600
# A picture within a page does not hear that somebody wants no motion; and one lantern that swayed,
# painted anew sixty times a second, kept a third of a core busy.
STILL: Final = "* { animation: none !important; }"


class Mine(Sent):
    """The secrets of the tables that a browser remembers."""

    secrets: list[Annotated[str, Field(max_length=64)]] = Field(max_length=MOST_MINE)


@router.get("/")
async def start(request: Request) -> HTMLResponse:
    return await start_page(request)


async def start_page(request: Request, refusal: Refusal | None = None) -> HTMLResponse:
    language = language_of(request)
    say = words(language, WORDS)
    boxes = [games.box(name) for name in games.names()]
    cards = [
        {
            "box": box,
            "say": box.words(language, WORDS),
            "bots": bots.offered(box),
            "usual": bots.usual(box),
        }
        for box in boxes
    ]
    return page(
        request,
        "start",
        say,
        400 if refusal else 200,
        cards=cards,
        open_tables=[describe(live, language) for live in await open_tables(request)],
        error=say(refusal.key, **refusal.facts) if refusal else "",
    )


@router.get("/open")
async def open_again(request: Request) -> HTMLResponse:
    """Tell who has been looking at the start page for a while which tables are open now."""
    language = language_of(request)
    found = [describe(live, language) for live in await open_tables(request)]
    return page(request, "open", words(language, WORDS), open_tables=found)


async def open_tables(request: Request) -> list[LiveTable]:
    tables: Tables = request.app.state.house.tables
    return await tables.offered(MOST_OPEN)


def describe(live: LiveTable, language: str) -> dict[str, Any]:
    """Say what is played at a table, and by whom; nothing of the game itself."""
    say = live.box.words(language, WORDS)
    return {
        "id": live.id,
        "game": live.box.name,
        "title": say("game-title"),
        "seats": [
            {"name": name, "colour": who.colour + 1, "free": who.free, "bot": bool(who.bot)}
            for name, who in zip(seat_names(live, say), live.sitters, strict=True)
        ],
        "over": live.table.over,
    }


@router.post("/mine", dependencies=[costs("position")])
async def mine(request: Request, known: Mine) -> dict[str, list[dict[str, Any]]]:
    """Tell a browser how its tables stand. What leads nowhere is left out."""
    tables: Tables = request.app.state.house.tables
    language = language_of(request)
    found = []
    for secret in dict.fromkeys(known.secrets):
        link = await tables.link(secret)
        if link is not None and not link.spent:
            standing = {"secret": secret, "watching": not link.seats}
            found.append({**await stands(tables, link, language), **standing})
    return {"tables": found}


async def stands(tables: Tables, link: Link, language: str) -> dict[str, Any]:
    """Say how a table stands; of one that is set aside, why. Nobody shall forget it for that."""
    try:
        live = await tables.open(link.table_id)
    except SetAside as refusal:
        say = words(language, WORDS)
        aside = {"title": say("aside-title"), "aside": say(refusal.key, **refusal.facts)}
        return {**aside, "seats": [], "yours": False, "over": False}
    asked = [seat for seat in link.seats if seat in live.table.asked()]
    return {**describe(live, language), "yours": any(not live.sitters[seat].bot for seat in asked)}


# --- Covers -------------------------------------------------------------------------------------


@router.get("/games/{game}/cover.svg")
async def cover_picture(request: Request, game: str) -> Response:
    picture = str(cover(find_box(game), language_of(request)))
    age = {"cache-control": f"public, max-age={HOUR}", "vary": "accept-language, cookie"}
    return Response(picture, media_type="image/svg+xml", headers=age)


@cache
def cover(box: Box, language: str) -> Svg:
    """Return the picture on a game's box; of one that has none, the game in full swing.

    For that bots play the opening of a fixed seed, and a spectator looks on.
    """
    say = box.words(language)
    if (drawn := box.on_the_box) is not None:
        css = box.css + STILL
        return Svg(drawn, COVER, say("game-title"), say("game-tagline"), css, box.shapes)
    table = box.table(box.game.max_seats, seed=seed_from_text("18"))
    while not table.over and len(table.entries) < 60:
        seat = table.asked()[0]
        bot = bots.make(box, bots.quick(box), Luck(table.version))
        action = bot.choose(table.view(seat), table.questions(seat)[0], table.legal(seat))
        table.play(seat, action)
    names = [say(f"seat-{i + 1}") for i in range(table.seats)]
    picture = box.picture(Scene(table.view(SPECTATOR), Phrases(box.game, say, names)))
    return replace(picture, css=picture.css + STILL)


# --- Setting up ---------------------------------------------------------------------------------


@router.get("/new/{game}")
async def new_table(request: Request, game: str) -> HTMLResponse:
    return setup_page(request, find_box(game))


def setup_page(request: Request, box: Box, refusal: Refusal | None = None) -> HTMLResponse:
    say = box.words(language_of(request), WORDS)
    names = [say(f"seat-{i + 1}") for i in range(box.game.max_seats)]
    phrases = Phrases(box.game, say, names)
    return page(
        request,
        "new",
        say,
        400 if refusal else 200,
        box=box,
        phrases=phrases,
        names=names,
        bots=bots.offered(box),
        usual=bots.usual(box),
        matches=MATCHES,
        clocks=CLOCKS,
        error=phrases.refusal(refusal) if refusal else "",
    )


@router.post("/new/{game}", response_model=None, dependencies=[costs("table")])
async def create_table(request: Request, game: str) -> Response:
    box = find_box(game)
    try:
        links = await set_up(request.app.state.house.tables, box, await form_of(request))
    except Refusal as refusal:
        return setup_page(request, box, refusal)
    return seated(links[0])


@router.post("/play/{game}/{others}/{n}", response_model=None, dependencies=[costs("table")])
async def play_at_once(
    request: Request, game: str, others: str, n: Annotated[int, Path(ge=1, le=7)]
) -> Response:
    """Sit down with so many bots, or with links for so many friends."""
    form, tables = await form_of(request), request.app.state.house.tables
    return await seat_or_refuse(request, set_up_at_once(tables, find_box(game), others, n, form))


@router.post("/lesson/{game}", response_model=None, dependencies=[costs("table")])
async def first_game(request: Request, game: str) -> Response:
    form, tables = await form_of(request), request.app.state.house.tables
    return await seat_or_refuse(request, begin_lesson(tables, find_box(game), form))


@router.post("/open/{table_id}/sit", response_model=None, dependencies=[costs("seat")])
async def sit_at_open_table(request: Request, table_id: int) -> Response:
    """Take a seat that is offered to everybody."""
    return await seat_or_refuse(request, free_seat(request, table_id))


async def free_seat(request: Request, table_id: int) -> Link:
    form = await form_of(request)
    for live in await open_tables(request):
        if live.id == table_id:
            name, colour = form.get("name-1", ""), colour_of(form)
            house: House = request.app.state.house
            return await house.people.take_free_seat(live, name, colour)
    raise NotYours("no-seat")


async def form_of(request: Request) -> dict[str, str]:
    """Return what a form says; a file in it is nothing we asked for."""
    return {key: value for key, value in (await request.form()).items() if isinstance(value, str)}


async def seat_or_refuse(request: Request, sitting: Awaitable[Link]) -> Response:
    """Lead to the seat, or say on the start page why there is none."""
    try:
        return seated(await sitting)
    except Refusal as refusal:
        return await start_page(request, refusal)


def seated(link: Link) -> RedirectResponse:
    return RedirectResponse(f"/table/{link.secret}", 303)
