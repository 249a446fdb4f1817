"""Requests that schemathesis makes out of the API's own document.

Imported by the tests that ask, and not where they are collected: to load schemathesis and to write
the document would take a third of the collecting, in every process that shares the tests.
"""

from __future__ import annotations

import os
from datetime import timedelta
from itertools import takewhile
from typing import Any

import httpx
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
from tests.server.store.test_kept import LINKS
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


def ask_rightly(base: str) -> None:
    """Ask for all that is documented, as it is documented."""
    for path, method in ASKED:
        ask(base, path, method, GenerationMode.POSITIVE)


def ask_wrongly(base: str) -> None:
    """Ask for whatever can be asked for in a way that is not documented."""
    for path, method in CHANGEABLE:
        ask(base, path, method, GenerationMode.NEGATIVE)


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

    try:
        each()
    except BaseException as problem:
        problem.add_note(f"{method} {path}")
        raise


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
