"""The rules as numbered statements, and where each of them and each component comes from."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

# How sure we are: printed in the rulebook; found in a public source; follows from what is printed;
# our reconstruction; our ruling where the rulebook is silent.
SOURCES: Final = ("print", "found", "inferred", "recon", "ruling")
RULE_ID: Final = re.compile(r"\b[A-Z]{3}-[A-Z]+-?\d+[a-z]?\b")


@dataclass(frozen=True)
class Rule:
    """One statement. Its sentence is in the language files, under `rule-<id>`."""

    id: str
    chapter: str
    src: str
    has_reason: bool  # a ruling says why, under `rule-<id>.reason`


@dataclass(frozen=True)
class Rulebook:
    """All statements of a game, in the order of the rules page."""

    rules: dict[str, Rule]
    chapters: list[str]

    @staticmethod
    def read(folder: Path) -> Rulebook:
        chapters = read_toml(folder / "rules.toml")["chapter"]
        rules = [
            Rule(rule["id"], chapter["name"], rule["src"], rule.get("reason", False))
            for chapter in chapters
            for rule in chapter["rule"]
        ]
        return Rulebook(
            {rule.id: rule for rule in rules}, [chapter["name"] for chapter in chapters]
        )

    def in_chapter(self, name: str) -> list[Rule]:
        return [rule for rule in self.rules.values() if rule.chapter == name]


def read_toml(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)
