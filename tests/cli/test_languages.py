"""Every command in each language: nothing without words, and no English where it is not wanted."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast as fluent

from tests.cli.shell import Script, people, robots, tidetable
from tests.spread import some
from tidetable.cli import WORDS
from tidetable.cli.terminal import choose_language
from tidetable.core.say.words import CORE_WORDS, LANGUAGES, words

SCRIPT = Script([*people(""), *robots("greedy")], {"old-sea-dogs": "yes"}, "7")
COMMANDS = ("play", "serve", "replay", "rules", "games", "check")


def english_sentences(language: str) -> list[str]:
    """Return what the terminal says in English and this language says otherwise."""
    theirs = words(language, WORDS)
    ours = words("en", WORDS)
    files = [
        folder / "en" / name for folder, name in ((WORDS, "cli.ftl"), (CORE_WORDS, "core.ftl"))
    ]
    keys = [
        entry.id.name
        for file in files
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, fluent.Message)
    ]
    said = {key: ours(key) for key in keys}
    return [
        text
        for key, text in said.items()
        if " " in text and "{" not in text and text not in theirs(key)
    ]


@pytest.fixture
def ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "end.tide").write_text(SCRIPT.record, encoding="utf-8")
    return "end.tide"


@pytest.mark.parametrize("language", some(LANGUAGES, "de", "fr", "zh-Hant"))
def test_every_command_speaks_the_language(language: str, ended: str) -> None:
    game = ["play", "chests", "--seed", "7", "--option", "old-sea-dogs=yes", "--lang", language]
    typed = ["?", "rules", "language", "undo", "nonsense", "99", *SCRIPT.lines, "save x.tide"]
    said = [
        tidetable("--lang", language).output,
        tidetable("--version", "--lang", language).output,
        *(tidetable(command, "--help", "--lang", language).output for command in COMMANDS),
        tidetable("games", "--lang", language).output,
        tidetable("rules", "chests", "--lang", language).output,
        tidetable("rules", "chests", "--unprinted", f"--lang={language}").output,
        tidetable(*game, typed=typed).output,
        tidetable(*game, typed=["1", "quit", ""]).output,
        tidetable(*game, typed=["1"]).output,
        tidetable("replay", ended, "--step", "--verify", "--lang", language).output,
        tidetable("replay", ended, "--svg", "board.svg", "--lang", language).output,
    ]
    if language != "en":
        for sentence in english_sentences(language):
            assert not any(sentence in page for page in said), sentence


@pytest.mark.parametrize("language", ["de", "fr", "zh-Hant"])
def test_complaints_speak_the_language(language: str, tmp_path: Path) -> None:
    folder = str(tmp_path)
    for arguments in (
        ["sing"],
        ["play"],
        ["play", "ludo"],
        ["play", "chests", "--nonsense"],
        ["play", "chests", "--players"],
        ["play", "chests", "--players", "x"],
        ["play", "chests", "--players", "9"],
        ["play", "chests", "--bots", "x"],
        ["play", "chests", "--option", "x"],
        ["play", "chests", "--seed", "x"],
        ["play", "chests", "--names", ",,"],
        ["play", "chests", "--resume", "nowhere"],
        ["play", "chests", "--resume", folder],
        ["play", "chests", "more"],
        ["replay", __file__],
    ):
        result = tidetable(*arguments, "--lang", language)
        assert result.exit_code in (1, 2)
        assert result.stderr != tidetable(*arguments).stderr
        for english in ("Error", "Usage", "Missing", "Invalid", "No such", "Try "):
            assert english not in result.stderr


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_AT.UTF-8"}, "de"),
        ([], {"LANG": "de_AT.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ([], {"LANG": "de_AT.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LC_ALL": "fr_CA.UTF-8", "TIDETABLE_LANG": "zh_TW"}, "zh-Hant"),
        (["games", "--lang", "de"], {"TIDETABLE_LANG": "fr"}, "de"),
        (["--lang=fr", "games"], {}, "fr"),
        (["games", "--lang"], {"LANG": "de"}, "de"),
        ([], {"LANG": "tlh"}, "en"),
    ],
)
def test_who_decides_about_the_language(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert choose_language(arguments, environment) == language
