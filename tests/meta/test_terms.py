"""One word for one thing: docs/develop/terms.md is kept, in all languages written by hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tidetable.core.say.vocabulary import PACKAGE
from tidetable.core.say.words import LANGUAGES, words

PAGE = Path(__file__).parents[2] / "docs" / "develop" / "terms.md"
INFINITIVE = re.compile(r"\b[a-zäöüß]+(?:en|ern|eln)(?= *(?:[:–]|$))")
FORMAL = {"de": r"\bIhnen\b|\b[a-z]+en Sie\b", "fr": r"\b(?:[Vv]ous|[Vv]otre|[Vv]os)\b"}

CALLED = {words(language)("language"): language for language in LANGUAGES}

Term = tuple[str, str, list[str]]  # language, the term, what is not said instead of it


def chapters() -> dict[str, list[Term]]:
    """Return the terms by the game they belong to; those of all by an empty name."""
    found: dict[str, list[Term]] = {}
    _, *parts = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for part in parts:
        heading, _, text = part.partition("\n")
        game = re.search(r"`(\w+)`", heading)
        rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| ")]
        for _, *cells in rows[1:]:
            for named, cell in zip(rows[0][1:], cells, strict=True):
                language = CALLED[named.strip()]
                term = re.sub(r"~~.*?~~", "", cell).strip()
                terms = found.setdefault(game[1] if game else "", [])
                terms.append((language, term, re.findall(r"~~(.*?)~~", cell)))
    return found


TERMS = chapters()


def texts(language: str, game: str) -> dict[str, str]:
    """Return what is said in a language, file by file: by one game, or by everybody."""
    folders = f"games/{game}/lang" if game else "**/lang"
    files = sorted(PACKAGE.glob(f"{folders}/{language}/*.ftl"))
    return {
        str(file.relative_to(PACKAGE)): re.sub(
            r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE
        )
        for file in files
    }


def says(text: str, word: str) -> bool:
    """Tell whether a text has a word: where words have ends, the whole word."""
    edges = (r"(?<!\w)", r"(?!\w)") if word.isascii() or word[0] < "\u2e80" else ("", "")
    return re.search(edges[0] + re.escape(word) + edges[1], text) is not None


@pytest.mark.parametrize("game", TERMS)
def test_a_thing_has_one_word(game: str) -> None:
    struck = [
        f"{file}: {other} (say: {term})"
        for language, term, others in TERMS[game]
        for other in others
        for file, text in texts(language, game).items()
        if says(text, other)
    ]
    assert struck == []


@pytest.mark.parametrize("game", TERMS)
def test_a_term_that_is_listed_is_said(game: str) -> None:
    unsaid = [
        f"{language}: {term}"
        for language, term, _ in TERMS[game]
        if not any(term.lower() in text.lower() for text in texts(language, game).values())
    ]
    assert unsaid == []


@pytest.mark.parametrize("language", FORMAL)
def test_people_are_spoken_to_as_friends(language: str) -> None:
    formal = [
        f"{file}: {found[0]}"
        for file, text in texts(language, "").items()
        for found in re.finditer(FORMAL[language], text)
    ]
    assert formal == []


def test_buttons_of_moves_are_spoken_to_whoever_plays() -> None:
    """In German, where the imperative and the infinitive of a button would be two ways to speak."""
    infinitives = [
        f"{file}: {label}"
        for file, text in texts("de", "").items()
        for label in re.findall(r"^verb-[\w-]+ = (.+)$", text, re.MULTILINE)
        if INFINITIVE.search(label) and not label.startswith("Lass ")  # lets somebody do it
    ]
    assert infinitives == []
