"""Fluent's entries, and which others each of them quotes."""

from __future__ import annotations

from fluent.runtime import FluentResource
from fluent.syntax.ast import BaseNode, MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor


def parse(written: str) -> Resource:
    """Return an entry as Fluent says it."""
    return FluentResource(written)


def quoted(parsed: Resource) -> list[str]:
    """Return the names of the entries that an entry quotes."""
    return Quotes(parsed).names


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
