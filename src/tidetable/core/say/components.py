"""The components nobody can look up in a rulebook, as tables that a player can read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from typing import Final

from tidetable.core.box import Box
from tidetable.core.codec import SEATS, Domain
from tidetable.core.say.phrases import Phrases, slug
from tidetable.core.say.rules_page import Component, components_of
from tidetable.core.say.words import Words

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


def component_sheets(box: Box, say: Words, with_printed: bool = False) -> list[Sheet]:
    """Return the components that are not printed, or all of them, kind by kind."""
    if box.data is None:
        return []
    kinds: dict[tuple[str, str], list[Component]] = {}
    for component in components_of(box.data, say):
        if with_printed or component.src != "print":
            kinds.setdefault((component.kind, component.src), []).append(component)
    things = Things(box, say)
    return [sheet(some, things, box.unshown) for some in kinds.values()]


def sheet(some: list[Component], things: Things, unshown: frozenset[str]) -> Sheet:
    """Lay out records of a kind, field by field."""
    one = some[0]
    fields = dict.fromkeys(field for component in some for field in component.facts)
    shown = [field for field in fields if field not in unshown]
    return Sheet(
        things.say_or_show("parts", one.kind),
        one.src,
        one.src_words,
        [things.say_or_show("part", field) for field in shown],
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
        if domain is SEATS or SEATS in domain.parts:
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
        if found is not None or not value or is_number(value):
            return found or value
        for known in (self.by_domain.get(kind, {}), self.all):
            if value in known:
                return known[value]
        ways = [
            " / ".join(self.part(field, way) for way in part.split("/"))
            for part in value.split("+")
        ]
        return reduce(lambda one, two: self.say("components-and", first=one, second=two), ways)

    def part(self, field: str, value: str) -> str:
        """Say one of several things: `rum-2` is two of it."""
        name, _, n = value.rpartition("-")
        for known in (self.by_domain.get(field, {}), self.all):
            if value in known:
                return known[value]
        if is_number(value):
            return value
        if name and n.isdigit():
            return f"{n} × {self.part(field, name)}"
        return self.say_or_show("thing", value)

    def say_or_show(self, what: str, token: str) -> str:
        """Say what a game has words for. An owner's file may call for more: it shows its own."""
        key = f"{what}-{slug(token)}"
        return self.say(key) if self.say.knows(key) else token


def is_number(value: str) -> bool:
    return value.lstrip("-").isdigit()
