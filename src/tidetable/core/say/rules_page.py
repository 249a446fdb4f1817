"""The rules page as data, for terminal and web alike; and the page of all that is not printed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tidetable.core.box import Box
    from tidetable.core.datafile import DataFile
    from tidetable.core.rulebook import Rule
    from tidetable.core.say.words import Words


@dataclass(frozen=True)
class Statement:
    """One rule as a reader sees it, with where it comes from."""

    id: str
    sentence: str
    reason: str | None
    src: str
    src_words: str


@dataclass(frozen=True)
class Chapter:
    """A heading of the rules page, and what stands below it."""

    name: str
    title: str
    statements: list[Statement]


@dataclass(frozen=True)
class Component:
    """A record of a data file: `cards.toml`, `card`, `keys = 1, treasure = coin`."""

    file: str
    kind: str
    facts: dict[str, str]
    src: str
    src_words: str


@dataclass(frozen=True)
class Unprinted:
    """What a game adds to its rulebook: statements and components that are not printed there."""

    title: str
    statements: list[Statement]
    components: list[Component]


def rules_page(box: Box, say: Words) -> list[Chapter]:
    """Return every statement of a game in the order of its rulebook."""
    rulebook = box.rulebook
    return [
        Chapter(
            name,
            say(f"chapter-{name}"),
            [_statement(rule, say) for rule in rulebook.in_chapter(name)],
        )
        for name in rulebook.chapters
    ]


def _statement(rule: Rule, say: Words) -> Statement:
    return Statement(
        rule.id,
        say(f"rule-{rule.id}"),
        say(f"rule-{rule.id}.reason") if rule.has_reason else None,
        rule.src,
        say(f"src-{rule.src}"),
    )


def unprinted(box: Box, say: Words) -> Unprinted:
    """Return what nobody can look up in the rulebook of a game."""
    statements = [s for chapter in rules_page(box, say) for s in chapter.statements]
    components = [] if box.data is None else components_of(box.data, say)
    return Unprinted(
        say("game-title"),
        [statement for statement in statements if statement.src != "print"],
        [component for component in components if component.src != "print"],
    )


def components_of(data: DataFile, say: Words) -> list[Component]:
    """Return every record that a game is played on, in the order of its file."""
    return [
        Component(
            data.name,
            kind,
            {name: _printed(value) for name, value in record.items() if name != "src"},
            record["src"],
            say(f"src-{record['src']}"),
        )
        for kind, rows in data.tables.items()
        for record in rows
    ]


def _printed(value: object) -> str:
    """Print what a record says; the things of a list with a plus between them."""
    return "+".join(str(one) or "–" for one in value) if isinstance(value, list) else str(value)


def unprinted_markdown(boxes: Iterable[Box], language: str) -> str:
    """Write the page of everything that is not printed, for all these games."""
    lines: list[str] = []
    for box in boxes:
        say = box.words(language)
        if not lines:
            lines += [f"# {say('unprinted-title')}", "", say("unprinted-introduction"), ""]
        lines += _game_markdown(unprinted(box, say), say)
    return "\n".join(lines)


def _game_markdown(page: Unprinted, say: Words) -> list[str]:
    lines = [f"## {page.title}", "", f"### {say('unprinted-rules')}", ""]
    for statement in page.statements:
        lines.append(f"- **{statement.id}** ({statement.src_words}): {statement.sentence}")
        if statement.reason is not None:
            lines.append(f"  *{say('rules-reason', reason=statement.reason)}*")
    lines += ["", f"### {say('unprinted-components')}", ""]
    for (file, kind, src_words), found in groupby(
        page.components, key=lambda one: (one.file, one.kind, one.src_words)
    ):
        things = ", ".join(f"`{' '.join(one.facts.values())}`" for one in found)
        lines.append(f"- `{file}` {kind} ({src_words}): {things}")
    return [*lines, ""]
