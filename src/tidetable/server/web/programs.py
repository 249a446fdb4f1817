"""What a program may ask without a link: which games there are, and a table to play at."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse
from pydantic import Field

from tidetable import bots, games
from tidetable.core.box import Box
from tidetable.core.errors import BadTable, Refusal
from tidetable.core.options import read_options
from tidetable.core.say.phrases import Phrases
from tidetable.core.say.words import words
from tidetable.server.door.limits import costs
from tidetable.server.web.answers import (
    GameHere,
    LinkOut,
    Meanings,
    OptionChoice,
    Sent,
    TableOut,
    like,
    refusals,
)
from tidetable.server.web.files import find_box
from tidetable.server.web.languages import WORDS, language_of
from tidetable.server.web.setup import SHARED, set_up

router = APIRouter(prefix="/api", tags=["tables"])

Short = Annotated[str, Field(max_length=40)]


class Chair(Sent):
    """Who sits on a seat."""

    who: Short = Field(
        description="`here` for the host's link, `link` for one of its own, or `bot:` and its name."
    )
    name: str = Field(default="", max_length=200)


class NewTable(Sent):
    """A table to set up. Seats are taken in order; the first is seat 0."""

    model_config = like(
        game="sirens",
        seats=[{"who": "here", "name": "Anna"}, {"who": "bot:greedy"}],
        options={"first": "1"},
    )
    game: Short
    seats: list[Chair] = Field(min_length=1, max_length=8)
    options: dict[Short, Short] = Field(default={}, max_length=20)
    best_of: int = Field(default=1, description="How many games decide a match: 1, 3 or 5.")
    clock: int = Field(default=0, description="Seconds for an answer; 0 is no clock.")
    chat: bool = True
    listed: bool = Field(default=False, description="Offer free seats on the start page.")
    shared: bool = Field(
        default=False,
        description="Let luck follow from a number of every seat that no bot plays (`/luck`).",
    )


@router.get("/games", response_model=list[GameHere])
async def list_games(request: Request) -> list[GameHere]:
    """Which games can be played here, with their seats, options and bots."""
    return [game_here(games.box(name), language_of(request)) for name in games.names()]


def game_here(box: Box, language: str) -> GameHere:
    game = box.game
    return GameHere(
        name=game.name,
        title=box.words(language)("game-title"),
        least=game.min_seats,
        most=game.max_seats,
        options=[OptionChoice(name=one.name, choices=one.choices) for one in game.options],
        bots=[*bots.makers(box)],
    )


@router.get("/games/{game}/view", response_model=Meanings)
async def what_views_mean(game: Short) -> JSONResponse:
    """What each field of a game's views means: its axes, its things, its range."""
    drawers = find_box(game).drawers
    public, own = drawers.public.schema(), drawers.own.schema()
    return JSONResponse({"things": drawers.domains(), "public": public, "own": own})


@router.post(
    "/tables",
    status_code=201,
    response_model=TableOut,
    responses=refusals(400),
    dependencies=[costs("table")],
)
async def new_table(request: Request, body: NewTable) -> JSONResponse:
    """Set up a table. The answer has one private link for each share of its seats."""
    tables = request.app.state.house.tables
    try:
        box = games.box(body.game)
        check(box, body)
        links = await set_up(tables, box, as_form(body))
    except Refusal as refusal:
        return refuse(request, body.game, refusal)
    out = [
        LinkOut(
            seats=link.seats if link.invites is None else [link.invites],
            host=link.host,
            invitation=link.invites is not None,
            url=str(request.url_for("table", secret=link.secret)),
        )
        for link in links
    ]
    return JSONResponse(TableOut(game=box.name, links=out).model_dump(), 201)


def check(box: Box, body: NewTable) -> None:
    """Refuse what a form could not ask for, and would not notice."""
    game = box.game
    if len(body.seats) > game.max_seats:
        n, least, most = len(body.seats), game.min_seats, game.max_seats
        raise BadTable("seats", seats=n, least=least, most=most)
    read_options(game.options, body.options)


def as_form(body: NewTable) -> dict[str, str]:
    """Write a request as the set-up page would send it."""
    form = {
        "best-of": str(body.best_of),
        "clock": str(body.clock),
        "chat": "yes" if body.chat else "no",
        "listed": "yes" if body.listed else "no",
        "luck": SHARED if body.shared else "",
    }
    for n, chair in enumerate(body.seats, 1):
        form[f"seat-{n}"] = chair.who
        form[f"name-{n}"] = chair.name
    for name, choice in body.options.items():
        form[f"option-{name}"] = choice
    return form


def refuse(request: Request, game: str, refusal: Refusal) -> JSONResponse:
    say = words(language_of(request), WORDS)
    if game not in games.names():
        message = say(refusal.key, **refusal.facts)
    else:
        box = games.box(game)
        message = Phrases(box.game, box.words(say.language, WORDS), []).refusal(refusal)
    return JSONResponse({"error": refusal.key, "message": message}, 400)
