"""The documentation of the JSON API: an OpenAPI document that is true, and a page that shows it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.openapi.utils import get_openapi
from fastapi.responses import HTMLResponse
from fastapi.routing import APIRoute

from tidetable.core.say.words import words
from tidetable.server.web.answers import WHY, Meanings, NewsOut, Questions, Refused
from tidetable.server.web.languages import WORDS, language_of
from tidetable.server.web.pages import page
from tidetable.server.web.wire import EventStream

router = APIRouter(include_in_schema=False)

Json = dict[str, Any]
REF: Final = "#/components/schemas/"


def name_of(route: APIRoute) -> str:
    """Name an operation as the code does: `play`."""
    return route.name


# --- The document -------------------------------------------------------------------------------


class Documented(FastAPI):
    """An application that describes itself as it is."""

    def openapi(self) -> Json:
        if self.openapi_schema is None:
            drawn = get_openapi(title=self.title, version=self.version, routes=self.routes)
            self.openapi_schema = corrected(drawn)
        return self.openapi_schema


def corrected(document: Json) -> Json:
    """Say of every operation how it refuses: always in one shape, and never by 422 for a form."""
    schemas = document["components"]["schemas"]
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    for shape in (Refused, NewsOut):
        schemas[shape.__name__] = shape.model_json_schema(ref_template=REF + "{model}")
    schemas.update(schemas["NewsOut"].pop("$defs"))
    for shown in (Questions, Meanings):  # with every null, which was left out
        schemas[shown.__name__]["examples"] = shown.model_json_schema()["examples"]
    for path, _, operation in operations(document):
        answers = operation["responses"]
        if "HTTPValidationError" in json.dumps(answers.get("422", {})):
            del answers["422"]
        for code in [code for code in answers if not code.startswith("2")]:
            answers[code] = refused(int(code))  # whatever kind of text the answer would be
        given = [one for one in operation.get("parameters", []) if one["name"] != "secret"]
        codes = [400] * bool(given or "requestBody" in operation)
        codes += [429]
        codes += [404, 503] * ("{" in path) + [410] * ("{secret}" in path)
        codes += [413, 503] * ("requestBody" in operation)
        for code in codes:
            answers.setdefault(str(code), refused(code))
        operation["responses"] = dict(sorted(answers.items()))
    told = {"type": "string", "contentMediaType": "application/json"}
    news = {**told, "contentSchema": {"$ref": f"{REF}NewsOut"}}
    for name, data in (("news", news), ("events", told)):
        stream = document["paths"][f"/table/{{secret}}/{name}"]["get"]["responses"]["200"]
        fields = {"data": data, "event": {"type": "string"}, "id": {"type": "string"}}
        item = {"type": "object", "properties": fields, "required": ["data", "event"]}
        stream["content"] = {EventStream.media_type: {"itemSchema": item}}
    return document


def operations(document: Json) -> Iterator[tuple[str, str, Json]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def refused(code: int) -> Json:
    schema = {"$ref": f"{REF}Refused"}
    return {"description": WHY[code], "content": {"application/json": {"schema": schema}}}


# --- The page -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class ShapeField:
    """A part of what is sent or answered."""

    name: str
    type: str
    required: bool
    about: str


@dataclass(frozen=True)
class Shape:
    """What is sent or answered, field by field, and an example."""

    about: str
    fields: list[ShapeField]
    example: str


@dataclass(frozen=True)
class Operation:
    """Something that can be asked of the server."""

    name: str
    method: str
    path: str
    about: str
    given: list[ShapeField]  # in the query or a header
    body: Shape | None
    answers: list[Shape]
    refusals: list[int]


@router.get("/api")
async def api(request: Request) -> HTMLResponse:
    """Show the document to people."""
    document = request.app.openapi()
    groups: dict[str, list[Operation]] = {}
    for path, method, operation in operations(document):
        groups.setdefault(operation["tags"][0], []).append(read(document, path, method, operation))
    say = words(language_of(request), WORDS)
    here = str(request.base_url).rstrip("/")
    example = resolved(document, {"$ref": f"{REF}Refused"})["examples"][0]
    refusal = json.dumps(example, indent=2)
    return page(request, "api", say, groups=groups, here=here, refused=refusal, statuses=[*WHY])


def read(document: Json, path: str, method: str, operation: Json) -> Operation:
    given = [
        ShapeField(one["name"], type_of(one["schema"]), one.get("required", False), "")
        for one in operation.get("parameters", [])
        if one["in"] != "path"
    ]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json")
    answers = operation["responses"]
    return Operation(
        operation["operationId"],
        method.upper(),
        path,
        operation["description"],
        given,
        shapes(document, body["schema"])[0] if body else None,
        [
            shape
            for code, answer in answers.items()
            if code.startswith("2")
            for content in answer.get("content", {}).values()
            for shape in shapes(document, content.get("schema") or content.get("itemSchema", {}))
        ],
        [int(code) for code in answers if not code.startswith("2")],
    )


def shapes(document: Json, schema: Json) -> list[Shape]:
    """Return what a schema allows: one shape, or several of which any may come."""
    if "anyOf" in schema:
        return [shape for one in schema["anyOf"] for shape in shapes(document, one)]
    if schema.get("type") == "array":
        return shapes(document, schema["items"])
    data = schema.get("properties", {}).get("data", {})
    schema = resolved(document, data.get("contentSchema", schema))
    fields = [
        ShapeField(
            name, type_of(one), name in schema.get("required", []), one.get("description", "")
        )
        for name, one in schema.get("properties", {}).items()
    ]
    example = schema.get("examples", [""])[0]
    said = json.dumps(example, indent=2, ensure_ascii=False) if example else ""
    return [Shape(schema.get("description", ""), fields, said)] if fields else []


def resolved(document: Json, schema: Json) -> Json:
    if "$ref" not in schema:
        return schema
    found: Json = document["components"]["schemas"][schema["$ref"].removeprefix(REF)]
    return found


def type_of(schema: Json) -> str:
    """Write a type as one would say it: `integer | null`, `Legal[]`."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "anyOf" in schema:
        return " | ".join(type_of(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        return f"{type_of(schema.get('items', {}))}[]"
    return str(schema.get("type", "any"))
