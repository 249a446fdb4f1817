"""Every rule is cited by code and by a test, and nothing is cited that is no rule."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.meta.generated import HOW, ROOT, UNPRINTED, unprinted_page
from tests.spread import tongues
from tidetable.core.rulebook import RULE_ID, SOURCES, read_toml
from tidetable.core.say.rules_page import rules_page
from tidetable.games import box, names

MARK = "pytest.mark.rule"


def ids_in_code(name: str) -> set[str]:
    files = box(name).folder.rglob("*.py")
    return {id_ for file in files for id_ in RULE_ID.findall(file.read_text(encoding="utf-8"))}


@cache
def ids_in_tests() -> set[str]:
    """Find the ids in `@pytest.mark.rule("CHE-T1", ...)`, wherever it stands."""
    files = (ROOT / "tests").rglob("*.py")
    return {id_ for file in files for id_ in marked(file, file.read_text(encoding="utf-8"))}


def marked(file: Path, text: str) -> Iterator[str]:
    if MARK not in text:
        return  # to understand a file takes a hundred times as long
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule") as called, args=ids) if (
                ast.unparse(called) == MARK
            ):
                for argument in ids:
                    assert isinstance(argument, ast.Constant), f"{file}: write the id out"
                    yield str(argument.value)


def all_rules() -> set[str]:
    return {id_ for name in names() for id_ in box(name).rulebook.rules}


@pytest.mark.parametrize("name", names())
def test_every_rule_is_cited_by_code(name: str) -> None:
    assert {*box(name).rulebook.rules} - ids_in_code(name) == set()


@pytest.mark.parametrize("name", names())
def test_code_cites_no_rule_that_does_not_exist(name: str) -> None:
    assert ids_in_code(name) - {*box(name).rulebook.rules} == set()


@pytest.mark.parametrize("name", names())
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    assert {*box(name).rulebook.rules} - ids_in_tests() == set()


def test_tests_cite_no_rule_that_does_not_exist() -> None:
    assert ids_in_tests() - all_rules() == set()


@pytest.mark.parametrize("name", names())
def test_every_id_looks_like_one_and_stands_once(name: str) -> None:
    chapters = read_toml(box(name).folder / "rules.toml")["chapter"]
    ids = [rule["id"] for chapter in chapters for rule in chapter["rule"]]
    assert len(ids) == len({*ids})
    assert all(RULE_ID.fullmatch(id_) for id_ in ids)


@pytest.mark.parametrize("name", names())
def test_verbs_and_options_belong_to_a_rule(name: str) -> None:
    game = box(name).game
    cited = {verb.rule for verb in game.codec.verbs} | {option.rule for option in game.options}
    assert cited <= {*box(name).rulebook.rules}


@pytest.mark.parametrize("language", tongues())
@pytest.mark.parametrize("name", names())
def test_every_rule_is_on_the_rules_page(name: str, language: str) -> None:
    page = rules_page(box(name), box(name).words(language))
    statements = {s.id: s for chapter in page for s in chapter.statements}
    assert {*statements} == {*box(name).rulebook.rules}
    for rule in box(name).rulebook.rules.values():
        statement = statements[rule.id]
        said = [statement.sentence, statement.src_words, statement.reason or ""]
        assert "⟦" not in "".join([*said, *(chapter.title for chapter in page)])
        assert statement.sentence
        assert (statement.reason is not None) == rule.has_reason


@pytest.mark.parametrize("language", tongues())
@pytest.mark.parametrize("name", names())
def test_no_sentence_sends_the_reader_to_an_id(name: str, language: str) -> None:
    for chapter in rules_page(box(name), box(name).words(language)):
        for statement in chapter.statements:
            assert not RULE_ID.search(statement.sentence + (statement.reason or ""))


@pytest.mark.parametrize("name", names())
def test_everything_says_where_it_comes_from(name: str) -> None:
    assert {rule.src for rule in box(name).rulebook.rules.values()} <= {*SOURCES}
    data = box(name).data
    assert data is not None
    assert {record["src"] for rows in data.tables.values() for record in rows} <= {*SOURCES}


def test_the_page_of_what_is_not_printed_is_up_to_date() -> None:
    assert UNPRINTED.read_text(encoding="utf-8") == unprinted_page(), HOW
