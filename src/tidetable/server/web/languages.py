"""Which language a visitor reads: asked for, remembered, or what the browser prefers."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request

from tidetable.core.say.words import LANGUAGES, pick_language

COOKIE: Final = "language"
WORDS: Final = Path(__file__).parents[1] / "lang"


def language_of(request: Request) -> str:
    wanted = request.query_params.get("lang") or request.cookies.get(COOKIE)
    if wanted in LANGUAGES:
        return wanted
    accepted = request.headers.get("accept-language", "")
    return pick_language(part.split(";")[0] for part in accepted.split(","))
