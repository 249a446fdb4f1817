"""Review: a finished game looked at again, for everybody who may see its replay."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse

from tidetable.bots.review import Review
from tidetable.bots.review_words import Moment, SeatReview, decisive, hundredths, signed, tell
from tidetable.core.errors import Refusal
from tidetable.server.door.limits import costs
from tidetable.server.room.reviews import Looking
from tidetable.server.web import scenes
from tidetable.server.web.access import STATUS, Access, GoodAccess
from tidetable.server.web.answers import Reviewed, refusals
from tidetable.server.web.pages import page

router = APIRouter(prefix="/table/{secret}", tags=["replay"])

ROWS: Final = 12  # of the table that says what the chart shows


@router.get(
    "/reviewed",
    response_model=Reviewed,
    responses=refusals(403, 429),
    dependencies=[costs("review")],
)
async def reviewed(access: GoodAccess) -> JSONResponse:
    """What decisions were worth in a finished game, and what was luck; begun when first asked for.

    Until all is looked at, it says how far that is.
    """
    try:
        looking = access.house.reviews.of(access.live)
    except Refusal as refusal:
        return access.refuse(refusal)
    far = {"done": len(looking.decisions), "of": looking.of, "failed": looking.failed}
    found = looking.review
    return JSONResponse(
        {**far, "review": found and plain(found, told(access, looking), decided(access, found))}
    )


def decided(access: Access, review: Review[int]) -> list[Moment]:
    """Return the moments that decided the game."""
    return decisive(review, scenes.phrases_of(access.live, access.say))


def told(access: Access, looking: Looking) -> list[SeatReview]:
    """Return what there is to tell of each seat, once all is looked at."""
    if looking.review is None:
        return []
    phrases = scenes.phrases_of(access.live, access.say)
    return [tell(looking.review, seat, phrases) for seat in range(len(phrases.names))]


def plain(review: Review[int], seats: list[SeatReview], moments: list[Moment]) -> dict[str, Any]:
    return {
        "course": course(review),
        "moments": [vars(moment) for moment in moments],
        "seats": [
            {
                "name": of.name,
                "sums": {key.removeprefix("review-"): n for key, n in of.sums.items()},
                "summary": of.summary,
                "turning_points": [vars(moment) for moment in of.turning_points],
                "mistakes": [vars(moment) for moment in of.mistakes],
                "decisions": [vars(weighed) for weighed in of.decisions],
            }
            for of in seats
        ],
    }


def course(review: Review[int]) -> list[list[int]]:
    """Return the chances of all seats at every position of the replay, of 100."""
    return [[hundredths(chance) for chance in row] for row in review.course()]


# --- the page -------------------------------------------------------------------------------------


@router.get("/review", include_in_schema=False, dependencies=[costs("review")])
async def review(request: Request, access: GoodAccess) -> HTMLResponse:
    """Show a review, or how far it is; while the game runs, that it is too early."""
    live, looking, error, status = access.live, Looking(), "", 200
    try:
        looking = access.house.reviews.of(live)
    except Refusal as refusal:
        status = STATUS[type(refusal)]
        error = scenes.phrases_of(live, access.say).refusal(refusal)
    rows = [] if looking.review is None else course(looking.review)
    some = sorted({i * (len(rows) - 1) // ROWS for i in range(ROWS + 1)}) if rows else []
    return page(
        request,
        "review",
        access.say,
        status,
        box=live.box,
        secret=access.link.secret,
        looking=looking,
        error=error,
        seats=told(access, looking),
        signed=signed,
        colours=[sitter.colour + 1 for sitter in live.sitters],
        mine=access.link.seats,
        course=rows,
        rows=[(at, rows[at]) for at in some],
    )
