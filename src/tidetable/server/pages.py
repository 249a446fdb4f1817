"""The pages a person opens."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from fastapi.templating import Jinja2Templates
from starlette.exceptions import HTTPException

from tidetable import bots, games
from tidetable.core.box import Box, Scene
from tidetable.core.contract import SPECTATOR
from tidetable.core.errors import BadTable, Refusal
from tidetable.core.luck import Luck, seed_from_text
from tidetable.core.phrases import Phrases
from tidetable.core.rules_page import rules_page
from tidetable.core.words import LANGUAGES, Words, words
from tidetable.server import scenes
from tidetable.server.holder import AnyHolder
from tidetable.server.languages import COOKIE, WORDS, language_of
from tidetable.server.matches import play_again
from tidetable.server.setup import MATCHES, set_up

router = APIRouter(include_in_schema=False)
templates = Jinja2Templates(Path(__file__).parent / "templates")
YEAR: Final = 365 * 24 * 3600


def page(request: Request, name: str, say: Words, status: int = 200, **facts: Any) -> HTMLResponse:
    """Render a page in the visitor's language, and remember a language asked for."""
    context = {"say": say, "languages": LANGUAGES, **facts}
    response = templates.TemplateResponse(request, f"{name}.html", context, status)
    if request.query_params.get("lang") in LANGUAGES:
        response.set_cookie(COOKIE, say.language, max_age=YEAR, samesite="lax")
    response.headers["cache-control"] = "no-store"
    return response


def find_box(game: str) -> Box:
    try:
        return games.box(game)
    except BadTable as refusal:
        raise HTTPException(404) from refusal


@router.get("/")
async def start(request: Request) -> HTMLResponse:
    language = language_of(request)
    boxes = [games.box(name) for name in games.names()]
    cards = [
        {"box": box, "say": box.words(language, WORDS), "cover": cover(box, language)}
        for box in boxes
    ]
    return page(request, "start", words(language, WORDS), cards=cards)


@cache
def cover(box: Box, language: str) -> str:
    """Draw a game in full swing: bots play the opening of a fixed seed, a spectator looks on."""
    say = box.words(language)
    table = box.table(box.game.max_seats, seed=seed_from_text("18"))
    best = list(bots.makers(box))[-1]
    while not table.over and len(table.entries) < 60:
        seat = table.asked()[0]
        bot = bots.make(box, best, Luck(table.version))
        action = bot.choose(table.view(seat), table.questions(seat)[0], table.legal(seat))
        table.play(seat, box.game.codec.text(action))
    names = [say(f"seat-{i + 1}") for i in range(table.seats)]
    scene = Scene(table.view(SPECTATOR), Phrases(box.game, say, names))
    return box.picture(scene).element()


@router.get("/new/{game}")
async def new_table(request: Request, game: str) -> HTMLResponse:
    return setup_page(request, find_box(game))


def setup_page(request: Request, box: Box, error: str = "", status: int = 200) -> HTMLResponse:
    say = box.words(language_of(request), WORDS)
    names = [say(f"seat-{i + 1}") for i in range(box.game.max_seats)]
    return page(
        request,
        "new",
        say,
        status,
        box=box,
        phrases=Phrases(box.game, say, names),
        names=names,
        bots=list(bots.makers(box)),
        matches=MATCHES,
        error=error,
    )


@router.post("/new/{game}", response_model=None)
async def create_table(request: Request, game: str) -> Response:
    box = find_box(game)
    form = {key: value for key, value in (await request.form()).items() if isinstance(value, str)}
    try:
        link = await set_up(request.app.state.tables, box, form)
    except Refusal as refusal:
        say = box.words(language_of(request), WORDS)
        return setup_page(request, box, Phrases(box.game, say, []).refusal(refusal), 400)
    return RedirectResponse(f"/table/{link.secret}", 303)


@router.get("/table/{secret}")
async def table(request: Request, holder: AnyHolder) -> HTMLResponse:
    live = holder.live
    invitations = await invitations_of(request, holder) if holder.link.host else []
    return page(
        request,
        "table",
        holder.say,
        box=live.box,
        scene=holder.show(),
        secret=holder.link.secret,
        commitment=live.table.commitment,
        invitations=invitations,
    )


async def invitations_of(request: Request, holder: AnyHolder) -> list[tuple[str, str]]:
    """Return the links to give away: whose, and where it leads."""
    names = scenes.seat_names(holder.live, holder.say)
    others = await holder.tables.store.links_of(holder.live.id)
    return [
        (
            names[link.seats[0]] if link.seats else holder.say("table-watch"),
            str(request.url_for("table", secret=link.secret)),
        )
        for link in others
        if not link.host
    ]


@router.post("/table/{secret}/again")
async def again(holder: AnyHolder) -> RedirectResponse:
    """Play once more, or the next game of a match."""
    link = await play_again(holder.tables, holder.live, holder.link.seats)
    return RedirectResponse(f"/table/{link.secret}", 303)


@router.get("/rules/{game}")
async def rules(request: Request, game: str) -> HTMLResponse:
    box = find_box(game)
    say = box.words(language_of(request), WORDS)
    return page(request, "rules", say, box=box, chapters=rules_page(box, say))


@router.get("/games/{game}/board.css")
async def board_css(game: str) -> FileResponse:
    return FileResponse(find_box(game).folder / "board.css", media_type="text/css")
