"""The components nobody can look up in a rulebook, as tables that a player can read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tidetable.core.box import Box
from tidetable.core.codec import SEATS, Domain
from tidetable.core.phrases import Phrases, slug
from tidetable.core.rules_page import Component, unprinted
from tidetable.core.words import Words

TRUTH: Final = {"True": "yes", "False": "no"}
# Fields that tell records of a kind apart: their values are named like the things of that kind.
NAMES: Final = ("name", "number")


@dataclass(frozen=True)
class Sheet:
    """Components of one kind and one source."""

    title: str
    src: str
    src_words: str
    columns: list[str]
    rows: list[list[str]]


def component_sheets(box: Box, say: Words) -> list[Sheet]:
    """Return the components that are not printed, kind by kind."""
    kinds: dict[tuple[str, str], list[Component]] = {}
    for component in unprinted(box, say).components:
        kinds.setdefault((component.kind, component.src), []).append(component)
    things = Things(box, say)
    return [sheet(some, things, say) for some in kinds.values()]


def sheet(some: list[Component], things: Things, say: Words) -> Sheet:
    """Lay out records of a kind. A field that has no words is for the machine and not shown."""
    one = some[0]
    fields = [*dict.fromkeys(field for component in some for field in component.facts)]
    worded = [field for field in fields if say.has(f"part-{field}")]
    shown = worded or fields
    return Sheet(
        say(f"parts-{one.kind}") if say.has(f"parts-{one.kind}") else one.kind,
        one.src,
        one.src_words,
        [say(f"part-{field}") for field in worded] or fields,
        [
            [things.named(component.kind, field, component.facts.get(field, "")) for field in shown]
            for component in some
        ],
    )


class Things:
    """What the things of a game are called, by the tokens that data files name them with."""

    def __init__(self, box: Box, say: Words) -> None:
        self.say = say
        self.by_domain: dict[str, dict[str, str]] = {}
        self.all: dict[str, str] = {}
        phrases = Phrases(box.game, say, [])
        for verb in box.game.codec.verbs:
            for domain in verb.params.values():
                for one in (domain, *domain.parts):
                    self._learn(one, phrases)

    def _learn(self, domain: Domain, phrases: Phrases) -> None:
        if domain.is_sign or domain is SEATS or SEATS in domain.parts:
            return
        if domain.name not in self.by_domain:
            names = {token: phrases.thing(domain, token) for token in domain.tokens}
            self.by_domain[domain.name] = names
            self.all = {t: n for t, n in names.items() if not is_number(t)} | self.all

    def named(self, kind: str, field: str, value: str) -> str:
        """Say a value: as a whole if it is a thing, else part by part."""
        if value in TRUTH:
            return self.say(f"choice-{TRUTH[value]}")
        found = self.by_domain.get(kind if field in NAMES else field, {}).get(value)
        if found is not None or is_number(value):
            return found or value
        for known in (self.by_domain.get(kind, {}), self.all):
            if value in known:
                return known[value]
        ways = [
            " / ".join(self.part(field, way) for way in part.split("/"))
            for part in value.split("+")
        ]
        return self.say("parts-comma").join(ways)

    def part(self, field: str, value: str) -> str:
        """Say one of several things: `rum-2` is two of it."""
        name, _, n = value.rpartition("-")
        for known in (self.by_domain.get(field, {}), self.all):
            if value in known:
                return known[value]
        if name and n.isdigit():
            return f"{n} × {self.part(field, name)}"
        known_here = self.say.has(f"thing-{slug(value)}")
        return self.say(f"thing-{slug(value)}") if known_here else value


def is_number(value: str) -> bool:
    return value.lstrip("-").isdigit()
