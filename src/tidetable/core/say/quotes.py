"""Fluent's entries, and which others each of them quotes."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax.ast import BaseNode, MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor


class Sayable(NamedTuple):
    """An entry as Fluent says it, and the names of the entries that it quotes."""

    parsed: Resource
    quoted: list[str]


@cache
def parse(written: str) -> Sayable:
    """Return an entry. Core's are spoken with the words of every game, and are parsed once for all:
    nobody changes what is parsed.
    """
    parsed = FluentResource(written)
    return Sayable(parsed, Quotes(parsed).names if "{" in written else [])


class Quotes(Visitor):
    """Finds the entries that an entry quotes."""

    def __init__(self, parsed: Resource) -> None:
        self.names: list[str] = []
        self.visit(parsed)

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, MessageReference | TermReference):
            term = "-" if isinstance(node, TermReference) else ""
            self.names.append(term + node.id.name)
        super().generic_visit(node)
