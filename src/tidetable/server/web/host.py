"""For whoever runs the server: is it alive, is it ready, and how is it doing?

The first two tell strangers nothing. The figures are for whoever knows the key that the host chose.
"""

from __future__ import annotations

import asyncio
import secrets
from base64 import b64decode
from collections.abc import Iterator
from contextlib import suppress
from datetime import timedelta
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Header, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, Response
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException

from tidetable import games
from tidetable.core.box import Box
from tidetable.core.say.words import words
from tidetable.server.lookout.figures import REGISTRY
from tidetable.server.room.house import House
from tidetable.server.room.minds import Rank
from tidetable.server.store.database import DatabaseFailed
from tidetable.server.web.languages import WORDS, language_of
from tidetable.server.web.pages import page
from tidetable.version import __version__

router = APIRouter(include_in_schema=False)

PATIENCE: Final = 2.0  # seconds in which a database must have answered
MOST_ASIDE: Final = 20  # tables set aside that the page names
# A browser asks whoever opens the page, and keeps what they say; the name does not matter.
ASK: Final = {"www-authenticate": 'Basic realm="Tidetable", charset="UTF-8"'}


@router.get("/healthz")
async def healthz() -> PlainTextResponse:
    """Answer at all."""
    return PlainTextResponse("ok")


@router.get("/readyz")
async def readyz(request: Request) -> PlainTextResponse:
    """Tell whether guests can be sent here: the database answers, and nobody says goodbye."""
    house: House = request.app.state.house
    if request.app.state.draining:
        return PlainTextResponse("closing", 503)
    try:
        async with asyncio.timeout(PATIENCE):
            await house.store.answers()
    except (DatabaseFailed, TimeoutError):
        return PlainTextResponse("the database does not answer", 503)
    return PlainTextResponse("ready")


async def is_host(request: Request, authorization: Annotated[str, Header()] = "") -> None:
    """Let in who knows the key. Where there is none, there is nothing here."""
    key: str = request.app.state.settings.key
    if not key:
        raise HTTPException(404)
    said = ""
    with suppress(ValueError):
        kind, _, coded = authorization.partition(" ")
        said = b64decode(coded).decode().partition(":")[2] if kind.lower() == "basic" else ""
    if not secrets.compare_digest(said.encode(), key.encode()):
        raise HTTPException(401, headers=ASK)


@router.get("/metrics", dependencies=[Depends(is_host)])
async def metrics(request: Request) -> Response:
    """All figures, as Prometheus reads them."""
    here = CollectorRegistry()
    here.register(HouseFigures(request))
    return Response(
        generate_latest(REGISTRY) + generate_latest(here), media_type=CONTENT_TYPE_LATEST
    )


class HouseFigures:
    """How many there are of everything now."""

    def __init__(self, request: Request) -> None:
        self.state = request.app.state

    def collect(self) -> Iterator[Metric]:
        for name, said, by, found in standing(self.state):
            kind = CounterMetricFamily if name.endswith("refused") else GaugeMetricFamily
            family = kind(f"tidetable_{name}", said, labels=[by] if by else [])
            for label, value in found.items():
                family.add_metric([label] if by else [], value)
            yield family


def standing(state: Any) -> list[tuple[str, str, str, dict[str, float]]]:
    """Return what is there now: its name, a sentence, by what it is told apart, and how many."""
    house: House = state.house
    tables, pool = house.tables, house.minds.pool
    waiting = {rank.name.lower(): float(pool.queue(rank)) for rank in Rank}
    refused = {kind: float(n) for kind, n in state.limits.refused.items()}
    return [
        ("tables", "Tables in memory.", "", {"": len(tables.known)}),
        ("tables_aside", "Tables that cannot be opened here.", "", {"": len(tables.aside)}),
        ("streams", "Pages and programs that listen.", "", {"": state.streams.open.total()}),
        ("waiting", "Jobs that wait for a process, by kind.", "kind", waiting),
        ("busy", "Processes that think.", "", {"": len(pool.busy)}),
        ("unsaved", "Changes that wait to be saved.", "", {"": len(house.store.writer.waiting)}),
        ("refused", "Requests beyond a limit, by what was asked for.", "kind", refused),
    ]


@router.get("/status", dependencies=[Depends(is_host)])
async def status(request: Request) -> HTMLResponse:
    """Show a host how the server is doing."""
    state = request.app.state
    house: House = state.house
    say = words(language_of(request), WORDS)
    boxes = [games.box(name) for name in games.names()]
    aside = [(table_id, say(why.key, **why.facts)) for table_id, why in house.tables.aside.items()]
    return page(
        request,
        "status",
        say,
        version=__version__,
        up=timedelta(seconds=int(state.settings.now() - state.begun)),
        editions=[(box.words(say.language)("game-title"), editions_of(box)) for box in boxes],
        standing=[(name, found) for name, _, _, found in standing(state)],
        done=[(name, value) for name, value in done()],
        aside=aside[:MOST_ASIDE],
    )


def editions_of(box: Box) -> str:
    """Return which editions of a game's rules can be played here, the newest first."""
    return ", ".join(map(str, [box.game.edition, *sorted(box.before, reverse=True)]))


def done() -> Iterator[tuple[str, float]]:
    """Return what was counted since the start, without the times."""
    for metric in REGISTRY.collect():
        for sample in metric.samples:
            if metric.type == "counter" and sample.name.endswith("_total"):
                yield " ".join(sample.labels.values()), sample.value
