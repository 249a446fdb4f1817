"""Whatever the API's own document allows is answered as it says, and the rest is refused.

schemathesis makes requests out of the document, right ones and wrong ones, the same in every run;
`make soak` asks many more. They come to tables that are running and over.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from itertools import takewhile
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings, strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.openapi import from_dict
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.patience import PATIENCE
from tests.server.house import serving
from tests.server.store.test_kept import KEPT, LINKS
from tidetable.games import names
from tidetable.server.web.app import create_app
from tidetable.server.web.documentation import operations

PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
ROUNDS = int(os.environ.get("TIDETABLE_SOAK", "0"))
CASES = 2 + 10 * ROUNDS  # of each kind, for each operation
TOO_LONG = 413  # a refusal that schemathesis does not expect
GAMES = names() if ROUNDS else ["chests", "sirens"]  # which are quick
SECRETS = [
    link["path"].rpartition("/")[2] for name, link in LINKS.items() if name.split()[0] in GAMES
]

DOCUMENT: dict[str, Any] = create_app("sqlite://").openapi()
SCHEMA = from_dict(DOCUMENT)
ASKED = [(path, method) for path, method, _ in operations(DOCUMENT)]
STREAMS = {
    path
    for path, _, operation in operations(DOCUMENT)
    if "text/event-stream" in str(operation["responses"])
}
CHANGEABLE = [  # where something can be wrong besides the link
    (path, method)
    for path, method in ASKED
    if "requestBody" in DOCUMENT["paths"][path][method]
    or any(one["name"] != "secret" for one in DOCUMENT["paths"][path][method].get("parameters", []))
]


@pytest.fixture(scope="module")
def kept_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house with a table of each game that is over, and one that is not."""
    folder = tmp_path_factory.mktemp("schema")
    with closing(sqlite3.connect(folder / "tidetable.sqlite3")) as database:
        database.executescript((KEPT / "tables.sql").read_text(encoding="utf-8"))
    with serving(folder) as base:
        yield base


def ask(base: str, path: str, method: str, mode: GenerationMode) -> None:
    """Ask for one thing in many ways, and compare each answer with the document."""

    @given(SCHEMA[path][method].as_strategy(generation_mode=mode), st.sampled_from(SECRETS))
    @settings(
        max_examples=CASES,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=[*HealthCheck],
    )
    def each(case: Case[Any], secret: str) -> None:
        if "secret" in case.path_parameters:
            case.path_parameters["secret"] = secret
        answer = call_for_an_event(case, base) if path in STREAMS else case.call(base)
        if answer.status_code != TOO_LONG:
            case.validate_response(answer, checks=PROMISES)

    each()


def call_for_an_event(case: Case[Any], base: str) -> httpx.Response:
    """Ask for a stream, which has no end, and return its first event; or why there is none."""
    sent = case.as_transport_kwargs(base)
    wish = {name: sent[name] for name in ("method", "url", "params", "headers")}
    with httpx.stream(**wish, timeout=PATIENCE) as answer:
        if answer.status_code != 200:
            answer.read()
            return answer
        event = "\n".join(takewhile(bool, answer.iter_lines()))
        assert event  # or a comment, to whoever has heard all
        heading = {"content-type": answer.headers["content-type"]}
        first = httpx.Response(200, headers=heading, text=event, request=answer.request)
        first.elapsed = timedelta()  # nobody measured it
        return first


@pytest.mark.parametrize(("path", "method"), ASKED)
def test_what_is_documented_is_answered_so(kept_house: str, path: str, method: str) -> None:
    ask(kept_house, path, method, GenerationMode.POSITIVE)


@pytest.mark.parametrize(("path", "method"), CHANGEABLE)
def test_what_is_not_documented_is_refused(kept_house: str, path: str, method: str) -> None:
    ask(kept_house, path, method, GenerationMode.NEGATIVE)
